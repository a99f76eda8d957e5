import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { otherEnd, type RoomId } from '../content/board.ts';
import { STALKERS, type StalkerType, type TokenId, tokenDef } from '../content/stalkers.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { total } from './hooks.ts';
import { setDoor } from './markers.ts';
import { chooseObjectives } from './objectives.ts';
import { turnUp } from './pieces.ts';
import { corridorWith, doorOf, inOrder, isEngaged, roomAt } from './table.ts';

// E-PLACE, E-DAMAGE, E-RETREAT.

/** Takes a figure and puts it into the room, with the token that it was drawn with or one of the supply; null where none is free. */
export function* place(
  g: Nemesis,
  type: StalkerType,
  room: RoomId,
  drawn: TokenId | null = null,
): Rules<Stalker | null> {
  if (type === 'adult' && !hasFigure(g, type)) {
    // The ninth adult: all that are in no combat leave the board.
    for (const one of g.state.stalkers.filter((other) => other.type === type && !isEngaged(g, other))) vanish(g, one);
  }
  if (!hasFigure(g, type)) return null;
  const token = drawn ?? fromSupply(g, type);
  const stalker: Stalker = { id: g.state.nextStalker, type, at: room, damage: 0, token };
  g.state.nextStalker += 1;
  g.state.stalkers.push(stalker);
  g.tell('all', 'placed', { type, room, rule: 'NL-G-06' });
  if (!g.state.firstFigure) {
    g.state.firstFigure = true;
    yield* chooseObjectives(g);
  }
  return stalker;
}

const hasFigure = (g: Nemesis, type: StalkerType): boolean =>
  g.state.stalkers.filter((one) => one.type === type).length < STALKERS[type].figures;

/** A token of this type at random, out of the supply. */
function fromSupply(g: Nemesis, type: StalkerType): TokenId | null {
  const fitting = g.state.supply.filter((id) => tokenDef(id).type === type);
  if (fitting.length === 0) return null;
  const token = g.pick('supply', fitting);
  g.state.supply = g.state.supply.filter((one) => one !== token);
  return token;
}

/** "Add a token": one of that type from the supply goes into the bag; none left: nothing. */
export function addToBag(g: Nemesis, type: StalkerType): void {
  const token = fromSupply(g, type);
  if (token !== null) intoBag(g, token);
}

/** The bag lies sorted: what comes next is drawn at that moment. */
export function intoBag(g: Nemesis, token: TokenId): void {
  g.state.bag = [...g.state.bag, token].sort();
}

export function intoSupply(g: Nemesis, token: TokenId): void {
  g.state.supply = [...g.state.supply, token].sort();
}

export const isThere = (g: Nemesis, stalker: Stalker): boolean => g.state.stalkers.includes(stalker);

function takeOff(g: Nemesis, stalker: Stalker): void {
  g.state.stalkers = g.state.stalkers.filter((one) => one !== stalker);
}

/** Its token goes back into the bag, and its damage is forgotten. */
export function vanish(g: Nemesis, stalker: Stalker): void {
  takeOff(g, stalker);
  if (stalker.token !== null) intoBag(g, stalker.token);
  g.tell('all', 'vanished', { type: stalker.type, room: stalker.at, rule: 'NL-G-06' });
}

/** Its token goes to the supply; all but larvae leave a carcass (G-07). */
export function kill(g: Nemesis, stalker: Stalker): void {
  const { type, at: room } = stalker;
  removeFigure(g, stalker);
  if (type !== 'larva') roomAt(g, room).objects.push(`carcass:${type}`);
  if (type === 'queen') g.state.queenKilled = true;
  g.tell('all', 'killed', { type, room, rule: 'NL-G-07' });
}

/** Off the board, its token to the supply. */
export function removeFigure(g: Nemesis, stalker: Stalker): void {
  takeOff(g, stalker);
  if (stalker.token !== null) intoSupply(g, stalker.token);
}

/** Damage to several at once: all of it first, then the checks in order. Who has left by then is skipped. */
export function* damageAll(g: Nemesis, hits: readonly Hit[], by: Seat | null): Rules {
  for (const { stalker, amount } of hits) addDamage(g, stalker, amount);
  for (const stalker of inOrder(hits.map((hit) => hit.stalker))) yield* check(g, stalker, by);
}

export interface Hit {
  readonly stalker: Stalker;
  readonly amount: number;
}

/** NL-COMBAT-05: the damage of one attack, then one check. */
export function* damage(g: Nemesis, stalker: Stalker, amount: number, by: Seat | null): Rules {
  yield* damageAll(g, [{ stalker, amount }], by);
}

function addDamage(g: Nemesis, stalker: Stalker, amount: number): void {
  stalker.damage += amount;
  g.tell('all', 'damaged', { type: stalker.type, room: stalker.at, damage: stalker.damage, rule: 'NL-COMBAT-05' });
}

/**
 * as many attack cards as its type asks for; it dies if the blood is not above its damage, and retreats where a card says so. WK-5:
 * whoever knows where to hit draws less.
 */
function* check(g: Nemesis, stalker: Stalker, by: Seat | null): Rules {
  if (!isThere(g, stalker)) return;
  const { type, at: room } = stalker;
  const { checks } = STALKERS[type];
  const cards: string[] = [];
  for (let i = 0; i < checks; i++) {
    const card = turnUp(g, 'attack', g.state.attack);
    if (card === undefined) break;
    g.state.attack.discard.push(card);
    cards.push(card.face);
  }
  const blood = bloodOf(cards, by === null ? 0 : total(g, by, 'blood'));
  const result = checked(cards, blood, stalker.damage);
  if (checks > 0) g.reveal('all', 'damage-check', { type, room, cards, blood, result, rule: 'NL-G-07' });
  if (result === 'retreats') yield* retreat(g, stalker);
  else if (result === 'dies') kill(g, stalker);
}

/** What the drawn attack cards ask for, with what a weakness changes it by; a card that says retreat has no blood. */
export function bloodOf(cards: readonly string[], more: number): number {
  const printed = cards.map(bloodOn).reduce<number>((sum, one) => sum + (one === 'retreat' ? 0 : one), 0);
  return Math.max(0, printed + more);
}

const bloodOn = (id: string): number | 'retreat' => found(registry().attacks, id).blood;

export function checked(cards: readonly string[], blood: number, damage: number): 'dies' | 'retreats' | 'lives' {
  return cards.map(bloodOn).includes('retreat') ? 'retreats' : blood <= damage ? 'dies' : 'lives';
}

/** E-RETREAT: through the corridor with the first number of an event card. It is no encounter. */
export function* retreat(g: Nemesis, stalker: Stalker): Rules {
  const card = turnUp(g, 'event', g.state.event);
  if (card === undefined) return;
  g.state.event.discard.push(card);
  const [number = 1] = found(registry().events, card.face).numbers;
  g.reveal('all', 'retreats', { type: stalker.type, room: stalker.at, card: card.face, rule: 'NL-G-07' });
  walk(g, [stalker], number, 'NL-G-07');
}

/**
 * G-09, the move rule: all move together, and which doors are closed is read before anybody moves. A closed door is destroyed and everybody
 * who stood before it stays; at a technical entrance a stalker vanishes.
 */
export function walk(g: Nemesis, stalkers: readonly Stalker[], number: number, rule: string): void {
  const ways = stalkers.map((stalker) => {
    const corridor = corridorWith(stalker.at, number);
    return { stalker, corridor, isClosed: corridor !== 'technical' && doorOf(g, corridor) === 'closed' };
  });
  for (const { stalker, corridor, isClosed } of ways)
    if (corridor === 'technical') vanish(g, stalker);
    else if (isClosed) setDoor(g, corridor, 'destroyed');
    else step(g, stalker, otherEnd(corridor, stalker.at), rule);
}

/** Each move names the rule that made it. */
export function step(g: Nemesis, stalker: Stalker, to: RoomId, rule: string): void {
  const from = stalker.at;
  stalker.at = to;
  g.tell('all', 'stalker-moved', { type: stalker.type, from, to, rule });
}
