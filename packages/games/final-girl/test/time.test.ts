import { describe, expect, test } from 'vitest';
import { type Edit, look, type Table, table } from './kit.ts';

/** Plays a card with so much time left; nothing else in hand unless `edit` gives it. */
const playing = (card: string, time: number, faces: readonly number[], edit: Edit = {}): Table =>
  table('action', { time, hand: [card], also: edit })
    .dice('horror', ...faces)
    .answers(`play:${card}`);

describe('points of time', () => {
  test.each([
    ['two points gained', 'focus', [5, 5], 6, 8],
    ['one point lost', 'focus', [5, 1], 6, 5],
    ['two points lost', 'focus', [1, 1], 6, 4],
    ['not more than 12', 'focus', [5, 5], 11, 12],
  ] as const)('FG-TIME-01: %s', (_what, card, faces, before, after) => {
    const t = playing(card, before, faces);
    t.tells('time', { time: after, by: after - before, rule: 'FG-TIME-01' });
    expect([t.state.time, look(t).time]).toEqual([after, after]);
  });

  test('FG-TIME-04: on exactly 0 she still plays cards', () => {
    const t = playing('focus', 1, [5, 1], { hand: ['walk'] }).dice('horror', 5, 5);
    t.answers('keep').expects(0, 'action', ['play:walk', 'discard:walk', 'end']);
    expect(t.state.time).toBe(0);
    t.answers('play:walk', 'go:lake_path', 'stay');
    expect(t.state.heroine.space).toBe('lake_path');
  });
});

describe('the red space', () => {
  test.each([0, 1])('FG-TIME-02: from %i a loss of 2 leads onto red and ends the Action phase', (time) => {
    const t = playing('focus', time, [1, 1]).expects(0, 'buy');
    expect([t.state.time, t.phase]).toEqual([-1, 'planning']);
  });

  test('FG-TIME-02: but only once the current action has been resolved', () => {
    // Close Call takes the last time in the middle of the action; Walk is resolved all the same.
    const t = playing('walk', 1, [1, 2, 5, 6], { hand: ['close_call'] });
    t.answers('close_call:all');
    expect(t.state.time).toBe(-1);
    t.expects(0, 'move').answers('go:lake_path', 'go:sports_field').expects(0, 'buy').usesAllLuck();
    expect([t.state.heroine.space, t.state.time]).toEqual(['sports_field', -1]);
  });

  test('FG-TIME-03: on red no time is gained: not by the card that is being resolved', () => {
    const t = playing('focus', 1, [1, 2, 5, 6], { hand: ['close_call'] });
    t.answers('close_call:all').expects(0, 'buy').tells('time-lost-on-red', { rule: 'FG-TIME-03' });
    expect([t.state.horror, t.state.time]).toEqual([2, -1]); // horror fell, and no time came
  });

  test('FG-TIME-03: nor by discarding cards, by items or by calm', () => {
    const t = playing('focus', 1, [1, 2, 2, 5, 6, 1], {
      horror: 0, // green: three dice
      hand: ['close_call', 'walk'],
      backpack: ['energy_drink'],
    });
    t.answers('close_call:all').expects(0, 'time-runs-out').answers('go-on');
    t.expects(0, 'after-roll', ['keep', 'use:energy_drink'], { 'discard:walk': 'time-on-red' });
    t.answers('use:energy_drink', 'time').expects(0, 'buy');
    expect(t.told('time-lost-on-red').length).toBe(3); // the drink, beyond green, and Focus itself
    expect([t.state.time, t.state.hand]).toEqual([-1, ['walk']]);
  });

  test('FG-TIME-03: only in that phase: afterwards the marker comes back', () => {
    const t = playing('focus', 0, [1, 1], { terror: ['ht09', 'ct07'] });
    t.answers('done').expects(0, 'action');
    expect([t.state.turn, t.state.time]).toEqual([2, 6]);
  });
});

describe('cards for time', () => {
  test('FG-TIME-05: any number of cards, 1 time each', () => {
    const t = table('action', { hand: ['walk', 'walk', 'guard', 'close_call'] });
    t.answers('discard:walk').tells('card-discarded', { card: 'walk', rule: 'FG-TIME-05' });
    expect(t.state.time).toBe(7);
    t.answers('discard:guard', 'discard:walk', 'discard:close_call').expects(0, 'action', ['end']);
    expect([t.state.time, t.state.hand]).toEqual([10, []]);
    expect(t.state.discard.sort()).toEqual(['close_call', 'guard', 'walk', 'walk']);
  });

  test('FG-TIME-05: at any moment: after the roll, in mid-move, before choosing a failure row, before the phase ends', () => {
    const cards: Edit = { hand: ['guard'] };
    const rolled = playing('focus', 6, [1, 1], cards).expects(0, 'after-roll', ['keep', 'discard:guard']);
    rolled.answers('discard:guard');
    expect(rolled.state.time).toBe(5); // 6 + 1, and then Focus fails
    const moving = playing('walk', 6, [5, 5], cards).answers('keep', 'go:lake_path').expects(0, 'move');
    moving.answers('discard:guard').expects(0, 'move');
    expect(moving.state.time).toBe(7);
    const failing = playing('walk', 6, [1, 1], cards).answers('keep');
    failing.expects(0, 'failure-row', ['row:1', 'row:2', 'discard:guard']).answers('discard:guard', 'row:2');
    expect(failing.state.time).toBe(5);
    const ending = playing('short_rest', 6, [1, 1], cards).answers('keep');
    ending.expects(0, 'phase-ends', ['go-on', 'discard:guard']).answers('discard:guard').expects(0, 'buy');
    expect(ending.state.time).toBe(6);
  });

  test('FG-TIME-05: never in another phase, and not the card that is being resolved', () => {
    const planning = table('planning', { hand: ['guard'] });
    expect(planning.decision.options.filter((option) => option.id.startsWith('discard'))).toEqual([]);
    const rolled = playing('focus', 6, [1, 1], { hand: ['guard'] });
    expect(rolled.legal).toEqual(['keep', 'discard:guard']);
    const killer = table('killer', { killer: 'campfire', hand: ['guard', 'walk'] });
    killer.expects(0, 'react', ['take-it', 'play:guard']);
  });

  test('FG-TIME-06: to prolong the Action phase, also in the moment when time runs out', () => {
    const t = playing('focus', 0, [1, 1], { hand: ['guard', 'guard', 'walk'] }).answers('keep');
    t.expects(0, 'time-runs-out', ['go-on', 'discard:guard', 'discard:walk']);
    t.answers('discard:guard', 'discard:guard', 'go-on').expects(0, 'action', ['play:walk', 'discard:walk', 'end']);
    expect(t.state.time).toBe(0);
    const given = playing('focus', 0, [1, 1], { hand: ['guard'] }).answers('keep', 'go-on');
    given.expects(0, 'buy'); // she kept her card, and the phase is over
    expect([given.state.time, given.state.hand]).toEqual([-1, ['guard']]);
  });

  test('FG-TIME-06: to buy more afterwards', () => {
    const cards: Edit = { time: 3, hand: ['walk'] };
    const without = table('action', cards).answers('end');
    without.expects(0, 'buy', undefined, { 'buy:furious_strike': 'not-enough-time' });
    const t = table('action', cards).answers('discard:walk', 'end', 'buy:furious_strike');
    expect([t.state.time, t.state.hand]).toEqual([0, ['furious_strike']]);
    expect(t.order('card-discarded', 'bought')).toEqual(['card-discarded', 'bought']);
  });
});
