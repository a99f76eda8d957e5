import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, lays, monster, rolls, steps, type Table, table, at as tileOf, turn } from '../kit.ts';

interface Memory {
  read: number;
  chapters: number;
  owed: number;
  skip: boolean;
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const pages = (t: Table): (TileId | null)[] => tokens(t, 'page').map(({ at }) => at);
const remembers =
  (some: Partial<Memory>): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, some);
  };
const page =
  (at: TileId): Edit =>
  (s) =>
    token(s, 'page', { at });
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const dies =
  (seat: number): Edit =>
  (s) => {
    if (s.explorers[seat]) Object.assign(s.explorers[seat], { dead: true, diedIn: -1 });
  };
const lacks =
  (...gone: string[]): Edit =>
  (s) => {
    s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
  };
/** The Ballroom touches the Kitchen, which has no door there. */
const ballroom: Edit = (s) => lays(s, 'ballroom', { x: 2, y: -1 });
/** The Kitchen lies across: no door meets another. */
const across: Edit = (s) => lays(s, 'kitchen', { x: 1, y: -1, turn: 1 });
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
/** The heroes (0 and 2) in the Entrance Hall, the traitor (1) upstairs. */
const scene = (...edits: Edit[]): Edit =>
  amid(21, (s) => {
    stand(s, 'upper-landing', 1);
    for (const edit of edits) edit(s);
  });
const heroes = (...edits: Edit[]) => turn(scene(...edits));
const traitors = (...edits: Edit[]) =>
  turn(
    scene(
      (s) => {
        s.turn.seat = 1;
      },
      ...edits,
    ),
  );

describe('21, Last Entry: set-up', () => {
  test.each([
    [3, 3, 0],
    [6, 4, 2],
  ])('for %i: %i Pages on symbol tiles, %i Redactors with the traitor', (seats, count, redactors) => {
    const t = begins(21, seats);
    expect(new Set(pages(t)).size).toBe(count);
    for (const tile of pages(t))
      expect(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']).toContain(tile);
    expect(t.state.monsters.map(({ kind, at: tile }) => `${kind} ${tile}`)).toEqual(
      Array(redactors).fill('redactor entrance-hall'),
    );
  });

  test('BH-TIE-01: the lowest Sanity, next from the revealer, writes: healed, stronger and faster', () => {
    const t = begins(21, 3, (s) => Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, speed: 1 }));
    expect(t.state.haunt?.traitor).toBe(2);
    expect(steps(t, 2)).toEqual([4, 6, 3, 4]);
  });

  test('tiles on which nobody stands come first', () => {
    const t = begins(21, 3, all(at('kitchen', 0), at('salon', 1), at('bloody-room', 2), lacks('conservatory')));
    expect(pages(t)).toContain('dining-room');
    const enough = begins(21, 3, all(at('kitchen', 0), at('salon', 1)));
    expect(pages(enough).sort()).toEqual(['bloody-room', 'conservatory', 'dining-room']);
  });

  test('with too few symbol tiles the traitor writes the rest on other rooms; with no room left they wait', () => {
    const t = begins(
      21,
      3,
      all(lacks('dining-room', 'salon', 'conservatory', 'bloody-room'), (s) => lays(s, 'larder', { x: 2, y: 1 })),
    );
    expect([pages(t), memory(t).owed]).toEqual([['kitchen', 'larder'], 1]);
  });

  test('one that waits comes with the next room that is discovered', () => {
    const t = heroes(
      remembers({ owed: 1 }),
      lacks('dining-room', 'salon', 'conservatory', 'bloody-room', 'kitchen'),
      (s) => {
        s.stack = ['larder', ...s.stack.filter((tile) => tile !== 'larder')];
      },
    ).answers('discover:N');
    while (t.decision.kind !== 'turn') t.answers(t.legal[0] ?? '');
    expect([pages(t), memory(t).owed]).toEqual([['larder'], 0]);
  });
});

describe('21, Last Entry: heroes', () => {
  const reads = (...pips: number[]) =>
    rolls(heroes(at('kitchen', 0), page('kitchen'), page('salon'), at('dining-room', 2)), ...pips).answers(
      'haunt:read',
    );

  test('Read: Knowledge, 4 or more; the traitor puts a new Page on a symbol tile without Page and hero', () => {
    const t = reads(2, 2, 0).expects(1, 'haunt-tile', ['conservatory', 'bloody-room']);
    expect(memory(t)).toMatchObject({ read: 1, owed: 1 });
    t.answers('bloody-room').expects(0, 'turn');
    expect([pages(t), memory(t).owed]).toEqual([['salon', 'bloody-room'], 0]);
    expect([memory(reads(2, 1, 0)).read, pages(reads(2, 1, 0))]).toEqual([0, ['kitchen', 'salon']]);
    expect(heroes(page('kitchen')).legal).not.toContain('haunt:read');
  });

  const walls = (...edits: Edit[]) => heroes(at('kitchen', 0), ballroom, ...edits);
  const breaks = (t: Table) => t.legal.filter((id) => id.startsWith('haunt:break'));

  test('Break through: Might, 4 or more: to a tile that touches without being adjacent there, for everybody', () => {
    const t = rolls(walls(), 2, 2, 0, 0, 0);
    expect(breaks(t)).toEqual(['haunt:break-a-wall:ballroom']);
    t.answers('haunt:break-a-wall:ballroom');
    expect(tokens(t, 'doorway').map(({ edge }) => edge)).toEqual([['kitchen', 'ballroom']]);
    expect([t.legal.includes('go:ballroom'), breaks(t)]).toEqual([true, []]);
    const back = traitors(ballroom, at('ballroom', 1), (s) => token(s, 'doorway', { edge: ['kitchen', 'ballroom'] }));
    expect(back.legal).toContain('go:kitchen');
    expect(tokens(rolls(walls(), 2, 1, 0, 0, 0).answers('haunt:break-a-wall:ballroom'), 'doorway')).toEqual([]);
  });
});

describe('21, Last Entry: the pen', () => {
  const swaps = (...edits: Edit[]) => traitors(...edits).answers('haunt:rewrite:salon');

  test('Rewrite: two rooms of one region without figures, each turned as the traitor likes; no landing, no Elevator', () => {
    const t = traitors(at('kitchen', 0), (s) => {
      lays(s, 'mystic-elevator', { x: 0, y: -1 });
      monster(s, 'redactor', 'dining-room');
    });
    expect(t.legal.filter((id) => id.startsWith('haunt:rewrite')).sort()).toEqual([
      'haunt:rewrite:conservatory',
      'haunt:rewrite:salon',
    ]); // the Bloody Room has nothing to change with
    const { house } = t.state;
    t.answers('haunt:rewrite:salon', 'lies:2', 'lies:3');
    expect(t.state.house['salon']).toEqual({ ...house['conservatory'], turn: 2 });
    expect(t.state.house['conservatory']).toEqual({ ...house['salon'], turn: 3 });
    expect(t.legal.some((id) => id.startsWith('haunt:rewrite'))).toBe(false); // once a turn with three
  });

  test('with five players it is twice a turn', () => {
    const five = table(
      'turn',
      scene((s) => {
        s.turn.seat = 1;
      }),
      {},
      5,
    );
    five.answers('haunt:rewrite:salon', 'kitchen', 'lies:0', 'lies:0');
    expect(five.legal.some((id) => id.startsWith('haunt:rewrite'))).toBe(true);
    five.answers('haunt:rewrite:salon', 'kitchen', 'lies:0', 'lies:0');
    expect(five.legal.some((id) => id.startsWith('haunt:rewrite'))).toBe(false);
  });

  test('what lies there goes along; Doorways at the edges of moved tiles are gone, others stay', () => {
    const t = swaps(page('salon'), ballroom, (s) => {
      token(s, 'doorway', { edge: ['kitchen', 'ballroom'] });
      token(s, 'doorway', { edge: ['ballroom', 'dining-room'] });
    }).answers('kitchen', 'lies:0', 'lies:0');
    expect(pages(t)).toEqual(['salon']);
    expect(tokens(t, 'doorway').map(({ edge }) => edge)).toEqual([['ballroom', 'dining-room']]);
  });

  test('BH-MON-12 bent: a Redactor walks through walls', () => {
    const t = table(
      'monsters',
      scene(ballroom, (s) => {
        s.turn.seat = 1;
        monster(s, 'redactor', 'kitchen');
      }),
    );
    expect(t.legal).toContain('go:ballroom');
  });

  test('BH-R-03: the dead traitor goes on writing', () => {
    const t = traitors(dies(1));
    expect(t.legal.filter((id) => !id.startsWith('haunt:rewrite'))).toEqual(['end-turn']);
    expect(t.legal.length).toBeGreaterThan(1);
    const apart = heroes(across, at('kitchen', 2), dies(1)).answers('end-turn');
    expect(memory(apart).chapters).toBe(1);
  });
});

describe('21, Last Entry: Chapters', () => {
  /** The traitor's turn begins after that of seat 0. */
  const begun = (...edits: Edit[]) => memory(heroes(...edits).answers('end-turn')).chapters;

  test('two heroes of whom neither can walk to the other are two groups: a Chapter', () => {
    expect(begun(across, at('kitchen', 2))).toBe(1);
    expect(begun(at('kitchen', 2))).toBe(0);
    const t = heroes(across, at('kitchen', 2)).answers('end-turn');
    t.tells('rule-read', { entry: 'rule:chapter' });
    t.tells('rule-read', { entry: 'rule:groups' });
  });

  test('a Doorway joins them, and a link that goes one way only', () => {
    expect(begun(across, at('kitchen', 2), (s) => token(s, 'doorway', { edge: ['kitchen', 'hallway'] }))).toBe(0);
    const gallery: Edit = (s) => lays(s, 'gallery', { region: 'upper', x: 5, y: 5 });
    expect(begun(gallery, at('gallery', 2))).toBe(1);
    expect(begun(gallery, ballroom, at('gallery', 2))).toBe(0);
  });

  test('a single living hero counts every time', () => {
    expect(begun(dies(2))).toBe(1);
  });

  test('three groups are needed with five players, or as many as live', () => {
    const chapters = (...edits: Edit[]) => {
      const t = table('turn', scene(across, at('kitchen', 2), ...edits), {}, 5).answers('end-turn');
      return memory(t).chapters;
    };
    expect(chapters()).toBe(0);
    expect(chapters(dies(3), dies(4))).toBe(1);
  });

  test('who was apart before anything was written is not looked at the first time', () => {
    const t = heroes(across, at('kitchen', 2), remembers({ skip: true })).answers('end-turn');
    expect(memory(t)).toMatchObject({ chapters: 0, skip: false });
    expect(tileOf(t, 2)).toBe('kitchen');
  });
});

describe('21, Last Entry: the end', () => {
  test('the heroes win with the fifth Page', () => {
    const t = rolls(heroes(at('kitchen', 0), page('kitchen'), remembers({ read: 4 })), 2, 2, 0).answers('haunt:read');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'read', winners: [0, 2] });
  });

  test('the traitor wins with the third Chapter', () => {
    const t = heroes(across, at('kitchen', 2), remembers({ chapters: 2 })).answers('end-turn');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'chapters', winners: [1] });
  });

  test('when round 12 ends the book is full', () => {
    const ends = (round: number) =>
      table(
        'round',
        scene((s) => {
          if (s.haunt) s.haunt.round = round;
        }),
      ).state.result;
    expect(ends(12)).toEqual({ side: 'traitor', why: 'full', winners: [1] });
    expect(ends(11)).toBeNull();
  });
});
