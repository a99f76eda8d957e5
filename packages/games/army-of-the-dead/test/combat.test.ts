import { describe, expect, test } from 'vitest';
import { EQUIPMENT, EQUIPMENT_IDS, equipmentDeck } from '../src/content/equipment.ts';
import { actions, type Edit, faces, horde, item, one, turn } from './kit.ts';

describe('what is printed on a weapon', () => {
  test('AD-EQ-01, AD-EQ-02, AD-EQ-03: Melee reaches the own Zone, Ranged from a least to a greatest Range', () => {
    for (const id of EQUIPMENT_IDS) {
      const { weapon } = EQUIPMENT[id];
      if (weapon === undefined) continue;
      expect(['melee', 'ranged']).toContain(weapon.kind);
      if (weapon.kind === 'melee') expect(weapon.range).toEqual([0, 0]);
      expect(weapon.range[0]).toBeLessThanOrEqual(weapon.range[1]);
    }
    const t = turn('kate', 'A4', ['machete'], { zombies: { B4: '1S' } });
    expect(t.offered('attack:')).toEqual([]);
  });

  test('AD-R-102: the deck has 82 cards', () => {
    expect(equipmentDeck()).toHaveLength(82);
  });

  test('AD-EQ-04, AD-PRIO-01: a Ranged weapon at Range 0 still makes a Ranged Attack', () => {
    const t = turn('kate', 'A4', ['desert-eagle'], { zombies: { A4: '1S 1A' } })
      .dice('dice', 6)
      .dice('ammo', 2);
    t.answers('attack:desert-eagle:A4');
    expect(horde(t.state)).toEqual({ A4: '1A' });
  });

  test('AD-EQ-05, AD-EQ-08, AD-FIGHT-01, AD-AMMO-01: regular dice, and Ammo dice on top of them, which can hit', () => {
    const t = turn('kate', 'A4', ['assault-rifle'], { zombies: { C4: '3S' } })
      .dice('dice', 4, 4)
      .dice('ammo', 4);
    t.answers('attack:assault-rifle:C4').usesAllLuck();
    expect(horde(t.state)).toEqual({});
  });

  test('AD-EQ-06, AD-FIGHT-02: a die that shows at least the Accuracy is a hit', () => {
    const t = turn('dieter', 'A4', ['nail-bat'], {
      zombies: { A4: '2S' },
      survivors: { dieter: { orange: null } },
    }).dice('dice', 4, 3);
    t.answers('attack:nail-bat:A4', 'keep');
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test('AD-FIGHT-03: a 1 always misses, however good the weapon', () => {
    const t = turn('scott', 'A4', ['military-knife'], { zombies: { A4: '1S' } }).dice('dice', 1);
    t.answers('attack:military-knife:A4');
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test('AD-EQ-07, AD-FIGHT-06, AD-ZOM-04: hits of 1 Damage do not add up, and leave no trace', () => {
    const t = turn('kate', 'A4', ['smg'], { zombies: { A4: '1A' } })
      .dice('dice', 6, 6, 6, 6, 6)
      .dice('ammo', 6);
    t.answers('attack:smg:A4');
    expect(horde(t.state)).toEqual({ A4: '1A' });
    expect(one(t.state, 'kate').adrenaline).toBe(0);
  });

  test('AD-EQ-10: silent weapons leave the Noise token where it is', () => {
    const t = turn('scott', 'A4', ['machete'], { zombies: { A4: '1S' } }).dice('dice', 6);
    const { noise } = t.state;
    t.answers('attack:machete:A4');
    expect(t.state.noise).toBe(noise);
    expect(noise).not.toBe('A4');
  });

  test('AD-EQ-09, AD-EQSK-01: the knife makes a Silent Killer of whoever uses it', () => {
    const t = turn('dieter', 'B5', ['military-knife', 'crowbar'], { sleepers: { B5: 2 } });
    const cost = (id: string): unknown => t.decision.options.find((option) => option.id === id)?.cost?.['actions'];
    expect([cost('eliminate:military-knife'), cost('eliminate:crowbar')]).toEqual([1, 2]);
  });
});

describe('Melee', () => {
  test('AD-ACT-COMBAT-01, AD-ACT-COMBAT-02, AD-AP-01: with a weapon in Hand, against Zombies here; Adrenaline at once', () => {
    const t = turn('scott', 'A4', ['machete'], { zombies: { A4: '1S 1A' } }).dice('dice', 3);
    t.answers('attack:machete:A4', 'hit:alpha');
    expect(one(t.state, 'scott').adrenaline).toBe(2);
    expect(horde(t.state)).toEqual({ A4: '1S' });
    const packed = turn('scott', 'A4', [], {
      zombies: { A4: '1S' },
      survivors: { scott: { hand: [], backpack: ['machete'] } },
    });
    expect(packed.offered('attack')).toEqual([]);
  });

  test('AD-FIGHT-04, AD-FIGHT-05, AD-EX-28: one hit, one Zombie; the rest is lost', () => {
    const t = turn(
      'vanderohe',
      'A4',
      ['nail-bat'],
      {
        zombies: { A4: '3S' },
        also: (s) => {
          s.turns[0]!.used.push('born-leader');
        },
      },
      { survivors: ['kate', 'vanderohe', 'dieter', 'cruz', 'guzman', 'chambers'] },
    ).dice('dice', 6, 6, 6, 6);
    t.answers('attack:nail-bat:A4', 'nobody');
    expect(horde(t.state)).toEqual({ A4: '1S' });
    t.answers('attack:nail-bat:A4');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'vanderohe').adrenaline).toBe(3);
  });

  test('AD-MELEE-01, AD-MELEE-03: the player assigns hits freely, Alphas before Shamblers too', () => {
    const t = turn('scott', 'A4', ['ring-saw'], { zombies: { A4: '2S 2A' } }).dice('dice', 6, 6, 1);
    t.answers('attack:ring-saw:A4');
    t.expects(0, 'assign', ['hit:shambler', 'hit:alpha']);
    t.answers('hit:alpha', 'hit:alpha');
    expect(horde(t.state)).toEqual({ A4: '2S' });
  });

  test('AD-MELEE-02, AD-EX-29: a weak hit is good for the Shambler only, and friends are never at risk', () => {
    const t = turn('scott', 'A4', ['crowbar'], { zombies: { A4: '1S 1A' }, survivors: { kate: 'A4' } }).dice(
      'dice',
      6,
      1,
    );
    t.answers('attack:crowbar:A4');
    expect(horde(t.state)).toEqual({ A4: '1A' });
    t.answers('attack:crowbar:A4');
    expect(one(t.state, 'kate').health).toBe(3);
  });
});

describe('Ranged', () => {
  test('AD-ACT-COMBAT-03, AD-ACT-COMBAT-04, AD-RANGE-01: one Zone in Range and in sight is the target', () => {
    const t = turn('scott', 'A4', ['assault-rifle'], {
      zombies: { C4: '1S', D4: '1S', B5: '1S', A2: '1S' }, // too far; out of sight
    });
    expect(t.offered('attack:').sort()).toEqual(['attack:assault-rifle:A2', 'attack:assault-rifle:C4']);
  });

  test('AD-RANGE-02, AD-EX-30: the sniper rifle not at the own Zone; the SMG here or next door', () => {
    const edit: Edit = { zombies: { A4: '1S', B4: '1S', C4: '1S', D4: '1S', E4: '1S', F4: '1S' } };
    const rifle = turn('scott', 'A4', ['sniper-rifle'], edit);
    expect(rifle.offered('attack:').map((id) => id.slice(-2))).toEqual(['B4', 'C4', 'D4', 'E4']);
    const smg = turn('scott', 'A4', ['smg'], edit);
    expect(smg.offered('attack:').map((id) => id.slice(-2))).toEqual(['A4', 'B4']);
  });

  test('AD-RANGE-03, AD-RANGE-04: whoever is in between or beside the shooter does not matter', () => {
    const t = turn('scott', 'A4', ['assault-rifle'], {
      zombies: { A4: '1S', B4: '1S', C4: '1S' },
      survivors: { kate: 'B4' },
    })
      .dice('dice', 6, 1)
      .dice('ammo', 2);
    t.answers('attack:assault-rifle:C4');
    expect(horde(t.state)).toEqual({ A4: '1S', B4: '1S' });
    expect(one(t.state, 'kate').health).toBe(3);
  });

  test('AD-R-26: a Zone without Zombies is no target', () => {
    const t = turn('scott', 'A4', ['assault-rifle'], { survivors: { kate: 'B4' } });
    expect(t.offered('attack')).toEqual([]);
  });

  test('AD-PRIO-01, AD-PRIO-02: Shamblers first, then Alphas, then Abominations', () => {
    const t = turn('scott', 'A4', ['hmg'], { zombies: { B4: '2S 2A' }, abominations: { valentine: 'B4' } })
      .dice('dice', 6, 6)
      .dice('ammo', 6, 2);
    t.answers('attack:hmg:B4');
    expect(horde(t.state)).toEqual({ B4: '1A valentine' });
  });

  test('AD-PRIO-02, AD-EX-33: neither the Alpha nor Zeus can be reached while Shamblers stand', () => {
    const t = turn('guzman', 'A4', ['hmg'], { zombies: { B4: '3S 1A' }, abominations: { zeus: 'B4' } })
      .dice('dice', 6, 6)
      .dice('ammo', 6, 2);
    expect(t.offered('attack-focus:')).toEqual(['attack-focus:hmg:B4:shambler']);
    t.answers('attack:hmg:B4');
    expect(horde(t.state)).toEqual({ B4: '1A zeus' });
  });

  test('AD-PRIO-03: within one rank the player chooses', () => {
    const t = turn('guzman', 'A4', ['sniper-rifle'], {
      zombies: { B4: '2S' },
      trapped: [{ at: 'B4', type: 'shambler', until: 1 }],
    })
      .dice('dice', 6)
      .dice('ammo', 2);
    t.answers('attack:sniper-rifle:B4');
    t.expects(0, 'assign', ['hit:shambler', 'hit:trapped-shambler']);
    t.answers('hit:shambler');
    expect(t.state.trapped).toHaveLength(1);
  });
});

describe('ammunition', () => {
  test('AD-AMMO-02, AD-AMMO-03, AD-AMMO-04, AD-EX-31: two hits, out of ammo, and a Clip helps', () => {
    const t = turn('guzman', 'A4', ['hmg'], {
      zombies: { B4: '3S' },
      survivors: { guzman: { hand: ['hmg'], backpack: ['clip'] } },
    })
      .dice('dice', 1, 6)
      .dice('ammo', 6, 1);
    t.answers('attack:hmg:B4');
    expect(horde(t.state)).toEqual({ B4: '1S' });
    expect(one(t.state, 'guzman').hand).toEqual([item('hmg', true)]);
    expect(t.offered('attack')).toEqual([]);
    expect(t.whyNot('attack:hmg')).toBe('out-of-ammo');
    t.answers('clip:hmg');
    expect(one(t.state, 'guzman').hand).toEqual([item('hmg')]);
    expect(t.state.equipmentDiscard).toEqual(['clip']);
    expect(actions(t)).toBe(2);
  });

  test('AD-AMMO-01, AD-R-05: Out of Ammo is a miss, also for friends', () => {
    const t = turn('scott', 'A4', ['revolver'], { zombies: { B4: '2S' }, survivors: { kate: 'B4' } })
      .dice('dice', 6)
      .dice('ammo', 1);
    t.answers('attack:revolver:B4');
    expect(one(t.state, 'kate').health).toBe(2);
    expect(horde(t.state)).toEqual({ B4: '1S' });
  });
});

describe('Concentrated Attacks', () => {
  test('AD-CONC-01, AD-CONC-02, AD-CONC-04, AD-CONC-05, AD-EX-32: three hits of 1 kill an Alpha, and nobody else', () => {
    const t = turn('tanaka', 'A4', ['katana'], { zombies: { A4: '1S 1A' } }).dice('dice', 4, 5, 6);
    expect(t.offered('attack-focus:')).toEqual(['attack-focus:katana:A4:shambler', 'attack-focus:katana:A4:alpha']);
    t.answers('attack-focus:katana:A4:alpha').usesAllLuck();
    expect(horde(t.state)).toEqual({ A4: '1S' });
    expect(one(t.state, 'tanaka').adrenaline).toBe(2);
  });

  test('AD-CONC-03, AD-R-04: at range only the rank whose turn it is, in Melee anybody', () => {
    const t = turn('scott', 'A4', ['smg', 'machete'], { zombies: { A4: '1A' }, abominations: { queen: 'A4' } });
    expect(t.offered('attack-focus:').sort()).toEqual([
      'attack-focus:machete:A4:alpha',
      'attack-focus:machete:A4:queen',
      'attack-focus:smg:A4:alpha',
    ]);
  });

  test('AD-CONC-05: too little Damage is lost', () => {
    const t = turn('scott', 'A4', ['smg'], { abominations: { queen: 'A4' } })
      .dice('dice', 6, 6, 6, 6, 1)
      .dice('ammo', 2);
    t.answers('attack-focus:smg:A4:queen');
    expect(horde(t.state)).toEqual({ A4: 'queen' });
  });

  test('AD-CONC-06: misses hit friends', () => {
    const t = turn('scott', 'A4', ['desert-eagle'], { zombies: { B4: '1A' }, survivors: { kate: 'B4' } })
      .dice('dice', 1)
      .dice('ammo', 6);
    t.answers('attack-focus:desert-eagle:B4:alpha');
    expect(one(t.state, 'kate').health).toBe(1);
    expect(horde(t.state)).toEqual({});
  });

  test('AD-FIGHT-07, AD-ABOM-03: an Abomination needs its own value at once; a plain hit of 2 does nothing', () => {
    const t = turn('scott', 'A4', ['ring-saw'], { abominations: { valentine: 'A4' } }).dice('dice', 6, 6, 6, 6, 6, 1);
    t.answers('attack:ring-saw:A4');
    expect(horde(t.state)).toEqual({ A4: 'valentine' });
    t.answers('attack-focus:ring-saw:A4:valentine');
    expect(horde(t.state)).toEqual({});
  });
});

describe('Friendly Fire', () => {
  test('AD-FF-02, AD-FF-03, AD-FF-04: each miss hits somebody there with the Damage of the weapon; the players share it out', () => {
    const t = turn('guzman', 'A4', ['hmg'], { zombies: { B4: '1S' }, survivors: { kate: 'B4', scott: 'B4' } })
      .dice('dice', 6, 1)
      .dice('ammo', 6, 2);
    t.answers('attack:hmg:B4');
    t.expects(0, 'share', ['take:scott', 'take:kate', 'all:scott', 'all:kate', 'auto']);
    t.answers('take:scott', 'take:kate');
    expect([one(t.state, 'scott').health, one(t.state, 'kate').health]).toEqual([2, 1]);
  });

  test('AD-FF-01: never the shooter', () => {
    const t = turn('guzman', 'A4', ['hmg'], { zombies: { A4: '1S' } })
      .dice('dice', 1, 1)
      .dice('ammo', 2, 2);
    t.answers('attack:hmg:A4');
    expect(one(t.state, 'guzman').health).toBe(4);
  });

  test('AD-FF-05, AD-EX-34: hits that are left over hurt nobody', () => {
    const t = turn('scott', 'A4', ['revolver'], { zombies: { B4: '1S' }, survivors: { kate: 'B4' } })
      .dice('dice', 5)
      .dice('ammo', 6);
    t.answers('attack:revolver:B4');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'kate').health).toBe(3);
  });
});

describe('Explosives', () => {
  test('AD-EXPL-01: six cards are Explosives', () => {
    const found = EQUIPMENT_IDS.filter((id) => EQUIPMENT[id].explosive !== undefined).sort();
    expect(found).toEqual(['bomb-trap', 'gas-can', 'grenade', 'grenade-launcher', 'rocket-launcher', 'tnt']);
  });

  test('AD-EXPL-02, AD-EXPL-04: everybody in the Zone, without dice; the card is gone, and it is loud', () => {
    const t = turn('scott', 'A4', ['grenade'], {
      zombies: { B4: '3S 2A' },
      abominations: { valentine: 'B4' },
      survivors: { guzman: 'B4' },
    });
    t.answers('attack:grenade:B4');
    expect(horde(t.state)).toEqual({ B4: 'valentine' });
    expect(one(t.state, 'guzman').health).toBe(1);
    expect(one(t.state, 'scott').adrenaline).toBe(7);
    expect(t.state.equipmentDiscard).toEqual(['grenade']);
    expect(t.state.noise).toBe('A4');
    expect(t.told('rolled')).toEqual([]);
  });

  test('AD-EXPL-03, AD-R-13: what lies there goes off too, as one total', () => {
    const t = turn('scott', 'A4', ['grenade'], {
      abominations: { queen: 'B4' },
      charges: [{ at: 'B4', face: 'gas-can', owner: 1 }],
    });
    t.answers('attack:grenade:B4');
    expect(horde(t.state)['B4']).toBeUndefined();
    expect(t.state.charges).toEqual([]);
    expect([...t.state.equipmentDiscard].sort()).toEqual(['gas-can', 'grenade']);
  });

  test('AD-EXPL-03, AD-R-12: what is carried goes off only if so agreed', () => {
    const edit: Edit = { zombies: { B4: '1S' }, survivors: { guzman: { at: 'B4', hand: [], backpack: ['tnt'] } } };
    const t = turn('scott', 'A4', ['grenade'], edit).answers('attack:grenade:B4');
    expect(one(t.state, 'guzman').health).toBe(1);
    const chained = turn('scott', 'A4', ['grenade'], edit, { chainCarried: true }).answers('attack:grenade:B4');
    expect(one(chained.state, 'guzman').health).toBe(0);
  });

  test('AD-EXPL-04, AD-R-102: a Bomb Trap waits, without a sound, for the first Zombie, and spares whoever set it', () => {
    const t = turn('geeta', 'A4', ['bomb-trap'], { zombies: { B4: '1S 1A' }, survivors: { kate: 'A4' } });
    expect(t.offered('set-trap:').sort()).toEqual(['set-trap:A3', 'set-trap:A4', 'set-trap:A5', 'set-trap:B4']);
    const { noise } = t.state;
    t.answers('set-trap:A4');
    expect([t.state.noise, t.state.charges.length]).toEqual([noise, 1]);
    const now = turn('geeta', 'A4', ['bomb-trap'], { zombies: { B4: '1S 1A' } }).answers('set-trap:B4');
    expect(horde(now.state)).toEqual({});
    expect(one(now.state, 'geeta').adrenaline).toBe(3);
    expect(now.state.noise).toBe('B4');
  });

  test('AD-EXPL-02: a launcher that hits blasts the Zone; one that misses only hits friends', () => {
    const edit: Edit = { zombies: { B4: '2S 2A' }, survivors: { guzman: 'B4' } };
    const hit = turn('scott', 'A4', ['grenade-launcher'], edit).dice('dice', 4).dice('ammo', 2);
    hit.answers('attack:grenade-launcher:B4');
    expect(horde(hit.state)).toEqual({});
    expect(one(hit.state, 'guzman').health).toBe(1);
    const miss = turn('scott', 'A4', ['grenade-launcher'], {
      zombies: { B4: '2S 2A' },
      survivors: { guzman: 'B4', cruz: 'B4' },
    })
      .dice('dice', 3)
      .dice('ammo', 2);
    miss.answers('attack:grenade-launcher:B4', 'take:guzman', 'take:cruz');
    expect(horde(miss.state)).toEqual({ B4: '2S 2A' });
    expect([one(miss.state, 'guzman').health, one(miss.state, 'cruz').health]).toEqual([1, 0]);
  });

  test('AD-R-102: a Rocket Launcher is used up', () => {
    const t = turn('scott', 'A4', ['rocket-launcher'], { abominations: { zeus: 'B4' } }).dice('dice', 3, 1);
    t.answers('attack:rocket-launcher:B4');
    expect(horde(t.state)).toEqual({});
    expect(t.state.equipmentDiscard).toEqual(['rocket-launcher']);
  });
});

describe('bolas', () => {
  test('AD-BOLAS-02, AD-PRIO-03: of several Abominations the player chooses whom the bolas catch', () => {
    const t = turn('martin', 'A4', ['bolas'], { abominations: { valentine: 'B4', queen: 'B4' } }).dice('dice', 5);
    t.answers('attack:bolas:B4');
    t.expects(0, 'entangle', ['hit:valentine', 'hit:queen']).answers('hit:queen');
    expect(t.state.trapped.map(({ type }) => type)).toEqual(['queen']);
  });

  test('AD-BOLAS-01, AD-BOLAS-02, AD-BOLAS-04: a hit traps and hurts nobody; then the launcher is gone', () => {
    const t = turn('scott', 'A4', ['bolas'], { zombies: { B4: '1S 1A' } }).dice('dice', 3);
    t.answers('attack:bolas:B4');
    expect(t.state.trapped).toEqual([{ at: 'B4', type: 'shambler', until: 1 }]);
    expect(horde(t.state)).toEqual({ B4: '1S 1A' });
    expect(t.state.equipmentDiscard).toEqual(['bolas']);
    const miss = turn('scott', 'A4', ['bolas'], { zombies: { B4: '1S' } })
      .dice('dice', 2)
      .answers('attack:bolas:B4');
    expect(faces(one(miss.state, 'scott').hand)).toEqual(['bolas']);
  });

  test('AD-BOLAS-03, AD-EX-35: in bolas the Queen is hit two better by every die', () => {
    const t = turn('scott', 'A4', ['bolas', 'smg'], { abominations: { queen: 'B4' } })
      .dice('dice', 3, 3, 3, 3, 3, 2)
      .dice('ammo', 3);
    t.answers('attack:bolas:B4');
    expect(t.offered('attack-focus:smg')).toEqual(['attack-focus:smg:B4:trapped-queen']);
    t.answers('attack-focus:smg:B4:trapped-queen');
    expect(horde(t.state)['B4']).toBeUndefined();
  });

  test('AD-BOLAS-03, AD-R-06: a natural 1 still misses', () => {
    const t = turn('scott', 'A4', ['machete'], {
      zombies: { A4: '1A' },
      trapped: [{ at: 'A4', type: 'alpha', until: 1 }],
    }).dice('dice', 1);
    t.answers('attack-focus:machete:A4:trapped-alpha');
    expect(horde(t.state)).toEqual({ A4: '1A' });
  });
});

describe('the inventory', () => {
  test('AD-INV-01: five cards, two of them in Hands', () => {
    const t = turn('kate', 'B5', ['revolver', 'machete'], {
      survivors: { kate: { hand: ['revolver', 'machete'], backpack: ['clip', 'clip', 'smg'] } },
    });
    t.top((s) => s.equipment, 'tnt').answers('search', 'keep');
    t.expects(0, 'too-many');
    t.answers('drop:kate:clip');
    expect(t.legal.every((id) => id.split('+').length === 2)).toBe(true);
    t.answers('hold:smg+tnt');
    expect(faces(one(t.state, 'kate').backpack)).toEqual(['clip', 'machete', 'revolver']);
  });

  test('AD-INV-03, AD-INV-04, AD-INV-05, AD-EX-14: from the Backpack the Grenade works, the knife does not', () => {
    const t = turn('kate', 'A4', [], {
      zombies: { A4: '1S', B4: '1S' },
      survivors: { kate: { hand: [], backpack: ['grenade', 'military-knife'] } },
    });
    expect(t.offered('attack').sort()).toEqual(['attack:grenade:B4']);
    expect(t.isLegal('attack:military-knife:A4')).toBe(false);
  });
});
