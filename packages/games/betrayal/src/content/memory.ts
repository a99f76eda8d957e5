import { type Seat, shape } from '@dreadhouse/engine';
import type { Hidden, Own } from '../state.ts';
import type { HauntType } from './scenarios.ts';
import type { Mine, Numbers, Per } from './types.ts';

/** One thing that a haunt keeps in mind: what it is at the start, and what a loaded save must look like. */
export interface Kept<T> {
  readonly start: (players: number) => T;
  readonly shape: (players: number) => shape.Shape<T>;
}

/** All that a haunt keeps in mind, by name. */
export type KeptAs<M> = { readonly [K in keyof M]: Kept<M[K]> };
/** What the functions of a haunt of this type hold in their hands whose memory is kept so. */
export type Hands<K, N extends Numbers, T extends HauntType = 'traitor'> = Mine<
  MemoryOf<K>,
  N,
  T extends 'traitor' ? Seat : Seat | null
>;
/** What a memory is that is kept so. */
export type MemoryOf<K> = { -readonly [N in keyof K]: K[N] extends Kept<infer T> ? T : never };

const seatAt = (players: number): shape.Shape<Seat> => shape.whole(0, players - 1);

/** A piece whose face is one of these, unseen by some. */
export const hiddenShape = <T extends string>(players: number, faces: Iterable<T>): shape.Shape<Hidden<T>> =>
  shape.record<Hidden<T>>({ face: shape.oneOf(faces), seen: shape.setOf(seatAt(players), players) });

/** What a haunt can keep in mind. */
export const keep = {
  /** A number from 0 to `most`; it begins at 0 unless something else is said, for all or by the players. */
  count: (most: number, first: number | Per = 0): Kept<number> => ({
    start: (players) => (typeof first === 'number' ? first : (first[players - 3] ?? 0)),
    shape: () => shape.whole(0, most),
  }),

  /** Whether something is so; at first it is not. */
  flag: { start: () => false, shape: () => shape.flag } as Kept<boolean>,

  /** Somebody; at first nobody. */
  seat: { start: () => null, shape: (players) => shape.nullable(seatAt(players)) } as Kept<Seat | null>,

  /** Some of the seats; at first none. */
  seats: { start: () => [], shape: (players) => shape.setOf(seatAt(players), players) } as Kept<Seat[]>,

  /** One of these names. */
  oneOf: <const T extends string>(names: Iterable<T>, first: NoInfer<T>): Kept<T> => ({
    start: () => first,
    shape: () => shape.oneOf(names),
  }),

  /** One of these names, or none, as at first. */
  maybe: <const T extends string>(names: Iterable<T>): Kept<T | null> => ({
    start: () => null,
    shape: () => shape.nullable(shape.oneOf(names)),
  }),

  /** Some of these names; at first none. */
  some: <const T extends string>(names: readonly T[]): Kept<T[]> => ({
    start: () => [],
    shape: () => shape.setOf(shape.oneOf(names), names.length),
  }),

  /** A list of so many at the most; at first it is empty. */
  list: <T>(entry: (seat: shape.Shape<Seat>, players: number) => shape.Shape<T>, most: number): Kept<T[]> => ({
    start: () => [],
    shape: (players) => shape.listOf(entry(seatAt(players), players), most),
  }),

  /** For each seat notes that only it reads. */
  notes: <T>(note: (seat: shape.Shape<Seat>) => shape.Shape<T>, most: number): Kept<Own<T>[]> => ({
    start: (players) => Array.from({ length: players }, (_, of) => ({ of, own: [] })),
    shape(players) {
      const seat = seatAt(players);
      const own = shape.record<Own<T>>({ of: seat, own: shape.listOf(note(seat), most) });
      return shape.listOf(own, players, players);
    },
  }),

  /** Anything else. */
  as: <T>(start: (players: number) => T, looks: (players: number) => shape.Shape<T>): Kept<T> => ({
    start,
    shape: looks,
  }),
};

/** What a memory that is kept so begins with, and what it must look like. */
export function remember<M>(all: KeptAs<M>) {
  const names = Object.keys(all) as (keyof M)[]; // its own
  const each = <T>(make: (one: Kept<M[keyof M]>) => T) =>
    Object.fromEntries(names.map((name) => [name, make(all[name])]));
  return {
    start: (players: number) => each((one) => one.start(players)) as M, // every name has been asked
    shape: (players: number) => shape.record(each((one) => one.shape(players))) as shape.Shape<M>, // as above
  };
}
