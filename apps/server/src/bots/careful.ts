import { MOST_DEATHS } from '../match/live.ts';
import { type Subject, ThinkerDied, type Thinkers, type Thought, type Wanted } from './thinking.ts';

/** A match that is no longer thought about: whoever did died of it. */
export class PutAside extends Error {
  constructor(id: string) {
    super(`Match ${id} has been put aside: ${MOST_DEATHS} have died thinking about it.`);
  }
}

/** A match, and how many have died over it since the last thought that came to its end. */
interface Risk extends Subject {
  readonly deaths: number;
  readonly putAside: boolean;
}

/** Where it is written down, so that every node knows, also after a restart. */
interface Deaths {
  thinkerDied(match: string): Promise<void>;
  thinkerLives(match: string): Promise<void>;
}

/** Whoever has something to be thought about asks here. */
export type Consulted = Pick<CarefulThinkers, 'think'>;

/** Thinks about nothing that has proved deadly. */
export class CarefulThinkers {
  readonly #thinkers: Thinkers;
  readonly #deaths: Deaths;

  constructor(thinkers: Thinkers, deaths: Deaths) {
    this.#thinkers = thinkers;
    this.#deaths = deaths;
  }

  async think<W extends Wanted>(about: Risk, wanted: W): Promise<Thought<W>> {
    if (about.putAside) throw new PutAside(about.id);
    try {
      const thought = await this.#thinkers.think(about, wanted);
      if (about.deaths > 0) await this.#deaths.thinkerLives(about.id);
      return thought;
    } catch (error) {
      if (error instanceof ThinkerDied) await this.#deaths.thinkerDied(about.id);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#thinkers.close();
  }
}
