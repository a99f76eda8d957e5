import { describe, expect, test } from 'vitest';
import { type Edit, FILMS, fresh, look, type Table, table } from './kit.ts';

/** Hans at this row of his track, alone with so many victims at the Cabins, draws this terror card; the heroine is far away. */
function hunting(row: number, crowd: number, card: string, edit: Edit = {}): Table {
  return table('terror', {
    killer: { space: 'cabins', bloodlust: row },
    victims: { cabins: crowd },
    terror: [card, 'ht09', 'ct07', 'ct02'],
    hiddenPower: 'hans_d2',
    also: edit,
  });
}

const row = (t: Table): number => t.state.killer.bloodlust;
const values = (t: Table): [number, number] => [look(t).killer.attack, look(t).killer.move];

describe('bloodlust', () => {
  test('FG-BLOOD-01: one row for each victim that dies', () => {
    const one = hunting(1, 3, 'ht05'); // one attack
    one.tells('bloodlust', { row: 2, rule: 'FG-BLOOD-01' });
    expect([row(one), one.state.dead.length]).toEqual([2, 1]);
    const two = hunting(1, 3, 'ht06'); // two attacks
    expect([row(two), two.state.dead.length]).toEqual([3, 2]);
  });

  test('FG-BLOOD-01: whoever or whatever killed it', () => {
    const fire = hunting(1, 2, 'ct06', { killer: 'marsh' }).dice('plain-die', 1);
    expect([row(fire), fire.state.dead.length]).toEqual([3, 2]);
  });

  test('FG-BLOOD-01: one row for each bloodlust symbol', () => {
    const t = table('killer', { finale: 'hans_f2' }); // B+1, then N:MMA
    expect([row(t), t.state.dead.length]).toEqual([2, 0]);
    const beyondRed = hunting(1, 0, 'ht02', {
      horror: 6, // H+2: one step, then beyond red
    });
    expect([row(beyondRed), beyondRed.state.horror]).toEqual([2, 7]);
  });

  test('FG-BLOOD-02: the effect of the new row is resolved, each time a row is entered', () => {
    const quiet = hunting(1, 1, 'ht05'); // row 2: nothing
    expect([row(quiet), quiet.state.horror]).toEqual([2, 3]);
    const loud = hunting(2, 1, 'ht05'); // row 3: horror +1
    expect([row(loud), loud.state.horror]).toEqual([3, 4]);
    expect(loud.order('victim-killed', 'bloodlust', 'horror')).toEqual(['victim-killed', 'bloodlust', 'horror']);
  });

  test('FG-BLOOD-02: the new values count at once, even for the next attack of the same action', () => {
    const t = hunting(4, 1, 'ht06', {
      heroine: 'cabins', // the first attack kills the victim, the second strikes her
    });
    t.tells('bloodlust', { row: 5, attack: 3, move: 1 });
    t.tells('attacked', { attacker: 'killer', damage: 3 });
    expect([values(t), t.state.heroine.markers]).toEqual([[3, 1], 1]);
  });

  test('FG-BLOOD-03: at the top every further rise brings the end effect', () => {
    const t = hunting(11, 3, 'ht06', { health: { killer: 5 } }); // end effect: he recovers 1, a terror card is discarded
    expect(t.told('bloodlust-at-top').map(({ rule }) => rule)).toEqual(['FG-BLOOD-03', 'FG-BLOOD-03']);
    expect([row(t), values(t), t.state.killer.markers]).toEqual([11, [5, 3], 7]);
    expect(t.told('terror-burnt').map(({ details }) => details['card'])).toEqual(['ht09', 'ct07']);
  });

  test('FG-BLOOD-03: not yet when the top row is entered', () => {
    const t = hunting(10, 1, 'ht05', { health: { killer: 5 } });
    expect([row(t), t.told('bloodlust-at-top'), t.state.killer.markers]).toEqual([11, [], 5]);
  });

  test('FG-BLOOD-04, FG-R-46: each step with its effect, one after the other, before the card goes on', () => {
    const t = hunting(1, 3, 'ct06', { killer: 'marsh', piles: { cabins: ['knife', 'axe'] } }).dice('plain-die', 2); // KILL all victims in the Cabins; discard the pile
    expect(t.order('bloodlust', 'horror', 'pile-discarded')).toEqual([
      'bloodlust', // row 2
      'bloodlust', // row 3
      'horror',
      'bloodlust', // row 4
      'pile-discarded',
    ]);
  });

  test('FG-BLOOD-04: what a death brings about waits for its bloodlust', () => {
    const t = hunting(2, 2, 'ht05', { inPlay: ['ce01'] }); // Star-crossed: the last one there dies too
    expect(t.order('victim-killed', 'bloodlust', 'horror')).toEqual([
      'victim-killed',
      'bloodlust', // row 3
      'horror',
      'victim-killed',
      'bloodlust', // row 4
    ]);
  });

  test('FG-BLOOD-04, FG-R-33: steps that are due are finished even if one of them ends the phase', () => {
    const t = table(
      'terror',
      {
        killer: { space: 'marsh', bloodlust: 9 }, // the top; end effect: LOSE 1, BURN 1
        health: { heroine: [0, 3] },
        victims: { cabins: 2 },
        terror: ['ct06', 'ct07', 'ct02', 'ct01'],
      },
      { killer: 'poltergeist' },
    ).dice('plain-die', 1);
    expect(t.order('last-breath', 'terror-burnt', 'pile-discarded')).toEqual([
      'last-breath',
      'terror-burnt',
      'terror-burnt',
    ]);
    expect([look(t).heroine.health, t.state.terror.deck.length]).toEqual([2, 1]); // back with 3, and 1 lost to the second step
  });

  test('FG-BLOOD-05: the track of Hans, row by row', () => {
    const rises = Array.from({ length: 6 }, (_, i) => {
      const t = hunting(i + 1, 1, 'ht05');
      return [row(t), ...values(t), t.state.horror - 3, t.state.darkPowers[0]?.revealed];
    });
    expect(values(hunting(1, 0, 'ct02').answers('dock'))).toEqual([2, 1]);
    expect(rises).toEqual([
      [2, 2, 1, 0, false],
      [3, 2, 1, 1, false],
      [4, 2, 1, 0, false],
      [5, 3, 1, 1, false],
      [6, 3, 2, 0, true],
      [7, 3, 2, 0, false],
    ]);
  });
});

describe('the dark power', () => {
  test('FG-DARK-01: hidden and without effect before its row', () => {
    const t = hunting(4, 4, 'ht06', { hiddenPower: 'hans_d1' }); // rows 5 and 6, after the last attack
    expect(t.state.dead.length).toBe(2);
    const before = hunting(3, 4, 'ht06', { hiddenPower: 'hans_d1' });
    expect([row(before), look(before).darkPowers]).toEqual([5, [{ id: null, revealed: false }]]);
  });

  test('FG-DARK-01: revealed the moment its row is reached, and from then on it counts', () => {
    const t = hunting(5, 4, 'ht06', { hiddenPower: 'hans_d1' }); // each attack hits everybody
    t.tells('dark-power-revealed', { card: 'hans_d1', rule: 'FG-DARK-01' });
    expect(t.order('victim-killed', 'dark-power-revealed')).toEqual([
      'victim-killed',
      'dark-power-revealed',
      'victim-killed',
      'victim-killed',
      'victim-killed',
    ]);
    expect(look(t).darkPowers).toEqual([{ id: 'hans_d1', revealed: true }]);
  });

  test('FG-DARK-01: what it does at once is done at once', () => {
    const t = table(
      'terror',
      {
        killer: { space: 'cabins', bloodlust: 4 },
        victims: { cabins: 1 },
        terror: ['ct03', 'ct07'], // PANIC; N:A; V:M
        hiddenPower: 'df_d2',
      },
      { killer: 'dr_fright' },
    ).dice('panic', 1);
    expect(t.order('victim-killed', 'dark-power-revealed', 'killer-token-swapped')).toEqual([
      'victim-killed',
      'dark-power-revealed',
      'killer-token-swapped', // his black token for a white one
    ]);
    expect([row(t), t.state.killer.breath?.color]).toEqual([5, 'white']);
  });

  test('FG-DARK-02: each killer has one epic dark power: left out, shuffled in, or forced', () => {
    for (const { killer } of FILMS) {
      const epics = killer.darkPowers.filter((card) => card.epic === true).map((card) => card.id);
      expect(epics).toHaveLength(1);
      const dealt = (epic: string, games: number) =>
        new Set(
          Array.from({ length: games }, (_, n) => fresh({ killer: killer.id, epic }, `epic ${n}`)).map(
            ({ state }) => state.darkPowers[0]?.id,
          ),
        );
      expect([...dealt('forced', 3)]).toEqual(epics);
      expect(dealt('off', 25).has(epics[0])).toBe(false);
      expect(dealt('shuffled', 25).has(epics[0])).toBe(true);
    }
  });
});

describe('minor dark powers', () => {
  /** She is with Hans, who has Wicked Rage (attack +1) with so many markers, and deals this much damage. */
  function hit(markers: number, damage: 1 | 2 | 3, edit: Edit = {}): Table {
    const card = { 1: 'weak_attack', 2: 'furious_strike', 3: 'critical_blow' }[damage];
    const t = table('action', { killer: 'campfire', inPlay: { ht10: markers }, hand: [card], also: edit }).dice(
      'horror',
      5,
      5,
    );
    return t.answers(`play:${card}`);
  }

  test('FG-DARK-03, FG-DARK-04: from the terror deck to the killer board, with its markers', () => {
    const t = hunting(1, 0, 'ht10');
    t.tells('stays-in-play', { card: 'ht10', markers: 2, rule: 'FG-DARK-04' });
    expect(look(t).inPlay).toEqual([{ id: 'ht10', kind: 'mdp', markers: 2 }]);
    expect([t.state.terror.discard, t.state.killer.markers]).toEqual([[], 11]); // on top of his own health
  });

  test('FG-DARK-03: while it is there, he has its ability', () => {
    expect(values(hunting(1, 0, 'ht10'))).toEqual([3, 1]);
    expect(values(hunting(1, 0, 'ht11'))).toEqual([2, 2]);
    const t = table('killer', { killer: 'campfire', inPlay: { ht10: 1 }, terror: ['ct02', 'ct07'] });
    t.tells('attacked', { damage: 3 });
    expect(t.state.heroine.markers).toBe(1);
  });

  test('FG-DARK-05: her damage takes its markers first', () => {
    const t = hit(2, 1);
    t.tells('dark-power-damaged', { card: 'ht10', amount: 1, markers: 1, rule: 'FG-DARK-05' });
    expect([t.state.inPlay[0]?.markers, t.state.killer.markers]).toEqual([1, 11]);
    expect(t.told('killer-damaged')).toEqual([]);
  });

  test('FG-DARK-05, FG-R-30: what is left goes on to him', () => {
    const t = hit(2, 3);
    expect([t.state.inPlay, t.state.killer.markers]).toEqual([[], 10]);
    t.tells('killer-damaged', { amount: 1, markers: 10, rule: 'FG-ATK-02' });
  });

  test('FG-DARK-05, FG-R-30: of several the player says which', () => {
    const t = hit(2, 3, { inPlay: { ht11: 2 } });
    t.expects(0, 'which-dark-power', ['mdp:ht10', 'mdp:ht11']).answers('mdp:ht11');
    expect([t.state.inPlay, t.state.killer.markers]).toEqual([[{ id: 'ht10', kind: 'mdp', markers: 1 }], 11]);
  });

  test('FG-DARK-05, FG-R-31: so does damage by a trap or a fire', () => {
    const t = hunting(1, 0, 'ct06', { inPlay: { ht10: 2 } }).dice('plain-die', 1); // the Cabins burn, with him in them
    expect([t.state.inPlay[0]?.markers, t.state.killer.markers]).toEqual([1, 11]);
  });

  test('FG-DARK-05: as long as it has markers his token is safe', () => {
    const t = hit(2, 2, { health: { killer: [0, 0] } });
    expect([t.told('last-breath'), t.state.result, t.state.inPlay]).toEqual([[], null, []]);
  });

  test('FG-DARK-06: without markers it is discarded and its ability ends', () => {
    const t = hit(2, 2);
    t.tells('left-play', { card: 'ht10', rule: 'FG-DARK-06' });
    expect([t.state.inPlay, t.state.terror.discard, values(t)]).toEqual([[], ['ht10'], [2, 1]]);
    expect(values(hit(2, 1))).toEqual([3, 1]);
  });

  test('FG-DARK-06: a card may take it away with its markers (Metal Bat)', () => {
    const t = hit(2, 1, { hands: ['metal_bat'] });
    t.answers('killer@campfire:metal_bat');
    // 1 damage and 1 from the bat: both markers are gone, so nothing is left to take.
    expect([t.state.inPlay, t.state.killer.markers]).toEqual([[], 11]);
    const two = hit(2, 1, { hands: ['metal_bat'], inPlay: { ht11: 2 } });
    two.answers('killer@campfire:metal_bat', 'mdp:ht10').expects(0, 'metal-bat', ['ht11', 'none']);
    two.answers('ht11');
    expect([two.state.inPlay, two.state.terror.discard]).toEqual([[], ['ht10', 'ht11']]);
  });
});
