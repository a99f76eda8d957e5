import {
  bestRated,
  byPolicy,
  type Chance,
  copy,
  drawnPlace,
  drawRated,
  fastChance,
  firstEvening,
  type Match,
  type Option,
  type Run,
  ruleOfThumb,
  type Seat,
  search,
  weigh,
} from '@dreadhouse/engine';
import { UsageError } from '../context.ts';
import type { ChoiceNotes } from '../practise/choices.ts';

/** Who sits on a seat, as plain data. */
export type Player = (typeof NAMED)[number] | { readonly wild: number } | { readonly search: number };

const NAMED = ['random', 'newcomer', 'thumb', 'veteran', 'quick', 'practising', 'varied'] as const;

/** Where players are varied: chance, and in every so many games the rule of thumb, which gets to what chance hardly ever does. */
const EVERY = 10;

/** Somebody of whom it is settled how they play. */
export type Playing = Exclude<Player, 'varied'>;

/** Who really plays in the n-th game. */
export function playersIn(players: readonly Player[], n: number): Playing[] {
  return players.map((player) => (player !== 'varied' ? player : n % EVERY === EVERY - 1 ? 'quick' : 'random'));
}

/** Reads `random`, `newcomer`, `thumb`, `veteran`, `quick`, `practising`, `varied`, `wild:10` or `search:200`, one for all seats or one for each, by commas. */
export function readPlayers(text: string, seats: number): Player[] {
  const players = text.split(',').map(readPlayer);
  if (players.length === seats) return players;
  if (players.length > 1) {
    throw new UsageError(`--players must name one player, or one for each of ${seats} seats, not ${players.length}`);
  }
  return Array.from({ length: seats }, () => players[0]!);
}

function readPlayer(text: string): Player {
  const named = NAMED.find((one) => one === text);
  if (named !== undefined) return named;
  const iterations = Number(/^search:(\d{1,9})$/.exec(text)?.[1] ?? 0);
  if (iterations > 0) return { search: iterations };
  const percent = Number(/^wild:(\d{1,3})$/.exec(text)?.[1] ?? Number.NaN);
  if (percent <= 100) return { wild: percent };
  throw new UsageError(
    `unknown player "${text}"; players: random, newcomer, thumb, veteran, quick, practising, varied, wild:PERCENT, search:ITERATIONS`,
  );
}

/** A game as its players see it. Whoever imagines worlds needs a match to do so from; random and quick players do without. */
export interface Table {
  readonly run: Run<unknown>;
  readonly match: Match<unknown> | null;
  readonly seed: string;
  /** The luck of the players themselves. */
  readonly chance: Chance;
  /** What players who practise choose is noted there, if at all. */
  readonly choices: ChoiceNotes | null;
  /** Called while somebody thinks, to show that the game is not hung. */
  readonly beat: () => void;
}

const THINKING: readonly Player[] = ['newcomer', 'thumb', 'veteran'];

export function thinks(player: Player): boolean {
  return THINKING.some((one) => one === player) || (typeof player === 'object' && 'search' in player);
}

/** What this player answers for the seat. */
export function choose(player: Playing, table: Table, seat: Seat): Option {
  const { run, match, chance } = table;
  const options = run.legal(seat);
  if (player === 'random') return chance.pick('player:option', options);
  if (options.length === 1) return options[0]!;
  const seed = `${table.seed} ${run.position} ${seat}`;
  // The rule of thumb on the table itself: games rate their options alike in every world that the seat could be in.
  if (typeof player === 'object' && 'wild' in player) {
    const isWild = chance.below('player:wild', 100) < player.wild;
    return (isWild ? drawRated : bestRated)(run, seat, fastChance(seed));
  }
  if (player === 'practising') return practised(table, seat, options);
  if (player === 'quick' || match === null) return bestRated(run, seat, fastChance(seed));
  if (player === 'thumb') return ruleOfThumb(match, seat, seed);
  if (player === 'veteran') return byPolicy(match, seat, seed, { policy: 'experience' });
  if (player === 'newcomer') return firstEvening(match, seat, seed);
  // The search asks for the time before every iteration. It always gets the same, and we get a sign of life.
  const now = () => {
    table.beat();
    return 0;
  };
  return search(match, seat, { seed, iterations: player.search, until: 1, now })[0]!.option;
}

/** Each answer as often as it is preferred by now: who only ever gives the best one learns nothing of the others. */
function practised({ run, chance, choices }: Table, seat: Seat, options: readonly Option[]): Option {
  const weighed = weigh(run, seat, options, worldSeenBy(run, seat, chance));
  if (weighed === null) return bestRated(run, seat, chance);
  const best = Math.max(...weighed.preferences);
  const likings = weighed.preferences.map((one) => Math.exp(one - best));
  const total = likings.reduce((sum, one) => sum + one, 0);
  const taken = drawnPlace(likings, total, chance);
  choices?.take(seat, weighed, taken, Math.log(likings[taken]! / total));
  return options[taken]!;
}

/** Where positions are told from an imagined world, whoever practises imagines one as well, and learns nothing from what is hidden. */
function worldSeenBy({ game, state }: Run<unknown>, seat: Seat, chance: Chance): unknown {
  if (game.judging?.reads !== 'an imagined world') return state;
  const world = copy(state);
  game.imagine(world, seat, chance);
  return world;
}
