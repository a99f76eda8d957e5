import type { Chapter } from '@dreadhouse/engine';

/** How Survivors move. */
export const movement: Chapter = {
  title: { en: 'Action 1: move', pl: 'Akcja 1: ruch' },
  rules: {
    'TS-MOVE-01': {
      en: 'The action moves the Survivor one or two steps.',
      pl: 'Akcja pozwala poruszyć Ocalałego o jeden lub dwa kroki.',
    },
    'TS-MOVE-02': {
      en: 'A step leads to an adjacent location.',
      pl: 'Krok prowadzi do sąsiedniej lokalizacji.',
    },
    'TS-MOVE-03': {
      en: 'Locations are adjacent if a door or a dashed line is between them.',
      pl: 'Lokalizacje sąsiadują, jeśli są między nimi drzwi lub przerywana linia.',
    },
    'TS-MOVE-04': {
      en: 'A Survivor cannot step past a block token.',
      pl: 'Ocalały nie przejdzie przez żeton blokady.',
    },
    'TS-MOVE-05': {
      en: 'Block tokens stop walking only; items such as the Whisky Bottle work across them.',
      pl: 'Blokady powstrzymują tylko przejście; przedmioty, jak Butelka whisky, działają mimo nich.',
    },
    'TS-MOVE-06': {
      en: 'Each step must be legal in itself. Moving makes no noise.',
      pl: 'Każdy krok musi być dozwolony. Ruch nie powoduje hałasu.',
    },
    'TS-MOVE-07': {
      en: 'Shed and Cemetery are neighbours, so are Dining Room and Kitchen; between Kitchen and Storeroom is a door.',
      pl: 'Szopa sąsiaduje z Cmentarzem, Jadalnia z Kuchnią, a między Kuchnią i Schowkiem są drzwi.',
    },
    'TS-MOVE-08': {
      en: 'Survivors may walk into the Killer’s location and out of it.',
      pl: 'Ocalali mogą wchodzić do lokalizacji Zabójcy i z niej wychodzić.',
    },
    'TS-MOVE-09': {
      en: 'Block tokens help the Killer to find out where the Survivors are.',
      pl: 'Blokady pomagają Zabójcy ustalić, gdzie są Ocalali.',
    },
  },
};
