import type { Asking } from './asking.ts';
import type { Chance } from './chance/chance.ts';
import type { Answer, Ask, Option, Seat, SeatAnswer, Viewer } from './decision.ts';
import { RuleFailure, rulesOnStack } from './errors.ts';
import { END, type Game, type Rules } from './game.ts';
import { GameOver, PhaseOver, Play } from './play.ts';
import { phaseSeenBy, teamsHiddenFrom } from './sight.ts';
import { hasLeft, LEFT_OPEN, type StraightPhase, type StraightPhases, settled, straightPhases } from './straight.ts';

/** Somebody who answers what a run asks, for one of those who are asked; null leaves the question on the table. */
export type Player<S> = (run: Run<S>) => SeatAnswer | null;

/**
 * The rules of a game, running. A run only goes forward: it cannot be copied or taken back, because a half-run rule cannot.
 * Match builds history on top of it; search and simulation use it as it is.
 */
export class Run<S> {
  readonly game: Game<S>;
  readonly play: Play<S>;
  ask: Ask | null = null;
  over = false;
  /** Called with every phase that begins, before its first rule. */
  onPhase: ((run: Run<S>) => void) | null = null;
  /** The phase that is running: put aside at a question, or about to run straight to its end. */
  #rules: Rules<string> | StraightPhase<S> | null = null;
  /** The phases as plain functions, while they can be used. */
  #straight: StraightPhases<S> | null = null;
  /** Whether nobody can go on with this. */
  #playedOut = false;
  #legal: (readonly Option[])[] = [];
  #sealed: (Option | null)[] = [];

  constructor(game: Game<S>, state: S, chance: Chance, seats: number) {
    this.game = game;
    this.play = new Play(state, chance, seats);
  }

  get state(): S {
    return this.play.state;
  }

  get position(): number {
    return this.play.position;
  }

  get phase(): string {
    return this.play.phase;
  }

  /** Begins with this phase and runs to the first decision. */
  begin(phase: string): void {
    this.#enter(phase);
    this.#proceed(undefined);
  }

  /** Who still has to answer. */
  waitingFor(): readonly Seat[] {
    const { ask } = this;
    if (ask === null) return [];
    if (ask.mode === 'one') return ask.seats;
    return ask.seats.filter((_, i) => this.#sealed[i] === null && (this.#legal[i]?.length ?? 0) > 0);
  }

  /** Who still has to answer, as far as this viewer may know: a team that acts out of sight is waited for as a whole. */
  waitingSeenBy(viewer: Viewer): readonly Seat[] {
    const waiting = this.waitingFor();
    const hidden = teamsHiddenFrom(this.game, this.play.seats, viewer);
    if (hidden.length === 0) return waiting;
    const shown = waiting.flatMap((seat) => hidden.find((team) => team.includes(seat)) ?? [seat]);
    return [...new Set(shown)].sort((a, b) => a - b);
  }

  /** The phase, by the name that this viewer knows. */
  phaseSeenBy(viewer: Viewer): string {
    return phaseSeenBy(this.game, this.phase, viewer);
  }

  /** What this seat may answer; nothing when it is not asked or has answered already. */
  legal(seat: Seat): readonly Option[] {
    if (this.ask === null) return [];
    const i = this.ask.seats.indexOf(seat);
    return i < 0 || this.#sealed[i] !== null ? [] : (this.#legal[i] ?? []);
  }

  /** Goes on with one of `legal(seat)`. */
  answer(seat: Seat, option: Option): void {
    const { ask } = this;
    if (ask === null) throw new Error('Nothing is asked.');
    if (this.#playedOut) throw new Error('This run has been played out: nobody can go on with it.');
    const answer = this.#take(ask, seat, option);
    if (answer !== null) this.#proceed(answer);
  }

  /** Takes an answer, and returns what the rules get to see of it; null while others have yet to answer. */
  #take(ask: Ask, seat: Seat, option: Option): unknown {
    this.play.goOn();
    if (ask.mode === 'one') return option;
    if (ask.mode === 'any') return { seat, option };
    this.#sealed[ask.seats.indexOf(seat)] = option;
    if (this.#sealed.some((answer) => answer === null)) return null;
    this.play.revealed = true; // the seals are broken: everybody learns what the others chose
    return [...this.#sealed];
  }

  /**
   * Lets this player answer, for whoever is asked, until there is no answer or the game is over. The same as `answer` again and again,
   * but the rules are not put aside at every question.
   */
  playOn(player: Player<S>): void {
    this.#withAtHand(player, () => this.#answerOn(player));
  }

  /**
   * Lets this player answer everything that is still to come, from this phase on if nothing has begun. Nobody goes on after it: a
   * question without an answer can be looked at, but that is the end of this run. So no rule need be put aside, and where
   * the build has made plain functions of them, they run straight.
   */
  playOut(player: Player<S>, phase = this.game.first): void {
    this.#straight = straightPhases(this.game.phases);
    try {
      this.#withAtHand(player, () => {
        if (this.#rules === null && !this.over) this.begin(phase);
        this.#answerOn(player);
      });
    } finally {
      this.#straight = null;
      this.#playedOut = true;
    }
  }

  #withAtHand(player: Player<S>, go: () => void): void {
    this.play.atHand = (asking) => this.#answerAtOnce(player, asking);
    try {
      go();
    } finally {
      this.play.atHand = null;
    }
  }

  /** Answers what was asked before the player was at hand; the rest is answered while it is being asked. */
  #answerOn(player: Player<S>): void {
    while (!this.over && !this.#playedOut) {
      const answer = player(this);
      if (answer === null) return;
      this.answer(answer.seat, answer.option);
    }
  }

  #answerAtOnce(player: Player<S>, asking: Asking<unknown>): void {
    this.#put(asking);
    for (;;) {
      const given = player(this);
      if (given === null) return;
      const answer = this.#take(asking, given.seat, given.option);
      if (answer !== null) return asking.answered(answer);
    }
  }

  /** Goes on with a recorded answer. Returns why not, if the rules do not know it. */
  replay(answer: Pick<Answer, 'seat' | 'option'>): string | null {
    const option = this.#known(answer);
    if (option === undefined) return this.#unknownAnswer(answer);
    this.answer(answer.seat, option);
    return null;
  }

  /** What a player says who gives this answer: one that was recorded, or thought of in another world. */
  recorded(answer: Pick<Answer, 'seat' | 'option'>): SeatAnswer {
    const option = this.#known(answer);
    if (option === undefined) throw new Error(this.#unknownAnswer(answer));
    return { seat: answer.seat, option };
  }

  #known({ seat, option }: Pick<Answer, 'seat' | 'option'>): Option | undefined {
    return this.legal(seat).find(({ id }) => id === option);
  }

  #unknownAnswer({ seat, option }: Pick<Answer, 'seat' | 'option'>): string {
    const known = this.legal(seat).map(({ id }) => id);
    const instead = known.length === 0 ? 'it is not asked' : `it can be: ${known.join(', ')}`;
    return `At position ${this.position} seat ${seat} cannot answer "${option}" to ${this.ask?.kind ?? 'nothing'}; ${instead}`;
  }

  /**
   * Makes this a world that the seat could be in: what it cannot know is dealt anew, luck comes from elsewhere, and what others
   * have answered under seal is answered anew.
   */
  imagine(
    seat: Seat,
    chance: Chance,
    sealed: 'draw sealed answers' | 'keep sealed answers' = 'draw sealed answers',
  ): void {
    this.game.imagine(this.state, seat, chance);
    this.play.chance = chance;
    if (sealed === 'draw sealed answers') this.#drawSealed(seat, chance);
    this.#list();
  }

  #drawSealed(seat: Seat, chance: Chance): void {
    this.#sealed.forEach((answer, i) => {
      if (answer === null || this.ask?.seats[i] === seat) return;
      this.#sealed[i] = chance.pick('sealed', legalOnly(this.ask?.options(this.ask.seats[i] as Seat, false) ?? []));
    });
  }

  #enter(phase: string): void {
    const rules = this.game.phases[phase];
    if (rules === undefined) throw new RuleFailure(`There is no phase "${phase}".`, [`after: ${this.phase}`]);
    this.play.phase = phase;
    this.onPhase?.(this);
    this.play.step('phase', phase);
    this.#rules = this.#straight?.[phase] ?? rules(this.play);
  }

  #proceed(answer: unknown): void {
    let value = answer;
    for (;;) {
      const next = this.#next(value);
      if (next === null) return;
      value = undefined;
      if (next === END) return this.#finish();
      this.#enter(next);
    }
  }

  /** Runs to the next decision (null) or to the end of the phase (the next one's name). */
  #next(value: unknown): string | null {
    try {
      const rules = this.#rules as Rules<string> | StraightPhase<S>; // a phase has begun
      if (typeof rules === 'function') return settled(rules(this.play));
      const step = rules.next(value);
      if (step.done === true) return step.value;
      this.#put(step.value);
      return null;
    } catch (thrown) {
      if (thrown === LEFT_OPEN) return this.#leave();
      if (thrown instanceof GameOver) return END;
      if (thrown instanceof PhaseOver) return thrown.next;
      throw this.#failure(thrown);
    }
  }

  /** The rules are left where they are, at a question that stays on the table. */
  #leave(): null {
    hasLeft();
    this.#playedOut = true;
    return null;
  }

  /** A question is on the table. */
  #put(ask: Ask): void {
    if (this.ask === ask) return; // the player at hand has left it to others
    this.ask = ask;
    this.#sealed = ask.mode === 'one' ? UNSEALED : ask.seats.map(() => null);
    this.#list(ask.listed);
  }

  /** Lists what may be answered; done at once, because a decision without a legal option is a bug that must show here. */
  #list(listed?: readonly Option[] | null): void {
    const { ask } = this;
    if (ask === null) return;
    if (ask.mode === 'one') {
      const legal = legalOnly(listed ?? ask.options(ask.seats[0] as Seat, false));
      if (legal.length === 0) throw this.#stuck(ask);
      this.#legal = [legal];
      return;
    }
    this.#legal = ask.seats.map((seat) => legalOnly(ask.options(seat, false)));
    const none = (legal: readonly Option[]): boolean => legal.length === 0;
    if (ask.mode === 'any' ? this.#legal.every(none) : this.#legal.some(none)) throw this.#stuck(ask);
  }

  #stuck({ kind, rule }: Ask): RuleFailure {
    return new RuleFailure(`Nothing can be answered to "${kind}" (${rule}).`, [`phase: ${this.phase}`]);
  }

  #finish(): void {
    this.ask = null;
    this.over = true;
    this.#rules = null;
  }

  #failure(thrown: unknown): RuleFailure {
    if (thrown instanceof RuleFailure) return thrown;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const running = rulesOnStack(error.stack);
    return new RuleFailure(
      `A rule of phase "${this.phase}" failed: ${error.message}`,
      [`running: ${running.join(' < ')}`],
      error,
    );
  }
}

/** One seat's answer is never kept under seal. */
const UNSEALED: (Option | null)[] = [null];

/** Most lists have nothing blocked in them and need no copy. */
function legalOnly(options: readonly Option[]): readonly Option[] {
  for (const option of options) if (!isLegal(option)) return options.filter(isLegal);
  return options;
}

function isLegal(option: Option): boolean {
  return !option.blocked;
}
