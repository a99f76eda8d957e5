import type { Rules } from '@dreadhouse/engine';
import { having, sum } from '../../rules/in-play.ts';
import type { FinalGirl, SpaceId } from '../../state.ts';
import { END, LOSE, T } from '../effects.ts';
import {
  adjacent,
  chooseSpace,
  drawItems,
  hasTag,
  heroineSpace,
  moment,
  neighbours,
  panicRun,
  spacesWith,
  stepHeroine,
  victimsOn,
} from '../kit.ts';
import type { ActionCard, EffectRule, Hooks, Move } from '../types.ts';

// Maple Lane rule 2: houses with somebody in them, and how the heroine talks her way in.

const MAPLE = 'maple';

export const isHouse = (g: FinalGirl, space: SpaceId): boolean => hasTag(g, space, 'house');
const isOccupied = (g: FinalGirl, space: SpaceId): boolean => isHouse(g, space) && victimsOn(g, space).length > 0;

export const housesWithVictims = (g: FinalGirl): SpaceId[] => spacesWith(g, 'house').filter((id) => isOccupied(g, id));
/** The houses next to a street space. */
export const housesBeside = (g: FinalGirl, space: SpaceId): SpaceId[] =>
  adjacent(g, space).filter((id) => isHouse(g, id));

/** Rule 2: an occupied house is closed to the heroine's own steps; she may be put there, and nobody else is restricted. */
export const OCCUPIED: Pick<Hooks, 'forbidsEntering'> = {
  forbidsEntering: (g, _me, mover, from, to) =>
    mover === 'heroine' && from !== to && isOccupied(g, to) ? 'house-occupied' : undefined,
};

// --- Convince ---

/** Why not even Convince opens this house: whatever forbids entering it, other than that somebody is in it. */
function whyLocked(g: FinalGirl, house: SpaceId): string | undefined {
  for (const me of having(g, 'forbidsEntering')) {
    const why = me.key === MAPLE ? undefined : me.thing.forbidsEntering?.(g, me, 'heroine', heroineSpace(g), house);
    if (why !== undefined) return why;
  }
  return undefined;
}

const occupiedBeside = (g: FinalGirl): SpaceId[] =>
  neighbours(g, heroineSpace(g), 'heroine').filter((id) => isOccupied(g, id));

function whyNotConvince(g: FinalGirl): string | undefined {
  const reasons = occupiedBeside(g).map((house) => whyLocked(g, house));
  return reasons.includes(undefined) ? undefined : (reasons[0] ?? 'no-occupied-house');
}

/** ENTER: a move of one space into an occupied house. Returns the house, or null when something kept her from it. */
function* enterHouse(g: FinalGirl): Rules<SpaceId | null> {
  const move: Move = { card: 'convince', spaces: 1, panicked: 0 };
  yield* moment(g, 'beforeMove', move);
  if (move.spaces < 1) return null;
  if (move.panicked > 0) {
    yield* panicRun(g, 'heroine');
    return null;
  }
  const open = occupiedBeside(g).filter((house) => whyLocked(g, house) === undefined);
  const house = yield* chooseSpace(g, 'enter-house', 'FG-MOVE-02', open);
  if (house !== null) yield* stepHeroine(g, house);
  return house;
}

const ENTER: EffectRule = function* (g) {
  yield* enterHouse(g);
};

/** Welcome: in a search house she is given the top item as well. */
const ENTER_AND_TAKE: EffectRule = function* (g) {
  const house = yield* enterHouse(g);
  if (house !== null && hasTag(g, house, 'search')) yield* drawItems(g, house, 1 + sum(g, 'itemsDrawn'));
};

/** Overrides FG-ACT-04, FG-PLAN-03 and FG-PLAN-09: the card does not wait in the discard pile. */
const BACK_TO_MARKET: EffectRule = function* (g, ctx) {
  const { discard, market } = g.state;
  const place = discard.lastIndexOf(ctx.card);
  if (place < 0) return;
  discard.splice(place, 1);
  market[ctx.card] = (market[ctx.card] ?? 0) + 1;
  g.tell('all', 'straight-back', { card: ctx.card, rule: 'FG-PLAN-09' });
};

/** Two of them join the market on Maple Lane. Four outcomes instead of three (overrides FG-RES-01). */
export const convince: ActionCard = {
  id: 'convince',
  cost: 1,
  copies: 2,
  type: 'action',
  rows: { 3: [ENTER_AND_TAKE], 2: [ENTER], 1: [ENTER, T(-1)], 0: [ENTER, LOSE(1), END] },
  orElse: [T(-1), BACK_TO_MARKET],
  notHere: whyNotConvince,
};
