import { describe, expect, test } from 'vitest';
import { type Edit, type Table, table } from './kit.ts';

/** One terror card is drawn, and another one is left in the deck. */
function drawn(card: string, edit: Edit, options = {}): Table {
  return table('terror', { terror: [card, card === 'ct07' ? 'ht09' : 'ct07'], also: edit }, options);
}

const targets = (t: Table): unknown[] => t.told('targets').map((told) => told.details['space']);

// Hans in the Tool Shed: East Trail 1, Marsh and North Woods 2, Southeast Road, Main Gate and Cliff 3.
describe('kinds of targets', () => {
  test('FG-TARG-01: nearest victim, the heroine, or the nearest of both', () => {
    const position: Edit = { heroine: 'marsh', victims: { se_exit: 1 } };
    const victim = drawn('ht05', position); // V:MMA
    victim.tells('targets', { enemy: 'killer', target: 'V', space: 'se_exit' });
    const either = drawn('ht03', position); // N:MA
    either.tells('targets', { enemy: 'killer', target: 'N', space: 'marsh' });
    const her = drawn('ht07', { heroine: 'se_exit', victims: { east_trail: 1 } }); // F:MMA
    her.tells('targets', { enemy: 'killer', target: 'F', space: 'se_exit' });
    expect([victim, either, her].map((t) => t.told('targets').length)).toEqual([1, 1, 1]);
  });

  test('FG-TARG-02: choosing a target moves nobody', () => {
    const t = table('killer', { victims: { marsh: 2 }, terror: ['ht09', 'ct07'] }); // N:A: a target, no move
    t.tells('targets', { target: 'N', space: 'marsh' });
    expect([t.state.killer.space, t.told('enemy-moved'), t.state.dead]).toEqual(['tool_shed', [], []]);
  });

  test('FG-TARG-03: the nearest counts, not the larger group farther away', () => {
    const t = drawn('ht03', { victims: { marsh: 1, main_gate: 5 } });
    t.tells('targets', { space: 'marsh', tieBreak: null, rule: 'FG-TARG-03' });
    const her = drawn('ht03', { heroine: 'north_woods', victims: { se_exit: 5 } });
    her.tells('targets', { space: 'north_woods', rule: 'FG-TARG-03' });
  });

  test('FG-TARG-03, FG-R-55: nearest is counted in steps, not by the picture', () => {
    // Lovers' Spot lies beside the Cabins, yet it is only reached by the Cliff.
    const t = drawn('ht05', { killer: 'cabins', victims: { lovers_spot: 1, main_gate: 1 } });
    t.tells('targets', { space: 'main_gate' });
  });

  test('FG-TARG-03: unless stated otherwise: the Marked One draws him past everybody', () => {
    const t = drawn('ht05', { victims: { east_trail: 3 }, special: { ce10: { orange: 'marsh' } } });
    t.tells('target-changed', { space: 'marsh', cause: 'ce10' });
    expect([t.state.dead, t.state.killer.space]).toEqual([['orange'], 'marsh']);
  });
});

describe('ties', () => {
  test('FG-TARG-04: among the equally near the larger group', () => {
    for (const [marsh, woods] of [
      [2, 1],
      [1, 2],
      [3, 1],
    ] as const) {
      const t = drawn('ht05', { victims: { marsh, north_woods: woods } }).dice('panic', 1);
      const space = marsh > woods ? 'marsh' : 'north_woods';
      t.tells('targets', { space, tieBreak: 'larger-group', rule: 'FG-TARG-04' });
      expect(t.told('tie-broken')).toEqual([]);
    }
  });

  test('FG-TARG-04: the heroine does not count as a victim', () => {
    const alone = drawn('ht03', { heroine: 'marsh', victims: { north_woods: 1 } });
    alone.tells('targets', { space: 'north_woods', tieBreak: 'larger-group' });
    const withOne = drawn('ht03', { heroine: 'marsh', victims: { marsh: 1, north_woods: 2 } });
    withOne.tells('targets', { space: 'north_woods', tieBreak: 'larger-group' });
  });

  test('FG-TARG-05: if the groups are equal, the principle of this game decides', () => {
    const tie: Edit = {
      victims: { marsh: 2, north_woods: 2 },
      heroine: 'main_gate', // next to the North Woods
    };
    const evil = drawn('ht02', tie);
    evil.tells('tie-broken', { principle: 'evil', candidates: ['marsh', 'north_woods'], rule: 'FG-TARG-05' });
    evil.tells('targets', { space: 'north_woods', tieBreak: 'evil', rule: 'FG-TARG-05' });
    const realism = drawn('ht02', tie, { ambiguity: 'realism' });
    realism.tells('targets', { space: 'marsh', tieBreak: 'realism', rule: 'FG-TARG-05' });
    for (const pick of [0, 1]) {
      const funny = drawn('ht02', tie, { ambiguity: 'hilarity' }).picks('ambiguity', pick);
      funny.tells('targets', { space: ['marsh', 'north_woods'][pick], tieBreak: 'hilarity' }).usesAllLuck();
    }
  });
});

describe('rulings', () => {
  test('FG-R-21, FG-TARG-01: without a target he stays, and strikes whoever is with him', () => {
    const t = drawn('ct08', {
      heroine: 'lake', // PANIC(with the killer) twice; N:A; V:M: his attack takes the only victim, so the move has no target.
      victims: { tool_shed: 1 },
    }).dice('panic', 1, 2);
    t.tells('targets', { target: 'V', space: null, rule: 'FG-R-21' });
    expect([t.state.killer.space, t.state.dead.length, t.told('enemy-moved')]).toEqual(['tool_shed', 1, []]);
  });

  test('FG-R-23: the target is chosen once, before the first symbol', () => {
    const t = table('killer', {
      killer: 'campfire',
      heroine: 'sw_exit',
      victims: { lake_path: 1, sports_field: 1 },
      finale: 'hans_f3', // N:MMAA
    });
    // His first step ends with the nearest victim: neither the second step nor the second attack looks for another one.
    expect(targets(t)).toEqual(['lake_path']);
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['lake_path', 1]);
    t.tells('nobody-to-attack', { space: 'lake_path' });
  });

  test('FG-R-24: she may be the nearest without being named: victims with her die first', () => {
    const t = drawn('ht03', { heroine: 'east_trail', victims: { east_trail: 1 } });
    expect([t.state.dead.length, t.told('attacked')]).toEqual([1, []]);
  });

  test('FG-R-55: a connection that is open to her alone is not his', () => {
    const t = drawn('ht05', {
      killer: 'dock',
      victims: { cabins: 3, lake_path: 1 },
      inPlay: ['ce08'],
      memory: { ce08: { one: 'cabins', other: 'dock' } },
    });
    t.tells('targets', { space: 'lake_path', tieBreak: null });
  });
});

describe('a target that changes', () => {
  const changed = (t: Table): unknown[] => t.told('target-changed').map(({ details }) => details);

  test('FG-TARG-01: the Marked One draws the killer away, and the event names it', () => {
    const t = drawn('ht05', {
      killer: 'marsh',
      victims: { se_exit: 1, east_trail: 1 },
      special: { ce10: { orange: 'cliff' } },
    });
    // First whom he would have gone for, by which rule, and then why he does not.
    expect(t.order('targets', 'target-changed').slice(0, 2)).toEqual(['targets', 'target-changed']);
    t.tells('target-changed', { enemy: 'killer', space: 'cliff', cause: 'ce10', rule: 'FG-TARG-01' });
  });

  test('FG-TARG-01: whatever it is: a token, and one that changes nothing says nothing', () => {
    const light = (space: string): Table =>
      drawn('ht05', { killer: 'marsh', victims: { cliff: 1 }, tokens: { fireworks: [space] } });
    expect(changed(light('dock'))[0]).toMatchObject({ space: 'dock', cause: 'fireworks' });
    expect(changed(light('cliff'))).toEqual([]);
  });
});
