import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token } from '../haunt-kit.ts';
import { at, type Edit, gives, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  readonly laurels: number;
  readonly won: readonly string[];
  readonly weak: Readonly<Record<string, number>>;
  readonly boutIn: number;
  readonly fighter: number | null;
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const remembers =
  (about: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, about);
  };
const RELICS = ['gauntlet', 'spur', 'visor', 'crest'];
const relics = (t: Table) => t.state.tokens.filter(({ kind }) => RELICS.includes(kind));
const kills =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) s.explorers[seat].dead = true;
  };
/** The Champion in the Ballroom with seat 0; seat 2 and the traitor are upstairs. */
const ball = (edit: Edit = () => {}): Edit =>
  amid(37, (s) => {
    lays(s, 'ballroom', { x: 2, y: -1 });
    monster(s, 'champion', 'ballroom');
    stand(s, 'ballroom', 0);
    stand(s, 'bloody-room', 1, 2);
    edit(s);
  });
const hero = (edit: Edit = () => {}, seats = 3) => turn(ball(edit), {}, seats);
const traitors = (edit: Edit = () => {}) =>
  turn(
    ball((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );
/** Seat 0 fights with one trait against a guard of another; the dice of the fighter, then of the Champion. */
const bout = (trait: string, guard: string, pips: readonly number[], edit: Edit = () => {}, seats = 3) => {
  const t = rolls(hero(edit, seats), ...pips).answers('haunt:step-forward');
  return t.answersAs(0, `bout:${trait}`).answersAs(1, `bout:${guard}`);
};
/** How many dice were rolled, each time. */
const thrown = (t: Table): number[] =>
  ['rolled', 'dice-rolled'].flatMap((kind) => t.told(kind).map(({ details }) => (details['dice'] as number[]).length));

describe('37, The Host’s Champion: set-up', () => {
  test.each([
    [3, 0, 0, [4, 4, 3, 3]],
    [6, 2, 5, [5, 3, 4, 3]],
  ])(
    'for %i: the Ballroom, four Relics in rooms on foot, the Champion, and the strongest but the revealer',
    (seats, squires, traitor, healed) => {
      const t = begins(37, seats, (s) => {
        for (const seat of [0, 5]) Object.assign(s.explorers[seat]?.traits ?? {}, { speed: 1, sanity: 1 });
      });
      expect(t.state.haunt).toMatchObject({ traitor, memory: { laurels: 0, won: [], fighter: null } });
      expect(steps(t, traitor)).toEqual(healed); // of those who are as strong the next in turn order
      expect(t.state.house.ballroom).toBeDefined();
      const where = relics(t).map(({ at: tile }) => tile);
      expect(where).toHaveLength(4);
      expect(new Set(where).size).toBe(4);
      expect(where).not.toContain('ballroom');
      expect(t.state.monsters.map(({ kind, at: tile }) => `${kind} ${tile}`)).toEqual([
        'champion ballroom',
        ...Array<string>(squires).fill('squire entrance-hall'),
      ]);
    },
  );

  test('with fewer rooms several Relics lie on one', () => {
    const t = begins(37, 3, (s) => {
      const gone = ['dining-room', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
    });
    expect(relics(t).map(({ at: tile }) => tile)).toEqual(Array(4).fill('kitchen'));
  });
});

describe('37, The Host’s Champion: the bout', () => {
  test('both pick in secret at the same time; then both are shown', () => {
    const t = hero().answers('haunt:step-forward');
    expect(t.match.waitingFor()).toEqual([0, 1]);
    t.expects(0, 'haunt-sealed', ['bout:might', 'bout:speed', 'bout:knowledge', 'bout:sanity']);
    t.answersAs(0, 'bout:might');
    expect(t.told('haunt-tells')).toEqual([]);
    rolls(t, ...[2, 2, 2, 0, 0], ...[0, 0, 0, 0, 0, 0]).answersAs(1, 'bout:sanity');
    t.tells('haunt-tells', { what: 'with-might', who: 0 }).tells('haunt-tells', { what: 'guard-sanity' });
  });

  test('BH-ATK-01: it is the attack of the turn, once in a round for all', () => {
    const t = bout('might', 'sanity', [2, 2, 2, 0, 0, 0, 0, 0, 0]);
    expect([t.state.turn.attacked, memory(t).boutIn, memory(t).fighter]).toEqual([true, 1, 0]);
    expect(hero(remembers({ boutIn: 1, fighter: 2 })).whyNot('haunt:step-forward')).toBe('used-already');
    const attacked = rolls(
      hero((s) => monster(s, 'squire', 'ballroom')),
      ...[0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:squire:2');
    expect(attacked.whyNot('haunt:step-forward')).toBe('attacked-already');
    expect(hero((s) => stand(s, 'kitchen', 0)).legal).not.toContain('haunt:step-forward');
  });

  test('not twice running, unless nobody else lives', () => {
    const again = remembers({ fighter: 0 });
    expect(hero(again).whyNot('haunt:step-forward')).toBe('kept-from-it');
    const alone = hero((s) => {
      again(s);
      kills(2)(s);
    });
    expect(alone.legal).toContain('haunt:step-forward');
    expect(hero(remembers({ fighter: 2 })).legal).toContain('haunt:step-forward');
  });

  test('higher: a Won marker, and that trait is fought no more', () => {
    const t = bout('might', 'sanity', [2, 1, 0, 0, 0, 2, 0, 0, 0]);
    expect(memory(t)).toMatchObject({ won: ['might'], laurels: 0, weak: { might: 0 } });
    const next = hero(remembers({ won: ['might'] })).answers('haunt:step-forward');
    next.expects(0, 'haunt-sealed', ['bout:speed', 'bout:knowledge', 'bout:sanity']);
    next.expects(1, 'haunt-sealed', ['bout:speed', 'bout:knowledge', 'bout:sanity']);
  });

  test('equal: a draw and a Weakness', () => {
    const t = bout('might', 'sanity', [2, 0, 0, 0, 0, 2, 0, 0, 0]);
    expect(memory(t)).toMatchObject({ won: [], laurels: 0, weak: { might: 1, speed: 0 } });
    expect(t.decision.kind).toBe('turn');
  });

  test('the Champion higher: a Laurel, a Weakness, and the difference as damage, at most 2, of the kind of the trait', () => {
    const lost = bout('might', 'sanity', [0, 0, 0, 0, 0, 1, 0, 0, 0]);
    expect(memory(lost)).toMatchObject({ won: [], laurels: 1, weak: { might: 1 } });
    lost.expects(0, 'take-damage', ['might', 'speed']).answers('might').expects(0, 'turn');
    const worse = bout('sanity', 'might', [0, 0, 0, 0, 2, 2, 2, 2]);
    worse.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity', 'sanity').expects(0, 'turn');
  });

  test('a die more for the Relic of the trait alone, 1 more with a second, and none for the traitor watching', () => {
    const gauntlet: Edit = (s) => token(s, 'gauntlet', { on: 0 });
    expect(thrown(bout('might', 'sanity', Array(10).fill(0), gauntlet))).toEqual([6, 4]);
    expect(thrown(bout('speed', 'sanity', Array(8).fill(0), gauntlet))).toEqual([4, 4]);
    const cheered = bout('might', 'sanity', [2, 0, 0, 0, 0, 2, 0, 0, 0], (s) => stand(s, 'ballroom', 2));
    expect(memory(cheered).won).toEqual(['might']);
    const dead = bout('might', 'sanity', [2, 0, 0, 0, 0, 2, 0, 0, 0], (s) => {
      stand(s, 'ballroom', 2);
      kills(2)(s);
    });
    expect(memory(dead).won).toEqual([]);
  });

  test('the Champion: fewer dice for Weakness, at least 2; 2 more on guard, 1 more with the traitor there; never above 8', () => {
    const champion = (trait: string, guard: string, edit: Edit = () => {}, seats = 3) =>
      thrown(bout(trait, guard, Array(14).fill(1), edit, seats)).at(-1);
    expect(champion('might', 'sanity')).toBe(4);
    expect(champion('might', 'sanity', () => {}, 4)).toBe(5);
    expect(champion('might', 'might')).toBe(6);
    const weak = (n: number) => remembers({ weak: { might: n, speed: 0, knowledge: 0, sanity: 0 } });
    expect([
      champion('might', 'sanity', weak(1)),
      champion('might', 'sanity', weak(5)),
      champion('might', 'might', weak(5)),
    ]).toEqual([3, 2, 4]);
    const watched: Edit = (s) => stand(s, 'ballroom', 1);
    expect([champion('might', 'sanity', watched), champion('might', 'might', watched)]).toEqual([5, 7]);
    expect(champion('might', 'might', watched, 4)).toBe(8);
  });

  test('BH-R-03: a dead traitor still picks the guard, without the die', () => {
    const t = bout('might', 'might', Array(11).fill(0), (s) => {
      stand(s, 'ballroom', 1);
      kills(1)(s);
    });
    expect(thrown(t).at(-1)).toBe(6);
  });

  test('three Won markers and the heroes win; a Laurel too many and the traitor does', () => {
    const won = bout('might', 'sanity', [2, 1, 0, 0, 0, 0, 0, 0, 0], remembers({ won: ['speed', 'knowledge'] }));
    expect(won.state.result).toEqual({ side: 'heroes', why: 'bested', winners: [0, 2] });
    const lost = bout('might', 'sanity', [0, 0, 0, 0, 0, 1, 0, 0, 0], remembers({ laurels: 3 })).answers('might');
    expect(lost.state.result).toEqual({ side: 'traitor', why: 'laurels', winners: [1] });
  });

  test('a bout that kills counts first', () => {
    const t = bout('might', 'sanity', [0, 0, 0, 0, 2, 0, 0, 0], (s) =>
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 }),
    );
    while (t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
    expect([t.state.explorers[0]?.dead, memory(t).laurels]).toEqual([true, 1]);
  });

  test('cards that take off Physical damage do so in a bout', () => {
    const t = bout('might', 'sanity', [0, 0, 0, 0, 0, 1, 0, 0, 0], (s) => gives(s, 0, 'armor'));
    expect([memory(t).laurels, t.decision.kind]).toEqual([1, 'turn']);
  });
});

describe('37, The Host’s Champion: what else there is', () => {
  test('the bill: from the second round on, without a bout, a Laurel and 1 General damage for every living hero', () => {
    const round = (n: number, edit: Edit = () => {}) =>
      table(
        'round',
        ball((s) => {
          if (s.haunt) s.haunt.round = n;
          edit(s);
        }),
      );
    const t = round(2);
    expect(memory(t).laurels).toBe(1);
    t.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']).answers('might');
    t.expects(2, 'take-damage').answers('might').expects(0, 'turn');
    expect(memory(round(1)).laurels).toBe(0);
    expect(memory(round(2, remembers({ boutIn: 2 }))).laurels).toBe(0);
    expect(memory(round(3, remembers({ boutIn: 2 }))).laurels).toBe(1);
    expect(round(12, remembers({ boutIn: 12 })).state.result).toEqual({ side: 'traitor', why: 'dance', winners: [1] });
    expect(round(11, remembers({ boutIn: 11 })).state.result).toBeNull();
  });

  test('Pick up: a Relic without a roll; the traitor cannot', () => {
    const lies: Edit = (s) => {
      stand(s, 'kitchen', 0, 1);
      token(s, 'visor', { at: 'kitchen' });
    };
    expect(relics(hero(lies).answers('haunt:pick-up'))).toMatchObject([{ kind: 'visor', on: 0 }]);
    expect(traitors(lies).legal).not.toContain('haunt:pick-up');
  });

  test('the Champion cannot be attacked, hinders nobody, and has no turn', () => {
    const t = hero();
    expect(t.offered('attack')).toEqual([]);
    expect(
      t.decision.options.find(({ id }) => id === 'go:kitchen' || id === 'go:entrance-hall')?.details?.['cost'],
    ).toBe(1);
    const monsters = table(
      'monsters',
      ball((s) => {
        s.turn.seat = 1;
      }),
    );
    expect(monsters.decision.kind).toBe('turn');
    expect(monsters.state.monsters).toMatchObject([{ kind: 'champion', at: 'ballroom' }]);
  });

  const strikes = (where: TileId, edit: Edit = () => {}) =>
    rolls(
      traitors((s) => {
        stand(s, where, 0, 1);
        token(s, 'crest', { on: 0 });
        edit(s);
      }),
      ...[2, 0, 0, 0, 0, 0, 0, 0, 0],
    ).answers('attack:bare:0');

  test('Disarm: in place of the damage a Relic lands within 3 tiles of the winner, but not in the Ballroom', () => {
    const t = strikes('hallway').expects(1, 'haunt-choice', ['disarm:crest', 'disarm-not']).answers('disarm:crest');
    expect(t.legal).toContain('dining-room');
    expect(t.legal).not.toContain('ballroom');
    expect(strikes('salon').answers('disarm:crest').legal).not.toContain('conservatory'); // 4 tiles away
    t.answers('kitchen');
    expect([relics(t), steps(t)]).toMatchObject([[{ at: 'kitchen', on: null }], [4, 4, 3, 3]]);
    expect(viewOf(t, 0).haunt?.book).toContain('rule:disarm');
    strikes('hallway').answers('disarm-not').expects(0, 'take-damage');
    strikes('hallway', (s) => {
      s.tokens = [];
    }).expects(0, 'take-damage');
  });

  test('a Squire disarms as well; a hero’s own lost attack does not', () => {
    const squire = rolls(
      table(
        'monsters',
        ball((s) => {
          s.turn.seat = 1;
          stand(s, 'hallway', 0);
          monster(s, 'squire', 'hallway');
          token(s, 'crest', { on: 0 });
        }),
      ),
      ...[1, 0, 0, 0],
      ...[2, 0, 0],
      ...[0, 0, 0, 0, 0],
    ).answers('attack:bare:0');
    squire.expects(1, 'haunt-choice', ['disarm:crest', 'disarm-not']);
    const own = rolls(
      hero((s) => {
        stand(s, 'hallway', 0, 1);
        token(s, 'crest', { on: 0 });
      }),
      ...[0, 0, 0, 0, 0],
      ...[2, 0, 0, 0],
    ).answers('attack:bare:1');
    own.expects(0, 'take-damage');
  });

  test('BH-R-09: the Relics of the dead stay with them, and are looted', () => {
    const t = hero((s) => {
      token(s, 'spur', { on: 2 });
      kills(2)(s);
      stand(s, 'kitchen', 0, 2);
    });
    expect([relics(t), at(t, 2)]).toMatchObject([[{ on: 2 }], 'kitchen']);
    expect(t.offered('loot:')).toHaveLength(1);
    expect(relics(t.answers(t.offered('loot:')[0] ?? ''))).toMatchObject([{ on: 0 }]);
  });
});
