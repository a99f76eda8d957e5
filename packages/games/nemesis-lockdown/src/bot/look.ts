import type { Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { ROOM_IDS, type RoomId, SHAFTS } from '../content/board.ts';
import { characterDef } from '../content/characters.ts';
import { isRoom, neighbours } from '../rules/table.ts';
import type { NemesisState } from '../state.ts';
import { seenFrom } from '../view.ts';
import { dutiesOf, type Worker } from './duties.ts';

type View = ReturnType<typeof seenFrom>;
export type Someone = View['people'][number];
export type RoomView = View['rooms'][string];

/** Steps through a closed door, which takes a detour or a key, and past a stalker. */
const DOOR_STEPS = 3;
const STALKER_STEPS = 2;
/** How far a tile is that nobody has found. */
const FAR = 6;
/** Objectives for which nothing can be done but to live, and those that are reached by leaving. */
const PATIENT = /^(sole-witness|no-loose-crew|personal-matter-\d|orderly-retreat)$/;
const LIGHTS: readonly string[] = ['keep-the-lights-on', 'restore-the-grid'];

/** A room that can be reached from another, and for how many cards. */
interface Way {
  readonly room: RoomId;
  readonly cost: number;
}

/**
 * The table as one seat sees it: everything here is read off the seat's own view, so that nothing can be thought of that it may not know.
 */
export class Look {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Someone;
  readonly at: RoomId | null;
  /** Rounds until the game ends, as far as the track tells. */
  readonly rounds: number;
  readonly steps: ReadonlyMap<RoomId, number>;
  /** Objectives that count for this seat: the one that was kept, or both; where people play together all of them. */
  readonly objectives: readonly string[];
  /** Those of them that this seat looks after and that are not done yet. */
  readonly duties: readonly string[];
  readonly #state: NemesisState;
  readonly #stalkers = new Map<RoomId, View['stalkers']>();
  readonly #people = new Map<RoomId, Seat[]>();
  readonly #ways = new Map<RoomId, readonly Way[]>();

  constructor(state: NemesisState, seat: Seat) {
    this.#state = state;
    this.view = seenFrom(state, seat);
    this.seat = seat;
    this.me = this.person(seat);
    const { at, fate } = this.me;
    this.at = fate === 'in-play' && at !== null && isRoom(at) ? at : null;
    for (const one of this.view.stalkers) this.#stalkers.set(one.at, [...this.stalkersIn(one.at), one]);
    for (const [other, one] of this.view.people.entries())
      if (one.fate === 'in-play' && one.at !== null && isRoom(one.at))
        this.#people.set(one.at, [...this.peopleIn(one.at), other]);
    this.rounds = this.#roundsLeft();
    this.steps = this.at === null ? new Map() : this.#spread(this.at);
    this.objectives = this.#ownObjectives();
    this.duties = this.#openDuties();
  }

  get isTogether(): boolean {
    return this.view.options.mode === 'cooperative';
  }

  person(seat: Seat): Someone {
    const one = this.view.people[seat];
    if (one === undefined) throw new Error(`There is no seat ${seat}.`);
    return one;
  }

  room(id: RoomId): RoomView {
    const one = this.view.rooms[id];
    if (one === undefined) throw new Error(`There is no room "${id}".`);
    return one;
  }

  /** Where a tile lies, if this seat has seen it. */
  whereIs(tile: string): RoomId | undefined {
    return ROOM_IDS.find((id) => this.room(id).tile === tile);
  }

  get unexplored(): RoomId[] {
    return ROOM_IDS.filter((id) => !this.room(id).explored);
  }

  stalkersIn(room: RoomId): View['stalkers'] {
    return this.#stalkers.get(room) ?? [];
  }

  get inCombat(): boolean {
    return this.at !== null && this.stalkersIn(this.at).length > 0;
  }

  /** Every door of the room is closed. */
  get isTrapped(): boolean {
    return (
      this.at !== null &&
      neighbours(this.at).every(({ corridor }) => this.view.corridors[corridor.id].door === 'closed')
    );
  }

  peopleIn(room: RoomId): readonly Seat[] {
    return this.#people.get(room) ?? [];
  }

  carries(kind: string): boolean {
    return this.me.hands.some(({ what }) => what.split(':')[0] === kind);
  }

  get contamination(): number {
    return this.me.hand.filter((card) => ['contamination', 'clean', 'infected'].includes(card ?? '')).length;
  }

  /** Whether an objective would be met if the game ended now with everybody who lives: all of it is open, or the seat's own. */
  isMet(objective: string): boolean {
    const state = this.#state;
    const survivors = [...this.view.people.keys()].filter((one) => this.person(one).fate !== 'dead');
    const destroyed = this.view.ended === 'destroyed' || this.view.selfDestruct?.red === true;
    return found(registry().objectives, objective).met({ state, survivors, destroyed }, this.seat);
  }

  /** What is wanted: by one's duties that are not done yet. */
  wants(...objectives: readonly string[]): boolean {
    return objectives.some((one) => this.duties.includes(one));
  }

  /** Whether it is settled that one of these is to be reached, done already or not. */
  hasToReach(...objectives: readonly string[]): boolean {
    const isSettled = this.isTogether || this.objectives.length === 1;
    return isSettled && objectives.some((one) => this.objectives.includes(one));
  }

  /** Done but for getting out. */
  isReady(objective: string): boolean {
    const { me, view } = this;
    if (objective === 'no-loose-crew' && this.#isCrewless) return this.isMet(objective);
    if (PATIENT.test(objective)) return true;
    if (objective === 'live-sample' || objective === 'cargo-for-science') return this.isCarried('egg');
    if (objective === 'sit-it-out') return me.signal;
    if (objective === 'by-the-book' && this.isTogether) return me.informed;
    if (view.selfDestruct !== null && ['scorched-ground', 'cut-off-the-head'].includes(objective)) return true;
    if (view.selfDestruct !== null && ['pest-control', 'clean-house'].includes(objective)) return this.#isHeard;
    return this.isMet(objective);
  }

  get #isCrewless(): boolean {
    return this.view.people.every(({ id }) => characterDef(id).group !== 'ship-survivor');
  }

  get #isHeard(): boolean {
    return this.isTogether ? this.view.people.some(({ signal }) => signal) : this.me.signal;
  }

  /** Nothing is left to do: for a signal and the Archive there was time, or there is none any more. */
  get isDone(): boolean {
    const isReady = this.duties.length === 0 && this.objectives.length > 0;
    return isReady && ((this.me.signal && this.me.informed) || this.rounds <= 6);
  }

  /** The light is wanted at the very end, and not before. */
  get isEager(): boolean {
    return this.wants(...LIGHTS) && this.hasToReach(...LIGHTS) && this.view.people.length > 1 && this.rounds <= 6;
  }

  has(item: string): boolean {
    return this.me.pack.some(({ face }) => face === item) || this.me.hands.some(({ what }) => what === item);
  }

  isCarried(kind: string): boolean {
    const bearers = this.isTogether ? this.view.people.filter(({ fate }) => fate !== 'dead') : [this.me];
    return bearers.some(({ hands }) => hands.some(({ what }) => what.split(':')[0] === kind));
  }

  #roundsLeft(): number {
    const { time, alert, selfDestruct } = this.view;
    const alarm = alert === null ? time.field : time.field - alert + 1;
    const blast = selfDestruct?.red === true ? time.field - selfDestruct.field + 1 : time.field;
    return Math.max(0, Math.min(time.field, alarm, blast));
  }

  #ownObjectives(): string[] {
    const isTogether = this.view.options.mode === 'cooperative';
    const owners = isTogether ? this.view.people : [this.me];
    return owners.flatMap(({ objectives, kept }) => {
      const known = objectives.filter((face) => face !== null);
      const chosen = kept?.face === 'second' ? known[1] : known[0];
      return kept === null || chosen === undefined ? known : [chosen];
    });
  }

  /** Rooms that can be reached from a room, and how many cards that takes: corridors, and the elevator where it has power. */
  waysFrom(from: RoomId): readonly Way[] {
    const known = this.#ways.get(from);
    if (known !== undefined) return known;
    const { elevator, power, corridors } = this.view;
    const ways = neighbours(from).map(({ corridor, room }) => ({
      room,
      cost: corridors[corridor.id].door === 'closed' ? 1 + DOOR_STEPS : 1,
    }));
    const rides = SHAFTS.filter((shaft) => power.elevator.on && shaft !== from && SHAFTS.some((one) => one === from));
    const all = [...ways, ...rides.map((room) => ({ room, cost: elevator === from ? 1 : 2 }))];
    this.#ways.set(from, all);
    return all;
  }

  #openDuties(): string[] {
    const isSettled = this.isTogether || this.objectives.length === 1;
    const open = this.objectives.filter((one) => !(this.isReady(one) && (isSettled || !PATIENT.test(one))));
    if (!this.isTogether) return open;
    const workers = this.view.people.map(({ id, fate, at, knowledge, signal, hands }, seat): Worker => {
      const from = fate === 'in-play' && at !== null && isRoom(at) ? at : null;
      const steps = from === null ? null : seat === this.seat ? this.steps : this.#spread(from);
      return {
        ...{ seat, id, knowledge, signal, isThere: from !== null },
        carries: (kind) => hands.some(({ what }) => what.split(':')[0] === kind),
        stepsTo: (tile) => {
          const room = ROOM_IDS.find((one) => this.room(one).explored && this.room(one).tile === tile);
          return room === undefined ? FAR : (steps?.get(room) ?? FAR);
        },
      };
    });
    return dutiesOf(open, workers, this.seat);
  }

  /** Dijkstra over a board of 27 rooms. */
  #spread(from: RoomId): Map<RoomId, number> {
    const steps = new Map<RoomId, number>([[from, 0]]);
    const open = new Set<RoomId>([from]);
    while (open.size > 0) {
      const next = [...open].reduce((a, b) => ((steps.get(a) ?? 0) <= (steps.get(b) ?? 0) ? a : b));
      open.delete(next);
      for (const { room, cost } of this.waysFrom(next)) {
        const far = (steps.get(next) ?? 0) + cost + (this.stalkersIn(room).length > 0 ? STALKER_STEPS : 0);
        if (far >= (steps.get(room) ?? Number.POSITIVE_INFINITY)) continue;
        steps.set(room, far);
        open.add(room);
      }
    }
    return steps;
  }
}
