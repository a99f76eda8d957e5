import { describe, expect, test } from 'vitest';
import { ZOMBIE_CARDS, ZOMBIES } from '../src/content/zombies.ts';
import { intentsOf } from '../src/rules/intent.ts';
import { newTurn } from '../src/rules/turn.ts';
import { type Edit, horde, one, spawnPhase, table, zombiePhase } from './kit.ts';

/** Nobody spawns: only the activation is looked at. */
const quiet = (edit: Edit): Edit => ({ spawns: [], noise: 'F6', also: edit });

describe('what the Zombies are', () => {
  test('AD-ZOM-01, AD-ZOM-02, AD-ABOM-01, AD-ABOM-02, AD-ZEUS-01, AD-ZEUS-02, AD-ZEUS-03, AD-ABOM-07: their values', () => {
    const row = (type: keyof typeof ZOMBIES): number[] => {
      const { actions, wounds, toughness, adrenaline } = ZOMBIES[type];
      return [actions, wounds, toughness, adrenaline];
    };
    expect(row('shambler')).toEqual([1, 1, 1, 1]);
    expect(row('alpha')).toEqual([2, 1, 2, 2]);
    expect(row('valentine')).toEqual([3, 1, 4, 5]);
    expect(row('queen')).toEqual([1, 2, 5, 5]);
    expect(row('zeus')).toEqual([1, 2, 6, 5]);
    expect(row('mounted')).toEqual([2, 2, 6, 5]);
    expect(row('masked').filter((_, i) => i !== 2)).toEqual([1, 2, 5]);
    expect(ZOMBIES.masked.toughness).toBeGreaterThan(1000);
  });
});

describe('Attacks', () => {
  test('AD-ZACT-01: the Zombie Phase begins when everybody has acted', () => {
    const t = table('players', { spawns: [], yetToAct: ['kate'] });
    t.expects(0, 'turn').answers('end');
    expect(t.told('zombie-phase')).toHaveLength(1);
  });

  test('AD-ZACT-04, AD-ZACT-05, AD-ZACT-06, AD-EX-19: a Shambler always hits, and the players choose whom', () => {
    const t = zombiePhase(quiet({ zombies: { A4: '1S' }, survivors: { scott: 'A4', chambers: 'A4' } }));
    t.expects(0, 'share', ['take:scott', 'take:chambers', 'auto']);
    t.answers('take:chambers');
    expect(one(t.state, 'chambers').health).toBe(2);
  });

  test('AD-ZACT-07, AD-ZACT-08: each Wound is 1 Health; at 0 it is over', () => {
    const t = zombiePhase(
      quiet({
        zombies: { A4: '2S', A1: '3S' },
        survivors: { scott: 'A4', dieter: { at: 'A1', hand: ['crowbar'], tokens: ['purple'] } },
      }),
    );
    expect(one(t.state, 'scott').health).toBe(2);
    expect(one(t.state, 'dieter').health).toBe(0);
    expect(t.state.equipmentDiscard).toEqual(['crowbar']);
    expect(t.state.loot).toEqual([{ at: 'A1', what: 'purple' }]);
  });

  test('AD-ZACT-09, AD-R-15: all of them attack, even beyond death, and none moves on', () => {
    const t = zombiePhase(quiet({ zombies: { A4: '9S' }, survivors: { scott: 'A4', chambers: 'A4', kate: 'A3' } }));
    t.answers('all:chambers');
    expect([one(t.state, 'scott').health, one(t.state, 'chambers').health, one(t.state, 'kate').health]).toEqual([
      4, 0, 3,
    ]);
    expect(horde(t.state)).toEqual({ A4: '9S' });
  });

  test('AD-ZACT-06: where the game decides, whoever can bear it takes it', () => {
    const t = zombiePhase(quiet({ zombies: { A4: '2S' }, survivors: { scott: 'A4', chambers: 'A4' } }));
    t.answers('auto');
    expect([one(t.state, 'scott').health, one(t.state, 'chambers').health]).toEqual([2, 3]);
  });

  test('AD-ABOM-02, AD-R-15: an attack of 2 Wounds is indivisible', () => {
    const t = zombiePhase(quiet({ abominations: { queen: 'A4' }, survivors: { scott: 'A4', chambers: 'A4' } }));
    t.answers('take:scott');
    expect([one(t.state, 'scott').health, one(t.state, 'chambers').health]).toEqual([2, 3]);
  });
});

describe('Moves', () => {
  test('AD-ZACT-02, AD-ZACT-03, AD-ZACT-10, AD-ZACT-19, AD-EX-25: all move in, then the Alphas attack and the Shambler does not', () => {
    const t = zombiePhase(quiet({ zombies: { A3: '1S 2A' }, survivors: { scott: 'A4' } }));
    expect(horde(t.state)).toEqual({ A4: '1S 2A' });
    expect(one(t.state, 'scott').health).toBe(2);
  });

  test('AD-ZACT-19, AD-ZACT-21, AD-EX-24: an Alpha that begins beside a Survivor attacks twice', () => {
    const t = zombiePhase(quiet({ zombies: { A4: '1A' }, survivors: { scott: 'A4', chambers: 'A4' } }));
    t.answers('take:scott', 'take:chambers');
    expect([one(t.state, 'scott').health, one(t.state, 'chambers').health]).toEqual([3, 2]);
  });

  test('AD-ZACT-20, AD-ABOM-01: Valentine acts three times', () => {
    const t = zombiePhase(quiet({ abominations: { valentine: 'A2' }, survivors: { scott: 'A4' } }));
    expect(horde(t.state)).toEqual({ A4: 'valentine' });
    expect(one(t.state, 'scott').health).toBe(3);
  });

  test('AD-ZACT-11: Survivors in sight where the Noise is come first, even if others are more', () => {
    const t = zombiePhase(
      quiet({ zombies: { A3: '1S' }, noise: 'A1', survivors: { scott: 'A1', kate: 'A5', cruz: 'A5' } }),
    );
    expect(horde(t.state)).toEqual({ A2: '1S' });
    t.tells('zombies-move', { type: 'shambler', target: 'A1', why: 'noise-and-survivors', rule: 'AD-ZACT-11' });
  });

  test('AD-ZACT-12, AD-EX-20: otherwise where most of them are', () => {
    const t = zombiePhase(quiet({ zombies: { A3: '1S' }, survivors: { scott: 'A1', kate: 'A6', cruz: 'A6' } }));
    expect(horde(t.state)).toEqual({ A4: '1S' });
    t.tells('zombies-move', { target: 'A6', why: 'most-survivors', tie: 'none' });
  });

  test('AD-ZACT-12, AD-EX-21: the First Player decides a tie', () => {
    const t = zombiePhase(quiet({ zombies: { A3: '2A' }, survivors: { scott: 'A1', kate: 'A6' } }));
    t.expects(0, 'destination', ['to:A1', 'to:A6', 'auto']);
    t.answers('to:A6');
    t.tells('zombies-move', { target: 'A6', tie: 'first-player' });
  });

  test('AD-ZACT-13, AD-EX-22: with nobody in sight they go where the Noise is', () => {
    const t = zombiePhase(quiet({ everybody: 'B5', noise: 'A1', zombies: { A3: '1A' } }));
    expect(horde(t.state)).toEqual({ A1: '1A' });
    t.tells('zombies-move', { target: 'A1', why: 'noise', rule: 'AD-ZACT-13' });
  });

  test('AD-R-17: whoever is there already, with nobody in sight, stays', () => {
    const t = zombiePhase(quiet({ everybody: 'B5', noise: 'A1', zombies: { A1: '1S' } }));
    expect(horde(t.state)).toEqual({ A1: '1S' });
    t.tells('zombies-stay', { why: 'there' });
  });

  test('AD-ZACT-14, AD-ZACT-16: over two equally short ways in equal groups, each type for itself', () => {
    const t = zombiePhase(
      quiet({
        everybody: 'B5',
        noise: 'B5',
        zombies: { A5: '2S 2A' }, // to B5 over A4 and B4 or over A6 and B6
        also: { everybody: 'B5' },
      }),
    );
    // First to A4 and A6, then the Alphas on to B4 and B6.
    expect(horde(t.state)).toEqual({ A4: '1S', A6: '1S', B4: '1A', B6: '1A' });
  });

  test('AD-ZACT-17: the First Player decides where one too many goes', () => {
    const t = zombiePhase(quiet({ everybody: 'B5', noise: 'B5', zombies: { A5: '3S' } }));
    t.expects(0, 'split', ['over:A4', 'over:A6', 'auto']);
    t.answers('over:A6');
    expect(horde(t.state)).toEqual({ A4: '1S', A6: '2S' });
    t.tells('zombies-move', { to: 'A6', count: 2, route: 'first-player' });
  });

  test('AD-ZACT-18, AD-EX-23: a single one goes where the First Player decides', () => {
    const t = zombiePhase(quiet({ everybody: 'B5', noise: 'B5', firstPlayer: 1, zombies: { A5: '1S' } }), {}, 2);
    t.expects(1, 'route', ['over:A4', 'over:A6', 'auto']);
    t.answers('over:A4');
    expect(horde(t.state)).toEqual({ A4: '1S' });
  });

  test('AD-ZACT-15: without an open path nobody moves', () => {
    const t = zombiePhase(quiet({ everybody: '0A4', noise: '0A4', zombies: { '1D2': '2S' } }), { mission: 'M3' });
    expect(horde(t.state)).toEqual({ '1D2': '2S' });
    t.tells('zombies-stay', { why: 'no-path', rule: 'AD-ZACT-15' });
  });

  test('AD-SLEEP-03, AD-SLEEP-09, AD-EX-15: those whom they wake on their way do nothing in this Phase', () => {
    const t = zombiePhase(quiet({ zombies: { A2: '2A' }, sleepers: { A3: 2 }, survivors: { dieter: 'A4' } }));
    expect(horde(t.state)).toEqual({ A3: '2S', A4: '2A' });
    expect(one(t.state, 'dieter').health).toBe(3);
  });

  test('AD-BOLAS-02, AD-R-38: trapped Zombies sit out one Zombie Phase', () => {
    const edit = quiet({
      zombies: { A4: '2A' },
      survivors: { scott: 'A4' },
      trapped: [{ at: 'A4', type: 'alpha', until: 1 }],
    });
    const t = zombiePhase(edit);
    expect(one(t.state, 'scott').health).toBe(2);
    expect(t.state.trapped).toEqual([]);
  });

  test('AD-EXPL-04: a Bomb Trap goes off under whoever walks into it', () => {
    const t = zombiePhase(
      quiet({
        zombies: { A2: '3S' },
        survivors: { scott: 'A4' },
        charges: [{ at: 'A3', face: 'bomb-trap', owner: 1 }],
      }),
    );
    expect(horde(t.state)).toEqual({});
    expect(one(t.state, 'kate').adrenaline).toBe(3);
    expect(t.told('noise').some(({ details }) => details['at'] === 'A3')).toBe(true);
  });
});

describe('spawning', () => {
  test('AD-SPAWN-01, AD-SPAWN-04, AD-EX-26: one card per Zone; the line of the Danger Level says how many', () => {
    [0, 7, 19, 43].forEach((adrenaline, level) => {
      const t = spawnPhase('A1', 'normal', {
        survivors: { scott: { adrenaline } },
        also: (s) => {
          s.survivors[1]!.red = 'regeneration'; // nobody sidesteps
        },
      }).top((s) => s.zombieDeck, 'z34');
      expect(t.told('spawned')[0]?.details['count']).toBe([3, 5, 6, 6][level]);
      expect(ZOMBIE_CARDS['z34']?.[level]).toEqual({ type: 'alpha', count: [3, 5, 6, 6][level] });
    });
  });

  test('AD-AP-08, AD-R-31: the highest level of those who live', () => {
    const t = spawnPhase('A1', 'normal', {
      survivors: { scott: { adrenaline: 43, health: 0 }, kate: { adrenaline: 7 } },
    }).top((s) => s.zombieDeck, 'z1');
    t.tells('spawned', { type: 'shambler', count: 4 });
  });

  test('AD-SPAWN-05: an empty deck is made anew of its discards', () => {
    const t = spawnPhase('A1', 'normal', { zombieDeck: [], zombieDiscard: ['z1'] });
    t.tells('deck-reshuffled', { deck: 'zombies' });
    expect(horde(t.state)).toEqual({ A1: '3S' });
  });

  test('AD-SPAWN-02, AD-SPAWN-03, AD-SPAWN-06, AD-SPAWN-07, AD-ROUND-05, AD-EX-27: Start, normal and Zeus, at the Yellow lines', () => {
    const t = table('spawn', {
      step: 'zombies',
      spawns: [
        { at: 'A1', kind: 'start', since: 1 },
        { at: 'F4', kind: 'normal', since: 1 },
        { at: 'D1', kind: 'zeus', since: 1 },
      ],
      survivors: { scott: { adrenaline: 7, at: 'D4' }, kate: 'D4' },
      noise: 'D4',
    })
      .top((s) => s.zombieDeck, 'z2', 'z5')
      .top((s) => s.orders, 'o1');
    const spawned = t.told('spawned').map(({ details }) => [details['type'], details['count'], details['at']]);
    expect(spawned).toEqual([
      ['shambler', 2, 'A1'],
      ['shambler', 4, 'F4'],
      ['alpha', 2, 'D1'],
    ]);
    expect(horde(t.state)).toMatchObject({ D3: '2A' });
  });

  test('AD-SLEEP-08, AD-R-37: Zombies that spawn wake whoever sleeps there', () => {
    const t = spawnPhase('B2', 'normal', { sleepers: { B2: 3 } }).top((s) => s.zombieDeck, 'z1');
    expect(horde(t.state)).toEqual({ B2: '6S' });
  });

  test('AD-R-37, AD-R-19, AD-SKILL-08: placed, woken, reacted; then what was short, of the spawned before the Sleepers', () => {
    const t = spawnPhase('A1', 'normal', {
      sleepers: { A1: 3 },
      pool: { shamblers: 1, alphas: 1 },
      survivors: { kate: 'A2' },
    }).top((s) => s.zombieDeck, 'z34');
    t.expects(0, 'sidestep', ['move:A1', 'move:A3', 'stay']);
    expect(horde(t.state)).toEqual({ A1: '1S 1A' });
    expect(t.told('shortage')).toEqual([]);
    t.answers('stay');
    expect(t.told('shortage').map(({ details, rule }) => [details['type'], rule])).toEqual([
      ['alpha', 'AD-SPAWN-11'],
      ['shambler', 'AD-SLEEP-04'],
    ]);
  });

  test('AD-SKILL-08, AD-R-37: an Abomination that spawns wakes Sleepers, and even their shortage waits for reactions', () => {
    const t = spawnPhase('A1', 'normal', {
      sleepers: { A1: 3 },
      pool: { shamblers: 1 },
      survivors: { scott: { adrenaline: 7 }, kate: 'A2' },
    }).top((s) => s.zombieDeck, 'z35');
    t.expects(0, 'sidestep');
    expect([horde(t.state), t.told('shortage')]).toEqual([{ A1: '1S valentine' }, []]);
    t.answers('stay').tells('shortage', { type: 'shambler', rule: 'AD-SLEEP-04' });
  });

  test('AD-SKILL-08, AD-R-37: so does the shortage of those whom a Bomb Trap wakes next door', () => {
    const t = spawnPhase('A1', 'normal', {
      charges: [{ at: 'A1', face: 'bomb-trap', owner: 0 }],
      sleepers: { B1: 3 },
      pool: { shamblers: 2 },
      survivors: { kate: 'A2' },
    }).top((s) => s.zombieDeck, 'z1');
    t.expects(0, 'sidestep');
    expect([horde(t.state), t.told('shortage')]).toEqual([{ B1: '2S' }, []]);
    t.answers('stay').tells('shortage', { type: 'shambler', rule: 'AD-SLEEP-04' });
  });

  test('AD-SPAWN-11, AD-R-18: if figures run out, those left are placed and all of that type activate', () => {
    const t = spawnPhase('A1', 'normal', { zombies: { D1: '14A' }, noise: 'A1', everybody: 'B5' }).top(
      (s) => s.zombieDeck,
      'z34',
    );
    t.tells('shortage', { type: 'alpha', rule: 'AD-SPAWN-11' });
    expect(horde(t.state)).toEqual({ A1: '2A', B1: '14A' });
  });

  test('AD-SPAWN-12: several extra Activations may follow each other', () => {
    const t = table('spawn', {
      step: 'zombies',
      spawns: [
        { at: 'A1', kind: 'start', since: 1 },
        { at: 'A1', kind: 'normal', since: 1 },
      ],
      zombies: { D1: '16A' },
      everybody: 'B5',
      noise: 'A1',
    }).top((s) => s.zombieDeck, 'z34', 'z33');
    expect(t.told('shortage')).toHaveLength(2);
  });

  test('AD-GOAL-04: figures on goal cards are missing in the box', () => {
    const t = spawnPhase('A1', 'normal', { pool: { shamblers: 1 }, everybody: 'B5' }).top((s) => s.zombieDeck, 'z8');
    t.tells('shortage', { type: 'shambler' });
  });
});

describe('Zeus’ Orders', () => {
  const orders = (card: string, edit: Edit = {}) =>
    spawnPhase('D1', 'zeus', { everybody: 'B5', noise: 'B5', also: edit }).top((s) => s.orders, card);

  test('AD-SPAWN-07, AD-R-104: Roar moves Shamblers that see somebody', () => {
    const t = orders('o4', { zombies: { B4: '1S', F1: '1S' } });
    expect(horde(t.state)).toEqual({ B5: '1S', D1: '2S', F1: '1S' });
  });

  test('AD-SPAWN-07, AD-R-104: Outflank brings them where they are nearest to the Noise', () => {
    const t = spawnPhase('D1', 'zeus', {
      spawns: [
        { at: 'D1', kind: 'zeus', since: 1 },
        { at: 'A1', kind: 'start', since: 9 },
        { at: 'F6', kind: 'normal', since: 1 },
      ],
      noise: 'F5',
      everybody: 'B5',
    })
      .top((s) => s.orders, 'o6')
      .top((s) => s.zombieDeck, 'z37');
    t.tells('spawned', { at: 'F6', type: 'alpha', count: 1 });
  });

  test('AD-SPAWN-07, AD-R-104: Hunt moves all Alphas', () => {
    const t = orders('o7', { zombies: { A1: '1A' } });
    expect(horde(t.state)).toEqual({ A3: '1A' });
  });

  test('AD-SPAWN-07, AD-R-104: Stir wakes those who are nearest', () => {
    const t = orders('o8', { sleepers: { B3: 3, E3: 2 } });
    expect(t.state.sleepers).toEqual([{ at: 'E3', face: 2 }]);
  });

  test('AD-SPAWN-07, AD-R-104: Rising Tide draws one more card for the Start Spawn Zone', () => {
    const t = spawnPhase('D1', 'zeus', {
      everybody: 'B5',
      also: (s) => {
        s.spawns.push({ at: 'A1', kind: 'start', since: 9 });
      },
    })
      .top((s) => s.orders, 'o11')
      .top((s) => s.zombieDeck, 'z1');
    expect(horde(t.state)).toEqual({ A1: '3S', D1: '1S' });
  });

  test('AD-SPAWN-07, AD-R-104: Scent moves the Noise token to most of the Survivors', () => {
    const t = orders('o12', { noise: 'F1', sleepers: { B4: 1 } });
    expect(t.state.noise).toBe('B5');
    expect(t.state.sleepers).toHaveLength(1);
  });

  test('AD-SPAWN-11, AD-SPAWN-07: what was short activates before the order is carried out', () => {
    const t = orders('o12', { noise: 'F1', zombies: { D1: '30S' } });
    expect(t.told('shortage')).toHaveLength(1);
    expect([horde(t.state), t.state.noise]).toEqual([{ E1: '30S' }, 'B5']);
  });

  test('AD-SPAWN-07, AD-R-35: an empty deck of Orders is made anew', () => {
    const t = orders('o10', { orders: ['o10'] });
    expect(t.state.ordersDiscard).toEqual(['o10']);
    t.tells('order-card', { card: 'throne-watch' });
  });
});

describe('what the horde would do now', () => {
  test('AD-ZACT-02, AD-ZACT-04: who has somebody in the Zone attacks, with so many Wounds', () => {
    const t = zombiePhase(quiet({ everybody: 'B5', zombies: { A4: '2S 1A' }, survivors: { scott: 'A4', kate: 'A4' } }));
    expect(intentsOf(t.state)).toEqual([
      {
        at: 'A4',
        types: [
          { type: 'shambler', count: 2 },
          { type: 'alpha', count: 1 },
        ],
        wounds: 3,
        steps: [],
      },
    ]);
  });

  test('AD-ZACT-12, AD-ZACT-16, AD-BOLAS-02: the others go where they then go; whoever lies in bolas does nothing', () => {
    const layout = quiet({
      everybody: 'B5',
      noise: 'B5',
      zombies: { A5: '2S', A1: '1S' },
      trapped: [{ at: 'A1', type: 'shambler', until: 1 }],
    });
    const before = table('turn', [
      { turns: [newTurn(0)], yetToAct: ['scott'] },
      { also: layout, survivors: { scott: 'B5' } },
    ]);
    expect(intentsOf(before.state).map(({ at, steps }) => [at, steps])).toEqual([['A5', ['A4', 'A6']]]);
    before.answers('end');
    expect(horde(before.state)).toEqual({ A1: '1S', A4: '1S', A6: '1S' });
  });
});
