import { describe, expect, test } from 'vitest';
import { table as carnival } from './films/carnival-table.ts';
import { table as groves } from './films/groves-table.ts';
import { count, type Edit, HEROINES, look, type Table, table } from './kit.ts';

const atExit = (n: number, edit: Edit = {}, options = {}): Table =>
  table('action', { heroine: 'se_exit', victims: { se_exit: n }, also: edit }, options);

/** Saves victims onto these slots. */
function save(t: Table, ...slots: number[]): Table {
  for (const slot of slots) t.answers('save:yellow', `slot:${slot}`);
  return t;
}

describe('where and when', () => {
  test('FG-SAVE-01: on an exit space, any number of the victims there', () => {
    const t = save(atExit(3), 1, 3);
    t.tells('victim-saved', { space: 'se_exit', rule: 'FG-SAVE-01' });
    expect([t.state.victims.length, t.state.tally.savedThisGame]).toEqual([1, 2]);
    expect(t.legal).toContain('save:yellow');
    const inside = table('action', { victims: { campfire: 1 } });
    expect(inside.legal).toEqual(['end']);
    inside.refuses('save:yellow', 'no-such-option');
  });

  test('FG-SAVE-01: with the last step of a card that has cost all the time before', () => {
    const t = table('action', { heroine: 'marsh', victims: { se_exit: 1 }, time: 1, hand: ['walk', 'close_call'] });
    t.dice('horror', 1, 1, 5, 1).answers('play:walk', 'close_call:all', 'go:se_exit');
    t.expects(0, 'at-exit', ['go-on', 'save:yellow']).answers('save:yellow', 'slot:4'); // a card of cost 2 or less
    expect([t.state.victims, t.state.time]).toEqual([[], -1]);
  });

  test('FG-SAVE-01, FG-ROLL-12: also when it was Despair, or the price of the Little Sister, that took the time', () => {
    const despair = table(
      'action',
      { heroine: 'marsh', victims: { se_exit: 1 }, time: 0, hand: ['walk'], darkPower: 'pg_d1' },
      { killer: 'poltergeist' },
    );
    despair.dice('horror', 1, 5).answers('play:walk', 'go:se_exit');
    const sister = carnival('action', {
      heroine: 'coaster',
      special: { be03: { white: 'coaster' } },
      victims: { entrance: 1 },
      time: 1,
      hand: ['walk'],
    });
    sister.dice('horror', 1, 1, 5).answers('play:walk', 'little-sister', 'die:1', 'go:entrance', 'follow:0');
    for (const t of [despair, sister]) {
      expect(t.state.time).toBe(-1);
      t.expects(0, 'at-exit', ['go-on', 'save:yellow']).answers('save:yellow', 'slot:4');
      expect(t.state.victims.filter(({ role }) => role === null)).toEqual([]);
    }
  });

  test('FG-SAVE-01, FG-R-06: so are those whom an item brings with the last of the time', () => {
    const called = table('action', { heroine: 'se_exit', victims: { dock: 1 }, time: 0, backpack: ['whistle'] });
    const scared = groves('action', {
      heroine: 'west_exit',
      victims: { welcome_center: 1 },
      time: 0,
      backpack: ['air_horn'],
    }).dice('panic', 1);
    called.answers('use:whistle');
    scared.answers('use:air_horn');
    for (const t of [called, scared]) {
      t.expects(0, 'at-exit', ['go-on', 'save:yellow']).answers('save:yellow', 'slot:4');
      expect([t.state.time, t.state.victims]).toEqual([-1, []]);
    }
  });

  test('FG-SAVE-01, FG-R-16: with a move that was a reward and is made at the very end', () => {
    const t = table('action', { heroine: 'marsh', victims: { se_exit: 2 }, rewards: [5] }).answers('end', 'go:se_exit');
    t.expects(0, 'at-exit', ['go-on', 'save:yellow']).answers('save:yellow', 'slot:5', 'go-on');
    // That earned another step, and she may be asked there again.
    t.expects(0, 'move').answers('go:dock', 'follow:0');
    expect([t.phase, t.state.victims.length]).toEqual(['planning', 1]);
  });

  test('FG-SAVE-02, FG-SAVE-12: Reiko saves on her way to an enemy', () => {
    const charge = (n: number): Table =>
      table(
        'action',
        { heroine: { space: 'marsh', flipped: true }, killer: 'dock', victims: { se_exit: n } },
        { heroine: 'reiko' },
      ).answers('charge');
    const t = charge(1).expects(0, 'at-exit', ['go-on', 'save:yellow']).answers('save:yellow');
    t.expects(0, 'action');
    expect([t.state.heroine.space, t.state.rewards]).toEqual(['dock', [-1]]);
    charge(0).expects(0, 'action');
  });

  test('FG-SAVE-04: nobody is asked twice: who has declined goes on', () => {
    const t = table('action', { heroine: 'marsh', victims: { se_exit: 1 }, time: 1, hand: ['walk', 'close_call'] });
    t.dice('horror', 1, 1, 5, 1).answers('play:walk', 'close_call:all', 'go:se_exit', 'go-on');
    expect([t.phase, t.state.victims.length]).toEqual(['planning', 1]);
  });

  test('FG-SAVE-01: at any moment of the Action phase: before a card, after a roll, before the phase ends', () => {
    const rolled = atExit(1, { hand: ['focus'] }).dice('horror', 1, 1);
    rolled.answers('play:focus').expects(0, 'after-roll', ['keep', 'save:yellow']).answers('save:yellow', 'slot:0');
    expect(rolled.state.victims).toEqual([]);
    const ending = atExit(1, { hand: ['short_rest'] }).dice('horror', 1, 1);
    ending.answers('play:short_rest', 'keep').expects(0, 'phase-ends', ['go-on', 'save:yellow']);
    const failing = atExit(1, { hand: ['walk'] })
      .dice('horror', 1, 1)
      .answers('play:walk', 'keep');
    failing.expects(0, 'failure-row', ['row:1', 'row:2', 'save:yellow']);
    const running = atExit(1, { time: 0, hand: ['focus'] }).dice('horror', 1, 1);
    running.answers('play:focus', 'keep').expects(0, 'time-runs-out', ['go-on', 'save:yellow']);
  });

  test('FG-SAVE-02: in passing is enough', () => {
    const t = table('action', { heroine: 'south_trail', victims: { se_exit: 1 }, hand: ['run'] }).dice('horror', 5, 5);
    t.answers('play:run', 'go:se_exit').expects(0, 'move', [
      'stay',
      'go:dock',
      'go:marsh',
      'go:south_trail',
      'save:yellow',
    ]);
    t.answers('save:yellow', 'slot:1').expects(0, 'move'); // and on she goes
    t.answers('go:marsh', 'go:east_trail');
    expect([t.state.heroine.space, t.state.tally.savedThisGame]).toEqual(['east_trail', 1]);
  });

  test('FG-SAVE-03: those who came with her and those who were there already', () => {
    const t = table('action', { heroine: 'south_trail', victims: { south_trail: 1, se_exit: 1 }, hand: ['walk'] }).dice(
      'horror',
      5,
      1,
    );
    t.answers('play:walk', 'go:se_exit', 'follow:1');
    save(t, 0, 1);
    expect([t.state.victims, t.state.heroine.slots.slice(0, 2).sort()]).toEqual([[], ['v01', 'v02']]);
  });

  test('FG-SAVE-04, FG-SAVE-05, FG-SAVE-06: never by itself, never without her, never in another phase', () => {
    const t = atExit(2, { victims: { main_gate: 1 }, terror: ['ht09', 'ht09'] });
    t.answers('end').expects(0, 'buy');
    expect(t.legal.filter((id) => id.startsWith('save'))).toEqual([]);
    t.refuses('save:yellow', 'no-such-option').answers('done').expects(0, 'action');
    expect([count(t, 'se_exit'), count(t, 'main_gate'), t.state.tally.savedThisGame]).toEqual([2, 1, 0]);
    // attacked on the exit, she may react, but save nobody
    const attacked = table('terror', {
      heroine: 'se_exit',
      killer: 'se_exit',
      victims: { se_exit: 1 },
      terror: ['ht07', 'ht09'],
      hand: ['guard', 'walk', 'walk'],
    }).dice('horror', 4, 1);
    attacked.expects(0, 'react', ['take-it', 'play:guard']).answers('play:guard');
    attacked.expects(0, 'after-roll', ['keep', 'convert']);
  });
});

describe('slots and rewards', () => {
  test('FG-SAVE-07: each saved victim goes to a free slot of the player’s choice', () => {
    const t = atExit(3).answers('save:yellow');
    t.expects(0, 'slot', ['slot:0', 'slot:1', 'slot:2', 'slot:3', 'slot:4', 'slot:5']).answers('slot:3', 'save:yellow');
    t.expects(0, 'slot', ['slot:0', 'slot:1', 'slot:2', 'slot:4', 'slot:5']).answers('slot:0');
    expect(look(t).heroine.slots).toEqual(['yellow', null, null, 'yellow', null, null]);
  });

  test.each([
    [0, { horror: 2 }],
    [1, { time: 8 }],
    [2, { heroine: { markers: 3 } }],
    [3, { time: 8 }],
  ])('FG-SAVE-08: slot %i of Laurie gives its reward at once', (slot, expected) => {
    const t = save(atExit(1, { health: { heroine: 2 } }), slot);
    t.expects(0, 'action', [`reward:${slot}`, 'end']).answers(`reward:${slot}`);
    t.tells('reward', { slot, rule: 'FG-SAVE-08' });
    expect(t.state).toMatchObject({ horror: 3, time: 6, heroine: { markers: 2 }, ...expected, rewards: [] });
    t.expects(0, 'action', ['end']);
  });

  test('FG-SAVE-08: a movement reward is a move, with followers and further saving', () => {
    const t = save(atExit(2), 5).answers('reward:5');
    t.expects(0, 'move', ['stay', 'go:dock', 'go:marsh', 'go:south_trail', 'save:yellow']);
    t.answers('go:dock', 'follow:1').expects(0, 'action', ['end']);
    expect([t.state.heroine.space, count(t, 'dock'), t.state.time]).toEqual(['dock', 1, 6]);
  });

  test('FG-SAVE-09: a reward that names a card takes it from the market into the hand', () => {
    const reiko = save(atExit(1, {}, { heroine: 'reiko' }), 2).answers('reward:2');
    expect([reiko.state.hand, reiko.state.market['planning']]).toEqual([['planning'], 0]);
    const gone = save(atExit(1, { hand: ['planning'] }, { heroine: 'reiko' }), 2);
    gone.answers('reward:2').tells('card-not-in-market', { card: 'planning' });
    expect(gone.state.hand).toEqual(['planning']);
    const laurie = save(atExit(1), 4).answers('reward:4');
    laurie.expects(0, 'take-card', undefined, {
      'take:distract': 'too-expensive',
      'take:critical_blow': 'too-expensive',
    });
    laurie.answers('take:run').expects(0, 'action');
    expect([laurie.state.hand, laurie.state.market['run'], laurie.state.time]).toEqual([['run'], 1, 6]);
  });

  test('FG-SAVE-10: rewards in any order, but all before the next action card', () => {
    const t = save(atExit(2, { hand: ['focus', 'close_call', 'guard'] }), 1, 0);
    t.expects(0, 'action', undefined, { 'play:focus': 'rewards-first' }).refuses('play:focus', 'blocked');
    expect(t.legal).toEqual(expect.arrayContaining(['reward:0', 'reward:1']));
    t.answers('reward:0').refuses('play:focus', 'blocked').answers('reward:1');
    expect([t.state.horror, t.state.time]).toEqual([2, 8]);
    expect(t.legal).toContain('play:focus');
  });

  test('FG-SAVE-10: a reward earned after a roll also comes before Close Call', () => {
    const t = atExit(1, { hand: ['focus', 'close_call'] }).dice('horror', 1, 2, 6);
    t.answers('play:focus', 'save:yellow', 'slot:1');
    t.expects(0, 'after-roll', undefined, { 'close_call:die:1': 'rewards-first', 'close_call:all': 'rewards-first' });
    t.answers('reward:1', 'close_call:die:1').usesAllLuck();
    expect(t.state.horror).toBe(2);
  });

  test('FG-SAVE-10: when she stops, what still waits is resolved first, in the order that she likes', () => {
    const t = save(atExit(2), 0, 1).answers('end');
    t.expects(0, 'reward', ['reward:0', 'reward:1']).answers('reward:1').expects(0, 'buy');
    expect([t.state.time, t.state.horror, t.state.rewards]).toEqual([8, 2, []]);
  });

  test('FG-SAVE-01, FG-SAVE-10: arriving with her last health, she saves and heals before she loses it', () => {
    const t = table('action', {
      heroine: 'south_trail',
      victims: { south_trail: 1 },
      health: { heroine: [0, 0] },
      hand: ['walk'],
    }).dice('horror', 1, 1, 1);
    t.answers('play:walk', 'row:1', 'go:se_exit', 'follow:1');
    t.expects(0, 'phase-ends', ['go-on', 'save:yellow']).answers('save:yellow', 'slot:2', 'reward:2');
    t.expects(0, 'action');
    expect([t.match.over, t.state.heroine.markers, t.state.time]).toEqual([false, 0, 4]);
  });

  test('FG-EX-04 (FG-SAVE-01, FG-SAVE-07, FG-SAVE-08, FG-SAVE-10): Laurie’s rescue', () => {
    const t = atExit(2, { hand: ['focus'] });
    save(t, 0, 5).answers('reward:0');
    expect(t.state.horror).toBe(2);
    t.refuses('play:focus', 'blocked').answers('reward:5', 'go:dock');
    expect([t.state.heroine.space, t.state.discard, t.told('played'), t.state.time]).toEqual(['dock', [], [], 6]);
    expect(t.legal).toContain('play:focus');
  });
});

describe('the ultimate ability', () => {
  const unlocked = (edit: Edit = {}, options = {}) =>
    atExit(
      1,
      {
        also: [
          edit,
          (s) => {
            s.heroine.slots = s.heroine.slots.map((_, i) => (i === 0 ? null : (s.supply.shift() as string)));
          },
        ],
      },
      options,
    ).answers('save:yellow');

  test('FG-SAVE-11: with all slots covered the pawns leave the card and it is turned', () => {
    const t = unlocked();
    t.tells('ultimate-unlocked', { heroine: 'laurie', rule: 'FG-SAVE-11' });
    expect(look(t).heroine).toMatchObject({ flipped: true, slots: [null, null, null, null, null, null] });
    expect(t.state.supply.filter((id) => id.startsWith('v'))).toHaveLength(21);
    t.answers('reward:0'); // the last slot's reward is hers all the same
    expect(t.state.horror).toBe(2);
  });

  test('FG-SAVE-12: an immediate ability happens once, when it is unlocked', () => {
    const t = unlocked({ health: { heroine: 1 } }, { heroine: 'adelaide' });
    t.expects(0, 'adelaide', ['heal', 'cards']).answers('heal');
    expect(t.state.heroine.markers).toBe(5);
    t.answers('reward:0').expects(0, 'action', ['end']);
  });

  test('FG-SAVE-12: a permanent ability works from then on', () => {
    const t = unlocked({ hand: ['walk', 'focus'] }, { heroine: 'sheila' });
    t.answers('reward:0', 'discard:walk', 'discard:focus');
    expect(t.state.time).toBe(10); // two for each card
    const before = atExit(0, { hand: ['walk'] }, { heroine: 'sheila' }).answers('discard:walk');
    expect(before.state.time).toBe(7);
  });

  test('FG-SAVE-13: every further victim gives the reward below the ability', () => {
    const t = atExit(2, { heroine: { flipped: true } });
    t.answers('save:yellow').expects(0, 'action', ['reward:further', 'save:yellow', 'end']).answers('reward:further');
    expect([t.state.time, t.state.heroine.slots.every((pawn) => pawn === null)]).toEqual([7, true]);
    t.answers('save:yellow', 'reward:further');
    expect([t.state.time, t.state.tally.savedThisGame]).toEqual([8, 2]);
    const alice = atExit(1, { heroine: { flipped: true }, health: { heroine: 1 } }, { heroine: 'alice' }).answers(
      'save:yellow',
      'reward:further',
    );
    expect([alice.state.heroine.markers, alice.state.time]).toEqual([2, 6]);
  });

  test('FG-SAVE-14: Laurie deals 1 more to an enemy on her space, not to one further off', () => {
    const strike = (space: string, weapon: string, successes: number[]) =>
      table('action', {
        heroine: { flipped: true, space: 'dock' },
        killer: space,
        items: { hands: [{ id: weapon, uses: 0 }] },
        hand: ['weak_attack'],
      })
        .dice('horror', ...successes)
        .answers('play:weak_attack');
    expect(strike('dock', 'old_revolver', [5, 5]).state.killer.markers).toBe(9); // 1 and 1
    expect(strike('lake', 'old_revolver', [5, 5]).state.killer.markers).toBe(9); // 1 and the revolver's 1
    const miss = strike('dock', 'old_revolver', [1, 1]);
    expect(miss.state.killer.markers).toBe(11); // no damage, nothing to add to
    const minion = table(
      'action',
      {
        heroine: { flipped: true },
        killer: 'lake',
        hand: ['weak_attack'],
        also: (s) => {
          s.minions = s.minions.map((one, i) => ({
            ...one,
            status: i < 2 ? 'board' : 'ready',
            space: i < 2 ? 'campfire' : null,
            markers: 1,
          }));
        },
      },
      { killer: 'geppetto' },
    ).dice('horror', 5, 5);
    minion.answers('play:weak_attack', 'hit:minion:1');
    expect(minion.state.minions.filter((one) => one.status === 'board')).toEqual([]); // one each
  });

  test('FG-SAVE-15: front and back of every heroine’s card', () => {
    for (const { id, health: most, slots, further } of HEROINES) {
      const t = atExit(1, {}, { heroine: id });
      expect(look(t).heroine).toMatchObject({ id, most, health: most, flipped: false, slots: slots.map(() => null) });
      t.answers('save:yellow').expects(
        0,
        'slot',
        slots.map((_, i) => `slot:${i}`),
      );
      const back = atExit(1, { heroine: { flipped: true, markers: 1 } }, { heroine: id }).answers(
        'save:yellow',
        'reward:further',
      );
      const told = { heal: 'healed', time: 'time', horror: 'horror' }[further.do as 'heal'];
      expect(back.order('healed', 'time', 'horror')).toEqual([told]);
    }
  });
});

describe('rewards and wounds', () => {
  test('FG-SAVE-10: the heart of the second victim is hers before Clingy Campers hurt her', () => {
    const t = save(atExit(2, { inPlay: ['ce05'], health: { heroine: [0, 0] } }), 0, 2);
    t.expects(0, 'phase-ends', ['go-on', 'reward:0', 'reward:2']).answers('reward:2', 'go-on');
    expect([t.state.result, look(t).heroine.health]).toEqual([null, 1]);
  });

  test('FG-SAVE-10: so is a heart that waits while a reward leads her into a trap', () => {
    const t = carnival('action', {
      heroine: 'coaster',
      tokens: { acid: ['ferris_wheel'] },
      rewards: [5, 2],
      health: { heroine: [0, 0] },
    });
    t.answers('reward:5', 'go:ferris_wheel').expects(0, 'phase-ends', ['go-on', 'reward:2']);
    t.answers('reward:2');
    expect([t.state.result, look(t).heroine.health]).toEqual([null, 1]);
  });
});
