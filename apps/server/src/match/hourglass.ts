import type { Seat } from '@dreadhouse/engine';
import type { Deadline } from '@dreadhouse/protocol';
import type { EntryRow } from '../store/schema.ts';
import { isLateAnswer } from './own-id.ts';

/** What each seat has in reserve for the whole match, in times of the clock. */
const RESERVE = 2;
/** Between the end of all time and the bot's answer, in milliseconds: for lines that are slow and hands that are nearly there. */
const GRACE = 10_000;

/** A question on the table. */
interface Asked {
  readonly since: number;
  /** How much of its reserve each seat had used by then, in milliseconds. */
  readonly used: readonly number[];
  /** How often a bot had answered for each because its time was over. */
  readonly missed: readonly number[];
}

interface Start {
  readonly begun: number;
  /** Seconds for an answer; null without a clock. */
  readonly clock: number | null;
  readonly seats: number;
}

/**
 * Since when each question has been on the table, and how much time each seat has left for it. An answer that is taken back does not begin its
 * question's time anew, so nobody wins time by answering and taking back. Follows from the journal alone, so every node has the same.
 */
export class Hourglass {
  /** In milliseconds; null without a clock. */
  readonly #clock: number | null;
  /** By the number of answers before it. */
  readonly #asked: Asked[];

  constructor({ begun, clock, seats }: Start, entries: readonly EntryRow[] = []) {
    const none = Array<number>(seats).fill(0);
    this.#clock = clock === null ? null : clock * 1000;
    this.#asked = [{ since: begun, used: none, missed: none }];
    for (const entry of entries) this.turn(entry);
  }

  /** For the question that is asked now; null without a clock. */
  deadlineOf(seat: Seat): Deadline | null {
    return this.#deadline(this.#asked.at(-1), seat);
  }

  /** For the one before it: where taking an answer back leads. */
  deadlineBefore(seat: Seat): Deadline | null {
    return this.#deadline(this.#asked.at(-2), seat);
  }

  /** How often a bot has answered for this seat because its time was over. */
  missedBy(seat: Seat): number {
    return this.#asked.at(-1)?.missed[seat] ?? 0;
  }

  turn(entry: Pick<EntryRow, 'kind' | 'seat' | 'body' | 'at' | 'command'>): void {
    if (this.#clock === null) return;
    if (entry.kind === 'answer') this.#answered(entry);
    else if (entry.kind === 'undo') this.#asked.pop();
    else this.#back(Number(entry.body), entry.at);
  }

  #deadline(asked: Asked | undefined, seat: Seat): Deadline | null {
    if (this.#clock === null || asked === undefined) return null;
    const clock = asked.since + this.#clock;
    const reserve = clock + this.#clock * RESERVE - (asked.used[seat] ?? 0);
    return { clock, reserve, bot: reserve + GRACE };
  }

  #answered({ seat, at, command }: Pick<EntryRow, 'seat' | 'at' | 'command'>): void {
    const asked = this.#asked.at(-1);
    if (asked === undefined) return;
    const { used, missed } = asked;
    const time = this.#deadline(asked, seat);
    const over = time === null ? 0 : Math.max(0, Math.min(at, time.reserve) - time.clock);
    this.#asked.push({
      since: at,
      used: over === 0 ? used : used.map((before, n) => (n === seat ? before + over : before)),
      missed: isLateAnswer(command) ? missed.map((before, n) => (n === seat ? before + 1 : before)) : missed,
    });
  }

  /** The whole table went back, or its rules changed: then there is the whole time again, and the reserve as it was. */
  #back(answers: number, at: number): void {
    this.#asked.length = Math.min(this.#asked.length, answers + 1);
    const last = this.#asked.pop();
    if (last !== undefined) this.#asked.push({ ...last, since: at });
  }
}
