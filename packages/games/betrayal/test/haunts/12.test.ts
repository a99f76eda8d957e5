import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { cards, type Edit, gives, rolls, steps, type Table, table, turn } from '../kit.ts';

const fed = (t: Table, seat = 0): number => tokens(t, 'fed').find(({ on }) => on === seat)?.n ?? 0;
const hungry = (edit: Edit = () => {}) => turn(amid(12, edit));
/** Seat 0 stands before a Mouth in the Kitchen, with a Machete and the Idol. */
const before = (edit: Edit = () => {}) =>
  hungry((s) => {
    stand(s, 'kitchen', 0);
    token(s, 'mouth', { at: 'kitchen' });
    gives(s, 0, 'machete', 'idol');
    edit(s);
  }).answers('haunt:feed');
const mouth = (t: Table): TileId | null | undefined => tokens(t, 'mouth')[0]?.at;

describe('12, Feeding Time', () => {
  test.each([
    [3, 2],
    [6, 3],
  ])('set-up for %i: %i Mouths on different tiles that are no starting tiles; everybody is alone', (seats, mouths) => {
    const t = begins(12, seats);
    const where = tokens(t, 'mouth').map(({ at }) => at);
    expect(new Set(where).size).toBe(mouths);
    for (const at of where) expect(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']).toContain(at);
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });

  test('Feed: an Item is worth 2, an Omen 3; it is buried, and the Mouth moves to another tile', () => {
    const item = before().answers('feed:machete');
    expect(fed(item)).toBe(2);
    expect(cards(item)).toEqual(['idol']);
    expect(item.state.decks.item.at(-1)).toBe('machete');
    expect(mouth(item)).not.toBe('kitchen');
    const omen = before().answers('feed:idol');
    expect(fed(omen)).toBe(3);
    expect(omen.state.decks.omen.at(-1)).toBe('idol');
    expect(omen.legal).not.toContain('haunt:feed');
  });

  test('Feed: a song is a Sanity roll, 4 or more is worth 1; in vain, the Mouth stays where it is', () => {
    const sung = rolls(before(), 2, 2, 0, 0).answers('sing');
    expect(fed(sung)).toBe(1);
    expect(mouth(sung)).not.toBe('kitchen');
    const vain = rolls(before(), 2, 1, 0, 0).answers('sing');
    expect(fed(vain)).toBe(0);
    expect(mouth(vain)).toBe('kitchen');
    expect(vain.legal).not.toContain('haunt:feed'); // BH-STRUCT-06: once per turn
  });

  test('Feed: blood is 2 Physical damage, worth 1; whoever dies of it has fed nothing', () => {
    const t = before().answers('bleed', 'might', 'speed');
    expect(fed(t)).toBe(1);
    expect(steps(t)).toEqual([3, 3, 3, 3]);
    const dead = before((s) => Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 })).answers('bleed');
    while (dead.decision.kind === 'take-damage') dead.answers(dead.legal[0] ?? '');
    expect(dead.state.explorers[0]?.dead).toBe(true);
    expect(fed(dead)).toBe(0);
    expect(mouth(dead)).toBe('kitchen');
  });

  test('Feed: where every other tile has a Mouth, it stays', () => {
    const t = before((s) => {
      for (const at of ['dining-room', 'salon', 'conservatory', 'bloody-room'] as const) token(s, 'mouth', { at });
    }).answers('feed:machete');
    expect(fed(t)).toBe(2);
    expect(mouth(t)).toBe('kitchen');
  });

  /** Seat 0 attacks seat 2 with Might 5 against 4. */
  const attacks = (pips: number[], edit: Edit = () => {}) => rolls(hungry(edit), ...pips).answers('attack:bare:2');
  const rich: Edit = (s) => {
    token(s, 'fed', { on: 2, n: 2 });
    gives(s, 2, 'machete');
  };

  test('BH-STEAL-01: Snatch: who wins an attack by 2 may take 1 Fed or a card in place of the damage', () => {
    const won = [2, 0, 0, 0, 0, 0, 0, 0, 0];
    const took = attacks(won, rich).expects(0, 'haunt-choice', ['hurt', 'snatch-fed', 'snatch:machete']);
    took.answers('snatch-fed');
    expect([fed(took), fed(took, 2)]).toEqual([1, 1]);
    expect(steps(took, 2)).toEqual([3, 5, 3, 4]);
    const card = attacks(won, rich).answers('snatch:machete');
    expect([cards(card), cards(card, 2)]).toEqual([['machete'], []]);
    expect(steps(card, 2)).toEqual([3, 5, 3, 4]);
    attacks(won, rich).answers('hurt').expects(2, 'take-damage');
  });

  test('Snatch: not by 1, not from who has nothing, not by who won as defender', () => {
    attacks([1, 0, 0, 0, 0, 0, 0, 0, 0], rich).expects(2, 'take-damage');
    attacks([2, 0, 0, 0, 0, 0, 0, 0, 0]).expects(2, 'take-damage');
    attacks([0, 0, 0, 0, 0, 2, 0, 0, 0], (s) => gives(s, 0, 'machete')).expects(0, 'take-damage');
  });

  test('from round 7 on each takes 1 General damage at the end of the turn', () => {
    const ends = (round: number) =>
      hungry((s) => {
        if (s.haunt) s.haunt.round = round;
      }).answers('end-turn');
    ends(6).expects(1, 'turn');
    ends(7).expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
  });

  const leaves = (n: number) =>
    hungry((s) => {
      token(s, 'fed', { on: 0, n });
    });

  test('Leave: in the Entrance Hall with 6 Fed, Speed 4 or more; less does nothing', () => {
    const t = rolls(leaves(6), 2, 2, 0, 0).answers('haunt:leave');
    expect(t.state.result).toEqual({ side: 'one', why: 'left', winners: [0] });
    const vain = rolls(leaves(6), 2, 1, 0, 0).answers('haunt:leave');
    expect(vain.state.result).toBeNull();
    expect(leaves(5).legal).not.toContain('haunt:leave');
  });

  test('the last one alive wins; of two who die together the one with more Fed', () => {
    const blast = (edit: Edit) => {
      const t = hungry((s) => {
        gives(s, 0, 'dynamite');
        if (s.explorers[2]) s.explorers[2].dead = true;
        for (const seat of [0, 1]) Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1 });
        edit(s);
      });
      rolls(t, 0, 0, 0, 0, 0, 0, 0, 0).answers('throw:dynamite:entrance-hall');
      while (t.state.result === null) t.answers(t.legal[0] ?? '');
      return t.state.result;
    };
    expect(blast((s) => token(s, 'fed', { on: 0, n: 1 }))).toMatchObject({ why: 'last-alive', winners: [0] });
    expect(blast(() => {})).toMatchObject({ why: 'last-alive', winners: [1] });
    const fat: Edit = (s) => {
      token(s, 'fed', { on: 0, n: 8 });
      token(s, 'fed', { on: 1, n: 7 }); // both have enough, and one has more
    };
    expect(blast(fat)).toMatchObject({ why: 'last-alive', winners: [0] });
    expect(blast((s) => stand(s, 'hallway', 1))).toMatchObject({ why: 'last-alive', winners: [1] });
  });

  test('BH-R-14: after 14 rounds who has fed the house most wins', () => {
    const t = table(
      'round',
      amid(12, (s) => {
        token(s, 'fed', { on: 1, n: 3 });
        token(s, 'fed', { on: 2, n: 2 });
        if (s.haunt) s.haunt.round = 14;
      }),
    );
    expect(t.state.result).toEqual({ side: 'one', why: 'progress', winners: [1] });
  });
});
