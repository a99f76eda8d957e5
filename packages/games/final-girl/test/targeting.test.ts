import { describe, expect, test } from 'vitest';
import { type Edit, event, finale, special, type Table, table, terror, victims } from './kit.ts';

/** One terror card is drawn, and another one is left in the deck. */
function drawn(card: string, edit: Edit, options = {}): Table {
  return table(
    'terror',
    (s) => {
      terror(s, card, card === 'ct07' ? 'ht09' : 'ct07');
      edit(s);
    },
    options,
  );
}

const targets = (t: Table): unknown[] => t.told('targets').map((told) => told.details['space']);

// Hans in the Tool Shed: East Trail 1, Marsh and North Woods 2, Southeast Road, Main Gate and Cliff 3.
describe('kinds of targets', () => {
  test('FG-TARG-01: nearest victim, the heroine, or the nearest of both', () => {
    const position: Edit = (s) => {
      s.heroine.space = 'marsh';
      victims(s, 'se_exit');
    };
    const victim = drawn('ht05', position); // V:MMA
    victim.tells('targets', { enemy: 'killer', target: 'V', space: 'se_exit' });
    const either = drawn('ht03', position); // N:MA
    either.tells('targets', { enemy: 'killer', target: 'N', space: 'marsh' });
    const her = drawn('ht07', (s) => {
      s.heroine.space = 'se_exit';
      victims(s, 'east_trail');
    }); // F:MMA
    her.tells('targets', { enemy: 'killer', target: 'F', space: 'se_exit' });
    expect([victim, either, her].map((t) => t.told('targets').length)).toEqual([1, 1, 1]);
  });

  test('FG-TARG-02: choosing a target moves nobody', () => {
    const t = table('killer', (s) => {
      victims(s, 'marsh', 2);
      terror(s, 'ht09', 'ct07');
    }); // N:A: a target, no move
    t.tells('targets', { target: 'N', space: 'marsh' });
    expect([t.state.killer.space, t.told('enemy-moved'), t.state.dead]).toEqual(['tool_shed', [], []]);
  });

  test('FG-TARG-03: the nearest counts, not the larger group farther away', () => {
    const t = drawn('ht03', (s) => {
      victims(s, 'marsh');
      victims(s, 'main_gate', 5);
    });
    t.tells('targets', { space: 'marsh', tieBreak: null, rule: 'FG-TARG-03' });
    const her = drawn('ht03', (s) => {
      s.heroine.space = 'north_woods';
      victims(s, 'se_exit', 5);
    });
    her.tells('targets', { space: 'north_woods', rule: 'FG-TARG-03' });
  });

  test('FG-TARG-03, FG-R-55: nearest is counted in steps, not by the picture', () => {
    // Lovers' Spot lies beside the Cabins, yet it is only reached by the Cliff.
    const t = drawn('ht05', (s) => {
      s.killer.space = 'cabins';
      victims(s, 'lovers_spot');
      victims(s, 'main_gate');
    });
    t.tells('targets', { space: 'main_gate' });
  });

  test('FG-TARG-03: unless stated otherwise: the Marked One draws him past everybody', () => {
    const t = drawn('ht05', (s) => {
      victims(s, 'east_trail', 3);
      special(s, 'ce10', 'orange', 'marsh');
    });
    t.tells('targets', { space: 'marsh' });
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
      const t = drawn('ht05', (s) => {
        victims(s, 'marsh', marsh);
        victims(s, 'north_woods', woods);
      }).dice('panic', 1);
      const space = marsh > woods ? 'marsh' : 'north_woods';
      t.tells('targets', { space, tieBreak: 'larger-group', rule: 'FG-TARG-04' });
      expect(t.told('tie-broken')).toEqual([]);
    }
  });

  test('FG-TARG-04: the heroine does not count as a victim', () => {
    const alone = drawn('ht03', (s) => {
      s.heroine.space = 'marsh';
      victims(s, 'north_woods');
    });
    alone.tells('targets', { space: 'north_woods', tieBreak: 'larger-group' });
    const withOne = drawn('ht03', (s) => {
      s.heroine.space = 'marsh';
      victims(s, 'marsh');
      victims(s, 'north_woods', 2);
    });
    withOne.tells('targets', { space: 'north_woods', tieBreak: 'larger-group' });
  });

  test('FG-TARG-05: if the groups are equal, the principle of this game decides', () => {
    const tie: Edit = (s) => {
      victims(s, 'marsh', 2);
      victims(s, 'north_woods', 2);
      s.heroine.space = 'main_gate'; // next to the North Woods
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
    const t = drawn('ct08', (s) => {
      // PANIC(with the killer) twice; N:A; V:M: his attack takes the only victim, so the move has no target.
      s.heroine.space = 'lake';
      victims(s, 'tool_shed');
    }).dice('panic', 1, 2);
    t.tells('targets', { target: 'V', space: null, rule: 'FG-R-21' });
    expect([t.state.killer.space, t.state.dead.length, t.told('enemy-moved')]).toEqual(['tool_shed', 1, []]);
  });

  test('FG-R-23: the target is chosen once, before the first symbol', () => {
    const t = table('killer', (s) => {
      s.killer.space = 'campfire';
      s.heroine.space = 'sw_exit';
      victims(s, 'lake_path');
      victims(s, 'sports_field');
      finale(s, 'hans_f3'); // N:MMAA
    });
    // His first step ends with the nearest victim: neither the second step nor the second attack looks for another one.
    expect(targets(t)).toEqual(['lake_path']);
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['lake_path', 1]);
    t.tells('nobody-to-attack', { space: 'lake_path' });
  });

  test('FG-R-24: she may be the nearest without being named: victims with her die first', () => {
    const t = drawn('ht03', (s) => {
      s.heroine.space = 'east_trail';
      victims(s, 'east_trail');
    });
    expect([t.state.dead.length, t.told('attacked')]).toEqual([1, []]);
  });

  test('FG-R-55: a connection that is open to her alone is not his', () => {
    const t = drawn('ht05', (s) => {
      s.killer.space = 'dock';
      victims(s, 'cabins', 3);
      victims(s, 'lake_path');
      event(s, 'ce08');
      s.memory['ce08'] = { one: 'cabins', other: 'dock' };
    });
    t.tells('targets', { space: 'lake_path', tieBreak: null });
  });
});
