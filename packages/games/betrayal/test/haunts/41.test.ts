import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import { at, type Edit, lays, monster, rolls, steps, type Table, table, token, turn } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { fallen: number; roost: number };
const remembers =
  (more: object): Edit =>
  (s) =>
    void Object.assign(s.haunt?.memory ?? {}, more);
const frail =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats)
      Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1, knowledge: 1, sanity: 1 });
  };
const isDead = (t: Table, seat: number): boolean | undefined => t.state.explorers[seat]?.dead;
const awake = (t: Table): TileId[] => t.state.monsters.map(({ at: tile }) => tile);

/** East of the Upper Landing the Nursery, straight above the Hallway; north of it, as everywhere here, the Bloody Room. */
const upstairs = (edit: Edit = () => {}): Edit =>
  amid(41, (s) => {
    lays(s, 'nursery', { region: 'upper', x: 1, y: 0, turn: 2 });
    stand(s, 'nursery', 0);
    edit(s);
  });
const hero = (edit: Edit = () => {}) => turn(upstairs(edit));
/** Josef has Might 5 and Speed 4: 5 pips bring the room down. */
const knocks = (pips: readonly number[], edit: Edit = () => {}) =>
  rolls(hero(edit), ...pips).answers('haunt:knock-out');
const FELLS = [2, 2, 1, 0, 0];
const QUICK = [2, 1, 0, 0];

describe('41, Original Features: set-up', () => {
  test.each([
    [3, 3, [2, 1]],
    [6, 5, [4, 1]],
  ])(
    'for %i: %i Gargoyles, in rooms of the Upper Floor without heroes, the rest on the landing',
    (seats, count, [onLanding, inRoom]) => {
      const t = begins(41, seats, (s) => Object.assign(s.explorers[1]?.traits ?? {}, { sanity: 1, might: 1 }));
      expect(t.state.monsters.filter(({ at: tile }) => tile === 'upper-landing')).toHaveLength(onLanding ?? 0);
      expect(t.state.monsters.filter(({ at: tile }) => tile === 'bloody-room')).toHaveLength(inRoom ?? 0);
      expect(t.state.monsters).toHaveLength(count);
    },
  );

  test('the lowest Sanity is the traitor, healed only with 4 or more players', () => {
    const started = (seats: number) => {
      const t = table(
        'haunt-begins',
        (s) => {
          s.revealing = { seat: 1, omen: 'mask', haunt: null };
          Object.assign(s.explorers[2]?.traits ?? {}, { sanity: 1, might: 1 });
        },
        { haunt: 41 },
        seats,
      );
      while (t.decision.kind !== 'turn')
        t.answersAs(t.match.waitingFor()[0] ?? 0, t.decision.kind === 'volunteer' ? 'no' : (t.legal[0] ?? ''));
      return t;
    };
    expect(started(3).state.haunt?.traitor).toBe(2);
    expect(steps(started(3), 2)).toMatchObject([1, 5, 3, 1]);
    expect(steps(started(4), 2)).toEqual([3, 5, 3, 4]);
  });

  test('with heroes in every room upstairs all Gargoyles come to the landing', () => {
    const t = begins(41, 3, (s) => stand(s, 'bloody-room', 0, 1, 2));
    expect(new Set(awake(t).filter((tile) => tile !== 'upper-landing')).size).toBeLessThanOrEqual(1);
    const heroes = [0, 1, 2].filter((seat) => seat !== t.state.haunt?.traitor);
    expect(heroes.map((seat) => at(t, seat))).toEqual(['bloody-room', 'bloody-room']);
    expect(awake(t)).toEqual(['upper-landing', 'upper-landing', 'upper-landing']);
  });
});

describe('41, Original Features: Knock out the keystone', () => {
  test('5 or more: the room falls with who is in it, onto the tile straight below; the turn goes on with its moves', () => {
    const t = knocks([...FELLS, ...QUICK]);
    expect(t.state.house.nursery).toBeUndefined();
    expect(t.state.stack.at(-1)).toBe('nursery');
    expect([at(t), memory(t).fallen, t.state.turn.moves]).toEqual(['hallway', 1, 4]);
    expect(steps(t)).toEqual([4, 4, 3, 3]);
    expect(t.legal).toContain('go:kitchen');
  });

  test('where nothing lies below the faller picks among the nearest tiles of the Ground Floor', () => {
    const t = knocks(FELLS, (s) => stand(s, 'bloody-room', 0));
    t.expects(0, 'haunt-tile', ['ground-floor-staircase', 'kitchen', 'salon']);
    expect(at(rolls(t, ...QUICK).answers('salon'))).toBe('salon');
  });

  test('who falls rolls Speed, the traitor, too: less than 3 is 1 Physical damage; corpses only land', () => {
    const t = knocks([...FELLS, 2, 0, 0, 0, 1, 1, 0], (s) => {
      stand(s, 'nursery', 1, 2);
      const dead = s.explorers[2];
      if (dead) dead.dead = true;
    });
    t.expects(0, 'take-damage').answersAs(0, 'speed').expects(1, 'take-damage').answersAs(1, 'might');
    expect([at(t, 1), at(t, 2)]).toEqual(['hallway', 'hallway']);
    expect([steps(t), steps(t, 1)]).toEqual([
      [4, 3, 3, 3],
      [3, 3, 3, 4],
    ]);
  });

  test('Gargoyles in it are destroyed, and its tokens are lost', () => {
    const t = knocks([...FELLS, ...QUICK], (s) => {
      monster(s, 'gargoyle', 'nursery');
      monster(s, 'gargoyle', 'nursery', { stunned: true });
      monster(s, 'gargoyle', 'upper-landing');
      token(s, 'crack', { at: 'nursery' });
      token(s, 'crack', { at: 'bloody-room' });
    });
    expect(awake(t)).toEqual(['upper-landing']);
    expect(tokens(t, 'crack').map(({ at: tile }) => tile)).toEqual(['bloody-room']);
  });

  test('2 to 4: a Crack, at most 2; less: 1 Physical damage', () => {
    expect(tokens(knocks([2, 2, 0, 0, 0]), 'crack').map(({ at: tile }) => tile)).toEqual(['nursery']);
    expect(tokens(knocks([1, 1, 0, 0, 0]), 'crack')).toHaveLength(1);
    const full = knocks([1, 0, 0, 0, 0], (s) => {
      for (let i = 0; i < 2; i++) token(s, 'crack', { at: 'nursery' });
    });
    expect([tokens(full, 'crack').length, full.state.house.nursery]).toEqual([2, expect.anything()]);
    const hurt = knocks([1, 0, 0, 0, 0]).expects(0, 'take-damage', ['might', 'speed']).answers('might');
    expect([steps(hurt), tokens(hurt, 'crack')]).toEqual([[3, 4, 3, 3], []]);
  });

  test('1 more for each Crack, and for another living hero, however many there are; not for the traitor', () => {
    const three = [2, 1, 0, 0, 0];
    const helped = (edit: Edit) => knocks([...three, ...QUICK, 2, 2, 0, 0, 0], edit).state.house.nursery === undefined;
    const cracks =
      (n: number): Edit =>
      (s) => {
        for (let i = 0; i < n; i++) token(s, 'crack', { at: 'nursery' });
      };
    const with2 =
      (seat: number, n: number): Edit =>
      (s) => {
        cracks(n)(s);
        stand(s, 'nursery', seat);
      };
    expect([helped(cracks(1)), helped(cracks(2))]).toEqual([false, true]);
    expect([helped(with2(2, 1)), helped(with2(1, 1)), helped(with2(2, 0))]).toEqual([true, false, false]);
  });

  test('bearing is the landing, and whatever other rooms hang on, through doors alone', () => {
    const refused = (edit: Edit) => hero(edit).refuses('haunt:knock-out', 'blocked');
    refused((s) => stand(s, 'upper-landing', 0));
    // The Nursery has doors south and west here; the Library hangs below it.
    const hangs: Edit = (s) => lays(s, 'library', { region: 'upper', x: 1, y: 1, turn: 3 });
    refused(hangs);
    expect(
      hero((s) => {
        hangs(s);
        stand(s, 'library', 0);
      }).legal,
    ).toContain('haunt:knock-out');
    // The Tower touches it, but no door leads there: it has no way that it could lose.
    expect(hero((s) => lays(s, 'tower', { region: 'upper', x: 2, y: 0, turn: 0 })).legal).toContain('haunt:knock-out');
    expect(hero((s) => stand(s, 'hallway', 0)).legal).not.toContain('haunt:knock-out');
  });

  test('a Secret Passage keeps no room up', () => {
    const t = hero((s) => {
      lays(s, 'library', { region: 'upper', x: 1, y: 1, turn: 3 });
      token(s, 'secret-passage', { at: 'library', n: 1 });
      token(s, 'secret-passage', { at: 'upper-landing', n: 1 });
    });
    t.refuses('haunt:knock-out', 'blocked');
  });

  test('the last room wins, also when the last hero dies of the fall', () => {
    const won = { side: 'heroes', why: 'fallen', winners: [0, 2] };
    expect(knocks([...FELLS, ...QUICK], remembers({ fallen: 2 })).state.result).toEqual(won);
    expect(knocks([...FELLS, ...QUICK], remembers({ fallen: 1 })).state.result).toBeNull();
    const dying = rolls(
      hero((s) => {
        remembers({ fallen: 2 })(s);
        Object.assign(s.explorers[0]?.traits ?? {}, { speed: 1 });
        const other = s.explorers[2];
        if (other) other.dead = true;
      }),
      ...FELLS,
      ...[0, 0, 0],
    ).answers('haunt:knock-out', 'speed');
    expect([isDead(dying, 0), dying.state.result]).toEqual([true, won]);
  });

  test('it is a hero’s: the traitor has it not, and wakes stone instead', () => {
    const t = turn(
      upstairs((s) => {
        s.turn.seat = 1;
        stand(s, 'nursery', 1);
      }),
    );
    expect(t.legal).not.toContain('haunt:knock-out');
    expect(t.legal).toContain('haunt:wake');
  });
});

describe('41, Original Features: the traitor', () => {
  const wakes = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(
      turn(
        upstairs((s) => {
          s.turn.seat = 1;
          edit(s);
        }),
      ),
      ...pips,
    );

  test('Wake the stone: 3 dice, 4 or more is a Gargoyle on the landing; never more than the book says', () => {
    expect(awake(wakes([2, 2, 0]).answers('haunt:wake'))).toEqual(['upper-landing']);
    expect(awake(wakes([2, 1, 0]).answers('haunt:wake'))).toEqual([]);
    const full = wakes([], (s) => {
      for (let i = 0; i < 3; i++) monster(s, 'gargoyle', 'nursery', { stunned: i > 0 });
    });
    expect(full.legal).not.toContain('haunt:wake');
  });

  /** The traitor’s Gargoyles act; each rolls 3 dice for its steps. */
  const stone = (edit: Edit, seat = 1) =>
    table(
      'monsters',
      upstairs((s) => {
        s.turn.seat = seat;
        edit(s);
      }),
    );

  /** The dice for its steps come first. */
  const moves = (t: Table, ...pips: number[]) => rolls(t, 1, 0, 0, ...pips);

  test('a won attack is 1 Physical damage in place of the difference, then the traitor moves the hero', () => {
    const t = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
      lays(s, 'library', { region: 'upper', x: 1, y: 1, turn: 3 });
    });
    moves(t, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:0');
    t.expects(0, 'take-damage').answersAs(0, 'might');
    t.expects(1, 'push-to', ['upper-landing', 'library']);
    t.answersAs(1, 'library');
    expect([steps(t), at(t)]).toEqual([[3, 4, 3, 3], 'library']);
  });

  test('who dies of it lies where the attack was; a hero with no adjacent tile stays', () => {
    const t = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
      frail(0)(s);
    });
    moves(t, 2, 2, 2, 0, 0, 0).answers('attack:bare:0').answersAs(0, 'might');
    expect([isDead(t, 0), at(t)]).toEqual([true, 'nursery']);
    const walled = stone((s) => {
      lays(s, 'nursery', { region: 'upper', x: 1, y: 0, turn: 0 });
      monster(s, 'gargoyle', 'nursery');
    });
    moves(walled, 2, 2, 2, 0, 0, 0, 0, 0).answers('attack:bare:0').answersAs(0, 'might');
    expect([at(walled), walled.decision.kind]).toEqual(['nursery', 'turn']);
  });

  test('won in defence it is 1 damage, too, but shoves nobody; lost, it is stunned', () => {
    const fights = (...pips: number[]) =>
      rolls(
        hero((s) => monster(s, 'gargoyle', 'nursery')),
        ...pips,
      ).answers('attack:bare:gargoyle:1');
    const lost = fights(0, 0, 0, 0, 0, 2, 2, 2).expects(0, 'take-damage').answers('might');
    expect([steps(lost), at(lost), lost.decision.kind]).toEqual([[3, 4, 3, 3], 'nursery', 'turn']);
    expect(fights(2, 2, 2, 0, 0, 0, 0, 0).state.monsters).toMatchObject([{ stunned: true }]);
  });

  test('Drop: onto any tile in its shadow, in place of moving and attacking; Speed 4 or more is unhurt', () => {
    const t = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
      stand(s, 'hallway', 0);
    });
    const drops = t.legal.filter((id) => id.startsWith('haunt:drop'));
    expect(drops.sort()).toEqual(
      ['conservatory', 'entrance-hall', 'ground-floor-staircase', 'hallway', 'kitchen'].map((to) => `haunt:drop:${to}`),
    );
    const hit = moves(t, 2, 1, 0, 0).answers('haunt:drop:hallway').expects(0, 'take-damage').answersAs(0, 'speed');
    expect([awake(hit), steps(hit)]).toEqual([['hallway'], [4, 3, 3, 3]]);
    expect(hit.decision.kind).toBe('turn'); // no attack after it
    const unhurt = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
      stand(s, 'hallway', 0);
    });
    moves(unhurt, 2, 2, 0, 0).answers('haunt:drop:hallway');
    expect([awake(unhurt), steps(unhurt), unhurt.decision.kind]).toEqual([['hallway'], [4, 4, 3, 3], 'turn']);
  });

  test('Drop: not after a step or an attack, not from the Basement, and again in the next turn', () => {
    const t = stone((s) => {
      monster(s, 'gargoyle', 'upper-landing');
      stand(s, 'upper-landing', 0);
    });
    expect(t.answers('go:nursery').legal.some((id) => id.startsWith('haunt:drop'))).toBe(false);
    const fought = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
    });
    moves(fought, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
    expect(fought.legal.some((id) => id.startsWith('haunt:drop'))).toBe(false);
    const low = stone((s) => monster(s, 'gargoyle', 'basement-landing'));
    expect(low.legal.some((id) => id.startsWith('haunt:drop'))).toBe(false);
    const ground = stone((s) => monster(s, 'gargoyle', 'hallway'));
    expect(ground.legal).toContain('haunt:drop:basement-landing');
    const far = stone((s) => monster(s, 'gargoyle', 'entrance-hall')); // nothing below it or around
    expect(far.legal.some((id) => id.startsWith('haunt:drop'))).toBe(false);
  });

  const everywhere =
    (stunned = false, edit: Edit = () => {}): Edit =>
    (s) => {
      monster(s, 'gargoyle', 'upper-landing');
      monster(s, 'gargoyle', 'ground-floor-staircase');
      monster(s, 'gargoyle', 'basement-landing', { stunned });
      edit(s);
    };
  const rests = (t: Table) => {
    while (t.state.result === null && t.decision.kind !== 'turn')
      t.answers(t.legal.includes('done') ? 'done' : (t.legal[0] ?? ''));
    return t;
  };

  test('Roost: an awake Gargoyle and no living hero on each of the three; one that gets up is awake', () => {
    expect(memory(rests(stone(everywhere()))).roost).toBe(1);
    expect(memory(rests(stone(everywhere(true)))).roost).toBe(1);
    expect(memory(rests(stone(everywhere(false, (s) => stand(s, 'upper-landing', 0))))).roost).toBe(0);
    expect(memory(rests(stone(everywhere(false, (s) => stand(s, 'upper-landing', 1))))).roost).toBe(1);
    const two = stone((s) => {
      monster(s, 'gargoyle', 'upper-landing');
      monster(s, 'gargoyle', 'basement-landing');
      remembers({ roost: 2 })(s);
    });
    expect(memory(rests(two)).roost).toBe(2); // it never falls
  });

  test('at the third Roost the traitor wins, dead or alive', () => {
    const won = { side: 'traitor', why: 'roost', winners: [1] };
    expect(rests(stone(everywhere(false, remembers({ roost: 2 })))).state.result).toEqual(won);
    const ghostly = everywhere(false, (s) => {
      remembers({ roost: 2 })(s);
      const dead = s.explorers[1];
      if (dead) dead.dead = true;
    });
    expect(rests(stone(ghostly)).state.result).toEqual(won);
  });

  test('the end of round 12, or no hero alive: the traitor wins', () => {
    const round = (n: number) =>
      table(
        'round',
        upstairs((s) => {
          if (s.haunt) s.haunt.round = n;
        }),
      ).state.result;
    expect([round(11), round(12)]).toEqual([null, { side: 'traitor', why: 'listed', winners: [1] }]);
    const t = stone((s) => {
      monster(s, 'gargoyle', 'nursery');
      frail(0)(s);
      const other = s.explorers[2];
      if (other) other.dead = true;
    });
    moves(t, 2, 2, 2, 0, 0, 0).answers('attack:bare:0').answersAs(0, 'might');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
