import {
  type Advice,
  type AnyGame,
  type Applied,
  type Decision,
  isBinding,
  type Match,
  type Odds,
  type Seat,
  type Tellable,
  type Viewer,
  type Wish,
  withOutlooks,
} from '@dreadhouse/engine';
import type { Coach } from '../contract/coach.ts';
import type { KeptGame } from '../contract/kept-game.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Mates, WishedAnswer } from '../contract/mates.ts';
import type {
  Adviser,
  Analyst,
  Branching,
  GivingUp,
  HandingOver,
  History,
  LastTime,
  Play,
  SeatInfo,
  Table,
  TableState,
  WholeMatch,
} from '../contract/table.ts';
import { LessonCoach } from '../tutorial/coach.ts';
import { readReached, writeReached } from '../tutorial/progress.ts';
import { Keeping } from './keeping.ts';
import { MatchAnalyst } from './match-analyst.ts';
import { MatchHistory } from './match-history.ts';
import { MatesHere } from './mates-here.ts';
import { borderOf, momentOf } from './moment.ts';
import { Past } from './past.ts';
import { StepLog } from './step-log.ts';
import { think } from './thinker.ts';
import { VisiblePositions } from './visible-positions.ts';

/** Whether one of them sees nothing that the other does not see as well, now. */
function seeTheSame(match: Match<unknown>, one: Viewer, other: Viewer): boolean {
  if (one === 'spectator' || other === 'spectator') return one === other;
  const seenBy = (viewer: Viewer): string => JSON.stringify([match.view(viewer), match.eventsFor(viewer)]);
  return seenBy(one) === seenBy(other);
}

/** Which of several hidden seats is at it is nobody's business: then always the same one is named. */
function asFarAsSeen(seat: Seat, seen: readonly Seat[]): Seat {
  return seen.length > 1 ? (seen[0] ?? seat) : seat;
}

/** A match that is held in this page: alone, around one screen, against bots. Kept after every answer. */
export class LocalTable implements Table, Play, Adviser, HandingOver, GivingUp, Mates, Branching, WholeMatch {
  readonly id: string;
  readonly history: History;
  readonly play = this;
  readonly adviser = this;
  readonly handingOver = this;
  readonly givingUp = this;
  readonly mates = this;
  readonly whole = this;
  readonly #game: AnyGame;
  readonly #match: Match<unknown>;
  readonly #past: Past;
  readonly #visible: VisiblePositions;
  readonly #stepLog: StepLog;
  readonly #keeping: Keeping;
  readonly #mates: MatesHere;
  readonly lastTime: LastTime;
  readonly #listeners = new Set<() => void>();
  #viewer: Viewer;
  /** People at this screen who see exactly what the viewer sees: they need no curtain between them, and answer as one. */
  #together: readonly Seat[] = [];
  #handing: Seat | null = null;
  #curtain: Seat | null = null;
  #thinking: Seat | null = null;
  #trouble: string | null = null;
  #closed = false;
  #coach: LessonCoach | null;
  #state: TableState;

  constructor(game: AnyGame, match: Match<unknown>, kept: KeptGame, lesson: Lesson | null = null) {
    this.id = kept.id;
    this.#game = game;
    this.#match = match;
    this.#past = new Past(match);
    this.#visible = new VisiblePositions(match, this.#past);
    this.history = new MatchHistory(match, this.#past, () => this.#state.now, {
      // When it is over there is nothing left to hide.
      visiblePositions: () => (match.over ? undefined : this.#visible.of(this.#viewer, this.#together)),
      know: (seat) => match.over || this.#together.includes(seat),
    });
    this.#keeping = new Keeping(match, kept);
    this.#mates = new MatesHere(match, kept.seats, kept.wishes ?? []);
    this.#stepLog = new StepLog(match, () => this.#eyes());
    const seen = kept.seen ?? kept.position;
    // Bots may go on before anything is shown: that is no news from last time.
    this.lastTime = { played: kept.played, seen: seen < match.position ? seen : Number.POSITIVE_INFINITY };
    this.#viewer = this.#firstViewer();
    this.#coach = lesson === null ? null : this.#coachFor(lesson);
    this.#passScreen();
    this.handOver(); // nobody has looked yet
    this.#state = this.#currentState();
    void this.#letBotsAnswer();
    this.#past.gatherIdly(() => this.#closed);
  }

  get game(): string {
    return this.#game.id;
  }

  get options(): unknown {
    return this.#match.header.options;
  }

  get seats(): readonly SeatInfo[] {
    return this.#keeping.game.seats;
  }

  /** A what-if has the same cards and the same luck: as long as people at this screen have secrets, it would show theirs, and what is to come. */
  get branching(): Branching | null {
    return this.#match.over || !this.#hasSecrets() ? this : null;
  }

  get analyst(): Analyst | null {
    if (!this.#match.over || typeof this.#viewer !== 'number') return null;
    this.#analysts[this.#viewer] ??= new MatchAnalyst(this.#match, this.#viewer, this.history.start);
    return this.#analysts[this.#viewer] ?? null;
  }

  /** By seat: the same one as long as the same eyes look. */
  readonly #analysts: Record<number, Analyst> = {};

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
    if (this.#isGivenUp) return { ok: false, why: 'over' };
    if (this.#coach?.refuses(option)) return { ok: false, why: 'blocked', reason: 'lesson' };
    return this.#answerFor(this.#decider(option), option);
  }

  undo(): boolean {
    const seat = this.#together.find((one) => this.#match.canUndo(one));
    const undone = seat !== undefined && this.#match.undo(seat);
    if (undone) this.#changed();
    return undone;
  }

  isBinding(option: string): boolean {
    return typeof this.#viewer === 'number' && isBinding(this.#match, this.#decider(option), option);
  }

  async advice(): Promise<readonly Advice[]> {
    const seat = this.#viewer;
    return typeof seat === 'number' ? think(this.#match, { what: 'advice', seat }) : [];
  }

  /** What is known at once, and then what takes longer to find out. */
  async odds(show: (odds: Odds) => void): Promise<void> {
    const seat = this.#viewer;
    if (typeof seat !== 'number') return;
    const { position } = this.#match;
    const quick = await think(this.#match, { what: 'odds', seat });
    show(quick);
    if (position === this.#match.position)
      show(withOutlooks(quick, await think(this.#match, { what: 'outlooks', seat })));
  }

  tell(seat: Seat, wish: Wish | null, answer?: WishedAnswer): void {
    if (this.#curtain !== null || !this.#mates.tell(this.#viewer, seat, wish, answer)) return;
    this.#keeping.told(this.#mates.wishes);
    this.#publish();
  }

  async choices(seat: Seat): Promise<Tellable | null> {
    const viewer = this.#viewer;
    return typeof viewer === 'number' ? think(this.#match, { what: 'tellable', seat: viewer, mate: seat }) : null;
  }

  giveUp(): void {
    this.#keeping.giveUp(true);
    this.#publish();
  }

  playOn(): void {
    this.#keeping.giveUp(false);
    this.#publish();
    void this.#letBotsAnswer();
  }

  get #isGivenUp(): boolean {
    return this.#keeping.game.givenUp === true && !this.#match.over;
  }

  handOver(): void {
    if (this.#handing === null) return;
    this.#curtain = this.#handing;
    this.#handing = null;
    this.#publish();
  }

  liftCurtain(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#together = this.#sharing(this.#viewer);
    this.#publish();
  }

  saw(position: number): void {
    this.#keeping.saw(position);
  }

  branch(position: number): Promise<string> {
    return this.#keeping.branch(position);
  }

  file(): string {
    return this.#keeping.file();
  }

  /** Another tab goes on with it: nothing happens here any more, and all of it is kept. */
  giveAway(): Promise<void> {
    this.close();
    return this.#keeping.end();
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  #coachFor(lesson: Lesson): LessonCoach {
    const step = readReached(this.#keeping.game.tutorial)?.step ?? 0;
    const keep = (reached: number | null): void => this.#keepLesson(lesson, reached);
    const playFor = (seat: Seat, option: string): void => void this.#answerFor(seat, option);
    return new LessonCoach(lesson, this.history.start, this.#match.position, step, keep, playFor);
  }

  /** Null: the player goes on without the coach, and this is a game like any other. */
  #keepLesson(lesson: Lesson, reached: number | null): void {
    const isDone = reached === lesson.steps.length - 1;
    this.#keeping.reached(reached === null ? null : writeReached({ lesson: lesson.id, step: reached }), isDone);
    if (reached === null) {
      this.#coach = null;
      this.#publish();
      void this.#letBotsAnswer();
    }
  }

  #people(): Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Everybody who may look at this screen sooner or later. */
  #eyes(): readonly Viewer[] {
    const people = this.#people();
    return people.length === 0 ? [this.#viewer] : people;
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
    this.#keeping.soon();
    void this.#letBotsAnswer();
  }

  /** Where people at one screen have secrets from one another, nobody looks before the curtain has been lifted for them. */
  #firstViewer(): Viewer {
    const [first] = this.#people();
    return first === undefined || this.#hasSecrets() ? 'spectator' : first;
  }

  /** Whether people at this screen have secrets from one another. */
  #hasSecrets(): boolean {
    const [first, ...others] = this.#people();
    return first !== undefined && !others.every((seat) => seeTheSame(this.#match, first, seat));
  }

  #sharing(viewer: Viewer): readonly Seat[] {
    return this.#people().filter((seat) => seat === viewer || seeTheSame(this.#match, viewer, seat));
  }

  /** Several people at one screen: when another of them is asked, the screen changes hands first, unless they share everything. */
  #passScreen(): void {
    const people = this.#people();
    const asked = this.#match.waitingFor().filter((seat) => people.includes(seat));
    if (this.#curtain !== null) {
      // Whoever sat here has gone: it stays down until somebody lifts it.
      this.#curtain = asked[0] ?? this.#curtain;
      return;
    }
    this.#together = this.#sharing(this.#viewer);
    const here = asked.filter((seat) => this.#together.includes(seat));
    this.#handing = here.length > 0 ? null : (asked[0] ?? null);
    const [next] = here;
    if (next !== undefined && !here.includes(this.#viewer as Seat)) this.#viewer = next;
  }

  /** Who of those who look gives this answer: the viewer, or somebody with the same eyes who was asked as well. */
  #decider(option: string): Seat {
    const can = (seat: Seat): boolean =>
      this.#match.decision(seat)?.options.some(({ id, blocked }) => id === option && blocked === undefined) === true;
    const seats = [this.#viewer, ...this.#together].filter((seat) => typeof seat === 'number');
    return seats.find(can) ?? (this.#viewer as Seat); // asked only while somebody looks
  }

  /** What those who look are asked, as one list of answers. */
  #decision(own: Decision | null): Decision | null {
    if (own === null) return null;
    const others = this.#together.filter((seat) => seat !== this.#viewer).map((seat) => this.#match.decision(seat));
    const known = new Set(own.options.map(({ id }) => id));
    const more = others.flatMap((one) =>
      one?.kind === own.kind ? one.options.filter(({ id }) => !known.has(id)) : [],
    );
    return more.length === 0 ? own : { ...own, options: [...own.options, ...more] };
  }

  async #letBotsAnswer(): Promise<void> {
    const seat = this.#match.waitingFor().find((one) => this.seats[one]?.kind === 'bot');
    if (seat === undefined || this.#thinking !== null || this.#closed || this.#isGivenUp) return;
    if (this.#coach !== null) return; // in a lesson the other side has lines to speak
    this.#thinking = seat;
    this.#publish();
    const { position } = this.#match;
    const level = this.seats[seat]?.level ?? 'thumb';
    const listeners = this.#mates.listeners(seat);
    const wanted = { what: 'answer', seat, level, wish: this.#mates.wishFor(seat), listeners } as const;
    const answer = await think(this.#match, wanted).catch((error: Error) => error);
    this.#thinking = null;
    if (this.#closed) return;
    if (answer instanceof Error) this.#stumble(answer);
    else if (this.#isGivenUp) this.#publish();
    else if (position === this.#match.position) {
      this.#mates.says(seat, listeners, answer.said);
      this.#keeping.told(this.#mates.wishes);
      this.#answerFor(seat, answer.option);
    } else void this.#letBotsAnswer();
  }

  #stumble({ message }: Error): void {
    this.#trouble = message;
    this.#publish();
  }

  #publish(): void {
    this.#state = this.#currentState();
    for (const listener of this.#listeners) listener();
  }

  #currentState(): TableState {
    const viewer = this.#viewer;
    const now = momentOf(this.#match, viewer);
    return {
      now: {
        ...now,
        view: this.#stepLog.view(viewer),
        decision: this.#isGivenUp ? null : this.#decision(now.decision),
        steps: this.#stepLog.of(viewer),
      },
      seats: this.seats,
      givenUp: this.#isGivenUp,
      canUndo: this.#curtain === null && !this.#isGivenUp && this.#together.some((seat) => this.#match.canUndo(seat)),
      border: borderOf(this.#match, this.#together),
      handing: this.#handing,
      curtain: this.#curtain,
      thinking: this.#thinking === null ? null : asFarAsSeen(this.#thinking, now.waitingFor),
      trouble: this.#trouble,
      mates: this.#curtain === null && this.#coach === null && !this.#isGivenUp ? this.#mates.seenBy(viewer) : [],
    };
  }
}
