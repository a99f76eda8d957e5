import type { Outlook, Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import { NOISE } from '../content/dice.ts';
import { STALKERS, type TokenId, tokenDef } from '../content/stalkers.ts';
import { darkIn } from '../rules/darkness.ts';
import { numberFor } from '../rules/encounter.ts';
import { isNoisy } from '../rules/markers.ts';
import { comesOn } from '../rules/noise.ts';
import { corridorWith, isEngaged, peopleIn, person, roomAt, roomOf, stalkersIn, type Table } from '../rules/table.ts';

/** How likely the faces of the noise die bring an encounter in a room, and how likely stalkers that hear of Danger. */
export function noiseShares(
  t: Table,
  seat: Seat,
  room: RoomId,
): { readonly encounter: number; readonly danger: number } {
  const hears = comesOn(t, room).length > 0;
  let [encounter, danger] = [0, 0];
  for (const face of NOISE)
    if (face === 'danger' || (face === 'silence' && person(t, seat).slime)) danger += hears ? 1 : 0;
    else if (face !== 'silence' && isNoisy(t, corridorWith(room, face))) encounter += 1;
  return { encounter: encounter / NOISE.length, danger: danger / NOISE.length };
}

/** The tokens in the bag whose figure can be placed; of adults the ninth takes the place of those in no combat. */
export function tokensThatCome(t: Table): TokenId[] {
  const { bag, stalkers } = t.state;
  return bag.filter((id) => {
    const { type } = tokenDef(id);
    if (type === null) return false;
    const there = stalkers.filter((one) => one.type === type);
    const staying = type === 'adult' ? there.filter((one) => isEngaged(t, one)) : there;
    return staying.length < STALKERS[type].figures;
  });
}

/** G-06, step 5: the share of the bag that would surprise whoever holds so many cards in a room. */
function surprising(t: Table, seat: Seat, room: RoomId, cards: number): number {
  const isDark = darkIn(t, seat, room);
  const surprises = tokensThatCome(t).filter((id) => {
    const { lit, dark } = tokenDef(id);
    return cards < numberFor(t, seat, isDark ? dark : lit);
  });
  return surprises.length / t.state.bag.length;
}

/** NL-EXPL-05, NL-G-05, NL-G-06: what a move out of combat into an explored room brings where nobody is; nothing where nothing can come of it. */
export function ofMove(t: Table, seat: Seat, to: RoomId, price: number): Outlook[] {
  if (!roomAt(t, to).explored || peopleIn(t, to).length + stalkersIn(t, to).length > 0) return [];
  const { encounter, danger } = noiseShares(t, seat, to);
  const coming = tokensThatCome(t).length / t.state.bag.length;
  const surprised = encounter * surprising(t, seat, to, person(t, seat).hand.length - price);
  const meets = danger + encounter * coming - surprised;
  if (meets + surprised < 1e-9) return [];
  return [
    { key: 'quiet', chance: 1 - meets - surprised, tone: 'good', sign: '➜' },
    { key: 'meets', chance: meets, tone: 'fair', sign: '✸' },
    { key: 'surprised', chance: surprised, tone: 'bad', sign: '!' },
  ];
}

/** The largest hand that a token can ask for. */
const MOST_CARDS = 5;

/** Chapter 11: what a hand of none, one, two … cards is worth against surprise, where the character stands. */
export function surpriseByHand(t: Table, seat: Seat): number[] {
  const room = roomOf(t, seat);
  if (room === null) return [];
  return Array.from({ length: MOST_CARDS + 1 }, (_, cards) => surprising(t, seat, room, cards));
}
