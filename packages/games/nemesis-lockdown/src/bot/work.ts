import { POWERED, ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import { type TileId, tileDef } from '../content/tiles.ts';
import { isLit } from './dangers.ts';
import type { Look } from './look.ts';
import { DESTROYERS, risk, type WayOut } from './ways-out.ts';

/** A room that is wanted, and how much. */
export interface Aim {
  readonly room: RoomId;
  readonly worth: number;
  /** What for. */
  readonly aim: 'out' | 'goal' | 'plan' | 'heal' | 'clean' | 'unknown' | 'light' | 'computer' | 'object' | 'items';
}

/** What the own objective asks for; what a plan that kills is worth to escape; getting out when it is time. */
const GOAL = 4;
const PLAN = 10;
const OUT = 9;

export const SIGNALS = [
  ...['open-channel', 'pest-control', 'nobody-left-behind', 'on-the-record', 'sit-it-out', 'no-loose-crew'],
  ...['clean-house', 'dead-reckoning'],
];
export const KNOWLEDGE = ['surveyor', 'full-profile', 'head-office-wants-data', 'expert-witness', 'no-loose-crew'];
export const RESEARCH = ['full-profile', 'know-your-enemy', 'post-mortem', 'head-office-wants-data', 'expert-witness'];
export const MAPS = ['open-channel', 'surveyor', 'complete-map'];
export const LIGHTS = ['keep-the-lights-on', 'restore-the-grid'];
export const NEST = ['pest-control', 'clean-house'];
export const EGGS = ['live-sample', 'cargo-for-science'];

/** What each room is worth to this seat. */
export function aimsOf(look: Look, ways: readonly WayOut[], leaving: boolean): Aim[] {
  const out = ways.map(({ room, chance, wait }) => ({
    room,
    worth: leaving ? OUT * chance * 0.85 ** wait : 0.3 * chance,
    aim: 'out' as const,
  }));
  const share = leaving ? 0.25 : 1;
  return [...out, ...work(look).map((aim) => ({ ...aim, worth: aim.worth * share }))];
}

/** How much each tile is wanted, by the objective, the plans and the wounds. */
function wishes(look: Look): Map<TileId, number> {
  const { me, view } = look;
  const wanted = new Map<TileId, number>();
  const wish = (tile: TileId, worth: number): void => {
    wanted.set(tile, Math.max(wanted.get(tile) ?? 0, worth));
  };
  if (!me.signal) wish('communications', (look.wants(...SIGNALS) ? GOAL : 0) + PLAN * risk(look, 'file-a-report'));
  if (!me.informed) {
    const asked = look.wants('on-the-record', 'by-the-book') ? GOAL : look.wants(...KNOWLEDGE) ? 2.5 : 0;
    wish('archive', asked + PLAN * risk(look, 'clearance-audit'));
  }
  const object = ['egg', 'corpse', 'carcass'].some((kind) => look.carries(kind));
  if (look.wants(...RESEARCH)) {
    if (object) wish('laboratory', GOAL + 1);
    else if (view.eggs > 0) wish('nest', 2.5);
  }
  if (look.wants(...NEST)) wish('nest', me.serious.length + (me.hand.length < 3 ? 1 : 0) >= 2 ? 0.5 : 3);
  if (look.wants(...EGGS) && view.eggs > 0) wish('nest', GOAL);
  if (wantsBlast(look)) wish('cooling-system', look.wants(...DESTROYERS) ? GOAL : 3);
  if (look.wants(...LIGHTS) && view.time.active) wish('generator', look.rounds <= 5 ? 5 : 2.5);
  if (look.hasToReach('live-sample', 'cargo-for-science', 'orderly-retreat')) wish('css-a', 0.8);
  if (me.larva) {
    wish('decontamination', 3);
    wish('surgery', 3);
  }
  const hurt = me.serious.length + me.light / 3;
  if (hurt >= 1.3) wish('infirmary', 0.6 + 0.6 * hurt);
  return wanted;
}

/** Whether the base should be brought down, and it is not too early for it, nor too late to get out by the Gate. */
export function wantsBlast(look: Look): boolean {
  if (look.view.selfDestruct !== null || look.rounds < 4) return false;
  const isShared = look.isTogether || look.view.people.length === 1;
  if (look.wants(...DESTROYERS)) return look.hasToReach(...DESTROYERS) && look.rounds <= (isShared ? 13 : 10);
  return look.wants(...NEST) && look.hasToReach(...NEST) && look.rounds <= (isShared ? 11 : 10);
}

/** What the objectives ask for, what the plan check asks for, and what heals. */
function work(look: Look): Aim[] {
  const aims: Aim[] = [];
  const sought = { I: 0, II: 0 };
  for (const [tile, worth] of wishes(look)) {
    const room = look.whereIs(tile);
    if (room !== undefined)
      aims.push({ room, worth: look.room(room).malfunction ? 0.3 * worth : worth, aim: aimIn(look, tile) });
    else if (tileDef(tile).set !== 'special') sought[tileDef(tile).set === 'I' ? 'I' : 'II'] += worth;
  }
  return [...aims, ...unknownRooms(look, sought), ...power(look), ...knowledge(look), ...things(look)];
}

/** What a tile is wanted for. */
function aimIn(look: Look, tile: TileId): Aim['aim'] {
  if (tile === 'infirmary') return 'heal';
  if (tile === 'decontamination' || tile === 'surgery') return 'clean';
  if (tile === 'css-a') return 'out';
  if (tile === 'communications') return look.wants(...SIGNALS) ? 'goal' : 'plan';
  if (tile === 'archive') return look.wants('on-the-record', 'by-the-book', ...KNOWLEDGE) ? 'goal' : 'plan';
  return 'goal';
}

/** A tile that has not been found may be behind any door of its kind. */
function unknownRooms(look: Look, sought: Readonly<Record<'I' | 'II', number>>): Aim[] {
  const rooms = look.unexplored;
  const left = { I: 0, II: 0 };
  for (const room of rooms) left[slotOf(room)] += 1;
  const mapped = look.wants(...MAPS) ? 3 : 0.5;
  return rooms.map((room) => {
    const slot = slotOf(room);
    const tile = look.room(room).tile; // whoever has looked knows, and what is wanted there counts already
    const hope = tile === null ? (1.5 * sought[slot]) / Math.max(1, left[slot]) : 0;
    return { room, worth: mapped + Math.min(GOAL, hope), aim: 'unknown' };
  });
}

const slotOf = (room: RoomId): 'I' | 'II' => (roomDef(room).slot === 'II' ? 'II' : 'I');

/** From when on the light that is switched on lasts to the end, as far as it must. */
export const lastMoment = (look: Look): number =>
  look.view.people.length === 1 ? 8 : look.wants('keep-the-lights-on') ? 6 : 3;

/** Light: early for everybody's sake, late where an objective asks for it. */
function power(look: Look): Aim[] {
  const { time } = look.view;
  if (look.room('EPS').malfunction) return [];
  const lit = POWERED.filter((where) => look.view.power[where].on).length;
  if (look.wants(...LIGHTS)) {
    if (time.active && lit >= 2) return []; // it gives no more than two
    const isLast = look.rounds <= lastMoment(look) + (look.view.people.length === 1 ? 0 : 2); // there in time
    return [{ room: 'EPS', worth: isLast ? 10 : time.active ? 0 : 2, aim: 'light' }];
  }
  return time.active || time.field <= 4 ? [] : [{ room: 'EPS', worth: 0.9 + 0.3 * (2 - lit), aim: 'light' }];
}

/** Computers that work. */
function knowledge(look: Look): Aim[] {
  if (!look.wants(...KNOWLEDGE)) return [];
  return ROOM_IDS.filter((room) => {
    const { tile, explored, malfunction } = look.room(room);
    return tile !== null && explored && !malfunction && tileDef(tile).computer === true && isLit(look, room);
  }).map((room) => ({ room, worth: 2.4, aim: 'computer' }));
}

/** What lies about. */
function things(look: Look): Aim[] {
  const aims: Aim[] = [];
  const kinds = wantedObjects(look);
  const collects = look.wants('magpie') ? 2.5 : look.me.pack.length >= 3 ? 0.3 : 0.6;
  for (const room of ROOM_IDS) {
    const { objects, items, explored } = look.room(room);
    if (objects.some((what) => kinds.includes(what.split(':')[0] ?? ''))) aims.push({ room, worth: 3, aim: 'object' });
    if (items > 0 && explored) aims.push({ room, worth: collects, aim: 'items' });
  }
  return aims;
}

/** Which objects would help. */
export function wantedObjects(look: Look): string[] {
  const kinds = [
    ...(look.wants('last-rites') ? ['corpse'] : []), // where none lies it is done
    ...(look.wants('dead-reckoning') ? ['carcass'] : []),
    ...(look.wants(...EGGS) ? ['egg'] : []),
    ...(look.wants('post-mortem') ? ['corpse', 'carcass'] : []),
    ...(look.wants('full-profile', 'know-your-enemy', 'head-office-wants-data', 'expert-witness')
      ? ['egg', 'corpse', 'carcass']
      : []),
  ];
  return kinds.filter((kind) => !look.carries(kind));
}
