import { describe, expect, test } from 'vitest';
import { killerCalled, locationCalled } from '../../src/catalogue.ts';
import { count, tokens, wounds } from '../kit.ts';
import { type Edit, event, isAsleep, table, terror } from './maple-lane-table.ts';

/** With Hans the heroine is never asleep, so nothing of Dr. Fright gets in the way. */
const HANS = { killer: 'hans' };

describe('houses and Convince', () => {
  test('rule 2 (FG-MOVE-02): an occupied house is closed to the heroine, an empty one is open', () => {
    const t = table('action', { heroine: 'south_exit', victims: { house_s1: 1 }, hand: ['walk'] }).dice('horror', 6, 6);
    t.answers('play:walk');
    t.expects(0, 'move', undefined, { 'go:house_s1': 'house-occupied' });
    t.answers('go:house_s2');
    expect(t.state.heroine.space).toBe('house_s2');
  });

  test('rule 2: a panicking heroine whose roll points to an occupied house stays', () => {
    const run = (occupied: boolean) =>
      terror('dt04', {
        heroine: 'north_street',
        killer: 'north_street',
        victims: { house_n2: occupied ? 1 : 0 },
      }).dice('panic', 1).state.heroine.space;
    expect([run(true), run(false)]).toEqual(['north_street', 'house_n2']);
  });

  const convince = (dice: number[], more: Edit = {}) =>
    table(
      'action',
      {
        heroine: 'west_street',
        killer: 'east_exit',
        victims: { smalley_house: 1 },
        hand: ['convince'],
        horror: 0,
        also: more,
      },
      HANS,
    )
      .dice('horror', ...dice)
      .answers('play:convince');

  test('convince: 3 successes enter, and in a search house give the top item (overrides FG-RES-01)', () => {
    const t = convince([5, 5, 6], (s) => {
      s.items.piles
        .find((pile) => pile.space === 'smalley_house')
        ?.cards.unshift({ id: 'bible', up: true, seen: true });
    });
    expect(t.state.heroine.space).toBe('smalley_house');
    expect(t.state.items.backpack.map(({ id }) => id)).toContain('bible');
    expect(t.state.time).toBe(6);
  });

  test('convince: 2 successes enter, 1 costs 1 time; victims follow (FG-MOVE-05)', () => {
    expect(convince([5, 5, 1]).state).toMatchObject({ heroine: { space: 'smalley_house' }, time: 6 });
    const t = convince([5, 1, 1], { victims: { west_street: 3 } });
    t.answers('follow:2');
    expect(t.state).toMatchObject({ heroine: { space: 'smalley_house' }, time: 5 });
    expect([count(t, 'smalley_house'), count(t, 'west_street')]).toEqual([3, 1]);
  });

  test('convince: no success: enter, LOSE 1, END – or T-1 and straight back to the market (overrides FG-PLAN-09)', () => {
    const first = convince([1, 1, 1]).answers('row:1');
    expect(first.state).toMatchObject({ heroine: { space: 'smalley_house', markers: 3 }, discard: ['convince'] });
    expect(first.phase).toBe('planning');
    const second = convince([1, 1, 1]).answers('row:2');
    expect(second.state).toMatchObject({ heroine: { space: 'west_street' }, time: 5, discard: [] });
    expect(second.state.market['convince']).toBe(2);
  });

  test('convince (FG-R-48): needs an occupied house next to her', () => {
    const t = table('action', { heroine: 'north_exit', victims: { house_n2: 1 }, hand: ['convince'] });
    t.expects(0, 'action', undefined, { 'play:convince': 'no-occupied-house' });
  });

  test('convince (FG-R-01): the market has two of them, with any killer, and sleepers can use it', () => {
    expect(table('action', {}, HANS).state.market['convince']).toBe(2);
    const t = table('action', {
      asleep: [],
      heroine: 'west_street',
      victims: { smalley_house: 1 },
      hand: ['convince'],
    });
    expect(t.legal).toContain('play:convince');
  });

  test('Reiko (FG-SAVE-12): her charge opens no occupied house', () => {
    const charge = (n: number) =>
      table(
        'action',
        { heroine: { flipped: true, space: 'south_street' }, killer: 'house_s3', victims: { house_s3: n } },
        { ...HANS, heroine: 'reiko' },
      ).legal.includes('charge');
    expect([charge(0), charge(1)]).toEqual([true, false]);
  });
});

describe('terror cards', () => {
  test('lt01: the killer appears on an exit with victims; without one the next card comes', () => {
    const t = terror('lt01', { victims: { west_exit: 2 } });
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['west_exit', 1]);
    terror('lt01', { victims: { west_street: 1 } }).tells('terror-replaced', { card: 'lt01' });
  });

  test('lt02 (FG-SAVE-01): no saving on the nearest exit any more', () => {
    const t = terror('lt02', { heroine: 'east_exit', events: { deck: ['le07'] }, victims: { east_exit: 1 } });
    t.expects(0, 'action', undefined, { 'save:yellow': 'barrier' });
    expect(tokens(t, 'barrier')).toEqual(['east_exit']);
  });

  test('lt02: with Carolyn she does not get out there either', () => {
    const leave = (closed: boolean) =>
      table(
        'action',
        {
          aside: ['carolyn'],
          heroine: 'south_street',
          tokens: { barrier: closed ? ['south_exit'] : [] },
          hand: ['walk'],
        },
        { killer: 'poltergeist' },
      )
        .dice('horror', 6, 6)
        .answers('play:walk', 'go:south_exit').match.over;
    expect([leave(true), leave(false)]).toEqual([false, true]);
  });

  test('lt03: B+2 if no victim died of it', () => {
    const doom = (space: string) => terror('lt03', { victims: { [space]: 1 } }).state.killer.bloodlust;
    expect([doom('house_s1'), doom('north_street')]).toEqual([3, 2]);
  });

  test('lt04: from a house into another one with a victim', () => {
    const t = terror('lt04', {
      killer: 'north_street',
      heroine: 'north_exit',
      events: { deck: ['le07'] },
      victims: { house_n2: 3, house_w1: 1 },
    });
    expect([t.state.killer.space, count(t, 'house_n2'), count(t, 'house_w1')]).toEqual(['house_w1', 2, 0]);
  });

  test('lt05: a victim on a street dies, your choice; without one the next card comes', () => {
    const t = terror('lt05', { victims: { south_exit: 1, west_street: 1, house_e1: 1 } });
    t.expects(0, 'who-dies', ['yellow@south_exit', 'yellow@west_street']).answers('yellow@west_street');
    expect(count(t, 'west_street')).toBe(0);
    terror('lt05', { victims: { house_e1: 1 } }).tells('terror-replaced', { card: 'lt05' });
  });

  test('lt07: H+1, and again if he reaches her', () => {
    expect(terror('lt07').state.horror).toBe(5);
    expect(terror('lt07', { heroine: 'south_exit' }).state.horror).toBe(4);
  });

  test('lt08: a victim in each house away from the exits, but none in a burning one', () => {
    const t = terror('lt08', {
      inPlay: ['le02'],
      memory: { le02: { house: 'smalley_house' } },
      events: { deck: ['le07'] },
    });
    expect(['house_n2', 'house_e2', 'smalley_house', 'house_s3'].map((house) => count(t, house))).toEqual([1, 1, 0, 1]);
  });
});

describe('events', () => {
  const patrol = (edit: Edit = {}, killer = HANS.killer) =>
    table(
      'upkeep',
      {
        inPlay: ['le01'],
        memory: { le01: { goal: 'south_exit' } },
        tokens: { patrol_car: ['south_street'] },
        victims: { south_street: 2 },
        also: edit,
      },
      { killer },
    );

  test('le01: the car starts at an exit of your choice and drives one street space each Upkeep, with all on its space', () => {
    const t = event('le01', {
      victims: { north_exit: 0, west_exit: 3 },
      also: (s) => {
        s.events.deck.splice(1, s.events.deck.length, 'le07');
      },
    });
    t.expects(0, 'patrol-car', ['north_exit', 'south_exit', 'west_exit', 'east_exit']).answers('west_exit');
    t.expects(0, 'action');
    expect([tokens(t, 'patrol_car'), count(t, 'west_street')]).toEqual([['west_street'], 3]);
    expect(t.state.memory['le01']).toEqual({ goal: 'east_exit' });
  });

  test('le01 (overrides FG-SAVE-05, FG-SAVE-06): who arrives is saved and rewarded, and the card is gone', () => {
    const t = patrol({ victims: { south_exit: 1 } });
    t.answers('slot:0', 'slot:1').expects(0, 'reward').answers('reward:0');
    expect(t.state.heroine.slots.filter((pawn) => pawn !== null)).toHaveLength(2);
    expect([t.state.horror, t.state.time]).toEqual([2, 8]);
    expect([count(t, 'south_exit'), tokens(t, 'patrol_car'), t.state.inPlay]).toEqual([1, [], []]);
  });

  test('le01: nobody is saved behind a barrier, or while the heroine is asleep', () => {
    const barred = patrol({ tokens: { barrier: ['south_exit'] } });
    const sleeping = patrol({ asleep: [] }, 'dr_fright');
    expect([count(barred, 'south_exit'), count(sleeping, 'south_exit')]).toEqual([2, 2]);
    expect([tokens(barred, 'patrol_car'), tokens(sleeping, 'patrol_car')]).toEqual([[], []]);
  });

  test('le02: all victims inside die, the heroine and enemies inside lose 1, and she runs out onto the street', () => {
    const t = event('le02', {
      victims: { smalley_house: 2 },
      also: (s) => {
        s.heroine.space = s.killer.space = 'smalley_house';
      },
    }).dice('plain-die', 4);
    expect(t.state.heroine).toMatchObject({ markers: 3, space: 'west_street' });
    expect(wounds(t)).toBe(1);
    expect(t.state.dead).toHaveLength(2);
  });

  test('le02 (FG-MOVE-02, FG-SRCH-01): nobody enters or searches it; panicking victims burn', () => {
    const burning = (phase: string, edit: Edit) =>
      table(phase, { inPlay: ['le02'], memory: { le02: { house: 'boyfriend_house' } }, also: edit }, HANS);
    const walking = burning('action', { heroine: 'north_exit', hand: ['walk'] }).dice('horror', 6, 6);
    walking.answers('play:walk').expects(0, 'move', undefined, { 'go:boyfriend_house': 'house-burning' });
    const inside = burning('action', { heroine: 'boyfriend_house', hand: ['search'] });
    inside.expects(0, 'action', undefined, { 'play:search': 'no-search-space' });
    const panicking = burning('panic', { tally: { killedThisTurn: 1 }, victims: { north_exit: 1 } }).dice('panic', 6);
    expect([panicking.state.dead.length, count(panicking, 'boyfriend_house')]).toEqual([1, 0]);
    const hunted = burning('killer', {
      killer: { bloodlust: 6 },
      heroine: 'boyfriend_house',
      also: (s) => {
        s.finale = { id: 'hans_f3', revealed: true, known: false };
      },
    });
    expect(hunted.state.killer.space).toBe('north_exit');
  });

  test('le03: the die closes an exit; 5 and 6 leave a choice', () => {
    const works = (die: number) => event('le03', { events: { deck: ['le03', 'le07'] } }).dice('plain-die', die);
    expect([1, 2, 3, 4].map((die) => tokens(works(die), 'barrier')[0])).toEqual([
      'west_exit',
      'east_exit',
      'north_exit',
      'south_exit',
    ]);
    works(5).expects(0, 'road-works', ['east_exit', 'west_exit']);
    const t = works(6).answers('south_exit');
    expect(tokens(t, 'barrier')).toEqual(['south_exit']);
  });

  test('le04 (FG-TARG-01): whoever hunts the heroine hunts the Boyfriend', () => {
    const t = terror('lt07', { special: { le04: { blue: 'house_n1' } }, heroine: 'south_street' });
    t.tells('target-changed', { space: 'house_n1', cause: 'le04' });
    expect(t.state.killer.space).toBe('house_n1');
    expect(t.state.horror).toBe(4);
    const group = terror('dt09', {
      special: { le04: { blue: 'house_n1' } },
      heroine: 'north_street',
      victims: { north_street: 2 },
    });
    expect(group.state.killer.space).toBe('north_street'); // he was after the victims with her
  });

  test('le04: in Upkeep he walks 2 spaces toward her; with her T+2; dead, the card goes', () => {
    const t = table('upkeep', { special: { le04: { blue: 'south_exit' } } });
    t.expects(0, 'action');
    expect([count(t, 'intersection'), t.state.time]).toEqual([1, 8]);
    const dead = table('killer', {
      special: { le04: { blue: 'north_exit' } },
      also: (s) => {
        s.terror.deck.unshift({ id: 'dt10', seen: false });
      },
    });
    expect([dead.state.dead, dead.state.inPlay]).toEqual([['blue'], []]);
  });

  test('le04: nobody moves into a burning house', () => {
    const t = event('le04', {
      inPlay: ['le02'],
      memory: { le02: { house: 'boyfriend_house' } },
      also: (s) => {
        s.events.deck.splice(1, s.events.deck.length, 'le07');
      },
    });
    expect(t.state.victims).toEqual([]);
    expect(t.state.inPlay.map(({ id }) => id)).toEqual(['le02', 'le07']);
  });

  test('le05 (FG-KATK-07): each Smalley costs one more bloodlust', () => {
    const t = event('le05', (s) => {
      s.events.deck.splice(1, s.events.deck.length, 'le07');
    });
    expect(t.state.victims.map(({ id, space }) => [id, space])).toEqual([
      ['orange', 'smalley_house'],
      ['white', 'smalley_house'],
    ]);
    const killed = table('killer', {
      special: { le05: { orange: 'north_exit', white: 'house_s1' } },
      victims: { north_exit: 1 },
      nextTerror: ['dt10'],
    });
    expect([killed.state.dead, killed.state.killer.bloodlust]).toEqual([['orange'], 3]); // evil picks the worst death
    expect(killed.state.inPlay.map(({ id }) => id)).toEqual(['le05']);
  });

  test('le06, le08, le10: arrivals and departures', () => {
    const newcomers = event('le06', { events: { deck: ['le06', 'le07'] } });
    expect(newcomers.state.victims.map(({ space }) => space)).toEqual([
      'north_exit',
      'south_exit',
      'west_exit',
      'east_exit',
    ]);
    const party = (...houses: string[]) =>
      event('le08', {
        events: { deck: ['le08', 'le07'] },
        victims: Object.fromEntries(houses.map((house) => [house, 1])),
      });
    expect(count(party(), 'intersection')).toBe(4);
    const choice = party('house_e1', 'house_w1');
    choice.expects(0, 'block-party', ['house_e1', 'house_w1']).answers('house_w1');
    expect(count(choice, 'house_w1')).toBe(5);
    const show = event('le10', {
      victims: { old_clinic: 1, house_n2: 1 },
      also: (s) => {
        s.events.deck.splice(1, s.events.deck.length, 'le07');
      },
    });
    expect([count(show, 'east_exit'), count(show, 'north_street')]).toEqual([1, 1]);
  });

  test('le09: the Intersection panics, then everybody beside a house runs inside', () => {
    const t = event('le09', {
      killer: 'old_clinic',
      victims: { intersection: 1, east_exit: 1, south_street: 1 },
      also: (s) => {
        s.events.deck.splice(1, s.events.deck.length, 'le07');
      },
    }).dice('panic', 3);
    t.expects(0, 'take-shelter', ['house_e1', 'old_clinic']).answers('house_e1').expects(0, 'action');
    expect(['smalley_house', 'house_e1', 'house_s3'].map((house) => count(t, house))).toEqual([1, 1, 1]);
  });

  test('le07 and bible (FG-ROLL-11): 1 and 2 dice more for Convince', () => {
    const t = table('action', {
      heroine: 'west_street',
      victims: { smalley_house: 1 },
      inPlay: ['le07'],
      backpack: ['bible'],
      hand: ['convince'],
    }).dice('horror', 5, 5, 1, 1, 1);
    t.answers('play:convince').usesAllLuck();
    expect(t.state.heroine.space).toBe('smalley_house');
  });
});

describe('items', () => {
  const armed = (id: string, uses: number, edit: Edit = {}, options = HANS) =>
    table('action', { hands: { [id]: uses }, also: edit }, options);

  test('hunting_rifle: T-1, a use, a horror roll: 2 damage outdoors at range 1 to 3', () => {
    const shot = (dice: number[]) =>
      armed('hunting_rifle', 2)
        .dice('horror', ...dice)
        .answers('use:hunting_rifle');
    const hit = shot([5, 1]);
    expect(hit.state).toMatchObject({ killer: { markers: 9 }, time: 5, items: { hands: [{ uses: 1 }] } });
    expect(shot([4, 1]).state).toMatchObject({ killer: { markers: 11 }, items: { hands: [{ uses: 1 }] } });
    const blocked = { 'use:hunting_rifle': 'no-enemy-in-sight' };
    armed('hunting_rifle', 2, { killer: 'house_n2' }).expects(0, 'action', undefined, blocked);
    armed('hunting_rifle', 2, { killer: 'intersection' }).expects(0, 'action', undefined, blocked);
    armed('hunting_rifle', 2, {}, { killer: 'dr_fright' }).expects(0, 'action', undefined, blocked); // awake
  });

  test('sport_bow: T-2, a use: 1 damage outdoors at range 1 or 2, without a roll', () => {
    const t = armed('sport_bow', 1).answers('use:sport_bow');
    expect(t.state).toMatchObject({ killer: { markers: 10 }, time: 4, items: { hands: [], discard: ['sport_bow'] } });
    armed('sport_bow', 1, { heroine: 'south_street' }).expects(0, 'action', undefined, {
      'use:sport_bow': 'no-enemy-in-sight',
    });
  });

  test('pitchfork (FG-KATK-12): discarded, it cancels the damage of one attack', () => {
    const t = table(
      'killer',
      {
        hands: ['pitchfork'],
        killer: 'intersection',
        also: (s) => {
          s.terror.deck = ['dt10', 'dt10'].map((id) => ({ id, seen: false }));
        },
      },
      HANS,
    );
    t.expects(0, 'shield', ['take-it', 'use:pitchfork']).answers('use:pitchfork');
    expect([t.state.heroine.markers, t.state.items.discard]).toEqual([4, ['pitchfork']]);
  });

  test('machete (FG-MOVE-05): +2 damage, and nobody follows while it is held', () => {
    const t = armed('machete', 0, {
      killer: 'intersection',
      victims: { intersection: 2 },
      hand: ['weak_attack', 'walk'],
    }).dice('horror', 6, 6, 6, 6);
    t.answers('play:weak_attack', 'killer@intersection:machete', 'keep', 'play:walk', 'go:west_street').expects(
      0,
      'move',
    );
    expect([t.state.killer.markers, count(t, 'west_street')]).toEqual([8, 0]);
  });

  test('bible (FG-HOR-01): discarded, it stops a rise that a terror card brings', () => {
    const t = terror('lt07', { backpack: ['bible'] });
    t.expects(0, 'ignore-horror').answers('yes');
    expect([t.state.horror, t.state.items.discard]).toEqual([4, ['bible']]); // the second rise comes through
  });

  test('megaphone: once per Action phase a victim moves 1 space, and every enemy comes', () => {
    const t = armed('megaphone', 0, { victims: { east_exit: 1 } });
    t.answers('use:megaphone')
      .expects(0, 'call-where', ['house_e1', 'old_clinic', 'east_street'])
      .answers('east_street');
    expect([count(t, 'east_street'), t.state.killer.space]).toEqual([1, 'north_street']);
    t.expects(0, 'action', undefined, { 'use:megaphone': 'used-already' });
  });

  test('bicycle: parked beside her when found, then once per turn a ride to any street, alone', () => {
    const t = table(
      'action',
      {
        heroine: 'smalley_house',
        victims: { west_street: 1 },
        hand: ['search', 'walk'],
        also: (s) => {
          s.items.piles
            .find((pile) => pile.space === 'smalley_house')
            ?.cards.unshift({ id: 'bicycle', up: true, seen: true });
        },
      },
      HANS,
    ).dice('horror', 5, 1, 5, 1);
    t.answers('play:search', 'keep', 'hold:bicycle');
    expect(tokens(t, 'bicycle')).toEqual(['west_street']);
    t.expects(0, 'action', undefined, { 'use:bicycle': 'not-with-bicycle' });
    t.answers('play:walk', 'go:west_street', 'use:bicycle', 'east_exit');
    expect([t.state.heroine.space, tokens(t, 'bicycle'), count(t, 'west_street')]).toEqual([
      'east_exit',
      ['east_exit'],
      1,
    ]);
    t.expects(0, 'action', undefined, { 'use:bicycle': 'used-already' });
  });

  test('junk_traps: one per indoor space; the enemy that enters suffers 2', () => {
    const t = armed('junk_traps', 3, { heroine: 'house_n1' });
    t.answers('use:junk_traps').expects(0, 'action', undefined, { 'use:junk_traps': 'trap-here-already' });
    expect(tokens(t, 'junk_trap')).toEqual(['house_n1']);
    armed('junk_traps', 3).expects(0, 'action', undefined, { 'use:junk_traps': 'not-indoors' });
    const sprung = table(
      'killer',
      {
        heroine: 'house_n1',
        tokens: { junk_trap: ['house_n1'] },
        also: (s) => {
          s.finale = { id: 'hans_f3', revealed: true, known: false };
        },
      },
      HANS,
    );
    expect([sprung.state.killer.markers, sprung.state.tokens]).toEqual([9, []]);
  });

  test('tranquilizer: HEAL 2, and with Dr. Fright sleep or waking', () => {
    const sedate = (edit: Edit, options = { killer: 'dr_fright' }) =>
      armed('tranquilizer', 0, { heroine: { markers: 1 }, also: edit }, options).answers('use:tranquilizer');
    const sleeping = sedate({}).answers('yes');
    expect([isAsleep(sleeping), sleeping.state.heroine.markers]).toEqual([true, 3]);
    expect(isAsleep(sedate({ asleep: [] }).expects(0, 'wake-up').answers('yes'))).toBe(false);
    sedate({ asleep: [], inPlay: { dt15: 1 } }).expects(0, 'action');
    sedate({}, HANS).expects(0, 'action');
  });
});

test('21 spaces, five setups of 12 victims, 8 terror cards, 10 events and 18 items; 16 killer terror cards', () => {
  const maple = locationCalled('maple');
  const drFright = killerCalled('dr_fright');
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  expect(Object.keys(maple.spaces)).toHaveLength(21);
  expect(maple.setups.map((setup) => total(Object.values(setup.victims)))).toEqual([12, 12, 12, 12, 12]);
  expect([maple.terror.length, maple.events.length]).toEqual([8, 10]);
  expect(total(maple.items.map(({ copies = 1 }) => copies))).toBe(18);
  expect([drFright.terror.length, drFright.finales.length, drFright.darkPowers.length]).toEqual([16, 3, 4]);
});
