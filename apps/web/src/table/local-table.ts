import {
  type AnyGame,
  type Applied,
  fastChance,
  type Match,
  reveal,
  type Seat,
  save,
  saveText,
  type Viewer,
} from '@dreadhouse/engine';
import { type KeptGame, keepGame, newId } from '../store/games.ts';
import { Coach } from '../tutorial/coach.ts';
import type { Lesson } from '../tutorial/lesson.ts';
import { readReached, writeReached } from '../tutorial/progress.ts';
import { borderOf, momentOf, pastMoment } from './moment.ts';
import { Past } from './past.ts';
import type { LastTime, Moment, SeatInfo, Table, TableState } from './table.ts';
import { adviseOn, oddsOf, outlookOf, think } from './thinker.ts';
import type { Advice, OptionOdds } from './thought.ts';

/** A match that is held in this page: alone, around one screen, against bots. Kept after every answer. */
export class LocalTable implements Table {
  readonly id: string;
  readonly #game: AnyGame;
  readonly #match: Match<unknown>;
  readonly #past: Past;
  #kept: KeptGame;
  readonly lastTime: LastTime | null;
  readonly #listeners = new Set<() => void>();
  #viewer: Viewer;
  #curtain: Seat | null = null;
  #thinking: Seat | null = null;
  #trouble: string | null = null;
  #closed = false;
  #coach: Coach | null;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #state: TableState;

  constructor(game: AnyGame, match: Match<unknown>, kept: KeptGame, lesson: Lesson | null = null) {
    this.id = kept.id;
    this.#game = game;
    this.#match = match;
    this.#past = new Past(match);
    this.#kept = kept;
    this.lastTime = { played: kept.played, seen: kept.seen ?? kept.position };
    this.#viewer = this.#people()[0] ?? 'spectator';
    this.#coach = lesson === null ? null : this.#coachFor(lesson);
    this.#passScreen();
    this.#state = this.#look();
    void this.#letBotsAnswer();
    this.#past.gatherIdly(() => this.#closed);
  }

  get game(): string {
    return this.#game.id;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  get start(): number {
    return this.#past.start;
  }

  get seats(): readonly SeatInfo[] {
    return this.#kept.seats;
  }

  get coach(): Coach | null {
    return this.#coach;
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
    if (this.#coach?.refuses(option)) return { ok: false, why: 'blocked', reason: 'lesson' };
    return this.#answerFor(this.#viewer, option);
  }

  undo(): boolean {
    const undone = typeof this.#viewer === 'number' && this.#match.undo(this.#viewer);
    if (undone) this.#changed();
    return undone;
  }

  isBinding(option: string): boolean {
    const seat = this.#viewer;
    if (typeof seat !== 'number') return false;
    const chance = fastChance('is it binding?');
    const world = this.#match.imagine(seat, chance);
    const { used } = chance;
    return world.replay({ seat, option }) === null && (world.play.revealed || chance.used !== used);
  }

  async advice(): Promise<readonly Advice[]> {
    return typeof this.#viewer === 'number' ? adviseOn(this.#match, this.#viewer) : [];
  }

  async odds(): Promise<Readonly<Record<string, OptionOdds>>> {
    return typeof this.#viewer === 'number' ? oddsOf(this.#match, this.#viewer) : {};
  }

  async outlook(): Promise<Readonly<Record<string, Partial<OptionOdds>>>> {
    return typeof this.#viewer === 'number' ? outlookOf(this.#match, this.#viewer) : {};
  }

  liftCurtain(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#publish();
  }

  past(position: number): Moment {
    const then = Math.min(Math.max(position, this.start), this.#match.position);
    return pastMoment(this.#past.at(then), this.#state.now);
  }

  chosen(position: number): string | null {
    const answer = this.#match.answers[position];
    return answer !== undefined && (answer.seat === this.#viewer || this.#match.over) ? answer.option : null;
  }

  saw(position: number): void {
    if (position <= (this.#kept.seen ?? 0)) return;
    this.#kept = { ...this.#kept, seen: position };
    if (this.#keeping === undefined) void keepGame(this.#kept);
  }

  async branch(position: number): Promise<string> {
    const branch = this.#match.branch(position);
    const id = newId();
    const now = Date.now();
    const { daily: _, tutorial: __, ...kept } = this.#kept;
    await keepGame({
      ...{ ...kept, id, file: saveText(save(branch)), position, over: branch.over, look: branch.view('spectator') },
      ...{ begun: now, played: now, seen: position, branchOf: this.id },
    });
    return id;
  }

  file(): string {
    return saveText(this.#match.over ? reveal(this.#match) : save(this.#match));
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #coachFor(lesson: Lesson): Coach {
    const step = readReached(this.#kept.tutorial)?.step ?? 0;
    return new Coach(lesson, this.start, this.#match.position, step, (reached) => this.#keepLesson(lesson, reached));
  }

  /** Null: the player goes on without the coach, and this is a game like any other. */
  #keepLesson(lesson: Lesson, reached: number | null): void {
    const { tutorial: _, ...kept } = this.#kept;
    this.#kept = reached === null ? kept : { ...kept, tutorial: writeReached({ lesson: lesson.id, step: reached }) };
    if (reached === null) {
      this.#coach = null;
      this.#publish();
    }
    this.#keep();
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
    this.#past.note();
    this.#coach?.follow(this.#match.position);
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
    const option = await think(this.#match, seat, this.seats[seat]?.level ?? 'thumb').catch((error: Error) => error);
    this.#thinking = null;
    if (this.#closed) return;
    if (option instanceof Error) this.#stumble(option);
    else if (position === this.#match.position) this.#answerFor(seat, option);
    else void this.#letBotsAnswer();
  }

  #stumble({ message }: Error): void {
    this.#trouble = message;
    this.#publish();
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

  /** After the frame, so that keeping never delays what the player sees; several changes at once are kept once. */
  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      this.#keeping = undefined;
      const { position, over } = this.#match;
      const look = this.#match.view('spectator');
      this.#kept = { ...this.#kept, file: this.file(), position, over, look, played: Date.now() };
      void keepGame(this.#kept);
    });
  }
}
