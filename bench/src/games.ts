import { type AnyGame, fastChance, playRandomly, Run } from '@dreadhouse/engine';
import { REGISTERED } from '@dreadhouse/registry';
import { botTimes } from './bots.ts';
import { trivialMoves, trivialReductions } from './game/trivial.ts';
import { interleave, perSecond, ratio, rounded, table, writeResults } from './kit.ts';

/**
 * What people wait for, a bot's decision, and our games played at random, beside the least that boardgame.io can be asked to do:
 * `npm run bench:games`. A random decision of ours is a whole rule with everything that follows from it; a move of theirs adds one to a
 * number. Between two runs compare the ratios, never the times.
 *
 * Both sides run as they are shipped: ours is bundled first, because `tsx` gives every function its name anew each time it is made, for
 * the sake of stack traces, and theirs comes built.
 */
const ROUNDS = 21;
/**
 * A whole game is hundreds of functions, their trivial move a few dozen: everybody is measured once the compiler is done with them. In
 * the first rounds a decision of ours takes twice as long as later on.
 */
const WARM_UPS = 60;
/** Games and moves in a portion: about as long for either side. */
const PORTION = 300;
const MOVES = 4000;
/** How often each set-up is played in a row: as often as a bot that searches does for a single decision. Theirs is one throughout. */
const IN_A_ROW = 30;

/** Random games over all that the game has: films, missions, heroines, modes; each set-up so many times in a row. */
function randomGames(game: AnyGame, inARow: number): () => number {
  let played = 0;
  return () => {
    let decisions = 0;
    for (let i = 0; i < PORTION; i++) {
      const seats = game.seats.min;
      const options = game.sampleOptions(Math.floor(played / inARow), seats);
      const run = new Run(game, game.initial(options, seats), fastChance(`luck ${played}`), seats);
      run.begin(game.first);
      playRandomly(run, fastChance(`player ${played}`));
      decisions += run.position;
      played += 1;
    }
    return decisions;
  };
}

async function main(): Promise<void> {
  const results: Record<string, unknown> = {};
  const waiting: (string | number)[][] = [
    ['', 'thumb, median ms', 'p95', 'best bot, median ms', 'p95', 'positions/s in search'],
  ];
  const rows: (string | number)[][] = [
    ['', 'random decisions/s', 'their trivial moves/s', 'ratio', 'always another set-up', '(bare reducer)', 'ratio'],
  ];
  for (const { id, load } of REGISTERED) {
    const game = await load();
    const bots = botTimes(game);
    const { thumb, search, positionsPerSecond } = bots;
    waiting.push([id, thumb.median, thumb.p95, search.median, search.p95, positionsPerSecond]);
    const timings = await interleave(
      {
        ours: randomGames(game, IN_A_ROW),
        mixed: randomGames(game, 1),
        client: () => trivialMoves(MOVES),
        reducer: () => trivialReductions(MOVES),
      },
      ROUNDS,
      WARM_UPS,
    );
    const decisionsRatio = ratio(timings.client, timings.ours);
    const mixedDecisionsRatio = ratio(timings.client, timings.mixed);
    const reducerRatio = ratio(timings.reducer, timings.ours);
    const raw = {
      decisionsPerSecond: rounded(perSecond(timings.ours)),
      theirMovesPerSecond: rounded(perSecond(timings.client)),
      theirReductionsPerSecond: rounded(perSecond(timings.reducer)),
    };
    results[id] = { bots, decisionsRatio, mixedDecisionsRatio, reducerRatio, raw };
    rows.push([
      id,
      raw.decisionsPerSecond,
      raw.theirMovesPerSecond,
      decisionsRatio,
      mixedDecisionsRatio,
      raw.theirReductionsPerSecond,
      reducerRatio,
    ]);
  }
  console.log(`${table(waiting)}\n\n${table(rows)}`);
  console.log(`\nWritten to ${writeResults('games', results)}`);
}

await main();
