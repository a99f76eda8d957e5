import { describe, expect, test } from 'vitest';
import { count, type Edit, type Table, table } from './kit.ts';

/** Two successes with Walk: two spaces; with Run: three. One success: one and two. */
const moving = (card: 'walk' | 'run', successes: 1 | 2, edit: Edit = {}, options = {}): Table =>
  table('action', { heroine: 'south_trail', hand: [card], also: edit }, options)
    .dice('horror', 5, successes === 2 ? 5 : 1)
    .answers(`play:${card}`);

describe('steps', () => {
  test.each([
    ['stay', [], 'south_trail'],
    ['one space', ['go:dock'], 'dock'],
    ['two spaces', ['go:dock', 'go:lake'], 'lake'],
    ['three spaces', ['go:dock', 'go:lake', 'go:cliff'], 'cliff'],
  ])('FG-MOVE-01: up to three spaces, also none: %s', (_what, path, space) => {
    const t = moving('run', 2).answers(...path);
    if (path.length < 3) t.expects(0, 'move').answers('stay');
    t.expects(0, 'action');
    expect(t.state.heroine.space).toBe(space);
  });

  test('FG-MOVE-02: each step goes to an adjacent space', () => {
    const t = moving('walk', 2);
    t.expects(0, 'move', ['stay', 'go:dock', 'go:campfire', 'go:lake_path', 'go:se_exit']);
    t.refuses('go:lake', 'no-such-option').answers('go:dock');
    t.expects(0, 'move', ['stay', 'go:lake', 'go:south_trail', 'go:se_exit']);
    t.tells('heroine-moved', { from: 'south_trail', to: 'dock', rule: 'FG-MOVE-02' });
  });

  test('FG-MOVE-03: what is not used is lost', () => {
    const t = table('action', { heroine: 'south_trail', hand: ['run', 'walk'] }).dice('horror', 5, 5, 5, 1);
    t.answers('play:run', 'keep', 'go:dock', 'stay').expects(0, 'action', ['play:walk', 'discard:walk', 'end']);
    t.answers('play:walk', 'go:se_exit').expects(0, 'action', ['end']); // one space, and none of those two
    expect(t.state.heroine.space).toBe('se_exit');
  });

  test('FG-MOVE-04: she enters and leaves the killer’s space freely', () => {
    const t = moving('walk', 2, { killer: 'dock' });
    t.answers('go:dock').expects(0, 'move', ['stay', 'go:lake', 'go:south_trail', 'go:se_exit']).answers('go:lake');
    t.usesAllLuck();
    expect(t.state.heroine).toMatchObject({ space: 'lake', markers: 4 });
    expect([t.state.time, t.state.horror, t.told('attacked')]).toEqual([5, 3, []]);
  });
});

describe('victims that follow', () => {
  test('FG-MOVE-05: up to two of the victims on her space come along', () => {
    const three: Edit = { victims: { south_trail: 3 } };
    const t = moving('walk', 1, three).answers('go:dock');
    t.expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']).answers('follow:2');
    expect([count(t, 'dock'), count(t, 'south_trail')]).toEqual([2, 1]);
    const alone = moving('walk', 1, three).answers('go:dock', 'follow:0');
    expect([alone.state.heroine.space, count(alone, 'dock'), count(alone, 'south_trail')]).toEqual(['dock', 0, 3]);
  });

  test('FG-MOVE-05: special victims count towards the two, and are chosen by name', () => {
    const t = moving('walk', 1, { victims: { south_trail: 2 }, special: { ce02: { blue: 'south_trail' } } }).answers(
      'go:dock',
    );
    t.expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2', 'follow:0+blue', 'follow:1+blue']);
    t.answers('follow:1+blue');
    expect(
      t.state.victims
        .filter((one) => one.space === 'dock')
        .map((one) => one.id)
        .sort(),
    ).toEqual(['blue', 'v01']);
  });

  test('FG-MOVE-06: the limit counts for each step; on the way she leaves some behind and picks others up', () => {
    const t = moving('run', 2, { victims: { south_trail: 2, dock: 1, lake: 2 } });
    t.answers('go:dock', 'follow:2', 'go:lake').expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']);
    t.answers('follow:1', 'go:cliff').expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']).answers('follow:2');
    expect(['south_trail', 'dock', 'lake', 'cliff'].map((space) => count(t, space))).toEqual([0, 2, 1, 2]);
  });

  test('FG-MOVE-07: nobody follows into the killer’s space', () => {
    const t = moving('walk', 2, { killer: 'dock', victims: { south_trail: 2 } });
    t.answers('go:dock').expects(0, 'move'); // without a question about followers
    expect([t.state.heroine.space, count(t, 'south_trail'), count(t, 'dock')]).toEqual(['dock', 2, 0]);
  });

  test('FG-MOVE-08: out of the killer’s space they do follow, two of them', () => {
    const t = moving('walk', 1, { killer: 'south_trail', victims: { south_trail: 3 } });
    t.answers('go:dock').expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']).answers('follow:2');
    expect([count(t, 'dock'), count(t, 'south_trail')]).toEqual([2, 1]);
  });

  test('FG-EX-03 (FG-MOVE-01, FG-MOVE-05, FG-MOVE-06): Laurie runs and picks up a victim on the way', () => {
    const t = table('action', {
      heroine: 'east_trail',
      killer: 'lake',
      victims: { marsh: 1, se_exit: 1 },
      hand: ['run'],
    }).dice('horror', 6, 2);
    t.answers('play:run', 'go:marsh');
    expect(t.state.time).toBe(6); // time is lost after the movement
    t.answers('go:se_exit').expects(0, 'follow', ['follow:0', 'follow:1']).answers('follow:1').expects(0, 'action');
    expect([t.state.heroine.space, count(t, 'se_exit'), t.state.time]).toEqual(['se_exit', 2, 5]);
  });
});
