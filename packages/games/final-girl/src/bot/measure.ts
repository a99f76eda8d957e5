import type { CardId } from '../state.ts';
import { worthOfPile } from './finds.ts';
import { strengthOf, worthOfMove } from './goals.ts';
import { worthOfTime } from './market.ts';
import { type Situation, weaponBonus } from './situation.ts';
import type { Measure } from './worth.ts';

/** How the rows of a card count when it is played here and now. */
export function now(s: Situation, card: CardId, attack = 0): Measure {
  const bonus = weaponBonus(s, card, s.away === 0 || minionsHere(s) ? 0 : s.away);
  const next = s.canHurt && s.away <= 1 ? Math.min(3, strengthOf(s)) : 0.15;
  return {
    time: (n) => worthOfTime(s, n),
    move: (n) => (s.stuck ? 0 : (s.blind ? 0.3 : 1) * worthOfMove(s, n)),
    search: (n) => worthOfSearch(s, n),
    bonus: bonus ?? 0,
    damage: whom(s, bonus),
    attack,
    end: priceOfEnding(s),
    nextDie: s.weights.nextDie * next,
    nextPartials: s.weights.nextPartials * next,
  };
}

const minionsHere = ({ state, here }: Situation): boolean =>
  state.minions.some((minion) => minion.space === here && minion.status === 'board');

/** Whom an attack would hit: the killer if he is within reach, else the marionettes beside her. */
function whom(s: Situation, bonus: number | null): Measure['damage'] {
  if (s.canHurt && (s.away === 0 || (bonus !== null && s.away <= 4))) return 'killer';
  return s.state.minions.some((minion) => minion.status === 'board') ? 'minions' : 'nobody';
}

function worthOfSearch(s: Situation, n: number): number {
  const pile = s.state.items.piles.find((one) => one.space === s.here);
  return pile === undefined ? 0.3 : worthOfPile(s, pile, n);
}

/** What cannot be done any more when the phase ends at once: other attacks, and getting away. */
function priceOfEnding(s: Situation): number {
  const more = s.away === 0 && s.canHurt ? s.weights.endAttacks * Math.min(4, strengthOf(s)) : 0;
  return s.weights.end + more;
}
