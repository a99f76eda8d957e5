import { plainDie } from '../dice.ts';
import { act, EV, H, LASTING, LOSE, TOWARD, WHEN } from '../effects.ts';
import {
  decideVictim,
  discardable,
  discardItem,
  hasTag,
  heroineSpace,
  killerSpace,
  killVictims,
  panic,
  placeToken,
  putFigure,
  resolve,
  victims,
  victimsOn,
} from '../kit.ts';
import { allVictims, last, NOVIC, victimsTagged } from '../select.ts';
import type { Condition, EffectRule, TerrorCard, Thing } from '../types.ts';

// --- lines of single cards ---

/** mt01 */
const LOSE_RANDOM_ITEM: EffectRule = function* (g) {
  const items = discardable(g).sort();
  if (items.length > 0) yield* discardItem(g, g.pick('items', items), 'FG-GEN-07');
};

/** mt02: everybody runs; out of a window there is no ground to land on. */
const THROUGH_THE_WALL: EffectRule = function* (g, ctx) {
  const atWindow = new Set(victimsTagged('window')(g, ctx));
  yield* panic(g, allVictims(g, ctx));
  const fallen = victims(g).filter((one) => atWindow.has(one.id) && !hasTag(g, one.space, 'indoor'));
  yield* killVictims(
    g,
    fallen.map((one) => one.id),
    { cause: ctx.card },
  );
};

/** mt04 */
const BREAK_LADDER: EffectRule = function* (g) {
  placeToken(g, 'broken-ladder', 'west_yard', 'west_bath');
};

/** mt05 */
const UNHOLY = ['attic', 'closet', 'ballroom'] as const;
const APPEAR: EffectRule = function* (g, ctx) {
  const space = UNHOLY[Math.ceil(plainDie(g, ctx.card) / 2) - 1] as string;
  if (killerSpace(g) !== null) yield* putFigure(g, 'killer', space); // FG-R-57
};

/** mt07: one victim on each space of the killer's way. */
const TRAMPLE: EffectRule = function* (g, ctx) {
  const way = [...new Set(last(ctx).path)].map((space) => victimsOn(g, space)).filter((here) => here.length > 0);
  yield* killVictims(
    g,
    way.map((here) => decideVictim(g, here, 'FG-R-26')),
    { cause: ctx.card },
  );
};

/** mt08 */
const heroineAtWindow: Condition = (g) => hasTag(g, heroineSpace(g), 'window');
const BRANCHES: EffectRule = function* (g, ctx) {
  const killed = yield* killVictims(g, victimsTagged('window')(g, ctx), { cause: ctx.card });
  if (killed > 0) yield* resolve(g, [H(+1)], ctx);
};

/** The eight location terror cards. */
export const creechTerror: readonly TerrorCard[] = [
  { id: 'mt01', gate: (g) => discardable(g).length === 0, effects: [LOSE_RANDOM_ITEM, act('N:MA')] },
  { id: 'mt02', gate: NOVIC, effects: [THROUGH_THE_WALL, EV] },
  { id: 'mt03', effects: [LASTING('mt03', 'end-of-action'), EV] },
  { id: 'mt04', effects: [BREAK_LADDER, H(+1)] },
  { id: 'mt05', effects: [APPEAR, act('N:A'), act('N:MA')] },
  { id: 'mt06', gate: NOVIC, effects: [TOWARD(allVictims, 'attic'), H(+1), act('V:MA')] },
  { id: 'mt07', effects: [act('V:MMM'), TRAMPLE] },
  { id: 'mt08', effects: [WHEN(heroineAtWindow, [LOSE(1)]), BRANCHES, EV] },
];

/** mt03: nobody leaves a room, and nobody comes in (overrides FG-MOVE-02). */
export const creechLasting: readonly Thing[] = [
  {
    id: 'mt03',
    forbidsEntering(g, _me, mover, from, to) {
      if (mover !== 'heroine' || g.state.phase !== 'action') return undefined;
      return hasTag(g, from, 'indoor') || hasTag(g, to, 'indoor') ? 'slammed-shut' : undefined;
    },
  },
];
