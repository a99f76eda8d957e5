import { describe, expect, test } from 'vitest';
import type { SkillId } from '../src/content/skills.ts';
import type { ArmyState } from '../src/state.ts';
import { actions, type Edit, horde, one, spawnPhase, table, turn, zombiePhase } from './kit.ts';

/** Situations in which two rules meet, each of which is right on its own. */

/** Scott without his own skill being in the way. */
const plain = (s: ArmyState): void => void s.turns[0]?.used.push('born-leader');
const with_ = (skill: SkillId, edit: Edit = {}): Edit => ({
  also: [plain, edit],
  survivors: { scott: { red: skill } },
});

describe('AD-R-53: what is left to the game', () => {
  /** Scott (first seat) and Kate (second) are attacked, each with a friend of theirs. */
  const twoFights: Edit = {
    spawns: [],
    zombies: { A4: '2S', A6: '2S' },
    survivors: { scott: 'A4', dieter: 'A4', kate: 'A6', cruz: 'A6' },
  };

  test('AD-R-53: one person’s choices, not those of the others', () => {
    const t = zombiePhase(twoFights, {}, 2);
    t.expects(0, 'share').answersAs(0, 'auto');
    t.tells('left-to-the-game', { seat: 0, what: 'attacks' });
    t.expects(1, 'share', ['take:kate', 'take:cruz', 'all:kate', 'all:cruz', 'auto']);
  });

  test('AD-R-53, AD-ZACT-12: shares of attacks, not the horde’s ways, which are another matter', () => {
    const t = zombiePhase({
      spawns: [],
      noise: 'F6',
      zombies: { A3: '1S', B5: '2S' },
      survivors: { scott: 'A1', kate: 'A6', guzman: 'B5', chambers: 'B5' },
    });
    t.expects(0, 'share').answers('auto');
    t.expects(0, 'destination');
  });

  test('AD-R-53, AD-ROUND-06: to the end of this phase, and no longer', () => {
    const t = table('zombies', {
      spawns: [],
      noise: 'F6',
      zombies: { A3: '1S' },
      survivors: { scott: 'A1', kate: 'A6', dieter: 'F1', cruz: 'F1', guzman: 'F3', chambers: 'F3' },
    });
    t.expects(0, 'destination').answers('auto');
    t.expects(0, 'noise-tie', ['at:F1', 'at:F3', 'auto']);
  });

  test('AD-R-53: it can be taken back whenever its seat is asked something', () => {
    const astray: Edit = {
      zombies: { B4: '9S' },
      survivors: { kate: 'B4', cruz: 'B4' },
    };
    const t = turn('scott', 'A4', ['revolver'], { also: [plain, astray] })
      .dice('dice', 1, 1)
      .dice('ammo', 2, 2);
    expect(t.isLegal('decide')).toBe(false);
    t.answers('attack:revolver:B4').expects(0, 'share');
    t.answers('auto').expects(0, 'turn');
    t.answers('decide').tells('decides-again', { seat: 0 });
    expect([actions(t), t.isLegal('decide')]).toEqual([2, false]);
    t.answers('attack:revolver:B4').expects(0, 'share');
  });

  test('AD-R-53, AD-INV-02: also while others act', () => {
    const t = turn('scott', 'A4', [], { survivors: { kate: 'A4', cruz: { at: 'A4', red: 'tactician' } } }, {}, 2);
    t.state.auto.push({ seat: 1, what: 'attacks' });
    t.answersAs(0, 'end');
    expect(t.state.auto).toHaveLength(1);
    t.expects(1, 'tactician', ['yes', 'no', 'decide']).answersAs(1, 'decide');
    expect(t.state.auto).toEqual([]);
    t.expects(1, 'tactician', ['yes', 'no']);
  });
});

describe('AD-SKILL-19, AD-SKILL-28: Charge and Bloodlust', () => {
  /** Whom Scott leaves asleep in B2 wakes on a 1; there are no figures, so the Shambler of C3 comes to meet him in B3. */
  const met = (skill: SkillId) =>
    turn(
      'scott',
      'B2',
      ['katana'],
      with_(skill, { zombies: { C3: '1S' }, sleepers: { B2: 2 }, pool: { shamblers: 0 } }),
    ).dice('sleepers', 1);

  test.each([
    ['charge', 'charge:C3'],
    ['bloodlust-melee', 'bloodlust:C3'],
    ['slippery', 'charge-attack:katana:C3'],
  ] as const)(
    'AD-SKILL-19, AD-ACT-MOVE-03, AD-SLEEP-04: %s: who is met on the way is stopped there',
    (skill, option) => {
      const t = met(skill).answers(option, 'via:B3');
      expect(horde(t.state)).toEqual({ B3: '1S' });
      expect(one(t.state, 'scott').at).toBe(skill === 'slippery' ? 'C3' : 'B3');
    },
  );
});

describe('AD-SKILL-07: Lucky', () => {
  test('AD-SKILL-07, AD-SLEEP-10: the die for leaving Sleepers may be rolled again', () => {
    const t = turn('dieter', 'A4', [], { sleepers: { A4: 2 } }).dice('sleepers', 1, 4);
    t.answers('move:A3');
    t.expects(0, 'reroll', ['keep', 'lucky']).answers('lucky').usesAllLuck();
    expect([horde(t.state), t.state.sleepers.length]).toEqual([{}, 1]);
  });

  test('AD-SKILL-07, AD-SLEEP-10: the new result counts, whatever it is, and nobody has to', () => {
    const again = turn('dieter', 'A4', [], { sleepers: { A4: 2 } }).dice('sleepers', 1, 1);
    again.answers('move:A3', 'lucky');
    expect(horde(again.state)).toEqual({ A4: '2S' });
    const kept = turn('dieter', 'A4', [], { sleepers: { A4: 2 } }).dice('sleepers', 1);
    kept.answers('move:A3', 'keep');
    expect(horde(kept.state)).toEqual({ A4: '2S' });
    turn('dieter', 'A4', [], { sleepers: { A4: 2 } })
      .dice('sleepers', 3)
      .answers('move:A3')
      .expects(0, 'turn');
  });

  test('AD-SKILL-07, AD-R-28: once per Action, however many Zones with Sleepers are left in it; a Chip comes on top', () => {
    const t = turn('dieter', 'A4', [], {
      survivors: { dieter: { at: 'A4', red: 'zone-per-move', backpack: ['chip'] } },
      sleepers: { A4: 1, A3: 1 },
    }).dice('sleepers', 1, 2, 1, 5);
    t.answers('move:A3');
    t.expects(0, 'reroll', ['keep', 'lucky', 'chip']).answers('lucky');
    t.answers('move:A2');
    t.expects(0, 'reroll', ['keep', 'chip']).answers('chip').usesAllLuck();
    expect([horde(t.state), t.state.equipmentDiscard]).toEqual([{}, ['chip']]);
    t.answers('move:A3').expects(0, 'move-on');
  });
});

describe('AD-SKILL-24: Roll 6: +1 die', () => {
  const shot = (): ReturnType<typeof turn> =>
    turn(
      'scott',
      'A4',
      ['assault-rifle'],
      with_('roll6-die-ranged', { zombies: { B4: '1S' }, survivors: { guzman: 'B4', kate: 'F6' } }),
    );

  test('AD-SKILL-24, AD-FF-02: more dice may be rolled, and whoever has friends there may leave it', () => {
    const t = shot().dice('dice', 6, 6).dice('ammo', 4).answers('attack:assault-rifle:B4');
    t.expects(0, 'more-dice', ['more:2', 'more:1', 'enough']).answers('enough').usesAllLuck();
    expect([horde(t.state), one(t.state, 'guzman').health]).toEqual([{}, 4]);
  });

  test('AD-SKILL-24: one by one, as long as there are 6s', () => {
    const t = shot().dice('dice', 6, 6, 6, 1).dice('ammo', 4).answers('attack:assault-rifle:B4');
    t.answers('more:1');
    t.expects(0, 'more-dice', ['more:2', 'more:1', 'enough']).answers('more:1');
    t.expects(0, 'more-dice', ['more:1', 'enough']).answers('enough').usesAllLuck();
    expect(one(t.state, 'guzman').health).toBe(3);
  });
});

describe('AD-SKILL-27: Lifesaver', () => {
  const stranded = (at: string, edit: Edit = {}): Edit => ({
    companions: [{ id: 'geeta', at, leader: null, recruited: true, alive: true }],
    also: edit,
  });

  test('AD-SKILL-27, AD-COMP-05: a Companion whose Leader has died is a Survivor who can be dragged out', () => {
    const t = turn('cruz', 'A4', [], stranded('A3', { zombies: { A3: '2S' } }), {}, 6);
    expect(t.offered('lifesaver:')).toEqual(['lifesaver:A3']);
    t.answers('lifesaver:A3');
    t.expects(3, 'save-whom', ['who:geeta', 'enough']).answers('who:geeta');
    t.tells('saved', { survivor: 'geeta', from: 'A3', to: 'A4' });
    expect(t.state.companions[0]).toMatchObject({ at: 'A4', leader: null });
  });

  test('AD-SKILL-27, AD-COMP-08: a Companion that is led, or that hides, cannot', () => {
    const led = turn('cruz', 'A4', [], {
      companions: [{ id: 'geeta', at: 'A3', leader: 1, recruited: true, alive: true }],
      survivors: { kate: 'A3' },
      zombies: { A3: '2S' },
    });
    led.answers('lifesaver:A3').expects(0, 'save-whom', ['who:kate', 'enough']);
    const hidden = turn('cruz', 'A4', [], {
      companions: [{ id: 'geeta', at: 'A3', leader: null, recruited: false, alive: true }],
      zombies: { A3: '2S' },
    });
    expect(hidden.offered('lifesaver:')).toEqual([]);
  });
});

describe('AD-BOLAS-02: bolas', () => {
  const BOLAS: Edit = { survivors: { scott: { red: 'die-ranged' } } };

  test('AD-BOLAS-02, AD-CONC-05: a Concentrated Attack catches one target only', () => {
    const t = turn('scott', 'A4', ['bolas'], { also: BOLAS, zombies: { B4: '3S' } }).dice('dice', 6, 6);
    t.answers('attack-focus:bolas:B4:shambler');
    expect(t.state.trapped).toEqual([{ at: 'B4', type: 'shambler', until: 1 }]);
  });

  test('AD-BOLAS-02, AD-CONC-02: nobody else is caught instead of one who already lies in bolas', () => {
    const t = turn('scott', 'A4', ['bolas'], {
      zombies: { B4: '3S' },
      trapped: [{ at: 'B4', type: 'shambler', until: 1 }],
    }).dice('dice', 6);
    t.answers('attack-focus:bolas:B4:trapped-shambler');
    expect(t.state.trapped).toHaveLength(1);
    expect(t.state.equipmentDiscard).toEqual(['bolas']);
  });

  test('AD-PRIO-02, AD-BOLAS-02: whoever lies in bolas lives, and comes first: nobody of a later rank is caught', () => {
    const t = turn('scott', 'A4', ['bolas'], {
      also: BOLAS,
      zombies: { B4: '1S 1A' },
      trapped: [{ at: 'B4', type: 'shambler', until: 1 }],
    }).dice('dice', 6, 6);
    t.answers('attack:bolas:B4');
    expect(t.state.trapped).toEqual([{ at: 'B4', type: 'shambler', until: 1 }]);
  });

  test('AD-PRIO-02, AD-BOLAS-03: nor is anybody of a later rank shot before them', () => {
    const t = turn('scott', 'A4', ['golden-ak'], {
      zombies: { B4: '1S 1A' },
      trapped: [{ at: 'B4', type: 'shambler', until: 1 }],
    });
    expect(t.offered('attack-focus:golden-ak')).toEqual(['attack-focus:golden-ak:B4:trapped-shambler']);
  });

  test('AD-BOLAS-01, AD-FF-04: bolas hurt nobody, whatever Damage a skill adds', () => {
    const t = turn(
      'scott',
      'A4',
      ['bolas'],
      with_('damage-ranged', { zombies: { B4: '1S' }, survivors: { kate: 'B4' } }),
    );
    t.dice('dice', 1).answers('attack:bolas:B4');
    expect(one(t.state, 'kate').health).toBe(3);
  });
});

describe('AD-SKILL-06: Escalation', () => {
  const row = (edit: Edit): ReturnType<typeof turn> =>
    turn('scott', 'A4', ['machete'], {
      also: [plain, edit],
      survivors: { scott: { orange: 'escalation-melee', red: 'hit-and-run' } },
    });
  const dice = (t: ReturnType<typeof turn>): number[] =>
    t.told('rolled').map(({ details }) => (details['dice'] as number[]).length);

  test('AD-SKILL-06, AD-SKILL-21: the free Move of Hit & Run ends the row', () => {
    const t = row({ zombies: { A4: '2S', A3: '2S' } }).dice('dice', 6, 1, 1);
    t.answers('attack:machete:A4', 'move:A3', 'attack:machete:A3');
    expect(dice(t)).toEqual([1, 1]);
  });

  test('AD-SKILL-06, AD-SKILL-21: who stays goes on with it', () => {
    const t = row({ zombies: { A4: '3S' } }).dice('dice', 6, 1, 1);
    t.answers('attack:machete:A4', 'stay', 'attack:machete:A4');
    expect(dice(t)).toEqual([1, 2]);
  });
});

describe('AD-SKILL-12: Combat Reflexes', () => {
  test('AD-SKILL-12, AD-EXPL-04: a Bomb Trap is a Combat Action, too', () => {
    const t = spawnPhase('A1', 'normal', {
      survivors: { scott: { red: 'combat-reflexes', at: 'A2', hand: ['bomb-trap'] } },
    }).top((s) => s.zombieDeck, 'z2');
    t.expects(0, 'reflexes', ['set-trap:A1', 'no']).answers('set-trap:A1');
    t.tells('trap-sprung', { at: 'A1' });
    expect([horde(t.state), one(t.state, 'scott').adrenaline]).toEqual([{}, 1]);
    expect(t.state.equipmentDiscard).toEqual(['bomb-trap']);
  });
});

describe('AD-SKILL-17: Demolition Expert', () => {
  test('AD-SKILL-17, AD-EXPL-03: to lay a charge is an Action with Explosives', () => {
    const t = turn('scott', 'A4', ['tnt', 'gas-can'], with_('demolition'));
    t.answers('place:tnt');
    expect(actions(t)).toBe(3);
    t.answers('place:gas-can');
    expect(actions(t)).toBe(2);
  });

  test('AD-SKILL-17: the free Action keeps the turn going when all others are spent', () => {
    const t = turn('scott', 'A4', ['tnt'], with_('demolition')).answers('noise', 'noise', 'noise');
    t.expects(0, 'turn', ['place:tnt', 'discard', 'end']).answers('place:tnt');
    expect(one(t.state, 'scott').acted).toBe(true);
  });
});

describe('AD-FF-04: Friendly Fire', () => {
  test('AD-FF-04, AD-SKILL-03: with the Damage that a skill adds', () => {
    const t = turn(
      'scott',
      'A4',
      ['revolver'],
      with_('damage-ranged', { zombies: { B4: '1S' }, survivors: { guzman: 'B4' } }),
    );
    t.dice('dice', 1).dice('ammo', 6).answers('attack:revolver:B4');
    expect(one(t.state, 'guzman').health).toBe(2);
  });

  test('AD-FF-04, AD-SKILL-25: and with that of the 6s', () => {
    const t = turn('martin', 'A4', ['revolver'], { zombies: { B4: '1S' }, survivors: { guzman: 'B4' } });
    t.dice('dice', 6).dice('ammo', 2).answers('attack:revolver:B4');
    expect(one(t.state, 'guzman').health).toBe(2);
  });

  test('AD-EXPL-04, AD-SKILL-03: a Bomb Trap that goes off at once has the Damage of its Action', () => {
    const t = turn('scott', 'A4', ['bomb-trap'], with_('damage-ranged', { abominations: { queen: 'A3' } }));
    t.answers('set-trap:A3');
    expect(t.told('explosion')[0]?.details['damage']).toBe(5);
    const later = turn('scott', 'A4', ['bomb-trap'], with_('damage-ranged')).answers('set-trap:A3');
    expect(later.state.charges).toHaveLength(1);
  });
});
