import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import { type AnyGame, fastChance, playRandomly, Run } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';
import { trivialMoves, trivialReductions } from './game/trivial.ts';
import { interleave, perSecond, ratio, rounded, table, writeResults } from './kit.ts';

/**
 * Our games, played at random, beside the least that boardgame.io can be asked to do: `npm run bench:games`. A decision of ours is a
 * whole rule with everything that follows from it; a move of theirs adds one to a number. Compare the ratios, never the times.
 *
 * Both sides run as they are shipped: ours is bundled first, because `tsx` gives every function its name anew each time it is made, for
 * the sake of stack traces, and theirs comes built.
 */
const ROUNDS = 11;
/**
 * A whole game is hundreds of functions, their trivial move a few dozen: everybody is measured once the compiler is done with them. In
 * the first rounds a decision of ours takes twice as long as later on.
 */
const WARM_UPS = 120;
const GAMES: Record<string, AnyGame> = {
  'army-of-the-dead': armyOfTheDead,
  'final-girl': finalGirl,
  terrorscape,
};

let played = 0;

/** Random games over all that the game has: films, missions, heroines, modes. */
function randomGames(game: AnyGame, games: number): number {
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    played += 1;
    const seats = game.seats.min;
    const run = new Run(
      game,
      game.initial(game.sampleOptions(played, seats), seats),
      fastChance(`luck ${played}`),
      seats,
    );
    playRandomly(run, fastChance(`player ${played}`));
    decisions += run.position;
  }
  return decisions;
}

async function main(): Promise<void> {
  const results: Record<string, unknown> = {};
  const rows: (string | number)[][] = [
    ['', 'decisions/s', 'their trivial moves/s', 'ratio', '(bare reducer)', 'ratio'],
  ];
  for (const [id, game] of Object.entries(GAMES)) {
    const timings = await interleave(
      { ours: () => randomGames(game, 150), client: () => trivialMoves(4000), reducer: () => trivialReductions(4000) },
      ROUNDS,
      WARM_UPS,
    );
    const decisionsRatio = ratio(timings.client, timings.ours);
    const reducerRatio = ratio(timings.reducer, timings.ours);
    const raw = {
      decisionsPerSecond: rounded(perSecond(timings.ours)),
      theirMovesPerSecond: rounded(perSecond(timings.client)),
      theirReductionsPerSecond: rounded(perSecond(timings.reducer)),
    };
    results[id] = { decisionsRatio, reducerRatio, raw };
    rows.push([
      id,
      raw.decisionsPerSecond,
      raw.theirMovesPerSecond,
      decisionsRatio,
      raw.theirReductionsPerSecond,
      reducerRatio,
    ]);
  }
  console.log(table(rows));
  console.log(`\nWritten to ${writeResults('games', results)}`);
}

await main();
