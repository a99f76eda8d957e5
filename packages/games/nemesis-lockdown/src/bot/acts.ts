import type { Option } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId } from '../content/board.ts';
import { TYPES } from '../content/stalkers.ts';
import { cardOpinion } from './card-acts.ts';
import {
  attackCost,
  attemptOdds,
  CONTAMINATED,
  entryCost,
  escapeCost,
  ridding,
  stayCost,
  woundCost,
} from './dangers.ts';
import type { Field } from './field.ts';
import { craftWorth, itemOpinion } from './item-acts.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { computerOpinion, pickUpOpinion, roomOpinion } from './room-acts.ts';
import { itemWorth } from './values.ts';
import { NEST, wantedObjects } from './work.ts';

/** What a card in hand is worth: it pays for something later in the round, and keeps surprise away. */
const CARD = 0.1;
/** How much a step towards something is liked. */
const STRIDE = 1;
/** What it costs to let a round go by, for each card and for what is wanted. */
const IDLENESS = 0.05;

/** Whoever leaves keeps the cards for the way. */
const IDLE: readonly string[] = ['search', 'know', 'repair', 'other'];
const HURRY = 0.6;

/** What an action of the turn is worth. */
export function actOpinion(look: Look, field: Field, option: Option): Opinion {
  if (option.id === 'pass') return opinion(passWorth(look, field), 'wait');
  const rated = rate(look, field, option);
  const { value, why } = rated;
  return { ...rated, value: value - CARD * cardsOf(option) - (field.leaving && IDLE.includes(why) ? HURRY : 0) };
}

/** The price that the rules state. */
const cardsOf = (option: Option): number => (option as { cost?: { cards?: number } }).cost?.cards ?? 0;

/** It leads to nothing that is wanted. */
const DETOUR = { aim: 'none', there: true };

/** Time is what everybody is short of; but whoever waits for a way out to open need not hurry. */
function passWorth(look: Look, field: Field): number {
  if (look.at === null) return 0;
  const isThere = field.leaving && !look.inCombat && field.ways.some(({ room }) => room === look.at);
  if (isThere) return -0.02;
  return -IDLENESS * look.me.hand.length * Math.min(4, field.at(look.at));
}

function rate(look: Look, field: Field, option: Option): Opinion {
  const [kind = '', name = '', third = ''] = option.id.split(':');
  const details = (option.details ?? {}) as Readonly<Record<string, unknown>>;
  const room = ROOM_IDS.find((one) => one === details['room']);
  if ((kind === 'move' || kind === 'careful') && room !== undefined)
    return moveOpinion(look, field, room, kind, cardsOf(option));
  if (kind === 'melee' || kind === 'shoot')
    return fightOpinion(look, field, kind, String(details['target'] ?? ''), kind === 'melee' ? name : third);
  if (kind === 'room') return roomOpinion(look, name, third, details, field);
  if (kind === 'leave') return opinion(field.leaving ? 9 : look.duties.length === 0 ? 2 : -1, 'leave');
  if (kind === 'computer') return computerOpinion(look, third);
  if (kind === 'play') {
    // A card that lets its player use a room or a computer is worth what is done there.
    const isNested = third === 'room' || third === 'computer';
    if (isNested) return rate(look, field, { ...option, id: option.id.split(':').slice(2).join(':') });
    return cardOpinion(look, field, name, third, details);
  }
  if (kind === 'item') return itemOpinion(look, name, third, details, field);
  if (kind === 'craft') return opinion(craftWorth(look, name, details), 'search');
  if (kind === 'pick-up') return pickUpOpinion(look, option.id.slice('pick-up:'.length));
  if (kind === 'activate') return opinion(name === 'wail' ? 0.1 : itemWorth(name), 'search');
  return opinion(kind === 'trade' ? -0.3 : -1.5, 'other');
}

/** Getting somewhere, less what may happen on the way. */
function moveOpinion(look: Look, field: Field, to: RoomId, how: 'move' | 'careful', price: number): Opinion {
  const from = look.at;
  if (from === null) return opinion(0, 'other');
  const cards = look.me.hand.length - price;
  const gain = STRIDE * (field.at(to) - field.at(from));
  const isWatched = look.stalkersIn(to).length > 0;
  const risk = how === 'careful' && !isWatched ? 0 : entryCost(look, to, cards);
  const fire = burnCost(look, to) - burnCost(look, from);
  const value = gain - hurry(look, field) * risk - fire;
  if (look.stalkersIn(from).length === 0) return opinion(value, 'towards', gain > 0 ? field.aimFrom(to) : DETOUR);
  return opinion(value + 0.8 * stayCost(look, from) + 0.15 - escapeCost(look, from), 'escape');
}

/** Whoever must get out has less time for fear with every round. */
const hurry = (look: Look, field: Field): number => (field.leaving ? Math.min(1, 0.3 + look.rounds / 10) : 1);

function burnCost(look: Look, room: RoomId): number {
  if (!look.room(room).fire) return 0;
  return look.me.serious.length >= 3 ? 3 : 0.3 * woundCost(look);
}

function fightOpinion(look: Look, field: Field, how: 'melee' | 'shoot', target: string, id: string): Opinion {
  if (target === 'egg') return opinion(look.wants(...NEST) ? 1.6 : -1, 'goal');
  const type = TYPES.find((one) => one === target);
  const stalker = look.view.stalkers.find((one) => String(one.id) === id);
  if (type === undefined || stalker === undefined) return opinion(-1, 'fight');
  const { ends, misses, damage } = attemptOdds(look, how, type, stalker.damage);
  const trophy = wantedObjects(look).includes('carcass') && type !== 'larva' ? 0.8 : 0;
  const won =
    ends * (ridding(look, field.at(look.at ?? 'ISO')) + (type === 'larva' ? attackCost(look, type) : 0) + trophy) +
    (0.12 + 0.3 * trophy) * damage;
  return opinion(how === 'shoot' ? won : won - CONTAMINATED - misses * woundCost(look), 'fight');
}
