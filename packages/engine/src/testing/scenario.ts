import { fastChance } from '../chance/fast.ts';
import type { Stacks } from '../chance/stacked.ts';
import type { Decision, Refusal, Seat, Viewer } from '../decision.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { contentHash, type Header } from '../history.ts';
import { checkingWhatIsKept } from '../keep-latest.ts';
import { Match } from '../match.ts';
import { copy, fingerprint } from '../plain.ts';
import { playRandomly } from '../players/random.ts';
import { Run } from '../run.ts';
import { difference } from './difference.ts';

export interface ScenarioSetup {
  readonly options?: unknown;
  readonly seats?: number;
  readonly seed?: string;
}

/** Lays a table, enters a phase, stacks the luck, and then plays by option ids. Every failure says what was there instead. */
export function scenario<S>(game: Game<S>, setup: ScenarioSetup = {}): Scenario<S> {
  return new Scenario(game, setup);
}

export class Scenario<S> {
  readonly #game: Game<S>;
  readonly #seats: number;
  readonly #seed: string;
  readonly #options: unknown;
  readonly #stacks: Stacks = {};
  #layout: Header['layout'] | undefined;
  #match: Match<S> | null = null;

  constructor(game: Game<S>, setup: ScenarioSetup) {
    this.#game = game;
    this.#seats = setup.seats ?? game.seats.min;
    this.#seed = setup.seed ?? 'scenario';
    const options = game.options(setup.options ?? {}, this.#seats);
    if (!options.ok) throw new Error(options.why);
    this.#options = options.value;
  }

  /** Begins with this phase, on a table that has been set up (by chance) and then changed by `edit`. */
  at(phase: string, edit: (state: S) => void = () => {}): this {
    const state = this.#afterSetup();
    edit(state);
    this.#layout = { position: 0, phase, state, places: {} };
    return this;
  }

  /** Puts cards on top of a pile, the first one uppermost: by face, by id, or as they are. */
  top(pile: (state: S) => unknown[], ...wanted: readonly (string | number)[]): this {
    if (this.#layout === undefined) throw new Error('Lay the table first: at(phase).');
    const cards = pile(this.#layout.state as S);
    const chosen = wanted.map((card) => {
      const place = cards.findIndex((one) => one === card || isCard(one, card));
      if (place < 0) throw new Error(`"${card}" is not in that pile: ${JSON.stringify(cards)}`);
      return cards.splice(place, 1)[0];
    });
    cards.unshift(...chosen);
    return this;
  }

  /** The next faces (1 and up) of the named dice. */
  dice(stream: string, ...faces: number[]): this {
    return this.picks(stream, ...faces.map((face) => face - 1));
  }

  /** The next numbers (0 and up) of the named stream. */
  picks(stream: string, ...numbers: number[]): this {
    const stack = this.#stacks[stream] ?? [];
    this.#stacks[stream] = stack;
    stack.push(...numbers);
    return this;
  }

  get match(): Match<S> {
    this.#match ??= checkingWhatIsKept(() => this.#start());
    return this.#match;
  }

  get state(): S {
    return this.match.state;
  }

  get phase(): string {
    return this.match.phase;
  }

  /** Who is asked now. */
  get asked(): Seat {
    const [seat] = this.match.waitingFor();
    if (seat === undefined) throw new Error(`Nobody is asked anything: ${this.#where()}`);
    return seat;
  }

  get decision(): Decision {
    return this.match.decision(this.asked) as Decision;
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  /** The legal ids, in the order in which they are offered. */
  get legal(): string[] {
    return this.match.legal(this.asked).map((option) => option.id);
  }

  isLegal(option: string): boolean {
    return this.legal.includes(option);
  }

  /** The legal options that begin like this. */
  offered(prefix: string): string[] {
    return this.legal.filter((id) => id.startsWith(prefix));
  }

  /** Why an option is blocked; undefined when it is not listed, '' when it is legal. */
  whyNot(id: string): string | undefined {
    const option = this.decision.options.find((one) => one.id === id);
    return option === undefined ? undefined : (option.blocked ?? '');
  }

  /** Expects this seat to be asked this, with exactly these legal options and (at least) these blocked ones. */
  expects(seat: Seat, kind: string, legal?: readonly string[], blocked: Readonly<Record<string, string>> = {}): this {
    const decision = this.match.decision(seat);
    if (decision === null) throw new Error(`Expected seat ${seat} to be asked "${kind}": ${this.#where()}`);
    if (decision.kind !== kind) throw new Error(`Expected "${kind}", asked "${decision.kind}": ${this.#where()}`);
    if (legal !== undefined) {
      const offered = decision.options.filter((option) => option.blocked === undefined).map((option) => option.id);
      const trouble = difference([...legal].sort(), offered.sort());
      if (trouble !== null) throw new Error(`Legal options of "${kind}" (- expected, + offered):\n${trouble}`);
    }
    const reasons = Object.fromEntries(decision.options.map((option) => [option.id, option.blocked ?? 'not blocked']));
    const shown = Object.fromEntries(Object.keys(blocked).map((id) => [id, reasons[id] ?? 'not listed']));
    const trouble = difference(blocked, shown);
    if (trouble !== null) throw new Error(`Blocked options of "${kind}" (- expected, + offered):\n${trouble}`);
    return this;
  }

  /** Answers for the seat that is asked (or for `seat`), one option after the other. */
  answers(...options: readonly string[]): this {
    for (const option of options) this.answersAs(this.asked, option);
    return this;
  }

  answersAs(seat: Seat, option: string): this {
    const applied = checkingWhatIsKept(() => this.match.answer(seat, option));
    if (applied.ok) return this;
    const reason = applied.error?.message ?? applied.reason ?? '';
    throw new Error(`"${option}" was refused (${applied.why} ${reason}): ${this.#where()}`);
  }

  /** Expects an answer to be refused, and nothing to change by it. */
  refuses(option: string, why: Refusal, seat: Seat = this.asked): this {
    const before = fingerprint(this.state);
    const applied = this.match.answer(seat, option);
    if (applied.ok || applied.why !== why)
      throw new Error(`Expected "${option}" to be refused (${why}): ${this.#where()}`);
    if (fingerprint(this.state) !== before) throw new Error(`The refused "${option}" changed the state.`);
    return this;
  }

  /** Events of this kind, from the beginning or from a position on. */
  told(kind: string, from = 0): readonly GameEvent[] {
    return this.match.events.filter((event) => event.kind === kind && event.position >= from);
  }

  /** The kinds of events told, in order, as far as they are among these. */
  order(...kinds: readonly string[]): string[] {
    return this.match.events.map((event) => event.kind).filter((kind) => kinds.includes(kind));
  }

  /** The kinds of events that a viewer has been told, in order. */
  heard(viewer: Viewer): string[] {
    return this.match.eventsFor(viewer).map(({ kind }) => kind);
  }

  /** Expects an event of this kind with at least these details. */
  tells(kind: string, details: Readonly<Record<string, unknown>> = {}): this {
    const told = this.told(kind);
    const fits = (event: GameEvent) =>
      Object.entries(details).every(([key, value]) => {
        const found = key === 'rule' ? event.rule : event.details[key];
        return difference(value, found) === null;
      });
    if (told.some(fits)) return this;
    const all = this.match.events.map(
      (event) => `  ${event.kind} ${event.rule ?? ''} ${JSON.stringify(event.details)}`,
    );
    throw new Error(`Expected ${kind} ${JSON.stringify(details)}. What was told:\n${all.join('\n')}`);
  }

  /** Whatever luck was laid out must have been used: otherwise the scenario did not test what it says. */
  usesAllLuck(): this {
    const chance = this.match.run.play.chance as { leftOver?: () => Stacks };
    const rest = chance.leftOver?.() ?? {};
    if (Object.keys(rest).length > 0) throw new Error(`Luck that never came up: ${JSON.stringify(rest)}`);
    return this;
  }

  #afterSetup(): S {
    const run = new Run(
      this.#game,
      this.#game.initial(this.#options, this.#seats),
      fastChance(this.#seed),
      this.#seats,
    );
    let found: S | null = null;
    run.onPhase = () => {
      if (run.phase !== this.#game.first && found === null) found = copy(run.state);
    };
    run.begin(this.#game.first);
    if (found === null) playRandomly(run, fastChance(this.#seed), 1000);
    if (found === null) throw new Error('The set-up does not lead to another phase.');
    return found;
  }

  #start(): Match<S> {
    const header: Header = {
      game: this.#game.id,
      rules: this.#game.version,
      content: contentHash(this.#game),
      options: this.#options,
      players: Array.from({ length: this.#seats }, (_, seat) => `Seat ${seat}`),
      luck: { kind: 'fast', seed: this.#seed, stacks: this.#stacks },
      ...(this.#layout === undefined ? {} : { layout: this.#layout }),
    };
    return new Match(this.#game, header);
  }

  #where(): string {
    const { match } = this;
    if (match.over) return `the game is over (${match.outcome?.side})`;
    const asked = match.waitingFor().map((seat) => {
      const decision = match.decision(seat);
      const options = decision?.options.map((option) =>
        option.blocked ? `${option.id} (${option.blocked})` : option.id,
      );
      return `seat ${seat} is asked "${decision?.kind}": ${options?.join(', ')}`;
    });
    return `phase "${match.phase}", ${asked.join('; ')}`;
  }
}

function isCard(one: unknown, wanted: string | number): boolean {
  const { face, id } = (one ?? {}) as { face?: unknown; id?: unknown };
  return face === wanted || id === wanted;
}
