import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import type { SurvivorId } from '../src/content/survivors.ts';
import { carried, type Edit, K, S, turn, view } from './kit.ts';

/** In the Storeroom, with these cards on top of the search deck. */
const ransacking = (id: SurvivorId, cards: string[], edit: Edit = {}, options = {}) =>
  turn(
    id,
    {
      survivors: { [id]: 'N4' },
      also: [
        edit,
        (s) => {
          s.search = [...cards, ...s.search];
        },
      ],
    },
    options,
  );

describe('action 6: ransack', () => {
  test('TS-RANS-01: only where the symbol is', () => {
    for (const at of mansion.locations) {
      const t = turn('william', { survivors: { william: at } });
      expect(t.legal.includes('ransack'), at).toBe(['C2', 'N4', 'Z4'].includes(at));
    }
    turn('william').expects(S, 'turn', undefined, { ransack: 'nothing-to-ransack' });
  });

  test('TS-RANS-02: not where the Killer is', () => {
    const t = ransacking('william', [], { killer: { at: 'N4' } });
    t.expects(S, 'turn', undefined, { ransack: 'killer-here' });
  });

  test('TS-RANS-03: not from an empty deck', () => {
    const t = ransacking('william', [], { search: [] });
    t.expects(S, 'turn', undefined, { ransack: 'search-deck-empty' });
  });

  test('TS-RANS-04: one card from the search deck', () => {
    const t = ransacking('william', ['s.knife']);
    const before = t.state.search.length;
    t.answers('ransack').tells('ransacked', { survivor: 'william', item: 'knife' });
    expect(t.state.search).toHaveLength(before - 1);
    expect(t.match.canUndo(S)).toBe(false);
  });

  test('TS-RANS-05: kept or discarded', () => {
    const keep = ransacking('william', ['s.knife']).answers('ransack').expects(S, 'keep', ['keep', 'discard']);
    expect(carried(keep.answers('keep').state, 'william')).toEqual(['knife']);
    const not = ransacking('william', ['s.knife']).answers('ransack', 'discard');
    expect(not.state.discard).toEqual(['s.knife']);
  });

  test('TS-RANS-06: the noise symbol makes noise where the card was drawn', () => {
    const t = ransacking('william', ['s.toolkit']).answers('ransack');
    expect(t.state.noise).toEqual(['N4']);
  });

  test('TS-RANS-07: also when the card is discarded (TS-EX-15)', () => {
    const t = ransacking('william', ['s.toolkit']).answers('ransack', 'discard');
    expect([t.state.noise, t.state.discard]).toEqual([['N4'], ['s.toolkit']]);
  });

  test('TS-RANS-08: Toolkit and Key have it', () => {
    for (const card of ['s.toolkit', 's.key'])
      expect(ransacking('william', [card]).answers('ransack').state.noise, card).toEqual(['N4']);
  });

  test('TS-RANS-09: a key goes to the rack at once, anything else into the backpack', () => {
    const key = ransacking('william', ['s.key']).answers('ransack', 'keep');
    expect([key.state.rack, carried(key.state, 'william')]).toEqual([['s.key'], []]);
    const map = ransacking('william', ['s.secret-map']).answers('ransack', 'keep');
    expect([map.state.rack, carried(map.state, 'william')]).toEqual([[], ['secret-map']]);
  });

  test('TS-RANS-10: without the symbol the Killer learns nothing at all', () => {
    const t = ransacking('william', ['s.knife']);
    const before = JSON.stringify(t.view(K));
    t.answers('ransack', 'keep');
    expect(JSON.stringify(t.view(K))).toBe(before);
    expect(t.heard(K)).toEqual([]);
    expect(view(t, K)).not.toHaveProperty('team');
  });

  test('TS-R-08: what Anna ransacks is silent, unless the switch is off', () => {
    expect(ransacking('anna', ['s.key']).answers('ransack').state.noise).toEqual([]);
    const off = ransacking('anna', ['s.key'], {}, { lightFingers: false });
    expect(off.answers('ransack').state.noise).toEqual(['N4']);
  });
});
