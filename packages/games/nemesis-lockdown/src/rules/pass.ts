import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { discard, nameOf, publicName } from './hand.ts';
import { any, said } from './hooks.ts';
import { person, roomAt, roomOf } from './table.ts';
import { lightWound } from './wounds.ts';

/** E-PASS: cards may be laid down, wounds bleed, and then the turn ends. */
export function* pass(g: Nemesis, seat: Seat): Rules {
  person(g, seat).passed = true;
  g.tell('all', 'passed', { seat, rule: 'NL-ROUND-05' });
  while (person(g, seat).hand.length > 0) {
    const { id } = yield* g.ask(seat, 'pass-discard', 'NL-ROUND-06', () => [...faces(g, seat), { id: 'done' }]);
    if (id === 'done') break;
    const card = person(g, seat).hand.find((one) => nameOf(g, seat, one) === id);
    if (card === undefined) break;
    discard(g, seat, [card]);
    g.reveal('all', 'discarded', { seat, cards: [publicName(card)], rule: 'NL-ROUND-06' });
  }
  if (any(g, seat, 'bleeds')) yield* lightWound(g, seat);
  yield* turnEnds(g, seat);
}

/** E-TURN-END, G-14: whoever ends a turn in fire is burnt, unless something wards it off. */
export function* turnEnds(g: Nemesis, seat: Seat): Rules {
  const room = roomOf(g, seat);
  if (room === null || !roomAt(g, room).fire) return;
  if (!said(g, seat, 'wardsFire').some((wards) => wards(g, seat))) yield* lightWound(g, seat);
}

function faces(g: Nemesis, seat: Seat): Option[] {
  return [...new Set(person(g, seat).hand.map((card) => nameOf(g, seat, card)))].map((id) => ({ id }));
}
