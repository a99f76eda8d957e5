import { describe, expect, test } from 'vitest';
import { count, type Edit, look, type Table, table } from './kit.ts';

/** Hans attacks once, where he stands, by his first action; then comes a card that does little. */
function attack(edit: Edit): Table {
  return table('killer', { killer: 'campfire', heroine: 'lake', terror: ['ht09', 'ct07'], also: edit });
}

/** Hans acts by Bloodbath, N:MMAA, and no terror card comes. */
function bloodbath(edit: Edit): Table {
  return table('killer', {
    killer: 'campfire',
    heroine: 'lake',
    finale: 'hans_f3',
    hiddenPower: 'hans_d3',
    also: edit,
  });
}

const killedAt = (t: Table): unknown[] => t.told('victim-killed').map((event) => event.details['space']);

describe('attacks', () => {
  test('FG-KATK-01, FG-KATK-03: a symbol is one attack on one target on his own space', () => {
    const t = attack({ heroine: 'campfire', victims: { campfire: 3, lake_path: 2, south_trail: 2 } }).dice(
      'panic',
      1,
      1,
    );
    expect([killedAt(t), count(t, 'campfire'), t.told('attacked')]).toEqual([['campfire'], 2, []]);
    expect([count(t, 'lake_path'), count(t, 'south_trail')]).toEqual([2, 2]);
  });

  test('FG-KATK-02, FG-KATK-12: the damage is the attack value of the row, one marker for each point', () => {
    for (const [row, damage] of [
      [1, 2],
      [5, 3],
      [9, 4],
    ] as const) {
      const t = attack({ heroine: 'campfire', killer: { bloodlust: row } });
      t.tells('attacked', { attacker: 'killer', damage });
      t.tells('health-lost', { amount: damage, health: 5 - damage, rule: 'FG-KATK-12' });
      expect([row, t.state.heroine.markers]).toEqual([row, 4 - damage]);
    }
    const raging = attack({
      heroine: 'campfire',
      inPlay: { ht10: 2 }, // +1 damage with every attack
    });
    expect(raging.state.heroine.markers).toBe(1);
  });

  test('FG-KATK-04: victims before the heroine', () => {
    const t = attack({ heroine: 'campfire', victims: { campfire: 1 } });
    expect([t.state.dead.length, look(t).heroine.health]).toEqual([1, 5]);
  });

  test('FG-KATK-04, FG-R-25: unless she was named: then every attack is hers', () => {
    const t = table('terror', {
      killer: 'campfire',
      victims: { campfire: 2 },
      terror: ['ht07', 'ct07'], // F:MMA
    });
    expect([t.state.dead.length, look(t).heroine.health]).toEqual([0, 3]);
    const both = bloodbath({ heroine: 'campfire', victims: { campfire: 1 } }); // N:MMAA names nobody: the victim, then her
    expect(both.order('victim-killed', 'attacked')).toEqual(['victim-killed', 'attacked']);
  });

  test('FG-KATK-15: a target out of reach: the attacks go to whoever is where he ends up', () => {
    const t = table('terror', {
      victims: { marsh: 2 }, // he comes as far as the Marsh; she is at the Campfire
      terror: ['ht07', 'ct07'],
    }).dice('panic', 1);
    t.tells('targets', { target: 'F', space: 'campfire' });
    expect([t.state.killer.space, killedAt(t)]).toEqual(['marsh', ['marsh']]);
    expect(look(t).heroine.health).toBe(5);
    const her = table('terror', {
      heroine: 'marsh',
      victims: { dock: 1 }, // V:MMA ends beside her, not with the victim
      terror: ['ht05', 'ct07'],
    });
    her.tells('targets', { target: 'V', space: 'dock' });
    expect([her.state.killer.space, look(her).heroine.health, count(her, 'dock')]).toEqual(['marsh', 3, 1]);
  });
});

describe('attacks on victims', () => {
  test('FG-KATK-05, FG-KATK-06, FG-KATK-07: one dies, lies in the Dead area, and bloodlust rises by 1', () => {
    const t = attack({ victims: { campfire: 1 } });
    t.tells('victim-killed', { victim: 'yellow', space: 'campfire', by: 'killer', rule: 'FG-KATK-06' });
    expect([look(t).dead, look(t).victims, t.state.killer.bloodlust]).toEqual([['yellow'], [], 2]);
  });

  test('FG-KATK-08: every death counts, also without the killer', () => {
    const fire = table('terror', { victims: { dock: 3 }, terror: ['ct06', 'ct07'] }).dice('plain-die', 6);
    fire.tells('victim-killed', { by: null, cause: 'ct06' });
    expect([fire.state.dead.length, fire.state.killer.bloodlust]).toEqual([3, 4]);
    const water = table('action', {
      heroine: 'dock',
      victims: { dock: 1 },
      hand: ['walk'],
      tokens: { 'black-water': ['lake'] },
    }).dice('horror', 5, 1);
    water.answers('play:walk', 'go:lake', 'follow:1');
    expect([water.state.dead.length, water.state.killer.bloodlust]).toEqual([1, 2]);
  });

  test('FG-EX-09: FG-KATK-09: damage 3 kills one victim, and 2 are lost', () => {
    const t = attack({ killer: { bloodlust: 5 }, heroine: 'campfire', victims: { campfire: 3 } }).dice('panic', 1, 1);
    expect([t.state.dead.length, count(t, 'campfire'), look(t).heroine.health]).toEqual([1, 2, 5]);
  });

  test('FG-KATK-10: each further symbol hits another target, as long as there is one', () => {
    const two = bloodbath({ victims: { campfire: 3 } }).dice('panic', 1);
    expect([two.state.dead.length, count(two, 'campfire')]).toEqual([2, 1]);
    const one = bloodbath({ victims: { campfire: 1 } });
    expect(one.state.dead).toHaveLength(1);
    one.tells('nobody-to-attack', { space: 'campfire' });
  });

  test('FG-R-26, FG-KATK-03: the principle says which victim of a group it is', () => {
    const group = (ambiguity: string) =>
      table(
        'killer',
        {
          killer: 'campfire',
          victims: { campfire: 1 },
          special: { ce06: { white: 'campfire' } },
          terror: ['ht09', 'ct07'],
        },
        { ambiguity },
      ).dice('panic', 1);
    expect(group('evil').state.dead).toEqual(['white']);
    expect(group('realism').state.dead).not.toContain('white');
    const funny = group('hilarity').picks('ambiguity', 1);
    funny.tells('victim-decided', { principle: 'hilarity', rule: 'FG-R-26' });
    expect(funny.state.dead).toEqual(['white']);
  });

  test('FG-R-26: where only one can be meant, no principle is needed', () => {
    const t = table(
      'killer',
      { killer: 'campfire', special: { ce06: { white: 'campfire' } }, terror: ['ht09', 'ct07'] },
      { ambiguity: 'evil' },
    ).dice('panic', 1);
    expect([t.state.dead, t.told('victim-decided')]).toEqual([['white'], []]);
  });
});

describe('attacks on the heroine', () => {
  test('FG-KATK-11: they hit without a roll', () => {
    const t = attack({ heroine: 'campfire' });
    t.tells('attacked', { attacker: 'killer', rule: 'FG-KATK-11' }).expects(0, 'action');
    expect([t.told('rolled'), look(t).heroine.health]).toEqual([[], 3]);
  });

  test('FG-KATK-13: damage beyond her markers reveals the token', () => {
    const lastOne = (markers: number) => attack({ heroine: 'campfire', health: { heroine: [markers, 3] } });
    const enough = lastOne(2);
    expect([enough.told('last-breath'), enough.state.heroine.markers]).toEqual([[], 0]);
    expect(enough.state.heroine.breath.color).toBe('black');
    const short = lastOne(1);
    short.tells('last-breath', { who: 'heroine', symbols: 3, rule: 'FG-BREATH-03' });
    expect([short.state.heroine.breath.color, look(short).heroine.health]).toEqual(['white', 3]);
  });

  test('FG-EX-10: FG-KATK-14: two attacks of 2 are two attacks, and cost 4', () => {
    const t = bloodbath({ heroine: 'campfire' });
    expect(t.told('attacked').map((event) => event.details['damage'])).toEqual([2, 2]);
    expect(t.told('health-lost').map((event) => event.details['amount'])).toEqual([2, 2]);
    expect(look(t).heroine.health).toBe(1);
  });
});
