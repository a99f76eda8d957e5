import type { Chapter } from '@dreadhouse/engine';

export const movement: Chapter = {
  title: { en: 'Movement', pl: 'Ruch' },
  rules: {
    'BH-MOVE-01': {
      en: 'You may move as many tiles as your Speed at the start of the turn.',
      pl: 'Możesz przejść tyle płytek, ile wynosi twoja Szybkość na początku tury.',
    },
    'BH-MOVE-02': {
      en: 'If Speed changes during the turn, the allowance does not.',
      pl: 'Zmiana Szybkości w trakcie tury nie zmienia zasięgu ruchu.',
    },
    'BH-MOVE-03': { en: 'One point takes you to an adjacent tile.', pl: 'Jeden ruch prowadzi na sąsiednią płytkę.' },
    'BH-MOVE-04': {
      en: 'To discover a tile costs movement like any step.',
      pl: 'Odkrycie płytki kosztuje ruch jak każdy krok.',
    },
    'BH-ADJ-01': {
      en: 'Tiles are adjacent where doors of both meet.',
      pl: 'Płytki sąsiadują tam, gdzie spotykają się drzwi obu.',
    },
    'BH-ADJ-02': {
      en: 'A tile that leads to another is adjacent to it once both are in the house.',
      pl: 'Płytka, która prowadzi do innej, sąsiaduje z nią, gdy obie są w domu.',
    },
    'BH-ADJ-03': {
      en: 'The Ground Floor Staircase and the Upper Landing are adjacent.',
      pl: 'Schody na Parterze i Podest na Pierwszym Piętrze sąsiadują ze sobą.',
    },
    'BH-ADJ-04': {
      en: 'Where only one tile has a door, the two are not adjacent.',
      pl: 'Gdzie drzwi ma tylko jedna płytka, tam płytki nie sąsiadują.',
    },
    'BH-ADJ-05': { en: 'Such a false door leads nowhere.', pl: 'Takie fałszywe drzwi donikąd nie prowadzą.' },
    'BH-FORCE-01': {
      en: 'Some cards move you or somebody else.',
      pl: 'Niektóre karty przesuwają ciebie albo kogoś innego.',
    },
    'BH-FORCE-02': {
      en: 'Whoever carries out such a move picks how far and where.',
      pl: 'Kto wykonuje takie przesunięcie, wybiera, jak daleko i dokąd.',
    },
  },
};
