import { EXIT_ROOM, type RoomId, roomDef } from '../content/board.ts';
import { PLAN_IDS } from '../content/plans.ts';
import { FIRST_WHITE } from '../content/track.ts';
import { neighbours } from '../rules/table.ts';
import type { Look } from './look.ts';

/** A room that is wanted, and how much. */
interface Aim {
  readonly room: RoomId;
  readonly worth: number;
}

/** A place loses so much of its pull with each step. */
const PULL = 0.86;
/** Moves that a round allows, and how many rounds one keeps in hand for the way out. */
const MOVES = 2.5;
const RESERVE = 3;

/** A way out of the base. */
export interface WayOut {
  readonly room: RoomId;
  /** How good it is: the chance to live by it, as far as plans and tokens tell. */
  readonly chance: number;
  /** Rounds until it can be taken. */
  readonly wait: number;
  readonly kind: 'lock-in' | 'pod' | 'gate';
}

const OUTSIDE = ['magpie', 'live-sample', 'cargo-for-science', 'orderly-retreat'];
const INSIDE = ['sit-it-out'];

/** How likely a plan is the active one: what has been seen elsewhere is not. */
function risk(look: Look, plan: (typeof PLAN_IDS)[number]): number {
  const { plans, people } = look.view;
  const seen = [...plans.pool, ...people.flatMap((one) => one.plans)].filter((face) => face !== null);
  return seen.includes(plan) ? 0 : 1 / Math.max(1, PLAN_IDS.length - seen.length);
}

/** All ways out that are open or will be. */
export function waysOut(look: Look): WayOut[] {
  const { time, alert, gateOpen, roverHere, selfDestruct } = look.view;
  const isOpen = alert !== null || time.field <= FIRST_WHITE;
  const blast = selfDestruct === null ? 0 : selfDestruct.red ? 0.95 : 0.5;
  const locked = (1 - risk(look, 'sterilise')) * (1 - blast) * (look.wants(...OUTSIDE, 'scorched-ground') ? 0.2 : 1);
  const ways: WayOut[] = [
    { room: 'ISO', chance: 0.85 * locked, wait: isOpen ? 0 : time.field - FIRST_WHITE, kind: 'lock-in' },
  ];
  const inside = look.objectives.some((one) => INSIDE.includes(one)) ? 0.2 : 1;
  const hasSuit = [...look.me.pack.map(({ face }) => face), ...look.me.hands.map(({ what }) => what)].some(
    (one) => one === 'space-suit' || one === 'battle-suit',
  );
  if (gateOpen && (roverHere || hasSuit))
    ways.push({
      room: EXIT_ROOM,
      chance: inside * (roverHere ? 0.95 : 0.8) * (1 - risk(look, 'collapse-the-ridge')),
      wait: 0,
      kind: 'gate',
    });
  for (const pod of ['A', 'B', 'C'] as const) ways.push(...byPod(look, pod, inside));
  return ways;
}

function byPod(look: Look, pod: 'A' | 'B' | 'C', inside: number): WayOut[] {
  const room = look.whereIs(`css-${pod.toLowerCase()}`);
  if (room === undefined || look.room(room).malfunction || look.view.people.some(({ at }) => at === pod)) return [];
  return look.view.css.flatMap(({ field, token }): WayOut[] => {
    const wait = look.view.time.field - field;
    const leaves = token === null ? (pod === 'A' ? 4 / 7 : 3 / 7) : token === pod || token === 'all' ? 1 : 0;
    const wound = (1 - leaves) * (look.me.serious.length >= 3 ? 0.8 : 0.3); // what a pod that stays costs
    const chance = inside * Math.max(0, leaves - wound) * (1 - risk(look, 'intercept'));
    return wait < 0 || chance === 0 ? [] : [{ room, chance, wait, kind: 'pod' }];
  });
}

/** Whether it is time to go: nothing is left to do, or the way takes all the time that is left. */
export function isLeaving(look: Look): boolean {
  const steps = Math.min(...waysOut(look).map(({ room }) => look.steps.get(room) ?? 99));
  const hurt = look.me.serious.length >= 3 ? 2 : 0;
  if (look.rounds <= Math.ceil((steps + 2) / MOVES) + RESERVE + hurt) return true;
  const isDone = look.objectives.length > 0 && look.objectives.some((one) => look.isMet(one));
  return isDone && (look.me.signal || look.me.informed || look.rounds <= FIRST_WHITE);
}

/** What each room is worth to this seat. */
export function aimsOf(look: Look): Aim[] {
  const leaving = isLeaving(look);
  const out = waysOut(look).map(({ room, chance, wait }) => ({
    room,
    worth: leaving ? 6 * chance * 0.8 ** Math.max(0, wait - 1) : 0.3 * chance,
  }));
  const share = leaving ? 0.3 : 1;
  return [...out, ...work(look).map(({ room, worth }) => ({ room, worth: worth * share }))];
}

/** What the objectives ask for, what the plan check asks for, and what heals. */
function work(look: Look): Aim[] {
  const { me, view } = look;
  const aims: Aim[] = [];
  const unknown = look.unexplored;
  /** A room that has not been found may be behind any door. */
  const go = (tile: string, worth: number): void => {
    const room = look.whereIs(tile);
    if (room !== undefined) {
      if (!look.room(room).malfunction) aims.push({ room, worth });
    } else for (const one of unknown) aims.push({ room: one, worth: worth * 0.5 });
  };
  const wantsSignal = look.wants(
    ...['open-channel', 'pest-control', 'nobody-left-behind', 'on-the-record', 'sit-it-out', 'post-mortem'],
    ...['no-loose-crew', 'clean-house', 'dead-reckoning'],
  );
  if (!me.signal) go('communications', wantsSignal ? 3.5 : 1.2);
  const wantsKnowledge = look.wants(
    'surveyor',
    'full-profile',
    'head-office-wants-data',
    'expert-witness',
    'know-your-enemy',
  );
  if (!me.informed) go('archive', look.wants('on-the-record', 'by-the-book') || wantsKnowledge ? 3.5 : 1.4);
  if (wantsKnowledge || look.wants('post-mortem')) research(look, aims, go);
  if (look.wants('pest-control', 'clean-house')) go('nest', 3);
  if (look.wants('live-sample', 'cargo-for-science') && !look.carries('egg')) go('nest', 3.5);
  if (look.wants('last-rites', 'dead-reckoning')) objects(look, aims, 3);
  if (look.wants('scorched-ground', 'cut-off-the-head') && view.selfDestruct === null && look.rounds <= 10)
    go('cooling-system', 4);
  if (look.wants('keep-the-lights-on', 'restore-the-grid')) {
    // The last threshold lies before field 03: what is lit afterwards stays lit.
    aims.push({ room: 'EPS', worth: look.rounds <= 4 ? 14 : view.time.active ? 0 : 2 });
    if (view.time.active) go('generator', 2.5);
  }
  const mapped = look.wants('open-channel', 'surveyor', 'complete-map') ? 2.6 : 0.7;
  for (const room of unknown) aims.push({ room, worth: mapped * (roomDef(room).sector === null ? 0.5 : 1) });
  if (me.larva) {
    go('decontamination', 3);
    go('surgery', 2.5);
  }
  if (me.serious.length + me.light / 3 >= 1.5) go('infirmary', 1 + 0.7 * me.serious.length);
  const collects = look.wants('magpie') ? 1.8 : 0.7;
  for (const room of Object.keys(view.rooms) as RoomId[]) // the view has an entry for each room
    if (look.room(room).items > 0) aims.push({ room, worth: collects });
  return aims;
}

function research(look: Look, aims: Aim[], go: (tile: string, worth: number) => void): void {
  if (['egg', 'corpse', 'carcass'].some((kind) => look.carries(kind))) return go('laboratory', 4);
  objects(look, aims, 2);
  if (look.view.eggs > 0) go('nest', 1.8);
}

function objects(look: Look, aims: Aim[], worth: number): void {
  for (const room of Object.keys(look.view.rooms) as RoomId[]) // as above
    if (look.room(room).objects.length > 0) aims.push({ room, worth });
}

/** What it is worth to be in a room: its strongest pull, from there. */
export class Field {
  readonly #worth = new Map<RoomId, number>();

  constructor(look: Look) {
    for (const { room, worth } of aimsOf(look)) this.#spread(look, room, worth);
  }

  at(room: RoomId): number {
    return this.#worth.get(room) ?? 0;
  }

  /** From the room outwards; nothing is passed on that is weaker than what is there. */
  #spread(look: Look, room: RoomId, worth: number): void {
    if (worth <= this.at(room) || worth < 0.05) return;
    this.#worth.set(room, worth);
    for (const way of neighbours(room)) {
      const shut = look.view.corridors[way.corridor.id].door === 'closed' ? 0.6 : 1;
      const guarded = look.stalkersIn(room).length > 0 ? 0.6 : 1;
      this.#spread(look, way.room, worth * PULL * shut * guarded);
    }
  }
}
