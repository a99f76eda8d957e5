import { describe, expect, test } from 'vitest';
import { count, type Edit, type Table, table } from './kit.ts';

/** The Panic phase of a turn in which a victim was killed; Hans at the Campfire. */
function panic(edit: Edit, options = {}): Table {
  return table('panic', { killer: 'campfire', heroine: 'cabins', tally: { killedThisTurn: 1 }, also: edit }, options);
}

const runs = (t: Table): unknown[] => t.told('panicked').map(({ details }) => [details['from'], details['to']]);

describe('who panics', () => {
  test('FG-PANIC-01: only if a victim was killed this turn', () => {
    const turn = (killed: number) =>
      panic({ tally: { killedThisTurn: killed }, victims: { campfire: 2 } }).dice('panic', 2, 6);
    expect(runs(turn(0))).toEqual([]);
    const t = turn(1);
    t.tells('panic', { figures: 2, rule: 'FG-PANIC-01' });
    expect(runs(t)).toEqual([
      ['campfire', 'south_trail'],
      ['campfire', 'lake_path'],
    ]);
  });

  test('FG-PANIC-01: only with the killer, not next to him', () => {
    const t = panic({ victims: { campfire: 1, lake_path: 2, south_trail: 3 } }).dice('panic', 1);
    expect([runs(t).length, count(t, 'lake_path'), count(t, 'south_trail')]).toEqual([1, 2, 3]);
  });

  test('FG-PANIC-01: anywhere and by any cause: a fire at the Dock scares those with Hans', () => {
    const t = table('terror', {
      killer: 'campfire',
      heroine: 'cabins',
      victims: { dock: 1, campfire: 1 },
      terror: ['ct06', 'ct07'],
    })
      .dice('plain-die', 5)
      .dice('panic', 6);
    t.tells('victim-killed', { cause: 'ct06', by: null, space: 'dock' });
    expect([runs(t), count(t, 'lake_path')]).toEqual([[['campfire', 'lake_path']], 1]);
  });

  test('FG-PANIC-01, FG-R-40: a death in the Action phase counts; with the turn it is forgotten', () => {
    const t = table('action', {
      heroine: 'dock',
      victims: { dock: 1, campfire: 1 },
      hand: ['walk'],
      terror: ['ht04', 'ht09', 'ct07'], // Hans appears beside the victim, and attacks nobody
      tokens: { 'black-water': ['lake'] },
    })
      .dice('horror', 5, 1)
      .dice('panic', 6);
    t.answers('play:walk', 'go:lake', 'follow:1', 'end');
    expect(t.state.tally.killedThisTurn).toBe(1);
    t.answers('done').expects(0, 'action');
    expect([t.state.dead.length, runs(t)]).toEqual([1, [['campfire', 'lake_path']]]);
    expect([t.state.turn, t.state.tally.killedThisTurn]).toEqual([2, 0]);
  });

  test('FG-PANIC-02: the heroine does not', () => {
    const t = panic({ heroine: 'campfire', victims: { campfire: 1 } }).dice('panic', 6);
    t.expects(0, 'action').usesAllLuck();
    expect([t.state.heroine.space, runs(t).length]).toEqual(['campfire', 1]);
  });
});

describe('where they run', () => {
  test.each([
    [1, null],
    [2, 'south_trail'],
    [3, 'south_trail'],
    [4, 'south_trail'],
    [5, 'south_trail'],
    [6, 'lake_path'],
  ] as const)('FG-PANIC-08, FG-PANIC-03, FG-PANIC-04: at the Campfire a %i leads to %s', (die, to) => {
    const t = panic({ victims: { campfire: 1 } }).dice('panic', die);
    const rule = to === null ? 'FG-PANIC-04' : 'FG-PANIC-03';
    t.tells('panicked', { figure: 'yellow', from: 'campfire', die, to, rule });
    expect(t.state.victims.map((one) => one.space)).toEqual([to ?? 'campfire']);
  });

  test('FG-PANIC-03: one die for each of them', () => {
    const t = panic({ victims: { campfire: 4 } }).dice('panic', 6, 1, 2, 6);
    t.usesAllLuck();
    expect(t.told('panicked').map(({ details }) => details['die'])).toEqual([6, 1, 2, 6]);
    expect(['campfire', 'south_trail', 'lake_path'].map((space) => count(t, space))).toEqual([1, 1, 2]);
  });

  test('FG-PANIC-04: one space, no more; and the numbers of the space where the victim is', () => {
    const t = panic({ killer: 'lake', victims: { lake: 2 } }).dice('panic', 5, 4); // dock 5, cliff 6, nothing else
    expect([count(t, 'dock'), count(t, 'lake')]).toEqual([1, 1]);
  });

  test('FG-PANIC-05: the player decides the order', () => {
    const two = () => panic({ victims: { campfire: 1 }, special: { ce06: { white: 'campfire' } } }).dice('panic', 6, 1);
    const white = two().expects(0, 'panic-order', ['panic:yellow@campfire', 'panic:white@campfire', 'any-order']);
    white.answers('panic:white@campfire');
    const whereIs = (t: Table) => t.state.victims.find((one) => one.id === 'white')?.space;
    expect([whereIs(white), count(white, 'campfire')]).toEqual(['lake_path', 1]);
    const yellow = two().answers('panic:yellow@campfire');
    expect([whereIs(yellow), count(yellow, 'lake_path')]).toEqual(['campfire', 1]);
  });

  test('FG-PANIC-06, FG-PANIC-07: a card may make others panic, and they may run to the killer', () => {
    const t = table('terror', {
      killer: 'campfire',
      heroine: 'cabins',
      victims: { south_trail: 1, cabins: 1 },
      terror: ['ct03', 'ct07'], // PANIC(all victims not with her); N:A; V:M
    }).dice('panic', 4);
    t.tells('panic', { figures: 1, rule: 'FG-PANIC-07' });
    t.tells('panicked', { from: 'south_trail', die: 4, to: 'campfire' });
    expect([t.state.dead.length, count(t, 'cabins')]).toEqual([1, 1]); // it ran into his attack
  });

  test('FG-PANIC-07, FG-R-39: even the heroine, who then takes nobody along', () => {
    const t = table(
      'terror',
      { killer: 'campfire', victims: { campfire: 1 }, terror: ['dt04', 'ct07'] },
      { killer: 'dr_fright' },
    ).dice('panic', 6, 1);
    t.expects(0, 'panic-order', ['panic:yellow@campfire', 'panic:heroine@campfire', 'any-order']);
    t.answers('panic:heroine@campfire');
    t.tells('panicked', { figure: 'heroine', from: 'campfire', die: 6, to: 'lake_path' });
    expect([t.state.heroine.space, count(t, 'campfire'), count(t, 'lake_path')]).toEqual(['lake_path', 1, 0]);
  });

  test('FG-R-38, FG-PANIC-03: each rolls once, even if it runs into another enemy', () => {
    const t = panic({ minions: ['lake_path'], victims: { campfire: 1 } }, { killer: 'geppetto' }).dice('panic', 6);
    expect([runs(t), count(t, 'lake_path')]).toEqual([[['campfire', 'lake_path']], 1]);
  });

  test('FG-PANIC-04, FG-PANIC-07: what lies where they run to happens to them', () => {
    const t = panic({
      killer: 'dock',
      victims: { dock: 1 },
      inPlay: ['ce07'],
      tokens: { 'black-water': ['lake'] },
    }).dice('panic', 1);
    expect(t.order('panicked', 'victim-killed')).toEqual(['panicked', 'victim-killed']);
    expect([t.state.dead.length, t.state.killer.bloodlust]).toEqual([1, 2]);
  });
});

test('FG-EX-13: FG-PANIC-01, FG-PANIC-02, FG-PANIC-03, FG-PANIC-04, FG-PANIC-08: panic at the Campfire', () => {
  const t = panic({ heroine: 'campfire', victims: { campfire: 3, south_trail: 1 } }).dice('panic', 3, 6, 1);
  t.usesAllLuck().expects(0, 'action');
  expect(runs(t)).toEqual([
    ['campfire', 'south_trail'],
    ['campfire', 'lake_path'],
    ['campfire', null],
  ]);
  expect(['campfire', 'south_trail', 'lake_path'].map((space) => count(t, space))).toEqual([1, 2, 1]);
  expect(t.state.heroine.space).toBe('campfire');
});
