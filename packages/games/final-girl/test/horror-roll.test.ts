import { describe, expect, test } from 'vitest';
import { type Edit, type Table, table } from './kit.ts';

/** Focus is played with these dice: success H-1 (and T+2 with two), failure T-2. */
const focus = (faces: readonly number[], edit: Edit = {}, options = {}): Table =>
  table('action', { hand: ['focus'], also: edit }, options)
    .dice('horror', ...faces)
    .answers('play:focus');

const diceOf = (t: Table): number => (t.told('rolled').at(-1)?.details['faces'] as number[] | undefined)?.length ?? 0;
const successes = (t: Table) => t.told('outcome').at(-1)?.details['successes'];

describe('how many dice', () => {
  test('FG-ROLL-01: action cards and some other cards need a horror roll; Close Call makes none', () => {
    const t = focus([1, 1, 5], { hand: ['close_call'] });
    t.answers('close_call:die:1').usesAllLuck();
    expect([t.told('rolled').length, t.told('outcome').length]).toEqual([1, 1]);
    const foot = table('action', { backpack: ['rabbit_foot'] }).dice('horror', 5, 6);
    foot.answers('use:rabbit_foot').tells('rolled', { card: 'rabbit_foot', faces: [5, 6] });
    foot.expects(0, 'rabbit-foot', ['time', 'heal', 'calm', 'move']).answers('time', 'calm');
    expect([foot.state.time, foot.state.horror]).toEqual([8, 2]);
  });

  test('FG-ROLL-02: the level at the moment of the roll counts', () => {
    const t = table('action', { horror: 7, hand: ['focus', 'focus'] });
    t.dice('horror', 5, 1, 1);
    t.answers('play:focus', 'keep', 'play:focus').usesAllLuck();
    const rolls = t.told('rolled').map((event) => (event.details['faces'] as number[]).length);
    expect(rolls).toEqual([1, 2]); // one die on red, two on 6
  });

  const atLevel = (level: number) => focus([5, 5], { horror: level }).usesAllLuck();

  test('FG-ROLL-03: at horror level 3 two dice are rolled, at level 4 also', () => {
    expect([diceOf(atLevel(3)), diceOf(atLevel(4))]).toEqual([2, 2]);
  });

  test('FG-EX-01 (FG-ROLL-02, FG-ROLL-03): at horror level 4 exactly two dice are rolled', () => {
    expect([diceOf(atLevel(4)), successes(atLevel(4))]).toEqual([2, 2]);
  });

  test('FG-ROLL-11: cards and items change the number of dice', () => {
    const girlfriend: Edit = { special: { ce06: { white: 'campfire' } } };
    expect(diceOf(focus([1, 1, 1], girlfriend))).toBe(3);
    const planned = table('action', { hand: ['planning', 'focus'] }).dice('horror', 5, 5, 1, 1, 1, 1, 1);
    planned.answers('play:planning', 'keep', 'play:focus').usesAllLuck();
    expect(diceOf(planned)).toBe(5);
    const searching = (flipped: boolean) =>
      table('action', { heroine: { space: 'dock', flipped }, hand: ['search'] }, { heroine: 'selena' }).answers(
        'play:search',
      );
    expect([diceOf(searching(false)), diceOf(searching(true))]).toEqual([2, 4]);
  });

  test('FG-ROLL-13: at least one die is rolled', () => {
    const walk = (horror: number) =>
      table(
        'action',
        {
          horror,
          hand: ['walk'],
          also: (s) => {
            s.inPlay.push({ id: 'me07', kind: 'event', markers: 0 }); // one die fewer for movement without light
            s.events.deck = s.events.deck.filter((id) => id !== 'me07');
          },
        },
        { killer: 'hans', location: 'creech' },
      ).answers('play:walk');
    expect([diceOf(walk(1)), diceOf(walk(3)), diceOf(walk(7))]).toEqual([2, 1, 1]);
  });

  test('FG-ROLL-14: more than six dice all count', () => {
    const t = table('action', {
      horror: 1,
      health: { heroine: 0, killer: 0 },
      hand: ['focus'],
      also: (s) => {
        s.lasting.push({ id: 'next-roll-dice', until: 'roll', n: 3 });
      },
    }).dice('horror', 1, 1, 1, 1, 1, 1, 5, 6);
    t.answers('play:focus').usesAllLuck();
    expect([diceOf(t), successes(t)]).toEqual([8, 2]); // three of the track, two of adrenaline, three of Planning
    expect([t.state.horror, t.state.time]).toEqual([0, 8]);
  });

  test('FG-ROLL-11: what shields the killer keeps the adrenaline away', () => {
    const t = focus([1, 1], { health: { killer: 0 }, inPlay: { ht10: 1 } });
    t.usesAllLuck();
    expect(diceOf(t)).toBe(2);
  });
});

describe('what the dice show', () => {
  const oneDie: Edit = { horror: 7, hand: ['walk', 'walk'] };

  test.each([5, 6])('FG-ROLL-04: %i is a success', (face) => {
    const t = focus([face], oneDie);
    t.expects(0, 'after-roll', undefined, { convert: 'no-partial-success' }).answers('keep');
    expect([successes(t), t.state.horror]).toEqual([1, 6]);
  });

  test.each([3, 4])('FG-ROLL-05: %i is a partial success, which can be converted', (face) => {
    const kept = focus([face], oneDie).answers('keep');
    expect([successes(kept), kept.state.horror]).toEqual([0, 7]);
    const converted = focus([face], oneDie).answers('convert');
    expect([successes(converted), converted.state.horror]).toEqual([1, 6]);
  });

  test.each([1, 2])('FG-ROLL-06: %i is nothing, and cannot be converted', (face) => {
    const t = focus([face], oneDie);
    t.expects(0, 'after-roll', ['keep', 'discard:walk'], { convert: 'no-partial-success' });
    t.refuses('convert', 'blocked').answers('keep');
    expect([successes(t), t.state.horror]).toEqual([0, 7]);
  });

  test('FG-ROLL-10: with neither a rolled nor a converted success the roll is a failure', () => {
    const t = focus([4, 3], { hand: ['walk', 'walk'] }).answers('keep');
    expect([successes(t), t.state.horror, t.state.time]).toEqual([0, 3, 4]); // the failure row: T-2
    const converted = focus([4, 3], { hand: ['walk', 'walk'] }).answers('convert');
    expect([successes(converted), converted.state.horror, converted.state.time]).toEqual([1, 2, 5]);
  });
});

describe('changing the dice', () => {
  test('FG-ROLL-07: two cards from hand turn one partial success into a success', () => {
    const t = focus([4, 1], { hand: ['walk', 'run', 'guard'] });
    t.answers('convert').expects(0, 'discard', ['discard:walk', 'discard:run', 'discard:guard']).answers('discard:run');
    t.expects(0, 'discard', ['discard:walk', 'discard:guard']).answers('discard:guard', 'keep');
    t.tells('converted', { rule: 'FG-ROLL-07' });
    expect([successes(t), t.state.hand, t.state.discard]).toEqual([1, ['walk'], ['focus', 'run', 'guard']]);
    const poor = focus([4, 1], { hand: ['walk'] });
    poor.expects(0, 'after-roll', ['keep', 'discard:walk'], { convert: 'two-cards-needed' });
  });

  test('FG-ROLL-08: for each die with a 3 or 4, two cards per die', () => {
    const t = focus([4, 3], { hand: ['walk', 'walk', 'run', 'run', 'guard', 'guard'] });
    t.answers('convert', 'discard:walk', 'discard:walk').expects(0, 'after-roll');
    t.answers('convert', 'discard:run', 'discard:run');
    t.expects(0, 'after-roll', ['keep', 'discard:guard'], { convert: 'no-partial-success' }).answers('keep');
    expect([successes(t), t.state.hand, t.state.horror, t.state.time]).toEqual([2, ['guard', 'guard'], 2, 8]);
  });

  test('FG-ROLL-09: converting is never a must', () => {
    const t = focus([4, 5], { hand: ['walk', 'walk'] });
    t.expects(0, 'after-roll', ['keep', 'convert', 'discard:walk']).answers('keep');
    expect([successes(t), t.state.hand]).toEqual([1, ['walk', 'walk']]);
  });

  test('FG-ROLL-12: Close Call rolls one die again, or all of them for 2 time', () => {
    const one = focus([5, 1, 6], { hand: ['close_call'] });
    one.expects(0, 'after-roll', [
      'keep',
      'close_call:die:5',
      'close_call:die:1',
      'close_call:all',
      'discard:close_call',
    ]);
    one
      .answers('close_call:die:1')
      .tells('re-rolled', { before: [1], faces: [5, 6] })
      .usesAllLuck();
    expect([successes(one), one.state.time, one.state.discard]).toEqual([2, 8, ['focus', 'close_call']]);
    const all = focus([1, 2, 5, 6], { hand: ['close_call'] }).answers('close_call:all');
    all.tells('re-rolled', { before: [1, 2], faces: [5, 6] }).usesAllLuck();
    expect([successes(all), all.state.time]).toEqual([2, 6]); // 6 - 2 + 2
  });

  test('FG-R-09: after a conversion the dice stay as they lie, and the table says why', () => {
    const t = focus([3, 3], { hand: ['close_call', 'walk', 'walk'] });
    t.answers('convert', 'discard:walk', 'discard:walk');
    t.expects(0, 'after-roll', ['keep', 'discard:close_call'], {
      'close_call:die:3': 'before-converting',
      'close_call:all': 'before-converting',
    });
    t.refuses('close_call:all', 'blocked');
  });

  test('FG-ROLL-12: Lucky Dice roll any of the dice again', () => {
    const t = focus([1, 2, 5, 6], { backpack: ['lucky_dice'] }).answers('use:lucky_dice');
    t.expects(0, 'which-die', ['die:1', 'die:2']).answers('die:1').expects(0, 'which-die', ['die:2', 'done']);
    t.answers('die:2').usesAllLuck();
    expect([successes(t), t.state.items.discard]).toEqual([2, ['lucky_dice']]);
  });
});

describe('Reiko’s short rest', () => {
  const rest = () =>
    table('action', { health: { heroine: 1 }, hand: ['short_rest', 'walk', 'focus', 'run'] }, { heroine: 'reiko' })
      .dice('horror', 5, 4)
      .answers('play:short_rest');

  test('FG-EX-02 (FG-ROLL-04, FG-ROLL-05, FG-ROLL-09, FG-RES-01): she keeps 1 success: 1 health, and 1 time lost', () => {
    const t = rest().expects(0, 'after-roll', ['keep', 'convert', 'discard:walk', 'discard:focus', 'discard:run']);
    t.answers('keep').usesAllLuck();
    expect([t.state.heroine.markers, t.state.time]).toEqual([2, 5]);
    expect([t.state.discard, t.state.market['short_rest']]).toEqual([['short_rest'], 0]);
  });

  test('FG-EX-02 (FG-ROLL-07, FG-RES-02, FG-RES-04, FG-HEAL-03): or discards 2 cards for 2 successes: 2 health, no time lost', () => {
    const t = rest().answers('convert', 'discard:walk', 'discard:focus', 'keep');
    expect([t.state.heroine.markers, t.state.time]).toEqual([3, 6]);
    expect([t.state.hand, t.state.discard]).toEqual([['run'], ['short_rest', 'walk', 'focus']]);
    expect([t.state.market['short_rest'], t.state.market['walk'], t.state.market['focus']]).toEqual([0, 1, 1]);
  });
});
