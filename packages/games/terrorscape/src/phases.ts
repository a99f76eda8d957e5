import type { Phase } from '@dreadhouse/engine';
import { discoveryStep } from './rules/discovery.ts';
import { killerBegins, killerDraw, killerMain, killerQuick, killerSlow } from './rules/killer-phase.ts';
import { planStep } from './rules/plan.ts';
import { report, surviveBegins, turn, turns } from './rules/survivors-phase.ts';
import { setup } from './setup.ts';
import type { TerrorscapeState } from './state.ts';

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
