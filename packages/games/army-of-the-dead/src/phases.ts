import type { Phase } from '@dreadhouse/engine';
import { endPhase } from './rules/end-phase.ts';
import { players, roundBegins, turn } from './rules/players-phase.ts';
import { rescue, spawn, zombies } from './rules/zombie-phase.ts';
import { setup } from './setup.ts';
import type { ArmyState } from './state.ts';

/** AD-ROUND-01: Players Phase (whose turn, and each Action of it), Zombie Phase (activation, then each Spawn Zone), End Phase. */
export const phases: Readonly<Record<string, Phase<ArmyState>>> = {
  setup,
  round: roundBegins,
  players,
  turn,
  zombies,
  spawn,
  rescue,
  'end-phase': endPhase,
};
