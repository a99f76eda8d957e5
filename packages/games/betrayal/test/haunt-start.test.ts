import { describe, expect, test } from 'vitest';
import { type BetrayalState, hauntNumbered } from '../src/index.ts';
import { checkOptions } from '../src/options.ts';
import { bookFor } from '../src/rules/books.ts';
import { pickTraitor, playable } from '../src/rules/haunt-start.ts';
import type { Betrayal } from '../src/state.ts';
import { ALONE, LED, WITHOUT } from './fixture.ts';
import { at, cards, gives, haunts, lays, monster, playOn, rolls, table, turn, viewOf } from './kit.ts';

/** A haunt is about to begin; seat 1 has brought it on with the Mask. */
const begins = (haunt: number | null, edit: (s: BetrayalState) => void = () => {}, seats = 3) =>
  table(
    'haunt-begins',
    (s) => {
      gives(s, 1, 'mask');
      s.revealing = { seat: 1, omen: 'mask', haunt: null };
      edit(s);
    },
    { haunt, scenario: 'a-mysterious-invitation' },
    seats,
  );

describe('which haunt', () => {
  test('BH-HAUNT-01, BH-HAUNT-02, BH-HAUNT-03, BH-HAUNT-06, BH-HAUNT-11: the Omen on the chosen scenario tells it, and everybody sees which', () => {
    const t = begins(null);
    t.tells('haunt-begins', { haunt: 24, named: 24 });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(viewOf(t, viewer).haunt).toMatchObject({ number: 24, named: 24, trigger: 'mask', revealer: 1 });
  });

  test('a second number is chosen by one die, 2 for the second', () => {
    const cell = (pip: number) =>
      rolls(
        table(
          'haunt-begins',
          (s) => {
            s.revealing = { seat: 1, omen: 'skull', haunt: null };
          },
          { scenario: 'for-sale' },
        ),
        pip,
      );
    expect(cell(2).expects(1, 'stay-traitor').answers('yes').state.haunt?.named).toBe(1);
    expect(cell(1).answers('yes').state.haunt?.named).toBe(22);
  });

  test('where only some haunts are played, one of them comes in the place of another, of its type if there is one', () => {
    const all = Array.from({ length: 50 }, (_, i) => i + 1);
    for (const number of all) expect(hauntNumbered(playable(number, null)).number).toBe(number);
    expect(playable(24, [1, 7, 24])).toBe(24);
    expect(playable(24, [1, 7, 16])).toBe(16);
    expect([1, 7]).toContain(playable(24, [1, 7]));
    const begun = (haunts: readonly number[]) => {
      const t = table(
        'haunt-begins',
        (s) => {
          s.revealing = { seat: 1, omen: 'mask', haunt: null };
        },
        { scenario: 'a-mysterious-invitation', haunts },
      );
      return t.state.haunt;
    };
    expect(begun([16, 24])).toMatchObject({ number: 24, named: 24 });
    expect(begun([7, 16])).toMatchObject({ number: 16, named: 24 });
  });

  test('which haunts are played is a list of different ones that there are', () => {
    const haunts = (list: unknown) => checkOptions({ haunts: list }, 3).ok;
    expect([null, [1], [24, 7]].map(haunts)).toEqual([true, true, true]);
    expect([[], [1, 1], [51], ['1'], [1.5], 7, 'all'].map(haunts)).toEqual(Array(7).fill(false));
  });

  test('BH-HAUNT-04, BH-HAUNT-08, BH-TYPE-03: the revealer is the traitor, all others are heroes with their own book', () => {
    const t = begins(LED).answers('yes');
    expect(t.state.haunt?.traitor).toBe(2); // "left" in this one
    const one = begins(1).answers('yes');
    while (one.decision.kind !== 'turn') one.answers(one.legal[0] ?? '');
    expect(one.state.haunt?.traitor).toBe(1);
    expect(viewOf(one, 0).haunt?.book).toContain('goal:heroes');
    expect(viewOf(one, 1).haunt?.book).toContain('goal:traitor');
  });

  test('BH-HAUNT-05, BH-TYPE-02, BH-START-07: without a traitor all read one book, all of it', () => {
    const t = begins(WITHOUT).tells('no-traitor').tells('introduction', { side: 'all' });
    expect(t.state.haunt?.traitor).toBeNull();
    for (const viewer of [0, 'spectator'] as const)
      expect(viewOf(t, viewer).haunt?.book).toEqual(
        expect.arrayContaining(['rule:hunter', 'goal:heroes', 'monster:hunter']),
      );
  });

  test('BH-HAUNT-09, BH-TIE-01, BH-TIE-02: most, least, oldest, holder; nearest clockwise of those who are equal; never the revealer where the left is named', () => {
    const pick = (
      rule: Parameters<typeof pickTraitor>[1],
      revealer: number,
      edit: (s: BetrayalState) => void = () => {},
    ): number => {
      let found = -1;
      const t = playOn((g: Betrayal) => {
        found = pickTraitor(g, rule, revealer);
      }, edit);
      expect(t.state.seats).toBe(3);
      return found;
    };
    expect(pick('revealer', 2)).toBe(2);
    expect(pick('left', 2)).toBe(0);
    expect(pick({ most: 'might' }, 1)).toBe(0);
    expect(pick({ least: 'might' }, 0)).toBe(1); // Stephanie and Sammy have 4 each
    expect(pick({ least: 'might' }, 2)).toBe(2);
    expect(pick({ least: 'might', not: 'revealer' }, 2)).toBe(1);
    expect(pick({ oldest: true }, 2)).toBe(1);
    expect(pick({ holder: 'machete' }, 2)).toBe(2);
    expect(pick({ holder: 'machete' }, 2, (s) => gives(s, 0, 'machete'))).toBe(0);
  });
});

describe('the traitor who would rather not', () => {
  test('BH-TRAITOR-01, BH-TRAITOR-02, BH-TRAITOR-03: somebody volunteers, figures change places and the Omen changes hands', () => {
    const t = begins(1, (s) => {
      if (s.explorers[0]) s.explorers[0].at = 'upper-landing';
    }).answers('no');
    t.answersAs(2, 'no').answersAs(0, 'yes');
    t.tells('traitor-swapped', { seat: 1, volunteer: 0 });
    expect(t.state.haunt?.traitor).toBe(0);
    expect([at(t, 0), at(t, 1)]).toEqual(['entrance-hall', 'upper-landing']);
    expect([cards(t, 0), cards(t, 1)]).toEqual([['mask'], []]);
    const nobody = begins(1).answers('no').answersAs(2, 'no').answersAs(0, 'no');
    expect(nobody.state.haunt?.traitor).toBe(1);
    const left = begins(LED).answers('no');
    expect(left.match.waitingFor()).toEqual([0]); // the revealer may not volunteer
  });
});

describe('how it begins', () => {
  test('BH-START-01, BH-START-02, BH-START-03, BH-START-04, BH-START-05, BH-START-06, BH-STRUCT-04: introduction and set-up of the heroes, then of the traitor, then the first turn', () => {
    const t = begins(1).answers('yes');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    const story = ['introduction', 'tile-placed', 'monster-appeared', 'token-placed', 'first-haunt-turn'];
    const kinds = t.match.events.map(({ kind }) => kind).filter((kind) => story.includes(kind));
    expect(kinds.slice(0, 4)).toEqual(['introduction', 'tile-placed', 'introduction', 'monster-appeared']);
    expect(kinds.at(-1)).toBe('first-haunt-turn');
    expect(t.state.turn.seat).toBe(2);
  });

  test('BH-SECRET-01, BH-STRUCT-01, BH-STRUCT-02, BH-STRUCT-08: data, introductions and set-up are told to all', () => {
    const t = begins(1).answers('yes');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    for (const kind of ['introduction', 'haunt-begins', 'token-placed', 'monster-appeared'])
      expect(
        t.told(kind).every(({ to }) => to === 'all'),
        kind,
      ).toBe(true);
  });

  test('BH-SECRET-02, BH-STRUCT-07, BH-STRUCT-11: the rest of a book is for its own side', () => {
    const t = turn((s) => haunts(s, 1));
    expect(viewOf(t, 0).haunt?.book).toEqual([
      'rule:keepsakes',
      'rule:forgets',
      'action:search',
      'action:lay-to-rest',
      'goal:heroes',
    ]);
    expect(viewOf(t, 1).haunt?.book).toEqual(['rule:snatch', 'goal:traitor', 'monster:ghost']);
    expect(viewOf(t, 'spectator').haunt?.book).toEqual([]);
  });

  test('BH-SECRET-03, BH-SECRET-04, BH-SECRET-05: what is used is read to all, and told', () => {
    const t = table('monsters', (s) => {
      haunts(s, 1);
      s.turn.seat = 1;
      monster(s, 'ghost', 'basement-landing');
    });
    t.tells('rule-read', { entry: 'monster:ghost' });
    expect(viewOf(t, 0).haunt?.book).toContain('monster:ghost');
    expect(bookFor(t.match, 0)).not.toContain('goal:traitor');
  });

  test('after the end both books and all roles lie open', () => {
    const t = turn((s) => {
      haunts(s, 24);
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1 });
    });
    rolls(t, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(t.match.over).toBe(true);
    expect(viewOf(t, 'spectator').haunt?.roles).toEqual([{ face: 'guest' }, { face: 'wearer' }, { face: 'guest' }]);
  });

  test('BH-CTR-01, BH-PC-01, BH-EX-15, BH-EX-16: a counter lies open; its goal is for its side, and depends on the players', () => {
    const counters = (viewer: number, seats: number) =>
      viewOf(
        turn((s) => haunts(s, 1), {}, seats),
        viewer,
      ).haunt?.counters;
    expect(counters(0, 3)).toEqual([{ name: 'laid', value: 0, goal: 2 }]);
    expect(counters(0, 5)).toEqual([{ name: 'laid', value: 0, goal: 3 }]);
    expect(counters(1, 3)).toEqual([{ name: 'laid', value: 0, goal: null }]);
    const goals = [3, 4, 5, 6].map(
      (seats) =>
        viewOf(
          turn((s) => haunts(s, WITHOUT), {}, seats),
          0,
        ).haunt?.counters[0]?.goal,
    );
    expect(goals).toEqual([1, 5, 7, 9]);
  });
});

describe('kinds of haunts', () => {
  test('BH-TYPE-01: the four kinds', () => {
    const types = [WITHOUT, 1, 24, ALONE].map(
      (number) =>
        viewOf(
          turn((s) => haunts(s, number)),
          0,
        ).haunt?.type,
    );
    expect(types).toEqual(['none', 'traitor', 'hidden', 'alone']);
  });

  test('BH-TYPE-05, BH-TYPE-06, BH-TYPE-07, BH-TYPE-08: with a hidden traitor and alone explorers attack each other, and all read the one book', () => {
    for (const number of [24, ALONE]) {
      const t = turn((s) => haunts(s, number));
      expect(t.legal).toEqual(expect.arrayContaining(['attack:bare:1', 'attack:bare:2']));
      expect(viewOf(t, 'spectator').haunt?.book).toEqual(expect.arrayContaining(['goal:heroes', 'goal:traitor']));
    }
    const peace = turn((s) => haunts(s, WITHOUT)).legal.filter((id) => id.startsWith('attack'));
    expect(peace).toEqual([]);
  });

  test('BH-TYPE-07: alone, the last one alive wins', () => {
    const t = turn((s) => {
      haunts(s, ALONE);
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1 });
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    rolls(t, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:1', 'might');
    expect(t.state.result).toEqual({ side: 'one', why: 'last-alive', winners: [0] });
  });

  test('BH-STRUCT-09: a tile that a haunt needs is made sure of', () => {
    const t = begins(1, (s) => lays(s, 'kitchen', { x: 1, y: -1 })).answers('yes');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect(t.state.house.graveyard?.region).toBe('ground');
    expect(t.state.stack).not.toContain('graveyard');
  });
});
