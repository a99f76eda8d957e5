import type { Rules, Seat } from '@dreadhouse/engine';
import { POWERED, type Powered, type ShaftId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';

// Power tokens that are turned, exchanged or laid out anew (G-04).

export function flipPower(g: Nemesis, where: Powered, rule: string): void {
  const power = g.state.power[where];
  power.on = !power.on;
  g.tell('all', 'power', { where, ...power, rule });
}

export function swapPower(g: Nemesis, a: Powered, b: Powered, rule: string): void {
  const { power } = g.state;
  [power[a], power[b]] = [power[b], power[a]];
  for (const where of [a, b]) g.tell('all', 'power', { where, ...power[where], rule });
}

/** NL-SPEC-EPOWER-04, R-47: one token after the other, each place with any token left, none of them flipped. */
export function* allocatePower(g: Nemesis, seat: Seat): Rules {
  const { power } = g.state;
  for (const [i, where] of POWERED.slice(0, -1).entries()) {
    const options = () =>
      POWERED.slice(i).map((from) => ({ id: `token:${power[from].token}`, details: { ...power[from] }, from }));
    const { from } = yield* g.ask(seat, 'place-power', 'NL-SPEC-EPOWER-04', options, { where });
    if (from !== where) [power[where], power[from]] = [power[from], power[where]];
  }
  for (const where of POWERED) g.tell('all', 'power', { where, ...power[where], rule: 'NL-SPEC-EPOWER-04' });
}

/**
 * NL-SPEC-EPOWER-02 to NL-SPEC-EPOWER-06: 1 and 2 are lit and 3 and 4 go out, unless three are lit already; all four are laid out anew; and
 * the time token shows its active side.
 */
export function* emergencyPower(g: Nemesis, seat: Seat): Rules {
  const { power, time } = g.state;
  if (POWERED.filter((where) => power[where].on).length < ENOUGH_LIT) {
    for (const where of POWERED) {
      power[where].on = power[where].token <= 2;
      g.tell('all', 'power', { where, ...power[where], rule: 'NL-SPEC-EPOWER-02' });
    }
  }
  yield* allocatePower(g, seat);
  if (time.active) return;
  time.active = true;
  g.tell('all', 'time-token', { active: true, rule: 'NL-SPEC-EPOWER-05' });
}

/** NL-SPEC-EPOWER-03. */
const ENOUGH_LIT = 3;

/** The elevator token comes to a shaft. */
export function callElevator(g: Nemesis, shaft: ShaftId, rule: string): void {
  g.state.elevator = shaft;
  g.tell('all', 'elevator', { shaft, rule });
}
