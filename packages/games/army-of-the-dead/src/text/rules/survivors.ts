import type { Chapter } from '@dreadhouse/engine';

/** What Survivors are good at, and how they become better. */
export const survivors: Chapter = {
  title: { en: 'Specialisations and Adrenaline', pl: 'Specjalizacje i Adrenalina' },
  rules: {
    'AD-SPEC-01': {
      en: 'Each Survivor is at least one of Tough, Pilot, Safecracker, Shadow, Mechanic.',
      pl: 'Każdy Ocalały ma co najmniej jedną specjalizację: Twardziel, Pilot, Kasiarz, Cień, Mechanik.',
    },
    'AD-SPEC-02': {
      en: 'Tough: 1 more Health.',
      pl: 'Twardziel: 1 dodatkowy punkt Zdrowia.',
    },
    'AD-SPEC-03': {
      en: 'Shadow: rolls no die when leaving a Zone with Sleepers.',
      pl: 'Cień: nie rzuca kością, opuszczając Strefę ze Śpiochami.',
    },
    'AD-SPEC-04': {
      en: 'Pilot, Safecracker and Mechanic matter where a Mission asks for them.',
      pl: 'Pilot, Kasiarz i Mechanik liczą się tam, gdzie wymaga tego Misja.',
    },
    'AD-SPEC-05': {
      en: 'Every Mission names at least one specialist whom the team needs.',
      pl: 'Każda Misja wskazuje co najmniej jednego potrzebnego specjalistę.',
    },
    'AD-SPEC-06': {
      en: 'In some Missions the Tough play a special part.',
      pl: 'W niektórych Misjach Twardziele pełnią szczególną rolę.',
    },
    'AD-AP-01': {
      en: 'Whoever eliminates a Zombie in Combat gains its Adrenaline at once.',
      pl: 'Kto wyeliminuje Zombie w Walce, od razu zyskuje jego Punkty Adrenaliny.',
    },
    'AD-AP-02': {
      en: 'Missions may give more Adrenaline for Objectives.',
      pl: 'Misje mogą dawać dodatkową Adrenalinę za Cele.',
    },
    'AD-AP-03': {
      en: 'Danger Levels: Blue 0 to 6, Yellow 7 to 18, Orange 19 to 42, Red 43.',
      pl: 'Poziomy Zagrożenia: Niebieski 0–6, Żółty 7–18, Pomarańczowy 19–42, Czerwony 43.',
    },
    'AD-AP-04': {
      en: 'Blue gives the starting skill, Yellow the Yellow skill: +1 Action.',
      pl: 'Niebieski daje Umiejętność początkową, Żółty – Żółtą: +1 Akcja.',
    },
    'AD-AP-05': {
      en: 'Orange: choose 1 of 2 skills.',
      pl: 'Pomarańczowy: wybierz 1 z 2 Umiejętności.',
    },
    'AD-AP-06': {
      en: 'Red: choose 1 of 3 skills.',
      pl: 'Czerwony: wybierz 1 z 3 Umiejętności.',
    },
    'AD-AP-07': {
      en: 'Skills add up; earlier ones are kept.',
      pl: 'Umiejętności się kumulują; wcześniejsze zostają.',
    },
    'AD-AP-08': {
      en: 'Zombie cards are read at the highest Danger Level of all Survivors.',
      pl: 'Karty Zombie czyta się według najwyższego Poziomu Zagrożenia wśród Ocalałych.',
    },
  },
};
