import { ADD, act, B, EV, H, KILL, NEXT, PUT, WHEN } from '../effects.ts';
import {
  chooseVictim,
  decideSpace,
  hasTag,
  heroineSpace,
  killerSpace,
  nearest,
  resolve,
  spacesWith,
  victimSpaces,
  victimsOn,
} from '../kit.ts';
import { victimsTagged } from '../select.ts';
import type { Condition, EffectRule, TerrorCard, Where } from '../types.ts';
import { placeBarrier } from './maple-events.ts';
import { housesWithVictims, isHouse } from './maple-houses.ts';

const exitsWithVictims: Where = (g) => spacesWith(g, 'exit').filter((exit) => victimsOn(g, exit).length > 0);
const otherHouseWithVictims: Where = (g) => housesWithVictims(g).filter((house) => house !== killerSpace(g));

const killerInHouse: Condition = (g) => {
  const space = killerSpace(g);
  return space !== null && isHouse(g, space);
};

/** lt02 */
const CLOSE_NEAREST_EXIT: EffectRule = function* (g) {
  const exits = nearest(g, heroineSpace(g), spacesWith(g, 'exit'), 'heroine');
  if (exits.length > 0) placeBarrier(g, decideSpace(g, exits, { rule: 'FG-PRIN-01' }));
};

/** lt05 */
const RUN_OVER: EffectRule = function* (g, ctx) {
  const victim = yield* chooseVictim(g, 'who-dies', 'FG-GEN-07', victimsTagged('street')(g, ctx));
  if (victim !== null) yield* resolve(g, [KILL(() => [victim])], ctx);
};

/** The eight location terror cards. */
export const mapleTerror: readonly TerrorCard[] = [
  {
    id: 'lt01',
    gate: (g) => !victimSpaces(g).some((space) => hasTag(g, space, 'exit')),
    effects: [PUT('killer', exitsWithVictims), act('N:A')],
  },
  { id: 'lt02', effects: [CLOSE_NEAREST_EXIT, EV] },
  {
    id: 'lt03',
    effects: [act('V:MA'), act('V:MA'), WHEN((g, ctx) => g.state.tally.deaths === ctx.deathsBefore, [B(+2)])],
  },
  { id: 'lt04', effects: [act('N:MA'), WHEN(killerInHouse, [PUT('killer', otherHouseWithVictims)]), act('N:A'), EV] },
  { id: 'lt05', gate: (g, ctx) => victimsTagged('street')(g, ctx).length === 0, effects: [RUN_OVER, act('V:MA')] },
  { id: 'lt06', effects: [EV, EV, NEXT] },
  {
    id: 'lt07',
    effects: [H(+1), act('F:MM'), WHEN((g) => killerSpace(g) === heroineSpace(g), [H(+1)])],
  },
  {
    id: 'lt08',
    effects: [H(+1), ADD(1, 'house_n2'), ADD(1, 'house_e2'), ADD(1, 'smalley_house'), ADD(1, 'house_s3'), EV],
  },
];
