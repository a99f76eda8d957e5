import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { actionCards, discard } from './hand.ts';
import { peopleIn, person, roomOf } from './table.ts';

const INTERRUPT = 'interrupt';

/**
 * G-35 (a), (b): everybody in the room who could hold the card, as far as the others can see, is asked at once and under seal. The first
 * yes clockwise is played; it can be interrupted in turn. True where the action is cancelled.
 */
export function* interrupted(g: Nemesis, by: Seat): Rules<boolean> {
  const room = roomOf(g, by);
  if (room === null || g.state.options.mode === 'cooperative') return false;
  const clockwise = Array.from({ length: g.state.seats - 1 }, (_, i) => (by + 1 + i) % g.state.seats);
  const here = peopleIn(g, room);
  const asked = clockwise.filter((seat) => here.includes(seat) && couldInterrupt(g, seat));
  const options = (seat: Seat): Option[] =>
    actionCards(g, seat).some(({ face }) => face === INTERRUPT) ? [{ id: 'no' }, { id: INTERRUPT }] : [{ id: 'no' }];
  const answers = yield* g.askAll(asked, 'interrupt', 'NL-G-35', options, { seat: by });
  const first = asked.find((_, i) => answers[i]?.id === INTERRUPT);
  if (first === undefined) return false;
  discard(
    g,
    first,
    actionCards(g, first).filter(({ face }) => face === INTERRUPT),
  );
  g.touch(`action:${INTERRUPT}`);
  g.reveal('all', 'interrupted', { seat: by, by: first, rule: 'NL-G-35' });
  return !(yield* interrupted(g, first));
}

function couldInterrupt(g: Nemesis, seat: Seat): boolean {
  const { hand, discard: pile } = person(g, seat);
  return hand.length > 0 && !pile.some(({ face }) => face === INTERRUPT);
}
