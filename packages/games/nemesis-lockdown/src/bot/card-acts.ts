import { ROOM_IDS, type RoomId } from '../content/board.ts';
import { TYPES } from '../content/stalkers.ts';
import { neighbours } from '../rules/table.ts';
import { CONTAMINATED, endChance, entryCost, escapeCost, ridding, stayCost } from './dangers.ts';
import type { Field } from './field.ts';
import { craftWorth, dressWorth } from './item-acts.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isOn, pickUpOpinion, wantsEgg } from './room-acts.ts';
import { itemWorth } from './values.ts';
import { KNOWLEDGE, LIGHTS } from './work.ts';

type Holes = Readonly<Record<string, unknown>>;

/** What is played out of the hand. */
export function cardOpinion(look: Look, field: Field, name: string, third: string, details: Holes): Opinion {
  const room = ROOM_IDS.find((one) => one === details['room']);
  return (
    (room === undefined ? null : moveCard(look, field, name, room, details)) ??
    fightCard(look, field, name, third) ??
    quietCard(look, field, name, third, details)
  );
}

/** Cards that move their player. */
function moveCard(look: Look, field: Field, name: string, room: RoomId, details: Holes): Opinion | null {
  if (look.at === null) return null;
  const gain = field.at(room) - field.at(look.at) - entryCost(look, room, 2);
  switch (name) {
    case 'throw-it-away':
      return opinion(gain + stayCost(look, look.at) + 0.15 - 0.6 * itemWorth(String(details['item'])), 'escape');
    case 'back-stairs':
      return opinion(
        field.at(room) - field.at(look.at) - 0.6 * look.stalkersIn(room).length,
        'towards',
        field.aimFrom(room),
      );
    case 'crawl-the-ducts':
      return opinion(gain - 0.35, 'towards', field.aimFrom(room));
    case 'escort':
      return opinion(gain - 0.1, 'towards', field.aimFrom(room));
    default:
      return null;
  }
}

/** Cards against those who are here. */
function fightCard(look: Look, field: Field, name: string, third: string): Opinion | null {
  if (look.at === null) return null;
  const rid = ridding(look, field.at(look.at));
  switch (name) {
    case 'all-in-strike':
      return opinion(hit(look, third, 2) * rid + 0.1 - CONTAMINATED, 'fight');
    case 'vivisect':
      return opinion(hit(look, third, 1 + Math.floor(look.me.knowledge / 3)) * rid + 0.25, 'fight');
    case 'baton':
      return opinion(third === 'seat' ? -0.5 : rid - 0.8, 'escape');
    case 'pheromones':
      return opinion(look.inCombat ? (third === '' ? -0.1 : rid) : 0.2, 'escape');
    default:
      return null;
  }
}

/** The chance that so much damage ends it. */
function hit(look: Look, id: string, damage: number): number {
  const stalker = look.view.stalkers.find((one) => String(one.id) === id);
  const type = TYPES.find((one) => one === stalker?.type);
  return stalker === undefined || type === undefined ? 0.3 : endChance(type, stalker.damage + damage);
}

/** All others. */
function quietCard(look: Look, field: Field, name: string, third: string, details: Holes): Opinion {
  const { me } = look;
  const room = ROOM_IDS.find((one) => one === details['room']);
  switch (name) {
    case 'search':
    case 'rummage':
      return opinion(searchWorth(look), 'search');
    case 'rest':
      return opinion(restWorth(look), 'clean');
    case 'sabotage':
      return room === undefined ? opinion(-1, 'other') : doorOpinion(look, field, [room], 0.1);
    case 'service-keys':
      return doorOpinion(look, field, roomsOf(details['rooms']), 0);
    case 'too-stubborn':
      return opinion(third === 'dress' ? dressWorth(look, details['wound']) : 0.35 * me.serious.length, 'heal');
    case 'strange-blood':
      return opinion(third === 'slime' ? 0.4 : 0.6, 'clean');
    case 'field-notes':
      return opinion(look.wants(...KNOWLEDGE) ? 2 : 0.3, 'know', { aim: 'knowledge' });
    case 'gentle-hands':
      return third === 'nest' ? opinion(wantsEgg(look) ? 4 : -1, 'goal') : pickUpOpinion(look, String(details['what']));
    case 'clean-sweep':
      return opinion(third === 'fire' ? 0.5 : repairWorth(look, field), 'repair');
    case 'make-do':
      return opinion(craftWorth(look, third, details), 'search');
    case 'bypass':
      return opinion(bypassWorth(look, details['sector']), 'repair');
    case 'camera-loop':
    case 'patrol-routes':
      return opinion(0.2, 'know', { aim: name === 'camera-loop' && room === undefined ? 'event' : 'tile' });
    default:
      return /repair|fix|patch/.test(name) ? opinion(repairWorth(look, field), 'repair') : opinion(-0.1, 'other');
  }
}

/** The first finds are worth most. */
function searchWorth(look: Look): number {
  if (look.wants('magpie')) return 2.5;
  return look.me.pack.length >= 3 ? 0.45 : 0.8;
}

const bypassWorth = (look: Look, sector: unknown): number =>
  sector === undefined || isOn(look, sector) ? -0.2 : look.wants(...LIGHTS) ? 3 : 0.5;

/** A room that is wanted should work. */
export const repairWorth = (look: Look, field: Field): number =>
  look.at !== null && field.at(look.at) > 1 ? 0.9 : 0.15;

/** Whoever carries a larva dies of an infected scan; anybody else gets one. */
function restWorth(look: Look): number {
  const unread = look.me.hand.filter((card) => card === 'contamination').length;
  const sick = look.me.larva ? -1.5 : 0.12;
  return sick * unread + (look.me.hand.includes('infected') ? -1 : 0) + 0.35 * look.me.light;
}

const roomsOf = (rooms: unknown): RoomId[] =>
  Array.isArray(rooms) ? ROOM_IDS.filter((room) => rooms.includes(room)) : [];

/** Doors in the way are opened or broken, above all where there is no other way; nobody is shut in. */
export function doorOpinion(look: Look, field: Field, to: readonly RoomId[], price: number): Opinion {
  const from = look.at;
  if (from === null) return opinion(-1, 'other');
  const isShut = (room: RoomId): boolean =>
    neighbours(from).some((way) => way.room === room && look.view.corridors[way.corridor.id].door === 'closed');
  if (!to.every(isShut)) return opinion(-0.5, 'repair');
  const gain = Math.max(0, ...to.map((room) => field.at(room) - field.at(from)));
  return opinion(gain + (look.isTrapped ? 1.5 : 0) + (gain > 0 ? 0.2 : -0.3) - price, 'towards');
}

/** What an escape without attacks saves. */
export const saved = (look: Look): number => (look.at === null ? 0 : 0.5 * escapeCost(look, look.at));
