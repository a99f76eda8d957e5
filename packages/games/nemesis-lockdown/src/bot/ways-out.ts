import { EXIT_ROOM, type RoomId } from '../content/board.ts';
import { PLAN_IDS, type PlanId } from '../content/plans.ts';
import { FIRST_WHITE } from '../content/track.ts';
import { encounterChance } from './dangers.ts';
import type { Look } from './look.ts';

/** A way out of the base. */
export interface WayOut {
  readonly room: RoomId;
  /** How good it is: the chance to live by it and to win with it, as far as plans, tokens and the own objective tell. */
  readonly chance: number;
  /** Rounds until it can be taken. */
  readonly wait: number;
  readonly kind: 'lock-in' | 'pod' | 'gate';
}

/** Cards that a round brings for the way, and how many rounds one keeps in hand. */
const CARDS_A_ROUND = 3;
const RESERVE = 2;

/** Objectives that can only be reached outside, and by whom the base is brought down. */
const OUTSIDE = ['magpie', 'live-sample', 'cargo-for-science', 'orderly-retreat'];
const INSIDE = ['sit-it-out'];
export const DESTROYERS = ['scorched-ground', 'cut-off-the-head'];

/** How likely a plan is the active one: what has been seen elsewhere is not. */
export function risk(look: Look, plan: PlanId): number {
  const { plans, people } = look.view;
  const seen = [...plans.pool, ...people.flatMap((one) => one.plans)].filter((face) => face !== null);
  return seen.includes(plan) ? 0 : 1 / Math.max(1, PLAN_IDS.length - seen.length);
}

/** All ways out that are open or will be. */
export function waysOut(look: Look): WayOut[] {
  return [...byLock(look), ...byGate(look), ...(['A', 'B', 'C'] as const).flatMap((pod) => byPod(look, pod))];
}

/** Whether the own objective leaves only one side of the walls. */
const outward = (look: Look): number => (look.hasToReach(...INSIDE) ? 0.15 : 1);

/** Together one bearer of an egg goes outside, and as many others as are still missing there. */
function inward(look: Look): number {
  if (!look.isTogether) return look.hasToReach(...OUTSIDE) ? 0.15 : 1;
  if (look.carries('egg') && look.hasToReach('cargo-for-science')) return 0.15;
  const { people, seats } = look.view;
  const out = people.filter(({ fate }) => fate === 'evacuated' || fate === 'bunker').length;
  return look.hasToReach('orderly-retreat') && out < Math.max(1, Math.floor(seats / 2)) ? 0.3 : 1;
}

function byLock(look: Look): WayOut[] {
  const { time, alert, selfDestruct } = look.view;
  if (look.room('ISO').malfunction) return [];
  const blast = selfDestruct !== null ? (selfDestruct.red ? 0.95 : 0.6) : look.hasToReach(...DESTROYERS) ? 0.9 : 0;
  const heard = 1 - 0.6 * encounterChance(look, 'ISO');
  const chance = 0.9 * heard * (1 - risk(look, 'sterilise')) * (1 - blast) * inward(look);
  return [{ room: 'ISO', chance, wait: alert === null ? Math.max(0, time.field - FIRST_WHITE) : 0, kind: 'lock-in' }];
}

/** The Gate is open, or will be when the yellow token turns red. */
function byGate(look: Look): WayOut[] {
  const { gateOpen, roverHere, selfDestruct, time } = look.view;
  const opens = gateOpen
    ? 0
    : selfDestruct === null || selfDestruct.field === 0
      ? null
      : time.field - selfDestruct.field + 1;
  const canOpen = look.has('gate-key') || look.has('override-key');
  const hasSuit = look.has('space-suit') || look.has('battle-suit');
  const wait = canOpen ? 0 : opens;
  if (wait === null || !(roverHere || hasSuit)) return [];
  const chance = outward(look) * (roverHere ? 0.97 : 0.8) * (1 - risk(look, 'collapse-the-ridge'));
  return [{ room: EXIT_ROOM, chance, wait, kind: 'gate' }];
}

function byPod(look: Look, pod: 'A' | 'B' | 'C'): WayOut[] {
  const room = look.whereIs(`css-${pod.toLowerCase()}`);
  if (room === undefined || look.room(room).malfunction || look.view.people.some(({ at }) => at === pod)) return [];
  return look.view.css.flatMap(({ field, token }): WayOut[] => {
    const wait = look.view.time.field - field;
    const leaves = token === null ? (pod === 'A' ? 4 / 7 : 3 / 7) : token === pod || token === 'all' ? 1 : 0;
    const wound = (1 - leaves) * (look.me.serious.length >= 3 ? 0.9 : 0.2); // what a pod that stays costs
    const chance = outward(look) * Math.max(0, leaves - wound) * (1 - risk(look, 'intercept'));
    return wait < 0 || wait > look.rounds || chance === 0 ? [] : [{ room, chance, wait, kind: 'pod' }];
  });
}

/** Rounds that it takes to get there and to leave. */
export function roundsTo(look: Look, room: RoomId): number {
  return Math.ceil(((look.steps.get(room) ?? 40) + 2) / CARDS_A_ROUND);
}

/** How long one can stay before no way out is left in time. */
function slack(look: Look, ways: readonly WayOut[]): number {
  const good = ways.filter(({ chance }) => chance > 0.1);
  const latest = good.map(({ room, kind, wait }) => (kind === 'pod' ? wait : look.rounds - 1) - roundsTo(look, room));
  return Math.max(-1, ...latest);
}

/** Whether it is time to go: nothing is left to do, or the way takes all the time that is left. */
export function isLeaving(look: Look, ways: readonly WayOut[]): boolean {
  if (look.isEager) return look.rounds <= 2;
  const hurt = Math.max(0, look.me.serious.length - 1);
  if (slack(look, ways) <= RESERVE + hurt) return true;
  return look.isDone;
}
