import type { Phase, Viewer } from '@dreadhouse/engine';
import { discoveryStep } from './rules/discovery.ts';
import { killerBegins, killerDraw, killerMain, killerQuick, killerSlow } from './rules/killer-phase.ts';
import { planStep } from './rules/plan.ts';
import { report, surviveBegins, turn, turns } from './rules/survivors-phase.ts';
import { setup } from './setup.ts';
import { KILLER, type TerrorscapeState } from './state.ts';

/**
 * TS-PHASE-01, TS-R-01: a round is a Survivors' phase (step 0, turns, discovery, plan, noise report) and a Killer's phase (reappear,
 * quick card, special card or actions, slow card, draw).
 */
export const phases: Readonly<Record<string, Phase<TerrorscapeState>>> = {
  setup,
  begin: surviveBegins,
  turns,
  turn,
  discovery: discoveryStep,
  plan: planStep,
  report,
  killer: killerBegins,
  'killer-quick': killerQuick,
  'killer-main': killerMain,
  'killer-slow': killerSlow,
  'killer-draw': killerDraw,
};

const BEHIND_THE_SCREEN: ReadonlySet<string> = new Set(['begin', 'turns', 'turn', 'discovery', 'plan', 'report']);

/** TS-PHASE-03: in which order the Survivors act is theirs to know; everybody else sees one phase. */
export function phaseSeenBy(phase: string, viewer: Viewer): string {
  const isOutside = viewer === KILLER || viewer === 'spectator';
  return isOutside && BEHIND_THE_SCREEN.has(phase) ? 'survivors' : phase;
}
