import type { Seat } from '@dreadhouse/engine';
import type { Host } from '../match/host.ts';
import type { LiveMatch } from '../match/live.ts';
import type { Mates } from '../match/mates.ts';
import { ownId } from '../match/own-id.ts';
import { askName } from '../match/projection.ts';
import { now } from '../now.ts';
import type { Consulted } from './careful.ts';

/** After a failure a bot tries again, sooner at first, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** So long a bot's answer is left to the node that has written the last entry, in milliseconds; then others think as well, since it may be gone. */
export const ITS_TURN = 4000;

/** Answers for the seats that bots sit on, one at a time at each table. */
export class Bots {
  readonly #host: Host;
  readonly #thinkers: Consulted;
  readonly #mates: Mates;
  readonly #onError: (error: unknown, match: string) => void;
  readonly #busy = new Set<string>();
  /** Tables at which another node's bot is waited for. */
  readonly #left = new Set<string>();
  /** How often in a row a table's bots have failed. */
  readonly #failures = new Map<string, number>();
  #closed = false;

  constructor(host: Host, thinkers: Consulted, mates: Mates, onError: (error: unknown, match: string) => void) {
    this.#host = host;
    this.#thinkers = thinkers;
    this.#mates = mates;
    this.#onError = onError;
  }

  /** If a bot is waited for, it answers. */
  answerWhereAsked(live: LiveMatch): void {
    const seat = botAsked(live);
    if (seat === null || this.#closed || this.#busy.has(live.id) || this.#isLeftToAnother(live)) return;
    this.#busy.add(live.id);
    this.#answer(live, seat).then(
      () => {
        this.#failures.delete(live.id);
        this.#goOn(live.id);
      },
      (error: unknown) => this.#failed(live.id, error),
    );
  }

  close(): void {
    this.#closed = true;
  }

  /** Whoever has written the last entry thinks about the next. If nothing comes of that, it is looked again. */
  #isLeftToAnother({ id, heardAt }: LiveMatch): boolean {
    const left = heardAt === null ? 0 : heardAt + ITS_TURN - now();
    if (left <= 0) return false;
    if (!this.#left.has(id)) setTimeout(() => this.#lookAgain(id), left).unref();
    this.#left.add(id);
    return true;
  }

  /** The match may have left memory while the bot thought; whoever holds it now goes on. */
  #goOn(id: string): void {
    this.#busy.delete(id);
    this.#lookAgain(id);
  }

  #lookAgain(id: string): void {
    this.#left.delete(id);
    if (this.#closed) return;
    this.#host.find(id).then(
      (live) => live !== null && this.answerWhereAsked(live),
      (error: unknown) => this.#failed(id, error),
    );
  }

  #failed(id: string, error: unknown): void {
    if (this.#closed) return;
    this.#onError(error, id);
    const failures = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, failures);
    setTimeout(() => this.#goOn(id), Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures)).unref();
  }

  async #answer(live: LiveMatch, seat: Seat): Promise<void> {
    const { match, seq } = live;
    if (match === null) return;
    const { position } = match;
    const ask = askName(live);
    const level = live.seats[seat]?.level ?? 'thumb';
    // Several nodes that hold this match may think the same; the command's id lets one of them count.
    const place = `${seq}:${seat}:${position}` as const;
    const command = ownId(live.seats[seat]?.kind === 'person' ? `late:${place}` : `bot:${place}`);
    const { option, words, done } = await this.#thinkers.think(live, { what: 'answer', seat, level });
    const found = await this.#host.find(live.id);
    if (found === null || botAsked(found) !== seat) return; // its owner, or somebody who goes first, may have come meanwhile
    const outcome = await this.#host.answer(found, seat, ask, option, command);
    if (!outcome.ok && outcome.why !== 'stale') throw new Error(`The bot's answer was refused: ${outcome.why}`);
    // It was asked what it has answered, so its entry is the next one.
    if (outcome.ok) await this.#mates.says(found, seat, { about: { seq: seq + 1, position }, words }, done);
  }
}

/** For whom a bot is to answer now: a seat of its own, or that of somebody whose time is over. Where people are asked as well, those who are there and have time left go first. */
function botAsked(live: LiveMatch): Seat | null {
  if (live.match === null || live.isOver || live.isFull || live.uncommitted || live.putAside) return null;
  const asked = live.match.waitingFor();
  const late = live.lateSeats(Date.now());
  const isPerson = (seat: Seat): boolean => live.seats[seat]?.kind === 'person';
  if (asked.some((seat) => isPerson(seat) && live.isOnline(seat) && !late.includes(seat))) return null;
  return asked.find((seat) => live.seats[seat]?.kind === 'bot' || (isPerson(seat) && late.includes(seat))) ?? null;
}
