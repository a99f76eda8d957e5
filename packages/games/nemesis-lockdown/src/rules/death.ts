import type { Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { endIfNobodyIsLeft } from './ending.ts';
import { isObject } from './objects.ts';
import { open } from './pieces.ts';
import { isInPlay, person, roomAt, roomOf } from './table.ts';

/** E-DEATH, in its order; the game ends here if nobody is left in play. */
export function* die(g: Nemesis, seat: Seat): Rules {
  const one = person(g, seat);
  if (!isInPlay(g, seat)) return;
  const room = roomOf(g, seat);
  one.fate = 'dead';
  one.at = null;
  if (room !== null) {
    const objects = one.hands.map(({ what }) => what).filter(isObject);
    roomAt(g, room).objects.push(`corpse:${one.id}`, ...objects);
  }
  g.state.unused.items.push(
    ...one.pack,
    ...one.hands.filter(({ what }) => !isObject(what)).map(({ what }) => open(what)),
  );
  one.pack = [];
  one.hands = [];
  g.state.plans.pool.push(...one.plans);
  one.plans = [];
  one.deck = [...one.hand, ...one.deck, ...one.discard];
  one.hand = [];
  one.discard = [];
  g.tell('all', 'died', { seat, room, rule: 'NL-G-11' });
  openGate(g, 'NL-BREAK-03');
  endIfNobodyIsLeft(g);
}

/** NL-BREAK-03, NL-BREAK-05: the Main Gate opens, and never closes. */
export function openGate(g: Nemesis, rule: string): void {
  if (g.state.gateOpen) return;
  g.state.gateOpen = true;
  g.tell('all', 'gate-open', { rule });
}
