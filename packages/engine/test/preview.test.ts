import { expect, test } from 'vitest';
import { Match, preview } from '../src/index.ts';
import { END, tiny } from './tiny.ts';

const game = tiny(
  function* (g) {
    const { id } = yield* g.ask(0, 'act', 'T-1', () => [
      { id: 'roll' },
      { id: 'draw' },
      { id: 'wait' },
      { id: 'many' },
    ]);
    if (id === 'roll') g.state.log.push(g.rollDice('die', 6, 2).includes(6) ? 'hit' : 'miss');
    if (id === 'many') g.state.log.push(g.rollDice('die', 6, 9).includes(6) ? 'hit' : 'miss');
    if (id === 'draw') g.reveal(0, 'drawn', { card: g.state.secret });
    if (id === 'draw') g.state.log.push(g.state.secret > 2 ? 'high' : 'low');
    return END;
  },
  {
    initial: () => ({ log: [], secret: 5 }),
    imagine: (state, _seat, chance) => {
      state.secret = chance.below('secret', 4);
    },
  },
);

function look(option: string) {
  const started = Match.start(game, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
  if (!started.ok) throw new Error(started.why);
  const before = JSON.stringify(started.value.state);
  const result = preview(started.value, 0, option, (run) => run.state.log[0] ?? 'nothing', { samples: 2000 });
  expect(JSON.stringify(started.value.state)).toBe(before);
  return result;
}

test('dice give exact odds', () => {
  const { exact, tries, outcomes } = look('roll');
  expect({ exact, tries }).toEqual({ exact: true, tries: 36 });
  expect(outcomes.map((one) => one.outcome)).toEqual(['miss', 'hit']);
  expect(outcomes[1]?.odds).toBeCloseTo(11 / 36);
});

test('an option without luck is certain', () => {
  expect(look('wait')).toEqual({ exact: true, tries: 1, outcomes: [{ outcome: 'nothing', odds: 1 }] });
});

test('hidden things give estimates, from worlds that the seat could be in', () => {
  const { exact, outcomes } = look('draw');
  expect(exact).toBe(false);
  // The hidden number is really 5; the seat only knows that it is one of four.
  expect(outcomes.find((one) => one.outcome === 'high')?.odds).toBeCloseTo(0.25, 1);
});

test('too many dice are estimated too', () => {
  const { exact, outcomes } = look('many');
  expect(exact).toBe(false);
  expect(outcomes.find((one) => one.outcome === 'hit')?.odds).toBeCloseTo(1 - (5 / 6) ** 9, 1);
});

test('an option that is not offered cannot be previewed', () => {
  expect(() => look('fly')).toThrow('cannot answer "fly"');
});
