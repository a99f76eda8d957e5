import type { Rules, Seat } from '@dreadhouse/engine';
import { EXIT_ROOM } from '../content/board.ts';
import type { Act } from '../content/definitions.ts';
import { ESCAPE_COST } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { suitsOf } from './carry.ts';
import { leavePlay } from './ending.ts';
import { gateShut, roverGone } from './exits.ts';
import { roomOf } from './table.ts';
import { stalkerTurnsUp } from './turns-up.ts';

// Leaving through the Main Gate (G-29). It is no room action: a malfunction in the Exit Room does not stop it.

const ROVER = 'rover';

/** NL-GOAL-05: from the Exit Room, with the Gate open: in the Rover, if it is there, or on foot in a suit. */
export function leaveActs(g: Nemesis, seat: Seat): Act[] {
  if (roomOf(g, seat) !== EXIT_ROOM) return [];
  const about = { rule: 'NL-GOAL-05', price: ESCAPE_COST, combat: 'out' as const };
  const shut = gateShut(g);
  return [
    {
      ...about,
      ...{ id: `leave:${ROVER}`, blocked: shut || roverGone(g), details: { by: ROVER } },
      *run(now) {
        moveRover(now, false);
        reachBunker(now, seat, ROVER);
      },
    },
    ...suitsOf(g, seat).map(
      (suit): Act => ({
        ...about,
        ...{ id: `leave:${suit}`, item: suit, blocked: shut, details: { by: suit } },
        run: (now) => walkOut(now, seat, suit),
      }),
    ),
  ];
}

/** On foot: a noise roll; whoever turns up spoils it, the action is spent, and the suit stays. */
function* walkOut(g: Nemesis, seat: Seat, suit: string): Rules {
  if (yield* stalkerTurnsUp(g, seat)) g.tell('all', 'escape-failed', { seat, rule: 'NL-G-29' });
  else reachBunker(g, seat, suit);
}

function reachBunker(g: Nemesis, seat: Seat, by: string): void {
  g.tell('all', 'left-base', { seat, by, rule: 'NL-GOAL-05' });
  leavePlay(g, seat, 'bunker');
}

/** The Rover comes to the Exit Room or goes away; nobody has to be there. */
export function moveRover(g: Nemesis, here: boolean): void {
  g.state.roverHere = here;
  g.tell('all', 'rover', { here, rule: 'NL-G-29' });
}
