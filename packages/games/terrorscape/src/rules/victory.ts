import type { Seat } from '@dreadhouse/engine';
import { mansion } from '../content/mansion.ts';
import { KEYS_NEEDED } from '../content/numbers.ts';
import type { Result, Slot, Terrorscape } from '../state.ts';
import { holds } from './items.ts';
import { living, names, survivor, team } from './team.ts';

/** TS-WIN-01: keys or radio for the Survivors; for the Killer a death, or time. */
export function endGame(
  g: Terrorscape,
  side: Result['side'],
  how: Result['how'],
  winners: readonly Seat[],
  rule: string,
): never {
  g.state.result = { side, how, winners: [...winners] };
  g.reveal('all', 'game-over', { side, how, rule });
  g.end();
}

/** TS-STEP0-02, TS-HELP-02: the help marker moves. TS-STEP0-03, TS-HELP-04, TS-WIN-04: at the end of its track help is there. */
export function moveHelp(g: Terrorscape): void {
  const { state } = g;
  if (state.help === null) return;
  state.help -= 1;
  g.tell('all', 'help-moved', { left: state.help, rule: 'TS-STEP0-02' });
  if (state.help === 0) endGame(g, 'survivors', 'rescue', seatsOf(g, living(state)), 'TS-HELP-04');
}

/**
 * TS-STEP0-04, TS-WIN-02: everybody at the Main Exit, and five keys (TS-STEP0-11: or more). TS-STEP0-05, TS-WIN-03: or at the Hidden Exit,
 * if one of them has the Secret Map (TS-AMB-07). TS-WIN-07: which takes nothing away. TS-STEP0-10: the Killer stops nobody at the door.
 */
export function checkEscape(g: Terrorscape): void {
  const { state } = g;
  if (state.rack.length < KEYS_NEEDED) return;
  const everybody = living(state);
  if (state.options.loneWolfRules) return escapeAlone(g, everybody);
  const all = (at: string): boolean => everybody.every((slot) => survivor(g, slot).at === at);
  if (all(mansion.mainExit)) endGame(g, 'survivors', 'main-exit', team(g), 'TS-STEP0-04');
  if (all(mansion.hiddenExit) && everybody.some((slot) => holds(survivor(g, slot), 'secret-map')))
    endGame(g, 'survivors', 'hidden-exit', team(g), 'TS-STEP0-05');
}

/** TS-R-22: whoever is at an exit leaves, and leaves the others behind. */
function escapeAlone(g: Terrorscape, everybody: readonly Slot[]): void {
  const at = (exit: string): Slot[] => everybody.filter((slot) => survivor(g, slot).at === exit);
  const main = at(mansion.mainExit);
  const hidden = at(mansion.hiddenExit).filter((slot) => holds(survivor(g, slot), 'secret-map'));
  const gone = [...main, ...hidden];
  if (gone.length === 0) return;
  g.tell('all', 'escaped', { survivors: names(g, gone), rule: 'TS-R-22' });
  endGame(g, 'survivors', main.length > 0 ? 'main-exit' : 'hidden-exit', seatsOf(g, gone), 'TS-R-22');
}

/** In the usual game the whole team wins. */
function seatsOf(g: Terrorscape, slots: readonly Slot[]): Seat[] {
  if (!g.state.options.loneWolfRules) return [...team(g)];
  return slots.map((slot) => survivor(g, slot).seat);
}
