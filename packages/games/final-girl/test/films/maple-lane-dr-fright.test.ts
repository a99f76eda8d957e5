import { describe, expect, test } from 'vitest';
import { finalGirl } from '../../src/index.ts';
import { count, wounds } from '../kit.ts';
import { dreamsLeft, isAsleep, table, terror } from './maple-lane-table.ts';

describe('awake and asleep', () => {
  test('rule 2 (FG-KATK-11): awake his attacks on her are lost', () => {
    const t = table('killer', {
      killer: 'intersection',
      also: (s) => {
        s.terror.deck.unshift({ id: 'dt10', seen: false });
      },
    });
    t.tells('attack-lost', { why: 'awake' });
    expect(t.state.heroine.markers).toBe(4);
  });

  test('rule 2 (FG-ATK-01): awake she cannot attack him', () => {
    const t = table('action', { killer: 'intersection', hand: ['weak_attack'] });
    t.expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
  });

  test('rule 3 (FG-MOVE-05, FG-SAVE-01): asleep they fight, but nobody follows or is saved', () => {
    const t = table('action', {
      asleep: [],
      victims: { south_exit: 2 },
      hand: ['weak_attack', 'walk'],
      also: (s) => {
        s.heroine.space = s.killer.space = 'south_exit';
      },
    }).dice('horror', 6, 6, 6, 6);
    t.expects(0, 'action', undefined, { 'save:yellow': 'asleep' });
    t.answers('play:weak_attack', 'keep');
    expect(wounds(t)).toBe(1);
    t.answers('play:walk', 'go:south_street');
    expect(count(t, 'south_street')).toBe(0);
  });

  test('rule 4: after Short Rest, whatever its row, she may fall asleep', () => {
    const t = table('action', { hand: ['short_rest'] }).dice('horror', 1, 1);
    t.answers('play:short_rest').expects(0, 'fall-asleep').answers('yes');
    expect(isAsleep(t)).toBe(true);
    expect(dreamsLeft(t)).toBe(4);
    expect(t.phase).toBe('planning'); // the row said END
  });

  test('rule 4: nobody is asked while she sleeps', () => {
    const t = table('action', { asleep: [], hand: ['long_rest'] }).dice('horror', 6, 6);
    t.answers('play:long_rest').expects(0, 'action');
  });

  test('a booby trap of an awake heroine does nothing to him, a house fire does', () => {
    const trapped = table('killer', { finale: 'df_f2', heroine: 'house_n1', tokens: { junk_trap: ['house_n1'] } });
    trapped.tells('attack-harmless');
    expect([trapped.state.killer.space, wounds(trapped)]).toEqual(['house_n1', 0]);
    expect(trapped.state.tokens).toEqual([]);
    const fire = terror('lt06', { events: { deck: ['le02', 'le07'] }, killer: 'boyfriend_house' }).dice('plain-die', 1);
    expect(wounds(fire)).toBe(1);
  });
});

describe('dreams', () => {
  const found = (card: string, direction: string) =>
    terror('dt10', { asleep: [card, 'd2'] }).answers(`dream-${direction}`).state.heroine.markers === 3;

  test('rule 6: a direction uncovers two quadrants', () => {
    const seen = ['d1', 'd2', 'd3', 'd4'].map((card) =>
      ['north', 'east', 'south', 'west'].filter((d) => found(card, d)),
    );
    expect(seen).toEqual([
      ['north', 'east'],
      ['north', 'west'],
      ['east', 'south'],
      ['south', 'west'],
    ]);
  });

  test('rule 6: not the opposite of the direction before; rule 8: a reset lifts that', () => {
    const t = terror('dt14', { asleep: ['d4', 'd3', 'd2', 'd1'] });
    t.answers('extra-dream', 'dream-north');
    t.expects(0, 'dream-direction', ['dream-north', 'dream-east', 'dream-west'], {
      'dream-south': 'opposite-direction',
    });
    const reset = terror('dt14', {
      asleep: ['d4'],
      memory: { dr_fright: { asleep: true, dreamt: ['d1', 'd2', 'd3'], direction: 'north' } },
    });
    reset
      .answers('reset-dreams')
      .expects(0, 'dream-direction', ['dream-north', 'dream-east', 'dream-south', 'dream-west']);
    expect(dreamsLeft(reset)).toBe(4);
  });

  test('rule 6 (FG-R-54): he counts as being with her for Retaliation, weapon included', () => {
    const t = terror('dt10', { asleep: ['d1', 'd2'], hand: ['retaliation'], hands: ['knife'] }).dice('horror', 6, 6);
    t.answers('dream-north', 'play:retaliation', 'killer@north_exit:knife');
    expect(wounds(t)).toBe(3);
    expect(t.state.heroine.markers).toBe(4);
  });

  test('rule 7: one card at the end of each Killer phase; after the fourth she wakes up', () => {
    const t = terror('dt10', { asleep: ['d1', 'd2'] });
    t.answers('dream-south');
    expect([isAsleep(t), dreamsLeft(t)]).toEqual([true, 1]);
    const last = terror('dt10', { asleep: ['d1'] }).answers('dream-south');
    expect([isAsleep(last), dreamsLeft(last)]).toEqual([false, 0]);
  });

  test('rule 7 (FG-BREATH-07): the fourth card that cost her last breath was the fourth all the same', () => {
    const t = terror('dt10', { asleep: ['d1'], heroine: { markers: 0, breath: { symbols: 2 } } });
    t.answers('dream-north').expects(0, 'action');
    expect(isAsleep(t)).toBe(false);
  });

  test('the order of the dream deck shows nowhere', () => {
    const views = [
      ['d1', 'd2', 'd3', 'd4'],
      ['d4', 'd3', 'd2', 'd1'],
    ].map((deck) => finalGirl.publicView(table('action', { asleep: [...deck] }).state));
    expect(views[0]).toEqual(views[1]);
  });

  test('the end of the bloodlust track: asleep the dream deck is reset, awake she falls asleep', () => {
    const climb = (sleeping: boolean) =>
      terror('dt02', {
        killer: { bloodlust: 10 },
        victims: { house_s1: 1 },
        ...(sleeping ? { asleep: ['d3'] } : {}),
        also: (s) => void s.dead.push(...s.supply.splice(0, 1)),
      });
    const awake = climb(false);
    awake.expects(0, 'dream-direction');
    expect([isAsleep(awake), dreamsLeft(awake)]).toEqual([true, 4]);
    expect(dreamsLeft(climb(true))).toBe(4);
  });
});

describe('finales', () => {
  test('df_f1 (FG-R-57): he leaves the map, and two victims of your choice die each turn', () => {
    const t = table('upkeep', {
      hiddenFinale: 'df_f1',
      victims: { house_s1: 2, house_w1: 2 },
      also: (s) => {
        s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
      },
    });
    t.expects(0, 'action');
    expect(t.state.killer.space).toBeNull();
    t.answers('end', 'done', 'yellow@house_s1', 'yellow@house_w1').expects(0, 'action');
    expect([count(t, 'house_s1'), count(t, 'house_w1'), t.state.dead.length]).toEqual([1, 1, 2]);
  });

  test('df_f1: without victims she loses 4', () => {
    const t = table('killer', { finale: 'df_f1', killer: { space: null } });
    expect(t.state.heroine.markers).toBe(0);
  });

  test('df_f1 (FG-WEAP-03): asleep she attacks him from any space, awake she cannot', () => {
    const off = (sleeping: boolean) =>
      table('action', {
        finale: 'df_f1',
        killer: { space: null },
        hand: ['weak_attack'],
        hands: ['knife'],
        ...(sleeping ? { asleep: [] } : {}),
      }).dice('horror', 6, 6);
    off(false).expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
    const t = off(true).answers('play:weak_attack', 'killer@-:knife');
    expect(wounds(t)).toBe(2);
  });

  test('df_f2: she falls asleep for good', () => {
    const t = table('upkeep', {
      hiddenFinale: 'df_f2',
      also: (s) => {
        s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
      },
    });
    t.expects(0, 'action');
    expect(isAsleep(t)).toBe(true);
    const fourth = table('terror', { finale: 'df_f2', asleep: ['d1'] });
    fourth.answers('dream-south');
    expect([isAsleep(fourth), dreamsLeft(fourth)]).toEqual([true, 4]);
  });

  test('df_f3 (FG-R-44): from the Upkeep after the reveal on: awake she loses 2 and falls asleep', () => {
    const t = table('upkeep', {
      hiddenFinale: 'df_f3',
      also: (s) => {
        s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
      },
    });
    t.expects(0, 'action');
    expect([isAsleep(t), t.state.heroine.markers]).toEqual([false, 4]);
    const next = table('upkeep', { finale: 'df_f3', memory: { df_f3: { revealed: 0 } } });
    next.expects(0, 'action');
    expect([isAsleep(next), next.state.heroine.markers]).toEqual([true, 2]);
  });
});

describe('dark powers', () => {
  test('df_d1: horror +1 whenever he makes her lose health, in dreams and by his finale too', () => {
    const dreaming = terror('dt10', { asleep: ['d1', 'd2'], darkPower: 'df_d1' });
    expect(dreaming.answers('dream-north').state.horror).toBe(6); // dt10 gave 2
    const dying = table('upkeep', { finale: 'df_f3', memory: { df_f3: { revealed: 0 } }, darkPower: 'df_d1' });
    expect(dying.state.horror).toBe(4);
    const ownFault = table('action', {
      asleep: [],
      darkPower: 'df_d1',
      killer: 'intersection',
      hand: ['weak_attack'],
    }).dice('horror', 6, 1);
    expect(ownFault.answers('play:weak_attack').state).toMatchObject({ horror: 3, heroine: { markers: 3 } });
  });

  test('df_d2 (FG-SETUP-15): on reveal his black token goes back unseen', () => {
    const t = table('upkeep', {
      hiddenPower: 'df_d2',
      hiddenFinale: 'df_f3',
      also: (s) => {
        s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
      },
    });
    t.expects(0, 'action');
    expect(t.state.killer.breath?.color).toBe('white');
    expect(t.state.breathTokens).toMatchObject({ white: 1 });
    expect(t.state.breathTokens.unused).toHaveLength(8);
  });

  const lastBlow = (symbols: number[], used = false) =>
    table('action', {
      asleep: [],
      darkPower: 'df_d2',
      killer: { space: 'intersection', markers: 0, breath: { color: 'white', symbols: 0, known: true } },
      breathTokens: { white: 1 },
      hand: ['weak_attack'],
      also: (s) => {
        if (used) s.memory['df_d2'] = { used: true };
        s.breathTokens.unused.forEach((token, i) => {
          token.symbols = symbols[i] ?? 0;
        });
      },
    })
      .dice('horror', 6, 6, 6)
      .picks('last-breath', 0, 0, 0);

  test('df_d2 (FG-BREATH-08): the first time he would die three tokens say how he returns, and the phase ends', () => {
    const t = lastBlow([2, 0, 3]).answers('play:weak_attack');
    expect(t.phase).toBe('planning');
    expect(t.state.killer).toMatchObject({ markers: 4, breath: { color: 'white' } });
    expect(t.state.breathTokens.removed).toEqual([2, 0, 3]);
  });

  test('df_d2: without a symbol, or the second time, he dies', () => {
    expect(lastBlow([0, 0, 0]).answers('play:weak_attack').match.outcome?.side).toBe('heroine');
    expect(lastBlow([2, 0, 3], true).answers('play:weak_attack').match.outcome?.side).toBe('heroine');
  });

  test('df_d3: he attacks her awake, and Retaliation does not hurt him (FG-R-54)', () => {
    const t = table('killer', {
      darkPower: 'df_d3',
      killer: 'intersection',
      hand: ['retaliation'],
      also: (s) => {
        s.terror.deck.unshift({ id: 'dt10', seen: false });
      },
    }).dice('horror', 5, 1);
    t.expects(0, 'react').answers('play:retaliation');
    expect(wounds(t)).toBe(0);
    expect(t.told('attack-avoided')).toHaveLength(1);
  });

  test('df_e (FG-PANIC-03): victims die instead of panicking, three per turn', () => {
    const t = table('panic', { darkPower: 'df_e', victims: { north_exit: 5 }, tally: { killedThisTurn: 1 } }).dice(
      'panic',
      1,
      1,
    );
    t.expects(0, 'action').usesAllLuck();
    expect([t.state.dead.length, count(t, 'house_n1'), t.state.killer.bloodlust]).toEqual([3, 2, 4]);
  });
});

describe('terror cards', () => {
  test('dt01: victims that are not indoors panic', () => {
    const t = terror('dt01', { victims: { south_street: 1, house_s1: 1 } }).dice('panic', 5);
    t.expects(0, 'action').usesAllLuck();
    expect([count(t, 'house_s3'), count(t, 'house_s1')]).toEqual([1, 1]);
  });

  test('dt02: the dead count', () => {
    const haunted = (dead: number) => terror('dt02', (s) => s.dead.push(...s.supply.splice(0, dead)));
    expect(isAsleep(haunted(0))).toBe(true);
    expect([1, 3, 4].map((n) => haunted(n).state.killer.bloodlust)).toEqual([2, 2, 3]);
  });

  test('dt03: a cross, even from the backpack, stops the rest', () => {
    const t = terror('dt03', { backpack: ['crucifix'] });
    t.expects(0, 'hold-up-cross', ['no', 'discard-item:crucifix']).answers('discard-item:crucifix');
    expect(t.state.killer.space).toBe('north_exit');
    expect(t.state.items.discard).toContain('crucifix');
    expect(terror('dt03').state.killer.space).toBe('intersection');
  });

  test('dt04 (FG-R-31): he loses a marker of his own; H+3, and all around him panic, the heroine too', () => {
    const fingers = (markers: number) =>
      terror('dt04', {
        killer: { markers },
        heroine: 'north_street',
        inPlay: { dt16: 2 },
        victims: { north_street: 1 },
      }).dice('panic', 5, 5);
    const t = fingers(3);
    t.answers('any-order').expects(0, 'action');
    expect(t.state).toMatchObject({ horror: 6, killer: { markers: 2 }, heroine: { space: 'north_exit' } });
    expect(count(t, 'north_exit')).toBe(1);
    expect(t.state.inPlay).toEqual([{ id: 'dt16', kind: 'mdp', markers: 2 }]);
    expect(fingers(0).state).toMatchObject({ horror: 3, heroine: { space: 'north_street' } });
  });

  test('dt05: next Action phase no indoor space with victims can be entered, not even with Convince', () => {
    const t = terror('dt05', { heroine: 'south_street', victims: { house_s3: 1 }, hand: ['convince', 'walk'] }).dice(
      'horror',
      6,
      6,
    );
    t.expects(0, 'action', undefined, { 'play:convince': 'door-locked' });
    t.answers('play:walk', 'keep');
    expect(t.state.lasting.map(({ id }) => id)).toEqual(['dt05']);
    t.answers('go:south_exit', 'go:house_s1');
    expect(t.state.heroine.space).toBe('house_s1'); // an empty house is open
  });

  test('dt06 (FG-KATK-08): a saved pawn dies without bloodlust or panic; without one the next card comes', () => {
    const t = terror('dt06', (s) => {
      s.heroine.slots[2] = s.supply.shift() as string;
    });
    expect(t.state.heroine.slots.every((pawn) => pawn === null)).toBe(true);
    expect([t.state.dead.length, t.state.killer.bloodlust, t.state.tally.killedThisTurn]).toEqual([1, 1, 0]);
    terror('dt06').tells('terror-replaced', { card: 'dt06' });
  });

  test('dt07: awake 1 die fewer in the next Action phase, asleep all dream cards at once', () => {
    const t = terror('dt07', { horror: 1, killer: 'south_exit', hand: ['focus'] }).dice('horror', 5, 1, 6);
    t.answers('play:focus');
    expect([t.state.horror, t.state.time]).toEqual([0, 5]); // one success; the third die stays on the table
    const dreaming = terror('dt07', { asleep: ['d1', 'd2', 'd3'] });
    dreaming.answers('dream-south', 'dream-east', 'dream-north').expects(0, 'action');
    expect(isAsleep(dreaming)).toBe(false);
  });

  test('dt08: awake a roll below the horror level sends her to sleep; asleep a dream, and H+1 if it hurt', () => {
    const tired = (die: number) => isAsleep(terror('dt08').dice('plain-die', die));
    expect([tired(2), tired(3)]).toEqual([true, false]);
    const t = terror('dt08', { asleep: ['d1', 'd2', 'd3'] });
    expect(t.answers('dream-north').state.horror).toBe(4);
    const spared = terror('dt08', { asleep: ['d1', 'd2', 'd3'] });
    expect(spared.answers('dream-south').state.horror).toBe(3);
  });

  test('dt09: until the next Killer phase both can hurt each other', () => {
    const t = terror('dt09', { killer: 'intersection', hand: ['weak_attack'] }).dice('horror', 6, 6);
    t.expects(0, 'action');
    expect(t.state.heroine.markers).toBe(3);
    t.answers('play:weak_attack');
    expect(wounds(t)).toBe(1);
    t.answers('end', 'done').expects(0, 'action');
    expect(t.state.heroine.markers).toBe(3); // his first action of the next Killer phase is lost again
  });

  test('dt11: whoever he does not attack falls asleep', () => {
    expect(isAsleep(terror('dt11', { killer: 'south_exit' }))).toBe(true);
    expect(isAsleep(terror('dt11', { killer: 'south_street' }))).toBe(false);
    const t = terror('dt11', { victims: { intersection: 1 } }).dice('panic', 5);
    expect(count(t, 'east_street')).toBe(1);
  });

  test('dt12: asleep, for B+1, an item, any space or 4 time', () => {
    const t = terror('dt12', { asleep: ['d3', 'd4'], victims: { house_e1: 1 } });
    t.expects(0, 'lucid').answers('yes', 'lucid-space', 'house_e1', 'dream-north');
    expect(t.state).toMatchObject({ heroine: { space: 'house_e1' }, killer: { bloodlust: 2 } });
    const time = terror('dt12', { asleep: ['d3', 'd4'] });
    expect(time.answers('yes', 'lucid-time', 'dream-north').state.time).toBe(10);
    terror('dt12').tells('terror-replaced', { card: 'dt12' });
  });

  test('dt13: H+2 with a victim, otherwise H+1', () => {
    const coming = (space: string) => terror('dt13', { victims: { [space]: 1 } }).state.horror;
    expect([coming('north_street'), coming('south_exit')]).toEqual([5, 4]);
  });

  test('dt14: awake she falls asleep; asleep one extra dream card at the end of this Killer phase', () => {
    expect(isAsleep(terror('dt14'))).toBe(true);
    const t = terror('dt14', { asleep: ['d1', 'd2', 'd3', 'd4'] });
    t.answers('extra-dream', 'dream-south', 'dream-south').expects(0, 'action');
    expect(dreamsLeft(t)).toBe(2);
  });

  test('dt15 (MDP): she falls asleep and cannot wake up while it lasts', () => {
    const t = terror('dt15');
    t.answers('dream-north').expects(0, 'action');
    expect(t.state.inPlay).toEqual([{ id: 'dt15', kind: 'mdp', markers: 1 }]);
    const fourth = terror('dt10', { inPlay: { dt15: 1 }, asleep: ['d1'] });
    expect(dreamsLeft(fourth.answers('dream-south'))).toBe(4);
  });

  test('dt16 (MDP): one extra dream card each Killer phase', () => {
    const t = terror('dt10', { inPlay: { dt16: 2 }, asleep: ['d1', 'd2', 'd3'] });
    t.answers('dream-south', 'dream-south').expects(0, 'action');
    expect(dreamsLeft(t)).toBe(1);
  });
});
