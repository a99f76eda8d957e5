import { now } from '../now.ts';
import type { LiveMatch } from './live.ts';

/** How long a match stays in memory that nobody looks at, in milliseconds: people come back. */
export const IDLE = 30_000;

/** The matches that this node holds in memory; the journal has them all. */
export class Memory {
  readonly #load: (id: string) => Promise<LiveMatch | null>;
  readonly #most: number;
  readonly #live = new Map<string, Promise<LiveMatch | null>>();
  /** Whether somebody looks at this match through this node. */
  isWatched: (match: string) => boolean = () => false;

  constructor(load: (id: string) => Promise<LiveMatch | null>, most: number) {
    this.#load = load;
    this.#most = most;
  }

  get size(): number {
    return this.#live.size;
  }

  /** A match, from memory or loaded; null when there is none. */
  find(id: string): Promise<LiveMatch | null> {
    let found = this.#live.get(id);
    if (found === undefined) {
      found = this.#load(id);
      this.#live.set(id, found);
      found.then(
        (live) => live === null && this.#live.delete(id),
        () => this.#live.delete(id),
      );
      this.#makeRoom();
    } else {
      // Used last, so it leaves last.
      this.#live.delete(id);
      this.#live.set(id, found);
      found.then(use, () => undefined);
    }
    return found;
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
      live?.rest(now);
      if (live === null || this.isWatched(id) || now - live.usedAt < IDLE || live.uncommitted) continue;
      if (live.status === 'playing' && (live.clock !== null || isBotAsked(live))) continue;
      if (this.#live.get(id) === found) this.#live.delete(id);
    }
  }

  /** Matches that nobody looks at leave first. */
  #makeRoom(): void {
    for (const id of this.#live.keys()) {
      if (this.#live.size <= this.#most) return;
      if (!this.isWatched(id)) this.#live.delete(id);
    }
  }
}

function use(live: LiveMatch | null): void {
  if (live !== null) live.usedAt = now();
}

function isBotAsked({ match, seats }: LiveMatch): boolean {
  return match?.waitingFor().some((seat) => seats[seat]?.kind === 'bot') === true;
}
