import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import { fight } from '../rules/attack.ts';
import { expose, hauntChoice } from '../rules/choose.ts';
import { heroes, heroesOn, monstersOf, tileOf } from '../rules/figures.ts';
import { comeBack } from '../rules/monster-pieces.ts';
import { flip, tokensOn } from '../rules/tokens.ts';
import { adjacent, distance, isInHouse, tiles } from '../rules/ways.ts';
import type { Betrayal, FigureId, Hidden, Own } from '../state.ts';
import { BASEMENT, TILE_IDS, type TileId } from './tiles.ts';
import type { Mine, Secret } from './types.ts';

// A monster that walks unseen: only who leads it knows where it is, and everybody can keep count of where that may be. It moves as explorers
// do, so many steps at most; what it treads on shows its tracks. Where it can be seen it stands on the table as a piece; it has one at most.

/** What is kept in mind of it. */
export interface UnseenWalk {
  at: Hidden<TileId>;
  /** Steps that it has left in this move. */
  left: Hidden;
  /** The way that it has come in this move, from where it began. */
  trail: Own<TileId>;
  /** Where it can be, as far as everybody knows. */
  possible: TileId[];
  /** How many steps of this move it has needed at the least, as far as everybody knows. */
  spent: number;
  /** It has won the attack of this move, or has been wounded: now it runs. */
  runs: boolean;
}

/** Which monster it is, the tokens that it treads on, and how far it goes in one move. */
export interface Habits {
  readonly kind: string;
  readonly tracks: string;
  readonly steps: number;
}

/** How many steps it takes at the least to each of the tiles where it can be. */
type Reach = ReadonlyMap<TileId, number>;

export const walkStart = (): UnseenWalk => ({
  at: { face: BASEMENT, seen: [] },
  left: { face: '0', seen: [] },
  trail: { of: 0, own: [] },
  possible: [BASEMENT],
  spent: 0,
  runs: false,
});

export function walkShape(players: number, { steps }: Habits): shape.Shape<UnseenWalk> {
  const seat = shape.whole(0, players - 1);
  const tile = shape.oneOf(TILE_IDS);
  const seen = shape.setOf(seat, players);
  const counts = Array.from({ length: steps + 1 }, (_, n) => String(n));
  return shape.record<UnseenWalk>({
    at: shape.record<Hidden<TileId>>({ face: tile, seen }),
    left: shape.record<Hidden>({ face: shape.oneOf(counts), seen }),
    trail: shape.record<Own<TileId>>({ of: seat, own: shape.listOf(tile, 2 * steps) }),
    possible: shape.setOf(tile, TILE_IDS.length),
    spent: shape.whole(0, steps),
    runs: shape.flag,
  });
}

/** Where it is; a save from elsewhere may have it in a room that is not there. */
export const whereUnseen = (g: Betrayal, { at }: UnseenWalk): TileId => (isInHouse(g, at.face) ? at.face : BASEMENT);

/** At least so many tiles from every hero, or else as far as it can be. */
export function hidingPlaces(g: Betrayal, least: number): readonly TileId[] {
  const apart = (a: TileId, b: TileId): number => Math.min(distance(g, a, b), distance(g, b, a));
  const far = (tile: TileId): number => Math.min(...heroes(g).map((seat) => apart(tile, tileOf(g, seat))));
  const away = tiles(g).filter((tile) => far(tile) >= least);
  const most = Math.max(...tiles(g).map(far));
  return away.length > 0 ? away : tiles(g).filter((tile) => far(tile) === most);
}

/** Where it can be, as far as everybody knows. */
export const placesOf = (g: Betrayal, { possible }: UnseenWalk): TileId[] =>
  possible.filter((tile) => isInHouse(g, tile));

/** It is put somewhere in secret, on one of these tiles. */
export function hideAway(walk: UnseenWalk, leader: Seat, at: TileId, possible: readonly TileId[]): void {
  walk.at = { face: at, seen: [leader] };
  walk.trail = { of: leader, own: [] };
  walk.possible = [...possible];
}

// --- what everybody sees, and what follows from it ---

/** It is seen where it is; its piece, which stands there from now on. */
export function showUnseen(g: Betrayal, walk: UnseenWalk, { kind }: Habits): FigureId {
  const at = whereUnseen(g, walk);
  walk.possible = [at];
  walk.at.seen = [...g.state.explorers.keys()];
  const [piece] = monstersOf(g, kind);
  if (piece !== undefined) return piece.id;
  expose(g, 'shown', { at });
  return comeBack(g, kind, 1, at, null).id;
}

/** Everybody learns whether it is on this tile; true where it is. */
export function isFoundAt(g: Betrayal, walk: UnseenWalk, habits: Habits, at: TileId): boolean {
  const isHere = whereUnseen(g, walk) === at;
  if (isHere) showUnseen(g, walk, habits);
  else {
    walk.possible = walk.possible.filter((tile) => tile !== at);
    expose(g, 'nothing', { at });
  }
  return isHere;
}

/** Everybody learns how far it is from a tile on foot; infinity where there is no way. */
export function scentFrom(g: Betrayal, walk: UnseenWalk, from: TileId): number {
  const far = distance(g, from, whereUnseen(g, walk));
  walk.possible = walk.possible.filter((tile) => distance(g, from, tile) === far);
  return far;
}

/** A tile leaves the house: whatever was there comes to the landing of the basement. */
export function unseenFalls(walk: UnseenWalk, gone: TileId): void {
  if (walk.at.face === gone) walk.at.face = BASEMENT;
  walk.possible = [...new Set(walk.possible.map((tile) => (tile === gone ? BASEMENT : tile)))];
}

/** What of it is redrawn in imagined worlds. */
export const unseenSecrets = (walkOf: (me: Mine) => UnseenWalk, { steps }: Habits): readonly Secret[] => [
  {
    pieces: (_g, me) => [walkOf(me).at],
    redraw: (g, me, _seat, unknown, chance) => {
      const possible = placesOf(g, walkOf(me)).sort();
      const among = possible.length > 0 ? possible : [...tiles(g)];
      for (const piece of unknown) piece.face = chance.pick('imagine', among);
    },
  },
  {
    pieces: (_g, me) => [walkOf(me).left],
    redraw: (_g, me, _seat, unknown, chance) => {
      for (const piece of unknown) piece.face = String(chance.below('imagine', steps - walkOf(me).spent + 1));
    },
  },
];

/** A tile with tracks, where it came there from if it came in this move, and where it went on to if it did. */
interface Sign {
  readonly at: TileId;
  readonly from: TileId | null;
  readonly to: TileId | null;
}

const isMarked = (g: Betrayal, tile: TileId, { tracks }: Habits): boolean => tokensOn(g, tile, tracks).length > 0;

function signsOf(g: Betrayal, trail: readonly TileId[], habits: Habits): Sign[] {
  return trail.flatMap((at, i) => {
    const sign = { at, from: trail[i - 1] ?? null, to: trail[i + 1] ?? null };
    return isMarked(g, at, habits) && trail.length > 1 ? [sign] : [];
  });
}

function tellSign(g: Betrayal, { at, from, to }: Sign, { tracks }: Habits): void {
  if (from !== null) expose(g, 'came', { at, from });
  if (to !== null) expose(g, 'left', { at, to });
  for (const token of tokensOn(g, at, tracks)) if (token.up) flip(g, token, false);
}

/** Where it can have come without leaving tracks. */
function spread(g: Betrayal, from: Reach, habits: Habits): Reach {
  const found = new Map([...from].sort(([, a], [, b]) => a - b));
  for (const [tile, steps] of found)
    for (const to of steps < habits.steps ? adjacent(g, tile, 'explorer') : [])
      if (!isMarked(g, to, habits) && (found.get(to) ?? habits.steps + 1) > steps + 1) {
        found.delete(to);
        found.set(to, steps + 1); // grows as we go, the nearest first
      }
  return found;
}

/** Where it can be after a move that has left these tracks. */
function follow(g: Betrayal, from: Reach, signs: readonly Sign[], habits: Habits): Reach {
  let reach = from;
  for (const { at, from: before, to } of signs) {
    const steps = before === null ? (reach.get(at) ?? 0) : (spread(g, reach, habits).get(before) ?? 0) + 1;
    reach = new Map([to !== null && !isMarked(g, to, habits) ? [to, steps + 1] : [at, steps]]);
  }
  return spread(g, reach, habits);
}

// --- its move ---

interface Creep extends Option {
  readonly to: TileId | null;
}

/** A move begins, with all its steps. */
function beginWalk(walk: UnseenWalk, { steps }: Habits): void {
  walk.spent = 0;
  walk.runs = false;
  walk.left = { face: String(steps), seen: [walk.trail.of] };
  walk.trail.own = [];
}

/** So many answers as it can have steps, whatever it does: standing still is one, so that nobody can count its steps. */
function* creep(g: Betrayal, walk: UnseenWalk, leader: Seat, { steps }: Habits): Rules {
  const stay: Creep = { id: 'keep-still', to: null };
  const ways = (): Creep[] =>
    Number(walk.left.face) > 0
      ? adjacent(g, whereUnseen(g, walk), 'explorer').map((to) => ({
          ...{ id: `creep:${to}`, at: `tile:${to}`, to, details: { tile: to } },
        }))
      : [];
  for (let i = 0; i < steps; i++) {
    const { to } = yield* hauntChoice(g, leader, 'creep', () => [stay, ...ways()]);
    if (to === null) continue;
    if (walk.trail.own.length === 0) walk.trail.own.push(whereUnseen(g, walk));
    walk.trail.own.push(to);
    walk.left.face = String(Number(walk.left.face) - 1);
    walk.at.face = to;
  }
}

/**
 * What its way shows when it is over. If it has moved, or runs, it is hidden again, unless it stands on tracks of its own. Where it can have
 * come to from there, with how many steps.
 */
function endWalk(g: Betrayal, walk: UnseenWalk, habits: Habits, from: Reach): Reach {
  const signs = signsOf(g, walk.trail.own, habits);
  for (const sign of signs) tellSign(g, sign, habits);
  if (walk.trail.own.length > 1 || walk.runs) {
    vanish(g, habits);
    walk.at.seen = [walk.trail.of];
  }
  walk.trail.own = [];
  const reach = follow(g, from, signs, habits);
  walk.possible = [...reach.keys()].filter((tile) => !isMarked(g, tile, habits));
  const isSeen = monstersOf(g, habits.kind).length > 0 || isMarked(g, whereUnseen(g, walk), habits);
  if (isSeen) showUnseen(g, walk, habits);
  return reach;
}

function vanish(g: Betrayal, { kind }: Habits): void {
  if (monstersOf(g, kind).length === 0) return;
  g.state.monsters = g.state.monsters.filter((one) => one.kind !== kind);
  expose(g, 'vanished');
}

interface Pounce extends Option {
  readonly prey: Seat | null;
}

/** Asked whether or not somebody is there: that is its secret, too. */
function* pounce(g: Betrayal, walk: UnseenWalk, leader: Seat): Rules<Seat | null> {
  const none: Pounce = { id: 'lurk', prey: null };
  const hits = (): Pounce[] =>
    heroesOn(g, whereUnseen(g, walk)).map((prey) => ({ id: `pounce:${prey}`, prey, details: { seat: prey } }));
  return (yield* hauntChoice(g, leader, 'pounce', () => [none, ...hits()])).prey;
}

/** Its turn: its steps, and one attack at any point of them, by which it can be seen. If it runs then, it may make the steps that it has left. */
export function* prowl(g: Betrayal, walk: UnseenWalk, leader: Seat, habits: Habits): Rules {
  beginWalk(walk, habits);
  const from = new Map(placesOf(g, walk).map((tile) => [tile, 0]));
  yield* creep(g, walk, leader, habits);
  const reach = endWalk(g, walk, habits, from);
  const prey = yield* pounce(g, walk, leader);
  if (prey === null) return;
  const at = tileOf(g, prey);
  walk.spent = Math.min(habits.steps, reach.get(at) ?? 0);
  yield* fight(g, showUnseen(g, walk, habits), prey);
  if (walk.runs) yield* runOn(g, walk, leader, habits);
}

/** A move without an attack, at once. */
export function* runAway(g: Betrayal, walk: UnseenWalk, leader: Seat, habits: Habits): Rules {
  beginWalk(walk, habits);
  walk.runs = true;
  yield* runOn(g, walk, leader, habits);
}

/** From where everybody has seen it. */
function* runOn(g: Betrayal, walk: UnseenWalk, leader: Seat, habits: Habits): Rules {
  const from = new Map(placesOf(g, walk).map((tile) => [tile, walk.spent]));
  yield* creep(g, walk, leader, habits);
  endWalk(g, walk, habits, from);
}
