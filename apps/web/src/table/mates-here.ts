import { type Match, mayTell, type Seat, type Spoken, type Viewer, type Wish } from '@dreadhouse/engine';
import type { KeptWish } from '../contract/kept-game.ts';
import type { Mate, WishedAnswer } from '../contract/mates.ts';
import type { SeatInfo } from '../contract/table.ts';

/** What a bot has said about an answer, and to whom. */
interface Speech {
  /** The answer's position. */
  readonly position: number;
  /** By listener; and how much each had been told of the match before. */
  readonly words: ReadonlyMap<Seat, { readonly spoken: Spoken; readonly heard: number }>;
}

/** Bots and people on one side of a match on this page: what they have said, and what they have been told. */
export class MatesHere {
  readonly #match: Match<unknown>;
  readonly #seats: readonly SeatInfo[];
  readonly #speeches = new Map<Seat, Speech>();
  #wishes: readonly KeptWish[];

  constructor(match: Match<unknown>, seats: readonly SeatInfo[], wishes: readonly KeptWish[]) {
    this.#match = match;
    this.#seats = seats;
    this.#wishes = wishes;
  }

  get wishes(): readonly KeptWish[] {
    return this.#wishes;
  }

  /** The people to whom a bot may say what it is up to. */
  listeners(seat: Seat): readonly Seat[] {
    return this.#of('person').filter((person) => mayTell(this.#match, person, seat));
  }

  /** What this bot has been told by somebody who is still on its side. */
  wishFor(seat: Seat): Wish | null {
    return this.#toldTo(seat)?.wish ?? null;
  }

  #toldTo(seat: Seat): KeptWish | null {
    const told = this.#wishes.find((one) => one.seat === seat);
    return told !== undefined && mayTell(this.#match, told.by, seat) ? told : null;
  }

  /** Whether it may be told, and has been. */
  tell(by: Viewer, seat: Seat, wish: Wish | null, answer?: WishedAnswer): boolean {
    if (typeof by !== 'number' || this.#seats[seat]?.kind !== 'bot' || !mayTell(this.#match, by, seat)) return false;
    const others = this.#wishes.filter((one) => one.seat !== seat);
    this.#wishes = wish === null ? others : [...others, { seat, by, wish, answer }];
    return true;
  }

  /** A bot is about to answer, and says this. A wish that is fulfilled by it stands no longer. */
  says(seat: Seat, listeners: readonly Seat[], said: readonly (Spoken | null)[]): void {
    const words = new Map<Seat, { spoken: Spoken; heard: number }>();
    for (const [i, listener] of listeners.entries()) {
      const spoken = said[i] ?? null;
      if (spoken !== null) words.set(listener, { spoken, heard: this.#match.eventsFor(listener).length });
    }
    if (words.size > 0) this.#speeches.set(seat, { position: this.#match.position, words });
    const told = this.#wishes.find((one) => one.seat === seat);
    if (told !== undefined && words.get(told.by)?.spoken.heard === 'done')
      this.#wishes = this.#wishes.filter((one) => one !== told);
  }

  /** The bots on a viewer's side. Of an answer nothing is heard before the viewer is told anything of it. */
  seenBy(viewer: Viewer): readonly Mate[] {
    if (typeof viewer !== 'number' || this.#match.over) return [];
    const heard = this.#match.eventsFor(viewer).length;
    return this.#of('bot')
      .filter((seat) => mayTell(this.#match, viewer, seat))
      .map((seat): Mate => {
        const speech = this.#speeches.get(seat);
        const words = speech?.words.get(viewer);
        // What was taken back was never said.
        const isHeard = words !== undefined && words.heard < heard && (speech?.position ?? 0) < this.#match.position;
        const told = this.#toldTo(seat);
        return {
          ...{ seat, spoken: isHeard ? words.spoken : null, said: speech?.position ?? 0 },
          ...{ wish: told?.wish ?? null, by: told?.by ?? null },
          answer: told?.by === viewer ? (told.answer ?? null) : null,
        };
      });
  }

  #of(kind: SeatInfo['kind']): Seat[] {
    return this.#seats.flatMap((one, seat) => (one.kind === kind ? [seat] : []));
  }
}
