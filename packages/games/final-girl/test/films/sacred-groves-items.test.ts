import { describe, expect, test } from 'vitest';
import type { FinalGirlState } from '../../src/index.ts';
import * as at from './groves-table.ts';
import { crowd, kw, table, wounds } from './groves-table.ts';

describe('items of the groves', () => {
  const withKiller = (s: FinalGirlState) => {
    s.heroine.space = 'rocks';
    s.killer.space = 'rocks';
    at.hand(s, 'weak_attack');
    at.wrath(s, { kw: 7, dw: 1 });
  };

  test('ceremonial_dagger: +1 damage, and damaging the killer calms one wrath by 1', () => {
    const t = table('action', (s) => {
      withKiller(s);
      at.holds(s, 'ceremonial_dagger');
    }).dice('horror', 5, 5);
    t.answers('play:weak_attack', 'killer@rocks:ceremonial_dagger');
    expect([kw(t), wounds(t)]).toEqual([6, 2]);
  });

  test('war_club: one wrath drops by the damage dealt', () => {
    const t = table('action', (s) => {
      withKiller(s);
      at.holds(s, 'war_club');
    }).dice('horror', 5, 5);
    t.answers('play:weak_attack', 'killer@rocks:war_club');
    expect([kw(t), wounds(t)]).toEqual([5, 2]);
  });

  test('shaman_bones: one use puts the top terror card at the bottom', () => {
    const t = table('action', (s) => {
      at.holds(s, 'shaman_bones', 3);
      at.terror(s, 'gt01');
    });
    t.answers('use:shaman_bones').expects(0, 'peeked').answers('bottom');
    expect(t.state.terror.deck.at(-1)).toEqual({ id: 'gt01', seen: true });
    expect(t.state.items.hands[0]?.uses).toBe(2);
  });

  test('tribal_mask: health lost to an attack calms one wrath by as much', () => {
    const t = table('terror', (s) => {
      at.terror(s, 'gt06');
      at.carries(s, 'tribal_mask');
      at.wrath(s, { kw: 7, dw: 1 });
      s.killer.bloodlust = 4;
      s.heroine.space = 'north_exit';
    });
    expect([kw(t), t.state.heroine.markers]).toEqual([5, 2]);
  });

  test('old_rifle: from sacred ground it reaches up to 4 spaces, with Weak Attack only', () => {
    const plays = (space: string) =>
      table('action', (s) => {
        at.holds(s, 'old_rifle');
        at.hand(s, 'weak_attack', 'furious_strike');
        s.heroine.space = space;
        s.killer.space = 'west_exit';
      }).legal.filter((id) => id.startsWith('play:'));
    expect(plays('shrine')).toEqual(['play:weak_attack']); // 3 spaces away
    expect(plays('south_path')).toEqual([]); // 3 as well
    expect(plays('sw_path')).toEqual(['play:weak_attack']); // 2
    expect(plays('sacred_trees')).toEqual([]); // 5 or more
  });

  test('closed_signs: victims do not cross a sign, unless they follow', () => {
    const t = table('action', (s) => {
      at.carries(s, 'closed_signs');
      at.carries(s, 'air_horn');
      at.hand(s, 'walk');
      at.victims(s, 'south_path', 2);
    })
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
    const t = table('action', (s) => at.carries(s, 'closed_signs'));
    t.answers('closed_signs:put:shrine', 'closed_signs:put:sw_path');
    t.expects(0, 'action', ['closed_signs:take:shrine', 'closed_signs:take:sw_path', 'end'], {
      'closed_signs:put:lost_found': 'no-sign-left',
    });
    t.answers('closed_signs:take:shrine', 'closed_signs:put:lost_found');
    expect(t.state.tokens.map((token) => token.to)).toEqual(['sw_path', 'lost_found']);
  });

  test('air_horn: everybody here and next door panics', () => {
    const t = table('action', (s) => {
      at.carries(s, 'air_horn');
      at.victims(s, 'south_path');
      at.victims(s, 'sw_path');
      at.victims(s, 'meadow');
    }).dice('panic', 3, 3);
    t.answers('use:air_horn', 'any-order');
    expect([crowd(t), t.state.time]).toEqual([{ shrine: 2, meadow: 1 }, 5]);
  });

  test('prayer_book: a use adds a success to Atone, and to nothing else', () => {
    const t = table('action', (s) => {
      at.carries(s, 'prayer_book', 2);
      at.hand(s, 'atone', 'focus');
      at.wrath(s, { kw: 8, dw: 1 });
    }).dice('horror', 1, 5, 1, 1);
    t.answers('play:atone', 'use:prayer_book', 'keep');
    expect([kw(t), t.state.items.backpack]).toEqual([4, [{ id: 'prayer_book', uses: 1 }]]);
    t.answers('play:focus').expects(0, 'action');
  });

  test('walking_staff: once per turn Walk goes a space farther', () => {
    const t = table('action', (s) => {
      at.holds(s, 'walking_staff');
      at.hand(s, 'walk', 'walk');
    }).dice('horror', 5, 1, 5, 1);
    t.answers('play:walk', 'keep').expects(0, 'lean-on-staff').answers('yes', 'go:sw_path', 'go:welcome_center');
    t.answers('play:walk').expects(0, 'move');
  });
});
