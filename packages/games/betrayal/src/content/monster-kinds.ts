import type { Seat } from '@dreadhouse/engine';
import { monstersOf } from '../rules/figures.ts';
import { removeMonster, spawn } from '../rules/monster-pieces.ts';
import type { Betrayal, BetrayalState, MonsterId, MonsterState } from '../state.ts';
import type { TileId } from './tiles.ts';
import type { Aim } from './types.ts';

type Here = { readonly state: BetrayalState };
type Which = (one: MonsterState) => boolean;

/** The monsters of a kind: where they are, and how they come and go. */
export interface Monsters {
  readonly id: string;
  readonly all: (g: Here) => MonsterState[];
  readonly first: (g: Here) => MonsterState | undefined;
  readonly count: (g: Here) => number;
  /** By what they are known, and where they are; all, or those of which something is so. */
  readonly ids: (g: Here, which?: Which) => MonsterId[];
  readonly tiles: (g: Here, which?: Which) => TileId[];
  readonly on: (g: Here, tile: TileId) => MonsterState[];
  readonly spawn: (g: Betrayal, at: TileId, of?: Seat) => MonsterState;
  readonly remove: (g: Betrayal, id: MonsterId) => void;
  /** They are to be hunted, all with the same worth or each with its own. */
  readonly hunted: (g: Here, worth: number | ((one: MonsterState) => number), which?: Which) => Aim[];
}

export const isAwake: Which = ({ stunned }) => !stunned;
export const isDown: Which = ({ stunned }) => stunned;

export function monsters(id: string): Monsters {
  const some = (g: Here, which: Which = () => true): MonsterState[] => monstersOf(g, id).filter(which);
  return {
    id,
    ids: (g, which) => some(g, which).map((one) => one.id),
    tiles: (g, which) => some(g, which).map(({ at }) => at),
    all: (g) => monstersOf(g, id),
    first: (g) => monstersOf(g, id)[0],
    count: (g) => monstersOf(g, id).length,
    on: (g, tile) => monstersOf(g, id).filter(({ at }) => at === tile),
    spawn: (g, at, of) => spawn(g, id, at, of),
    remove: removeMonster,
    hunted: (g, worth, which) =>
      some(g, which).map((one) => ({ worth: typeof worth === 'number' ? worth : worth(one), prey: one.id })),
  };
}
