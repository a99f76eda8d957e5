import { setImmediate as othersTurn } from 'node:timers/promises';
import { now } from '../now.ts';
import type { LiveMatch } from './live.ts';

/** How long a match stays in memory that nobody looks at, in milliseconds: people come back. */
export const IDLE = 30_000;

interface MemoryParts {
  readonly load: (id: string) => Promise<LiveMatch | null>;
  /** Called with a match that is here no longer. */
  readonly forgotten: (id: string) => void;
  /** How many are held at most, as far as nobody looks at them. */
  readonly most: number;
}

/** The matches that this node holds in memory; the journal has them all. */
export class Memory {
  readonly #parts: MemoryParts;
  readonly #live = new Map<string, Promise<LiveMatch | null>>();
  /** Whether somebody looks at this match through this node. */
  isWatched: (match: string) => boolean = () => false;

  constructor(parts: MemoryParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#live.size;
  }

  /** A match, from memory or loaded; null when there is none. */
  find(id: string): Promise<LiveMatch | null> {
    const held = this.#live.get(id);
    if (held === undefined) return this.#take(id);
    // Used last, so it leaves last.
    this.#live.delete(id);
    this.#live.set(id, held);
    held.then(use, () => undefined);
    return held;
  }

  /** A match if it is here, without any effect on how long it stays. */
  peek(id: string): Promise<LiveMatch | null> | null {
    return this.#live.get(id) ?? null;
  }

  /** All that could be loaded, one after the other. */
  async *all(): AsyncGenerator<LiveMatch> {
    for (const found of [...this.#live.values()]) {
      const live = await found.catch(() => null);
      if (live !== null) yield live;
    }
  }

  /** Matches that nobody looks at leave memory after a while. Clocks and bots that are asked keep theirs. */
  async forgetIdle(now: number): Promise<void> {
    for (const [id, found] of [...this.#live]) {
      const live = await found.catch(() => null);
      live?.forgetLeft(now);
      if (live?.rest(now) === true) await othersTurn(); // a thousand tables may come to rest at the same time
      if (live === null || this.isWatched(id) || now - live.usedAt < IDLE || live.uncommitted) continue;
      if (live.status === 'playing' && (live.clock !== null || isBotAsked(live))) continue;
      this.#forget(id, found);
    }
  }

  #take(id: string): Promise<LiveMatch | null> {
    const found = this.#parts.load(id);
    this.#live.set(id, found);
    found.then(
      (live) => live === null && this.#forget(id, found),
      () => this.#forget(id, found),
    );
    this.#makeRoom();
    return found;
  }

  /** Unless it has been loaded anew meanwhile. */
  #forget(id: string, found: Promise<LiveMatch | null>): void {
    if (this.#live.get(id) !== found) return;
    this.#live.delete(id);
    this.#parts.forgotten(id);
  }

  /** Matches that nobody looks at leave first. */
  #makeRoom(): void {
    for (const [id, found] of this.#live) {
      if (this.#live.size <= this.#parts.most) return;
      if (!this.isWatched(id)) this.#forget(id, found);
    }
  }
}

function use(live: LiveMatch | null): void {
  if (live !== null) live.usedAt = now();
}

function isBotAsked({ match, seats }: LiveMatch): boolean {
  return match?.waitingFor().some((seat) => seats[seat]?.kind === 'bot') === true;
}
