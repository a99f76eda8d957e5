import type { Betrayal, Deed, Hands, MonsterState, Per, Region, Rules, TileId, Token } from '../kit.ts';
import {
  BASEMENT,
  distance,
  ELEVATOR,
  HALLWAY,
  isStart,
  isStunned,
  living,
  monstersOn,
  placeToken,
  roundOf,
  say,
  shuffled,
  status,
  tileOf,
  tilesIn,
  tokens,
  tokensOf,
  UPPER,
} from '../kit.ts';

// The Transmitters of Wrong Frequency: where they stand, how they are tuned, and which are Live.

export const liveMarkers = tokens('live');
export const shielded = status('shielded');

type Mine = Hands<object, Record<'calibrated', Per>, 'none'>;

/** In the order in which they go Live, each with its region and the space that it keeps away from. */
export const TRANSMITTERS = [
  { kind: 'low', region: 'basement', from: BASEMENT },
  { kind: 'middle', region: 'ground', from: HALLWAY },
  { kind: 'high', region: 'upper', from: UPPER },
] as const satisfies readonly { readonly kind: string; readonly region: Region; readonly from: TileId }[];

const FAR = 2;
// A Transmitter bears the number of its Calibrations, a Live marker the round in which it was lit.

export const transmitters = (g: Betrayal): Token[] => TRANSMITTERS.flatMap(({ kind }) => tokensOf(g, kind));

export const transmitterOn = (g: Betrayal, tile: TileId): Token | undefined =>
  transmitters(g).find(({ at }) => at !== null && at === tile);

export const isFull = (me: Mine, { n }: Token): boolean => n >= me.n.calibrated;
const liveOn = (g: Betrayal, { at }: Token): Token | undefined =>
  at === null ? undefined : liveMarkers.firstOn(g, at);

export const live = (g: Betrayal): Token[] => transmitters(g).filter((one) => liveOn(g, one) !== undefined);
/** The first that is not Live: those after it cannot be yet. */
export const nextToLight = (g: Betrayal): Token | undefined =>
  transmitters(g).find((one) => liveOn(g, one) === undefined);

export const isJammed = (g: Betrayal, tile: TileId, but?: MonsterState): boolean =>
  monstersOn(g, tile).some((id) => id !== but?.id && !isStunned(g, id));

export function setUp(g: Betrayal): void {
  for (const { kind, region, from } of TRANSMITTERS) {
    const rooms = shuffled(
      g,
      'transmitters',
      tilesIn(g, region).filter((tile) => !isStart(tile) && tile !== ELEVATOR),
    );
    const at = rooms.find((tile) => distance(g, from, tile) >= FAR) ?? rooms[0] ?? from;
    placeToken(g, kind, { at });
  }
}

/** A success shields, and calibrates what is not calibrated yet; after that it makes the Transmitter Live, in order. */
export function* tuned(g: Betrayal, me: Mine, { who }: Deed): Rules {
  shielded.put(g, who);
  const one = transmitterOn(g, tileOf(g, who));
  if (one === undefined) return;
  if (!isFull(me, one)) {
    one.n += 1;
    return say(g, 'calibrated', { at: one.at, n: one.n });
  }
  const lit = liveOn(g, one);
  if (lit !== undefined) lit.n = roundOf(g);
  else if (one === nextToLight(g)) liveMarkers.place(g, { at: one.at, n: roundOf(g) });
}

/** At the end of its round; with two who live a round later, with one two rounds later. */
export function runOut(g: Betrayal): void {
  const more = Math.max(0, 3 - living(g).length);
  for (const marker of liveMarkers.all(g)) if (roundOf(g) - marker.n >= more) liveMarkers.remove(g, marker);
}

/** The one without another awake Echo that has the most Calibrations; of several the lowest. */
export function goalOf(g: Betrayal, one?: MonsterState): TileId | undefined {
  const free = transmitters(g).filter(({ at }) => at !== null && !isJammed(g, at, one));
  const most = Math.max(...free.map(({ n }) => n));
  return free.find(({ n }) => n === most)?.at ?? undefined;
}
