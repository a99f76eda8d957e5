import type { Chapter } from '@dreadhouse/engine';

export const attacks: Chapter = {
  title: { en: 'Attacks and weapons', pl: 'Ataki i broń' },
  rules: {
    'BH-ATK-01': { en: 'Attacks are possible only in a haunt.', pl: 'Atakować można tylko w nawiedzeniu.' },
    'BH-ATK-02': {
      en: 'You may attack a monster or explorer on your tile who is not of your side.',
      pl: 'Możesz zaatakować Potwora albo poszukiwacza na swojej płytce, jeśli nie jest po twojej stronie.',
    },
    'BH-ATK-03': { en: 'One attack per turn.', pl: 'Jeden atak na turę.' },
    'BH-ATK-04': { en: 'Both roll Might.', pl: 'Obie strony rzucają Siłą.' },
    'BH-ATK-05': {
      en: 'The loser takes the difference as Physical damage.',
      pl: 'Przegrany otrzymuje różnicę jako Obrażenia Fizyczne.',
    },
    'BH-ATK-06': { en: 'Where both are equal, nobody is hurt.', pl: 'Przy równych wynikach nikt nie ucierpi.' },
    'BH-ATK-07': {
      en: 'With another trait both roll that one.',
      pl: 'Przy innej cesze obie strony rzucają właśnie nią.',
    },
    'BH-ATK-08': {
      en: 'With Knowledge or Sanity the damage is Mental.',
      pl: 'Przy Wiedzy lub Poczytalności obrażenia są Psychiczne.',
    },
    'BH-ATK-09': { en: 'With Speed it is Physical.', pl: 'Przy Szybkości są Fizyczne.' },
    'BH-WPN-01': { en: 'Some cards are weapons and change an attack.', pl: 'Niektóre karty to broń i zmieniają atak.' },
    'BH-WPN-02': {
      en: 'One weapon in an attack, of the attacker’s choice.',
      pl: 'Jedna broń w ataku, wybrana przez atakującego.',
    },
    'BH-WPN-03': { en: 'You may attack without one.', pl: 'Można atakować bez niej.' },
    'BH-WPN-04': {
      en: 'A weapon used to attack is not traded this turn.',
      pl: 'Broni użytej do ataku nie wymienia się w tej turze.',
    },
    'BH-WPN-05': {
      en: 'A weapon received this turn is not used to attack.',
      pl: 'Broni otrzymanej w tej turze nie używa się do ataku.',
    },
    'BH-WPN-06': { en: 'Weapons never help in defence.', pl: 'Broń nigdy nie pomaga w obronie.' },
    'BH-WPN-07': { en: 'The Machete adds 1 to the attack.', pl: 'Maczeta dodaje 1 do ataku.' },
    'BH-LOS-01': {
      en: 'Tiles see each other where one can walk straight on from one to the other within the region.',
      pl: 'Płytki widzą się, gdy można przejść z jednej na drugą prosto, nie opuszczając obszaru.',
    },
    'BH-LOS-02': {
      en: 'Whoever is on such a tile is in sight.',
      pl: 'Kto jest na takiej płytce, jest w polu widzenia.',
    },
  },
};
