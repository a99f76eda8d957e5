import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const evidence = (t: Table): (TileId | null)[] => tokens(t, 'evidence').map(({ at: tile }) => tile);
const samples = (t: Table, seat = 0): number => tokens(t, 'sample').filter(({ on }) => on === seat).length;
const bagged =
  (count: number, seat = 0): Edit =>
  (s) => {
    for (let i = 0; i < count; i++) token(s, 'sample', { on: seat });
  };
const bathing =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push('bath');
  };
const hasBath = (t: Table, seat = 0): boolean => t.state.explorers[seat]?.statuses.includes('bath') === true;
/** Seat 0 stands in the Kitchen, the others in the Upper Landing; ten Evidence lie in the Salon. */
const scene = (edit: Edit = () => {}): Edit =>
  amid(15, (s) => {
    stand(s, 'kitchen', 0);
    stand(s, 'upper-landing', 1, 2);
    for (let i = 0; i < 10; i++) token(s, 'evidence', { at: 'salon' });
    edit(s);
  });
const heroes = (edit: Edit = () => {}) => turn(scene(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    scene((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );

describe('15, Chain of Custody: set-up', () => {
  test.each([
    [3, 8, 0, 4],
    [6, 11, 1, 5],
  ])('for %i: %i Evidence on rooms, %i Cleaners, the revealer healed and faster', (seats, count, cleaners, speed) => {
    const t = begins(15, seats, (s) => {
      if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, speed: 1 });
    });
    expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2 });
    expect(steps(t, 1)).toEqual([4, speed, 3, 4]);
    expect(t.state.monsters.map(({ kind, at: tile }) => `${kind} ${tile}`)).toEqual(
      Array(cleaners).fill('cleaner entrance-hall'),
    );
    const where = evidence(t);
    expect(where).toHaveLength(count);
    // Five rooms: each has one before any has two.
    expect(new Set(where)).toEqual(new Set(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']));
  });
});

describe('15, Chain of Custody: the heroes', () => {
  test('Bag it: on a tile with Evidence, Knowledge, 4 or more takes one; three are enough', () => {
    const here = (edit: Edit = () => {}) =>
      heroes((s) => {
        token(s, 'evidence', { at: 'kitchen' });
        edit(s);
      });
    const t = rolls(here(), 2, 2, 0).answers('haunt:bag-it');
    expect([samples(t), evidence(t).includes('kitchen')]).toEqual([1, false]);
    expect(samples(rolls(here(), 2, 1, 0).answers('haunt:bag-it'))).toBe(0);
    here(bagged(3)).refuses('haunt:bag-it', 'blocked');
    expect(heroes().legal).not.toContain('haunt:bag-it');
  });

  test('BH-TRADE-01, BH-LOOT-02: Samples are never traded, and those of the dead are Evidence again', () => {
    const trade = heroes((s) => {
      stand(s, 'kitchen', 2);
      bagged(1)(s);
    });
    expect(trade.legal).not.toContain('trade:2');
    const t = traitors((s) => {
      stand(s, 'kitchen', 1);
      bagged(2)(s);
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:0', 'burn-not');
    while (!t.state.explorers[0]?.dead) t.answersAs(0, t.legal[0] ?? '');
    // One for the wound, two that were Samples.
    expect([samples(t), evidence(t).filter((tile) => tile === 'kitchen').length]).toEqual([0, 3]);
  });

  test('Start the bath: with a Sample and nobody near or in sight; the turn is over', () => {
    const t = heroes(bagged(2)).answers('haunt:start-the-bath');
    expect([hasBath(t), t.state.turn.seat]).toEqual([true, 1]);
    expect(heroes().legal).not.toContain('haunt:start-the-bath');
    for (const tile of ['kitchen', 'hallway', 'conservatory', 'dining-room'] as const)
      heroes((s) => {
        bagged(1)(s);
        stand(s, tile, 1);
      }).refuses('haunt:start-the-bath', 'blocked'); // here, beside, in line of sight
    const behind = heroes((s) => {
      bagged(1)(s);
      stand(s, 'salon', 1);
    });
    expect(behind.legal).toContain('haunt:start-the-bath');
    heroes((s) => {
      bagged(1)(s);
      monster(s, 'cleaner', 'hallway', { stunned: true });
    }).refuses('haunt:start-the-bath', 'blocked');
  });

  const round = (edit: Edit, ...pips: number[]) =>
    rolls(
      turn(
        scene((s) => {
          s.turn.seat = 2;
          bathing(0)(s);
          bagged(2)(s);
          edit(s);
        }),
      ),
      ...pips,
    ).answers('end-turn');

  test('the next turn begins with a Knowledge roll: 4 or more develops all, less keeps them; the turn goes on', () => {
    const t = round(() => {}, 2, 2, 0).expects(0, 'turn');
    expect([samples(t), t.state.haunt?.memory, hasBath(t)]).toEqual([
      0,
      { developed: 2, byHero: false, fought: false },
      false,
    ]);
    const vain = round(() => {}, 2, 1, 0).expects(0, 'turn');
    expect([samples(vain), vain.state.haunt?.memory, hasBath(vain)]).toEqual([
      2,
      { developed: 0, byHero: false, fought: false },
      false,
    ]);
  });

  test('the heroes win with the last Sample needed, and not with one less', () => {
    const after = (developed: number) =>
      round(
        (s) => {
          if (s.haunt) s.haunt.memory = { developed, byHero: false, fought: false };
        },
        ...[2, 2, 0],
      ).state.result;
    expect(after(0)).toBeNull();
    expect(after(1)).toEqual({ side: 'heroes', why: 'developed', winners: [0, 2] });
  });

  test('Quiet, please: any attack in the region spoils it, whatever comes of it, also one between others', () => {
    const fights = (where: TileId) =>
      traitors((s) => {
        bathing(0)(s);
        stand(s, where, 1, 2);
      });
    const near = rolls(fights('conservatory'), ...Array(8).fill(0)).answers('attack:bare:2'); // a tie
    expect(hasBath(near)).toBe(false);
    near.tells('haunt-tells', { what: 'spoilt', who: 0 });
    expect(hasBath(rolls(fights('upper-landing'), ...Array(8).fill(0)).answers('attack:bare:2'))).toBe(true);
  });

  test('Dynamite spoils it where it is thrown from and where it is thrown to', () => {
    const t = traitors((s) => {
      bathing(0)(s);
      gives(s, 1, 'dynamite');
      stand(s, 'conservatory', 1);
      s.turn.owned = ['dynamite'];
    });
    const [bang = ''] = t.legal.filter((id) => id.startsWith('throw:'));
    t.answers(bang);
    expect(hasBath(t)).toBe(false);
  });

  test('being moved or hurt spoils the own Bath only', () => {
    const t = turn(
      scene((s) => {
        bathing(0, 2)(s);
        stand(s, 'hallway', 0);
      }),
    ).answers('go:kitchen');
    expect([hasBath(t, 0), hasBath(t, 2)]).toEqual([false, true]);
  });
});

describe('15, Chain of Custody: the traitor', () => {
  test('Scrub: Speed or Knowledge, 4 or more removes one Evidence here', () => {
    const here = () => traitors((s) => stand(s, 'salon', 1));
    expect(evidence(rolls(here(), 2, 2, 0, 0).answers('haunt:scrub', 'knowledge'))).toHaveLength(9);
    expect(evidence(rolls(here(), 2, 1, 0).answers('haunt:scrub', 'speed'))).toHaveLength(10);
    expect(traitors().legal).not.toContain('haunt:scrub');
  });

  const strikes = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(
      traitors((s) => {
        stand(s, 'kitchen', 1);
        edit(s);
      }),
      ...pips,
    ).answers('attack:bare:0');

  test('BH-R-08, BH-R-19: a wound by the traitor’s attack leaves one Evidence; a tie, or a hero’s own lost attack, none', () => {
    const t = strikes([2, 1, 0, 0, 0, 0, 0, 0, 0]);
    for (let i = 0; i < 3; i++) t.answersAs(0, 'might');
    expect(evidence(t).filter((tile) => tile === 'kitchen')).toHaveLength(1);
    expect(evidence(strikes(Array(9).fill(0)))).toHaveLength(10);
    const own = rolls(
      heroes((s) => stand(s, 'kitchen', 1)),
      ...[0, 0, 0, 0, 0, 2, 0, 0, 0],
    ).answers('attack:bare:1', 'might', 'might');
    expect(evidence(own)).toHaveLength(10);
  });

  test('BH-STEAL-01, Burn it: won by 2 or more against a hero with a Sample, in place of the damage', () => {
    const by2 = strikes([2, 0, 0, 0, 0, 0, 0, 0, 0], bagged(2));
    by2.expects(1, 'haunt-choice', ['burn-sample', 'burn-not']).answers('burn-sample');
    expect([samples(by2), evidence(by2).length, steps(by2)]).toEqual([1, 10, [4, 4, 3, 3]]);
    strikes([1, 0, 0, 0, 0, 0, 0, 0, 0], bagged(2)).expects(0, 'take-damage'); // by 1
    strikes([2, 0, 0, 0, 0, 0, 0, 0, 0]).expects(0, 'take-damage'); // nothing to burn
  });

  test('BH-DEATH-01, Blood will out: 2 Evidence, healed, down to the Basement Landing, and the turn is over', () => {
    const t = traitors((s) => {
      stand(s, 'kitchen', 1);
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 0, 0, 2, 1, 0, 0, 0).answers('attack:bare:0');
    while (t.decision.kind === 'take-damage') t.answersAs(1, t.legal[0] ?? '');
    expect([at(t, 1), steps(t, 1), t.state.explorers[1]?.dead]).toEqual(['basement-landing', [4, 3, 3, 4], false]);
    expect(evidence(t).filter((tile) => tile === 'kitchen')).toHaveLength(2);
    expect(t.state.turn.seat).not.toBe(1);
  });

  test('BH-R-05, the Cleaner wipes at the end of its turn, unless it attacked, a hero is there, or it only got up', () => {
    const cleans = (edit: Edit, ...answers: string[]) => {
      const t = table(
        'monsters',
        scene((s) => {
          s.turn.seat = 1;
          edit(s);
        }),
      );
      for (const answer of answers) t.answersAs(1, answer);
      return evidence(t).length;
    };
    expect(cleans((s) => monster(s, 'cleaner', 'salon'), 'done')).toBe(9);
    expect(cleans((s) => monster(s, 'cleaner', 'salon', { stunned: true }))).toBe(10);
    const together: Edit = (s) => {
      monster(s, 'cleaner', 'salon');
      stand(s, 'salon', 0);
    };
    expect(cleans(together, 'done')).toBe(10);
    const t = table(
      'monsters',
      scene((s) => {
        s.turn.seat = 1;
        together(s);
        stand(s, 'salon', 0);
      }),
    );
    rolls(t, ...Array(11).fill(0)).answersAs(1, 'attack:bare:0'); // its steps first
    stand(t.state, 'kitchen', 0); // gone again, but it has attacked
    t.answersAs(1, 'done');
    expect(evidence(t)).toHaveLength(10);
  });

  test('the traitor wins at the end of a turn when too little is left, Samples and what is developed counted', () => {
    const ends = (count: number, developed: number) =>
      traitors((s) => {
        s.tokens = [];
        for (let i = 0; i < count; i++) token(s, 'evidence', { at: 'salon' });
        bagged(1)(s);
        if (s.haunt) s.haunt.memory = { developed, byHero: false, fought: false };
      }).answers('end-turn').state.result;
    expect(ends(1, 1)).toBeNull();
    expect(ends(1, 0)).toEqual({ side: 'traitor', why: 'clean', winners: [1] });
  });

  test('the end of round 12 is the traitor’s', () => {
    const late = (round: number) =>
      table(
        'round',
        scene((s) => {
          if (s.haunt) s.haunt.round = round;
        }),
      ).state.result;
    expect([late(11), late(12)]).toEqual([null, { side: 'traitor', why: 'closed', winners: [1] }]);
  });

  test('how much is developed everybody sees; how much must be, only the heroes', () => {
    const goals = (seat: number) => viewOf(heroes(), seat).haunt?.counters.map(({ goal }) => goal);
    expect([goals(0), goals(1)]).toEqual([
      [3, null],
      [null, null],
    ]);
  });
});
