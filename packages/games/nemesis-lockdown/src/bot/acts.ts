import type { Option } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import { ADVANTAGE, COMBAT } from '../content/dice.ts';
import type { StalkerType } from '../content/stalkers.ts';
import { hits } from '../rules/fight.ts';
import { corridorWith, neighbours } from '../rules/table.ts';
import { type Field, isLeaving, waysOut } from './aims.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { itemWorth } from './values.ts';

/** What a card in hand is worth: it keeps surprise away, and others from being less of a target. */
const CARD = 0.14;
/** What a stalker's attack costs on the average, and how much worse it is for whoever is hurt. */
const ATTACK = 0.5;
const HURT = 0.35;

/** Whoever leaves keeps the cards for the way. */
const IDLE: readonly string[] = ['search', 'know', 'repair', 'other'];
const HURRY = 0.5;

const LIGHTS = ['keep-the-lights-on', 'restore-the-grid'];

type Holes = Readonly<Record<string, unknown>>;

/** What an action of the turn is worth. */
export function actOpinion(look: Look, field: Field, option: Option): Opinion {
  if (option.id === 'pass') return opinion(0, 'wait');
  const { value, why } = rate(look, field, option);
  const { cards = 0 } = (option as { cost?: { cards?: number } }).cost ?? {}; // the price that the rules state
  return opinion(value - CARD * cards - (isLeaving(look) && IDLE.includes(why) ? HURRY : 0), why);
}

function rate(look: Look, field: Field, option: Option): Opinion {
  const [kind = '', name = '', third = ''] = option.id.split(':');
  const details = (option.details ?? {}) as Holes;
  const room = ROOM_IDS.find((one) => one === details['room']);
  if ((kind === 'move' || kind === 'careful') && room !== undefined) return moveOpinion(look, field, room, kind);
  if (kind === 'melee' || kind === 'shoot') return fightOpinion(look, kind, String(details['target'] ?? ''));
  if (kind === 'room') return roomOpinion(look, name, third, details, field);
  if (kind === 'leave') return opinion(isLeaving(look) ? 7 : -1, 'leave');
  if (kind === 'computer') return computerOpinion(look, third);
  if (kind === 'play') return cardOpinion(look, field, option, name, third, details);
  if (kind === 'item') return itemOpinion(look, name, third, details, field);
  if (kind === 'craft') return opinion(craftWorth(look, name, details), 'search');
  if (kind === 'pick-up') return pickUpOpinion(look, option.id.slice('pick-up:'.length));
  if (kind === 'activate') return opinion(0.7, 'search');
  return opinion(kind === 'trade' ? -0.3 : -1, 'other');
}

export const danger = (look: Look): number => ATTACK + HURT * look.me.serious.length + (look.me.light === 2 ? 0.2 : 0);

/** The chance that entering a room brings an encounter. */
function encounterChance(look: Look, to: RoomId): number {
  if (look.peopleIn(to).length > 0 || look.stalkersIn(to).length > 0) return 0;
  const marked = [1, 2, 3, 4].filter((number) => {
    const where = corridorWith(to, number);
    return where === 'technical' ? look.view.technicalNoise : look.view.corridors[where.id].noise;
  });
  return (2 * marked.length) / 10;
}

function moveOpinion(look: Look, field: Field, to: RoomId, how: 'move' | 'careful'): Opinion {
  const from = look.at;
  if (from === null) return opinion(0, 'other');
  const here = look.stalkersIn(from).length;
  const there = look.stalkersIn(to).length;
  // Whoever must get out has less time for fear with every round.
  const hurry = isLeaving(look) ? Math.min(1, look.rounds / 8) : 1;
  const fear = hurry * (1.1 + 0.4 * look.me.serious.length);
  const noise = how === 'careful' ? 0 : encounterChance(look, to) * fear;
  const burn = 0.25 + (look.me.serious.length >= 3 ? 2 : 0.15 * look.me.serious.length);
  const fire = (look.room(to).fire ? burn : 0) - (look.room(from).fire ? burn : 0);
  const gain = field.at(to) - field.at(from);
  const pulled = 0.6 * gain + (isLeaving(look) ? 0.6 : 0.2) * Math.sign(gain);
  if (here > 0) return opinion(0.45 * danger(look) + pulled - noise - fire - 1.2 * there, 'escape');
  return opinion(pulled - noise - fire - 1.1 * there * danger(look), 'towards');
}

/** The share of faces that hit. */
function hitChance(look: Look, how: 'melee' | 'shoot', target: string): number {
  const isLit = how === 'shoot' && look.at !== null && isLitRoom(look, look.at);
  const faces = isLit ? ADVANTAGE : COMBAT;
  const good = faces.filter((face) => hits(face, target as StalkerType) > 0 || face === 'card-for-1'); // a type, or an egg
  return good.length / faces.length;
}

const isLitRoom = (look: Look, room: RoomId): boolean => {
  const { sector } = roomDef(room);
  return sector !== null && look.view.power[sector].on;
};

function fightOpinion(look: Look, how: 'melee' | 'shoot', target: string): Opinion {
  const chance = hitChance(look, how, target);
  if (target === 'egg') return opinion(look.wants('pest-control', 'clean-house') ? 1.5 * chance : -1, 'goal');
  const worth = target === 'larva' ? 1.4 : target === 'queen' ? 0.8 : 1.1;
  if (how === 'shoot') return opinion(0.2 + worth * chance, 'fight');
  const wound = 1 + HURT * look.me.serious.length;
  return opinion(worth * chance - (1 - chance) * wound - 0.35, 'fight');
}

/** What a room offers. */
function roomOpinion(look: Look, name: string, third: string, details: Holes, field: Field): Opinion {
  const { me, view } = look;
  const leaving = isLeaving(look);
  if (name === 'lock-in') return opinion(leaving ? 7 * lockedChance(look) : -1, 'leave');
  if (/^css-[abc]$/.test(name)) return opinion(leaving ? 6 * podChance(look, name) - 1 : -1, 'leave');
  if (name === 'archive') return opinion(2.6, 'goal');
  if (name === 'send-signal') return opinion(2.6, 'goal');
  if (name === 'dress-all')
    return opinion(
      me.serious.reduce((sum, { wound, dressed }) => sum + (dressed ? 0 : dressWorth(look, wound)), 0.3),
      'heal',
    );
  if (name === 'heal') return opinion(0.6 + 0.5 * me.serious.length, 'heal');
  if (name === 'heal-light') return opinion(0.45 * me.light, 'heal');
  if (name === 'decontamination' || name === 'surgery')
    return opinion((me.larva ? 3 : 0) + 0.35 * look.contamination + (me.slime ? 0.3 : 0) - 0.3, 'clean');
  if (name === 'examine') return opinion(look.wants('last-rites') ? -1 : 2.4, 'know');
  if (name === 'nest') return opinion(wantsEgg(look) ? 3 : -0.5, 'goal');
  if (name === 'cooling-system')
    return opinion(look.wants('scorched-ground', 'cut-off-the-head') && look.rounds <= 10 ? 4 : -5, 'goal');
  if (name === 'stop-countdown')
    return opinion(look.objectives.some((one) => one === 'scorched-ground') ? -5 : 3, 'leave');
  if (name === 'flip-power') return opinion(isOn(look, details['where']) ? -1 : look.wants(...LIGHTS) ? 3 : 1, 'goal');
  if (name === 'emergency-power') return opinion(powerWorth(look), 'goal');
  if (name === 'alert') return opinion(leaving && look.rounds > 4 && view.seats === 1 ? 1.5 : -1, 'leave');
  if (name === 'take-plan') return opinion(0.5, 'know');
  if (name === 'guard') return opinion(itemWorth(third) * 1.2, 'search');
  if (name === 'test-room') return opinion(me.larva ? 2 : 0.8, 'search');
  if (name === 'craft') return opinion(craftWorth(look, third, details), 'search');
  if (name === 'defence') return opinion(0.2, 'fight');
  if (name === 'ride') return ride(look, field, third, details);
  if (name === 'read-objective') return opinion(0.2, 'know');
  return opinion(-0.2, 'other');
}

function ride(look: Look, field: Field, shaft: string, details: Holes): Opinion {
  const to = ROOM_IDS.find((one) => one === shaft);
  if (to === undefined || look.at === null) return opinion(-1, 'other');
  const company = Array.isArray(details['seats']) && details['seats'].length > 0 ? 0.01 : 0;
  return opinion(0.7 * (field.at(to) - field.at(look.at)) - 1.1 * look.stalkersIn(to).length - company, 'towards');
}

const lockedChance = (look: Look): number => waysOut(look).find(({ kind }) => kind === 'lock-in')?.chance ?? 0;
const podChance = (look: Look, tile: string): number =>
  Math.max(
    0,
    ...waysOut(look).flatMap(({ kind, wait, chance, room }) =>
      kind === 'pod' && wait === 0 && look.room(room).tile === tile ? [chance] : [],
    ),
  );

const wantsEgg = (look: Look): boolean =>
  !look.carries('egg') &&
  look.wants(
    'live-sample',
    'cargo-for-science',
    'full-profile',
    'know-your-enemy',
    'head-office-wants-data',
    'expert-witness',
  );

function isOn(look: Look, where: unknown): boolean {
  return Object.entries(look.view.power).some(([name, { on }]) => name === where && on);
}

function powerWorth(look: Look): number {
  const on = Object.values(look.view.power).filter((one) => one.on).length;
  const wanted = look.wants(...LIGHTS) ? 3 : 0;
  return wanted + (look.view.time.active ? 0 : 0.5) + 0.4 * Math.max(0, 2 - on);
}

function computerOpinion(look: Look, action: string): Opinion {
  const wants = look.wants('surveyor', 'full-profile', 'head-office-wants-data', 'expert-witness');
  if (action === 'knowledge') return opinion(wants ? 1.6 : 0.35, 'know');
  if (action === 'plans' || action === 'plan') return opinion(0.3, 'know');
  if (action === 'repair' || action === 'fire') return opinion(0.3, 'repair');
  if (action === 'rover') return opinion(look.view.gateOpen && !look.view.roverHere ? 0.8 : -0.5, 'leave');
  return opinion(action === 'look' ? 0.2 : 0, 'know');
}

/** What is played out of the hand. */
function cardOpinion(look: Look, field: Field, option: Option, name: string, third: string, details: Holes): Opinion {
  const { me } = look;
  if (third === 'room' || third === 'computer') {
    const nested = { ...option, id: option.id.split(':').slice(2).join(':') };
    return rate(look, field, nested);
  }
  const room = ROOM_IDS.find((one) => one === details['room']);
  if (name === 'search' || name === 'rummage') return opinion(look.wants('magpie') ? 1.8 : 0.85, 'search');
  if (name === 'rest') return opinion(restWorth(look), 'clean');
  if (name === 'sabotage') return room === undefined ? opinion(-1, 'other') : doorOpinion(look, field, [room], 0.1);
  if (name === 'service-keys') return doorOpinion(look, field, roomsOf(details['rooms']), 0);
  if (['all-in-strike', 'vivisect'].includes(name)) return opinion(1.3, 'fight');
  if (name === 'throw-it-away' && room !== undefined)
    return opinion(
      0.9 * danger(look) - itemWorth(String(details['item'])) - 1.2 * look.stalkersIn(room).length,
      'escape',
    );
  if (name === 'too-stubborn')
    return opinion(third === 'dress' ? dressWorth(look, details['wound']) : 0.35 * me.serious.length, 'heal');
  if (name === 'strange-blood') return opinion(third === 'slime' ? 0.4 : 0.6, 'clean');
  if (name === 'field-notes') return opinion(1, 'know');
  if (name === 'pheromones') return opinion(look.inCombat ? 1 : 0.25, 'escape');
  if (name === 'gentle-hands')
    return third === 'nest' ? opinion(wantsEgg(look) ? 3 : -1, 'goal') : pickUpOpinion(look, String(details['what']));
  if (name === 'clean-sweep') return opinion(third === 'fire' ? 0.5 : 0.35, 'repair');
  if (/repair|fix|patch/.test(name)) return opinion(0.4, 'repair');
  if (name === 'back-stairs' && room !== undefined && look.at !== null)
    return opinion(0.7 * (field.at(room) - field.at(look.at)) - 1.1 * look.stalkersIn(room).length, 'towards');
  if (name === 'crawl-the-ducts' && room !== undefined && look.at !== null)
    return opinion(0.6 * (field.at(room) - field.at(look.at)) - danger(look) - look.stalkersIn(room).length, 'towards');
  if (name === 'baton') return opinion(third === 'seat' ? -0.5 : danger(look) - 0.8, 'escape');
  if (name === 'make-do') return opinion(craftWorth(look, third, details), 'search');
  if (name === 'bypass')
    return opinion(details['sector'] !== undefined && !isOn(look, details['sector']) ? 0.5 : -0.2, 'repair');
  if (name === 'camera-loop' || name === 'patrol-routes') return opinion(0.2, 'know');
  return opinion(-0.1, 'other');
}

/** Whoever carries a larva dies of an infected scan; anybody else gets one. */
function restWorth(look: Look): number {
  const unread = look.me.hand.filter((card) => card === 'contamination').length;
  const sick = look.me.larva ? -1.5 : 0.12;
  return sick * unread + (look.me.hand.includes('infected') ? -1 : 0) + 0.4 * look.me.light;
}

/** A wound that bleeds kills whoever has three; the others wait. */
const dressWorth = (look: Look, wound: unknown): number =>
  0.5 + (wound === 'haemorrhage' ? 0.6 * look.me.serious.length : wound === 'leg' || wound === 'eyes' ? 0.3 : 0.1);

const roomsOf = (rooms: unknown): RoomId[] =>
  Array.isArray(rooms) ? ROOM_IDS.filter((room) => rooms.includes(room)) : [];

/** Doors in the way are opened or broken, above all where there is no other way; nobody is shut in. */
function doorOpinion(look: Look, field: Field, to: readonly RoomId[], price: number): Opinion {
  const from = look.at;
  if (from === null) return opinion(-1, 'other');
  const isShut = (room: RoomId): boolean =>
    neighbours(from).some((way) => way.room === room && look.view.corridors[way.corridor.id].door === 'closed');
  if (!to.every(isShut)) return opinion(-0.5, 'repair');
  const gain = Math.max(0, ...to.map((room) => field.at(room) - field.at(from)));
  return opinion(gain + (look.isTrapped ? 1.5 : 0) + (gain > 0 ? 0.2 : -0.3) - price, 'towards');
}

/** What is done with an item. */
function itemOpinion(look: Look, name: string, third: string, details: Holes, field: Field): Opinion {
  const { me } = look;
  const room = ROOM_IDS.find((one) => one === details['room']);
  const keep = look.wants('magpie') ? 0.6 : 0;
  const rated = ((): Opinion => {
    if (third === 'dress') return opinion(dressWorth(look, details['wound']), 'heal');
    if (third === 'heal') return opinion(1, 'heal');
    if (third === 'light') return opinion(0.4 * me.light, 'heal');
    if (third === 'door' && room !== undefined) return doorOpinion(look, field, [room], 0.2);
    if (third === 'slime') return opinion(0.4, 'clean');
    if (third === 'gate') return opinion(isLeaving(look) ? 4 : 0.5, 'leave');
    if (name === 'neutralizer') return opinion((me.larva ? 3 : 0) + 0.4 * look.contamination - 0.8, 'clean');
    if (name === 'antiseptic') return opinion(0.6, 'clean');
    if (name === 'scalpel')
      return third === 'seat' ? opinion(details['seat'] === look.seat ? 0.9 : 0, 'clean') : opinion(0.5, 'fight');
    if (name === 'taser') return third === 'seat' ? opinion(-0.5, 'other') : opinion(1.2 * danger(look) + 0.3, 'fight');
    if (name === 'frag-grenade')
      return opinion(
        room === look.at ? 1 - 0.4 * me.serious.length : look.peopleIn(room ?? 'ISO').length > 0 ? -1 : 0.4,
        'fight',
      );
    if (name === 'ration-pack') return opinion(look.me.hand.length <= 2 ? 0.6 : 0.1, 'other');
    if (name === 'stimulant') return opinion(isLeaving(look) ? 0.5 : 0.1, 'other');
    if (name === 'gate-key') return opinion(isLeaving(look) ? 4 : 0.5, 'leave');
    if (name === 'rover-remote') return opinion(look.view.gateOpen && !look.view.roverHere ? 1 : -1, 'leave');
    if (name === 'field-test-kit') return opinion(third === 'scan' ? 0 : 2, 'know');
    if (name === 'smoke-canister' && room !== undefined)
      return opinion(danger(look) - 0.5 - look.stalkersIn(room).length, 'escape');
    if (name === 'cave-plans' && room !== undefined && look.at !== null)
      return opinion(0.6 * (field.at(room) - field.at(look.at)), 'towards');
    if (name === 'probe-arm') return opinion(third === 'restore' ? -0.5 : 1, 'know');
    if (details['weapon'] !== undefined) return opinion(isEmpty(look, String(details['weapon'])) ? 1 : 0.05, 'fight');
    if (third === 'fire' || third === 'repair') return opinion(0.35, 'repair');
    return opinion(-0.3, 'other');
  })();
  return opinion(rated.value - keep, rated.why);
}

const isEmpty = (look: Look, weapon: string): boolean =>
  look.me.hands.some(({ what, ammunition }) => what === weapon && ammunition <= 1);

function craftWorth(look: Look, item: string, details: Holes): number {
  const made = item === 'neutralizer' ? (look.me.larva ? 2.5 : 0.5) : itemWorth(item);
  const components = Array.isArray(details['components']) ? details['components'] : [];
  const spent = components.reduce<number>((sum, one) => sum + 0.6 * itemWorth(String(one)), 0);
  return made - spent - (look.wants('magpie') ? 0.8 : 0);
}

function pickUpOpinion(look: Look, what: string): Opinion {
  const kind = what.split(':')[0];
  if (kind === 'corpse' && look.wants('last-rites')) return opinion(4, 'goal');
  if (kind === 'carcass' && look.wants('dead-reckoning')) return opinion(3.5, 'goal');
  if (kind === 'egg' && wantsEgg(look)) return opinion(3, 'goal');
  const wants = look.wants(
    'post-mortem',
    'full-profile',
    'know-your-enemy',
    'head-office-wants-data',
    'expert-witness',
    'surveyor',
  );
  return opinion(wants ? 2 : -0.4, 'goal');
}
