import { describe, expect, test } from 'vitest';
import {
  botAnswer,
  fastChance,
  firstEvening,
  greedy,
  Match,
  type Option,
  randomAnswer,
  ruleOfThumb,
  search,
} from '../src/index.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';
import { END, tiny } from './tiny.ts';

type Player = (match: Match<HuntState>, seat: number, seed: string) => Option;

const random: Player = (match, _seat, seed) => randomAnswer(match.run, fastChance(seed)).option;
const searching: Player = (match, seat, seed) => search(match, seat, { seed, iterations: 30 })[0]!.option;

function wins(player: Player, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const started = Match.start(hunt, {
      options: { nights: 9 },
      players: ['a', 'b', 'c'],
      luck: { kind: 'fast', seed: `${n}` },
    });
    if (!started.ok) throw new Error(started.why);
    const match = started.value;
    while (!match.over) {
      const seat = match.waitingFor()[0]!;
      match.answer(seat, player(match, seat, `${n} ${match.position}`).id);
    }
    if (match.outcome?.side === 'survivors') won += 1;
  }
  return won;
}

test('each level plays better than the one below it', () => {
  const [chance = 0, newcomer = 0, thumb = 0] = [random, firstEvening, ruleOfThumb].map((player) => wins(player, 40));
  expect(newcomer).toBeGreaterThan(chance);
  expect(thumb).toBeGreaterThan(newcomer);
  expect(wins(greedy, 40)).toBeGreaterThan(chance);
  expect(wins(searching, 40)).toBeGreaterThanOrEqual(thumb);
});

test('on a first evening nothing is impossible, and what is good is the most likely', () => {
  const game = tiny(
    function* (g) {
      yield* g.ask(0, 'way', 'T-1', () => [{ id: 'stairs' }, { id: 'rope' }, { id: 'window' }]);
      return END;
    },
    {
      opinions: (_state, _seat, _ask, options) =>
        options.map(({ id }) => ({ value: { stairs: 3, rope: 2, window: 0 }[id] ?? 0, why: 'way' })),
    },
  );
  const started = Match.start(game, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
  if (!started.ok) throw new Error(started.why);
  const counts = { stairs: 0, rope: 0, window: 0 };
  for (let n = 0; n < 500; n++) {
    const { id } = botAnswer(started.value, 0, 'newcomer', `evening ${n}`);
    if (id === 'stairs' || id === 'rope' || id === 'window') counts[id] += 1;
  }
  expect(counts.window).toBeGreaterThan(5);
  expect(counts.rope).toBeGreaterThan(2 * counts.window);
  expect(counts.stairs).toBeGreaterThan(2 * counts.rope);
});

describe('search', () => {
  const coin = tiny(
    function* (g) {
      const { id } = yield* g.ask(0, 'bet', 'T-1', () => [{ id: 'safe' }, { id: 'risky' }, { id: 'foolish' }]);
      const odds = { safe: 90, risky: 50, foolish: 10 }[id] ?? 0;
      g.state.log.push(g.roll('coin', 100) <= odds ? 'won' : 'lost');
      return END;
    },
    { outcome: (state) => ({ side: state.log[0] ?? '', winners: state.log[0] === 'won' ? [0] : [] }) },
  );

  function match() {
    const started = Match.start(coin, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
    if (!started.ok) throw new Error(started.why);
    return started.value;
  }

  test('finds the best bet and estimates its chances', () => {
    const [best] = search(match(), 0, { seed: 's', iterations: 2000 });
    expect(best?.option.id).toBe('safe');
    expect(best?.value).toBeCloseTo(0.9, 1);
  });

  test('gives the same answer for the same seed and number of iterations', () => {
    const once = search(match(), 0, { seed: 's', iterations: 300 });
    expect(search(match(), 0, { seed: 's', iterations: 300 })).toEqual(once);
    expect(search(match(), 0, { seed: 't', iterations: 300 })).not.toEqual(once);
  });

  test('stops when its time is up', () => {
    let clock = 0;
    const considered = search(match(), 0, { seed: 's', iterations: 10_000, until: 20, now: () => clock++ });
    expect(considered.reduce((sum, one) => sum + one.visits, 0)).toBe(20);
  });

  test('a bot answers with what it has found out when its time is up', () => {
    let clock = 0;
    let looks = 0;
    const slow = () => {
      looks += 1;
      clock += 400;
      return clock;
    };
    expect(botAnswer(match(), 0, 'search', 's', slow).id).toBe('safe');
    expect(looks).toBeLessThan(8);
  });

  test('does not know what is hidden', () => {
    // The true secret makes "a" right; from what the seat knows, "b" is right three times in four.
    const guess = tiny(
      function* (g) {
        const { id } = yield* g.ask(0, 'guess', 'T-1', () => [{ id: 'a' }, { id: 'b' }]);
        g.state.log.push((g.state.secret === 0) === (id === 'a') ? 'won' : 'lost');
        return END;
      },
      {
        outcome: (state) => ({ side: state.log[0] ?? '', winners: state.log[0] === 'won' ? [0] : [] }),
        imagine: (state, _seat, chance) => {
          state.secret = chance.below('secret', 4);
        },
      },
    );
    const started = Match.start(guess, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
    if (!started.ok) throw new Error(started.why);
    expect(search(started.value, 0, { seed: 's', iterations: 500 })[0]?.option.id).toBe('b');
  });
});
