import { type AnyGame, type BotLevel, botAnswer, Match, type Seat } from '@dreadhouse/engine';
import { median, rounded } from './kit.ts';

/** What a person waits for: a bot's decision, in milliseconds. */
interface Waits {
  readonly median: number;
  readonly p95: number;
}

interface BotTimes {
  readonly thumb: Waits;
  readonly search: Waits;
  /** Positions that opinions or score have judged in a second of search. */
  readonly positionsPerSecond: number;
}

const SET_UPS = 12;
/** So many decisions of each match are timed, so many answers apart; the matches go on by the rule of thumb. */
const TIMED = 5;
const APART = 12;
/** The first matches are for the compiler. */
const WARM_UPS = 3;

/** Decisions with a choice, by the bots that people play with, over several set-ups and moments of a game. */
export function botTimes(given: AnyGame): BotTimes {
  const { game, judged } = counted(given);
  const thumb: number[] = [];
  const search: number[] = [];
  let positions = 0;
  for (let n = -WARM_UPS; n < SET_UPS; n++) {
    for (const { match, seat } of moments(game, n + WARM_UPS)) {
      const quick = timed(match, seat, 'thumb');
      const before = judged();
      const long = timed(match, seat, 'search');
      if (n < 0) continue;
      thumb.push(quick);
      search.push(long);
      positions += judged() - before;
    }
  }
  const seconds = search.reduce((sum, time) => sum + time, 0) / 1000;
  return { thumb: waits(thumb), search: waits(search), positionsPerSecond: rounded(positions / seconds) };
}

/** The same game, and how often it has judged a position. */
function counted(game: AnyGame): { game: AnyGame; judged: () => number } {
  let judged = 0;
  const { opinions, score } = game;
  if (opinions === undefined || score === undefined) throw new Error(`${game.id} has no bot that searches.`);
  const counting: AnyGame = {
    ...game,
    opinions: (state, seat, ask, options) => {
      judged += 1;
      return opinions(state, seat, ask, options);
    },
    score: (state, seat) => {
      judged += 1;
      return score(state, seat);
    },
  };
  return { game: counting, judged: () => judged };
}

function* moments(game: AnyGame, n: number): Iterable<{ match: Match<unknown>; seat: Seat }> {
  const players = Array.from({ length: game.seats.min }, (_, seat) => `Seat ${seat}`);
  const options = game.sampleOptions(n * 7, players.length);
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: `bench ${n}` } });
  if (!started.ok) throw new Error(started.why);
  const match: Match<unknown> = started.value;
  let left = TIMED;
  for (let since = 0; !match.over && left > 0; since++) {
    const seat = match.waitingFor()[0] as Seat;
    if (since >= APART && match.legal(seat).length > 1) {
      yield { match, seat };
      left -= 1;
      since = 0;
    }
    match.answer(seat, botAnswer(match, seat, 'thumb', `go on ${match.position}`).id);
  }
}

function timed(match: Match<unknown>, seat: Seat, level: BotLevel): number {
  const start = performance.now();
  botAnswer(match, seat, level);
  return performance.now() - start;
}

function waits(times: readonly number[]): Waits {
  const sorted = [...times].sort((a, b) => a - b);
  return { median: rounded(median(times)), p95: rounded(sorted[Math.floor(sorted.length * 0.95)] ?? 0) };
}
