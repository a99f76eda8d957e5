import { bestRated, type Chance, fastChance, type Game, Run, randomAnswer } from '@dreadhouse/engine';
import type { Haunt } from '../content/types.ts';
import type { BetrayalOptions } from '../options.ts';
import { mineOf } from '../rules/in-play.ts';
import { lookAt } from '../rules/table.ts';
import { betrayalSeats } from '../seats.ts';
import type { BetrayalState } from '../state.ts';
import { type Finding, odd, wrong } from './finding.ts';

type BetrayalGame = Game<BetrayalState, BetrayalOptions>;

/** What became of the games of a haunt with one number of players. */
export interface Played {
  readonly seats: number;
  readonly games: number;
  /** By how they ended: `heroes laid`. */
  readonly endings: Readonly<Record<string, number>>;
  /** How many of those by the rule of thumb were decided by BH-R-14, because they had lasted too long; chance is after nothing. */
  readonly stalled: number;
  /** How often each seat was among the winners. */
  readonly winsOfSeats: readonly number[];
  readonly failures: readonly { readonly seed: string; readonly error: string }[];
}

const MOST_ANSWERS = 20_000;
/** Who plays: always the rule of thumb, or chance in every other game. */
export type Players = 'thumb' | 'thumb-and-chance';

/** Plays a haunt with every number of players. */
export function playHaunt(
  game: BetrayalGame,
  def: Haunt,
  games: number,
  seed: string,
  players: Players = 'thumb-and-chance',
): Played[] {
  const isByThumb = (n: number): boolean => players === 'thumb' || n % 2 === 0;
  return betrayalSeats().map((seats) => {
    const endings: Record<string, number> = {};
    const failures: { seed: string; error: string }[] = [];
    const winsOfSeats = Array.from({ length: seats }, () => 0);
    let stalled = 0;
    for (let n = 0; n < games; n++) {
      const own = `${seed}:${def.number}:${seats}:${n}`;
      try {
        const { side, why, winners } = playOne(game, def, { seats, n, seed: own, byThumb: isByThumb(n) });
        endings[`${side} ${why}`] = (endings[`${side} ${why}`] ?? 0) + 1;
        for (const seat of winners) winsOfSeats[seat] = (winsOfSeats[seat] ?? 0) + 1;
        if (why === 'progress' && isByThumb(n)) stalled += 1;
      } catch (error) {
        failures.push({ seed: own, error: error instanceof Error ? error.message : String(error) });
      }
    }
    return { seats, games, endings, stalled, winsOfSeats, failures };
  });
}

interface OneGame {
  readonly seats: number;
  readonly n: number;
  readonly seed: string;
  readonly byThumb: boolean;
}

function playOne(game: BetrayalGame, def: Haunt, { seats, n, seed, byThumb }: OneGame) {
  const options = { ...game.sampleOptions(n, seats), haunt: def.number };
  const run = new Run(game, game.initial(options, seats), fastChance(seed), seats);
  const chance = fastChance(`${seed} player`);
  run.onPhase = () => checkProgress(run.state);
  run.begin(game.first);
  while (!run.over) {
    if (run.position > MOST_ANSWERS) throw new Error(`it has not ended after ${MOST_ANSWERS} answers`);
    answer(run, chance, byThumb);
  }
  if (run.state.result === null) throw new Error('it has ended, and nobody has won');
  return run.state.result;
}

function answer(run: Run<BetrayalState>, chance: Chance, byThumb: boolean): void {
  if (!byThumb) {
    const { seat, option } = randomAnswer(run, chance);
    return run.answer(seat, option);
  }
  const seat = chance.pick('player:seat', run.waitingFor());
  run.answer(seat, bestRated(run, seat, chance));
}

/** BH-R-14: progress is a share, from 0 to 1. */
function checkProgress(state: BetrayalState): void {
  if (state.haunt === null || state.result !== null) return;
  const g = lookAt(state);
  const me = mineOf(g);
  const { progress } = me.thing as Haunt;
  const shares =
    'each' in progress
      ? state.explorers.map((_, seat) => progress.each(g, me, seat))
      : [progress.heroes(g, me), progress.traitor(g, me)];
  const bad = shares.find((share) => !(share >= 0 && share <= 1));
  if (bad !== undefined) throw new Error(`progress must be from 0 to 1, not ${bad}`);
}

/** What the games show: failures, endings that never came, and games that last too long. */
export function checkPlayed({ ends }: Haunt, played: readonly Played[]): Finding[] {
  const failures = played.flatMap(({ seats, failures: all }) =>
    all.slice(0, 2).map(({ seed, error }) => wrong(`with ${seats} players, seed ${seed}: ${error}`)),
  );
  const games = played.reduce((sum, one) => sum + one.games, 0);
  const never = [...new Set(ends.map(({ side, why }) => `${side} ${why}`))]
    .filter((ending) => played.every(({ endings }) => endings[ending] === undefined))
    .map((ending) => odd(`the ending "${ending}" was never reached in ${games} games`));
  const stalled = played.reduce((sum, one) => sum + one.stalled, 0);
  const long =
    stalled > 0.05 * games
      ? [
          odd(
            `${stalled} of ${games} games lasted too long, though nobody played by chance, and were decided by progress`,
          ),
        ]
      : [];
  return [...failures, ...never, ...long];
}
