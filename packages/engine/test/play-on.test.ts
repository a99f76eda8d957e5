import { expect, test } from 'vitest';
import { fastChance, type GameEvent, type Rules, Run, randomAnswer, Settled } from '../src/index.ts';
import { hunt } from './hunt/hunt.ts';
import { END, type Tiny, tiny } from './tiny.ts';

function huntRun(n: number) {
  const events: GameEvent[] = [];
  const run = new Run(hunt, hunt.initial(hunt.sampleOptions(n, 3), 3), fastChance(`luck ${n}`), 3);
  run.play.events = events;
  run.begin(hunt.first);
  return { run, events };
}

test('a player at hand makes the same game as answers one by one', () => {
  for (let n = 0; n < 20; n++) {
    const one = huntRun(n);
    const chance = fastChance(`player ${n}`);
    while (!one.run.over) {
      const { seat, option } = randomAnswer(one.run, chance);
      one.run.answer(seat, option);
    }
    const other = huntRun(n);
    const sameChance = fastChance(`player ${n}`);
    other.run.playOn(() => randomAnswer(other.run, sameChance));
    expect(other.run.over).toBe(true);
    expect(other.run.position).toBe(one.run.position);
    expect(other.run.state).toEqual(one.run.state);
    expect(other.events).toEqual(one.events);
  }
});

const threeQuestions = tiny(function* (g) {
  g.state.log.push((yield* g.ask(0, 'first', 'T-1', () => [{ id: 'a' }, { id: 'b' }])).id);
  const { seat, option } = yield* g.askAny([0, 1], 'any', 'T-2', (one) => [{ id: `c${one}` }]);
  g.state.log.push(`${seat} ${option.id}`);
  const sealed = yield* g.askAll([0, 1], 'all', 'T-3', (one) => [{ id: `d${one}` }]);
  g.state.log.push(sealed.map(({ id }) => id).join(' '));
  g.state.log.push(String(yield* g.confirm(1, 'sure', 'T-4')));
  return END;
});

function tinyRun(game = threeQuestions) {
  const run = new Run(game, game.initial({}, 2), fastChance('x'), 2);
  run.begin(game.first);
  return run;
}

const lastOption = (run: ReturnType<typeof tinyRun>) => {
  const seat = run.waitingFor().at(-1)!;
  return { seat, option: run.legal(seat).at(-1)! };
};

test('it answers for one seat, for any of several, under seal, and yes or no', () => {
  const run = tinyRun();
  run.playOn(lastOption);
  expect(run.state.log).toEqual(['b', '1 c1', 'd0 d1', 'false']);
  expect(run.position).toBe(5);
});

test('without an answer the question stays on the table, and somebody else can go on', () => {
  const run = tinyRun();
  run.playOn((now) => (now.position < 1 ? lastOption(now) : null));
  expect(run.ask?.kind).toBe('any');
  expect(run.waitingFor()).toEqual([0, 1]);
  expect(run.position).toBe(1);
  run.answer(0, run.legal(0)[0]!);
  expect(run.ask?.kind).toBe('all');
  expect(run.position).toBe(2);
});

test('after somebody who plays out nobody can go on, also where the rules could', () => {
  const run = tinyRun();
  run.playOut((now) => (now.position < 1 ? lastOption(now) : null));
  expect(run.ask?.kind).toBe('any');
  expect(run.legal(0).map(({ id }) => id)).toEqual(['c0']);
  expect(() => run.answer(0, run.legal(0)[0]!)).toThrow('This run has been played out: nobody can go on with it.');
});

test('a rule that fails is named, and the player is gone', () => {
  const run = tinyRun(
    tiny(function* (g) {
      yield* g.ask(0, 'first', 'T-1', () => [{ id: 'a' }]);
      yield* g.ask(0, 'second', 'T-2', () => []);
      return END;
    }),
  );
  expect(() => run.playOn(lastOption)).toThrow('Nothing can be answered to "second" (T-2).');
  expect(run.play.atHand).toBeNull();
});

test('a rule that is over already says what it came to, as often as it is asked', () => {
  const five = new Settled(5);
  const unasked = (_g: Tiny): Rules<number> => five;
  const run = tinyRun(
    tiny(function* (g) {
      g.state.secret = (yield* unasked(g)) + (yield* unasked(g));
      return END;
    }),
  );
  expect(run.over).toBe(true);
  expect(run.state.secret).toBe(10);
});
