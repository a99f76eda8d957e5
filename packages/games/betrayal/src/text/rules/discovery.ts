import type { Chapter } from '@dreadhouse/engine';

export const discovery: Chapter = {
  title: { en: 'Discovering tiles', pl: 'Odkrywanie płytek' },
  rules: {
    'BH-DISC-01': {
      en: 'From a tile with an unused door you may step through it to discover a room.',
      pl: 'Z płytki z nieużytymi drzwiami możesz przez nie przejść, by odkryć pokój.',
    },
    'BH-DISC-02': {
      en: 'The top tile counts only if its back names your region.',
      pl: 'Górna płytka się liczy, tylko jeśli jej rewers podaje twój obszar.',
    },
    'BH-DISC-03': {
      en: 'One that does not fit is buried, and the next is taken.',
      pl: 'Płytkę, która nie pasuje, zakopuje się i bierze następną.',
    },
    'BH-DISC-04': {
      en: 'One of its doors must meet the door that you use.',
      pl: 'Jedne z jej drzwi muszą stykać się z drzwiami, przez które wchodzisz.',
    },
    'BH-DISC-05': { en: 'No other door has to match.', pl: 'Inne drzwi nie muszą pasować.' },
    'BH-DISC-06': {
      en: 'Where no door meets yours, the tile may not lie so.',
      pl: 'Gdy żadne drzwi nie stykają się z twoimi, płytka nie może tak leżeć.',
    },
    'BH-DISC-07': { en: 'You are moved onto the new tile.', pl: 'Trafiasz na nową płytkę.' },
    'BH-DISC-08': { en: 'Then its text is carried out.', pl: 'Potem wykonuje się jej tekst.' },
    'BH-DISC-09': {
      en: 'Then the card for its symbol is drawn and resolved.',
      pl: 'Potem dobiera się i rozpatruje kartę jej symbolu.',
    },
    'BH-DISC-10': { en: 'Then the turn ends.', pl: 'Potem tura się kończy.' },
    'BH-DISC-11': {
      en: 'A door may end at a wall; it is a closet then.',
      pl: 'Drzwi mogą kończyć się na ścianie; to wtedy wnęka.',
    },
    'BH-DISC-12': {
      en: 'If no tile is left for the region, nothing is spent and the turn goes on.',
      pl: 'Jeśli dla obszaru nie ma już płytki, nic to nie kosztuje i tura trwa dalej.',
    },
    'BH-DISC-13': { en: 'The region must keep an open door.', pl: 'Obszar musi zachować otwarte drzwi.' },
    'BH-DISC-14': {
      en: 'A tile that could only shut the region is buried.',
      pl: 'Płytkę, która mogłaby tylko zamknąć obszar, zakopuje się.',
    },
    'BH-DISC-15': {
      en: 'A way of laying it that shuts the region may not be chosen.',
      pl: 'Nie wolno wybrać ułożenia, które zamyka obszar.',
    },
    'BH-DISC-16': {
      en: 'If every tile would shut the region, its tiles are rearranged.',
      pl: 'Jeśli każda płytka zamknęłaby obszar, jego płytki się przekłada.',
    },
    'BH-DISC-17': { en: 'As little as possible is changed.', pl: 'Zmienia się jak najmniej.' },
    'BH-DISC-18': {
      en: 'Among the ways that are allowed the discoverer chooses.',
      pl: 'Spośród dozwolonych ułożeń wybiera odkrywca.',
    },
  },
};
