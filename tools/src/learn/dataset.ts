import { fastChance } from '@dreadhouse/engine';
import type { Position } from '../simulate/positions.ts';

/** A position with the game that it is from. */
export interface Sample extends Position {
  readonly game: number;
  /** How far its game had come, from 0 to 1. */
  readonly phase: number;
  /** Every position counts alike, but those of one game together no more than so many: less where it went on and on. */
  readonly weight: number;
}

/** What is learnt from, what says when to stop, and what nobody has seen before the end: whole games each. */
export interface Split {
  readonly train: readonly Sample[];
  readonly stop: readonly Sample[];
  readonly held: readonly Sample[];
}

/** One game of so many is to stop by, and one is held out. */
const OF = 8;

/** Whoever ends a game early must not count more for it; but a game that goes in circles is still one game. */
const MOST = 100;

export function samplesOf(game: number, positions: readonly Position[]): Sample[] {
  const last = Math.max(1, positions.length - 1);
  const weight = Math.min(1, MOST / Math.max(1, positions.length));
  return positions.map((one, i) => ({ ...one, game, phase: i / last, weight }));
}

/** Drawn game by game, so that options that take turns are in each part. */
export function split(samples: readonly Sample[]): Split {
  const parts = new Map<number, number>();
  for (const { game } of samples)
    if (!parts.has(game)) parts.set(game, fastChance(`part of ${game}`).below('part', OF));
  return {
    train: samples.filter(({ game }) => (parts.get(game) ?? 0) > 1),
    stop: samples.filter(({ game }) => parts.get(game) === 0),
    held: samples.filter(({ game }) => parts.get(game) === 1),
  };
}
