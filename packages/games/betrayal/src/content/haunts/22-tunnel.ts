import type { Betrayal, FigureId, Hands, Option, Per, Rules, TileId } from '../kit.ts';
import {
  BASEMENT,
  ENTRANCE,
  figuresOn,
  HALLWAY,
  hauntChoice,
  heroesOn,
  isAlive,
  isInHouse,
  isMonster,
  isStart,
  isStunned,
  keep,
  layMade,
  place,
  placeToken,
  plainDice,
  REGIONS,
  removeToken,
  STAIRS,
  say,
  shape,
  shuffled,
  TUNNEL,
  tilesIn,
  tokens,
  tokensOn,
  UPPER,
  use,
} from '../kit.ts';

// Tunnel and water in Sub-Basement: how deep it is dug, and how many pipes have burst.

export const pipes = tokens('pipe');
export const brokenPipes = tokens('broken-pipe');

export const memory = {
  water: keep.count(40),
  /** Pipes for which there was no room: so much less water is enough. */
  missing: keep.count(12),
  breached: keep.flag,
  /** Diggers that spend this turn getting up. */
  rising: keep.list(() => shape.text, 10),
};
type Mine = Hands<typeof memory, Record<'pipes' | 'water', Per>>;

export const LAKE: TileId = 'underground-lake';
const STARTING: readonly TileId[] = [ENTRANCE, HALLWAY, UPPER, STAIRS, BASEMENT];
export const tunnel = (g: Betrayal): TileId[] => TUNNEL.map(({ id }) => id).filter((tile) => isInHouse(g, tile));
export const depth = (g: Betrayal): number => tunnel(g).length;
export const face = (g: Betrayal): TileId => tunnel(g).at(-1) ?? BASEMENT;
export const target = (g: Betrayal, me: Mine): number => depth(g) + Math.max(0, me.n.water - me.memory.missing);
export const isFlooded = (g: Betrayal, me: Mine): boolean => me.memory.water >= target(g, me);

export function dig(g: Betrayal): void {
  const next = TUNNEL[depth(g)];
  if (next !== undefined) layMade(g, next.id, { region: 'sub-basement', x: depth(g), y: 0, turn: 0 });
}

export const isBare = (g: Betrayal, tile: TileId): boolean =>
  pipes.on(g, tile).length + brokenPipes.on(g, tile).length === 0;

/** Random rooms, of each region in turn while they last; then the starting spaces. What is left over is left out. */
export function layPipes(g: Betrayal, me: Mine): void {
  const rooms = REGIONS.map((region) => {
    const own = shuffled(
      g,
      'pipes',
      tilesIn(g, region).filter((tile) => !isStart(tile) && tile !== LAKE),
    );
    return own;
  });
  const most = Math.max(...rooms.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, i) => rooms.flatMap((own) => own[i] ?? [])).flat();
  const places = [...inTurn, ...STARTING].slice(0, me.n.pipes);
  for (const at of places) pipes.place(g, { at });
  me.memory.missing = me.n.pipes - places.length;
}

/** A pipe here is turned to its other side. */
export function turnPipe(g: Betrayal, at: TileId, from: 'pipe' | 'broken-pipe'): void {
  const [pipe] = tokensOn(g, at, from);
  if (pipe === undefined) return;
  removeToken(g, pipe);
  placeToken(g, from === 'pipe' ? 'broken-pipe' : 'pipe', { at });
}

export function rise(g: Betrayal, me: Mine, by: number): void {
  me.memory.water = Math.max(0, me.memory.water + by);
  say(g, 'water', { n: me.memory.water });
}

const isDigging = (g: Betrayal, me: Mine, who: FigureId): boolean =>
  isMonster(who) ? !isStunned(g, who) && !me.memory.rising.includes(who) : who === me.traitor;

const FOLLOW: readonly (Option & { readonly goes: boolean })[] = [
  { id: 'dig-on', goes: true },
  { id: 'dig-stay', goes: false },
];

/** After all Diggers have acted: one die and one more for each who digs, one fewer for each hero in the way. */
export function* digs(g: Betrayal, me: Mine): Rules {
  const there = figuresOn(g, face(g)).filter((who) => isDigging(g, me, who));
  const dice = 1 + there.length - heroesOn(g, face(g)).length;
  if (there.length === 0 || dice <= 0) return;
  use(g, 'dig');
  const roller = isAlive(g, me.traitor) ? me.traitor : null;
  if ((yield* plainDice(g, dice, roller, [3, 0])) < 3) return;
  dig(g);
  say(g, 'deeper', { n: depth(g) });
  for (const who of there) {
    const goes = isMonster(who) || (yield* hauntChoice(g, who, 'follow', FOLLOW)).goes;
    if (goes) yield* place(g, who, face(g));
  }
}
