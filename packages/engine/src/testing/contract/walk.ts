import type { Chance } from '../../chance/chance.ts';
import { fastChance } from '../../chance/fast.ts';
import type { Luck } from '../../chance/luck.ts';
import type { Option, Seat, SeatAnswer } from '../../decision.ts';
import type { Game } from '../../game.ts';
import { MOST_ANSWERS } from '../../load.ts';
import { Match, type MatchSettings } from '../../match.ts';
import { bestRated } from '../../players/policy.ts';
import { randomAnswer } from '../../players/random.ts';
import type { Run } from '../../run.ts';

export interface ContractSettings {
  /** How many random games each check plays. */
  readonly games: number;
  readonly seed?: string;
  /** How many positions of each game are looked at closely; 'all' for every one. */
  readonly positions?: number | 'all';
  /** The longest that a random game may take. */
  readonly mostAnswers?: number;
  readonly seats?: readonly number[];
  /** Every second game that is only watched is played by the rule of thumb: for what a random player hardly ever comes to. */
  readonly byThumbToo?: true;
  /** Content that random play need not come across, each with its reason. */
  readonly untouched?: Readonly<Record<string, string>>;
  /** Who looks instead whether random play comes across all content, where that takes more games than a test can play. */
  readonly contentIsLeftTo?: string;
  /** For games in which nothing is hidden: imagined worlds must not vary, where all others' must. */
  readonly nothingHidden?: boolean;
}

/** A promise of the engine or of a game that did not hold, with the game in which it broke. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** A decision of a random game, with the answer that is about to be given. */
export interface Visit<S> {
  readonly match: Match<S>;
  readonly seat: Seat;
  readonly option: Option;
  readonly seed: string;
}

/** Each number of seats in turn. */
export function seatsOf<S>({ seats }: Game<S>, settings: ContractSettings, n: number): number {
  return settings.seats?.[n % settings.seats.length] ?? seats.min + (n % (seats.max - seats.min + 1));
}

export function startGame<S>(game: Game<S>, settings: ContractSettings, n: number, more: MatchSettings = {}): Match<S> {
  const seats = seatsOf(game, settings, n);
  const luck: Luck = { kind: 'fast', seed: seedOf(settings, n) };
  const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const started = Match.start(game, { options: game.sampleOptions(n, seats), players, luck }, more);
  if (!started.ok) throw new ContractBroken(`The sample options of game ${n} are refused: ${started.why}`);
  return started.value;
}

export function mostAnswers(settings: ContractSettings): number {
  return settings.mostAnswers ?? MOST_ANSWERS;
}

export function seedOf(settings: ContractSettings, n: number): string {
  return `${settings.seed ?? 'contract'} ${n}`;
}

const QUIET: MatchSettings = { events: false, marks: false };

/** Gives the next answer of the n-th game. */
export type Chooser = <S>(run: Run<S>, chance: Chance, n: number) => SeatAnswer;

/** Every second game is played by the rule of thumb: a random player comes to few of the places that it is made for. */
export const eitherWay: Chooser = (run, chance, n) => {
  if (n % 2 === 0) return randomAnswer(run, chance);
  const seat = chance.pick('player:seat', run.waitingFor());
  return { seat, option: bestRated(run, seat, chance) };
};

interface Walking {
  readonly keep?: MatchSettings;
  /** Random answers, unless somebody else is to play. */
  readonly choose?: Chooser;
}

/** Plays games and hands some of their positions to `visit`, just before an answer is given. */
export function walk<S>(
  game: Game<S>,
  settings: ContractSettings,
  visit: (visit: Visit<S>) => void,
  { keep = QUIET, choose = settings.byThumbToo === true ? eitherWay : randomAnswer }: Walking = {},
): void {
  const wanted = settings.positions ?? 2;
  for (let n = 0; n < settings.games; n++) {
    const seed = seedOf(settings, n);
    const player = fastChance(`${seed} player`);
    const match = startGame(game, settings, n, keep);
    // Every so many answers, from a random one on, so that over many games every position has its turn.
    const length = wanted === 'all' ? 1 : Math.max(1, Math.round(lengthOf(game, settings, n) / wanted));
    const start = fastChance(`${seed} positions`).below('position', length);
    while (!match.over) {
      if (match.position > mostAnswers(settings)) throw new ContractBroken(`Game ${n} does not end.`);
      const { seat, option } = choose(match.run, player, n);
      if (match.position % length === start) visit({ match, seat, option, seed: `${seed} at ${match.position}` });
      const applied = match.answer(seat, option.id);
      if (!applied.ok)
        throw new ContractBroken(
          `Game ${n}: "${option.id}" was offered and refused (${applied.why}).\n${applied.error}`,
        );
    }
  }
}

const lengths = new WeakMap<object, number>();

/** How long the first random game took: a guess for the others. */
function lengthOf<S>(game: Game<S>, settings: ContractSettings, n: number): number {
  let length = lengths.get(game);
  if (length === undefined) {
    const match = startGame(game, settings, n, QUIET);
    const player = fastChance(`${seedOf(settings, n)} player`);
    while (!match.over && match.position < mostAnswers(settings)) {
      const { seat, option } = randomAnswer(match.run, player);
      if (!match.answer(seat, option.id).ok) break;
    }
    length = match.position;
    lengths.set(game, length);
  }
  return length;
}

export function demand(holds: boolean, what: string, seed: string): void {
  if (!holds) throw new ContractBroken(`${what} (${seed})`);
}
