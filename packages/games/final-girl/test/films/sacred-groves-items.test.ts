import { describe, expect, test } from 'vitest';
import { crowd, wounds } from '../kit.ts';
import { type Edit, kw, table } from './groves-table.ts';

describe('items of the groves', () => {
  const withKiller: Edit = { heroine: 'rocks', killer: 'rocks', hand: ['weak_attack'], wrath: { kw: 7, dw: 1 } };

  test('ceremonial_dagger: +1 damage, and damaging the killer calms one wrath by 1', () => {
    const t = table('action', { also: withKiller, hands: ['ceremonial_dagger'] }).dice('horror', 5, 5);
    t.answers('play:weak_attack', 'killer@rocks:ceremonial_dagger');
    expect([kw(t), wounds(t)]).toEqual([6, 2]);
  });

  test('war_club: one wrath drops by the damage dealt', () => {
    const t = table('action', { also: withKiller, hands: ['war_club'] }).dice('horror', 5, 5);
    t.answers('play:weak_attack', 'killer@rocks:war_club');
    expect([kw(t), wounds(t)]).toEqual([5, 2]);
  });

  test('shaman_bones: one use puts the top terror card at the bottom', () => {
    const t = table('action', { hands: { shaman_bones: 3 }, nextTerror: ['gt01'] });
    t.answers('use:shaman_bones').expects(0, 'peeked').answers('bottom');
    expect(t.state.terror.deck.at(-1)).toEqual({ id: 'gt01', seen: true });
    expect(t.state.items.hands[0]?.uses).toBe(2);
  });

  test('tribal_mask: health lost to an attack calms one wrath by as much', () => {
    const t = table('terror', {
      nextTerror: ['gt06'],
      backpack: ['tribal_mask'],
      wrath: { kw: 7, dw: 1 },
      killer: { bloodlust: 4 },
      heroine: 'north_exit',
    });
    expect([kw(t), t.state.heroine.markers]).toEqual([5, 2]);
  });

  test('old_rifle: from sacred ground it reaches up to 4 spaces, with Weak Attack only', () => {
    const plays = (space: string) =>
      table('action', {
        hands: ['old_rifle'],
        hand: ['weak_attack', 'furious_strike'],
        heroine: space,
        killer: 'west_exit',
      }).legal.filter((id) => id.startsWith('play:'));
    expect(plays('shrine')).toEqual(['play:weak_attack']); // 3 spaces away
    expect(plays('south_path')).toEqual([]); // 3 as well
    expect(plays('sw_path')).toEqual(['play:weak_attack']); // 2
    expect(plays('sacred_trees')).toEqual([]); // 5 or more
  });

  test('closed_signs: victims do not cross a sign, unless they follow', () => {
    const t = table('action', { backpack: ['closed_signs', 'air_horn'], hand: ['walk'], victims: { south_path: 2 } })
      .dice('panic', 4, 4)
      .dice('horror', 5, 1);
    t.answers('closed_signs:put:shrine', 'use:air_horn');
    expect(crowd(t)).toEqual({ south_path: 2 });
    t.answers('play:walk', 'go:shrine', 'follow:2');
    expect(crowd(t)).toEqual({ shrine: 2 });
    expect(t.legal).toContain('closed_signs:take:south_path');
    expect(t.state.time).toBe(3);
  });

  test('closed_signs: there are two, and one that lies there can be taken away', () => {
    const t = table('action', { backpack: ['closed_signs'] });
    t.answers('closed_signs:put:shrine', 'closed_signs:put:sw_path');
    t.expects(0, 'action', ['closed_signs:take:shrine', 'closed_signs:take:sw_path', 'end'], {
      'closed_signs:put:lost_found': 'no-sign-left',
    });
    t.answers('closed_signs:take:shrine', 'closed_signs:put:lost_found');
    expect(t.state.tokens.map((token) => token.to)).toEqual(['sw_path', 'lost_found']);
  });

  test('air_horn: everybody here and next door panics', () => {
    const t = table('action', { backpack: ['air_horn'], victims: { south_path: 1, sw_path: 1, meadow: 1 } }).dice(
      'panic',
      3,
      3,
    );
    t.answers('use:air_horn', 'any-order');
    expect([crowd(t), t.state.time]).toEqual([{ shrine: 2, meadow: 1 }, 5]);
  });

  test('prayer_book: a use adds a success to Atone, and to nothing else', () => {
    const t = table('action', { backpack: { prayer_book: 2 }, hand: ['atone', 'focus'], wrath: { kw: 8, dw: 1 } }).dice(
      'horror',
      1,
      5,
      1,
      1,
    );
    t.answers('play:atone', 'use:prayer_book', 'keep');
    expect([kw(t), t.state.items.backpack]).toEqual([4, [{ id: 'prayer_book', uses: 1 }]]);
    t.answers('play:focus').expects(0, 'action');
  });

  test('walking_staff: once per turn Walk goes a space farther', () => {
    const t = table('action', { hands: ['walking_staff'], hand: ['walk', 'walk'] }).dice('horror', 5, 1, 5, 1);
    t.answers('play:walk', 'keep').expects(0, 'lean-on-staff').answers('yes', 'go:sw_path', 'go:welcome_center');
    t.answers('play:walk').expects(0, 'move');
  });
});
