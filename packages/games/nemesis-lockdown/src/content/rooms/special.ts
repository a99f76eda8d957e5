import type { Rules, Seat } from '@dreadhouse/engine';
import { craftActs } from '../../rules/craft.ts';
import { leavePlay } from '../../rules/ending.ts';
import { isolationShut } from '../../rules/exits.ts';
import { takePlan } from '../../rules/plans.ts';
import { emergencyPower } from '../../rules/power.ts';
import { stalkerTurnsUp } from '../../rules/turns-up.ts';
import type { Nemesis } from '../../state.ts';
import type { Room } from '../definitions.ts';
import { rightOf } from '../track.ts';
import { act } from './acts.ts';
import { elevatorActs } from './elevator.ts';

// Special rooms (chapter 4.4): always in the same places, explored from the start.

/** NL-SPEC-RRC-01 to NL-SPEC-RRC-05, R-04: half of the field's number, rounded down; half of 1 is S. The Isolation Room opens. */
function alert(g: Nemesis): void {
  const { field } = g.state.time;
  g.state.alert = rightOf(field, Math.ceil(field / 2));
  g.tell('all', 'alert', { field: g.state.alert, rule: 'NL-SPEC-RRC-02' });
  g.tell('all', 'isolation-open', { rule: 'NL-SPEC-RRC-04' });
}

/** NL-SPEC-ISO-06, NL-SPEC-ISO-07, NL-SPEC-ISO-11, R-35: it fails if any stalker turned up, even one that is gone again. */
function* lockIn(g: Nemesis, seat: Seat): Rules {
  if (yield* stalkerTurnsUp(g, seat)) return g.tell('all', 'lock-in-failed', { seat, rule: 'NL-SPEC-ISO-06' });
  g.tell('all', 'locked-in', { seat, rule: 'NL-SPEC-ISO-07' });
  leavePlay(g, seat, 'locked-in');
}

export const SPECIAL_ROOMS: readonly Room[] = [
  {
    id: 'rapid-response-centre',
    acts: (g, seat) => [
      act('alert', 'NL-SPEC-RRC-01', alert, { blocked: g.state.alert !== null && 'alert-runs' }),
      ...g.state.plans.pool.map((_, place) =>
        act(`take-plan:${place}`, 'NL-SPEC-RRC-06', (now) => takePlan(now, seat, place), { details: { place } }),
      ),
    ],
  },
  {
    id: 'emergency-power',
    acts: (_g, seat) => [act('emergency-power', 'NL-SPEC-EPOWER-01', (now) => emergencyPower(now, seat))],
  },
  { id: 'elevator-shaft', acts: elevatorActs },
  {
    id: 'storage',
    // NL-SPEC-STORE-02, NL-SPEC-STORE-03: a single item with one of the two symbols is enough.
    acts: (g, seat) =>
      craftActs(g, seat, { as: 'room:craft', rule: 'NL-SPEC-STORE-01', price: 2, combat: 'out', fewer: 1 }),
  },
  {
    id: 'isolation-room',
    acts: (g, seat) => [
      act('lock-in', 'NL-SPEC-ISO-04', (now) => lockIn(now, seat), {
        blocked: isolationShut(g),
      }),
    ],
  },
];
