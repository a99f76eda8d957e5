import { randomHex } from './random-hex.ts';

/** What tabs of one browser say to each other about a game that is kept here. */
interface Said {
  readonly what: 'who' | 'here' | 'give' | 'given';
  readonly game: string;
  readonly tab: string;
}

/** The little of a `BroadcastChannel` that is used. */
export interface Channel {
  postMessage(said: Said): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  close(): void;
}

/** Which games are believed to be open in some tab. A help only: without it nobody waits to be told. */
export interface Hints {
  has(game: string): boolean;
  add(game: string): void;
  remove(game: string): void;
}

/** How long a tab may take to say that it has the game, and to give it away, in milliseconds. One that is asleep says nothing. */
const TO_SAY = 300;
const TO_GIVE = 1500;

/**
 * A game that is kept in this browser is open in one tab at a time: two that both went on with it would each put away their own, and the answers
 * given in one of them would be gone.
 */
export class Hold {
  readonly #game: string;
  readonly #tab = randomHex(8);
  readonly #channel: Channel | null;
  readonly #hints: Hints;
  #isHeld = false;
  #heard: (said: Said) => void = () => undefined;
  /** Another tab goes on with it: whatever is still to be put away is put away now. */
  onTaken: () => Promise<void> = async () => undefined;

  constructor(game: string, channel: Channel | null = newChannel(), hints: Hints = browserHints) {
    this.#game = game;
    this.#channel = channel;
    this.#hints = hints;
    if (channel !== null) channel.onmessage = ({ data }) => void this.#hear(data as Said);
  }

  /** Whether the game is this tab's now; not when another has it. */
  async take(): Promise<boolean> {
    const isSaid = this.#next('here', TO_SAY);
    this.#say('who');
    if (this.#hints.has(this.#game) && (await isSaid)) return false;
    this.#begin();
    return true;
  }

  /** Asks whichever tab has it to give it away, and has it then. */
  async takeOver(): Promise<void> {
    const isGiven = this.#next('given', TO_GIVE);
    this.#say('give');
    await isGiven;
    this.#begin();
  }

  release(): void {
    if (this.#isHeld) this.#hints.remove(this.#game);
    this.#isHeld = false;
    this.#channel?.close();
  }

  #begin(): void {
    this.#isHeld = true;
    this.#hints.add(this.#game);
  }

  #say(what: Said['what']): void {
    this.#channel?.postMessage({ what, game: this.#game, tab: this.#tab });
  }

  /** Whether somebody says this within so many milliseconds. */
  #next(what: Said['what'], within: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), this.#channel === null ? 0 : within);
      this.#heard = (said) => {
        if (said.what !== what) return;
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  async #hear(said: Said): Promise<void> {
    if (said.game !== this.#game || said.tab === this.#tab) return;
    this.#heard(said);
    if (!this.#isHeld) return;
    if (said.what === 'who') this.#say('here');
    // Two that were opened at the same moment both believe that they have it: one of them gives way.
    const givesWay = said.what === 'give' || (said.what === 'here' && said.tab < this.#tab);
    if (!givesWay) return;
    this.#isHeld = false;
    await this.onTaken();
    this.#say('given');
  }
}

function newChannel(): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('dreadhouse-games');
}

const KEY = 'dreadhouse.open';

const browserHints: Hints = {
  has: (game) => hinted().includes(game),
  add: (game) => hint([...hinted().filter((one) => one !== game), game]),
  remove: (game) => hint(hinted().filter((one) => one !== game)),
};

function hinted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** More would be left behind by tabs that were killed. */
const MOST = 20;

function hint(games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(-MOST)));
  } catch {
    // Then no game is kept either, and no other tab can have it.
  }
}
