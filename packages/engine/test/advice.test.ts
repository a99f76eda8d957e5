import { describe, expect, test } from 'vitest';
import {
  advise,
  BOT_LEVELS,
  botAnswer,
  type Game,
  isBinding,
  judge,
  Match,
  oddsOf,
  outlooksOf,
  type Phase,
  type Play,
  ratings,
  withOutlooks,
} from '../src/index.ts';
import { END, type TinyState, tiny } from './tiny.ts';

const VALUES: Readonly<Record<string, number>> = { look: 1, roll: 0, wait: -0.5 };

/** Three answers: one turns a card over, one rolls a die, one does neither. Whoever looks wins. */
const choice = (more: Partial<Game<TinyState>> = {}): Game<TinyState> =>
  tiny(
    function* (g) {
      const { id } = yield* g.ask(0, 'choose', 'T-1', () => Object.keys(VALUES).map((one) => ({ id: one })));
      if (id === 'look') g.reveal(0, 'seen', { secret: g.state.secret });
      if (id === 'roll') g.roll('die', 6);
      g.state.log.push(id);
      yield* g.ask(0, 'sure', 'T-1', () => [{ id: 'yes' }, { id: 'no' }]);
      return END;
    },
    {
      outcome: ({ log }) => ({ side: 'x', winners: log[0] === 'look' ? [0] : [] }),
      opinions: (_state, _seat, _ask, options) =>
        options.map(({ id }) => ({ value: VALUES[id] ?? 0, why: `to-${id}` })),
      thinking: { temperature: 0.5, iterations: 12 },
      ...more,
    },
  );

function matchOf(game: Game<TinyState>): Match<TinyState> {
  const started = Match.start(game, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

describe('what comes of opinions', () => {
  test('an option is liked e times less for every so much that it is worth less', () => {
    const { run } = matchOf(choice());
    const liked = [1, Math.exp(-2), Math.exp(-3)].map((liking) => expect.closeTo(liking, 12));
    expect(ratings(run, 0, run.legal(0))).toEqual(liked);
  });

  test('where a game has none, all options are liked alike, and there is no advice', () => {
    const { opinions: _, ...silent } = choice();
    const match = matchOf(silent);
    expect(ratings(match.run, 0, match.legal(0))).toEqual([1, 1, 1]);
    expect(advise(match, 0)).toEqual([]);
  });

  test('advice names the best answers with their chances and reasons', () => {
    const advice = advise(matchOf(choice()), 0);
    expect(advice[0]).toEqual({
      ...{ option: 'look', chance: 1, reason: { why: 'to-look' }, obvious: true, contrasts: [], plan: [] },
    });
    expect(advice.slice(1).map(({ option, reason: { why } }) => [option, why])).toEqual(
      expect.arrayContaining([
        ['roll', 'to-roll'],
        ['wait', 'to-wait'],
      ]),
    );
  });

  test('advice says what would follow: the next moves of the same kind, each with its reason, and no more than three', () => {
    const moves = tiny(
      function* (g) {
        for (let n = 0; n < 6; n++) {
          const { id } = yield* g.ask(0, 'move', 'T-1', () => [{ id: `go:${n}` }, { id: `stay:${n}` }]);
          g.state.log.push(id);
          yield* g.ask(0, 'aside', 'T-1', () => [{ id: 'yes' }, { id: 'no' }]);
        }
        return END;
      },
      {
        outcome: ({ log }) => ({ side: 'x', winners: log.every((one) => one.startsWith('go')) ? [0] : [] }),
        opinions: (_state, _seat, _ask, options) =>
          options.map(({ id }) => ({ value: id.startsWith('go') ? 1 : 0, why: id.startsWith('go') ? 'on' : 'rest' })),
        thinking: { iterations: 8 },
      },
    );
    const [best] = advise(matchOf(moves), 0);
    expect(best?.option).toBe('go:0');
    expect(best?.plan).toEqual(
      ['go:1', 'go:2', 'go:3'].map((id) => ({ kind: 'move', option: { id }, reason: { why: 'on' }, later: 0 })),
    );
  });

  describe('a plan that only walks back to where it was is none', () => {
    const WAYS: Readonly<Record<string, readonly string[]>> = {
      hall: ['attic', 'cellar'],
      attic: ['hall', 'roof'],
      roof: ['attic'],
      cellar: ['hall'],
    };
    interface Walker extends TinyState {
      place: string;
    }

    /** Walks as it is told, from the hall; whoever searches looks around where they are. */
    const planOf = (...walk: string[]): string[] => {
      const game = {
        ...tiny(function* (play) {
          const g = play as Play<Walker>; // the state that `initial` below begins with
          for (let n = 0; n < walk.length; n++) {
            const ways = (WAYS[g.state.place] ?? []).map((to) => ({ id: `go:${to}` }));
            const { id } = yield* g.ask(0, 'move', 'T-1', () => [...ways, { id: 'search' }]);
            g.state.log.push(id);
            if (id.startsWith('go:')) g.state.place = id.slice('go:'.length);
          }
          return END;
        }),
        initial: () => ({ log: [], secret: 0, place: 'hall' }),
        outcome: ({ log }: TinyState) => ({ side: 'x', winners: log.join() === walk.join() ? [0] : [] }),
        opinions: (({ log }, _seat, _ask, options) =>
          options.map(({ id }) => ({
            value: id === walk[log.length] ? 9 : 0,
            why: 'on',
          }))) satisfies Game<TinyState>['opinions'],
        thinking: { iterations: 4 },
      };
      const [best] = advise(matchOf(game), 0);
      expect(best?.option).toBe(walk[0]);
      return best?.plan.map(({ option }) => option.id) ?? [];
    };

    test.each([
      ['there and back', ['go:attic', 'go:hall'], []],
      ['there and back, twice', ['go:attic', 'go:hall', 'go:attic', 'go:hall'], []],
      ['there and back, and then on', ['go:attic', 'go:hall', 'go:cellar'], []],
      ['on, and back half of the way', ['go:attic', 'go:roof', 'go:attic'], []],
      ['back after something was done there', ['go:attic', 'search', 'go:hall'], ['search', 'go:hall']],
      ['straight on', ['go:attic', 'go:roof', 'search'], ['go:roof', 'search']],
    ])('%s', (_, walk, plan) => {
      expect(planOf(...walk)).toEqual(plan);
    });
  });

  test('what looks best at a glance is among the advice, with what it leads to more often than the best', () => {
    const trap = choice({
      opinions: (_state, _seat, _ask, options) =>
        options.map(({ id }) => ({ value: id === 'wait' ? 3 : 0, why: id, about: { where: 'here' } })),
    });
    const advice = advise(matchOf(trap), 0);
    expect(advice[0]).toMatchObject({ option: 'look', obvious: false, contrasts: [] });
    const obvious = advice.find((one) => one.obvious);
    expect(obvious).toMatchObject({ option: 'wait', reason: { why: 'wait', about: { where: 'here' } } });
    expect(obvious?.contrasts).toEqual([
      { event: { kind: 'seen', details: { secret: expect.anything() } }, here: 0, there: 1 },
    ]);
  });

  test('that an answer is what it is called is no consequence of it; what comes of it is one', () => {
    const cards = tiny(
      function* (g) {
        const { id } = yield* g.ask(0, 'play', 'T-1', () => [{ id: 'play:bomb' }, { id: 'play:lamp' }, { id: 'pass' }]);
        const card = id.split(':')[1];
        if (card !== undefined) g.reveal(0, 'seen', { secret: card });
        if (card === 'bomb') g.reveal(0, 'seen', { secret: 'ruin' });
        g.state.log.push(id);
        return END;
      },
      {
        outcome: ({ log }) => ({ side: 'x', winners: log.includes('play:lamp') ? [0] : [] }),
        opinions: (_state, _seat, _ask, options) => options.map(() => ({ value: 0, why: 'on' })),
      },
    );
    const advice = advise(matchOf(cards), 0);
    const contrasts = (option: string) => advice.find((one) => one.option === option)?.contrasts;
    expect(advice[0]?.option).toBe('play:lamp');
    expect(contrasts('pass')).toEqual([]);
    expect(contrasts('play:bomb')).toEqual([
      { event: { kind: 'seen', details: { secret: 'ruin' } }, here: 1, there: 0 },
    ]);
  });

  test('nor is it that somebody of two words is attacked; that they are beaten is one', () => {
    const fight = tiny(
      function* (g) {
        const { id } = yield* g.ask(0, 'hit', 'T-1', () => [{ id: 'hit:fist:rat:6' }, { id: 'pass' }]);
        if (id !== 'pass') {
          g.reveal(0, 'seen', { secret: 'rat:6' });
          g.reveal(0, 'beaten', { secret: 'rat:6' });
        }
        g.state.log.push(id);
        return END;
      },
      {
        outcome: ({ log }) => ({ side: 'x', winners: log.includes('pass') ? [0] : [] }),
        opinions: (_state, _seat, _ask, options) => options.map(() => ({ value: 0, why: 'on' })),
      },
    );
    const hit = advise(matchOf(fight), 0).find((one) => one.option === 'hit:fist:rat:6');
    expect(hit?.contrasts.map(({ event }) => event.kind)).toEqual(['beaten']);
  });

  test('a plan says what only comes in a later turn', () => {
    const day: Phase<TinyState> = function* (g) {
      yield* g.ask(0, 'move', 'T-1', () => [{ id: 'go' }, { id: 'stay' }]);
      return 'night';
    };
    const night: Phase<TinyState> = function* (g) {
      g.state.log.push('night');
      g.reveal(0, 'seen', { secret: 'stars' });
      yield* g.ask(0, 'sleep', 'T-1', () => [{ id: 'yes' }, { id: 'no' }]);
      return g.state.log.length < 3 ? 'play' : END;
    };
    const turns = (more: object): Game<TinyState> =>
      tiny(day, {
        phases: { play: day, night },
        opinions: (_state, _seat, _ask, options) => options.map(() => ({ value: 0, why: 'on' })),
        thinking: { iterations: 4, ...more },
      });
    expect(advise(matchOf(turns({})), 0)[0]?.plan.map(({ later }) => later)).toEqual([1, 2]);
    expect(advise(matchOf(turns({ plansSurely: true })), 0)[0]?.plan, 'before luck has a say').toEqual([]);
  });

  test('whoever is asked what a move costs plans the next moves, where the game says which question they answer', () => {
    const paying = tiny(
      function* (g) {
        for (let n = 0; n < 2; n++) {
          yield* g.ask(0, 'move', 'T-1', () => [{ id: 'go' }, { id: 'stay' }]);
          g.state.log.push(`paid ${(yield* g.ask(0, 'pay', 'T-1', () => [{ id: 'gold' }, { id: 'blood' }])).id}`);
        }
        return END;
      },
      { opinions: (_state, _seat, _ask, options) => options.map(() => ({ value: 0, why: 'on' })) },
    );
    const planOf = (thinking: Game<TinyState>['thinking']): string[] => {
      const match = matchOf({ ...paying, thinking: { iterations: 4, ...thinking } });
      match.answer(0, 'go');
      return advise(match, 0)[0]?.plan.map(({ kind }) => kind) ?? [];
    };
    expect([planOf({}), planOf({ moves: 'move' })]).toEqual([['pay'], ['move']]);
  });

  test('whoever asks for a hint is given as many tries as the game has for that', () => {
    let tries = 0;
    const counted = (thinking: object): number => {
      tries = 0;
      const game = choice({ thinking: { iterations: 6, ...thinking } });
      const imagine = (): void => {
        tries += 1;
      };
      advise(matchOf({ ...game, imagine }), 0);
      return tries;
    };
    expect(counted({ hintIterations: 24 }) - counted({})).toBe(18);
  });

  test('a bot without a seed of its own answers the same wherever it thinks', () => {
    const game = choice({ opinions: (_state, _seat, _ask, options) => options.map(() => ({ value: 0, why: 'even' })) });
    for (const level of BOT_LEVELS)
      expect(botAnswer(matchOf(game), 0, level)).toEqual(botAnswer(matchOf(game), 0, level, 'bot 0 0'));
  });
});

describe('judging a match that is over', () => {
  const played = (first: string): Match<TinyState> => {
    const match = matchOf(choice());
    match.answer(0, first);
    match.answer(0, 'yes');
    return match;
  };

  test('names the better answer, what speaks for it, and what the one that was given cost', () => {
    expect(judge(played('wait'), 0)).toEqual({
      ...{ position: 0, best: 'look', reason: { why: 'to-look' }, chance: 1, given: 'wait', givenChance: 0 },
    });
    expect(judge(played('look'), 0)).toMatchObject({ best: 'look', given: 'look', chance: 1, givenChance: 1 });
  });

  test('says nothing of a match under way, nor of what was never answered', () => {
    const match = matchOf(choice());
    match.answer(0, 'wait');
    expect(judge(match, 0)).toBeNull();
    expect(judge(played('wait'), 7)).toBeNull();
  });
});

describe('what is told of options', () => {
  test('an answer binds when something is revealed or luck is used, and only then', () => {
    const match = matchOf(choice());
    expect(['look', 'roll', 'wait'].map((option) => isBinding(match, 0, option))).toEqual([true, true, false]);
    expect(isBinding(match, 0, 'no such option')).toBe(false);
    expect(match.position, 'asking changes nothing').toBe(0);
  });

  test('the engine adds whether it binds to what the game tells', () => {
    const sure = { outcomes: [{ key: 'sure', chance: 1, tone: 'good', sign: '!' }], exact: true } as const;
    const match = matchOf(
      choice({ odds: () => ({ roll: sure, wait: sure }), outlooks: () => ({ wait: { exact: false } }) }),
    );
    const odds = oddsOf(match, 0);
    expect(odds).toEqual({ roll: { ...sure, binding: true }, wait: { ...sure, binding: false } });
    expect(withOutlooks(odds, outlooksOf(match, 0))['wait']).toEqual({ ...sure, exact: false, binding: false });
    expect([oddsOf(matchOf(choice()), 0), outlooksOf(matchOf(choice()), 0)]).toEqual([{}, {}]);
  });
});
