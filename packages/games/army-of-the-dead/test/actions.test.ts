import { describe, expect, test } from 'vitest';
import { actions, type Edit, faces, horde, item, lay, one, table, turn } from './kit.ts';

describe('Actions', () => {
  test('AD-ACT-01, AD-ROUND-03: three Actions a turn, then it is over', () => {
    const t = turn('scott', 'A4', [], (s) => {
      s.turns[0]!.used.push('born-leader');
    });
    expect(actions(t)).toBe(3);
    t.answers('noise');
    expect(actions(t)).toBe(2);
    t.answers('noise', 'noise');
    expect(t.told('turn-over')[0]?.details['survivor']).toBe('scott');
    expect(one(t.state, 'scott').acted).toBe(true);
  });

  test('AD-ROUND-04: the same Action may be repeated', () => {
    const t = turn('kate', 'A4', []).answers('move:A3', 'move:A2', 'move:A1');
    expect(one(t.state, 'kate').at).toBe('A1');
  });

  test('AD-ACT-02: what is listed costs 1 Action; eliminating Sleepers costs 2', () => {
    const t = turn('dieter', 'B5', ['crowbar'], { sleepers: { B5: 1 } });
    const cost = (id: string): unknown => t.decision.options.find((option) => option.id === id)?.cost?.['actions'];
    expect(cost('search')).toBe(1);
    expect(cost('noise')).toBe(1);
    expect(cost('eliminate:crowbar')).toBe(2);
  });

  test('AD-ACT-IDLE-01: doing nothing ends the turn, and the other Actions are lost', () => {
    const t = turn('kate', 'A4', []).answers('move:A3', 'end');
    expect(t.state.turns).toEqual([]);
    expect(one(t.state, 'kate').acted).toBe(true);
  });
});

describe('Move', () => {
  test('AD-ACT-MOVE-01: to an adjacent Zone', () => {
    const t = turn('kate', 'C4', []);
    expect(t.offered('move:').sort()).toEqual(['move:B4', 'move:C3', 'move:C5', 'move:D4']);
  });

  test('AD-ACT-MOVE-02: one more Action for each Zombie in the Zone that is left', () => {
    const t = turn('kate', 'A4', [], { zombies: { A4: '1S' } });
    t.answers('move:A3');
    expect(actions(t)).toBe(1);
    const held = turn('kate', 'A4', [], { zombies: { A4: '2S 1A' } });
    expect(held.offered('move:')).toEqual([]);
    expect(held.whyNot('move:A3')).toBe('held-by-zombies');
  });

  test('AD-ACT-MOVE-03: a Zone with a Zombie ends the Move', () => {
    const t = turn('kate', 'A4', [], { survivors: { kate: { red: 'zone-per-move' } }, zombies: { A3: '1S' } });
    t.answers('move:A3');
    t.expects(0, 'turn');
    expect(actions(t)).toBe(2);
  });

  test('AD-ACT-MOVE-04: Sleepers neither cost anything nor stop anybody', () => {
    const t = turn('kate', 'B5', [], { survivors: { kate: { red: 'zone-per-move' } }, sleepers: { B5: 3, B4: 3 } });
    t.answers('move:B4');
    t.expects(0, 'move-on').answers('stop');
    expect(actions(t)).toBe(2);
  });
});

describe('Search', () => {
  test('AD-ACT-SEARCH-01: only in buildings', () => {
    expect(turn('kate', 'A4', []).whyNot('search')).toBe('not-a-building');
    expect(turn('kate', 'B5', []).isLegal('search')).toBe(true);
  });

  test('AD-ACT-SEARCH-02: only where no Zombie is', () => {
    expect(turn('kate', 'B5', [], { zombies: { B5: '1S' } }).whyNot('search')).toBe('zombies-here');
  });

  test('AD-ACT-SEARCH-03, AD-SLEEP-06: it wakes whoever sleeps there, and goes on all the same', () => {
    const t = turn('kate', 'B5', [], { sleepers: { B5: 2 } }).top((s) => s.equipment, 'clip');
    t.answers('search');
    expect(horde(t.state)).toEqual({ B5: '2S' });
    t.expects(0, 'found', ['keep', 'discard']);
  });

  test('AD-ACT-SEARCH-04, AD-ACT-SEARCH-05: the top card is kept, with everything rearranged, or discarded', () => {
    const t = turn('kate', 'B5', ['revolver']).top((s) => s.equipment, 'machete');
    t.answers('search', 'keep');
    t.expects(0, 'arrange', ['hold:', 'hold:revolver', 'hold:machete', 'hold:machete+revolver']);
    t.answers('hold:machete');
    expect([faces(one(t.state, 'kate').hand), faces(one(t.state, 'kate').backpack)]).toEqual([
      ['machete'],
      ['revolver'],
    ]);
    const other = turn('kate', 'B5', [])
      .top((s) => s.equipment, 'machete')
      .answers('search', 'discard');
    expect(other.state.equipmentDiscard).toEqual(['machete']);
    expect(one(other.state, 'kate').hand).toEqual([]);
  });

  test('AD-ACT-SEARCH-06: once per own turn, free Actions included', () => {
    const t = turn('kate', 'B5', [], { survivors: { kate: { red: 'free-search' } } }).top((s) => s.equipment, 'clip');
    t.answers('search', 'discard');
    expect(t.whyNot('search')).toBe('searched-already');
    expect(actions(t)).toBe(3);
  });

  test('AD-ACT-SEARCH-07: an empty deck is made anew of its discards', () => {
    const t = turn('kate', 'B5', [], { equipment: [], equipmentDiscard: ['clip'] });
    t.answers('search', 'keep');
    expect(t.state.equipmentDiscard).toEqual([]);
    t.tells('found', { item: 'clip' });
  });

  test('AD-ACT-SEARCH-08: Aaahh! brings a Shambler', () => {
    const t = turn('kate', 'B5', [])
      .top((s) => s.equipment, 'aaahh')
      .answers('search');
    expect(horde(t.state)).toEqual({ B5: '1S' });
    expect(t.state.equipmentDiscard).toEqual(['aaahh']);
    t.expects(0, 'turn');
  });

  test('AD-ACT-SEARCH-08, AD-R-46: with no Shambler left, all of them activate instead', () => {
    const t = turn('kate', 'B5', [], { zombies: { B4: '29S', F1: '1S' } })
      .top((s) => s.equipment, 'aaahh')
      .answers('search');
    t.tells('shortage', { type: 'shambler' });
    expect(horde(t.state)['B5']).toBe('29S');
  });
});

describe('Reorganise and trade', () => {
  test('AD-ACT-TRADE-01: own cards, in any way', () => {
    const t = turn('kate', 'A4', ['revolver', 'machete'], {
      survivors: { kate: { hand: ['revolver', 'machete'], backpack: ['clip'] } },
    });
    t.answers('reorganise', 'hold:clip+revolver');
    expect([faces(one(t.state, 'kate').hand), faces(one(t.state, 'kate').backpack)]).toEqual([
      ['clip', 'revolver'],
      ['machete'],
    ]);
    expect(actions(t)).toBe(2);
  });

  test('AD-ACT-TRADE-02, AD-ACT-TRADE-03: any number of cards and tokens with one other in the Zone; both rearrange', () => {
    const t = turn('kate', 'A4', ['revolver', 'machete'], {
      survivors: { dieter: { at: 'A4', hand: ['crowbar'], backpack: ['clip'], tokens: ['purple'] } },
    });
    expect(t.offered('trade:')).toEqual(['trade:dieter']);
    t.answers('trade:dieter', 'give:card.revolver', 'take:card.clip', 'take:token.purple', 'done');
    t.answers('hold:clip+machete');
    t.expects(0, 'arrange');
    t.answers('hold:crowbar+revolver');
    expect(faces(one(t.state, 'dieter').hand)).toEqual(['crowbar', 'revolver']);
    expect(one(t.state, 'kate').tokens).toEqual(['purple']);
    expect(actions(t)).toBe(2);
  });

  test('AD-ACT-TRADE-04: one way is fine, if the partner agrees', () => {
    const edit: Edit = { survivors: { dieter: 'A4' } };
    const t = turn('kate', 'A4', ['revolver'], edit, {}, 3);
    t.answers('trade:dieter', 'give:card.revolver', 'done');
    t.expects(2, 'agree', ['yes', 'no']);
    t.answersAs(2, 'no');
    expect(faces(one(t.state, 'kate').hand)).toEqual(['revolver']);
    const yes = turn('kate', 'A4', ['revolver'], edit, {}, 3);
    yes.answers('trade:dieter', 'give:card.revolver', 'done').answersAs(2, 'yes');
    yes.answersAs(2, 'hold:revolver');
    expect(faces(one(yes.state, 'dieter').hand)).toEqual(['revolver']);
  });

  test('AD-ACT-TRADE-04, AD-ACT-TRADE-01: whoever is refused may still rearrange for that Action', () => {
    const t = turn(
      'kate',
      'A4',
      [],
      { survivors: { dieter: 'A4', kate: { hand: ['revolver', 'machete'], backpack: ['clip'] } } },
      {},
      3,
    );
    t.answers('trade:dieter', 'give:card.clip', 'done').answersAs(2, 'no');
    t.tells('trade-refused', { survivor: 'kate', partner: 'dieter' });
    t.expects(1, 'arrange').answers('hold:clip+machete');
    expect([faces(one(t.state, 'kate').hand), actions(t)]).toEqual([['clip', 'machete'], 2]);
  });

  test('AD-INV-01, AD-INV-02: a partner who gets too many cards makes room, in another player’s turn', () => {
    const t = turn(
      'kate',
      'A4',
      ['revolver', 'machete'],
      { survivors: { dieter: { at: 'A4', hand: ['crowbar', 'smg'], backpack: ['clip', 'chip', 'tnt'] } } },
      {},
      3,
    );
    t.answers('trade:dieter', 'give:card.revolver', 'done').answersAs(2, 'yes').answersAs(1, 'hold:machete');
    t.expects(2, 'too-many').answers('drop:dieter:clip');
    t.expects(2, 'arrange').answers('hold:revolver+smg');
    expect(faces(one(t.state, 'dieter').backpack)).toEqual(['chip', 'crowbar', 'tnt']);
    expect(t.state.equipmentDiscard).toEqual(['clip']);
  });

  test('AD-ACT-TRADE-02, AD-R-52: a weapon that is out of ammo stays so', () => {
    const t = turn('kate', 'A4', [], { survivors: { dieter: 'A4', kate: { hand: [item('revolver', true)] } } });
    t.answers('trade:dieter', 'give:card.revolver!', 'done', 'hold:revolver!');
    expect(one(t.state, 'dieter').hand).toEqual([item('revolver', true)]);
  });
});

describe('Objectives', () => {
  test('AD-ACT-OBJ-01, AD-AP-02, AD-ACT-OBJ-03: a red one gives 5 Adrenaline; only the taker learns its colour', () => {
    const t = turn('kate', 'B2', [], { objectives: [{ at: 'B2', face: 'red' }] });
    expect(JSON.stringify(t.view(0))).not.toContain('"face":"red"');
    t.answers('take:objective');
    expect(one(t.state, 'kate').adrenaline).toBe(5);
    expect(one(t.state, 'kate').tokens).toEqual(['red']);
    expect(t.state.progress.red).toBe(1);
    const purple = turn('kate', 'B2', [], { objectives: [{ at: 'B2', face: 'purple' }] }).answers('take:objective');
    purple.tells('objective-taken', { token: 'purple' });
    expect(one(purple.state, 'kate').adrenaline).toBe(0);
  });

  test('AD-ACT-OBJ-02, AD-SLEEP-07: it wakes whoever sleeps there', () => {
    const t = turn('kate', 'B2', [], { objectives: [{ at: 'B2', face: 'red' }], sleepers: { B2: 1 } }).answers(
      'take:objective',
    );
    expect(horde(t.state)).toEqual({ B2: '1S' });
    expect(one(t.state, 'kate').tokens).toEqual(['red']);
  });

  test('AD-R-49: Zombies in the Zone do not matter', () => {
    const t = turn('kate', 'B2', [], { objectives: [{ at: 'B2', face: 'red' }], zombies: { B2: '3S' } });
    expect(t.isLegal('take:objective')).toBe(true);
  });
});

describe('Noise', () => {
  test('AD-ACT-NOISE-01, AD-NOISE-05: the token comes to the Survivor', () => {
    const t = turn('kate', 'A2', []).answers('noise');
    expect(t.state.noise).toBe('A2');
  });

  test('AD-NOISE-01, AD-NOISE-02, AD-NOISE-03, AD-EX-13: one token, where the shot was fired, and it stays there', () => {
    const t = turn('guzman', 'A4', ['golden-ak'], { zombies: { B4: '1S' } })
      .dice('dice', 6, 6, 6)
      .dice('ammo', 6);
    t.answers('attack:golden-ak:B4');
    expect(t.state.noise).toBe('A4');
    t.answers('move:A3');
    expect(t.state.noise).toBe('A4');
  });

  test('AD-NOISE-04, AD-SLEEP-05, AD-EQ-12: it wakes Sleepers in the Zone and next to it, nobody else', () => {
    const t = turn('guzman', 'B4', ['golden-ak'], { sleepers: { B4: 1, B5: 2, B2: 3 }, zombies: { A4: '1S' } })
      .dice('dice', 6, 1, 1)
      .dice('ammo', 2);
    t.answers('attack:golden-ak:A4');
    expect(horde(t.state)).toEqual({ B4: '1S', B5: '2S' });
    expect(t.state.sleepers).toEqual([{ at: 'B2', face: 3 }]);
  });

  test('AD-R-41: a shot that misses is heard as well', () => {
    const t = turn('kate', 'A4', ['revolver'], { zombies: { A3: '1S' } })
      .dice('dice', 1)
      .dice('ammo', 2);
    t.answers('attack:revolver:A3');
    expect(t.state.noise).toBe('A4');
  });
});

describe('Sleepers', () => {
  test('AD-SLEEP-01: they are no Zombies', () => {
    const t = turn('dieter', 'B5', ['crowbar', 'revolver'], { sleepers: { B5: 3 } });
    expect(t.offered('attack')).toEqual([]);
    expect(t.isLegal('search')).toBe(true);
  });

  test('AD-ACT-ELIM-01, AD-ACT-ELIM-02, AD-ACT-ELIM-03, AD-EX-18: two Actions, no dice, as much Adrenaline as the token shows', () => {
    const t = turn('chambers', 'B5', ['crowbar'], { sleepers: { B5: 3 } }).answers('eliminate:crowbar');
    expect(t.state.sleepers).toEqual([]);
    expect(one(t.state, 'chambers').adrenaline).toBe(3);
    expect(actions(t)).toBe(1);
    expect(t.told('rolled')).toEqual([]);
    expect(horde(t.state)).toEqual({});
  });

  test('AD-EQ-11, AD-R-03: a noisy weapon is no good for that', () => {
    const t = turn('dieter', 'B5', ['ring-saw'], { sleepers: { B5: 3 } });
    expect(t.whyNot('eliminate:ring-saw')).toBe('too-loud');
  });

  test('AD-ACT-ELIM-04: where it is allowed all the same, it moves the Noise token and wakes the others', () => {
    const edit: Edit = { sleepers: { B5: 3, B4: 2 } };
    const t = turn('dieter', 'B5', ['ring-saw'], edit, { noisyElimination: 'removes-then-wakes' });
    t.answers('eliminate:ring-saw');
    expect(t.state.noise).toBe('B5');
    expect(one(t.state, 'dieter').adrenaline).toBe(3);
    expect(horde(t.state)).toEqual({ B4: '2S' });
  });

  test('AD-ACT-ELIM-05: no Combat Action can target them', () => {
    const t = turn('guzman', 'B5', ['smg', 'machete'], { sleepers: { B5: 1, B4: 1 } });
    expect(t.offered('attack')).toEqual([]);
    lay(t.state, { survivors: { guzman: { hand: ['grenade'] } } });
    expect(t.offered('attack')).toEqual([]);
  });

  test('AD-SLEEP-10, AD-EX-17: whoever leaves them rolls; on a 1 they wake in the Zone left behind', () => {
    const t = turn('chambers', 'B5', [], { sleepers: { B5: 1 } })
      .dice('sleepers', 1)
      .answers('move:B4');
    expect(horde(t.state)).toEqual({ B5: '1S' });
    const quiet = turn('chambers', 'B5', [], { sleepers: { B5: 1 } })
      .dice('sleepers', 2)
      .answers('move:B4');
    expect(horde(quiet.state)).toEqual({});
  });

  test('AD-SLEEP-11, AD-SPEC-03: a Shadow does not roll', () => {
    const t = turn('kate', 'B5', [], { sleepers: { B5: 1 } }).answers('move:B4');
    expect(t.told('crept-away')).toEqual([]);
    expect(t.state.sleepers).toHaveLength(1);
  });

  test('AD-SLEEP-12: entering and standing there wakes nobody', () => {
    const t = turn('chambers', 'B4', [], { sleepers: { B5: 1 } }).answers('move:B5', 'end');
    expect(t.state.sleepers).toHaveLength(1);
  });

  test('AD-SLEEP-02: every token in the Zone is turned over', () => {
    const t = turn('dieter', 'B5', [], {
      sleepers: { B5: 1 },
      also: { sleepers: { B5: 3 } },
    }).answers('noise');
    expect(horde(t.state)).toEqual({ B5: '4S' });
    expect(t.state.sleepersGone).toEqual([1, 3]);
  });

  test('AD-SLEEP-04, AD-R-07: if figures are short, those available come, and all other Shamblers activate at once', () => {
    const t = turn('dieter', 'B5', [], { zombies: { D4: '28S' }, sleepers: { B5: 3 } }).answers('noise');
    t.tells('shortage', { rule: 'AD-SLEEP-04' });
    expect(horde(t.state)).toEqual({ B5: '2S', C4: '28S' });
    expect(one(t.state, 'dieter').health).toBe(3);
  });
});

describe('the First Aid Kit, charges and clips', () => {
  test('AD-R-102: a First Aid Kit heals 1 Health of somebody there, never more than there was', () => {
    const t = turn('kate', 'A4', ['first-aid-kit'], { survivors: { scott: { at: 'A4', health: 2 }, dieter: 'A4' } });
    expect(t.offered('aid:')).toEqual(['aid:scott']);
    t.answers('aid:scott');
    expect(one(t.state, 'scott').health).toBe(3);
    expect(t.state.equipmentDiscard).toEqual(['first-aid-kit']);
  });

  test('AD-R-102: TNT is laid down without a sound', () => {
    const t = turn('kate', 'A4', ['tnt']).answers('place:tnt');
    expect(t.state.charges).toEqual([{ at: 'A4', face: 'tnt', owner: 1 }]);
    expect(t.state.noise).not.toBe('A4');
  });
});

test('AD-INV-02: cards are discarded for free, also those of another Survivor of the same player', () => {
  const t = turn('kate', 'A4', ['revolver'], { survivors: { dieter: { hand: ['crowbar'] } } });
  t.answers('discard');
  expect(t.offered('drop:')).toEqual(['drop:kate:revolver', 'drop:dieter:crowbar']);
  t.answers('drop:dieter:crowbar');
  expect(t.state.equipmentDiscard).toEqual(['crowbar']);
  expect(actions(t)).toBe(3);
});

test('AD-INV-02: in another player’s turn too, when a trade is offered; what is part of it stays', () => {
  const t = turn(
    'kate',
    'A4',
    [],
    { survivors: { dieter: { at: 'A4', hand: ['crowbar', 'tnt'], backpack: ['tnt'] }, chambers: { hand: ['smg'] } } },
    {},
    3,
  );
  t.answers('trade:dieter', 'take:card.crowbar', 'take:card.tnt', 'done');
  t.expects(2, 'agree', ['yes', 'no', 'discard']).answers('discard');
  t.expects(2, 'discard', ['drop:dieter:tnt', 'drop:chambers:smg', 'nothing']).answers('drop:dieter:tnt');
  t.expects(2, 'agree').answers('discard');
  t.expects(2, 'discard', ['drop:chambers:smg', 'nothing']).answers('nothing');
  t.expects(2, 'agree').answers('yes');
  t.expects(1, 'arrange').answers('hold:crowbar+tnt');
  expect([one(t.state, 'dieter').hand, t.state.equipmentDiscard]).toEqual([[], ['tnt']]);
});

test('AD-INV-02: and when one is to be dragged out, or could take a Tactician’s turn', () => {
  const saved = turn(
    'cruz',
    'A4',
    [],
    { zombies: { A3: '1S' }, survivors: { kate: { at: 'A3', hand: ['tnt'] } } },
    {},
    6,
  );
  saved.answers('lifesaver:A3', 'who:kate');
  saved.expects(1, 'be-saved', ['yes', 'no', 'discard']).answers('discard', 'drop:kate:tnt');
  saved.expects(1, 'be-saved', ['yes', 'no']).answers('yes');
  expect([one(saved.state, 'kate').at, saved.state.equipmentDiscard]).toEqual(['A4', ['tnt']]);
  const tactician = table('players', { survivors: { kate: { red: 'tactician', hand: ['tnt'] } } }, {}, 6);
  tactician.expects(1, 'tactician', ['yes', 'no', 'discard']).answers('discard', 'drop:kate:tnt', 'no');
  tactician.expects(0, 'turn');
});

test('AD-ACT-TRADE-02: nobody is there to trade with in another Zone', () => {
  const t = turn('kate', 'A4', ['revolver'], { survivors: { dieter: 'A3' } });
  expect(t.offered('trade:')).toEqual([]);
});
