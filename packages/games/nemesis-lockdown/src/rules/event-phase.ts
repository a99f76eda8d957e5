import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { CORRIDOR_IDS, corridorDef, corridorSector, PODS, ROOM_IDS } from '../content/board.ts';
import type { EventCard } from '../content/definitions.ts';
import { tokenDef } from '../content/stalkers.ts';
import { EGGS } from '../content/supplies.ts';
import { BLUE_THRESHOLDS, FINAL, FIRST_WHITE, type Field, RED_THRESHOLDS, rightOf } from '../content/track.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { attack, targetOf } from './attack.ts';
import { die, openGate } from './death.ts';
import { destroyEgg, eggsIn } from './eggs.ts';
import { drawToken, surprise } from './encounter.ts';
import { endBase, leavePlay } from './ending.ts';
import { powerDrops, quieten, stopVentilation } from './markers.ts';
import { noiseRoll } from './noise.ts';
import { layOpen, shufflePieces, turnUp } from './pieces.ts';
import { react } from './reactions.ts';
import { addToBag, damageAll, intoBag, intoSupply, isThere, kill, place, walk } from './stalkers.ts';
import {
  inOrder,
  isEngaged,
  isInCombat,
  isPowered,
  peopleIn,
  person,
  roomAt,
  roomOf,
  stalkersIn,
  turnOrder,
  whereIs,
} from './table.ts';
import { seriousWound } from './wounds.ts';

/** NL-ROOM-VENT-07 to NL-ROOM-VENT-09, NL-ROOM-VENT-11: before any step of the event phase; objects stay. */
export function* ventilate(g: Nemesis): Rules {
  const room = g.state.ventilation;
  if (room === null) return;
  stopVentilation(g, 'NL-ROOM-VENT-08');
  for (const stalker of stalkersIn(g, room)) kill(g, stalker);
  for (const seat of peopleIn(g, room)) yield* die(g, seat);
}

/** NL-ROUND-09, NL-ROOM-CSSA-07, G-28: the token under the time token's field says which pods leave. */
export function* launch(g: Nemesis): Rules {
  const lying = g.state.css.find(({ field }) => field === g.state.time.field);
  if (lying === undefined) return;
  const { token } = lying;
  g.state.css = g.state.css.filter((one) => one !== lying);
  layOpen(token);
  g.state.unused.css.push(token);
  g.reveal('all', 'launch', { token: token.face, rule: 'NL-ROUND-09' });
  for (const pod of PODS) {
    const seat = g.state.people.findIndex((one) => one.fate === 'in-play' && one.at === pod);
    if (seat < 0) continue;
    const one = person(g, seat);
    if (token.face === 'all' || token.face === pod) {
      g.tell('all', 'evacuated', { seat, pod, rule: 'NL-GOAL-04' });
      leavePlay(g, seat, 'evacuated');
    } else {
      one.at = whereIs(g, `css-${pod.toLowerCase() as 'a' | 'b' | 'c'}`) ?? null;
      g.tell('all', 'pod-stays', { seat, pod, rule: 'NL-ROOM-CSSA-09' });
      yield* seriousWound(g, seat);
    }
  }
}

/** NL-ROUND-10, NL-ROUND-11, NL-ROUND-12, in the order of G-03; where the game ends here no further step happens (NL-ROUND-21). */
export function* timePasses(g: Nemesis): Rules {
  const { time, selfDestruct, alert } = g.state;
  const left = time.field;
  if (selfDestruct?.red === true && selfDestruct.field === left && alert !== left) endBase(g, 'destroyed');
  time.field = rightOf(left, 1);
  g.tell('all', 'time', { field: time.field, rule: 'NL-ROUND-10' });
  // NL-SPEC-RRC-03
  if (alert === left) endBase(g, selfDestruct === null ? 'purged' : 'destroyed');
  if (selfDestruct !== null && !selfDestruct.red && selfDestruct.field === left) {
    selfDestruct.field = rightOf(left, 3);
    selfDestruct.red = true;
    g.tell('all', 'self-destruct', { ...selfDestruct, rule: 'NL-BREAK-06' });
    openGate(g, 'NL-BREAK-05');
  }
  if (time.field === FINAL) endBase(g, selfDestruct === null ? 'purged' : 'destroyed');
  if (crossesThreshold(time.field, time.active)) powerDrops(g, 'NL-ROUND-12');
  if (time.field === FIRST_WHITE) g.tell('all', 'isolation-open', { rule: 'NL-BREAK-04' });
}

/** Red thresholds act only while the time token is inactive, blue ones always. */
const crossesThreshold = (field: Field, active: boolean): boolean =>
  BLUE_THRESHOLDS.includes(field) || (!active && RED_THRESHOLDS.includes(field));

/** Step 6, R-29; the technical space keeps its marker. */
export function quiet(g: Nemesis): void {
  const scope = g.state.options.noiseRemoval;
  const gone = CORRIDOR_IDS.map(corridorDef).filter((corridor) => {
    const isFar = corridor.ends.every((room) => peopleIn(g, room).length === 0);
    const sector = corridorSector(corridor);
    const isLit = sector !== null && g.state.power[sector].on;
    return scope === 'all' || (isFar && (isLit || scope === 'lit-or-far'));
  });
  quieten(g, gone, 'NL-ROUND-13');
}

/** NL-ROUND-14: each stalker that shares a room with a character when the step begins attacks once. */
export function* stalkersAttack(g: Nemesis): Rules {
  for (const stalker of inOrder(g.state.stalkers.filter((one) => isEngaged(g, one)))) {
    if (!isThere(g, stalker)) continue;
    const target = targetOf(g, stalker);
    if (target !== undefined) yield* attack(g, stalker, target);
  }
}

/** NL-ROUND-15, NL-ROOM-NEST-09, NL-ROOM-NEST-10, R-23: stalkers first, then one egg that nobody carries in each burning room. */
export function* fireBurns(g: Nemesis): Rules {
  const burning = ROOM_IDS.filter((room) => roomAt(g, room).fire);
  const burnt = inOrder(g.state.stalkers.filter(({ at }) => burning.includes(at)));
  const hits = burnt.map((stalker) => ({ stalker, amount: 1 }));
  yield* damageAll(g, hits, null);
  for (const room of burning) {
    if (eggsIn(g, room) > 0) destroyEgg(g, room);
  }
}

/** NL-ROUND-16, NL-ROUND-17, NL-ROUND-18: movement, effect, darkness effect. */
export function* eventCard(g: Nemesis): Rules {
  const card = turnUp(g, 'event', g.state.event);
  if (card === undefined) return;
  const def = found(registry().events, card.face);
  g.touch(`event:${card.face}`);
  g.reveal('all', 'event-card', { card: card.face, rule: 'NL-ROUND-16' });
  g.state.event.discard.push(card);
  for (const number of def.numbers) stalkersMove(g, def, number);
  const moved: Stalker[] = [];
  yield* def.effect(g, moved);
  if (def.dark !== undefined) yield* def.dark(g, moved);
  if (def.after === 'discard') return;
  const { event } = g.state;
  event.discard = event.discard.filter((one) => one !== card);
  if (def.after === 'remove') {
    g.state.unused.events.push(card);
    event.draw = [...event.draw, ...event.discard];
    event.discard = [];
  } else event.draw.push(card);
  shufflePieces(g, 'event', event.draw);
}

/** NL-ROUND-17: all of a number move together; who moves is read before the move. */
function stalkersMove(g: Nemesis, { movers }: EventCard, number: number): void {
  const moving: Stalker[] = inOrder(g.state.stalkers.filter((one) => movers.includes(one.type) && !isEngaged(g, one)));
  walk(g, moving, number, 'NL-ROUND-17');
}

/** Step 10, G-06: one token of the bag. */
export function* colony(g: Nemesis): Rules {
  const token = drawToken(g);
  const { type } = tokenDef(token);
  g.tell('all', 'colony', { type, rule: 'NL-ROUND-19' });
  if (type === 'larva' || type === 'creeper') {
    intoSupply(g, token);
    return addToBag(g, type === 'larva' ? 'adult' : 'breeder');
  }
  if (type === 'queen') {
    const nest = whereIs(g, 'nest');
    const here = nest === undefined ? [] : peopleIn(g, nest);
    const fewest = Math.min(...here.map((seat) => person(g, seat).hand.length));
    const seat = here.find((one) => person(g, one).hand.length === fewest);
    const queen = nest === undefined || seat === undefined ? null : yield* place(g, 'queen', nest, token);
    if (queen !== null && seat !== undefined) return yield* surprise(g, seat, queen, token);
    if (!g.state.nestDestroyed && eggs(g) < EGGS) {
      g.state.lab.eggs += 1;
      g.tell('all', 'egg-laid', { rule: 'NL-G-06' });
    }
  }
  intoBag(g, token);
  if (type === null) addToBag(g, 'adult');
  if (type === 'adult' || type === 'breeder')
    for (const seat of turnOrder(g)) if (roomOf(g, seat) !== null && !isInCombat(g, seat)) yield* colonyRoll(g, seat);
}

/** G-35 (f): in a dark room the Lab Rat may be overlooked. */
function* colonyRoll(g: Nemesis, seat: Seat): Rules {
  const room = roomOf(g, seat);
  const isDarkRoom = room !== null && !isPowered(g, room);
  if (isDarkRoom && (yield* react(g, seat, 'colony-roll', { cards: true, items: false })) !== null)
    return g.tell('all', 'roll-skipped', { seat, rule: 'NL-G-35' });
  yield* noiseRoll(g, seat);
}

/** All eggs that are still in the game, wherever they are. */
function eggs({ state }: Nemesis): number {
  const lying = Object.values(state.rooms).flatMap(({ objects }) => objects);
  const carried = state.people.flatMap(({ hands }) => hands.map(({ what }) => what));
  return state.lab.eggs + [...lying, ...carried].filter((what) => what === 'egg').length;
}
