import {
  type AnyGame,
  type Applied,
  type Match,
  reveal,
  save,
  saveText,
  type Verdict,
  type Viewer,
  verify,
} from '@dreadhouse/engine';
import type { Moment, SeatInfo, Table, TableState } from '../contract/table.ts';
import { keepGame, newId } from '../store/games.ts';
import { momentAt, momentOf, pastMoment } from '../table/moment.ts';
import { Past } from '../table/past.ts';

/** A match that is only watched: it can be looked at from all sides and gone on from, but nobody answers in it. */
export class ReplayTable implements Table {
  readonly id = '';
  readonly lastTime = null;
  readonly #game: AnyGame;
  readonly #match: Match<unknown>;
  readonly #past: Past;
  readonly #state: TableState;
  #closed = false;

  constructor(game: AnyGame, match: Match<unknown>, viewer: Viewer = 0) {
    this.#game = game;
    this.#match = match;
    this.#past = new Past(match);
    this.#state = {
      now: { ...momentOf(match, viewer), decision: null, waitingFor: [] },
      seats: this.seats,
      canUndo: false,
      border: match.position,
      handing: null,
      curtain: null,
      thinking: null,
      trouble: null,
    };
    this.#past.gatherIdly(() => this.#closed);
  }

  get game(): string {
    return this.#game.id;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  get seats(): readonly SeatInfo[] {
    return this.#match.header.players.map((name) => ({ name, kind: 'person' }));
  }

  get start(): number {
    return this.#past.start;
  }

  get over(): boolean {
    return this.#match.over;
  }

  state(): TableState {
    return this.#state;
  }

  subscribe(): () => void {
    return () => {};
  }

  answer(): Applied {
    return { ok: false, why: 'over' };
  }

  undo(): boolean {
    return false;
  }

  isBinding(): boolean {
    return false;
  }

  async advice(): Promise<readonly never[]> {
    return [];
  }

  async odds(): Promise<Readonly<Record<string, never>>> {
    return {};
  }

  async outlook(): Promise<Readonly<Record<string, never>>> {
    return {};
  }

  handOver(): void {}

  liftCurtain(): void {}

  saw(): void {}

  past(position: number): Moment {
    const then = Math.min(Math.max(position, this.start), this.#match.position);
    return then === this.#match.position ? this.#state.now : pastMoment(this.#past.at(then), this.#state.now);
  }

  seenBy(viewer: Viewer, position: number): Moment | null {
    return this.#match.over ? momentAt(this.#past, viewer, position, this.#match.position) : null;
  }

  chosen(position: number): string | null {
    return this.#match.answers[position]?.option ?? null;
  }

  branch(position: number): Promise<string> {
    return this.#keep(this.#match.branch(position));
  }

  /** Puts the game as it is on this browser's shelf; its id. */
  keep(): Promise<string> {
    return this.#keep(this.#match);
  }

  file(): string {
    return saveText(this.#match.over ? reveal(this.#match) : save(this.#match));
  }

  /** Derives every roll again and plays the whole match with them. */
  checkDice(): Verdict {
    return verify(this.#game, this.file());
  }

  close(): void {
    this.#closed = true;
  }

  async #keep(match: Match<unknown>): Promise<string> {
    const id = newId();
    const now = Date.now();
    const { position, over } = match;
    const file = saveText(over ? reveal(match) : save(match));
    const look = match.view('spectator');
    const { seats, options, game } = this;
    await keepGame({ id, game, file, seats, options, position, over, look, begun: now, played: now, seen: position });
    return id;
  }
}
