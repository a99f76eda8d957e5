import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import { type Edit, K, S, turn } from './kit.ts';

const moves = (id: 'anna' | 'william', edit: Edit): string[] =>
  turn(id, edit)
    .legal.filter((option) => option.startsWith('move:'))
    .map((option) => option.slice(5))
    .sort();

describe('action 1: MOVE 1-2', () => {
  test('TS-MOVE-01: one or two steps (TS-AMB-01)', () => {
    expect(moves('anna', { survivors: { anna: 'Z2' } })).toEqual(['C2', 'Z1', 'Z3', 'Z4', 'Z5']);
    const t = turn('anna').answers('move:C5');
    expect(t.state.survivors[0]?.at).toBe('C5');
    expect(t.heard(K)).toEqual([]);
    expect(t.heard(S)).toContain('survivor-moved');
  });

  test('TS-MOVE-02: a step leads to an adjacent location', () => {
    expect(moves('anna', { survivors: { anna: 'Z5' } })).toEqual(['N3', 'N4', 'Z2', 'Z3', 'Z4']);
  });

  test('TS-MOVE-03: doors and dashed lines make neighbours, and nothing else', () => {
    for (const at of mansion.locations) {
      const links = [...mansion.doors, ...mansion.open].filter((link) => link.split('-').includes(at));
      expect(mansion.neighbours[at]).toHaveLength(links.length);
    }
    expect(mansion.neighbours['N1']).not.toContain('Z2'); // only a secret passage
  });

  test('TS-MOVE-04: a block token cannot be crossed', () => {
    const edit: Edit = { survivors: { anna: 'N4' }, blocks: ['N3-N4'] };
    expect(moves('anna', edit)).toEqual(['Z3', 'Z5']);
    turn('anna', edit).expects(S, 'turn', undefined, { 'move:N3': 'door-blocked' }).refuses('move:N3', 'blocked');
  });

  test('TS-MOVE-05: a block token does not stop an item (TS-EX-06)', () => {
    const t = turn('anna', { survivors: { anna: { at: 'N4', pack: ['whisky-bottle'] } }, blocks: ['N3-N4'] });
    t.answers('whisky-bottle:N3');
    expect(t.state.noise).toEqual(['N3']);
  });

  test('TS-MOVE-06: both steps must be legal, and moving makes no noise', () => {
    const behind = moves('anna', { blocks: ['C1-C2', 'C2-C3'] });
    expect(behind).toEqual(['C3', 'N1', 'N2', 'N3', 'N5']);
    expect(turn('anna').answers('move:C5').state.noise).toEqual([]);
  });

  test('TS-MOVE-07: Shed and Cemetery, Dining Room and Kitchen (TS-EX-04, TS-EX-05), a door from Kitchen to Storeroom', () => {
    expect(moves('anna', { survivors: { anna: 'Z3' } })).toContain('Z2');
    expect(moves('william', { survivors: { william: 'N2' } })).toContain('N3');
    expect(mansion.doors).toContain('N3-N4');
  });

  test('TS-MOVE-08: into the Killer’s location and out of it', () => {
    expect(moves('anna', { survivors: { anna: 'N4' } })).toContain('Z5');
    expect(moves('anna', { survivors: { anna: 'Z5' } })).toContain('N4');
  });
});
