import type { Betrayal, Hands, Per, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  adjacent,
  agrees,
  HALLWAY,
  heroes,
  keep,
  place,
  roundOf,
  say,
  seatsFrom,
  TILE_IDS,
  tileOf,
  tokens,
  use,
} from '../kit.ts';

// Echoes and Readings of Feedback: where everybody's round began, and what a Rewind takes back.

export const echoes = tokens('echo');
export const readings = tokens('reading');

export const memory = {
  loop: keep.count(20),
  /** How many Rewinds are left in this round. */
  rewinds: keep.count(9),
  /** The last round in which the traitor is out of phase and has none. */
  outOfPhase: keep.count(100),
  /** Where the traitor's last turn began. */
  began: keep.oneOf(TILE_IDS, HALLWAY),
};
type Mine = Hands<typeof memory, Record<'rewinds' | 'still' | 'group', Per>>;

export const echoOf = (g: Betrayal, seat: Seat): Token | undefined => echoes.all(g).find(({ of }) => of === seat);
export const isOnEcho = (g: Betrayal, seat: Seat): boolean => echoOf(g, seat)?.at === tileOf(g, seat);
/** Living heroes who stand where their round began. */
const still = (g: Betrayal): Seat[] => heroes(g).filter((seat) => isOnEcho(g, seat));

/** How many more would have to. */
export const stillMissing = (g: Betrayal, me: Mine): number => Math.min(me.n.still, heroes(g).length) - still(g).length;
/** 1 fewer for each dead hero, but never fewer than 2. */
export const needed = (g: Betrayal, me: Mine): number => Math.max(2, me.n.group - (g.seats - 1 - heroes(g).length));

export const isLinked = (g: Betrayal, a: TileId, b: TileId): boolean =>
  adjacent(g, a, 'explorer').includes(b) || adjacent(g, b, 'explorer').includes(a);

/** The size of the largest linked group among these tiles. */
export function largest(g: Betrayal, among: readonly TileId[]): number {
  const left = new Set(among);
  let most = 0;
  for (const first of among) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group)
      for (const other of [...left]) if (isLinked(g, one, other) && left.delete(other)) group.push(other); // grows as we go
    most = Math.max(most, group.length);
  }
  return most;
}

export function layEchoes(g: Betrayal): void {
  echoes.sweepUp(g);
  for (const seat of heroes(g)) echoes.place(g, { at: tileOf(g, seat), of: seat });
}

/** Readings that a Rewind would take back: those of this very turn, except one on the Echo's tile. */
export const takenBack = (g: Betrayal, seat: Seat): Token[] =>
  readings.all(g).filter(({ of, n, at }) => of === seat && n === g.state.turn.number && at !== echoOf(g, seat)?.at);

export function* rewind(g: Betrayal, me: Mine, traitor: Seat, hero: Seat): Rules {
  if (!(yield* agrees(g, traitor, 'rewind', 'rewind-yes', 'rewind-no'))) return;
  use(g, 'rewind');
  me.memory.rewinds -= 1;
  say(g, 'rewound', { who: hero });
  for (const reading of takenBack(g, hero)) readings.remove(g, reading);
  const at = echoOf(g, hero)?.at;
  if (at !== undefined && at !== null) yield* place(g, hero, at);
}

/** Thrown: back to the Echo in place of the damage. */
export function* throwBack(g: Betrayal, traitor: Seat, hero: Seat): Rules<boolean> {
  const at = echoOf(g, hero)?.at;
  if (at === undefined || at === null || isOnEcho(g, hero)) return false;
  if (!(yield* agrees(g, traitor, 'thrown', 'thrown-yes', 'thrown-no'))) return false;
  use(g, 'thrown');
  yield* place(g, hero, at);
  return true;
}

/** How many Rewinds the next round has: none out of phase, and with one hero left not in two rounds running. */
export function nextRewinds(g: Betrayal, me: Mine): number {
  if (roundOf(g) + 1 <= me.memory.outOfPhase) return 0;
  return heroes(g).length === 1 && me.memory.rewinds < me.n.rewinds ? 0 : me.n.rewinds;
}

/** Whether another hero's turn is still to come in this round. */
export function isLastHero(g: Betrayal, seat: Seat): boolean {
  const order = seatsFrom(g, g.state.haunt?.first ?? 0).filter((one) => heroes(g).includes(one));
  return order.at(-1) === seat;
}
