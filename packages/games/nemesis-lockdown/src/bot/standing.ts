import { chanceToPass } from '../odds/final-scan.ts';
import type { NemesisState } from '../state.ts';
import type { Look } from './look.ts';
import { risk, type WayOut } from './ways-out.ts';

// What winning takes, as guesses: to get out alive, to be spared by the plan and pass the scan, to have done what was asked.

/** The chance to get out alive. */
export function life(look: Look, ways: readonly WayOut[]): number {
  const { fate, serious, light } = look.me;
  if (fate === 'dead') return look.isTogether ? 0.3 : 0;
  if (fate !== 'in-play') return 0.95;
  const health = Math.max(0.1, 0.85 - 0.18 * serious.length - 0.05 * light - (look.inCombat ? 0.15 : 0));
  const chances = ways.map(({ room, chance }) => chance * 0.97 ** (look.steps.get(room) ?? 4));
  return health * (look.rounds <= 1 ? 0.4 : 1) * Math.max(0.2, ...chances);
}

/** The chance that the plan spares this seat, as it stands now. */
export function spared(look: Look): number {
  const { signal, informed, knowledge, fate } = look.me;
  const dangers = [
    signal ? 0 : risk(look, 'file-a-report'),
    informed ? 0 : risk(look, 'clearance-audit'),
    knowledge >= 7 ? risk(look, 'loose-ends') : 0,
    fate === 'locked-in' ? risk(look, 'sterilise') : 0,
    fate === 'evacuated' ? risk(look, 'intercept') : 0,
    fate === 'bunker' ? risk(look, 'collapse-the-ridge') : 0,
  ];
  return Math.max(0, 1 - dangers.reduce((sum, one) => sum + one, 0));
}

/** The chance to pass the final scan. */
export const scan = (state: NemesisState, { seat }: Look): number => chanceToPass({ state }, seat);

/** How much of what was asked is done, and the rest guessed: together all counts, else the best of what is left. */
export function goal(look: Look): number {
  const done = look.objectives.map((one): number => (look.isMet(one) ? 1 : 0.25));
  return look.isTogether ? done.reduce((product, one) => product * one, 1) : Math.max(0.25, ...done);
}
