import type { RoomId } from '../content/board.ts';
import { entryCost } from './dangers.ts';
import type { Look } from './look.ts';
import { isLeaving, type WayOut, waysOut } from './ways-out.ts';
import { type Aim, aimsOf } from './work.ts';

/** A place loses so much of its pull with each card that the way takes. */
const PULL = 0.88;
/** How many cards the danger of a room counts for. */
const FEAR = 2.5;
/** A hand that somebody on the way holds. */
const CARDS_ON_THE_WAY = 3;

/** What it is worth to be in a room: its strongest pull, from there. */
export class Field {
  readonly ways: readonly WayOut[];
  /** It is time to get out. */
  readonly leaving: boolean;
  readonly #look: Look;
  readonly #worth = new Map<RoomId, number>();
  /** What pulls there. */
  readonly #aims = new Map<RoomId, Aim>();

  constructor(look: Look) {
    this.#look = look;
    this.ways = waysOut(look);
    this.leaving = isLeaving(look, this.ways);
    for (const aim of aimsOf(look, this.ways, this.leaving))
      if (aim.worth > this.at(aim.room)) {
        this.#worth.set(aim.room, aim.worth);
        this.#aims.set(aim.room, aim);
      }
    this.#spread();
  }

  at(room: RoomId): number {
    return this.#worth.get(room) ?? 0;
  }

  /** Where a way through this room leads, and what for; for words. */
  aimFrom(room: RoomId): { aim: string; room: RoomId; there: boolean } | undefined {
    const aim = this.#aims.get(room);
    return aim === undefined ? undefined : { aim: aim.aim, room: aim.room, there: aim.room === room };
  }

  /** From the strongest outwards; nothing is passed on that is weaker than what is there. */
  #spread(): void {
    const open = new Set(this.#worth.keys());
    while (open.size > 0) {
      const room = [...open].reduce((a, b) => (this.at(b) > this.at(a) ? b : a));
      open.delete(room);
      const aim = this.#aims.get(room);
      const pull = this.at(room) * PULL ** this.#toll(room);
      for (const way of this.#look.waysFrom(room)) {
        const worth = pull * PULL ** way.cost;
        if (worth <= this.at(way.room) || worth < 0.05) continue;
        this.#worth.set(way.room, worth);
        if (aim !== undefined) this.#aims.set(way.room, aim);
        open.add(way.room);
      }
    }
  }

  /** What the danger of a room is worth in cards. */
  #toll(room: RoomId): number {
    return FEAR * entryCost(this.#look, room, CARDS_ON_THE_WAY);
  }
}
