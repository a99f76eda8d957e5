import type { Rules, Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import { type TokenId, tokenDef } from '../content/stalkers.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { attack } from './attack.ts';
import { isDark } from './darkness.ts';
import { said, total } from './hooks.ts';
import { connected, putNoise, quieten } from './markers.ts';
import { react } from './reactions.ts';
import { addToBag, intoBag, isThere, place } from './stalkers.ts';
import { isInPlay, person, type Table } from './table.ts';

/** E-ENCOUNTER: only a draw from the bag is one. */
export function* encounter(g: Nemesis, seat: Seat, room: RoomId): Rules {
  quieten(g, connected(room));
  const token = drawToken(g);
  const { type } = tokenDef(token);
  g.tell('all', 'encounter', { seat, room, type, rule: 'NL-G-06' });
  const stalker = type === null ? null : yield* place(g, type, room, token);
  if (stalker !== null) return yield* surprise(g, seat, stalker, token);
  // The blank, or no free figure: noise all around, and the token goes back.
  for (const where of connected(room)) putNoise(g, where);
  if (g.state.bag.length === 0) addToBag(g, 'adult');
  intoBag(g, token);
}

export function drawToken(g: Nemesis): TokenId {
  return g.drawFrom('bag', g.state.bag) ?? 'blank'; // the blank always goes back, so that the bag is never empty
}

/** G-06, step 5: fewer cards in hand than the token's number, and it attacks at once. */
export function* surprise(g: Nemesis, seat: Seat, stalker: Stalker, token: TokenId): Rules {
  if (!isInPlay(g, seat) || !isThere(g, stalker)) return;
  const { lit, dark } = tokenDef(token);
  const inDark = isDark(g, seat);
  const isSurprised = (number: number): boolean => person(g, seat).hand.length < numberFor(g, seat, number);
  const printed = inDark ? dark : lit;
  const surprised = isSurprised(printed);
  g.tell('all', 'surprise', { seat, number: numberFor(g, seat, printed), surprised, rule: 'NL-G-06' });
  if (!surprised) return;
  // G-35 (d): a light brings the lit number, where that helps; the Lab Rat's eyes ward the attack off.
  if (inDark && (yield* react(g, seat, 'surprise', { cards: true, items: !isSurprised(lit) })) !== null) return;
  yield* attack(g, stalker, seat);
  if (isInPlay(g, seat)) for (const hook of said(g, seat, 'afterSurprise')) hook(g, seat);
}

/** WK-4: lower for those who know, though never below 1. */
export const numberFor = (t: Table, seat: Seat, printed: number): number =>
  Math.max(1, printed + total(t, seat, 'surpriseNumber'));
