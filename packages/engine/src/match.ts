import type { Chance } from './chance/chance.ts';
import { chanceFrom } from './chance/luck.ts';
import {
  type Answer,
  type Applied,
  type Decision,
  type Option,
  refuse,
  type Seat,
  showOption,
  type Viewer,
} from './decision.ts';
import { type EventView, type GameEvent, showEvents } from './events.ts';
import type { Checked, Game, Outcome } from './game.ts';
import {
  beginning,
  type Checkpoint,
  contentHash,
  type Header,
  type Mark,
  type MatchHistory,
  type NewMatch,
  type Note,
} from './history.ts';
import { Past } from './past.ts';
import { copy } from './plain.ts';
import { Run } from './run.ts';
import { teamsHiddenFrom } from './sight.ts';
import { viewOf } from './view.ts';

export interface MatchSettings {
  /** Keep what happened, for logs and replays. */
  readonly events?: boolean;
  /** Keep a fingerprint of the state at every phase boundary, so that a damaged or changed match is found out. */
  readonly marks?: boolean;
}

const DEFAULTS: Required<MatchSettings> = { events: true, marks: true };

/** A match as it is held: header, answers, and the rules waiting at the last decision. */
export class Match<S> {
  readonly game: Game<S>;
  readonly header: Header;
  readonly settings: Required<MatchSettings>;
  readonly notes: Note[] = [];
  /**
   * Called with every event while the rules carry out an answer: what `view` gives at that moment is what somebody who looks on sees then. Rules
   * that only run again, after an undo or a load, show nothing.
   */
  onTell: ((event: GameEvent) => void) | null = null;
  #answers: Answer[] = [];
  readonly #past: Past<S>;
  #run: Run<S>;
  /** Made here and not where it is used, where it would hold on to a checkpoint for as long as the run lives. */
  readonly #onPhase = (run: Run<S>) => this.#past.boundary(run);

  constructor(game: Game<S>, header: Header, settings: MatchSettings = {}, from?: MatchHistory<S>) {
    this.game = game;
    this.header = header;
    this.settings = { ...DEFAULTS, ...settings };
    this.#past = new Past(this.settings.marks, from);
    if (from !== undefined) {
      this.#answers = [...from.answers];
      this.notes.push(...from.notes);
    }
    this.#run = this.#rebuilt(this.#answers.length);
  }

  /** A new match, or what is wrong with the options. */
  static start<S>(game: Game<S>, what: NewMatch, settings: MatchSettings = {}): Checked<Match<S>> {
    const seats = what.players.length;
    const { min, max } = game.seats;
    if (seats < min || seats > max) return { ok: false, why: `${game.id} is for ${min} to ${max} seats, not ${seats}` };
    const options = game.options(what.options, seats);
    if (!options.ok) return options;
    const header = { ...what, game: game.id, rules: game.version, content: contentHash(game), options: options.value };
    return { ok: true, value: new Match(game, header, settings) };
  }

  get position(): number {
    return this.#run.position;
  }

  /** The phase by its own name. For the holder of the match; viewers are told `phaseSeenBy`. */
  get phase(): string {
    return this.#run.phase;
  }

  get over(): boolean {
    return this.#run.over;
  }

  get seats(): number {
    return this.header.players.length;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get events(): readonly GameEvent[] {
    return this.#past.told;
  }

  get marks(): readonly Mark[] {
    return this.#past.marks;
  }

  get checkpoints(): readonly Checkpoint<S>[] {
    return this.#past.checkpoints;
  }

  /** Nobody answers for a while: what is not needed until then is put away, by whoever holds the match and has an eye on its memory. */
  rest(pack: <T>(data: T) => (() => T) | null): void {
    this.#past.rest(pack);
  }

  /** The true state. It never leaves the holder of the match; use `view`. */
  get state(): S {
    return this.#run.state;
  }

  /** The rules as they wait; for players and tests that need more than `decision`. */
  get run(): Run<S> {
    return this.#run;
  }

  get outcome(): Outcome | null {
    return this.over ? this.game.outcome(this.state) : null;
  }

  /** Who still has to answer. For the holder of the match; viewers are told `waitingSeenBy`. */
  waitingFor(): readonly Seat[] {
    return this.#run.waitingFor();
  }

  /** Who is waited for, as far as this viewer may know. */
  waitingSeenBy(viewer: Viewer): readonly Seat[] {
    return this.#run.waitingSeenBy(viewer);
  }

  /** The phase, by the name that this viewer knows. */
  phaseSeenBy(viewer: Viewer): string {
    return this.#run.phaseSeenBy(viewer);
  }

  legal(seat: Seat): readonly Option[] {
    return this.#run.legal(seat);
  }

  /** What this seat is asked, with what it may not do and why; null when it is not asked. */
  decision(seat: Seat): Decision | null {
    const { ask } = this.#run;
    if (ask === null || this.legal(seat).length === 0) return null;
    return {
      position: this.position,
      kind: ask.kind,
      rule: ask.rule,
      ...(ask.about === undefined ? {} : { about: ask.about }),
      options: ask.options(seat, true).map(showOption),
    };
  }

  /** What this viewer sees. Whoever looks for several viewers at once looks only once at what everybody sees. */
  view(viewer: Viewer, publicView = this.publicView()): object {
    return viewOf(this.game, this.state, viewer, publicView);
  }

  publicView(): object {
    return this.game.publicView(this.state);
  }

  eventsFor(viewer: Viewer, from = 0): EventView[] {
    const events = from === 0 ? this.events : this.events.filter((event) => event.position >= from);
    return showEvents(events, viewer, this.game);
  }

  /** Answers for a seat. `position` is that of the decision that is being answered. Refused answers change nothing. */
  answer(seat: Seat, option: string, position: number = this.position): Applied {
    if (this.over) return refuse('over');
    if (position !== this.position) return refuse('stale');
    const chosen = this.legal(seat).find((one) => one.id === option);
    if (chosen === undefined) return this.#whyNot(seat, option);
    this.#past.wake(); // the run tells more
    this.#run.play.onTell = this.onTell;
    try {
      this.#run.answer(seat, chosen);
    } catch (error) {
      this.#run = this.#rebuilt(position);
      return refuse('rule-failed', { error: error as Error });
    } finally {
      this.#run.play.onTell = null;
    }
    this.#answers.push({ seat, option, border: this.#run.broughtNews });
    return { ok: true };
  }

  /** Gives an answer again that was given before, after a load. Nobody is shown anything. */
  again(answer: Answer): void {
    this.#past.wake();
    const trouble = this.#run.replay(answer);
    if (trouble !== null) throw new Error(trouble);
    this.#answers.push(answer);
  }

  /**
   * Whether this seat may take its last answer back by itself: nothing new came out, and nobody else has answered since. Over is over: by
   * then everything may be told, and nobody plays on with luck that is known (`branch` is another match).
   */
  canUndo(seat: Seat): boolean {
    const last = this.#answers.at(-1);
    if (this.over || last === undefined || last.seat !== seat || last.border || !this.#isPast(this.position - 1))
      return false;
    // The moment when it could be taken back no more would be the moment when somebody out of sight answered.
    const hidden = teamsHiddenFrom(this.game, this.seats, seat).flat();
    return !this.waitingFor().some((other) => hidden.includes(other));
  }

  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false;
    this.#cutTo(this.position - 1);
    return true;
  }

  /** Goes back to any position before the end, when everybody agrees. Kept in the notes, for all to see. */
  rewind(position: number, consents: readonly Seat[]): boolean {
    const everybody = this.header.players.every((_, seat) => consents.includes(seat));
    if (this.over || !everybody || !this.#isPast(position)) return false;
    this.notes.push({ kind: 'rewound', position, undone: this.position - position });
    this.#cutTo(position);
    return true;
  }

  /** The same match once more, independent of this one. */
  fork(): Match<S> {
    return new Match(this.game, this.header, this.settings, this.#history());
  }

  /** The match as it was at a position. What happens to it does not happen here. */
  at(position: number): Match<S> {
    if (position !== this.position && !this.#isPast(position))
      throw new RangeError(`There is no position ${position}.`);
    const past = { ...this.#history(), answers: this.#answers.slice(0, position) };
    return new Match(this.game, this.header, this.settings, past);
  }

  /** "What if": a match of its own that goes on from a position of this one. */
  branch(position: number): Match<S> {
    const branch = this.at(position);
    branch.notes.push({ kind: 'branched', position, undone: this.position - position });
    return branch;
  }

  /** The true state and the rules waiting in it, on their own: what happens there does not happen here. It only goes forward. */
  world(): Run<S> {
    const run = this.#runFrom(this.#checkpointAt(this.position));
    this.#replay(run, this.position);
    return run;
  }

  /** A world that this seat could be in, waiting at the same decision. It only goes forward. */
  imagine(seat: Seat, chance: Chance): Run<S> {
    const run = this.world();
    run.imagine(seat, chance);
    return run;
  }

  #isPast(position: number): boolean {
    return Number.isInteger(position) && position >= (this.header.layout?.position ?? 0) && position < this.position;
  }

  #whyNot(seat: Seat, option: string): Applied {
    const decision = this.decision(seat);
    if (decision === null) return refuse('not-your-decision');
    const blocked = decision.options.find((one) => one.id === option)?.blocked;
    return blocked === undefined ? refuse('no-such-option') : refuse('blocked', { reason: blocked });
  }

  #history(): MatchHistory<S> {
    const { answers, events, marks, checkpoints, notes } = this;
    return { answers, events, marks, checkpoints, notes };
  }

  #cutTo(position: number): void {
    this.#answers.length = position;
    this.#run = this.#rebuilt(position);
  }

  /** Runs the rules again, from the last boundary before a position up to it. */
  #rebuilt(position: number): Run<S> {
    const checkpoint = this.#checkpointAt(position);
    this.#past.backTo(checkpoint);
    const run = this.#runFrom(checkpoint, this.#onPhase);
    this.#replay(run, position);
    return run;
  }

  #checkpointAt(position: number): Checkpoint<S> {
    return this.#past.boundaryBefore(position) ?? { ...beginning(this.game, this.header), events: 0, marks: 0 };
  }

  /** With `onPhase` the run is the match's own and keeps its events; without, it is somebody's thought. */
  #runFrom({ position, phase, state, places }: Checkpoint<S>, onPhase?: (run: Run<S>) => void): Run<S> {
    const run = new Run(this.game, copy(state), chanceFrom(this.header.luck, places), this.seats);
    run.play.position = position;
    for (let i = position - 1; this.#answers[i]?.border === false; i--) run.given(this.#answers[i] as Answer);
    if (onPhase !== undefined) {
      run.onPhase = onPhase;
      if (this.settings.events) run.play.events = this.#past.told;
    }
    run.begin(phase);
    return run;
  }

  #replay(run: Run<S>, position: number): void {
    for (let i = run.position; i < position; i++) {
      const trouble = run.replay(this.#answers[i] as Answer);
      if (trouble !== null) throw new Error(trouble);
    }
  }
}
