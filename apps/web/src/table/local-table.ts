import {
  type AnyGame,
  type Applied,
  type EventView,
  type Match,
  reveal,
  type Seat,
  save,
  saveText,
  type Viewer,
} from '@dreadhouse/engine';
import { type KeptGame, keepGame, newId } from '../store/games.ts';
import type { Moment, SeatInfo, Table, TableState } from './table.ts';
import { think } from './thinker.ts';

/** A match that is held in this page: alone, around one screen, against bots. Kept after every answer. */
export class LocalTable implements Table {
  readonly id: string;
  readonly #game: AnyGame;
  readonly #match: Match<unknown>;
  readonly #kept: KeptGame;
  readonly #listeners = new Set<() => void>();
  #viewer: Viewer;
  #curtain: Seat | null = null;
  #thinking: Seat | null = null;
  #trouble: string | null = null;
  #closed = false;
  #state: TableState;

  constructor(game: AnyGame, match: Match<unknown>, kept: KeptGame) {
    this.id = kept.id;
    this.#game = game;
    this.#match = match;
    this.#kept = kept;
    this.#viewer = this.#people()[0] ?? 'spectator';
    this.#passScreen();
    this.#state = this.#look();
    void this.#letBotsAnswer();
  }

  get game(): string {
    return this.#game.id;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  get seats(): readonly SeatInfo[] {
    return this.#kept.seats;
  }

  /** For the player's own page only: hints and odds are thought about by the page's worker. */
  get match(): Match<unknown> {
    return this.#match;
  }

  state(): TableState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(option: string): Applied {
    if (typeof this.#viewer !== 'number' || this.#curtain !== null) return { ok: false, why: 'not-your-decision' };
    return this.#answerFor(this.#viewer, option);
  }

  undo(): boolean {
    const undone = typeof this.#viewer === 'number' && this.#match.undo(this.#viewer);
    if (undone) this.#changed();
    return undone;
  }

  liftCurtain(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#publish();
  }

  past(position: number): Moment {
    return momentOf(this.#match.at(position), this.#viewer);
  }

  async branch(position: number): Promise<string> {
    const branch = this.#match.branch(position);
    const kept = { ...this.#kept, id: newId(), file: saveText(save(branch)), begun: Date.now(), branchOf: this.id };
    await keepGame(kept);
    return kept.id;
  }

  file(): string {
    return saveText(this.#match.over ? reveal(this.#match) : save(this.#match));
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #people(): Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  #answerFor(seat: Seat, option: string): Applied {
    const applied = this.#match.answer(seat, option);
    this.#trouble = applied.ok || applied.why !== 'rule-failed' ? null : (applied.error?.message ?? applied.why);
    if (applied.ok) this.#changed();
    else this.#publish();
    return applied;
  }

  #changed(): void {
    this.#passScreen();
    this.#publish();
    this.#keep();
    void this.#letBotsAnswer();
  }

  /** Several people at one screen: when another of them is asked, the screen changes hands first. */
  #passScreen(): void {
    const asked = this.#match.waitingFor().filter((seat) => this.#people().includes(seat));
    const mine = typeof this.#viewer === 'number' && asked.includes(this.#viewer);
    const next = asked[0];
    this.#curtain = mine || next === undefined ? null : next;
  }

  async #letBotsAnswer(): Promise<void> {
    const seat = this.#match.waitingFor().find((one) => this.seats[one]?.kind === 'bot');
    if (seat === undefined || this.#thinking !== null || this.#closed) return;
    this.#thinking = seat;
    this.#publish();
    const { position } = this.#match;
    const option = await think(this.#match, seat, this.seats[seat]?.level ?? 'thumb');
    this.#thinking = null;
    if (this.#closed) return;
    if (position === this.#match.position) this.#answerFor(seat, option);
    else void this.#letBotsAnswer();
  }

  #publish(): void {
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableState {
    const viewer = this.#viewer;
    return {
      now: momentOf(this.#match, viewer),
      seats: this.seats,
      canUndo: typeof viewer === 'number' && this.#curtain === null && this.#match.canUndo(viewer),
      border: borderOf(this.#match, viewer),
      curtain: this.#curtain,
      thinking: this.#thinking,
      trouble: this.#trouble,
    };
  }

  /** After the frame, so that keeping never delays what the player sees. */
  #keep(): void {
    setTimeout(() => {
      const { position, over } = this.#match;
      void keepGame({ ...this.#kept, file: this.file(), position, over, played: Date.now() });
    });
  }
}

function momentOf(match: Match<unknown>, viewer: Viewer): Moment {
  return {
    position: match.position,
    phase: match.phase,
    viewer,
    view: match.view(viewer),
    decision: typeof viewer === 'number' ? match.decision(viewer) : null,
    waitingFor: match.waitingSeenBy(viewer),
    events: eventsOf(match, viewer),
    outcome: match.outcome,
  };
}

function eventsOf(match: Match<unknown>, viewer: Viewer): readonly EventView[] {
  return match.eventsFor(viewer);
}

/** The position before which this viewer can take nothing back. */
function borderOf(match: Match<unknown>, viewer: Viewer): number {
  let border = match.position;
  while (border > 0) {
    const answer = match.answers[border - 1];
    if (answer === undefined || answer.border || answer.seat !== viewer) break;
    border -= 1;
  }
  return border;
}
