import type { Rules } from '@dreadhouse/engine';
import { podShut } from '../../rules/exits.ts';
import { discardHand } from '../../rules/hand.ts';
import { pass } from '../../rules/pass.ts';
import { isInPlay, person } from '../../rules/table.ts';
import type { PodId } from '../board.ts';
import type { Act, Doing, Room } from '../definitions.ts';

// What the actions of rooms have in common.

/** An action of a room: `room:<name>`. NL-ACT-05: it costs 2 but for the elevator, and is not to be had in combat (NL-GEN-02). */
export function act(id: string, rule: string, run: Doing, more: Partial<Omit<Act, 'run'>> = {}): Act {
  return {
    ...{ id: `room:${id}`, rule, price: 2, combat: 'out' },
    ...more,
    *run(g) {
      const rest = run(g);
      if (rest) yield* rest;
    },
  };
}

/**
 * NL-ROOM-CSSA-01 to NL-ROOM-CSSA-06, NL-ROOM-CSSA-10, NL-ROOM-CSSB-01, NL-ROOM-CSSC-01, R-41: any token under the time token's field will
 * do (NL-ROOM-CSSA-02), and the pod must be empty (NL-ROOM-CSSA-03). The hand is discarded, the player passes with all that happens then, and whoever still lives is in the pod.
 */
export function podRoom(id: 'css-a' | 'css-b' | 'css-c', pod: PodId, rule: string): Room {
  return {
    id,
    acts: (g, seat) => [
      act(
        id,
        rule,
        function* (now): Rules {
          discardHand(now, seat, 'NL-ROOM-CSSA-04');
          yield* pass(now, seat); // NL-ROOM-CSSA-05
          if (!isInPlay(now, seat)) return;
          person(now, seat).at = pod;
          now.tell('all', 'entered-pod', { seat, pod, rule: 'NL-ROOM-CSSA-06' });
        },
        {
          blocked: podShut(g, pod),
        },
      ),
    ],
  };
}
