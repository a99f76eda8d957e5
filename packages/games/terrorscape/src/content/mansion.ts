import { type Board, boardOf } from './board.ts';

/**
 * The mansion. TS-VAR-05: every map has both exits and places to ransack; TS-VAR-03, TS-RADIO-01: and exactly one radio. TS-MOVE-07:
 * Shed and Cemetery, Dining Room and Kitchen, Kitchen and Storeroom are neighbours.
 */
export const mansion: Board = boardOf({
  id: 'mansion',
  areas: {
    C: ['C1', 'C2', 'C3', 'C4', 'C5'],
    N: ['N1', 'N2', 'N3', 'N4', 'N5'],
    Z: ['Z1', 'Z2', 'Z3', 'Z4', 'Z5'],
  },
  mainExit: 'C1', // TS-SETUP-09
  hiddenExit: 'Z5', // TS-SETUP-11
  radio: 'N1', // TS-RADIO-01
  ransack: ['C2', 'N4', 'Z4'],
  doors: [
    'C1-C2',
    'C1-C3',
    'C1-N1',
    'C1-N2',
    'C2-C3',
    'C2-C5',
    'C2-Z1',
    'C3-N5',
    'C4-C5',
    'C4-N5',
    'C5-Z4',
    'N1-N2',
    'N2-N3',
    'N2-N5',
    'N3-N4',
    'N4-Z5',
    'Z3-Z4',
  ],
  open: ['Z1-Z2', 'Z2-Z3', 'Z3-Z5'],
  passages: ['N1-Z2', 'N5-Z5'],
});
