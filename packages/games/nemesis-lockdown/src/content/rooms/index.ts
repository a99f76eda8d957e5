import type { Rules } from '@dreadhouse/engine';
import { carry, fits } from '../../rules/carry.ts';
import { takeNestEgg } from '../../rules/eggs.ts';
import { endIfNobodyIsLeft } from '../../rules/ending.ts';
import { discardHand } from '../../rules/hand.ts';
import { noiseRoll } from '../../rules/noise.ts';
import { pass } from '../../rules/pass.ts';
import { startSelfDestruct } from '../../rules/self-destruct.ts';
import { isInPlay, person, roomOf, stalkersIn } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import { roomDef } from '../board.ts';
import type { Act, Room } from '../definitions.ts';
import { isWhite, rightOf } from '../track.ts';

// What can be done in rooms. Costs are 2 but for the elevator.

function act(id: string, rule: string, about: Partial<Act> & Pick<Act, 'run'>): Act {
  return { id: `room:${id}`, rule, price: 2, combat: 'out', ...about };
}

/** NL-ROOM-CSSA-01 to NL-ROOM-CSSA-06, R-41: the hand is discarded, the player passes, and then the figure is placed. */
function pod(id: 'css-a' | 'css-b' | 'css-c', letter: 'A' | 'B' | 'C'): Room {
  return {
    id,
    acts: (g, seat) => [
      act(id, 'NL-ROOM-CSSA-01', {
        blocked:
          (!g.state.css.some(({ field }) => field === g.state.time.field) && 'no-css-token') ||
          (g.state.people.some(({ at }) => at === letter) && 'pod-taken'),
        *run(now): Rules {
          discardHand(now, seat, 'NL-ROOM-CSSA-04');
          yield* pass(now, seat);
          if (isInPlay(now, seat)) person(now, seat).at = letter;
        },
      }),
    ],
  };
}

export const ROOMS: readonly Room[] = [
  {
    id: 'cooling-system',
    acts: (g) => [
      act('cooling-system', 'NL-ROOM-COOL-01', {
        blocked: g.state.selfDestruct !== null && 'countdown-runs',
        *run(now): Rules {
          startSelfDestruct(now);
        },
      }),
    ],
  },
  pod('css-a', 'A'),
  pod('css-b', 'B'),
  pod('css-c', 'C'),
  {
    id: 'nest',
    acts: (g, seat) => [
      act('nest', 'NL-ROOM-NEST-03', {
        blocked: (g.state.lab.eggs === 0 && 'no-eggs') || (!fits(g, seat, 'egg') && 'hands-full'),
        *run(now): Rules {
          takeNestEgg(now);
          carry(now, seat, 'egg');
          yield* noiseRoll(now, seat);
        },
      }),
    ],
  },
  {
    id: 'generator',
    acts: (g, _seat, room) => [
      act('stop-countdown', 'NL-ROOM-GEN-02', {
        blocked: (g.state.selfDestruct === null || g.state.selfDestruct.red) && 'no-yellow-token',
        *run(now): Rules {
          now.state.selfDestruct = null;
        },
      }),
      act('flip-power', 'NL-ROOM-GEN-04', {
        *run(now): Rules {
          const { sector } = roomDef(room);
          if (sector === null) return;
          const power = now.state.power[sector];
          power.on = !power.on;
          now.tell('all', 'power', { where: sector, ...power, rule: 'NL-ROOM-GEN-05' });
        },
      }),
    ],
  },
  {
    id: 'communications',
    acts: (g, seat) => [
      act('send-signal', 'NL-ROOM-COMMS-02', {
        blocked: person(g, seat).signal && 'signal-sent',
        *run(now): Rules {
          person(now, seat).signal = true;
        },
      }),
    ],
  },
  {
    id: 'rapid-response-centre',
    acts: (g) => [
      act('alert', 'NL-SPEC-RRC-01', {
        blocked: g.state.alert !== null && 'alert-runs',
        *run(now): Rules {
          const { field } = now.state.time;
          now.state.alert = rightOf(field, Math.ceil(field / 2)); // NL-SPEC-RRC-02; R-04: half of 1 is S
          now.tell('all', 'isolation-open', { rule: 'NL-SPEC-RRC-04' });
        },
      }),
    ],
  },
  {
    id: 'isolation-room',
    acts: (g, seat) => [
      act('lock-in', 'NL-SPEC-ISO-04', {
        blocked: !isWhite(g.state.time.field) && g.state.alert === null && 'isolation-closed',
        run: (now) => lockIn(now, seat),
      }),
    ],
  },
];

/** NL-SPEC-ISO-06, NL-SPEC-ISO-07, R-35: it fails if any stalker turned up, even one that is gone again. */
function* lockIn(g: Nemesis, seat: number): Rules {
  const { nextStalker } = g.state;
  yield* noiseRoll(g, seat);
  const room = roomOf(g, seat);
  if (room === null || g.state.nextStalker !== nextStalker || stalkersIn(g, room).length > 0) return;
  const one = person(g, seat);
  one.fate = 'locked-in';
  one.at = null;
  g.tell('all', 'locked-in', { seat, rule: 'NL-SPEC-ISO-07' });
  endIfNobodyIsLeft(g);
}
