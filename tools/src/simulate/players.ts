import { type Chance, type Match, type Option, type Run, ruleOfThumb, type Seat, search } from '@dreadhouse/engine';
import { UsageError } from '../context.ts';

/** Who sits on a seat, as plain data. */
export type Player = 'random' | 'thumb' | { readonly search: number };

/** Reads `random`, `thumb` or `search:200`, one for all seats or one for each, separated by commas. */
export function readPlayers(text: string, seats: number): Player[] {
  const players = text.split(',').map(readPlayer);
  if (players.length === seats) return players;
  if (players.length > 1) {
    throw new UsageError(`--players must name one player, or one for each of ${seats} seats, not ${players.length}`);
  }
  return Array.from({ length: seats }, () => players[0]!);
}

function readPlayer(text: string): Player {
  if (text === 'random' || text === 'thumb') return text;
  const iterations = Number(/^search:(\d{1,9})$/.exec(text)?.[1] ?? 0);
  if (iterations > 0) return { search: iterations };
  throw new UsageError(`unknown player "${text}"; players: random, thumb, search:ITERATIONS`);
}

/** A game as its players see it. Whoever thinks needs a match to imagine worlds from; random players do without. */
export interface Table {
  readonly run: Run<unknown>;
  readonly match: Match<unknown> | null;
  readonly seed: string;
  /** The luck of the players themselves. */
  readonly chance: Chance;
  /** Called while somebody thinks, to show that the game is not hung. */
  readonly beat: () => void;
}

export function thinks(player: Player): boolean {
  return player !== 'random';
}

/** What this player answers for the seat. */
export function choose(player: Player, table: Table, seat: Seat): Option {
  const { run, match, chance } = table;
  const options = run.legal(seat);
  if (player === 'random' || match === null) return chance.pick('player:option', options);
  if (options.length === 1) return options[0]!;
  const seed = `${table.seed} ${run.position} ${seat}`;
  if (player === 'thumb') return ruleOfThumb(match, seat, seed);
  // The search asks for the time before every iteration. It always gets the same, and we get a sign of life.
  const now = () => {
    table.beat();
    return 0;
  };
  return search(match, seat, { seed, iterations: player.search, until: 1, now })[0]!.option;
}
