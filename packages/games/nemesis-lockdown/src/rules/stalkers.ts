import type { Rules } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { otherEnd, type RoomId } from '../content/board.ts';
import { STALKERS, type StalkerType, type TokenId, tokenDef } from '../content/stalkers.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { setDoor } from './markers.ts';
import { chooseObjectives } from './objectives.ts';
import { turnUp } from './pieces.ts';
import { corridorWith, inOrder, isEngaged, roomAt } from './table.ts';

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
export function* damageAll(g: Nemesis, stalkers: readonly Stalker[], amount: number): Rules {
  for (const one of stalkers) addDamage(g, one, amount);
  for (const one of inOrder(stalkers)) yield* check(g, one);
}

/** NL-COMBAT-05: the damage of one attack, then one check. */
export function* damage(g: Nemesis, stalker: Stalker, amount: number): Rules {
  yield* damageAll(g, [stalker], amount);
}

function addDamage(g: Nemesis, stalker: Stalker, amount: number): void {
  stalker.damage += amount;
  g.tell('all', 'damaged', { type: stalker.type, room: stalker.at, damage: stalker.damage, rule: 'NL-COMBAT-05' });
}

/** as many attack cards as its type asks for; it dies if the blood is not above its damage, and retreats where a card says so. */
function* check(g: Nemesis, stalker: Stalker): Rules {
  if (!isThere(g, stalker)) return;
  const { checks } = STALKERS[stalker.type];
  let blood = 0;
  let retreats = false;
  for (let i = 0; i < checks; i++) {
    const card = turnUp(g, 'attack', g.state.attack);
    if (card === undefined) break;
    g.state.attack.discard.push(card);
    const def = found(registry().attacks, card.face);
    if (def.blood === 'retreat') retreats = true;
    else blood += def.blood;
  }
  if (retreats) yield* retreat(g, stalker);
  else if (blood <= stalker.damage) kill(g, stalker);
}

/** E-RETREAT: through the corridor with the first number of an event card. It is no encounter. */
export function* retreat(g: Nemesis, stalker: Stalker): Rules {
  const card = turnUp(g, 'event', g.state.event);
  if (card === undefined) return;
  g.state.event.discard.push(card);
  const [number = 1] = found(registry().events, card.face).numbers;
  g.reveal('all', 'retreats', { type: stalker.type, room: stalker.at, rule: 'NL-G-07' });
  walk(g, stalker, number);
}

/** G-09, the move rule: a closed door is destroyed and the stalker stays; at a technical entrance it vanishes. */
export function walk(g: Nemesis, stalker: Stalker, number: number): void {
  const corridor = corridorWith(stalker.at, number);
  if (corridor === 'technical') return vanish(g, stalker);
  if (g.state.corridors[corridor.id].door === 'closed') return setDoor(g, corridor, 'destroyed');
  step(g, stalker, otherEnd(corridor, stalker.at));
}

export function step(g: Nemesis, stalker: Stalker, to: RoomId): void {
  const from = stalker.at;
  stalker.at = to;
  g.tell('all', 'stalker-moved', { type: stalker.type, from, to, rule: 'NL-ROUND-17' });
}
