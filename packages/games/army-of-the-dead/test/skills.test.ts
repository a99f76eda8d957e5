import { describe, expect, test } from 'vitest';
import { SKILL_IDS, type SkillId } from '../src/content/skills.ts';
import { SURVIVOR_IDS, survivorDef } from '../src/content/survivors.ts';
import type { ArmyState } from '../src/state.ts';
import { actions, type Edit, faces, horde, lay, one, spawnPhase, table, teamWith, turn, zombiePhase } from './kit.ts';

/** Scott without his own skill being in the way. */
const plain = (s: ArmyState): void => void s.turns[0]?.used.push('born-leader');
const with_ = (skill: SkillId, edit: Edit = {}): Edit => ({
  also: [plain, edit],
  survivors: { scott: { red: skill } },
});

test('every skill is on a Survivor’s card, on a weapon or on a goal', () => {
  const printed = new Set(
    SURVIVOR_IDS.flatMap((id) => [survivorDef(id).blue, ...survivorDef(id).orange, ...survivorDef(id).red]),
  );
  expect([...printed].every((id) => SKILL_IDS.includes(id))).toBe(true);
  expect(printed.size).toBeGreaterThan(30);
});

describe('more Actions', () => {
  test.each([
    ['combat', 'attack:machete:A4'],
    ['melee', 'attack:machete:A4'],
    ['ranged', 'attack:smg:A4'],
    ['move', 'move:A3'],
  ] as const)('AD-SKILL-01: +1 free Action: %s is spent first, and for that kind only', (kind, option) => {
    const t = turn(
      'scott',
      'A4',
      ['machete', 'smg'],
      with_(`free-${kind}`, { zombies: kind === 'move' ? {} : { A4: '9S' } }),
    )
      .dice('dice', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      .dice('ammo', 2, 2);
    t.answers(option);
    expect(actions(t)).toBe(3);
    t.answers(kind === 'move' ? 'move:A4' : option);
    expect(actions(t)).toBe(2);
  });

  test('AD-SKILL-01: +1 free Action: Search; and it keeps a turn going when all others are spent', () => {
    const t = turn('scott', 'B5', [], with_('free-search')).top((s) => s.equipment, 'clip');
    t.answers('noise', 'noise', 'noise');
    expect(t.legal).toEqual(['search', 'end']);
    t.answers('search', 'discard');
    expect(one(t.state, 'scott').acted).toBe(true);
  });

  test('AD-SKILL-22, AD-R-21: Born Leader gives somebody one Action at once, once per own turn', () => {
    const t = turn('scott', 'A4', [], { survivors: { kate: 'C4' } }, {}, 6);
    t.answers('lead:kate');
    t.expects(1, 'lent-action');
    expect(actions(t)).toBe(1);
    t.answers('move:C5');
    t.expects(0, 'turn');
    expect([actions(t), t.offered('lead:')]).toEqual([3, []]);
    expect(one(t.state, 'kate').acted).toBe(false);
  });

  test('AD-SKILL-10: To the Rescue gives one Action after the Zombie Phase, if anybody was wounded', () => {
    const edit = (wounded: boolean): Edit => ({
      spawns: [],
      survivors: { scott: { red: 'to-the-rescue' }, dieter: 'A1' },
      everybody: { acted: true },
      zombies: wounded ? { A1: '1S' } : {},
    });
    const t = zombiePhase(edit(true));
    t.expects(0, 'lent-action');
    t.answers('noise');
    expect(t.state.round).toBe(2);
    expect(zombiePhase(edit(false)).state.round).toBe(2);
  });

  test('AD-SKILL-28: Bloodlust: for 1 Action up to two Zones towards Zombies, then a free Action of that kind', () => {
    const t = turn('scott', 'A4', ['machete'], with_('bloodlust-melee', { zombies: { A2: '1S' } })).dice('dice', 6);
    expect(t.offered('bloodlust:').sort()).toEqual(['bloodlust:A2', 'bloodlust:A3']);
    t.answers('bloodlust:A2');
    expect([one(t.state, 'scott').at, actions(t)]).toEqual(['A2', 2]);
    t.answers('attack:machete:A2');
    expect(actions(t)).toBe(2);
    expect(t.offered('bloodlust:')).toEqual([]);
  });

  test('AD-SKILL-20: a Tactician takes the turn before anybody else’s, or later', () => {
    const t = table('players', { survivors: { kate: { red: 'tactician' } } }, {}, 2);
    t.expects(1, 'tactician', ['yes', 'no']).answersAs(1, 'yes');
    t.expects(1, 'turn').answers('end');
    t.expects(0, 'whose-turn');
    const later = table('players', { survivors: { scott: { red: 'tactician' } }, yetToAct: ['scott', 'kate'] }, {}, 2);
    later.expects(0, 'whose-turn', ['turn:scott', 'later']).answers('later');
    expect(later.asked).toBe(1);
    later.answers('end');
    later.expects(0, 'turn');
    expect(later.decision.about?.['survivor']).toBe('scott');
  });

  /** Who is asked, and about whom, while everybody else ends the turn at once and the Tactician says no. */
  const asked = (seats: number): string[] => {
    const t = table('players', { survivors: { chambers: { red: 'tactician' } } }, {}, seats);
    const seen: string[] = [];
    while (t.state.round === 1 && !one(t.state, 'chambers').acted) {
      const { kind, about } = t.decision;
      seen.push(kind === 'tactician' ? 'now?' : String(about?.['survivor'] ?? kind));
      t.answers(kind === 'tactician' ? 'no' : kind === 'turn' ? 'end' : (t.legal[0] as string));
    }
    return seen;
  };

  test('AD-SKILL-20: with three players a Tactician is asked before each Survivor’s turn, also when the turn passes on', () => {
    const before = ['now?', 'whose-turn', 'scott', 'now?', 'cruz', 'now?', 'whose-turn', 'kate', 'now?', 'guzman'];
    expect(asked(3)).toEqual([...before, 'whose-turn', 'dieter', 'chambers']);
  });

  test('AD-SKILL-20: with six players as well, and one who says yes acts between two others', () => {
    const before = ['scott', 'kate', 'dieter', 'cruz', 'guzman'].flatMap((id) => ['now?', id]);
    expect(asked(6)).toEqual([...before, 'chambers']);
    const t = table('players', { survivors: { chambers: { red: 'tactician' } } }, {}, 6);
    t.answersAs(5, 'no').answersAs(0, 'end').answersAs(5, 'yes');
    t.expects(5, 'turn').answers('end');
    t.expects(1, 'turn');
  });

  test('AD-SKILL-20: a Tactician who lets others go first is asked again, before the turn after the next', () => {
    const t = table('players', { survivors: { scott: { red: 'tactician' } } }, {}, 6);
    t.expects(0, 'whose-turn', ['turn:scott', 'later']).answers('later');
    t.expects(1, 'turn').answers('end');
    t.expects(0, 'tactician', ['yes', 'no']).answers('yes');
    t.expects(0, 'turn').answers('end');
    t.expects(2, 'turn');
  });
});

describe('better dice', () => {
  test.each(['die-combat', 'die-melee'] as const)('AD-SKILL-02: %s rolls one more die', (skill) => {
    const t = turn('scott', 'A4', ['machete'], with_(skill, { zombies: { A4: '2S' } })).dice('dice', 6, 6);
    t.answers('attack:machete:A4').usesAllLuck();
    expect(horde(t.state)).toEqual({});
  });

  test('AD-SKILL-02: +1 die: Ranged is of no use in Melee', () => {
    const t = turn('scott', 'A4', ['machete'], with_('die-ranged', { zombies: { A4: '2S' } })).dice('dice', 6);
    t.answers('attack:machete:A4').usesAllLuck();
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test.each(['damage-combat', 'damage-melee'] as const)('AD-SKILL-03: %s makes 2 Damage of 1', (skill) => {
    const t = turn('scott', 'A4', ['crowbar'], with_(skill, { zombies: { A4: '1A' } })).dice('dice', 6);
    t.answers('attack:crowbar:A4');
    expect(horde(t.state)).toEqual({});
  });

  test('AD-SKILL-06, AD-R-20: Escalation: none, one, two more dice in a row; another Action ends it', () => {
    const t = turn('guzman', 'A4', ['revolver'], {
      zombies: { B4: '30S' },
      survivors: { guzman: { adrenaline: 7, orange: 'action' } },
    })
      .dice('dice', 1, 1, 1, 1, 1, 1, 1)
      .dice('ammo', 2, 2, 2, 2);
    const dice = (): number => (t.told('rolled').at(-1)?.details['dice'] as number[] | undefined)?.length ?? 0;
    const rolled = [1, 2, 3].map(() => {
      t.answers('attack:revolver:B4');
      return dice();
    });
    expect(rolled).toEqual([1, 2, 3]);
    t.answers('noise', 'attack:revolver:B4').usesAllLuck();
    expect(dice()).toBe(1);
  });

  test('AD-SKILL-07: Lucky: all dice again, once per Action; the new result counts', () => {
    const t = turn('dieter', 'A4', ['nail-bat'], { zombies: { A4: '2S' } }).dice('dice', 6, 1, 1, 2);
    t.answers('attack:nail-bat:A4');
    t.expects(0, 'reroll', ['keep', 'lucky']).answers('lucky');
    expect(horde(t.state)).toEqual({ A4: '2S' });
    t.expects(0, 'turn');
  });

  test('AD-SKILL-07, AD-R-102: a High-Roller Chip comes on top of it', () => {
    const t = turn('dieter', 'A4', ['nail-bat'], {
      zombies: { A4: '2S' },
      survivors: { dieter: { hand: ['nail-bat'], backpack: ['chip'] } },
    }).dice('dice', 1, 1, 1, 1, 6, 6);
    t.answers('attack:nail-bat:A4', 'lucky');
    t.expects(0, 'reroll', ['keep', 'chip']).answers('chip');
    expect(horde(t.state)).toEqual({});
    expect(t.state.equipmentDiscard).toEqual(['chip']);
  });

  test('AD-SKILL-24: each 6 brings one more die, again and again', () => {
    const t = turn('scott', 'A4', ['machete'], with_('roll6-die-combat', { zombies: { A4: '4S' } })).dice(
      'dice',
      6,
      6,
      3,
    );
    t.answers('attack:machete:A4', 'more:1', 'more:1').usesAllLuck();
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test('AD-SKILL-25: each 6 adds 1 Damage to the Action', () => {
    const t = turn('martin', 'A4', ['revolver'], { zombies: { B4: '2A' } })
      .dice('dice', 6)
      .dice('ammo', 4);
    t.answers('attack:revolver:B4');
    expect(horde(t.state)).toEqual({});
  });

  test('AD-SKILL-17: Demolition Expert: a free Action and a die for Explosives', () => {
    const t = turn('scott', 'A4', ['grenade-launcher'], with_('demolition', { zombies: { B4: '1S' } }))
      .dice('dice', 1, 4)
      .dice('ammo', 2);
    t.answers('attack:grenade-launcher:B4').usesAllLuck();
    expect(actions(t)).toBe(3);
    expect(horde(t.state)).toEqual({});
  });
});

describe('more kills', () => {
  test('AD-SKILL-09: Hunter: when somebody dies, one more Alpha may', () => {
    const t = turn('scott', 'A4', ['crowbar'], with_('hunter-alpha', { zombies: { A4: '1S 1A' } })).dice('dice', 6);
    t.answers('attack:crowbar:A4');
    t.expects(0, 'one-more', ['kill:alpha', 'nobody']).answers('kill:alpha');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'scott').adrenaline).toBe(3);
  });

  test('AD-SKILL-16: Reaper: one more of the same kind, once per Action', () => {
    const t = turn('vanderohe', 'A4', ['ring-saw'], { zombies: { A4: '3S 2A' } }).dice('dice', 6, 1, 1);
    t.answers('attack:ring-saw:A4', 'hit:alpha');
    t.expects(0, 'one-more', ['kill:alpha', 'nobody']).answers('kill:alpha');
    expect(horde(t.state)).toEqual({ A4: '3S' });
    expect(one(t.state, 'vanderohe').adrenaline).toBe(4);
  });

  test('AD-SKILL-16, AD-CONC-05: not with a Concentrated Attack', () => {
    const t = turn('vanderohe', 'A4', ['ring-saw'], { zombies: { A4: '2A' } }).dice('dice', 6, 6, 6);
    t.answers('attack-focus:ring-saw:A4:alpha');
    t.expects(0, 'turn');
    expect(horde(t.state)).toEqual({ A4: '1A' });
  });

  test('AD-SKILL-13: a Steady Hand hits no friends, but Explosives do', () => {
    const t = turn(
      'scott',
      'A4',
      ['revolver', 'grenade'],
      with_('steady-hand', { zombies: { B4: '3S' }, survivors: { guzman: 'B4' } }),
    )
      .dice('dice', 1)
      .dice('ammo', 2);
    t.answers('attack:revolver:B4');
    t.expects(0, 'steady-hand', ['spare:guzman', 'enough']).answers('spare:guzman');
    expect(one(t.state, 'guzman').health).toBe(4);
    t.answers('attack:grenade:B4');
    expect(one(t.state, 'guzman').health).toBe(1);
  });

  const astray = (options = {}) =>
    turn(
      'scott',
      'A4',
      ['revolver'],
      with_('steady-hand', { zombies: { B4: '3S' }, survivors: { kate: 'B4', dieter: 'B4', guzman: 'B4' } }),
      options,
    )
      .dice('dice', 1)
      .dice('ammo', 2)
      .answers('attack:revolver:B4');

  test('AD-SKILL-13: the shooter chooses who is spared; the others are hit', () => {
    const t = astray();
    t.expects(0, 'steady-hand', ['spare-all', 'spare:kate', 'spare:dieter', 'spare:guzman', 'enough']);
    t.answers('spare:kate', 'spare:dieter', 'enough').tells('steady-hand', { survivors: ['kate', 'dieter'] });
    expect(['kate', 'dieter', 'guzman'].map((id) => one(t.state, id as 'kate').health)).toEqual([3, 3, 2]);
    const none = astray().answers('enough');
    none.expects(0, 'share', [
      'take:kate',
      'take:dieter',
      'take:guzman',
      'all:kate',
      'all:dieter',
      'all:guzman',
      'auto',
    ]);
  });

  test('AD-SKILL-13, AD-R-53: all at once, or as the game decides: everybody', () => {
    for (const t of [astray().answers('spare-all'), astray({ letTheGameDecide: true })]) {
      t.expects(0, 'turn');
      expect(['kate', 'dieter', 'guzman'].map((id) => one(t.state, id as 'kate').health)).toEqual([3, 3, 4]);
    }
  });
});

describe('on the move', () => {
  test('AD-SKILL-04: +1 Zone per Move', () => {
    const t = turn('scott', 'A4', [], with_('zone-per-move')).answers('move:A3');
    t.expects(0, 'move-on', ['move:A2', 'move:A4', 'stop']).answers('move:A2');
    expect([one(t.state, 'scott').at, actions(t)]).toEqual(['A2', 2]);
  });

  test('AD-SKILL-11: who is Slippery neither pays nor stops', () => {
    const t = turn(
      'scott',
      'A4',
      [],
      with_('slippery', { survivors: { scott: { orange: 'zone-per-move' } }, zombies: { A4: '5S', A3: '5S' } }),
    );
    t.answers('move:A3', 'move:A2');
    expect([one(t.state, 'scott').at, actions(t)]).toEqual(['A2', 2]);
  });

  test('AD-SKILL-18: Sprint: two or three Zones for one Move, once per own turn; Zombies end it', () => {
    const t = turn('scott', 'A4', [], with_('sprint'));
    t.answers('sprint');
    t.expects(0, 'move-on', ['move:A3', 'move:A5', 'move:B4']).answers('move:A3');
    t.expects(0, 'move-on', ['move:A2', 'move:A4']).answers('move:A2');
    t.expects(0, 'move-on', ['move:A1', 'move:A3', 'stop']).answers('stop');
    expect([actions(t), t.isLegal('sprint')]).toEqual([2, false]);
    const stopped = turn('scott', 'A4', [], with_('sprint', { zombies: { A3: '1S' } })).answers('sprint', 'move:A3');
    stopped.expects(0, 'turn');
  });

  test('AD-R-28: whoever sprints past Sleepers rolls each time', () => {
    const t = turn('scott', 'B4', [], with_('sprint', { sleepers: { B4: 1, B5: 1 } })).dice('sleepers', 5, 5);
    t.answers('sprint', 'move:B5', 'move:B6', 'stop').usesAllLuck();
    expect(t.told('crept-away')).toHaveLength(2);
  });

  test('AD-SKILL-19, AD-R-29: Charge: one or two Zones towards Zombies, free but for those who hold one back', () => {
    const t = turn('scott', 'A4', [], with_('charge', { zombies: { A2: '1S', A4: '1S' } }));
    expect(t.offered('charge:').sort()).toEqual(['charge:A2', 'charge:A3']);
    t.answers('charge:A2');
    expect([one(t.state, 'scott').at, actions(t)]).toEqual(['A2', 2]);
    expect(t.offered('charge:')).toEqual([]);
  });

  /** From B2 to C3 one can go through C2, where somebody sleeps, or through B3. */
  const rushing = (skill: SkillId, options = {}) =>
    turn('scott', 'B2', ['katana'], with_(skill, { zombies: { C3: '1S' }, sleepers: { C2: 2 } }), options);

  test.each([
    ['charge', 'charge:C3'],
    ['bloodlust-melee', 'bloodlust:C3'],
    ['lucky', 'charge-attack:katana:C3'],
  ] as const)('AD-SKILL-19, AD-SKILL-28: %s: of several ways the player chooses one', (skill, option) => {
    const t = rushing(skill).dice('sleepers', 5).dice('dice', 6, 6).answers(option);
    t.expects(0, 'rush-way', ['via:C2', 'via:B3']).answers('via:C2');
    expect(t.told('moved').map(({ details }) => details['to'])).toEqual(['C2', 'C3']);
    t.tells('crept-away', { at: 'C2', die: 5 });
  });

  test('AD-SKILL-19, AD-R-53: where the game decides, the way leads past nobody who sleeps', () => {
    const t = rushing('charge', { letTheGameDecide: true }).answers('charge:C3');
    expect(t.told('moved').map(({ details }) => details['to'])).toEqual(['B3', 'C3']);
  });

  test('AD-EQSK-01, AD-R-47: with the Katana the Charge comes before the blow', () => {
    const t = turn('tanaka', 'A4', ['katana'], { zombies: { A2: '2S' } }).dice('dice', 6, 6, 6);
    expect(t.isLegal('charge-attack:katana:A2')).toBe(true);
    t.answers('charge-attack:katana:A2');
    expect([one(t.state, 'tanaka').at, actions(t)]).toEqual(['A2', 2]);
    expect(horde(t.state)).toEqual({});
    expect(t.offered('charge')).toEqual([]);
  });

  test('AD-SKILL-21: Hit & Run: after a kill a free Move, whoever holds one back', () => {
    const t = turn('chambers', 'A4', ['machete'], { zombies: { A4: '3S' } }).dice('dice', 6, 1);
    t.answers('attack:machete:A4');
    t.expects(0, 'hit-and-run', ['move:A3', 'move:A5', 'move:B4', 'stay']).answers('move:A3');
    expect([one(t.state, 'chambers').at, actions(t)]).toEqual(['A3', 2]);
    const miss = turn('chambers', 'A4', ['machete'], { zombies: { A4: '3S' } })
      .dice('dice', 1)
      .answers('attack:machete:A4');
    miss.expects(0, 'turn');
  });

  test('AD-SKILL-26, AD-R-27: Shove: all Zombies go next door; nobody wakes', () => {
    const t = turn('scott', 'A4', [], with_('shove', { zombies: { A4: '2S 1A' }, sleepers: { A3: 2 } }));
    t.answers('shove:A3');
    expect(horde(t.state)).toEqual({ A3: '2S 1A' });
    expect(t.state.sleepers).toHaveLength(1);
    expect([actions(t), t.offered('shove:')]).toEqual([3, []]);
  });

  test('AD-SLEEP-03, AD-SKILL-26: Sleepers that have woken and are shoved still take no Actions in this Phase', () => {
    const t = turn(
      'scott',
      'A4',
      [],
      with_('shove', { sleepers: { A4: 2, A5: 1 }, zombies: { A3: '1S' }, pool: { shamblers: 2 } }),
    );
    t.answers('noise').tells('shortage', { type: 'shambler', rule: 'AD-SLEEP-04' });
    expect([horde(t.state), one(t.state, 'scott').health]).toEqual([{ A4: '3S' }, 4]);
    t.answers('shove:A3');
    lay(t.state, { sleepers: { A4: 1 } });
    t.answers('noise');
    expect([horde(t.state), t.told('shortage')]).toMatchObject([{ A3: '2S', A4: '1S' }, { length: 2 }]);
  });

  test('AD-SKILL-27: Lifesaver drags Survivors out of a Zone with Zombies; they may refuse', () => {
    const edit: Edit = { zombies: { A3: '4S' }, survivors: { dieter: 'A3', kate: 'A3' } };
    const t = turn('cruz', 'A4', [], edit, {}, 6);
    expect(t.offered('lifesaver:')).toEqual(['lifesaver:A3']);
    t.answers('lifesaver:A3');
    t.expects(3, 'save-whom', ['everybody', 'who:kate', 'who:dieter', 'enough']).answers('who:kate');
    t.expects(1, 'be-saved', ['yes', 'no']).answersAs(1, 'yes');
    t.answersAs(3, 'who:dieter').answersAs(2, 'no');
    expect([one(t.state, 'kate').at, one(t.state, 'dieter').at]).toEqual(['A4', 'A3']);
    expect(actions(t)).toBe(3);
    expect(turn('cruz', 'A4', [], { survivors: { kate: 'A3' } }).offered('lifesaver')).toEqual([]);
  });
});

describe('when Zombies come', () => {
  test('AD-SKILL-08, AD-R-19: Sidestep: a free Move at once, whoever is in the way; once per card', () => {
    const t = spawnPhase('A1', 'normal', { survivors: { kate: 'A2' }, zombies: { A2: '3S' } }).top(
      (s) => s.zombieDeck,
      'z1',
    );
    t.expects(0, 'sidestep', ['move:A1', 'move:A3', 'stay']).answers('move:A3');
    expect(one(t.state, 'kate').at).toBe('A3');
    expect(t.state.round).toBe(2);
    expect(spawnPhase('A1', 'normal', { survivors: { kate: 'A3' } }).top((s) => s.zombieDeck, 'z1').state.round).toBe(
      2,
    );
  });

  test('AD-SKILL-12: Combat Reflexes: a free Attack on them', () => {
    const t = spawnPhase('A1', 'normal', {
      survivors: { scott: { red: 'combat-reflexes', at: 'A2', hand: ['revolver', 'machete'] } },
    })
      .top((s) => s.zombieDeck, 'z2')
      .dice('dice', 6)
      .dice('ammo', 6);
    t.expects(0, 'reflexes', ['attack:revolver:A1', 'attack-focus:revolver:A1:shambler', 'no']);
    t.answers('attack:revolver:A1');
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'scott').adrenaline).toBe(1);
  });

  test('AD-SKILL-15: Regeneration at the end of each End Phase', () => {
    const t = table('end-phase', { survivors: { scott: { red: 'regeneration', health: 1 }, kate: { health: 1 } } });
    expect([one(t.state, 'scott').health, one(t.state, 'kate').health]).toEqual([4, 1]);
  });
});

describe('searching', () => {
  test('AD-SKILL-14: two cards, by skill or with a Flashlight, not four', () => {
    const t = turn(
      'scott',
      'B5',
      [],
      with_('search-2', { survivors: { scott: { hand: [], backpack: ['flashlight'] } } }),
    ).top((s) => s.equipment, 'clip', 'tnt', 'smg');
    t.answers('search', 'keep', 'hold:clip', 'keep', 'hold:clip+tnt');
    t.expects(0, 'turn');
    expect(faces(one(t.state, 'scott').hand)).toEqual(['clip', 'tnt']);
  });

  test('AD-SKILL-14, AD-R-46: of two cards an Aaahh! replaces only itself', () => {
    const t = turn('scott', 'B5', [], with_('search-2'))
      .top((s) => s.equipment, 'aaahh', 'clip')
      .answers('search');
    expect(horde(t.state)).toEqual({ B5: '1S' });
    t.expects(0, 'found', ['keep', 'discard']);
  });

  test('AD-SKILL-23: Search More Than Once', () => {
    const t = turn('geeta', 'B5', []).top((s) => s.equipment, 'clip', 'clip');
    t.answers('search', 'discard', 'search', 'discard');
    expect(actions(t)).toBe(1);
    expect(t.whyNot('search')).toBe('');
  });

  test('AD-SKILL-05: a Silent Killer eliminates Sleepers for 1 Action', () => {
    const t = turn('lilly', 'B5', ['machete'], { sleepers: { B5: 2 } }, { survivors: teamWith('lilly') }).answers(
      'eliminate:machete',
    );
    expect(actions(t)).toBe(2);
  });
});

test('AD-AP-07: a Companion’s Blue skill and a goal’s token count like one’s own', () => {
  const t = turn('scott', 'A4', ['revolver'], {
    also: plain,
    companions: [{ id: 'tanaka', at: 'A4', leader: 0, recruited: true, alive: true }],
    survivors: { scott: { hand: ['machete'] } },
    zombies: { A4: '2S' },
  }).dice('dice', 6, 6);
  t.answers('attack:machete:A4').usesAllLuck();
  expect(horde(t.state)).toEqual({});
});
