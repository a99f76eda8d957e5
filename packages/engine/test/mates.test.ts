import { describe, expect, test } from 'vitest';
import {
  BOT_LEVELS,
  botAnswer,
  type Game,
  Match,
  mayTell,
  type Seat,
  spokenTo,
  tellable,
  type Wish,
} from '../src/index.ts';
import { type HuntOptions, type HuntState, hunt } from './hunt/hunt.ts';
import { END, type TinyState, tiny } from './tiny.ts';

/** Two who walk along a street of six houses and win where it ends; `bid` is what going on is worth to them. */
interface Street {
  readonly bid: Readonly<Record<string, number>>;
  readonly lost?: string;
  /** Each answer rolls a die. */
  readonly dice?: true;
}

function street({ bid, lost, dice }: Street): Match<TinyState> {
  const at = (log: readonly string[], seat: Seat): number =>
    log.filter((one) => one === `${seat} on`).length - log.filter((one) => one === `${seat} back`).length;
  const game = tiny(
    function* (g) {
      for (let n = 0; n < 8; n++) {
        const seat = n % 2;
        const here = at(g.state.log, seat);
        const { id } = yield* g.ask(seat, 'walk', 'T-1', () => [
          { id: 'on', at: `house:${here + 1}` },
          { id: 'back', at: `house:${here - 1}` },
          { id: 'rest' },
          { id: 'ring', at: 'bell' },
        ]);
        g.state.log.push(`${seat} ${id}`);
        if (dice) g.roll('die', 6);
        g.tell('all', 'walked', { seat, id });
      }
      return END;
    },
    {
      seats: { min: 2, max: 2 },
      outcome: ({ log }) => ({ side: 'x', winners: log.some((one) => one.endsWith(lost ?? '-')) ? [] : [0, 1] }),
      opinions: (_state, _seat, _ask, options) =>
        options.map(({ id }) => ({ value: bid[id] ?? 0, why: id === 'rest' ? 'wait' : 'walk' })),
      thinking: { temperature: 0.5, iterations: 24, curiosity: 0, wildness: 0 },
      mates: {
        of: (_state, seat) => [1 - seat],
        open: ['walk'],
        places: ({ log }, seat) => [`house:${at(log, seat)}`],
        steps: (_state, from, to) =>
          to.startsWith('house:') ? Math.abs(Number(from.slice(6)) - Number(to.slice(6))) : null,
      },
    },
  );
  return begun(game, {}, 2);
}

function begun<S, O>(game: Game<S, O>, options: unknown, seats: number): Match<S> {
  const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: 'x' } });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

const told = (match: Match<TinyState>, level: (typeof BOT_LEVELS)[number], wish?: Wish): string =>
  botAnswer(match, 0, level, 'seed', undefined, wish).id;

describe('a bot that is told what to do', () => {
  const match = street({ bid: { rest: 1 } });

  test.each(BOT_LEVELS)('goes where it is sent, as %s', (level) => {
    expect(told(match, level, { kind: 'at', at: 'house:3' })).toBe('on');
    expect(told(match, level, { kind: 'at', at: 'house:-2' })).toBe('back');
  });

  test('deals with what options point at, gives the answer that is wished for, and leans as it is asked to', () => {
    expect(told(match, 'thumb', { kind: 'at', at: 'bell' })).toBe('ring');
    expect(told(match, 'thumb', { kind: 'option', option: 'back' })).toBe('back');
    const eager = street({ bid: { on: 1 } });
    expect(told(eager, 'thumb')).toBe('on');
    expect(told(eager, 'thumb', { kind: 'why', why: 'wait' })).toBe('rest');
  });

  test.each(BOT_LEVELS)('plays as it would have without a wish that nothing serves, as %s', (level) => {
    expect(told(match, level, { kind: 'option', option: 'fly' })).toBe(told(match, level));
  });

  test('does not do what costs too much: by its rule of thumb, or when it has played it through', () => {
    expect(told(street({ bid: { rest: 9 } }), 'thumb', { kind: 'at', at: 'house:3' })).toBe('rest');
    const deadly = street({ bid: { rest: 1 }, lost: '0 on' });
    expect(told(deadly, 'thumb', { kind: 'at', at: 'house:3' })).toBe('on');
    expect(told(deadly, 'search', { kind: 'at', at: 'house:3' })).not.toBe('on');
  });
});

describe('what a bot says of its answer', () => {
  const match = street({ bid: { on: 1 } });
  const heard = (option: string, wish: Wish) => spokenTo(match, 1, 0, option, wish)?.heard;

  test('what for, and what it means to do next', () => {
    const spoken = spokenTo(match, 1, 0, 'on');
    expect(spoken?.reason).toEqual({ why: 'walk' });
    expect(spoken?.plan.map(({ option: { id, at } }) => [id, at])).toEqual([
      ['on', 'house:2'],
      ['on', 'house:3'],
      ['on', 'house:4'],
    ]);
    expect(spoken?.heard).toBeNull();
  });

  test('but nothing that luck may change, and nothing where it only waits', () => {
    const dicey = street({ bid: { on: 1 }, dice: true });
    expect(spokenTo(dicey, 1, 0, 'on')).toEqual({ reason: { why: 'walk' }, plan: [], heard: null });
    expect(spokenTo(match, 1, 0, 'rest')).toBeNull();
    expect(spokenTo(match, 1, 0, 'rest', { kind: 'option', option: 'fly' })?.heard).toBe('cannot');
  });

  test('and what becomes of a wish', () => {
    expect(heard('on', { kind: 'at', at: 'house:1' })).toBe('done');
    expect(heard('on', { kind: 'at', at: 'house:3' })).toBe('doing');
    expect(heard('rest', { kind: 'at', at: 'house:3' })).toBe('would-not');
    expect(heard('ring', { kind: 'at', at: 'bell' })).toBe('done');
    expect(heard('on', { kind: 'option', option: 'fly' })).toBe('cannot');
    expect(heard('rest', { kind: 'why', why: 'wait' })).toBe('doing');
  });

  test('to nobody but those who are on its side, and not to itself', () => {
    expect(spokenTo(match, 0, 0, 'on')).toBeNull();
    expect(mayTell(match, 1, 0)).toBe(true);
    expect(mayTell(match, 0, 0)).toBe(false);
    expect(mayTell(match, 7, 0)).toBe(false);
    const { mates: _, ...alone } = match.game;
    expect(spokenTo(begun(alone, {}, 2), 1, 0, 'on')).toBeNull();
    expect(tellable(begun(alone, {}, 2), 1, 0)).toBeNull();
  });

  test('nothing of an answer that was given under seal, and the same in every world that the listener could be in', () => {
    const sealed = begun<HuntState, HuntOptions>(hunt, { nights: 3 }, 3);
    for (const seat of [0, 1, 2]) sealed.answer(seat, 'hide');
    expect(sealed.run.ask?.kind).toBe('guess');
    expect(spokenTo(sealed, 1, 0, 'attic')).toBeNull();
  });
});

describe('what a bot can be told', () => {
  const match = street({ bid: { on: 1 } });

  test('is what its next move offers, and where its side goes', () => {
    match.answer(0, 'on');
    const can = tellable(match, 1, 0);
    expect(can?.kind).toBe('walk');
    expect(can?.answers.map(({ id }) => id)).toEqual(['on', 'back', 'rest', 'ring']);
    expect(can?.reasons).toEqual(['walk', 'wait']);
    expect(can?.here).toEqual(['house:0']);
    expect(can?.places).toEqual(['house:-1', 'house:2']);
  });
});
