import { expect, test } from 'vitest';
import { table } from './kit.ts';

test('FG-AEND-01: cards are played one after the other until the player stops', () => {
  const t = table('action', { hand: ['focus', 'focus', 'walk'] }).dice('horror', 5, 1, 5, 1);
  t.answers('play:focus', 'keep').expects(0, 'action', [
    'play:focus',
    'play:walk',
    'discard:focus',
    'discard:walk',
    'end',
  ]);
  t.answers('play:focus', 'keep').expects(0, 'action', ['play:walk', 'discard:walk', 'end']);
  t.answers('end').expects(0, 'buy').usesAllLuck();
  expect([t.state.hand, t.state.phase]).toEqual([['walk'], 'planning']);
});

test('FG-AEND-01: the player may stop at once', () => {
  const t = table('action', { hand: ['focus'] })
    .answers('end')
    .expects(0, 'buy');
  expect([t.state.hand, t.state.discard]).toEqual([['focus'], []]);
});

test('FG-AEND-02: with an empty hand nothing is left but to end the phase', () => {
  const t = table('action', { hand: ['focus'] }).dice('horror', 5, 1);
  t.answers('play:focus').expects(0, 'action', ['end']).answers('end').expects(0, 'buy');
});

test('FG-AEND-02: or to use what needs no card: items, victims on an exit', () => {
  const t = table('action', { heroine: 'se_exit', victims: { se_exit: 1 }, backpack: ['pills'] });
  t.expects(0, 'action', ['use:pills', 'save:yellow', 'end']);
});

test.each([
  ['short_rest', 'campfire'],
  ['long_rest', 'campfire'],
  ['weak_attack', 'tool_shed'],
  ['furious_strike', 'tool_shed'],
])('FG-AEND-03: a failed %s shows the end symbol', (card, space) => {
  const t = table('action', { heroine: space, hand: [card, 'walk'] }).dice('horror', 1, 1);
  t.answers(`play:${card}`, 'keep').expects(0, 'phase-ends', ['go-on', 'discard:walk']).answers('go-on');
  t.expects(0, 'buy');
  expect([t.state.phase, t.state.hand]).toEqual(['planning', ['walk']]);
});

test('FG-AEND-03: with one success a Furious Strike ends the phase too, with two it does not', () => {
  const strike = (second: number) =>
    table('action', { killer: 'campfire', hand: ['furious_strike'] })
      .dice('horror', 5, second)
      .answers('play:furious_strike');
  const one = strike(1).expects(0, 'buy');
  expect([one.state.killer.markers, one.state.horror]).toEqual([10, 2]); // after all that stands before the symbol
  strike(5).expects(0, 'action', ['end']);
});

test.each([
  [2, 'action', 0],
  [1, 'buy', -1],
])('FG-AEND-04: below 0 it is over: from %i, 2 are lost', (time, asked, left) => {
  const t = table('action', { time, hand: ['focus'] }).dice('horror', 1, 1);
  t.answers('play:focus').expects(0, asked);
  expect(t.state.time).toBe(left);
});

test('FG-AEND-05: cards that were not used are kept for later turns', () => {
  const t = table('action', { hand: ['focus', 'guard', 'walk'], terror: ['ht09', 'ct07'] });
  t.answers('end', 'done').expects(0, 'action');
  expect([t.state.turn, t.state.hand]).toEqual([2, ['focus', 'guard', 'walk']]);
  expect(t.legal).toEqual(['play:focus', 'play:walk', 'discard:focus', 'discard:guard', 'discard:walk', 'end']);
});
