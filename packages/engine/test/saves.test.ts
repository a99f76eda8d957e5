import { describe, expect, test } from 'vitest';
import {
  fastChance,
  type Game,
  load,
  Match,
  randomAnswer,
  readSave,
  reveal,
  type SavedMatch,
  save,
  saveText,
  secureLuck,
  verify,
} from '../src/index.ts';
import { digestOf } from '../src/save.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';

const PLAYERS = ['Ada', 'Bo', 'Cyd'];
const SECRET = 'ab'.repeat(32);
const LONG_LUCK = { kind: 'fast', seed: '', stacks: { dread: Array(10_001).fill(0) } };

function begin(): Match<HuntState> {
  const luck = secureLuck(SECRET, ['00'.repeat(8), '11'.repeat(8), '22'.repeat(8)]);
  const started = Match.start(hunt, { options: { nights: 6 }, players: PLAYERS, luck });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

function play(match: Match<HuntState>, answers = Number.POSITIVE_INFINITY): Match<HuntState> {
  const player = fastChance('player');
  for (let i = 0; i < answers && !match.over; i++) {
    const { seat, option } = randomAnswer(match.run, player);
    match.answer(seat, option.id);
  }
  return match;
}

/** A save with one place changed (undefined: taken away), and its digest made right again. */
function forged(saved: SavedMatch, place: string, value: unknown): string {
  const twin = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
  const path = place.split('.');
  const last = path.pop() as string;
  const owner = path.reduce((at, key) => at[key] as Record<string, unknown>, twin);
  owner[last] = value;
  const { digest: _, ...body } = JSON.parse(JSON.stringify(twin)) as SavedMatch;
  return saveText({ ...body, digest: digestOf(body) });
}

describe('loading refuses, with the reason and the place', () => {
  const saved = save(play(begin(), 9));
  const text = saveText(saved);

  test.each([
    ['text that is no JSON', 'hello', 'not-json', ''],
    ['half a file', text.slice(0, 500), 'not-json', ''],
    ['other JSON', '{"format":"chess"}', 'foreign', 'format'],
    ['a list', '[]', 'foreign', 'format'],
    ['a newer format', forged(saved, 'formatVersion', 2), 'newer', 'formatVersion 2, known up to 1'],
    ['a field too many', forged(saved, 'extra', 1), 'malformed', 'match.extra: unknown field'],
    ['a missing field', forged(saved, 'notes', undefined), 'malformed', 'match.notes: expected a list'],
    ['an answer of the wrong form', forged(saved, 'answers.3', ['x', 1]), 'malformed', 'match.answers[3]'],
    ['one changed letter', text.replace('Ada', 'Eve'), 'damaged', 'digest'],
    ['another game', forged(saved, 'header.game', 'chess'), 'other-game', 'chess'],
    ['unknown options', forged(saved, 'header.options', { nights: 4 }), 'bad-options', 'nights must be 3, 6 or 9'],
    ['missing options', forged(saved, 'header.options', null), 'bad-options', 'not complete'],
    ['too few seats', forged(saved, 'header.players', ['Ada']), 'bad-options', 'not 1'],
    ['a doctored snapshot', forged(saved, 'snapshots.0.state.night', 5), 'damaged', 'snapshots[0].state'],
    ['an answer that was never offered', forged(saved, 'answers.9', [0, 'fly']), 'unplayable', '"fly"'],
  ])('%s', (_name, source, why, where) => {
    const loaded = load(hunt, source);
    expect(loaded).toMatchObject({ ok: false, why });
    expect(loaded.ok ? '' : loaded.where).toContain(where);
  });

  test('nothing but the very same text counts as the match', () => {
    expect(load(hunt, text).ok).toBe(true);
    const whole = load(hunt, text, { whole: true });
    expect(whole.ok && whole.match.events.length).toBeGreaterThan(0);
  });
});

describe('a match whose rules have changed', () => {
  const saved = saveText(save(play(begin(), 10)));

  test('goes on with every answer that still holds, and says so', () => {
    const newer: Game<HuntState, never> = { ...hunt, version: '2' } as never;
    const loaded = load(newer, saved);
    if (!loaded.ok) throw new Error(loaded.where);
    expect(loaded.changed).toEqual({ from: '1', to: '2', resumedAt: 10, lost: 0 });
    expect(loaded.match.notes.at(-1)).toMatchObject({ kind: 'rules-changed', position: 10, details: '1 to 2' });
    expect(play(loaded.match).over).toBe(true);
  });

  test('goes on from the last boundary when an answer is gone', () => {
    const newer = { ...hunt, version: '2', phases: { ...hunt.phases, dusk: quietDusk, night: quietDusk } };
    const loaded = load(newer as never as Game<HuntState>, saved);
    if (!loaded.ok) throw new Error(loaded.where);
    expect(loaded.changed?.lost).toBeGreaterThan(0);
    expect(loaded.match.position + (loaded.changed?.lost ?? 0)).toBe(10);
    expect(loaded.match.decision(0)?.kind).toBe('sleep');
    // What was played under the old rules stays played.
    expect(loaded.match.rewind(0, [0, 1, 2])).toBe(false);
  });

  test('is saved, loaded and verified from the boundary on', () => {
    const newer = { ...hunt, version: '2' } as never as Game<HuntState>;
    const loaded = load(newer, saved);
    if (!loaded.ok) throw new Error(loaded.where);
    const again = load(newer, saveText(save(loaded.match)));
    expect(again).toMatchObject({ ok: true, changed: null });
    expect(verify(newer, saveText(reveal(play(loaded.match))))).toMatchObject({ ok: true, laidOut: true });
  });

  test('is refused when no boundary loads', () => {
    const newer = { ...hunt, version: '2', invariant: () => 'nothing is as it was' };
    expect(load(newer as never as Game<HuntState>, saved)).toEqual({
      ok: false,
      why: 'unplayable',
      where: 'the boundary.state: nothing is as it was',
    });
  });
});

describe('a match that is laid out by somebody else', () => {
  const saved = save(play(begin(), 20));
  const boundary = saved.snapshots.at(-1);
  const laidOut = JSON.parse(
    forged({ ...saved, answers: [], marks: [], snapshots: [] }, 'header.layout', {
      ...boundary,
      position: 0,
    }),
  ) as SavedMatch;
  const AT = 'match.header.layout';

  test('is played from there', () => {
    const loaded = load(hunt, saveText(laidOut));
    if (!loaded.ok) throw new Error(loaded.where);
    expect(play(loaded.match).over).toBe(true);
  });

  test.each([
    ['a position beyond its answers', 'header.layout.position', 3e9, `${AT}.position`],
    ['a position that has not been come to', 'header.layout.position', 1, `${AT}.position`],
    ['luck that is used up', 'header.layout.places.dread', 1e9, `${AT}.places.dread`],
    ['a phase that there is not', 'header.layout.phase', 'dawn', `${AT}.phase`],
    ['a phase that every object has', 'header.layout.phase', 'constructor', `${AT}.phase`],
    ['a number that is huge', 'header.layout.state.night', 1e9, `${AT}.state.night`],
    ['a number that is negative', 'header.layout.state.survivors.0.wounds', -1, `${AT}.state.survivors[0].wounds`],
    ['a fraction', 'header.layout.state.night', 1.5, `${AT}.state.night`],
    ['a name that there is not', 'header.layout.state.survivors.1.room', 'moon', `${AT}.state.survivors[1].room`],
    ['a list that is too short', 'header.layout.state.survivors', [], `${AT}.state.survivors`],
    ['a list that is too long', 'header.layout.state.noise', Array(101).fill('hall'), `${AT}.state.noise`],
    ['a field that is missing', 'header.layout.state.lost', undefined, `${AT}.state.lost`],
    ['a field too many', 'header.layout.state.won', true, `${AT}.state.won: unknown field`],
    ['cards that are not in the box', 'header.layout.state.dread.0.id', 1, `${AT}.state: there are more of`],
    ['dice laid out for ever', 'header.luck', LONG_LUCK, 'match.header.luck.stacks.dread: expected at most'],
    ['answers for ever', 'answers', Array(5001).fill([0, 'wait']), 'match.answers: expected at most 5000'],
    ['players for ever', 'header.players', Array(65).fill('Ada'), 'match.header.players: expected at most'],
    ['a seat that nobody has', 'answers', [[1e9, 'wait']], 'match.answers[0]'],
    ['a mark far away', 'marks', [[1e9, 'dusk', 'x']], 'match.marks[0][0]'],
    ['a note about everything', 'notes', [{ kind: 'rewound', position: 0, undone: 1e9 }], 'match.notes[0].undone'],
    ['a name without end', 'header.players', ['Ada', 'Bo', 'x'.repeat(1001)], 'match.header.players[2]'],
  ])('is refused for %s, with the place', (_name, place, value, where) => {
    const loaded = load(hunt, forged(laidOut, place, value));
    expect(loaded).toMatchObject({ ok: false, why: 'malformed' });
    expect(loaded.ok ? '' : loaded.where).toContain(where);
  });

  test('is refused when it nests deeper than a program can follow', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const source = forged(laidOut, 'header.options', 'DEEP').replace('"DEEP"', deep);
    expect(load(hunt, source)).toMatchObject({ ok: false, why: 'malformed' });
  });

  test('is no way round the bounds when it claims to be of other rules', () => {
    const other = JSON.parse(forged(laidOut, 'header.rules', '0')) as SavedMatch;
    const claimed = forged(other, 'snapshots', [{ ...boundary, position: 0, state: { night: 1e9 } }]);
    const loaded = load(hunt, claimed);
    expect(loaded).toMatchObject({ ok: false, why: 'unplayable' });
    expect(loaded.ok ? '' : loaded.where).toContain('the boundary.state');
  });
});

function* quietDusk(g: Parameters<typeof hunt.phases.dusk & object>[0]) {
  yield* g.confirm(0, 'sleep', 'HU-TURN-01');
  return 'dusk';
}

describe('verifying', () => {
  const finished = reveal(play(begin()));
  const quiet = finished.answers.findIndex((answer) => answer.length === 2);
  const text = saveText(finished);

  test('a finished match: every roll derived again, every answer allowed, the same end', () => {
    const verdict = verify(hunt, text);
    expect(verdict).toMatchObject({ ok: true, committed: true, laidOut: false, outcome: finished.outcome });
    expect(verdict.ok && verdict.rolls).toBeGreaterThan(19);
  });

  test('any changed byte is noticed', () => {
    const step = Math.max(1, Math.floor(text.length / 400));
    for (let i = 0; i < text.length; i += step) {
      const other = text[i] === '7' ? '8' : '7';
      expect(verify(hunt, text.slice(0, i) + other + text.slice(i + 1)).ok, `byte ${i}`).toBe(false);
    }
    expect(verify(hunt, `${text} `).ok).toBe(false);
    expect(verify(hunt, text.trimEnd()).ok).toBe(false);
  });

  test.each([
    ['another secret', 'header.luck.secret', 'cd'.repeat(32), /commitment/],
    ['another nonce', 'header.luck.nonces.0', '33'.repeat(8), /altered|unplayable/],
    ['a kinder roll', 'rolls.lurker.0.1', 9, /altered/],
    ['no marks', 'marks', [], /altered/],
    ['a doctored snapshot', 'snapshots.0.state.night', 9, /altered/],
    ['another outcome', 'outcome', { side: 'nobody', winners: [0] }, /altered/],
    ['a border that was not there', `answers.${quiet}.2`, 1, /altered/],
    ['fewer answers', 'answers', finished.answers.slice(0, -1), /unplayable/],
    ['options of nothing', 'header.options', null, /unplayable/],
    ['an unfinished match', 'outcome', null, /not-over/],
  ])('is not fooled by %s, even with its digest made right', (_name, place, value, why) => {
    const verdict = verify(hunt, forged(finished, place, value));
    expect(verdict.ok ? 'fooled' : verdict.why).toMatch(why);
  });

  test('a running match is not revealed', () => {
    expect(() => reveal(begin())).toThrow('Only a finished match');
  });

  test('luck that was laid out is called so', () => {
    const luck = { kind: 'fast', seed: 'x', stacks: { lurker: [0, 0, 0] } } as const;
    const started = Match.start(hunt, {
      options: { nights: 3 },
      players: PLAYERS,
      luck: { ...luck, stacks: { lurker: [0, 0] } },
    });
    if (!started.ok) throw new Error(started.why);
    expect(verify(hunt, saveText(reveal(play(started.value))))).toMatchObject({
      ok: true,
      committed: false,
      laidOut: true,
    });
  });
});

test('who sat where can be written beside a match: it loads and verifies as before, and nonsense is refused', () => {
  const saved = reveal(play(begin()));
  const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'thumb' }, { kind: 'person' as const }];
  const read = readSave(saveText({ ...saved, seats }));
  expect(read).toMatchObject({ ok: true, saved: { seats } });
  expect(load(hunt, saveText({ ...saved, seats })).ok).toBe(true);
  expect(verify(hunt, saveText({ ...saved, seats }))).toEqual(verify(hunt, saveText(saved)));
  const ghosts = { ...saved, seats: [{ kind: 'ghost' }] } as unknown as SavedMatch;
  expect(readSave(saveText(ghosts))).toMatchObject({ ok: false, why: 'malformed' });
});
