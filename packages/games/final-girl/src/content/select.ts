import {
  adjacent,
  enemiesOn,
  farthest,
  hasTag,
  heroineSpace,
  heroineStart,
  killerSpace,
  killerStart,
  nearest,
  spacesWith,
  victimSpaces,
  victims,
  victimsOn,
  victimsOnAny,
} from '../rules/board.ts';
import type { FinalGirl, SpaceId } from '../state.ts';
import type { ActionReport, Condition, Context, Tag, Where, Who } from './types.ts';

// Conditions, victims and spaces as cards name them.

/** No victims on the board. */
export const NOVIC: Condition = (g) => victims(g).length === 0;

export const allVictims: Who = (g) => victims(g).map((one) => one.id);
export const victimsAt =
  (...spaces: readonly SpaceId[]): Who =>
  (g) =>
    victimsOnAny(g, spaces);
export const victimsTagged =
  (tag: Tag): Who =>
  (g) =>
    victims(g)
      .filter((one) => hasTag(g, one.space, tag))
      .map((one) => one.id);
export const withHeroine: Who = (g) => victimsOn(g, heroineSpace(g));
export const notWithHeroine: Who = (g) =>
  victims(g)
    .filter((one) => one.space !== heroineSpace(g))
    .map((one) => one.id);
export const withKiller: Who = (g) => victimsOn(g, killerSpace(g));
/** With the killer or a minion. */
export const withEnemy: Who = (g) =>
  victims(g)
    .filter((one) => enemiesOn(g, one.space).length > 0)
    .map((one) => one.id);
export const withOrNextToHeroine: Who = (g) => victimsOnAny(g, withNeighbours(g, heroineSpace(g)));
export const withOrNextToKiller: Who = (g) => {
  const space = killerSpace(g);
  return space === null ? [] : victimsOnAny(g, withNeighbours(g, space));
};

/** This space and those next to it. */
function withNeighbours(g: FinalGirl, space: SpaceId): SpaceId[] {
  return [space, ...adjacent(g, space)];
}

export const atHeroine: Where = (g) => [heroineSpace(g)];
export const atKillerStart: Where = (g) => [killerStart(g)];
export const atHeroineStart: Where = (g) => [heroineStart(g)];
export const tagged =
  (tag: Tag): Where =>
  (g) =>
    spacesWith(g, tag);
/** The space of the victim nearest to the killer. */
export const nearestVictimToKiller = (g: FinalGirl): readonly SpaceId[] => fromKiller(g, nearest);
export const farthestVictimFromKiller = (g: FinalGirl): readonly SpaceId[] => fromKiller(g, farthest);
export const nearestVictimToHeroine = (g: FinalGirl): readonly SpaceId[] =>
  nearest(g, heroineSpace(g), victimSpaces(g), 'heroine');
export const farthestVictimFromHeroine = (g: FinalGirl): readonly SpaceId[] =>
  farthest(g, heroineSpace(g), victimSpaces(g), 'heroine');

function fromKiller(g: FinalGirl, which: typeof nearest): readonly SpaceId[] {
  const from = killerSpace(g);
  return from === null ? [] : which(g, from, victimSpaces(g), 'killer');
}

const NO_REPORT: ActionReport = { enemy: 'killer', killed: [], path: [], attacksOnHeroine: 0, heroineLost: 0 };

/** What the enemy action just above this line did; all enemies that performed it together. */
export function last(ctx: Context): ActionReport {
  return ctx.reports.at(-1) ?? NO_REPORT;
}

/** Victims that died since this card began, from whatever cause. */
export const killedBy = (g: FinalGirl, ctx: Context): number => g.state.tally.deaths - ctx.deathsBefore;
/** Health that the heroine lost since this card began. */
export const lostBy = (g: FinalGirl, ctx: Context): number => g.state.tally.lost - ctx.lostBefore;
