import type { Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { ROOM_IDS, type RoomId } from '../content/board.ts';
import { isRoom, neighbours } from '../rules/table.ts';
import type { NemesisState } from '../state.ts';
import { ownView, publicView } from '../view.ts';

type View = ReturnType<typeof publicView>;
export type Someone = View['people'][number];
export type RoomView = View['rooms'][string];

/** Steps through a closed door, which takes a detour or a key, and past a stalker. */
const DOOR_STEPS = 3;
const STALKER_STEPS = 2;

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
  /** Own objectives that still count: the one that was kept, or both. */
  readonly objectives: readonly string[];
  readonly #state: NemesisState;

  constructor(state: NemesisState, seat: Seat) {
    this.#state = state;
    this.view = { ...publicView(state), ...ownView(state, seat) };
    this.seat = seat;
    this.me = this.person(seat);
    const { at, fate } = this.me;
    this.at = fate === 'in-play' && at !== null && isRoom(at) ? at : null;
    this.rounds = this.#roundsLeft();
    this.steps = this.at === null ? new Map() : this.#spread(this.at);
    this.objectives = this.#ownObjectives();
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
    return this.view.stalkers.filter(({ at }) => at === room);
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

  peopleIn(room: RoomId): Seat[] {
    return [...this.view.people.keys()].filter(
      (one) => this.person(one).fate === 'in-play' && this.person(one).at === room,
    );
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

  /** What is wanted: by all of one's objectives that are not met yet. */
  wants(...objectives: readonly string[]): boolean {
    return objectives.some((one) => this.objectives.includes(one) && !this.isMet(one));
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

  /** Dijkstra over a board of 27 rooms. */
  #spread(from: RoomId): Map<RoomId, number> {
    const steps = new Map<RoomId, number>([[from, 0]]);
    const open = new Set<RoomId>([from]);
    while (open.size > 0) {
      const next = [...open].reduce((a, b) => ((steps.get(a) ?? 0) <= (steps.get(b) ?? 0) ? a : b));
      open.delete(next);
      for (const { corridor, room } of neighbours(next)) {
        const shut = this.view.corridors[corridor.id].door === 'closed' ? DOOR_STEPS : 0;
        const far = (steps.get(next) ?? 0) + 1 + shut + (this.stalkersIn(room).length > 0 ? STALKER_STEPS : 0);
        if (far >= (steps.get(room) ?? Number.POSITIVE_INFINITY)) continue;
        steps.set(room, far);
        open.add(room);
      }
    }
    return steps;
  }
}
