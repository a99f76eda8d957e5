import { describe, expect, test } from 'vitest';
import { type Game, Match, type Phase, RuleFailure } from '../src/index.ts';
import { END, type TinyState, tiny } from './tiny.ts';

function start(game: Game<TinyState>, seats = 2): Match<TinyState> {
  const players = Array.from({ length: seats }, (_, i) => `Seat ${i}`);
  const started = Match.start(game, { options: {}, players, luck: { kind: 'fast', seed: 'test' } });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

const AB = () => [{ id: 'a' }, { id: 'b' }];

describe('asking', () => {
  test('one seat', () => {
    const match = start(
      tiny(function* (g) {
        g.state.log.push((yield* g.ask(1, 'choose', 'T-1', AB)).id);
        return END;
      }),
    );
    expect(match.waitingFor()).toEqual([1]);
    expect(match.decision(0)).toBeNull();
    expect(match.answer(0, 'a')).toEqual({ ok: false, why: 'not-your-decision' });
    expect(match.answer(1, 'b')).toEqual({ ok: true });
    expect(match.state.log).toEqual(['b']);
    expect(match.over).toBe(true);
    expect(match.answer(1, 'b')).toEqual({ ok: false, why: 'over' });
  });

  test('nobody is asked where there is only one legal answer, and it is listed only once', () => {
    const lookedAt: string[] = [];
    const game = tiny(function* (g) {
      for (const [kind, ids] of Object.entries({ one: ['pass'], two: ['pass', 'go'], again: ['pass', '-go'] })) {
        const list = () => {
          lookedAt.push(kind);
          return ids.map((id) => ({ id, blocked: id.startsWith('-') && 'no' }));
        };
        g.state.log.push((yield* g.choose(1, kind, 'T-1', list)).id);
      }
      return END;
    });
    const match = start(game);
    expect(match.run.ask?.kind).toBe('two');
    expect(match.state.log).toEqual(['pass']);
    expect(match.position).toBe(0);
    expect(lookedAt).toEqual(['one', 'two']);
    expect(match.answer(1, 'go').ok).toBe(true);
    expect(match.over).toBe(true);
    expect(match.position).toBe(1);
    expect(match.state.log).toEqual(['pass', 'go', 'pass']);
    expect(lookedAt).toEqual(['one', 'two', 'again']);
  });

  test('a choice without any legal answer is a bug in the rules', () => {
    const game = tiny(function* (g) {
      yield* g.choose(0, 'which', 'T-1', () => [{ id: 'a', blocked: 'no' }]);
      return END;
    });
    expect(() => start(game)).toThrow('Nothing can be answered to "which" (T-1).');
  });

  test('a rule that is never done choosing is stopped', () => {
    const game = tiny(function* (g) {
      for (;;) yield* g.choose(0, 'which', 'T-1', () => [{ id: 'a' }]);
    });
    expect(() => start(game)).toThrow('A rule of phase "play" does not stop.');
  });

  test('any one of several seats: the first answer counts', () => {
    const match = start(
      tiny(function* (g) {
        const { seat, option } = yield* g.askAny([0, 2], 'who', 'T-1', (one) => (one === 0 ? AB() : [{ id: 'c' }]));
        g.state.log.push(`${seat}${option.id}`);
        return END;
      }),
      3,
    );
    expect(match.waitingFor()).toEqual([0, 2]);
    expect(match.answer(2, 'a')).toEqual({ ok: false, why: 'no-such-option' });
    expect(match.answer(2, 'c').ok).toBe(true);
    expect(match.state.log).toEqual(['2c']);
  });

  test('a team that acts out of sight is waited for as a whole', () => {
    const game = tiny(function* (g) {
      yield* g.ask(2, 'choose', 'T-1', AB);
      return END;
    });
    const match = start({ ...game, teams: () => [[1, 2]] }, 3);
    expect(match.waitingFor()).toEqual([2]);
    expect(match.waitingSeenBy(0)).toEqual([1, 2]);
    expect(match.waitingSeenBy('spectator')).toEqual([1, 2]);
    expect(match.waitingSeenBy(1)).toEqual([2]);
    expect(start(game, 3).waitingSeenBy(0)).toEqual([2]);
  });

  test('several seats at once, under seal', () => {
    const match = start(
      tiny(function* (g) {
        const answers = yield* g.askAll([0, 1, 2], 'vote', 'T-1', AB);
        g.state.log.push(answers.map((answer) => answer.id).join(''));
        return END;
      }),
      3,
    );
    expect(match.answer(2, 'b').ok).toBe(true);
    expect(match.waitingFor()).toEqual([0, 1]);
    expect(match.answer(2, 'a')).toEqual({ ok: false, why: 'not-your-decision' });
    expect(match.state.log).toEqual([]);
    expect(match.answer(0, 'a').ok).toBe(true);
    expect(match.answer(1, 'b').ok).toBe(true);
    expect(match.state.log).toEqual(['abb']);
    // The seals are broken: nobody takes an answer back on his own.
    expect(match.canUndo(1)).toBe(false);
  });

  test('a sealed answer of another seat is drawn anew in an imagined world', () => {
    const match = start(
      tiny(function* (g) {
        const answers = yield* g.askAll([0, 1], 'vote', 'T-1', AB);
        g.state.log.push(answers.map((answer) => answer.id).join(''));
        return END;
      }),
    );
    match.answer(1, 'b');
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const run = match.imagine(0, match.world().play.chance);
      run.play.chance.below('anything', 2);
      run.replay({ seat: 0, option: 'a' });
      seen.add(run.state.log[0] ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining([expect.stringMatching(/^a[ab]$/)]));
  });

  test('blocked options are shown with their reason, and refused with it', () => {
    let looked = 0;
    const match = start(
      tiny(function* (g) {
        yield* g.ask(0, 'act', 'T-1', (looking) => {
          if (looking) looked += 1;
          return [{ id: 'a' }, ...(looking ? [{ id: 'b', blocked: 'too-dark', rule: 'T-2', at: 'cellar' }] : [])];
        });
        return END;
      }),
    );
    expect(looked).toBe(0);
    expect(match.decision(0)?.options).toEqual([
      { id: 'a' },
      { id: 'b', blocked: 'too-dark', rule: 'T-2', at: 'cellar' },
    ]);
    expect(match.answer(0, 'b')).toEqual({ ok: false, why: 'blocked', reason: 'too-dark' });
    expect(match.position).toBe(0);
  });

  test('what the rules attach to an option for themselves is not shown', () => {
    const match = start(
      tiny(function* (g) {
        yield* g.ask(0, 'act', 'T-1', () => [{ id: 'a', treasure: 17 }]);
        return END;
      }),
    );
    expect(JSON.stringify(match.decision(0))).not.toContain('treasure');
  });
});

describe('stopping', () => {
  test('the game can end in the middle of a rule', () => {
    const match = start(
      tiny(function* (g) {
        yield* g.confirm(0, 'end', 'T-1');
        return g.end();
      }),
    );
    match.answer(0, 'yes');
    expect(match.over).toBe(true);
  });

  test('a phase can end in the middle of a rule', () => {
    const leave: Phase<TinyState> = function* (g) {
      yield* g.confirm(0, 'leave', 'T-1');
      return g.goTo('other');
    };
    const other: Phase<TinyState> = function* (g) {
      g.state.log.push('other');
      yield* g.confirm(0, 'stay', 'T-1');
      return END;
    };
    const game = tiny(leave, { phases: { play: leave, other } });
    const match = start(game);
    match.answer(0, 'yes');
    expect(match.phase).toBe('other');
    expect(match.state.log).toEqual(['other']);
  });
});

describe('guards', () => {
  function* spin(g: Parameters<Game<TinyState>['phases'][string]>[0]) {
    for (;;) g.tell('all', 'spinning', { rule: 'T-9' });
  }

  test('a runaway rule stops, and its trace names the rules that were running', () => {
    const match = start(
      tiny(function* (g) {
        yield* g.confirm(0, 'go', 'T-1');
        yield* spin(g);
        return END;
      }),
    );
    const applied = match.answer(0, 'yes');
    expect(applied).toMatchObject({ ok: false, why: 'rule-failed' });
    const error = applied.ok ? undefined : applied.error;
    expect(error).toBeInstanceOf(RuleFailure);
    expect(error?.message).toContain('A rule of phase "play" does not stop');
    expect(error?.message).toContain('running: spin');
    expect(error?.message).toContain('spinning (T-9)');
  });

  test('a rule that throws leaves the match at the last decision, as if nothing had happened', () => {
    const match = start(
      tiny(function* (g) {
        const { id } = yield* g.ask(0, 'act', 'T-1', AB);
        g.state.log.push('half');
        if (id === 'b') throw new Error('a bug');
        return END;
      }),
    );
    const applied = match.answer(0, 'b');
    expect(applied).toMatchObject({ ok: false, why: 'rule-failed' });
    expect(applied.ok ? '' : applied.error?.message).toContain('a bug');
    expect(match.state.log).toEqual([]);
    expect(match.answers).toEqual([]);
    expect(match.answer(0, 'a').ok).toBe(true);
    expect(match.state.log).toEqual(['half']);
  });
});

describe('undo', () => {
  const walk = tiny(function* (g) {
    for (let i = 0; i < 3; i++) g.state.log.push((yield* g.ask(0, 'step', 'T-1', AB)).id);
    g.state.log.push(String(g.roll('die', 6)));
    g.state.log.push((yield* g.ask(0, 'step', 'T-1', AB)).id);
    yield* g.ask(1, 'step', 'T-1', AB);
    yield* g.ask(0, 'step', 'T-1', AB);
    return END;
  });

  test('takes back exactly the last answer', () => {
    const match = start(walk);
    match.answer(0, 'a');
    match.answer(0, 'b');
    expect(match.undo(0)).toBe(true);
    expect(match.state.log).toEqual(['a']);
    expect(match.undo(0)).toBe(true);
    expect(match.undo(0)).toBe(false);
    expect(match.state.log).toEqual([]);
  });

  test('ends at a roll, and at another seat’s answer', () => {
    const match = start(walk);
    for (const id of ['a', 'a', 'a']) match.answer(0, id);
    expect(match.canUndo(0)).toBe(false);
    match.answer(0, 'b');
    expect(match.canUndo(0)).toBe(true);
    match.answer(1, 'a');
    expect(match.canUndo(0)).toBe(false);
    expect(match.canUndo(1)).toBe(true);
  });

  test('over is over: nothing is taken back, not even when everybody agrees; a branch is another match', () => {
    const match = start(walk);
    for (const [seat, id] of [
      [0, 'a'],
      [0, 'a'],
      [0, 'a'],
      [0, 'b'],
      [1, 'a'],
      [0, 'b'],
    ] as const)
      match.answer(seat, id);
    expect(match.over).toBe(true);
    expect(match.answers.at(-1)?.border, 'nothing new came out').toBe(false);
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toBe(false);
    expect(match.rewind(2, [0, 1])).toBe(false);
    expect([match.over, match.position, match.notes]).toEqual([true, 6, []]);
    const other = match.branch(5);
    expect([other.over, match.over]).toEqual([false, true]);
  });

  test('goes past the border when everybody agrees, and a note says so', () => {
    const match = start(walk);
    for (const id of ['a', 'a', 'a', 'b']) match.answer(0, id);
    const rolled = match.state.log[3];
    expect(match.rewind(1, [0])).toBe(false);
    expect(match.position).toBe(4);
    expect(match.rewind(1, [0, 1])).toBe(true);
    expect(match.state.log).toEqual(['a']);
    expect(match.notes).toEqual([{ kind: 'rewound', position: 1, undone: 3 }]);
    for (const id of ['a', 'a']) match.answer(0, id);
    expect(match.state.log[3]).toBe(rolled);
  });

  test('a position that never was is refused', () => {
    const match = start(walk);
    match.answer(0, 'a');
    for (const position of [-1, 1, 2, 0.5]) expect(match.rewind(position, [0, 1])).toBe(false);
    expect(() => match.at(7)).toThrow('There is no position 7');
  });

  test('any position can be looked at and branched from', () => {
    const match = start(walk);
    for (const id of ['a', 'b', 'a', 'b']) match.answer(0, id);
    expect(match.at(2).state.log).toEqual(['a', 'b']);
    const branch = match.branch(1);
    branch.answer(0, 'a');
    expect(branch.state.log).toEqual(['a', 'a']);
    expect(branch.notes).toEqual([{ kind: 'branched', position: 1, undone: 3 }]);
    expect(match.state.log).toHaveLength(5);
    expect(match.notes).toEqual([]);
  });
});

describe('events', () => {
  const telling = tiny(function* (g) {
    g.tell('all', 'noise', { room: 'hall', rule: 'T-3' });
    g.tell(1, 'whisper', { what: 'x' });
    g.tell([0, 1], 'nod');
    yield* g.confirm(0, 'go', 'T-1');
    return END;
  });

  test('reach those who may know, and nobody learns who else did', () => {
    const match = start(telling, 3);
    const kinds = (viewer: number | 'spectator') => match.eventsFor(viewer).map((event) => event.kind);
    expect(kinds(0)).toEqual(['noise', 'nod']);
    expect(kinds(1)).toEqual(['noise', 'whisper', 'nod']);
    expect(kinds(2)).toEqual(['noise']);
    expect(kinds('spectator')).toEqual(['noise']);
    expect(match.eventsFor(0)[0]).toEqual({
      position: 0,
      phase: 'play',
      kind: 'noise',
      rule: 'T-3',
      details: { room: 'hall' },
    });
  });
});

test('a match with too many seats, or with bad options, does not start', () => {
  const game = tiny(function* () {
    return END;
  });
  const luck = { kind: 'fast', seed: 'x' } as const;
  expect(Match.start(game, { options: {}, players: Array(5).fill('x'), luck })).toEqual({
    ok: false,
    why: 'tiny is for 1 to 4 seats, not 5',
  });
  const picky = { ...game, options: () => ({ ok: false, why: 'unknown film "x", known: a, b' }) as const };
  expect(Match.start(picky, { options: {}, players: ['x'], luck })).toEqual({
    ok: false,
    why: 'unknown film "x", known: a, b',
  });
});
