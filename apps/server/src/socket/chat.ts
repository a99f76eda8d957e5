import type { Seat, Viewer } from '@dreadhouse/engine';
import type { FromClient, Phrase, Spoken } from '@dreadhouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { LiveMatch } from '../match/live.ts';
import { DONE, type Outcome, refused } from '../match/refusal.ts';
import { cleanText } from '../said.ts';
import type { Matches } from '../store/matches.ts';
import type { ChatRow } from '../store/schema.ts';
import { Buckets } from './limiter.ts';

type Speech = Extract<FromClient, { t: 'say' | 'phrase' }>;

/** Nobody talks faster than this for long; a few lines in a row are fine. */
const LINES_PER_SECOND = 0.5;
const LINES_AT_ONCE = 6;

/** What people at a table say to each other. */
export class Chat {
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #buckets = new Buckets(LINES_PER_SECOND, LINES_AT_ONCE);
  /** Passes a line on to those who look through this node. */
  readonly #pass: (match: string, row: ChatRow) => void;

  constructor(matches: Matches, bus: Bus, pass: (match: string, row: ChatRow) => void) {
    this.#matches = matches;
    this.#bus = bus;
    this.#pass = pass;
    bus.listen((news) => {
      if (news.kind === 'said') this.#passOn(news.match, news.command).catch(() => undefined); // read at the next visit
    });
  }

  async say(live: LiveMatch, seat: Seat, speech: Speech): Promise<Outcome> {
    const side = speech.to === 'table' ? null : sideOf(live, seat);
    if (speech.to === 'side' && side === null) return refused('no-side');
    const text = speech.t === 'say' ? cleanText(speech.text) : '';
    if (speech.t === 'say' && text === '') return refused('malformed');
    if (!this.#buckets.take(`${live.id} ${seat}`)) return refused('too-fast');
    const phrase = speech.t === 'phrase' ? speech.phrase : null;
    const audience = JSON.stringify(side);
    const row: ChatRow = { match: live.id, command: speech.id, seat, audience, text, phrase, at: Date.now() };
    if (await this.#matches.say(row)) {
      this.#pass(live.id, row);
      this.#bus.tell({ kind: 'said', match: live.id, command: speech.id });
    }
    return DONE;
  }

  async #passOn(match: string, command: string): Promise<void> {
    const row = (await this.#matches.chat(match)).find((one) => one.command === command);
    if (row !== undefined) this.#pass(match, row);
  }
}

export function spoken({ command, seat, audience, text, phrase, at }: ChatRow): Spoken {
  const to = audience === 'null' ? 'table' : 'side';
  // Only phrases that we know are ever written.
  return { id: command, seat, to, text, ...(phrase === null ? {} : { phrase: phrase as Phrase }), at };
}

export function mayRead({ audience }: ChatRow, viewer: Viewer): boolean {
  const seats = JSON.parse(audience) as readonly Seat[] | null;
  return seats === null || (typeof viewer === 'number' && seats.includes(viewer));
}

/** Those who may talk in secret with this seat; null when there is nobody. */
function sideOf(live: LiveMatch, seat: Seat): readonly Seat[] | null {
  const side = live.game.teams?.(live.seats.length).find((team) => team.includes(seat)) ?? [];
  return side.length > 1 ? side : null;
}
