import { actionCard } from '../../catalogue.ts';
import { act, PUT } from '../effects.ts';
import { changeTime, hasTag, heroineHealth, heroineOf, lose, nextTerror } from '../kit.ts';
import { atHeroine } from '../select.ts';
import type { DarkPower, EffectRule, Finale } from '../types.ts';
import { withCarolyn } from './poltergeist-child.ts';

const APPEARS = PUT('killer', atHeroine);

/** pg_f3 (overrides FG-FIN-05 and FG-GEN-08). */
const SLIP_AWAY: EffectRule = function* (g) {
  if (g.state.terror.deck.length === 0) lose(g, 'slipped-away', 'FG-GEN-07');
  yield* nextTerror(g);
};

/** pg_f3, FG-R-58: three of the cards that were set aside. */
const THREE_MORE: EffectRule = function* (g) {
  const { deck, unused } = g.state.terror;
  for (let i = 0; i < 3; i++) {
    const id = g.drawFrom('terror', unused);
    if (id !== undefined) deck.push({ id, seen: false });
  }
  g.tell('all', 'terror-deck-refilled', { left: deck.length, rule: 'FG-GEN-07' });
};

export const poltergeistFinales: readonly Finale[] = [
  { id: 'pg_f1', action: [APPEARS, act('N:A')], cost: (_g, _me, card) => (actionCard(card).cost === 0 ? 1 : 0) },
  { id: 'pg_f2', action: [APPEARS, act('N:AA')] },
  { id: 'pg_f3', onReveal: [THREE_MORE], action: [SLIP_AWAY] },
];

/** What the epic one asks for is part of winning: see leaveWithCarolyn. */
export const poltergeistPowers: readonly DarkPower[] = [
  {
    id: 'pg_d1',
    *afterRoll(g, me, roll) {
      const ones = roll.faces.filter((face) => face === 1).length;
      if (ones > 0) yield* changeTime(g, -ones, me.key);
    },
  },
  {
    id: 'pg_d2',
    forbidsEntering(g, _me, mover, _from, to) {
      if (mover !== 'heroine' || !withCarolyn(g) || !hasTag(g, to, 'exit')) return undefined;
      return heroineHealth(g) < heroineOf(g.state).health ? 'invisible-barrier' : undefined;
    },
  },
  {
    id: 'pg_d3',
    *beforeMove(_g, _me, move) {
      if (move.spaces >= 2) move.spaces -= 1;
    },
  },
  { id: 'pg_e', epic: true },
];
