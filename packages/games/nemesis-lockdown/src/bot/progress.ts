import { ROOM_IDS, roomDef, SECTORS, type Sector } from '../content/board.ts';
import { characterDef } from '../content/characters.ts';
import { EGGS_AT_START } from '../content/supplies.ts';
import type { Look, Someone } from './look.ts';

// How far objectives have come, from what everybody sees and the owner knows.

const part = (of: number, all: number): number => Math.max(0, Math.min(1, of / all));
const mean = (...parts: readonly number[]): number => parts.reduce((sum, one) => sum + one, 0) / parts.length;
const flag = (is: boolean): number => (is ? 1 : 0);

/** How much of a sector has been explored. */
function explored(look: Look, sector: Sector): number {
  const rooms = ROOM_IDS.filter((room) => roomDef(room).sector === sector);
  return part(rooms.filter((room) => look.room(room).explored).length, rooms.length);
}

/** This sector and the best of the others. */
function sectors(look: Look, sector: Sector): number {
  return mean(
    explored(look, sector),
    Math.max(...SECTORS.filter((other) => other !== sector).map((one) => explored(look, one))),
  );
}

/** The best so many sectors. */
const mapped = (look: Look, n: number): number =>
  mean(
    ...SECTORS.map((one) => explored(look, one))
      .sort((a, b) => b - a)
      .slice(0, n),
  );

const isAlive = ({ fate }: Someone): boolean => fate !== 'dead';
const isOut = ({ fate }: Someone): boolean => fate === 'evacuated' || fate === 'bunker';
const holds = (one: Someone, kind: string): boolean => one.hands.some(({ what }) => what.split(':')[0] === kind);
const living = (look: Look): Someone[] => look.view.people.filter(isAlive);
const isFew = (look: Look): boolean => look.view.people.length <= 2;
const lit = (look: Look): number => Object.values(look.view.power).filter(({ on }) => on).length;
/** The first weakness is known from the start. */
const discovered = (look: Look, needed: number): number => part(look.view.spaces.length, needed - 1);

const nest = ({ view }: Look): number =>
  view.nestDestroyed || view.queenKilled || view.selfDestruct?.red === true
    ? 1
    : mean(flag(view.selfDestruct !== null), part(EGGS_AT_START - view.eggs, EGGS_AT_START));
const blast = ({ view: { selfDestruct } }: Look): number => (selfDestruct === null ? 0 : selfDestruct.red ? 1 : 0.5);

/** Of the others so many are dead. */
function alone(look: Look): number {
  const others = look.view.people.filter((_, seat) => seat !== look.seat);
  const allowed = look.view.people.length >= 3 ? 1 : 0;
  const dead = others.filter((one) => !isAlive(one)).length;
  return part(dead, Math.max(1, others.length - allowed));
}

function without(targets: readonly Someone[]): number {
  return targets.length === 0 ? 1 : part(targets.filter((one) => !isAlive(one)).length, targets.length);
}

/** So many different senders among the living. */
function senders(look: Look): number {
  const needed = look.objectives.filter((one) => one === 'clean-house' || one === 'dead-reckoning').length;
  return part(living(look).filter(({ signal }) => signal).length, Math.max(1, needed));
}

const most = (look: Look, rate: (one: Someone) => number): number => Math.max(0, ...living(look).map(rate));

const PROGRESS: Readonly<Record<string, (look: Look) => number>> = {
  'open-channel': (look) => mean(flag(look.me.signal), sectors(look, 'S-01')),
  surveyor: (look) => mean(sectors(look, 'S-03'), part(look.me.knowledge, 4)),
  'pest-control': (look) => mean(flag(look.me.signal), nest(look)),
  'scorched-ground': blast,
  'sole-witness': alone,
  magpie: (look) =>
    part(look.me.pack.length + look.me.hands.filter(({ what }) => !/^(egg|corpse|carcass)/.test(what)).length, 6),
  'nobody-left-behind': (look) => mean(flag(look.me.signal), part(living(look).length - 1, 2)),
  'on-the-record': (look) => mean(flag(look.me.signal), flag(look.me.informed)),
  'last-rites': (look) => flag(look.isMet('last-rites')),
  'keep-the-lights-on': (look) => mean(flag(look.view.time.active), part(lit(look), 2)),
  'sit-it-out': (look) => flag(look.me.signal),
  'live-sample': (look) => mean(flag(look.carries('egg')), flag(isOut(look.me))),
  'full-profile': (look) => Math.max(part(look.me.knowledge, 6), discovered(look, 2)),
  'post-mortem': (look) => flag(look.isMet('post-mortem')),
  'head-office-wants-data': (look) => part(look.me.knowledge, 7),
  'no-loose-crew': (look) => {
    const crew = look.view.people.filter(({ id }) => characterDef(id).group === 'ship-survivor');
    if (crew.length === 0) return mean(flag(look.me.signal), part(look.me.knowledge, 5));
    return crew.includes(look.me) ? alone(look) : without(crew);
  },
  'clean-house': (look) => mean(nest(look), senders(look)),
  'cut-off-the-head': (look) => Math.max(flag(look.view.queenKilled), blast(look)),
  'complete-map': (look) => mapped(look, isFew(look) ? 2 : 3),
  'cargo-for-science': (look) => most(look, (one) => (holds(one, 'egg') ? (isOut(one) ? 1 : 0.5) : 0)),
  'know-your-enemy': (look) => discovered(look, isFew(look) ? 2 : 3),
  'expert-witness': (look) => most(look, ({ knowledge }) => part(knowledge, isFew(look) ? 6 : 7)),
  'restore-the-grid': (look) => mean(flag(look.view.time.active), part(lit(look), isFew(look) ? 2 : 3)),
  'dead-reckoning': (look) => mean(flag(living(look).some((one) => holds(one, 'carcass'))), senders(look)),
  'by-the-book': (look) =>
    part(living(look).filter(({ informed }) => informed).length, Math.max(1, living(look).length)),
  'orderly-retreat': (look) =>
    part(look.view.people.filter(isOut).length, Math.max(1, Math.floor(look.view.people.length / 2))),
};

/** Whom a Personal Matter names; null where it names its owner, or nobody who plays. */
export function namedBy(look: Look, objective: string): Someone | null {
  const named = Number(/^personal-matter-(\d)$/.exec(objective)?.[1] ?? 0) - 1;
  return named === look.seat ? null : (look.view.people[named] ?? null);
}

/** How far an objective has come, from 0 to 1. */
export function progressOf(look: Look, objective: string): number {
  if (!objective.startsWith('personal-matter-')) return PROGRESS[objective]?.(look) ?? 0;
  const named = namedBy(look, objective);
  return Math.max(named === null ? 0 : without([named]), alone(look));
}

/** In this order they are told of where people play together. */
export const SHARED = [
  ...['clean-house', 'cut-off-the-head', 'complete-map', 'cargo-for-science', 'know-your-enemy'],
  ...['expert-witness', 'restore-the-grid', 'dead-reckoning', 'by-the-book', 'orderly-retreat'],
];
