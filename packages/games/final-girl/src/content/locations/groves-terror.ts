import { ADD, act, EV, PUT, TOWARD } from '../effects.ts';
import {
  changeTime,
  contextOf,
  heroineSpace,
  horrorRoll,
  neighbours,
  removeFromPlay,
  resolve,
  spacesWith,
  victims,
  victimsOn,
} from '../kit.ts';
import { tagged } from '../select.ts';
import type { Effect, TerrorCard, Where, Who } from '../types.ts';
import { DW, lowerOneWrath, S, UNLEASH } from '../wrath.ts';

/** Victims that one step takes to one of these spaces. */
function nextTo(spaces: Where): Who {
  return (g, ctx) => {
    const goals = typeof spaces === 'string' ? [spaces] : spaces(g, ctx);
    return victims(g)
      .filter((victim) => !goals.includes(victim.space))
      .filter((victim) => neighbours(g, victim.space, 'victim').some((to) => goals.includes(to)))
      .map((victim) => victim.id);
  };
}

/** Everybody who can goes there. */
const gatherAt = (spaces: Where): Effect => TOWARD(nextTo(spaces), spaces);

/** gt01: the sacred space with most victims; without victims on any, the heroine's space. */
const worstDesecrated: Where = (g) => {
  const sacred = spacesWith(g, 'sacred');
  const most = Math.max(...sacred.map((space) => victimsOn(g, space).length));
  return most === 0 ? [heroineSpace(g)] : sacred.filter((space) => victimsOn(g, space).length === most);
};

export const grovesTerror: readonly TerrorCard[] = [
  { id: 'gt01', effects: [EV, DW(S), PUT('killer', worstDesecrated), act('N:AA')] },
  { id: 'gt02', effects: [EV, DW(S), UNLEASH('DW'), DW(S)] },
  { id: 'gt03', effects: [DW(S), UNLEASH('DW'), ADD(2, 'shrine'), gatherAt('shrine')] },
  { id: 'gt04', effects: [DW(S), UNLEASH('DW'), ADD(2, 'sacred_trees'), gatherAt('sacred_trees')] },
  { id: 'gt05', effects: [DW(S), UNLEASH('DW'), ADD(2, 'graveyard'), gatherAt('graveyard')] },
  { id: 'gt06', effects: [gatherAt(tagged('sacred')), DW(S), act('N:MA')] },
  { id: 'gt07', effects: [UNLEASH('DW'), UNLEASH('DW'), act('N:MA'), EV] },
  {
    id: 'gt08',
    stays: true,
    effects: [],
    *endOfUpkeep(g) {
      const { successes } = yield* horrorRoll(g, { card: 'gt08', kind: 'effect' });
      if (successes >= 2) yield* lowerOneWrath(g, 1);
      if (successes === 0) yield* resolve(g, [UNLEASH('DW'), DW(S)], contextOf(g, 'gt08', 'terror'));
    },
    actions: () => [
      {
        id: 'appease-gods',
        at: 'card:gt08',
        rule: 'FG-GEN-07',
        when: 'between',
        cost: { time: 3 },
        details: { card: 'gt08' },
        *run(g) {
          yield* changeTime(g, -3, 'gt08');
          removeFromPlay(g, 'gt08', 'FG-TERM-01');
        },
      },
    ],
  },
];
