import { expect, test, vi } from 'vitest';
import {
  fastChance,
  type GameEvent,
  isLeaving,
  type Option,
  playRandomly,
  type Rules,
  Run,
  runsStraight,
  Settled,
  settled,
} from '../src/index.ts';
import { Play } from '../src/play.ts';
import { END, type Tiny, type TinyState, tiny } from './tiny.ts';

type Straight = Parameters<typeof runsStraight<TinyState>>[1];

const AB = (): readonly Option[] => [{ id: 'a' }, { id: 'b' }];

function* never(): Rules<string> {
  yield* new Settled(undefined);
  throw new Error('This phase runs straight.');
}

/** A game whose phases can only be played straight. */
function game(phases: Straight) {
  const made = tiny(never, { first: 'one', phases: { one: never, two: never } });
  runsStraight(made.phases, phases);
  return made;
}

function runOf(made: ReturnType<typeof game>): Run<TinyState> {
  return new Run(made, made.initial({}, 2), fastChance('x'), 2);
}

const lastOption = (run: Run<TinyState>) => {
  const seat = run.waitingFor().at(-1)!;
  return { seat, option: run.legal(seat).at(-1)! };
};

const everyQuestion = (g: Tiny): string => {
  g.state.log.push(settled(g.ask(0, 'first', 'T-1', AB)).id);
  const { seat, option } = settled(g.askAny([0, 1], 'any', 'T-2', (one) => [{ id: `c${one}` }]));
  g.state.log.push(`${seat} ${option.id}`);
  const sealed = settled(g.askAll([0, 1], 'all', 'T-3', (one) => [{ id: `d${one}` }]));
  g.state.log.push(sealed.map(({ id }) => id).join(' '));
  g.state.log.push(String(settled(g.confirm(1, 'sure', 'T-4'))));
  return 'two';
};

test('what has no stops in it is what it is, and a rule that is over is what it came to', () => {
  const card = { id: 7 };
  expect(settled(5)).toBe(5);
  expect(settled(undefined)).toBeUndefined();
  expect(settled(card)).toBe(card);
  expect(settled(new Settled(card))).toBe(card);
});

test('a question that nobody has answered cannot be passed', () => {
  const play = new Play<TinyState>({ log: [], secret: 0 }, fastChance('x'), 1);
  expect(() => settled(play.ask(0, 'first', 'T-1', AB))).toThrow();
});

test('a player plays everything out from the first phase on, straight', () => {
  const run = runOf(game({ one: everyQuestion, two: () => END }));
  const phases: string[] = [];
  run.onPhase = ({ phase, position }) => phases.push(`${phase} ${position}`);
  run.playOut(lastOption);
  expect(run.over).toBe(true);
  expect(run.ask).toBeNull();
  expect(run.state.log).toEqual(['b', '1 c1', 'd0 d1', 'false']);
  expect(run.position).toBe(5);
  expect(phases).toEqual(['one 0', 'two 5']);
});

test('only phases that can run straight do, and only for somebody who plays out', () => {
  const stops = vi.fn(function* (g: Tiny): Rules<string> {
    g.state.log.push(`stops ${(yield* g.ask(0, 'which', 'T-1', AB)).id}`);
    return g.state.log.length < 3 ? 'one' : END;
  });
  const runs = vi.fn((g: Tiny) => {
    g.state.log.push(`runs ${settled(g.ask(0, 'which', 'T-1', AB)).id}`);
    return 'two';
  });
  const made = tiny(stops, { first: 'one', phases: { one: stops, two: stops } });
  runsStraight(made.phases, { one: runs });
  const run = runOf(made);
  run.begin('one');
  run.answer(0, run.legal(0)[0]!);
  expect(runs).not.toHaveBeenCalled();
  run.playOut(lastOption);
  expect(run.state.log).toEqual(['stops a', 'stops b', 'runs b', 'stops b']);
});

test('other phases than those that were built are left as they are', () => {
  const made = game({ one: () => END });
  const changed = { ...made, phases: { ...made.phases } };
  expect(() => runOf(changed).playOut(lastOption)).toThrow('This phase runs straight.');
});

test.each(['first', 'any', 'all', 'sure'])('the question "%s" stays on the table when the player leaves it', (kind) => {
  const run = runOf(game({ one: everyQuestion, two: () => END }));
  run.playOut((now) => (now.ask?.kind === kind ? null : lastOption(now)));
  expect(run.over).toBe(false);
  expect(run.ask?.kind).toBe(kind);
  expect(run.phase).toBe('one');
  expect(run.waitingFor()).toEqual({ first: [0], any: [0, 1], all: [0, 1], sure: [1] }[kind]);
  expect(run.legal(1).map(({ id }) => id)).toEqual({ first: [], any: ['c1'], all: ['d1'], sure: ['yes', 'no'] }[kind]);
  const before = structuredClone(run.state);
  expect(() => run.answer(1, { id: 'yes' })).toThrow('This run has been played out: nobody can go on with it.');
  expect(run.state).toEqual(before);
});

test('what was answered under seal before the player left is kept', () => {
  const run = runOf(game({ one: everyQuestion, two: () => END }));
  run.playOut((now) => (now.position < 3 ? lastOption(now) : null));
  expect(run.ask?.kind).toBe('all');
  expect(run.position).toBe(3);
  expect(run.waitingFor()).toEqual([0]);
});

test('what rules do finally is not due while they are left at a question', () => {
  const one = (g: Tiny): string => {
    try {
      return settled(g.ask(0, 'first', 'T-1', AB)).id === 'b' ? g.goTo('two') : END;
    } finally {
      if (!isLeaving()) g.state.log.push('finally');
    }
  };
  const left = runOf(game({ one, two: () => END }));
  left.playOut(() => null);
  expect(left.state.log).toEqual([]);
  expect(isLeaving()).toBe(false);
  const ended = runOf(game({ one, two: () => END }));
  ended.playOut(lastOption);
  expect(ended.state.log).toEqual(['finally']);
});

test('a phase or the game can end in the middle of a rule', () => {
  const events: GameEvent[] = [];
  const run = runOf(
    game({
      one: (g) => {
        const pick = settled(g.ask(0, 'first', 'T-1', AB));
        g.tell('all', 'told', { pick: pick.id });
        return pick.id === 'b' ? g.goTo('two') : END;
      },
      two: (g) => {
        g.state.log.push('two');
        return g.end();
      },
    }),
  );
  run.play.events = events;
  run.playOut(lastOption);
  expect(run.over).toBe(true);
  expect(run.state.log).toEqual(['two']);
  expect(events.map(({ kind, phase, position }) => `${kind} ${phase} ${position}`)).toEqual(['told one 1']);
});

test('a phase may hand its end on', () => {
  const run = runOf(game({ one: () => new Settled('two'), two: () => END }));
  run.playOut(lastOption);
  expect(run.over).toBe(true);
});

test('a rule that fails is named, with the rules that were running', () => {
  const failing = (): never => {
    throw new Error('no such room');
  };
  const strike = (_pick: Option): string => failing();
  const run = runOf(game({ one: (g) => strike(settled(g.ask(0, 'first', 'T-1', AB))), two: () => END }));
  expect(() => run.playOut(lastOption)).toThrow(/phase "one" failed: no such room\s+running: failing < strike < /);
  expect(run.play.atHand).toBeNull();
});

test('a rule that does not stop is stopped', () => {
  const run = runOf(
    game({
      one: (g) => {
        for (;;) g.tell('all', 'again');
      },
      two: () => END,
    }),
  );
  expect(() => run.playOut(lastOption)).toThrow('A rule of phase "one" does not stop.');
});

test('random play says whether it came to the end', () => {
  const made = game({ one: everyQuestion, two: () => END });
  expect(playRandomly(runOf(made), fastChance('p'))).toBe(true);
  const short = runOf(made);
  expect(playRandomly(short, fastChance('p'), 2)).toBe(false);
  expect(short.position).toBe(2);
  expect(short.ask?.kind).toBe('all');
});
