import { describe, expect, test } from 'vitest';
import { carried, dice, type Edit, K, killerAt, one, S, turn, view } from './kit.ts';

const found = (card: string, edit: Edit = {}, id: 'william' | 'johnson' = 'william', options = {}) =>
  turn(
    id,
    {
      survivors: { [id]: 'N4' },
      also: [
        edit,
        (s) => {
          s.search = [card, ...s.search];
        },
      ],
    },
    options,
  ).answers('ransack');

describe('items', () => {
  test('TS-ITEM-01: with the infinity mark as often as one likes (TS-EX-14)', () => {
    const t = dice(killerAt('N3', ['anna'], { survivors: { anna: { pack: ['revolver'] } } }), 3, 3, 3, 3);
    t.answers('search', 'none', 'use:revolver');
    expect(carried(t.state, 'anna')).toEqual(['revolver']);
  });

  test('TS-ITEM-02: without it only once', () => {
    const t = dice(killerAt('N3', ['anna'], { survivors: { anna: { pack: ['lime-powder'] } } }), 3, 3, 3, 3);
    t.answers('search', 'none', 'use:lime-powder');
    expect(carried(t.state, 'anna')).toEqual([]);
  });

  test('TS-ITEM-03: what is discarded goes to the discard pile, for the team to look through', () => {
    const t = turn('anna', { survivors: { anna: { pack: ['sedative'] } } }).answers('drop:sedative');
    expect(view(t, S).team?.discard).toEqual(['sedative']);
    expect(JSON.stringify(t.view(K))).not.toContain('sedative');
  });
});

describe('keys', () => {
  test('TS-KEY-01: a key goes to the rack, in the open (TS-R-14)', () => {
    const t = found('s.key').answers('keep');
    expect([view(t, S).keys, view(t, K).keys]).toEqual([1, 1]);
    expect(t.heard(K)).toEqual(['keys-on-rack']);
    const hidden = found('s.key', {}, 'william', { keysOpen: false }).answers('keep');
    expect(view(hidden, K)).not.toHaveProperty('keys');
    expect(hidden.heard(K)).toEqual([]);
  });

  test('TS-KEY-02: keys fill no backpack and cannot be handed over', () => {
    const t = found('s.key', { survivors: { william: { pack: ['knife', 'herbs', 'trap'] }, anna: 'N4' } });
    t.answers('keep').expects(S, 'turn');
    expect(t.legal.filter((id) => id.startsWith('give:'))).toEqual([
      'give:knife:anna',
      'give:herbs:anna',
      'give:trap:anna',
    ]);
  });

  test('TS-KEY-03: a sixth key finds its place (TS-EX-16)', () => {
    const t = found('s.key', { rack: ['d.key', 'd.key', 's.key', 's.key', 's.key'] });
    expect(t.answers('keep').state.rack).toHaveLength(6);
  });

  test('TS-KEY-04: a key need not be taken', () => {
    const t = found('s.key').answers('discard');
    expect([t.state.rack, t.state.discard]).toEqual([[], ['s.key']]);
  });
});

describe('backpacks', () => {
  const full: Edit = { survivors: { william: { pack: ['knife', 'herbs', 'trap'] } } };

  test('TS-PACK-01: three items', () => {
    const t = found('s.longsword', full).answers('keep');
    t.expects(S, 'pack-full', ['drop:knife', 'drop:herbs', 'drop:trap', 'drop:longsword']);
  });

  test('TS-PACK-02: what is too much is discarded at once', () => {
    const t = found('s.longsword', full).answers('keep', 'drop:herbs');
    expect(carried(t.state, 'william')).toEqual(['knife', 'trap', 'longsword']);
    expect(t.state.discard).toEqual(['d.herbs']);
    t.expects(S, 'turn');
  });

  test('TS-PACK-03: Johnson carries what he likes', () => {
    const t = found(
      's.longsword',
      { survivors: { johnson: { pack: ['knife', 'herbs', 'trap', 'revolver'] } } },
      'johnson',
    );
    t.answers('keep').expects(S, 'turn');
    expect(one(t.state, 'johnson').pack).toHaveLength(5);
  });

  test('TS-PACK-04: the newest item may be the one that goes', () => {
    const t = found('s.longsword', full).answers('keep', 'drop:longsword');
    expect(carried(t.state, 'william')).toEqual(['knife', 'herbs', 'trap']);
  });
});
