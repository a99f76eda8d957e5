import { chooses, type EventCard, gainsAny, harmsByDice, nothing, plainDice } from '../kit.ts';

/** Events E16 to E30. */
export const events16to30: readonly EventCard[] = [
  {
    id: 'meat-moss',
    does: chooses({
      inhale: (g, seat) => (plainDice(g, 2, seat) >= 3 ? gainsAny()(g, seat) : harmsByDice('mental')(g, seat)),
      leave: nothing,
    }),
  },
];
