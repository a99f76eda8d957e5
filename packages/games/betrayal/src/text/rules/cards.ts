import type { Chapter } from '@dreadhouse/engine';

export const cards: Chapter = {
  title: { en: 'Drawing cards', pl: 'Dobieranie kart' },
  rules: {
    'BH-EVT-01': { en: 'An Event is read, carried out and buried.', pl: 'Wydarzenie się czyta, wykonuje i zakopuje.' },
    'BH-EVT-02': {
      en: 'Of its results only the one that was rolled is read.',
      pl: 'Z jego wyników czyta się tylko ten, który wypadł.',
    },
    'BH-ITEM-01': {
      en: 'A drawn Item lies open before you and is yours.',
      pl: 'Dobrany Przedmiot leży przed tobą odkryty i należy do ciebie.',
    },
    'BH-OMEN-01': {
      en: 'A drawn Omen lies open before you and is yours.',
      pl: 'Dobrany Omen leży przed tobą odkryty i należy do ciebie.',
    },
    'BH-OMEN-02': {
      en: 'Before the haunt whoever draws an Omen makes a haunt roll.',
      pl: 'Kto przed nawiedzeniem dobierze Omen, wykonuje rzut nawiedzenia.',
    },
    'BH-OMEN-03': { en: 'The new Omen counts for the dice.', pl: 'Nowy Omen liczy się do kości.' },
    'BH-OMEN-04': {
      en: 'Whoever rolls 5 or more is the haunt revealer.',
      pl: 'Kto rzuci 5 lub więcej, zostaje Odkrywcą nawiedzenia.',
    },
    'BH-OMEN-05': {
      en: 'There are more tiles with the Omen symbol than Omens.',
      pl: 'Płytek z symbolem Omenu jest więcej niż Omenów.',
    },
    'BH-OMEN-06': {
      en: 'With the last Omen the haunt begins by itself.',
      pl: 'Z ostatnim Omenem nawiedzenie zaczyna się samo.',
    },
    'BH-BURY-01': { en: 'A buried tile goes to the bottom of the stack.', pl: 'Zakopana płytka trafia na spód stosu.' },
    'BH-BURY-02': {
      en: 'A buried card goes to the bottom of its deck.',
      pl: 'Zakopana karta trafia na spód swojej talii.',
    },
    'BH-BURY-03': {
      en: 'Nothing is discarded: what was buried comes back.',
      pl: 'Nic się nie odrzuca: to, co zakopano, wraca.',
    },
  },
};
