import { type Seat, save, saveText } from '@dreadhouse/engine';
import type { Host } from '../match/host.ts';
import type { LiveMatch } from '../match/live.ts';
import { askName } from '../match/projection.ts';
import type { Thinkers } from './pool.ts';

/** Answers for the seats that bots sit on, one at a time at each table. */
export class Bots {
  readonly #host: Host;
  readonly #thinkers: Thinkers;
  readonly #onError: (error: unknown, match: string) => void;
  readonly #busy = new Set<string>();

  constructor(host: Host, thinkers: Thinkers, onError: (error: unknown, match: string) => void) {
    this.#host = host;
    this.#thinkers = thinkers;
    this.#onError = onError;
  }

  /** Looks whether a bot is waited for, and lets it answer. */
  look(live: LiveMatch): void {
    const seat = botAsked(live);
    if (seat === null || this.#busy.has(live.id)) return;
    this.#busy.add(live.id);
    this.#answer(live, seat).then(
      () => this.#goOn(live),
      (error: unknown) => {
        this.#busy.delete(live.id);
        this.#onError(error, live.id);
      },
    );
  }

  #goOn(live: LiveMatch): void {
    this.#busy.delete(live.id);
    this.look(live);
  }

  async #answer(live: LiveMatch, seat: Seat): Promise<void> {
    const { match } = live;
    if (match === null) return;
    const { position } = match;
    const level = live.seats[seat]?.level ?? 'thumb';
    const task = { game: live.game.id, file: saveText(save(match)), seat, level };
    const option = await this.#thinkers.think(task);
    if (live.seats[seat]?.kind !== 'bot') return; // its owner has come back meanwhile
    // Every node that holds this match thinks the same; the command's id lets one of them count.
    const command = `bot-${live.seq}-${seat}-${position}`;
    await this.#host.answer(live, seat, askName(live.secret, position), option, command);
  }
}

/** The bot that is to answer now. Where people are asked as well, those who are there go first. */
function botAsked(live: LiveMatch): Seat | null {
  if (live.match === null || live.match.over || live.unsettled) return null;
  const asked = live.match.waitingFor();
  if (asked.some((seat) => live.seats[seat]?.kind === 'person' && live.isOnline(seat))) return null;
  return asked.find((seat) => live.seats[seat]?.kind === 'bot') ?? null;
}
