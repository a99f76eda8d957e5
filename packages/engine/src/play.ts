import type { Chance } from './chance/chance.ts';
import type { Ask, Details, Option, Seat, SeatAnswer } from './decision.ts';
import { RuleFailure, rulesOnStack } from './errors.ts';
import type { Audience, GameEvent } from './events.ts';
import type { Rules } from './game.ts';

/** Thrown by `end`: the game is over, wherever in the rules we are. */
export class GameOver {}
const GAME_OVER = new GameOver();

/** Thrown by `goTo`: the phase ends at once and the named one begins. */
export class PhaseOver {
  readonly next: string;
  constructor(next: string) {
    this.next = next;
  }
}

/** How much a rule may do between two answers before it counts as running away. */
const RUNAWAY = 20_000;
/** From here on it is noted what it does. */
const WATCHED = RUNAWAY - 13;

const NO_DETAILS: Details = {};
const YES_NO: readonly Option[] = [{ id: 'yes' }, { id: 'no' }];

/** Details of something that is told, and the rule that made it happen. */
type Cited<D> = D & { readonly rule?: string };
/** What has no details need not be given any. */
type Given<D> = Record<never, never> extends D ? [details?: D] : [details: D];
/** The kinds that a map knows. */
type Kind<M> = keyof M & string;

/** What a game writes down as an interface is plain data all the same. */
function plain(about: object | undefined): Details | undefined {
  return about as Details | undefined;
}

/**
 * What the rules of a game hold in their hands: the state, the dice, and the voice that asks and tells. `E` maps each kind of event to its
 * details, `Q` each kind of question to what it is about; a game writes both down as interfaces.
 */
export class Play<S, E extends object = Record<string, Details>, Q extends object = Record<string, Details>> {
  state: S;
  chance: Chance;
  readonly seats: number;
  phase = '';
  position = 0;
  /** Whether something hidden has come out since the last answer other than by `chance`. */
  revealed = false;
  /** Where events go; null when nobody listens. */
  events: GameEvent[] | null = null;
  /** Called with everything that is told, at that moment; null when nobody looks on. */
  onTell: ((event: GameEvent) => void) | null = null;
  /** Where touched content is noted; null when nobody counts. */
  touched: Set<string> | null = null;
  #steps = 0;
  readonly #lately: string[] = [];

  constructor(state: S, chance: Chance, seats: number) {
    this.state = state;
    this.chance = chance;
    this.seats = seats;
  }

  // --- asking ---

  /** Asks one seat and returns the option that it chose. */
  *ask<O extends Option, K extends Kind<Q>>(
    seat: Seat,
    kind: K,
    rule: string,
    options: (looking: boolean) => readonly O[],
    ...[about]: Given<Q[K] & object>
  ): Rules<O> {
    return (yield this.#toOne(seat, kind, rule, options, about)) as O;
  }

  /**
   * As `ask`, but where only one answer is legal it is taken and nobody is asked: "you may" when nothing is left but to pass. Not for
   * choices among what others cannot see: who is never asked has shown that there was nothing to choose.
   */
  *choose<O extends Option, K extends Kind<Q>>(
    seat: Seat,
    kind: K,
    rule: string,
    options: (looking: boolean) => readonly O[],
    ...[about]: Given<Q[K] & object>
  ): Rules<O> {
    return (yield { ...this.#toOne(seat, kind, rule, options, about), unlessForced: true }) as O;
  }

  /** Yes or no. */
  *confirm<K extends Kind<Q>>(seat: Seat, kind: K, rule: string, ...[about]: Given<Q[K] & object>): Rules<boolean> {
    const pick = (yield this.#toOne(seat, kind, rule, () => YES_NO, about)) as Option;
    return pick.id === 'yes';
  }

  #toOne(
    seat: Seat,
    kind: string,
    rule: string,
    options: (looking: boolean) => readonly Option[],
    about: object | undefined,
  ): Ask {
    this.step(kind, rule);
    const list = (_seat: Seat, looking: boolean): readonly Option[] => options(looking);
    return { mode: 'one', seats: [seat], kind, rule, about: plain(about), options: list };
  }

  /** Asks several seats; the first answer counts. */
  *askAny<O extends Option, K extends Kind<Q>>(
    seats: readonly Seat[],
    kind: K,
    rule: string,
    options: (seat: Seat, looking: boolean) => readonly O[],
    ...[about]: Given<Q[K] & object>
  ): Rules<SeatAnswer<O>> {
    this.step(kind, rule);
    return (yield { mode: 'any', seats, kind, rule, about: plain(about), options }) as SeatAnswer<O>;
  }

  /** Asks several seats at once; nobody sees an answer before all are in. Returns them in the order of `seats`. */
  *askAll<O extends Option, K extends Kind<Q>>(
    seats: readonly Seat[],
    kind: K,
    rule: string,
    options: (seat: Seat, looking: boolean) => readonly O[],
    ...[about]: Given<Q[K] & object>
  ): Rules<readonly O[]> {
    if (seats.length === 0) return [];
    this.step(kind, rule);
    return (yield { mode: 'all', seats, kind, rule, about: plain(about), options }) as readonly O[];
  }

  // --- luck ---

  /** One die of the named stream: 1 to `sides`. */
  roll(stream: string, sides: number): number {
    this.step(stream);
    return this.chance.die(stream, sides);
  }

  rollDice(stream: string, sides: number, count: number): number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(this.roll(stream, sides));
    return faces;
  }

  pick<T>(stream: string, list: readonly T[]): T {
    this.step(stream);
    return this.chance.pick(stream, list);
  }

  weighted<T>(stream: string, entries: readonly (readonly [T, number])[]): T {
    this.step(stream);
    return this.chance.weighted(stream, entries);
  }

  /** Shuffles a pile whose cards are plain ids. */
  shuffle(stream: string, pile: unknown[]): void {
    this.step(stream);
    this.chance.shuffle(stream, pile);
  }

  /**
   * Shuffles a pile of cards that have ids of their own. The faces change places, the ids stay where they are: otherwise whoever
   * remembers which id had which face would know the card again wherever its id shows up.
   */
  shuffleFaces<F>(stream: string, pile: readonly { face: F }[]): void {
    this.step(stream);
    const faces = pile.map((card) => card.face);
    this.chance.shuffle(stream, faces);
    pile.forEach((card, i) => {
      card.face = faces[i] as F;
    });
  }

  /** Takes the top card. Whoever sees it learns something, so undo ends here. */
  draw<T>(pile: T[]): T | undefined {
    this.step('draw');
    this.revealed = true;
    return pile.shift();
  }

  /** Takes a random piece out of a bag or cup. */
  drawFrom<T>(stream: string, bag: T[]): T | undefined {
    if (bag.length === 0) return undefined;
    this.step(stream);
    return bag.splice(this.chance.below(stream, bag.length), 1)[0];
  }

  // --- telling ---

  /** Says what happened to those who may know it, with the rule that made it happen. */
  tell<K extends Kind<E>>(to: Audience, kind: K, ...[given]: Given<Cited<E[K]>>): void {
    const details: Cited<Details> = given ?? NO_DETAILS;
    if (this.events === null && this.#steps < WATCHED) {
      this.#steps += 1;
      return;
    }
    this.step(kind, details.rule);
    if (this.events === null) return;
    const { position, phase } = this;
    const { rule } = details;
    const rest: Record<string, unknown> = {};
    for (const key in details) if (key !== 'rule') rest[key] = details[key];
    const event: GameEvent =
      rule === undefined
        ? { position, phase, kind, to, details: rest }
        : { position, phase, kind, to, rule, details: rest };
    this.events.push(event);
    this.onTell?.(event);
  }

  /** Tells something that was hidden from somebody it is told to. Undo ends here. */
  reveal<K extends Kind<E>>(to: Audience, kind: K, ...details: Given<Cited<E[K]>>): void {
    this.revealed = true;
    this.tell(to, kind, ...details);
  }

  /** Notes that a card, room or token was in play: random games report what they never came across. */
  touch(id: string): void {
    this.touched?.add(id);
  }

  // --- stopping ---

  /** The game is over, here and now. */
  end(): never {
    throw GAME_OVER;
  }

  /** This phase is over, here and now. */
  goTo(phase: string): never {
    throw new PhaseOver(phase);
  }

  // --- guarding ---

  /** Counts what the rules do, so that a rule which never stops is stopped and can be found. */
  step(what: string, rule?: string): void {
    if (++this.#steps <= WATCHED) return;
    this.#lately.push(rule === undefined ? what : `${what} (${rule})`);
    if (this.#steps < RUNAWAY) return;
    const running = rulesOnStack(new Error().stack);
    throw new RuleFailure(`A rule of phase "${this.phase}" does not stop.`, [
      `running: ${running.join(' < ')}`,
      `lately: ${this.#lately.join(', ')}`,
    ]);
  }

  /** An answer has come: nothing has come out since, and what the rules do is counted anew. */
  goOn(): void {
    this.position += 1;
    this.revealed = false;
    this.#steps = 0;
    if (this.#lately.length > 0) this.#lately.length = 0;
  }
}
