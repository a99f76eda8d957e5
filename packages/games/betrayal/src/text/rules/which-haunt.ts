import type { Chapter } from '@dreadhouse/engine';

export const whichHaunt: Chapter = {
  title: { en: 'Which haunt, and who is the traitor', pl: 'Które nawiedzenie i kto jest zdrajcą' },
  rules: {
    'BH-HAUNT-01': {
      en: 'The Omen that was drawn is looked up on the scenario.',
      pl: 'Dobranego Omenu szuka się na karcie scenariusza.',
    },
    'BH-HAUNT-02': {
      en: 'The scenario tells the haunt and who is the traitor.',
      pl: 'Scenariusz podaje nawiedzenie i to, kto jest zdrajcą.',
    },
    'BH-HAUNT-03': { en: 'That haunt is opened in both books.', pl: 'To nawiedzenie otwiera się w obu księgach.' },
    'BH-HAUNT-04': {
      en: 'Whoever is not the traitor is a hero; each side takes its book.',
      pl: 'Kto nie jest zdrajcą, jest bohaterem; każda strona bierze swoją księgę.',
    },
    'BH-HAUNT-05': { en: 'Some haunts have no traitor.', pl: 'Niektóre nawiedzenia nie mają zdrajcy.' },
    'BH-HAUNT-06': {
      en: 'Both sides see which scenario, Omen and traitor it belongs to.',
      pl: 'Obie strony widzą, jaki scenariusz, Omen i zdrajca do niego należą.',
    },
    'BH-HAUNT-07': {
      en: 'Nobody reads another haunt, nor the other side’s book.',
      pl: 'Nikt nie czyta innego nawiedzenia ani księgi drugiej strony.',
    },
    'BH-HAUNT-08': { en: 'The traitor is usually the revealer.', pl: 'Zdrajcą jest zwykle Odkrywca nawiedzenia.' },
    'BH-HAUNT-09': {
      en: 'A haunt may name whoever has most or least of a trait.',
      pl: 'Nawiedzenie może wskazać osobę z najwyższą albo najniższą cechą.',
    },
    'BH-HAUNT-10': {
      en: 'Heroes and traitor usually have versions and goals of their own.',
      pl: 'Bohaterowie i zdrajca mają zwykle własne wersje i cele.',
    },
    'BH-HAUNT-11': {
      en: 'Nothing but scenario and Omen decides which haunt it is.',
      pl: 'O nawiedzeniu decydują tylko scenariusz i Omen.',
    },
    'BH-TIE-01': {
      en: 'Of several who are equal, the one whose turn is nearest to the revealer’s is the traitor.',
      pl: 'Spośród równych zdrajcą jest ten, czyja tura jest najbliżej tury Odkrywcy.',
    },
    'BH-TIE-02': {
      en: 'Where the player to the left of the revealer is named, the revealer cannot be the traitor.',
      pl: 'Gdy wskazany jest gracz po lewej Odkrywcy, Odkrywca nie może być zdrajcą.',
    },
  },
};
