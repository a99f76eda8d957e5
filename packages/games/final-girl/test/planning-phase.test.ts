import { describe, expect, test } from 'vitest';
import { type Edit, fresh, type Options, type Table, table } from './kit.ts';

/** The Planning phase with so much time; the Killer phases that follow do her no harm. */
const planning = (time: number, edit: Edit = {}, options: Options = {}): Table =>
  table('planning', { time, terror: ['ht09', 'ct07', 'ht02'], also: edit }, options);

const buyable = (t: Table): string[] => t.legal.filter((id) => id !== 'done').map((id) => id.slice('buy:'.length));
const blocked = (t: Table): Record<string, unknown> =>
  Object.fromEntries(t.decision.options.flatMap((option) => (option.blocked ? [[option.id, option.blocked]] : [])));
const FREE = ['walk', 'focus', 'weak_attack', 'short_rest'];

describe('after every Action phase', () => {
  const playing = (card: string, edit: Edit = {}): Table =>
    table('action', { killer: 'campfire', hand: [card], also: edit })
      .dice('horror', 1, 1)
      .answers(`play:${card}`);

  test('FG-PLAN-01: the player stopped', () => {
    table('action').answers('end').expects(0, 'buy');
  });

  test('FG-PLAN-01: a card ended the phase', () => {
    playing('short_rest').expects(0, 'buy').tells('phase', { phase: 'planning', rule: 'FG-TURN-01' });
  });

  test('FG-PLAN-01: time ran out', () => {
    const t = playing('focus', { time: 0 });
    expect([t.decision.kind, t.state.time]).toEqual(['buy', -1]);
  });

  test('FG-PLAN-01: she died and came back', () => {
    const t = playing('weak_attack', { health: { heroine: [0, 2] } }).dice('horror', 1); // adrenaline
    t.tells('revived', { who: 'heroine' }).expects(0, 'buy');
  });

  test('FG-PLAN-01: it never began, because the marker was on red', () => {
    const t = table('action-start', { time: -1, hand: ['walk'] });
    t.tells('action-phase-skipped', { rule: 'FG-R-04' }).expects(0, 'buy', ['done', ...FREE.map((id) => `buy:${id}`)]);
  });
});

describe('buying', () => {
  test('FG-PLAN-02: each point of cost moves the marker down by one', () => {
    const t = planning(6).answers('buy:search');
    t.tells('bought', { card: 'search', cost: 2, time: 4, rule: 'FG-PLAN-02' });
    expect([t.state.time, t.state.hand, t.state.market['search']]).toEqual([4, ['search'], 1]);
    t.answers('buy:close_call', 'buy:improvise').expects(0, 'buy', ['done', ...FREE.map((id) => `buy:${id}`)]);
    expect([t.state.time, t.state.hand]).toEqual([0, ['search', 'close_call', 'improvise']]);
  });

  test('FG-PLAN-02: it is a choice', () => {
    const t = planning(6).answers('done').expects(0, 'action');
    expect([t.state.hand, t.told('bought')]).toEqual([[], []]);
  });

  test('FG-PLAN-03, FG-PLAN-09, FG-ZERO-03: what was played or discarded since the last Planning phase is not for sale', () => {
    const t = table('action', { time: 12, hand: ['walk', 'walk', 'run', 'run', 'focus', 'short_rest'] }).dice(
      'horror',
      5,
      1,
    );
    t.answers('play:focus', 'keep', 'discard:walk', 'discard:walk', 'discard:run', 'discard:run', 'end');
    t.expects(0, 'buy', undefined, { 'buy:walk': 'still-in-discard', 'buy:run': 'still-in-discard' });
    t.refuses('buy:walk', 'blocked').refuses('buy:run', 'blocked');
    // One Focus was played, the other lies in the market; Short Rest is in hand.
    expect(t.legal).toContain('buy:focus');
    t.answers('buy:focus').expects(0, 'buy', undefined, { 'buy:focus': 'still-in-discard' });
    expect([t.state.hand, t.state.time]).toEqual([['short_rest', 'focus'], 12]);
  });

  test('FG-PLAN-03: in the first turn: since the game began', () => {
    const t = fresh().answers('discard:weak_attack', 'discard:short_rest', 'end');
    t.expects(0, 'buy', undefined, { 'buy:weak_attack': 'still-in-discard', 'buy:short_rest': 'still-in-discard' });
  });

  test.each([
    [6, []],
    [5, ['critical_blow']],
    [4, ['long_rest', 'critical_blow']],
    [3, ['planning', 'retaliation', 'furious_strike', 'long_rest', 'critical_blow']],
  ])('FG-PLAN-04: with %i time nothing dearer can be bought', (time, dear) => {
    const t = planning(time);
    expect(blocked(t)).toEqual(Object.fromEntries(dear.map((card) => [`buy:${card}`, 'not-enough-time'])));
    for (const card of dear) t.refuses(`buy:${card}`, 'blocked');
  });

  test('FG-PLAN-04: down to exactly 0 it can', () => {
    const t = planning(6)
      .answers('buy:critical_blow')
      .expects(0, 'buy', ['done', ...FREE.map((id) => `buy:${id}`)]);
    expect([t.state.time, t.state.hand]).toEqual([0, ['critical_blow']]);
  });

  test('FG-PLAN-05, FG-ZERO-01: nothing can be bought with ten cards in hand, not even for nothing', () => {
    const nine = ['run', 'run', 'guard', 'guard', 'distract', 'distract', 'search', 'search', 'close_call'];
    const t = planning(12, { hand: [...nine] });
    expect(buyable(t)).toContain('walk');
    t.answers('buy:walk').expects(0, 'buy', ['done'], {
      'buy:walk': 'hand-full',
      'buy:focus': 'hand-full',
      'buy:close_call': 'hand-full',
      'buy:furious_strike': 'hand-full',
    });
    t.refuses('buy:focus', 'blocked');
    expect(t.state.hand.length).toBe(10);
  });

  test.each([
    ['walk', 0],
    ['focus', 0],
    ['search', 2],
    ['run', 2],
    ['furious_strike', 4],
  ])('FG-PLAN-10: %s costs %i', (card, cost) => {
    const t = planning(6).answers(`buy:${card}`).tells('bought', { card, cost });
    expect(t.state.time).toBe(6 - cost);
  });
});

describe('after buying', () => {
  test.each([
    ['normal', 4, 6],
    ['normal', -1, 6],
    ['normal', 12, 6],
    ['extreme', 4, 5],
    ['extreme', 0, 5],
  ])('FG-PLAN-06: %s mode, %i left: the marker is set to %i', (mode, left, time) => {
    const t = planning(left, {}, { mode }).answers('done').expects(0, 'action');
    t.tells('time-reset', { time, rule: 'FG-PLAN-06' });
    expect(t.state.time).toBe(time);
  });

  test('FG-PLAN-07: all used cards return to their piles, those that cost nothing too', () => {
    const t = planning(6, { discarded: ['walk', 'walk', 'short_rest', 'run', 'guard'] });
    expect([t.state.market['walk'], t.state.market['short_rest'], t.state.market['run']]).toEqual([0, 0, 1]);
    t.answers('done').tells('market-refilled', { rule: 'FG-PLAN-07' });
    expect(t.state.discard).toEqual([]);
    expect(t.state.market).toMatchObject({ walk: 2, short_rest: 1, run: 2, guard: 2 });
  });

  test('FG-PLAN-08: what is played in the Killer phase stays in the discard pile until the end of the next Planning phase', () => {
    const t = planning(6, { killer: 'campfire', hand: ['guard', 'guard'] }).dice('horror', 5, 5);
    t.answers('done').expects(0, 'react').answers('play:guard').expects(0, 'action');
    expect([t.state.turn, t.state.discard, t.state.market['guard']]).toEqual([2, ['guard'], 0]);
    t.answers('end').expects(0, 'buy', undefined, { 'buy:guard': 'still-in-discard' }).refuses('buy:guard', 'blocked');
    t.answers('done'); // and the killer comes again
    expect([t.state.discard, t.state.market['guard']]).toEqual([[], 1]);
  });

  test('FG-PLAN-09: a card just played cannot be bought in the next Planning phase, but in the one after that', () => {
    const t = table('action', { hand: ['short_rest'], terror: ['ht09', 'ct07', 'ht02'] }).dice('horror', 5, 1);
    t.answers('play:short_rest', 'end').expects(0, 'buy', undefined, { 'buy:short_rest': 'still-in-discard' });
    t.refuses('buy:short_rest', 'blocked').answers('done', 'end').expects(0, 'buy').answers('buy:short_rest');
    expect([t.state.turn, t.state.hand]).toEqual([2, ['short_rest']]);
  });
});

describe('cards of cost 0', () => {
  test.each([0, -1])('FG-ZERO-01, FG-ZERO-02: with the marker on %i they can be taken, and nothing else', (time) => {
    const t = planning(time);
    expect(buyable(t)).toEqual(FREE);
    t.answers('buy:walk', 'buy:walk', 'buy:short_rest', 'buy:focus', 'buy:focus', 'buy:weak_attack');
    t.expects(0, 'buy', ['done'], { 'buy:close_call': 'not-enough-time' });
    expect([t.state.time, t.state.hand.length]).toEqual([time, 6]);
  });

  test('FG-ZERO-03: not those that lie in the discard pile', () => {
    const t = planning(6, { discarded: ['weak_attack', 'walk', 'walk'] });
    expect(buyable(t)).not.toContain('weak_attack');
    expect(buyable(t)).not.toContain('walk');
    expect(blocked(t)).toMatchObject({ 'buy:weak_attack': 'still-in-discard', 'buy:walk': 'still-in-discard' });
    t.answers('done', 'end').expects(0, 'buy');
    expect(buyable(t)).toEqual(expect.arrayContaining(['walk', 'weak_attack']));
  });
});

describe('FG-EX-07 (FG-PLAN-01 to FG-PLAN-10, FG-ZERO-01, FG-ZERO-02): Selena plans with 4 time', () => {
  const selena = (): Table => planning(4, { discarded: ['weak_attack', 'short_rest', 'walk'] }, { heroine: 'selena' });

  test('FG-EX-07: Search and Run, and Walk and Focus for nothing', () => {
    const t = selena().answers('buy:search', 'buy:run');
    expect(t.state.time).toBe(0);
    t.expects(0, 'buy', ['done', 'buy:walk', 'buy:focus'], { 'buy:weak_attack': 'still-in-discard' });
    t.answers('buy:walk', 'buy:focus', 'done').expects(0, 'action');
    t.tells('time-reset', { time: 6 }).tells('phase', { phase: 'killer' });
    expect([t.state.hand, t.state.time]).toEqual([['search', 'run', 'walk', 'focus'], 6]);
    expect(t.state.discard).toEqual([]);
    expect(t.state.market).toMatchObject({ weak_attack: 1, short_rest: 1, walk: 1, focus: 1, search: 1, run: 1 });
  });

  test('FG-EX-07: or a Furious Strike for all her time', () => {
    const t = selena().answers('buy:furious_strike');
    expect([t.state.time, t.state.hand]).toEqual([0, ['furious_strike']]);
    t.expects(0, 'buy', ['done', 'buy:walk', 'buy:focus'], { 'buy:search': 'not-enough-time' });
  });
});
