import type { Chapter } from '@dreadhouse/engine';

export const traitor: Chapter = {
  title: { en: 'The traitor', pl: 'Zdrajca' },
  rules: {
    'BH-TRAITOR-01': {
      en: 'Whoever is picked may step back if somebody volunteers.',
      pl: 'Wskazana osoba może zrezygnować, jeśli ktoś się zgłosi.',
    },
    'BH-TRAITOR-02': { en: 'Then the two figures change places.', pl: 'Wtedy dwie figurki zamieniają się miejscami.' },
    'BH-TRAITOR-03': { en: 'And the Omen goes to the volunteer.', pl: 'A Omen przechodzi do zgłaszającego się.' },
    'BH-TRAITOR-04': {
      en: 'The traitor has standing abilities besides the haunt’s.',
      pl: 'Zdrajca ma stałe zdolności oprócz tych z nawiedzenia.',
    },
    'BH-TRAITOR-05': { en: 'Tiles that deal damage may be ignored.', pl: 'Płytki zadające obrażenia można ignorować.' },
    'BH-TRAITOR-06': {
      en: 'So the Collapsed Room and the Furnace Room do not hurt.',
      pl: 'Dlatego Zapadnięty Pokój i Kotłownia nie ranią.',
    },
    'BH-TRAITOR-07': {
      en: 'What does no damage still binds: the elevator’s roll, the slide down the chute.',
      pl: 'Co nie zadaje obrażeń, nadal obowiązuje: rzut windy i zjazd zsypem.',
    },
    'BH-TRAITOR-08': {
      en: 'The traitor may leave the Event of a tile alone.',
      pl: 'Zdrajca może zrezygnować z Wydarzenia płytki.',
    },
    'BH-TRAITOR-09': { en: 'If it is drawn, it is carried out.', pl: 'Jeśli je dobierze, wykonuje je.' },
  },
};
