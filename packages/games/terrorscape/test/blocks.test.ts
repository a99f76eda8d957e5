import { describe, expect, test } from 'vitest';
import { K, one, S, turn, view } from './kit.ts';

describe('action 4: removing a block token', () => {
  test('TS-UNBLK-01: from a door of one’s own location (TS-EX-11)', () => {
    const t = turn('anna', { survivors: { anna: 'N3' }, blocks: ['N3-N4'] });
    t.answers('unblock:N3-N4');
    expect([view(t, K).blocks, view(t, S).blocks]).toEqual([[], []]);
    expect(view(t, K).blockSupply).toBe(7);
  });

  test('TS-UNBLK-02: the Killer is told at once which (TS-EX-11)', () => {
    const t = turn('anna', { survivors: { anna: 'N3' }, blocks: ['N3-N4'] });
    t.answers('unblock:N3-N4').tells('unblocked', { door: ['N3', 'N4'] });
    expect(t.heard(K)).toEqual(['unblocked']);
    expect(t.match.canUndo(S)).toBe(false);
  });

  test('TS-UNBLK-03: and neither who nor from which side', () => {
    const seen = (['N3', 'N4'] as const).map((at) => {
      const t = turn('anna', { survivors: { anna: at }, blocks: ['N3-N4'] }).answers('unblock:N3-N4');
      return JSON.stringify([t.match.eventsFor(K), t.view(K)]);
    });
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).not.toContain('"survivor"');
  });

  test('TS-UNBLK-04: not from a door elsewhere', () => {
    const t = turn('anna', { blocks: ['N3-N4'] });
    expect(t.legal.some((id) => id.startsWith('unblock'))).toBe(false);
    t.expects(S, 'turn', undefined, { unblock: 'no-block-here' });
  });

  test('TS-UNBLK-05: one token, even where several doors are blocked', () => {
    const t = turn('anna', { blocks: ['C1-C2', 'C1-N1'] });
    t.answers('unblock:C1-N1');
    expect(t.state.blocks).toEqual(['C1-C2']);
    expect(t.legal.some((id) => id.startsWith('unblock'))).toBe(false);
  });

  test('TS-R-07: a hatchet does it as an additional action', () => {
    const t = turn('anna', { blocks: ['C1-C2', 'C1-N1'], survivors: { anna: { pack: ['hatchet'] } } });
    t.answers('hatchet:C1-C2').tells('unblocked', { door: ['C1', 'C2'] });
    expect(t.legal).toContain('unblock:C1-N1');
    expect(one(t.state, 'anna').pack).toEqual([]);
  });
});
