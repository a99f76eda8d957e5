import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { finalGirl } from '../../src/index.ts';
import { crowd } from '../kit.ts';
import { dw, kw, table } from './groves-table.ts';

describe('wrath', () => {
  test('atone: two copies with Inkanyamba or the Sacred Groves, and not more with both', () => {
    const copies = (killer: string, location: string): unknown =>
      scenario(finalGirl, { options: { killer, location } }).at('action').state.market['atone'];
    expect(copies('inkanyamba', 'groves')).toBe(2);
    expect(copies('inkanyamba', 'camp')).toBe(2);
    expect(copies('hans', 'groves')).toBe(2);
    expect(copies('hans', 'camp')).toBeUndefined();
  });

  test.each([
    { dice: [5, 5, 6], level: 1, horror: 1, time: 6 },
    { dice: [5, 5, 1], level: 4, horror: 1, time: 6 },
    { dice: [5, 1, 1], level: 6, horror: 1, time: 6 },
    { dice: [1, 1, 1], level: 7, horror: 2, time: 4 },
  ])('atone: four outcomes (overrides FG-RES-01): $dice', ({ dice, level, horror, time }) => {
    const t = table('action', { horror: 1, wrath: { kw: 7, dw: 1 }, hand: ['atone'] }).dice('horror', ...dice);
    t.answers('play:atone');
    expect({ level: kw(t), horror: t.state.horror, time: t.state.time }).toEqual({ level, horror, time });
  });

  test('atone: the player chooses one of two wraths', () => {
    const t = table('action', { wrath: { kw: 7, dw: 5 }, hand: ['atone'] }).dice('horror', 5, 1);
    t.answers('play:atone').expects(0, 'choose-wrath', ['wrath:KW', 'wrath:DW']).answers('wrath:DW');
    expect([kw(t), dw(t)]).toEqual([7, 4]);
  });

  test('adelaide: when unlocked she may set one wrath to 1', () => {
    const t = table(
      'action',
      {
        wrath: { kw: 7, dw: 5 },
        victims: { west_exit: 1 },
        heroine: 'west_exit',
        also: (s) => {
          s.heroine.slots = [null, ...s.supply.splice(0, 4)];
        },
      },
      { heroine: 'adelaide' },
    );
    t.answers('save:yellow').expects(0, 'adelaide', ['heal', 'cards', 'KW', 'DW']).answers('DW');
    expect([kw(t), dw(t)]).toEqual([7, 1]);
  });

  // ik_d3 unleashes Killer Wrath, and nothing else, after a failed roll at the end of Upkeep.
  test.each([
    { level: 1, now: 2 },
    { level: 2, now: 4 },
    { level: 3, horror: 4 },
    { level: 4, horror: 4, space: 'graveyard' },
    { level: 5, horror: 5 },
    { level: 6, space: 'graveyard', dead: 1 },
    { level: 7, space: 'graveyard', dead: 1, markers: 3 },
    { level: 8, space: 'graveyard', dead: 1, markers: 3, horror: 4 },
    { level: 9, space: 'graveyard', dead: 1, markers: 4, horror: 4 },
    { level: 10, space: 'graveyard', dead: 2, markers: 4, horror: 4 },
  ])(
    'Killer Wrath is unleashed at level $level',
    ({ level, now = level, horror = 3, space = 'north_exit', ...killed }) => {
      const t = table('upkeep', {
        darkPower: 'ik_d3',
        wrath: { kw: level },
        overlay: 7,
        victims: { graveyard: 3 },
        killer: { markers: 2 },
      }).dice('horror', 1, 2);
      const { dead, killer } = t.state;
      expect({ now: kw(t), horror: t.state.horror, space: killer.space }).toEqual({ now, horror, space });
      expect({ dead: dead.length, markers: killer.markers }).toEqual({ dead: 0, markers: 2, ...killed });
    },
  );

  // gt08 unleashes Divine Wrath in the same way; with nobody on sacred ground it adds nothing.
  test.each([
    { level: 1, now: 2, time: 5 },
    { level: 2, time: 4 },
    { level: 3, horror: 4 },
    { level: 4, cards: 3 },
    { level: 5, time: 2 },
    { level: 6, horror: 5 },
    { level: 7, cards: 3, horror: 4, time: 4 },
    { level: 8, cards: 2, time: 1 },
    { level: 9, horror: 5, time: 2 },
    { level: 10, cards: 1, now: 7 },
  ])('Divine Wrath is unleashed at level $level', ({ level, now = level, horror = 3, time = 6, cards = 4 }) => {
    const t = table('upkeep', { inPlay: ['gt08'], wrath: { dw: level }, hand: ['walk', 'focus', 'atone', 'walk'] })
      .dice('horror', 1, 2)
      .picks('discard', 1, 1);
    const found = { now: dw(t), horror: t.state.horror, time: t.state.time, cards: t.state.hand.length };
    expect(found).toEqual({ now, horror, time, cards });
    if (level === 10) expect(t.state.hand).toEqual(['atone']);
  });

  test('a wrath never rises above 10, and what is at 10 does not increase any more', () => {
    const t = table('killer', { finale: 'ik_f2', darkPower: 'ik_d2', wrath: { kw: 10, dw: 3 }, heroine: 'se_exit' });
    // unleashed at 10: one step; Divine Wrath at 3: one step; Growing Fear has nothing to react to
    expect([kw(t), t.state.horror]).toEqual([10, 5]);
  });

  test.each([
    { name: 'it12', edit: { inPlay: { it12: 3 } }, level: 9 },
    { name: 'incense', edit: { backpack: ['incense'] }, level: 7 },
  ])('$name changes an increase once per effect', ({ edit, level }) => {
    const t = table('terror', { also: edit, nextTerror: ['it07'], wrath: { kw: 5 }, horror: 1 });
    // it07 unleashes at 5 (horror +2, so 3) and raises by 3
    expect(kw(t)).toBe(level);
  });

  test('incense: an increase is never smaller than 1', () => {
    const t = table('killer', { backpack: ['incense'] });
    expect(kw(t)).toBe(3);
  });
});

describe('Inkanyamba', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 3],
  ])('initial action: Killer Wrath %i becomes %i', (before, after) => {
    const t = table('killer', { wrath: { kw: before }, nextTerror: ['it12'] });
    expect(kw(t)).toBe(after);
  });

  test('end effect: BURN 2', () => {
    const t = table('terror', {
      nextTerror: ['it01'],
      overlay: 7,
      victims: { north_exit: 1 },
      killer: { bloodlust: 9 },
    });
    expect(t.told('terror-burnt')).toHaveLength(2);
  });

  test.each([
    { id: 'ik_f1', level: 4, dead: 2 },
    { id: 'ik_f2', level: 6, dead: 1 },
    { id: 'ik_f3', level: 3, dead: 1 },
  ])('$id: unleashes Killer Wrath, raises it and acts', ({ id, level, dead }) => {
    const t = table('killer', { finale: id, wrath: { kw: 3, dw: 2 }, overlay: 7, victims: { north_exit: 3 } }).dice(
      'panic',
      1,
      1,
      1,
    );
    expect(kw(t)).toBe(level);
    expect(t.state.dead).toHaveLength(dead);
    t.tells('wrath-unleashed', { wrath: 'KW', level: 3 });
  });

  test('ik_f3: when revealed Killer Wrath is 10, and cards for 6 are taken', () => {
    const t = table('upkeep', {
      hiddenFinale: 'ik_f3',
      hiddenPower: 'ik_d1',
      killer: { markers: 2 },
      backpack: ['incense'],
    });
    t.expects(0, 'take-card').answers('take:long_rest').refuses('take:atone', 'blocked').answers('take:close_call');
    t.answers('done');
    expect(kw(t)).toBe(10);
    expect(t.state.hand).toEqual(['long_rest', 'close_call']);
    expect(t.state.killer.markers).toBe(3); // ik_d1 (FG-FIN-03): it was an increase, and one only
  });

  test('ik_d1: heals once per increase, however large', () => {
    const t = table('killer', { finale: 'ik_f2', darkPower: 'ik_d1', wrath: { kw: 2, dw: 2 }, killer: { markers: 2 } });
    // level 2: KW+2, then the finale's KW+3
    expect([kw(t), t.state.killer.markers]).toEqual([7, 4]);
  });

  test('ik_d2: horror rises once per increase', () => {
    const t = table('killer', { darkPower: 'ik_d2', nextTerror: ['it12'] });
    expect([kw(t), t.state.horror]).toEqual([3, 4]);
  });

  test('ik_d3: a success at the end of Upkeep holds the wrath back', () => {
    const t = table('upkeep', { darkPower: 'ik_d3', wrath: { kw: 5 } }).dice('horror', 1, 5);
    expect(t.state.horror).toBe(3);
  });

  test('ik_e: each kill takes a second victim there or next to it, and that one no third', () => {
    const t = table('terror', {
      darkPower: 'ik_e',
      nextTerror: ['it01'],
      overlay: 7,
      victims: { north_exit: 1, rocks: 2, village: 1 },
    });
    expect(crowd(t)).toEqual({ rocks: 1, village: 1 });
    expect(t.state.killer.bloodlust).toBe(3);
  });

  test('it01: without victims the next card is drawn instead', () => {
    const t = table('terror', { nextTerror: ['it01', 'it12'] });
    t.tells('terror-replaced', { card: 'it01' });
    expect(t.state.inPlay).toEqual([{ id: 'it12', kind: 'mdp', markers: 3 }]);
    expect(t.state.horror).toBe(3);
  });

  test.each([
    { dice: [5, 6], level: 4 },
    { dice: [5, 1], level: 7 },
  ])('it02: $dice calms one wrath', ({ dice, level }) => {
    const t = table('terror', { nextTerror: ['it02'], wrath: { kw: 8, dw: 1 } }).dice('horror', ...dice);
    expect(kw(t)).toBe(level);
  });

  test('it02: without a success Killer Wrath is unleashed and rises by a die', () => {
    const t = table('terror', { nextTerror: ['it02'], wrath: { kw: 3 } })
      .dice('horror', 1, 1)
      .dice('plain-die', 4);
    expect([kw(t), t.state.horror]).toEqual([7, 4]);
    expect(t.state.killer.space).toBe('meadow'); // V/F:MA after the heroine, two spaces of the way
  });

  test.each([
    { id: 'it03', by: 2 },
    { id: 'it04', by: 3 },
    { id: 'it05', by: 5 },
    { id: 'it06', by: 1 },
    { id: 'it07', by: 4 },
  ])('$id: unleashes Killer Wrath and raises it by $by', ({ id, by }) => {
    const t = table('terror', {
      nextTerror: [id],
      wrath: { kw: 3 },
      hand: ['walk', 'focus', 'atone'],
      killer: { bloodlust: 2 },
      tally: { savedThisGame: 1 },
    });
    t.tells('wrath-unleashed', { wrath: 'KW', level: 3 });
    expect(kw(t)).toBe(3 + by);
    t.tells('targets', { target: 'V/F', space: 'south_path' });
  });

  test.each([
    { before: 3, after: 5, horror: 5 },
    { before: 5, after: 7, horror: 3 },
    { before: 9, after: 5, horror: 3 },
    { before: 10, after: 1, horror: 3 },
  ])('it08: Killer Wrath $before becomes $after', ({ before, after, horror }) => {
    const t = table('terror', { nextTerror: ['it08'], wrath: { kw: before } });
    expect([kw(t), t.state.horror]).toEqual([after, horror]);
  });

  test('it09: Killer Wrath rises by all victims killed this turn', () => {
    const t = table('terror', {
      nextTerror: ['it09'],
      overlay: 7,
      victims: { north_exit: 2 },
      tally: { killedThisTurn: 1 },
    });
    expect(kw(t)).toBe(5);
  });

  test('it10: Killer Wrath rises by the health that the heroine lost by it', () => {
    const t = table('terror', { nextTerror: ['it10'], heroine: 'rocks', killer: { bloodlust: 4 } });
    expect(t.state.heroine.markers).toBe(0);
    expect(kw(t)).toBe(6);
  });

  test.each([
    { dice: [1, 2], level: 3 },
    { dice: [1, 5], level: 2 },
  ])('it11: $dice in Upkeep', ({ dice, level }) => {
    const t = table('upkeep', { inPlay: { it11: 2 } }).dice('horror', ...dice);
    expect(kw(t)).toBe(level);
  });

  test('at Camp Happy Trails there is one wrath, and nobody is asked which', () => {
    const t = table('action', { wrath: { kw: 6 }, hand: ['atone'] }, { location: 'camp' }).dice('horror', 5, 5);
    t.answers('play:atone').expects(0, 'action');
    expect(kw(t)).toBe(3);
  });
});
