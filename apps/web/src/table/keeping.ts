import { type Match, reveal, save, saveText } from '@dreadhouse/engine';
import type { KeptGame, KeptWish } from '../contract/kept-game.ts';
import { afterPaint } from '../kit/basics/after-paint.ts';
import { whenLeft } from '../kit/basics/when-left.ts';
import { keepGame, newId } from '../store/games.ts';

/** A match as this browser keeps it, put away again whenever it has changed. */
export class Keeping {
  readonly #match: Match<unknown>;
  #game: KeptGame;
  /** Calls off what is about to be put away. */
  #callOff: (() => void) | null = null;
  #ended = false;

  constructor(match: Match<unknown>, game: KeptGame) {
    this.#match = match;
    this.#game = game;
  }

  get game(): KeptGame {
    return this.#game;
  }

  /** After the frame, so that keeping never delays what the player sees; several changes at once are kept once. */
  soon(): void {
    this.#callOff?.();
    if (this.#ended) return;
    // Whoever leaves the page right after an answer finds it there again.
    const both = [afterPaint(this.#now), whenLeft(this.#now)];
    this.#callOff = () => {
      for (const callOff of both) callOff();
    };
  }

  saw(position: number): void {
    if (position <= (this.#game.seen ?? 0)) return;
    this.#game = { ...this.#game, seen: position };
    if (this.#callOff === null && !this.#ended) void keepGame(this.#game);
  }

  /** How far a lesson has got; null: this is a game like any other from now on. */
  reached(tutorial: string | null, isDone = false): void {
    const { tutorial: _, lessonDone: __, ...game } = this.#game;
    this.#game = tutorial === null ? game : { ...game, tutorial, ...(isDone ? { lessonDone: true } : {}) };
    this.soon();
  }

  told(wishes: readonly KeptWish[]): void {
    if (wishes === this.#game.wishes || (wishes.length === 0 && this.#game.wishes === undefined)) return;
    this.#game = { ...this.#game, wishes };
    this.soon();
  }

  giveUp(isGivenUp: boolean): void {
    const { givenUp: _, ...game } = this.#game;
    this.#game = isGivenUp ? { ...game, givenUp: true } : game;
    this.soon();
  }

  /** Another game on the shelf, which goes on from there. */
  async branch(position: number): Promise<string> {
    const branch = this.#match.branch(position);
    const id = newId();
    const now = Date.now();
    const { daily: _, tutorial: __, lessonDone: ___, givenUp: ____, ...game } = this.#game;
    await keepGame({
      ...{ ...game, id, file: fileOf(branch), position, over: branch.over, look: branch.view('spectator') },
      ...{ begun: now, played: now, seen: position, branchOf: game.id },
    });
    return id;
  }

  file(): string {
    return fileOf(this.#match);
  }

  /** All that there is to keep is kept; from then on nothing is, because somebody else goes on with it. */
  async end(): Promise<void> {
    const isDue = this.#callOff !== null;
    this.#callOff?.();
    this.#callOff = null;
    this.#ended = true;
    if (isDue) await keepGame(this.#current());
  }

  #now = (): void => {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#ended) return;
    this.#game = this.#current();
    void keepGame(this.#game);
  };

  #current(): KeptGame {
    const { position, over } = this.#match;
    const look = this.#match.view('spectator');
    return { ...this.#game, file: this.file(), position, over, look, played: Date.now() };
  }
}

function fileOf(match: Match<unknown>): string {
  return saveText(match.over ? reveal(match) : save(match));
}
