import { describe, expect, test } from 'vitest';
import { crowd } from '../kit.ts';
import { dw, type Edit, kw, table } from './groves-table.ts';

describe('Sacred Groves', () => {
  /** One victim at the North Gate is killed: bloodlust rises once. Two others are on sacred ground. */
  const oneDeath = (rises: number, level: number, options = {}) =>
    table(
      'terror',
      {
        nextTerror: ['gt06'], // N:MA; Divine Wrath rises by two first
        victims: { north_exit: 1, shrine: 2 },
        overlay: rises,
        wrath: { dw: level - 2 },
      },
      options,
    );

  test.each([
    { rise: 1, now: 5, horror: 3 },
    { rise: 2, now: 3, horror: 3 },
    { rise: 3, now: 3, horror: 4 },
    { rise: 4, now: 5, horror: 3 },
    { rise: 5, now: 3, horror: 3 },
    { rise: 6, now: 3, horror: 4 },
    { rise: 8, now: 3, horror: 3 },
  ])('bloodlust overlay: increase $rise', ({ rise, now, horror }) => {
    const t = oneDeath(rise - 1, 3);
    expect([dw(t), t.state.horror]).toEqual([now, horror]);
  });

  test('bloodlust overlay: the 7th increase raises Divine Wrath and unleashes it', () => {
    const t = oneDeath(6, 4);
    expect([dw(t), t.state.horror]).toEqual([6, 5]);
  });

  test('bloodlust overlay: counts the increases of any killer', () => {
    const t = oneDeath(2, 3, { killer: 'hans' });
    expect(t.state.memory['groves']).toEqual({ wrath: 3, bloodlust: 3 });
    t.tells('wrath-unleashed', { wrath: 'DW', level: 3 });
  });

  test('finale overlay: after the killer action Divine Wrath is unleashed and rises by 1', () => {
    const t = table('killer', { finale: 'hans_f3', wrath: { dw: 6 } }, { killer: 'hans' });
    expect([dw(t), t.state.horror]).toEqual([7, 5]);
  });

  test('DW+S with nobody on sacred ground is no increase, so ge07 adds nothing', () => {
    const t = table('terror', { nextTerror: ['gt06'], inPlay: ['ge07'] });
    expect(dw(t)).toBe(2);
  });

  test('the location works with a killer who has no health', () => {
    const t = table(
      'terror',
      { nextTerror: ['gt01'], nextEvent: 'ge08', victims: { shrine: 2 } },
      { killer: 'poltergeist' },
    );
    expect(t.state.killer.space).toBe('shrine');
    expect(t.state.dead).toHaveLength(2);
  });
});

describe('terror of the groves', () => {
  test('gt01: the killer appears on the sacred space with most victims', () => {
    const t = table('terror', {
      nextTerror: ['gt01'],
      nextEvent: 'ge09',
      overlay: 7,
      victims: { shrine: 1, graveyard: 3 },
      tally: { usedThisTurn: ['ge09'] },
    }).dice('panic', 1);
    expect(t.state.killer.space).toBe('graveyard');
    expect([dw(t), t.state.dead.length]).toEqual([6, 2]);
  });

  test('gt01: without victims on sacred ground he appears at the heroine', () => {
    const t = table('terror', { nextTerror: ['gt01'], nextEvent: 'ge08' });
    expect(t.state.killer.space).toBe('south_path');
    expect([dw(t), t.state.heroine.markers]).toEqual([2, 2]);
  });

  test('gt02: Divine Wrath rises, is unleashed, rises again', () => {
    const t = table('terror', { nextTerror: ['gt02'], nextEvent: 'ge08', victims: { shrine: 1 } });
    t.tells('wrath-unleashed', { wrath: 'DW', level: 3 });
    expect([dw(t), t.state.horror]).toEqual([4, 4]);
  });

  test.each([
    { id: 'gt03', goal: 'shrine', near: 'meadow', far: 'rocks' },
    { id: 'gt04', goal: 'sacred_trees', near: 'bridge', far: 'lost_found' },
    { id: 'gt05', goal: 'graveyard', near: 'lookout', far: 'lakeshore' },
  ])('$id: two newcomers, and everybody next to $goal goes there', ({ id, goal, near, far }) => {
    const t = table('terror', { nextTerror: [id], victims: { [near]: 2, [far]: 1 } });
    expect(crowd(t)).toEqual({ [goal]: 4, [far]: 1 });
    t.tells('wrath-unleashed', { wrath: 'DW', level: 2 });
  });

  test('gt06: everybody next to sacred ground goes there before Divine Wrath rises', () => {
    const t = table('terror', {
      nextTerror: ['gt06'],
      victims: { west_woods: 1, bridge: 2, south_path: 1, welcome_center: 1 },
      overlay: 7,
      killer: 'west_exit',
    });
    expect(crowd(t)).toEqual({ graveyard: 1, sacred_trees: 2, shrine: 1 }); // the killer took the one at the Welcome Center
    expect(dw(t)).toBe(6);
  });

  test('gt07: Divine Wrath is unleashed twice', () => {
    const t = table('terror', { nextTerror: ['gt07'], nextEvent: 'ge08' });
    expect([t.state.time, t.state.inPlay.length]).toEqual([2, 1]);
  });

  test.each([
    { dice: [5, 6], level: 5 },
    { dice: [1, 6], level: 6 },
    { dice: [1, 2], level: 8 },
  ])('gt08: $dice at the end of Upkeep', ({ dice, level }) => {
    const t = table('upkeep', { inPlay: ['gt08'], victims: { shrine: 2 }, wrath: { kw: 1, dw: 6 } }).dice(
      'horror',
      ...dice,
    );
    expect([dw(t), t.state.horror]).toEqual([level, dice[1] === 2 ? 5 : 3]);
  });

  test('gt08: for 3 time it is discarded', () => {
    const t = table('action', { inPlay: ['gt08'] });
    t.answers('appease-gods');
    expect([t.state.time, t.state.inPlay, t.state.terror.discard]).toEqual([3, [], ['gt08']]);
  });
});

describe('events of the groves', () => {
  test('ge01: closing a sacred space costs all cards except Atone and spreads its victims evenly', () => {
    const t = table('terror', {
      nextTerror: ['gt07'],
      nextEvent: 'ge01',
      hand: ['walk', 'atone', 'focus'],
      victims: { shrine: 5 },
    });
    t.answers('close:shrine', 'meadow');
    t.expects(0, 'scatter', ['sw_path', 'lost_found', 'south_path']).answers('sw_path', 'lost_found');
    t.expects(0, 'scatter', ['sw_path', 'lost_found', 'south_path', 'meadow']).answers('meadow');
    expect(crowd(t)).toEqual({ meadow: 2, sw_path: 1, lost_found: 1, south_path: 1 });
    expect([t.state.hand, t.state.discard.sort()]).toEqual([['atone'], ['focus', 'walk']]);
  });

  test('ge01: unused it is discarded', () => {
    const t = table('terror', { nextTerror: ['gt07'], nextEvent: 'ge01', hand: ['walk'] });
    t.answers('decline');
    expect([t.state.inPlay, t.state.events.discard, t.state.hand]).toEqual([[], ['ge01'], ['walk']]);
  });

  const closed: Edit = { inPlay: ['ge01'], tokens: { closed_space: ['shrine'] } };

  test('ge01: nobody is placed on a closed space or drawn there', () => {
    const t = table('terror', { also: closed, nextTerror: ['gt03'], victims: { sw_path: 1 } });
    expect(crowd(t)).toEqual({ sw_path: 1 });
  });

  test('ge01: nobody follows to a closed space or panics onto it', () => {
    const t = table('action', { also: closed, hand: ['walk'], backpack: ['air_horn'], victims: { south_path: 1 } })
      .dice('horror', 5, 1)
      .dice('panic', 4);
    t.answers('use:air_horn', 'play:walk', 'go:shrine');
    expect(crowd(t)).toEqual({ south_path: 1 });
    expect(t.state.heroine.space).toBe('shrine');
  });

  test('ge02: victims on the rolled space count double', () => {
    const t = table('terror', { nextTerror: ['gt02'], nextEvent: 'ge02', victims: { shrine: 1, graveyard: 1 } }).dice(
      'plain-die',
      4,
    );
    t.tells('wrath-unleashed', { wrath: 'DW', level: 5 });
    expect(dw(t)).toBe(8);
  });

  test.each([
    { space: 'graveyard', time: 6, gained: 2 },
    { space: 'shrine', time: 6, gained: 0 },
    { space: 'graveyard', time: -1, gained: 0 },
  ])('ge03: ending an Action phase on hallowed ground: $space with time $time', ({ space, time, gained }) => {
    const t = table('action-end', { inPlay: ['ge03'], memory: { ge03: { space: 'graveyard' } }, heroine: space, time });
    t.expects(0, 'buy');
    expect(t.state.time).toBe(time + gained);
  });

  test('ge04: the farthest victim becomes the Super Tourist, whom the killer always targets', () => {
    const t = table('terror', { nextTerror: ['gt07'], nextEvent: 'ge04', victims: { rocks: 1, se_exit: 1 } });
    expect(t.state.victims.find((one) => one.role === 'ge04')).toMatchObject({ id: 'white', space: 'se_exit' });
    const next = table('terror', {
      nextTerror: ['it10'],
      special: { ge04: { white: 'graveyard' } },
      overlay: 7,
      heroine: 'rocks',
    });
    expect(next.state.killer.space).toBe('graveyard');
    expect([dw(next), next.state.inPlay, next.state.heroine.markers]).toEqual([6, [], 4]);
  });

  test('ge04: saved, one wrath drops by 4', () => {
    const t = table('action', {
      special: { ge04: { white: 'west_exit' } },
      wrath: { kw: 7, dw: 9 },
      heroine: 'west_exit',
    });
    t.answers('save:white', 'slot:0').answers('wrath:DW');
    expect([kw(t), dw(t), t.state.inPlay]).toEqual([7, 5, []]);
  });

  test('ge05: the Holy Man does not follow', () => {
    const t = table('action', { special: { ge05: { blue: 'south_path' } }, hand: ['walk'] }).dice('horror', 5, 1);
    t.answers('play:walk', 'go:shrine');
    expect(crowd(t)).toEqual({ south_path: 1 });
  });

  test('ge05: in Upkeep he goes to the killer; with the heroine there, one wrath above 4 drops to 4', () => {
    const t = table('upkeep', { special: { ge05: { blue: 'rocks' } }, wrath: { kw: 4, dw: 9 }, heroine: 'north_exit' });
    expect([kw(t), dw(t)]).toEqual([4, 4]);
    expect([t.state.victims, t.state.dead, t.state.inPlay]).toEqual([[], [], []]);
    expect(t.state.supply).toContain('blue');
  });

  test('ge05: without her the wraths rise by 6, shared out by the player, also when the killer comes to him', () => {
    const t = table('terror', { nextTerror: ['it01'], special: { ge05: { blue: 'rocks' } } });
    t.expects(0, 'share-out-wrath').answers('share:2');
    expect([kw(t), dw(t)]).toEqual([4, 6]);
    expect([t.state.victims, t.state.dead, t.state.inPlay]).toEqual([[], [], []]);
  });

  test('ge06: once per turn a move with the Guide is a space longer', () => {
    const t = table('action', { special: { ge06: { orange: 'south_path' } }, hand: ['walk', 'walk'] }).dice(
      'horror',
      5,
      1,
      5,
      1,
    );
    t.answers('play:walk', 'keep', 'yes', 'go:sw_path', 'follow:0+orange', 'go:welcome_center', 'follow:0+orange');
    t.expects(0, 'action').answers('play:walk').expects(0, 'move');
  });

  test('ge06: killed, Divine Wrath rises by 6', () => {
    const t = table('terror', { nextTerror: ['it01'], special: { ge06: { orange: 'north_exit' } }, overlay: 7 });
    expect(dw(t)).toBe(8);
  });

  test('ge07: an increase of Divine Wrath is 1 more, once per effect', () => {
    const t = table('terror', { nextTerror: ['gt06'], inPlay: ['ge07'], victims: { shrine: 3 } });
    expect([kw(t), dw(t)]).toEqual([2, 6]);
  });

  test('ge08: every failed horror roll raises Divine Wrath', () => {
    const t = table('action', { inPlay: ['ge08'], hand: ['focus', 'focus'] }).dice('horror', 1, 2, 5, 1);
    t.answers('play:focus', 'keep', 'play:focus');
    expect(dw(t)).toBe(3);
  });

  test('ge09: a death on sacred ground unleashes Divine Wrath, once per turn', () => {
    const t = table('terror', { nextTerror: ['it09'], inPlay: ['ge09'], victims: { graveyard: 2 }, overlay: 7 });
    expect(t.state.dead).toHaveLength(2);
    expect(t.told('wrath-unleashed')).toHaveLength(1);
    expect(t.state.time).toBe(4);
  });

  test('ge09: a death elsewhere does not matter', () => {
    const t = table('terror', { nextTerror: ['it09'], inPlay: ['ge09'], victims: { rocks: 2 }, overlay: 7 });
    expect(t.told('wrath-unleashed')).toHaveLength(0);
  });

  test('ge10: panic on the heroine’s space costs a random action card, once', () => {
    const t = table('action', {
      inPlay: ['ge10'],
      backpack: ['air_horn'],
      hand: ['walk', 'focus'],
      victims: { south_path: 2 },
    })
      .picks('discard', 1)
      .dice('panic', 3, 3);
    t.answers('use:air_horn');
    expect(t.state.hand).toEqual(['focus']);
  });
});
