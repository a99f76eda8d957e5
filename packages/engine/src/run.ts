import type { Chance } from './chance/chance.ts';
import type { Answer, Ask, Option, Seat, Viewer } from './decision.ts';
import { RuleFailure, rulesOnStack } from './errors.ts';
import { END, type Game, type Rules } from './game.ts';
import { GameOver, PhaseOver, Play } from './play.ts';
import { phaseSeenBy, teamsHiddenFrom } from './sight.ts';

/** Somebody goes somewhere twice, or says yes to two questions; who does so more often with nothing new in between only goes round. */
const AGAIN_AND_AGAIN = 3;

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
  /** The phase that is running, put aside at a question. */
  #rules: Rules<string> | null = null;
  #legal: (readonly Option[])[] = [];
  #sealed: (Option | null)[] = [];
  /** Whether something new came out with the last answer: luck, or what somebody had not known. */
  broughtNews = false;
  /** What was answered since then, and how often. */
  readonly #given = new Map<string, number>();

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
    const { used } = this.play.chance;
    const answer = this.#take(ask, seat, option);
    if (answer !== null) this.#proceed(answer);
    this.broughtNews = this.play.revealed || this.play.chance.used !== used;
    if (this.broughtNews) this.#given.clear();
    else this.given({ seat, option: option.id });
  }

  /** This was answered, and nothing new came out. */
  given({ seat, option }: Pick<Answer, 'seat' | 'option'>): void {
    const key = `${seat} ${option}`;
    this.#given.set(key, (this.#given.get(key) ?? 0) + 1);
  }

  /** Whether the seat has given this answer again and again since something new came out: so one goes round in circles. */
  goesRound(seat: Seat, option: Option): boolean {
    return this.#given.size > 0 && (this.#given.get(`${seat} ${option.id}`) ?? 0) >= AGAIN_AND_AGAIN;
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

  /** Goes on with a recorded answer. Returns why not, if the rules do not know it. */
  replay({ seat, option }: Pick<Answer, 'seat' | 'option'>): string | null {
    const legal = this.legal(seat);
    const chosen = legal.find(({ id }) => id === option);
    if (chosen === undefined) {
      const instead = legal.length === 0 ? 'it is not asked' : `it can be: ${legal.map(({ id }) => id).join(', ')}`;
      return `At position ${this.position} seat ${seat} cannot answer "${option}" to ${this.ask?.kind ?? 'nothing'}; ${instead}`;
    }
    this.answer(seat, chosen);
    return null;
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
    this.#rules = rules(this.play);
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
  #next(answer: unknown): string | null {
    const rules = this.#rules as Rules<string>; // a phase has begun
    try {
      for (let value = answer; ; ) {
        const step = rules.next(value);
        if (step.done === true) return step.value;
        this.#put(step.value);
        const forced = this.#forced();
        if (forced === null) return null;
        value = forced;
      }
    } catch (thrown) {
      if (thrown instanceof GameOver) return END;
      if (thrown instanceof PhaseOver) return thrown.next;
      throw this.#failure(thrown);
    }
  }

  /** A question is on the table. */
  #put(ask: Ask): void {
    this.ask = ask;
    this.#sealed = ask.seats.map(() => null);
    this.#list();
  }

  /** The only answer, where nobody is asked because of that. */
  #forced(): Option | null {
    const [legal] = this.#legal;
    return this.ask?.unlessForced === true && legal?.length === 1 ? (legal[0] ?? null) : null;
  }

  /** Lists what may be answered; done at once, because a decision without a legal option is a bug that must show here. */
  #list(): void {
    const { ask } = this;
    if (ask === null) return;
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

/** Most lists have nothing blocked in them and need no copy. */
function legalOnly(options: readonly Option[]): readonly Option[] {
  for (const option of options) if (!isLegal(option)) return options.filter(isLegal);
  return options;
}

function isLegal(option: Option): boolean {
  return !option.blocked;
}
