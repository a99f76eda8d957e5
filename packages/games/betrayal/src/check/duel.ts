import { bestRated, fastChance, type Game, Match, type Option, type Seat, search } from '@dreadhouse/engine';
import type { Haunt } from '../content/types.ts';
import type { BetrayalOptions } from '../options.ts';
import { secretSeat } from '../rules/endings.ts';
import { betrayalSeats } from '../seats.ts';
import type { BetrayalState } from '../state.ts';

type BetrayalGame = Game<BetrayalState, BetrayalOptions>;

/** Who thinks ahead: all heroes, the traitor, or one of those who play alone, each seat in turn. */
export type Thinkers = 'heroes' | 'traitor' | 'one';

export interface DuelPlan {
  readonly thinkers: Thinkers;
  /** With each number of players. */
  readonly games: number;
  readonly seed: string;
  /** As many as the game's bots play where nothing is said. */
  readonly iterations?: number | undefined;
  /** Milliseconds; the game has no clock of its own. */
  readonly now: () => number;
}

/** The same tables twice, with the same luck up to the haunt: a side that thinks ahead against the same side by the rule of thumb. */
export interface Duel {
  readonly games: number;
  /** How many of them the side has won by thinking, and by the rule of thumb. */
  readonly bySearch: number;
  readonly byThumb: number;
  /** Games that only one of them has won. */
  readonly onlyBySearch: number;
  readonly onlyByThumb: number;
  /** How long each decision took that left a choice, in milliseconds. */
  readonly times: readonly number[];
}

interface Place {
  readonly seats: number;
  readonly n: number;
  readonly seed: string;
}

/** Whether a haunt has such a side. */
export function hasSide({ type }: Haunt, thinkers: Thinkers): boolean {
  if (thinkers === 'one') return type === 'alone';
  return type === 'traitor' || type === 'hidden' || (type === 'none' && thinkers === 'heroes');
}

/** Plays a haunt with every number of players; the other side always plays by the rule of thumb. */
export function duelHaunt(game: BetrayalGame, def: Haunt, plan: DuelPlan): Duel {
  const times: number[] = [];
  const pairs = betrayalSeats().flatMap((seats) =>
    Array.from({ length: plan.games }, (_, n) => {
      const place = { seats, n, seed: `${plan.seed}:${def.number}:${seats}:${n}` };
      const thumb = hasWon(
        playOn(game, def, place, () => null),
        plan,
        place,
      );
      const think = thinker(plan, place, times);
      return { thumb, search: hasWon(playOn(game, def, place, think), plan, place) };
    }),
  );
  return {
    games: pairs.length,
    bySearch: pairs.filter(({ search: won }) => won).length,
    byThumb: pairs.filter(({ thumb }) => thumb).length,
    onlyBySearch: pairs.filter((pair) => pair.search && !pair.thumb).length,
    onlyByThumb: pairs.filter((pair) => pair.thumb && !pair.search).length,
    times,
  };
}

/** What a seat that thinks answers, or null where it does not think. */
type Think = (match: Match<BetrayalState>, seat: Seat) => Option | null;

function thinker({ thinkers, iterations, now }: DuelPlan, place: Place, times: number[]): Think {
  return (match, seat) => {
    if (!isThinker(match.state, seat, thinkers, place) || match.legal(seat).length < 2) return null;
    const since = now();
    const seed = `${place.seed} ${match.position}`;
    const [best] = search(match, seat, { seed, ...(iterations === undefined ? {} : { iterations }) });
    times.push(now() - since);
    return best?.option ?? null;
  };
}

/** Nobody has a side before the haunt. */
function isThinker(state: BetrayalState, seat: Seat, thinkers: Thinkers, { seats, n }: Pick<Place, 'seats' | 'n'>) {
  if (state.haunt === null) return false;
  if (thinkers === 'one') return seat === n % seats;
  const evil = state.haunt.traitor ?? secretSeat({ state });
  return (seat === evil) === (thinkers === 'traitor');
}

function playOn(game: BetrayalGame, def: Haunt, { seats, n, seed }: Place, think: Think): BetrayalState {
  const options = { ...game.sampleOptions(n, seats), haunt: def.number };
  const players = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const started = Match.start(
    game,
    { options, players, luck: { kind: 'fast', seed } },
    { events: false, marks: false },
  );
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const chance = fastChance(`${seed} player`);
  while (!match.over) {
    const seat = chance.pick('player:seat', match.waitingFor());
    const { id } = think(match, seat) ?? bestRated(match.run, seat, chance);
    const applied = match.answer(seat, id);
    if (!applied.ok) throw applied.error ?? new Error(`"${id}" is refused: ${applied.why}`);
  }
  return match.state;
}

function hasWon({ result }: BetrayalState, { thinkers }: DuelPlan, { seats, n }: Place): boolean {
  if (result === null) return false;
  return thinkers === 'one' ? result.winners.includes(n % seats) : result.side === thinkers;
}
