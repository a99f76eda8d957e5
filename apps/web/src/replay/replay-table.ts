import {
  type AnyGame,
  type Match,
  reveal,
  save,
  saveText,
  type Verdict,
  type Viewer,
  verify,
} from '@dreadhouse/engine';
import type { Branching, History, SeatInfo, Table, TableState, WholeMatch } from '../contract/table.ts';
import { keepGame, newId } from '../store/games.ts';
import { MatchHistory } from '../table/match-history.ts';
import { momentOf } from '../table/moment.ts';
import { Past } from '../table/past.ts';

/** A match that is only watched: it can be looked at from all sides and gone on from, but nobody answers in it. */
export class ReplayTable implements Table, Branching, WholeMatch {
  readonly id = '';
  readonly history: History;
  readonly branching = this;
  readonly whole = this;
  readonly play = null;
  readonly adviser = null;
  readonly handingOver = null;
  readonly #game: AnyGame;
  readonly #match: Match<unknown>;
  readonly #state: TableState;
  #closed = false;

  constructor(game: AnyGame, match: Match<unknown>, viewer: Viewer = 0) {
    this.#game = game;
    this.#match = match;
    const past = new Past(match);
    this.history = new MatchHistory(match, past, () => this.#state.now);
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
    past.gatherIdly(() => this.#closed);
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

  get over(): boolean {
    return this.#match.over;
  }

  state(): TableState {
    return this.#state;
  }

  subscribe(): () => void {
    return () => {};
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
