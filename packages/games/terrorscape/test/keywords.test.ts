import { describe, expect, test } from 'vitest';
import { range } from '../src/rules/killer-effects.ts';
import { type Edit, K, killerAt, one, S, table, turn, view } from './kit.ts';

const board: Edit = { hand: ['board-up'] };
const murderer = { killer: 'murderer' };

describe('MOVE', () => {
  test('TS-KW-01: up to so many steps, the Killer’s in the open', () => {
    const t = table('killer-main', { hand: ['lunge'] }, murderer).answers('play:lunge');
    t.expects(K, 'killer-move', ['move:N4', 'move:Z3']).answers('move:N4');
    t.expects(K, 'killer-move', ['move:N3', 'move:Z5', 'stop']).answers('stop');
    expect(view(t, S).killer.at).toBe('N4');
    expect(t.heard(S)).toContain('killer-moved');
  });

  test('TS-KW-02: a Survivor does not cross a block token', () => {
    const t = turn('anna', {
      blocks: ['C1-C2', 'C1-C3', 'C1-N1', 'C1-N2'],
      survivors: { anna: { pack: ['adrenaline'] } },
    });
    expect(t.legal.filter((id) => /^(move|adrenaline):/.test(id))).toEqual([]);
  });

  test('TS-KW-03: the Killer does, and removes it', () => {
    const t = table('killer-main', { blocks: ['N4-Z5'] }).answers('move:N4');
    expect([t.state.killer.at, t.state.blocks]).toEqual(['N4', []]);
    t.tells('block-broken', { door: ['N4', 'Z5'] });
  });
});

describe('BLOCK', () => {
  const at = (place: string, edit: Edit = {}) =>
    table('killer-slow', { also: [board, edit], killer: { at: place } }).answers('play:board-up');

  test('TS-KW-04: a door of the Killer’s location (TS-EX-18)', () => {
    const t = at('N3').expects(K, 'block', ['block:N2-N3', 'block:N3-N4']).answers('block:N3-N4');
    expect(t.state.blocks).toEqual(['N3-N4']);
  });

  test('TS-KW-05: never a dashed line', () => {
    at('Z3').expects(K, 'block', ['block:Z3-Z4']);
  });

  test('TS-KW-06: a blocked door can be chosen, and gets no second token', () => {
    const t = at('N3', { blocks: ['N3-N4'] });
    t.answers('block:N3-N4');
    expect(t.state.blocks).toEqual(['N3-N4']);
    t.tells('blocked-again', { door: ['N3', 'N4'] });
  });

  test('TS-KW-07: the Survivors are told which door, by its two locations (TS-EX-18)', () => {
    const t = at('N4')
      .answers('block:N3-N4')
      .tells('blocked', { door: ['N3', 'N4'], rule: 'TS-KW-07' });
    expect(t.heard(S)).toContain('blocked');
    expect(view(t, S).blocks).toEqual(['N3-N4']);
  });

  test('TS-KW-08: without tokens left one on the board is destroyed first', () => {
    const seven = ['C1-C2', 'C1-C3', 'C1-N1', 'C1-N2', 'C2-C3', 'C2-C5', 'C2-Z1'];
    const t = at('N3', { blocks: [...seven] });
    t.answers('block:N3-N4').expects(
      K,
      'destroy-block',
      seven.map((door) => `destroy:${door}`),
    );
    t.answers('destroy:C2-C5')
      .tells('block-destroyed', { door: ['C2', 'C5'] })
      .tells('blocked', { door: ['N3', 'N4'] });
    expect(t.state.blocks).toHaveLength(7);
    const again = at('N3', { blocks: [...seven.slice(1), 'N3-N4'] });
    expect(again.answers('block:N3-N4').told('block-destroyed')).toEqual([]);
  });

  test('TS-R-10: where there is no door nothing happens', () => {
    const t = at('Z2').tells('nothing-to-block', { at: 'Z2' });
    expect(t.state.blocks).toEqual([]);
  });
});

describe('Range', () => {
  test('TS-KW-09: the Killer’s location and all within so many steps', () => {
    expect(range('N3', 0)).toEqual(['N3']);
    expect(range('N3', 1)).toEqual(['N2', 'N3', 'N4']);
    expect(range('Z5', 2)).toEqual(['N3', 'N4', 'Z2', 'Z3', 'Z4', 'Z5']);
  });

  test('TS-KW-10: block tokens make no difference', () => {
    const t = table(
      'killer-quick',
      { hand: ['wail'], killer: { at: 'N3' }, survivors: { anna: 'N4' }, blocks: ['N3-N4'] },
      { killer: 'specter' },
    ).answers('play:wail');
    expect(one(t.state, 'anna').fear).toBe(1);
  });
});

describe('HEAL', () => {
  test('TS-KW-11: the tile of a wounded Survivor is turned to healthy', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['herbs'] }, william: { health: 1 } } });
    t.answers('herbs:william');
    expect(view(t, K).survivors[1]?.health).toBe(2);
  });
});

describe('SEARCH', () => {
  test('TS-KW-12: is anybody here? Whoever is, is attacked', () => {
    const t = killerAt('N3', ['william'])
      .answers('search')
      .tells('searched', { found: ['william'] });
    t.answers('none').expects(S, 'defend');
    expect(view(t, K).findings).toEqual([{ kind: 'search', zone: 'N3', found: ['william'] }]);
  });
});

describe('SCARE', () => {
  test('TS-KW-13: one fear token, or panic', () => {
    const t = table(
      'killer',
      { sneaking: { at: 'N4', from: 'Z5', card: 'lie-in-wait' }, survivors: { anna: { at: 'Z2', fear: 2 } } },
      murderer,
    );
    t.expects(K, 'scare-one', ['scare:anna', 'scare:william', 'scare:marco']).answers('scare:anna');
    t.tells('panicked', { survivor: 'anna', at: 'Z2' });
    expect(one(t.state, 'anna').fear).toBe(2);
  });

  test('TS-R-23: the Killer chooses the order where somebody panics', () => {
    const t = table(
      'killer-quick',
      { hand: ['calling-card', 'stalk'], survivors: { marco: { fear: 2 } } },
      murderer,
    ).answers('play:calling-card');
    t.expects(K, 'scare-order', ['scare:anna', 'scare:william', 'scare:marco']).answers('scare:marco');
    expect(t.told('panicked')).toHaveLength(1);
  });
});

describe('DETECT', () => {
  const ears = (edit: Edit) =>
    table('killer-quick', { hand: ['prick-up-ears'], also: edit }).answers('play:prick-up-ears');

  test('TS-KW-14: who is in an area, a location or a range?', () => {
    ears({}).expects(K, 'detect', ['area:C', 'area:N', 'area:Z']).answers('area:C').tells('detected', { zone: 'C' });
    const pair = table('killer-quick', { hand: ['deduction', 'stalk'] }, murderer).answers('play:deduction');
    expect(pair.legal).toHaveLength(20);
    pair.answers('pair:C1-C2');
    expect(pair.told('detected').map(({ details }) => details['zone'])).toEqual(['C1', 'C2']);
  });

  test('TS-KW-15: names, truly, and no more than the zone (TS-R-12)', () => {
    const t = ears({ survivors: { william: 'N3' } })
      .answers('area:C')
      .tells('detected', { zone: 'C', found: ['marco'] });
    expect(JSON.stringify(t.match.eventsFor(K).filter(({ kind }) => kind === 'detected'))).not.toContain('C1');
    ears({ survivors: { william: 'N3' } })
      .answers('area:Z')
      .tells('detected', { zone: 'Z', found: [] });
  });

  test('TS-KW-16: Anna is never found', () => {
    ears({})
      .answers('area:C')
      .tells('detected', { found: ['william', 'marco'] });
  });

  test('TS-KW-17: the Killer need not be there', () => {
    const t = ears({});
    expect(t.state.killer.at).toBe('Z5');
    t.answers('area:C').tells('detected', { found: ['william', 'marco'] });
  });

  test('TS-KW-18: Anna is exempt from nothing else', () => {
    killerAt('N3', ['anna'])
      .answers('search')
      .tells('searched', { found: ['anna'] });
    const panic = table(
      'killer-quick',
      { hand: ['wail'], killer: { at: 'C1' }, survivors: { anna: { fear: 2 } } },
      { killer: 'specter' },
    ).answers('play:wail', 'scare:anna');
    panic.tells('panicked', { survivor: 'anna', at: 'C1' });
  });
});

describe('SNEAK', () => {
  const stalk = (edit: Edit = {}) =>
    table('killer-slow', { hand: ['stalk'], also: edit }, murderer).answers('play:stalk');

  test('TS-KW-19: up to so many steps, and nobody is told where', () => {
    const t = stalk();
    t.expects(K, 'sneak', ['sneak:Z5', 'sneak:N4', 'sneak:N3', 'sneak:Z3', 'sneak:Z2', 'sneak:Z4']);
    const seen = ['sneak:Z5', 'sneak:N4', 'sneak:Z4'].map((way) => {
      const each = stalk().answers(way);
      return JSON.stringify([each.view(S), each.match.eventsFor(S).filter(({ kind }) => kind !== 'cards-drawn')]);
    });
    expect(new Set(seen).size).toBe(1);
  });

  test('TS-KW-20: the Survivors know that the Killer sneaks, and where he was last', () => {
    const t = stalk().answers('sneak:N3').tells('killer-sneaks', { from: 'Z5' });
    expect(view(t, S).killer).toMatchObject({ at: null, sneak: { card: 'stalk', from: 'Z5' } });
    expect(view(t, K).killer.at).toBe('N3');
  });

  test('TS-KW-21: in the next phase he reappears where he is', () => {
    const t = table('killer', { sneaking: { at: 'N3', from: 'Z5' } }, murderer).tells('killer-reappeared', {
      at: 'N3',
    });
    expect([view(t, S).killer.at, t.state.killer.sneak]).toEqual(['N3', null]);
  });

  test('TS-KW-22: in between the Survivors do not know where he is', () => {
    const t = turn('anna', { sneaking: { at: 'C1', from: 'C2' } }, murderer);
    expect(view(t, S).killer.at).toBeNull();
    expect(view(t, 'spectator').killer.at).toBeNull();
    const elsewhere = turn('anna', { sneaking: { at: 'C3', from: 'C2' } }, murderer);
    expect(elsewhere.legal).toEqual(t.legal);
  });

  test('TS-R-11: a block token on the way is broken, and that is heard', () => {
    const t = stalk({ blocks: ['N4-Z5'] });
    expect(t.legal).toContain('sneak:N4:N4-Z5');
    t.answers('sneak:N3:N4-Z5').tells('block-broken', { door: ['N4', 'Z5'] });
    expect(t.state.blocks).toEqual([]);
    expect(t.state.killer.sneak?.maybe).toEqual(['N3', 'N4', 'Z5']);
  });

  test('TS-KW-19: he may go back the way that he came, as in any MOVE (TS-KW-01)', () => {
    const t = stalk({ blocks: ['N4-Z5'] });
    // Through the door and back: the token is gone, and he is where he was.
    expect(t.legal).toContain('sneak:Z5:N4-Z5');
    t.answers('sneak:Z5:N4-Z5').tells('block-broken', { door: ['N4', 'Z5'] });
    expect([t.state.killer.at, t.state.blocks]).toEqual(['Z5', []]);
    // And so the Survivors know less: he can be on either side of it.
    expect(t.state.killer.sneak?.maybe).toEqual(['N3', 'N4', 'Z5']);
  });

  test('TS-KW-19: with three steps he can break one door, return, and leave by another', () => {
    const t = table(
      'killer-slow',
      { hand: ['territory'], blocks: ['N4-Z5', 'N3-N4'] },
      { killer: 'lycanthrope', feralInstincts: true },
    ).answers('play:territory');
    expect(t.legal).toContain('sneak:Z3:N4-Z5');
    // A token that was broken on the way in is not there any more on the way out.
    expect(t.legal).toContain('sneak:N4:N3-N4:N4-Z5');
    t.answers('sneak:N4:N3-N4:N4-Z5').order('block-broken', 'block-broken');
    expect(t.state.killer.sneak?.maybe).toEqual(['N2', 'N3', 'N4']);
  });

  test('TS-R-11: secret passages are not for sneaking', () => {
    expect(stalk().legal.some((way) => way.startsWith('sneak:N5'))).toBe(false);
  });
});
