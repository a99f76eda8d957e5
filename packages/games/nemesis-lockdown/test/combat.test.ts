import { describe, expect, test } from 'vitest';
import { itemDef } from '../src/rules/carry.ts';
import { byWeapon, hits } from '../src/rules/fight.ts';
import type { NemesisState } from '../src/state.ts';
import { ADVANTAGE_DIE, COMBAT_DIE, equip, hold, hurt, lay, NOISE_DIE, put, table, weakness, who } from './table.ts';

const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;
const wounds = (s: NemesisState) => s.wounds.draw;

/** The Sentry with a loaded gun and an adult, in a dark room. */
const facing = (edit: (s: NemesisState) => void = () => {}) =>
  table(['sentry'], (s) => {
    put(s, 'adult', 'STO');
    hold(s, 0, 'rest', 'sabotage', 'interrupt');
    edit(s);
  });

describe('shooting', () => {
  test('NL-COMBAT-02 NL-COMBAT-03: weapon and target are chosen, and one ammunition is spent even on a miss', () => {
    const t = facing().dice('combat', COMBAT_DIE.blank);
    t.answers('shoot:submachine-gun:1', 'rest', 'no');
    expect(who(t.state, 0).hands[0]?.ammunition).toBe(3);
    expect(t.state.stalkers[0]?.damage).toBe(0);
    expect(who(t.state, 0).serious).toEqual([]);
  });

  test('NL-COMBAT-04: in darkness the combat die, in a powered sector the advantage die', () => {
    facing().dice('combat', COMBAT_DIE.blank).answers('shoot:submachine-gun:1', 'rest', 'no').usesAllLuck();
    const lit = facing((s) => {
      s.power['S-02'].on = true;
    }).dice('advantage', ADVANTAGE_DIE['creeper-hit']);
    lit.answers('shoot:submachine-gun:1', 'rest', 'no').usesAllLuck();
    expect(lit.state.stalkers[0]?.damage).toBe(0); // a creeper hit misses an adult
  });

  test('NL-COMBAT-05: a hit gives damage, then one attack card decides whether an adult dies', () => {
    const t = facing().top(attack, 'slash-1').dice('combat', COMBAT_DIE.double);
    t.answers('shoot:submachine-gun:1', 'rest', 'no');
    expect(t.state.stalkers).toEqual([]);
    expect(t.state.rooms.STO.objects).toEqual(['carcass:adult']);
    t.tells('damage-check', { blood: 2, result: 'dies' });
    const lives = facing().top(attack, 'slash-2').dice('combat', COMBAT_DIE.double);
    lives.answers('shoot:submachine-gun:1', 'rest', 'no');
    expect(lives.state.stalkers[0]?.damage).toBe(2);
  });

  test('NL-G-07: a breeder takes two cards and their sum; a Retreat among them drives it away alive', () => {
    const t = table(['sentry'], (s) => {
      put(s, 'breeder', 'STO', 4);
      hold(s, 0, 'rest');
    });
    t.top(attack, 'slash-1', 'slash-2')
      .dice('combat', COMBAT_DIE.single)
      .answers('shoot:submachine-gun:1', 'rest', 'no');
    expect(t.state.rooms.STO.objects).toEqual(['carcass:breeder']); // 2 and 3 are not above 5
    const away = table(['sentry'], (s) => {
      put(s, 'breeder', 'STO', 8);
      hold(s, 0, 'rest');
    });
    away.top(attack, 'slash-1', 'maul-4').top(event, 'brownout').dice('combat', COMBAT_DIE.single);
    away.answers('shoot:submachine-gun:1', 'rest', 'no');
    expect(away.state.stalkers.map(({ at, damage }) => [at, damage])).toEqual([['010', 9]]);
  });

  test('NL-G-10: the Submachine Gun may roll again for one more ammunition; the second result stands', () => {
    const t = facing().top(attack, 'maul-3').dice('combat', COMBAT_DIE.double, COMBAT_DIE.blank);
    t.answers('shoot:submachine-gun:1', 'rest', 'yes');
    expect(who(t.state, 0).hands[0]?.ammunition).toBe(2);
    expect(t.state.stalkers[0]?.damage).toBe(0);
  });

  test('NL-G-10: a card face asks for an action card whenever there is a card in hand, and no is an answer', () => {
    const lit = () =>
      facing((s) => {
        s.power['S-02'].on = true;
      });
    const paid = lit().top(attack, 'maul-3').dice('advantage', ADVANTAGE_DIE['card-for-2']);
    paid.answers('shoot:submachine-gun:1', 'rest', 'no').expects(0, 'card-for-damage', ['no', 'sabotage', 'interrupt']);
    paid.answers('sabotage');
    expect(paid.state.stalkers[0]?.damage).toBe(2);
    const kept = lit().top(attack, 'maul-3').dice('advantage', ADVANTAGE_DIE['card-for-2']);
    kept.answers('shoot:submachine-gun:1', 'rest', 'no', 'no');
    expect(kept.state.stalkers[0]?.damage).toBe(1);
    const empty = facing((s) => {
      s.power['S-02'].on = true;
      who(s, 0).hand.splice(1);
    }).dice('advantage', ADVANTAGE_DIE['card-for-1']);
    empty.answers('shoot:submachine-gun:1', 'rest', 'no').expects(0, 'act');
    expect(empty.state.stalkers[0]?.damage).toBe(0);
  });

  test('NL-G-10: what each face deals to whom, egg and larva the weakest', () => {
    expect(hits('creeper-hit', 'adult')).toBe(0);
    expect(hits('creeper-hit', 'egg')).toBe(1);
    expect(hits('adult-hit', 'adult')).toBe(1);
    expect(hits('adult-hit', 'breeder')).toBe(0);
    expect([hits('single', 'queen'), hits('double', 'queen'), hits('blank', 'larva')]).toEqual([1, 2, 0]);
  });

  test('NL-G-21 NL-G-22: what each weapon makes of its faces', () => {
    const of = (id: string) => itemDef(id).weapon ?? { kind: 'classic' as const, loaded: 0, most: 0 };
    expect(byWeapon(of('scattergun'), 'creeper-hit', 0)).toBe(1);
    expect(byWeapon(of('scattergun'), 'double', 2)).toBe(3);
    expect(byWeapon(of('scattergun'), 'blank', 0)).toBe(0);
    expect(byWeapon(of('flamethrower'), 'adult-hit', 0)).toBe(1);
    expect(byWeapon(of('pistol'), 'double', 2)).toBe(1);
    expect(byWeapon(of('nail-driver'), 'adult-hit', 1)).toBe(0);
    expect(byWeapon(of('carbine'), 'double', 2)).toBe(2);
  });

  test('NL-G-21: the Carbine may spend one more ammunition on a double', () => {
    const t = facing((s) => equip(s, 0, 'carbine'))
      .top(attack, 'maul-3')
      .dice('combat', COMBAT_DIE.double);
    t.answers('shoot:carbine:1', 'rest').expects(0, 'more-ammunition', ['yes', 'no']).answers('yes');
    expect(who(t.state, 0).hands.find(({ what }) => what === 'carbine')?.ammunition).toBe(0);
    expect(t.state.stalkers[0]?.damage).toBe(3);
  });

  test('NL-G-22: a double of the Flamethrower sets the room on fire', () => {
    const t = facing((s) => equip(s, 0, 'flamethrower'))
      .top(attack, 'maul-3')
      .dice('combat', COMBAT_DIE.double);
    t.answers('shoot:flamethrower:1', 'rest');
    expect(t.state.rooms.STO.fire).toBe(true);
  });

  test('NL-G-25: the Old Assault Rifle deals one more where it deals anything', () => {
    const shot = (face: number) => {
      const t = table(['survivor'], (s) => {
        who(s, 0).at = 'STO';
        put(s, 'adult', 'STO');
        equip(s, 0, 'old-assault-rifle');
        hold(s, 0, 'rest');
      });
      t.top(attack, 'maul-3').dice('combat', face).answers('shoot:old-assault-rifle:1', 'rest');
      return t.state.stalkers[0]?.damage;
    };
    expect([shot(COMBAT_DIE.single), shot(COMBAT_DIE.blank)]).toEqual([2, 0]);
  });

  test('NL-COMBAT-02: a weapon without ammunition is shown with the reason', () => {
    const t = facing((s) => {
      for (const thing of who(s, 0).hands) thing.ammunition = 0;
    });
    expect(t.whyNot('shoot:submachine-gun:1')).toBe('no-ammunition');
  });
});

describe('melee', () => {
  test('NL-COMBAT-06 NL-COMBAT-07 NL-COMBAT-11: contamination in any case, and a serious wound for a miss', () => {
    const t = facing().top(wounds, 'leg').dice('combat', COMBAT_DIE.blank).answers('melee:1', 'rest');
    expect(who(t.state, 0).discard.map(({ face }) => face.replace(/:.*/, ''))).toEqual(['rest', 'contamination']);
    expect(who(t.state, 0).serious).toEqual([{ wound: 'leg', dressed: false }]);
  });

  test('NL-COMBAT-08 NL-COMBAT-09 NL-COMBAT-10: always the combat die, and a double counts as one hit', () => {
    const t = facing((s) => {
      s.power['S-02'].on = true;
    });
    t.top(attack, 'slash-1').dice('combat', COMBAT_DIE.double).answers('melee:1', 'rest').usesAllLuck();
    expect(t.state.stalkers[0]?.damage).toBe(1); // blood 2 is above it
    expect(who(t.state, 0).serious).toEqual([]);
  });
});

describe('eggs', () => {
  const inNest = (edit: (s: NemesisState) => void = () => {}) =>
    table(['sentry'], (s) => {
      lay(s, '005', 'nest');
      who(s, 0).at = '005';
      hold(s, 0, 'rest', 'sabotage');
      edit(s);
    });

  test('NL-EGG-01 NL-EGG-02 NL-EGG-04 NL-EGG-07 NL-EGG-08: shot at out of combat, one egg for each damage, then a noise roll', () => {
    const t = inNest().dice('combat', COMBAT_DIE.double).dice('noise', NOISE_DIE.silence);
    t.answers('shoot:submachine-gun:egg', 'rest', 'no').usesAllLuck();
    expect(t.state.lab.eggs).toBe(3);
    expect(who(t.state, 0).hands[0]?.ammunition).toBe(3);
  });

  test('NL-EGG-03 NL-EGG-05 NL-EGG-06: by hand one egg at the most, no contamination, no wound', () => {
    const hit = inNest()
      .dice('combat', COMBAT_DIE.double)
      .dice('noise', NOISE_DIE.silence)
      .answers('melee:egg', 'rest');
    expect([hit.state.lab.eggs, who(hit.state, 0).discard.length]).toEqual([4, 1]);
    const miss = inNest()
      .dice('combat', COMBAT_DIE.blank)
      .dice('noise', NOISE_DIE.silence)
      .answers('melee:egg', 'rest');
    expect([miss.state.lab.eggs, who(miss.state, 0).serious.length]).toEqual([5, 0]);
  });

  test('NL-EGG-03: where dropped eggs lie in the Nest too, whoever attacks chooses (R-53)', () => {
    const t = inNest((s) => {
      s.rooms['005'].objects.push('egg');
    });
    t.dice('combat', COMBAT_DIE.single).dice('noise', NOISE_DIE.silence).answers('melee:egg', 'rest');
    t.expects(0, 'which-egg', ['nest', 'floor']).answers('floor');
    expect([t.state.lab.eggs, t.state.rooms['005'].objects]).toEqual([5, []]);
  });

  test('NL-ROOM-NEST-06 NL-ROOM-NEST-07 NL-ROOM-NEST-08: the last egg gone, the Nest is destroyed', () => {
    const t = inNest((s) => {
      s.lab.eggs = 1;
    });
    t.dice('combat', COMBAT_DIE.single).dice('noise', NOISE_DIE.silence).answers('melee:egg', 'rest');
    expect(t.state.nestDestroyed).toBe(true);
  });

  test('NL-SYM-01 NL-SYM-02: eggs are no stalkers, so nothing that asks for combat is offered', () => {
    const t = table(['survivor'], (s) => {
      lay(s, '005', 'nest');
      who(s, 0).at = '005';
      hold(s, 0, 'all-in-strike', 'throw-it-away');
      equip(s, 0, 'smoke-canister');
    });
    expect([...t.offered('play:'), ...t.offered('item:')]).toEqual([]);
  });
});

describe('escape', () => {
  const cornered = (edit: (s: NemesisState) => void = () => {}) =>
    facing((s) => {
      put(s, 'creeper', 'STO');
      edit(s);
    });

  test('NL-COMBAT-12 NL-COMBAT-13 NL-COMBAT-14 NL-COMBAT-16: one card for each stalker left behind, then a normal move', () => {
    const t = cornered().top(attack, 'impale-1', 'impale-2').dice('noise', NOISE_DIE[1]).answers('move:EL2', 'rest');
    expect(t.told('attack-card').map((one) => one.details['type'])).toEqual(['adult', 'creeper']);
    expect(who(t.state, 0).at).toBe('EL2');
    expect(t.state.corridors['EL2-009'].noise).toBe(true);
  });

  test('NL-COMBAT-15: whoever dies on the way stays behind, and no further card is drawn (R-44)', () => {
    const t = cornered((s) => hurt(s, 0, 'leg', 'leg', 'leg'));
    t.top(attack, 'slash-1').answers('move:EL2', 'rest', 'sabotage');
    expect(t.told('attack-card').length).toBe(1);
    expect(t.state.rooms.STO.objects).toEqual(['corpse:sentry']);
  });

  test('NL-COMBAT-14: what appears during the escape does not join in (R-44)', () => {
    const t = facing((s) => {
      put(s, 'breeder', 'STO');
      s.bag = ['blank', 'creeper-1'];
    });
    t.top(attack, 'swarm-call-1', 'impale-1').picks('bag', 1, 0).dice('noise', NOISE_DIE[1]);
    t.answers('move:EL2', 'rest');
    expect(t.state.stalkers.map(({ type }) => type)).toEqual(['adult', 'breeder', 'creeper']);
    expect(t.told('attack-card').map((one) => one.details['type'])).toEqual(['breeder', 'adult']);
  });

  test('NL-G-26: nobody attacks whoever fears no fire and flees from a burning room (WK-7)', () => {
    const t = cornered((s) => {
      weakness(s, 0, 'fear-of-fire');
      s.rooms.STO.fire = true;
    });
    t.dice('noise', NOISE_DIE.silence).answers('move:EL2', 'rest');
    expect(t.told('attack-card')).toEqual([]);
  });
});
