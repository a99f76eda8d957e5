import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../src/imagine.ts';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, type Edit, gives, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

const NAMES = [
  'full-stop',
  'fresh-ink',
  'cross-reference',
  'strike-through',
  'footnote',
  'ibid',
  'brackets',
  'blot',
  'the-blank',
];
interface Memory {
  readonly chapter: number;
  readonly clues: readonly { readonly pages: number[]; readonly says: string; readonly side: string }[];
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const name = (n: number): string => NAMES[n - 1] ?? '';
/** Page n lies on a tile, face down and unread. */
const lies = (s: BetrayalState, n: number, where: TileId, ...seen: number[]): void =>
  token(s, 'page', { at: where, up: false, face: { face: name(n), seen } });
/** Somebody carries these Pages; their side has read them. The traitor is seat 1. */
const holds = (s: BetrayalState, on: number | `scribe:${number}`, ...pages: number[]): void => {
  const heroes = [...s.explorers.keys()].filter((seat) => seat !== 1);
  for (const n of pages)
    token(s, 'page', {
      on,
      up: false,
      face: { face: name(n), seen: typeof on === 'number' && on !== 1 ? heroes : [1] },
    });
};
const page = (t: Table, n: number) => tokens(t, 'page').find(({ face }) => face?.face === name(n));
const held = (t: Table, who: number | string): number[] =>
  tokens(t, 'page')
    .filter(({ on }) => on === who)
    .map(({ face }) => NAMES.indexOf(face?.face ?? '') + 1)
    .sort();
/** The face of Page n, as a viewer sees it. */
const seen = (t: Table, n: number, viewer: number | 'spectator'): unknown => {
  const i = t.state.tokens.findIndex(({ face }) => face?.face === name(n));
  return (viewOf(t, viewer).tokens[i]?.face as { face: unknown } | undefined)?.face;
};
/** Seats 0 and 2 are heroes, in the Library and upstairs; the traitor is in the Salon. */
const book = (edit: Edit = () => {}): Edit =>
  amid(39, (s) => {
    lays(s, 'library', { x: 2, y: -2 });
    stand(s, 'library', 0);
    stand(s, 'salon', 1);
    stand(s, 'bloody-room', 2);
    edit(s);
  });
const hero = (edit: Edit = () => {}, seats = 3): Table => turn(book(edit), {}, seats);
const traitors = (edit: Edit = () => {}): Table =>
  turn(
    book((s) => {
      s.turn.seat = 1;
      edit(s);
    }),
  );
const monsters = (edit: Edit, ...pips: number[]): Table =>
  rolls(
    table(
      'monsters',
      book((s) => {
        s.turn.seat = 1;
        edit(s);
      }),
    ),
    ...pips,
  );
const tells = (t: Table, viewer: number | 'spectator', what: string): number =>
  t.match.eventsFor(viewer).filter(({ kind, details }) => kind === 'haunt-tells' && details?.['what'] === what).length;

describe('39, Marginalia: set-up', () => {
  test.each([
    [3, 1],
    [6, 5],
  ])('for %i: eight Pages face down, one in the hand of who knows most, %i Scribes', (seats, scribes) => {
    const t = begins(39, seats, (s) => {
      lays(s, 'library', { x: 2, y: -2 });
      lays(s, 'graveyard', { x: 9, y: 9 });
    });
    const traitor = t.state.haunt?.traitor ?? -1;
    expect(t.state.monsters.map(({ kind, at: tile }) => [kind, tile])).toEqual(
      Array.from({ length: scribes }, () => ['scribe', at(t, traitor)]),
    );
    const all = tokens(t, 'page');
    expect(all.map(({ face }) => face?.face).sort()).toEqual([...NAMES].sort());
    const lying = all.filter((one) => one.at !== null);
    expect(lying).toHaveLength(8);
    expect(lying.every(({ up, face }) => !up && face?.seen.length === 0)).toBe(true);
    // Five rooms and the Library can be reached: each has one before any has two, and none lies where nobody can come.
    const rooms = ['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room'];
    for (const { at: tile } of lying) expect([...rooms, 'library']).toContain(tile);
    for (const room of rooms) expect(lying.filter((one) => one.at === room).length).toBeGreaterThan(0);
    const [own] = all.filter(({ on }) => on === traitor);
    expect(['full-stop', 'strike-through', 'blot']).toContain(own?.face?.face);
    expect(own?.face?.seen).toEqual([traitor]);
  });

  test('the traitor is healed; the heroes are not', () => {
    const t = begins(39, 3, (s) => {
      for (const seat of [0, 1]) Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1 });
    });
    expect(t.state.haunt?.traitor).toBe(1);
    expect([steps(t, 0)[0], steps(t, 1)[0]]).toEqual([1, 4]);
  });

  test.each([
    [4, 0],
    [5, 2],
    [6, 3],
  ])('with %i players the traitor gains %i Might and Speed', (seats, more) => {
    const few = begins(39, 3);
    const t = begins(39, seats);
    const [traitor, before] = [t, few].map((one) => steps(one, one.state.haunt?.traitor ?? -1));
    expect(traitor?.slice(0, 2)).toEqual(before?.slice(0, 2).map((step) => step + more));
  });

  test('without a tile with an Omen symbol the Library comes into the house; with one it does not', () => {
    expect(begins(39, 3).state.house.library).toBeDefined();
    const t = begins(39, 3, (s) => lays(s, 'chapel', { x: 2, y: -2 }));
    expect(t.state.house.library === undefined).toBe(true);
  });

  test('BH-SECRET-02: nobody sees a face-down Page; the first one only the traitor', () => {
    const t = hero((s) => {
      lies(s, 5, 'kitchen');
      holds(s, 1, 4);
    });
    expect([seen(t, 5, 0), seen(t, 5, 1), seen(t, 5, 'spectator')]).toEqual([null, null, null]);
    expect([seen(t, 4, 0), seen(t, 4, 1), seen(t, 4, 'spectator')]).toEqual([null, 'strike-through', null]);
  });
});

describe('39, Marginalia: Read', () => {
  const reads = (pips: number[], edit: Edit = () => {}): Table =>
    rolls(
      hero((s) => {
        lies(s, 5, 'library');
        edit(s);
      }),
      ...pips,
    ).answers('haunt:read');

  test('Knowledge, 3 or more: taken, and read by the living of one side alone', () => {
    const t = reads([2, 1, 0]);
    expect(held(t, 0)).toEqual([5]);
    expect([seen(t, 5, 0), seen(t, 5, 2), seen(t, 5, 1), seen(t, 5, 'spectator')]).toEqual([
      ...['footnote', 'footnote', null, null],
    ]);
    expect([tells(t, 0, 'read'), tells(t, 2, 'read'), tells(t, 1, 'read')]).toEqual([1, 1, 0]);
    t.tells('token-taken', { token: 'page', who: 0 });
    const alone = reads([2, 1, 0], (s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    expect(seen(alone, 5, 2)).toBeNull(); // BH-R-20
  });

  test('less than 3 leaves it, once per turn; without a Page there is nothing to read', () => {
    const t = reads([1, 1, 0]);
    expect([page(t, 5)?.at, seen(t, 5, 0), t.legal.includes('haunt:read')]).toEqual(['library', null, false]);
    expect(hero().legal).not.toContain('haunt:read');
  });

  test('of several the reader chooses, by what the own side has read', () => {
    const t = reads([2, 1, 0], (s) => lies(s, 7, 'library', 0, 2)).expects(0, 'haunt-choice', ['leaf:1', 'leaf:2']);
    expect(t.decision.options.map(({ details }) => details?.['card'])).toEqual(['page', 'brackets']);
    expect(held(t.answers('leaf:2'), 0)).toEqual([7]);
  });

  test('heroes carry up to four, the traitor up to five: what is more goes to the tile at once, face up', () => {
    const t = reads([2, 1, 0], (s) => holds(s, 0, 1, 2, 3, 4));
    t.expects(0, 'haunt-choice', ['leaf:1', 'leaf:2', 'leaf:3', 'leaf:4', 'leaf:5']).answers('leaf:2');
    expect(held(t, 0)).toEqual([2, 3, 4, 5]);
    expect(page(t, 1)).toMatchObject({ at: 'library', on: null, up: true });
    expect([seen(t, 1, 1), seen(t, 1, 'spectator')]).toEqual(['full-stop', 'full-stop']);
    const full = (n: number) =>
      rolls(
        traitors((s) => {
          lies(s, 9, 'salon');
          holds(s, 1, ...[1, 3, 4, 6, 8].slice(0, n));
        }),
        ...[2, 1, 0, 0],
      ).answers('haunt:read');
    expect(held(full(4), 1)).toEqual([1, 3, 4, 6, 9]);
    full(5).expects(1, 'haunt-choice');
  });
});

describe('39, Marginalia: Tear off', () => {
  const won = [2, 0, 0, 0, 0, 0, 0, 0, 0];
  /** Seat 0 (Might 5) attacks the traitor (Might 4) in the Library. */
  const attacks = (pips: number[], edit: Edit = () => {}): Table =>
    rolls(
      hero((s) => {
        stand(s, 'library', 1);
        edit(s);
      }),
      ...pips,
    ).answers('attack:bare:1');

  test('BH-STEAL-01: whoever wins an own attack may take a Page in place of the damage; the winner’s side reads it', () => {
    const t = attacks(won, (s) => holds(s, 1, 4)).expects(0, 'haunt-choice', ['tear-not', 'tear-page']);
    t.answers('tear-page');
    expect([held(t, 0), held(t, 1), steps(t, 1)]).toEqual([[4], [], [4, 3, 3, 4]]);
    expect([seen(t, 4, 0), seen(t, 4, 1), seen(t, 4, 2)]).toEqual(Array(3).fill('strike-through'));
    attacks(won, (s) => holds(s, 1, 4))
      .answers('tear-not')
      .expects(1, 'take-damage');
  });

  test('not from who carries none, not as defender, not after a tie', () => {
    attacks(won).expects(1, 'take-damage');
    attacks([0, 0, 0, 0, 0, 2, 0, 0, 0], (s) => holds(s, 0, 3)).expects(0, 'take-damage');
    attacks([1, 0, 0, 0, 0, 1, 0, 0, 0], (s) => holds(s, 1, 3)).expects(0, 'turn');
  });

  test('with four already, one of the five is left on the tile', () => {
    const t = attacks(won, (s) => {
      holds(s, 0, 2, 3, 5, 6);
      holds(s, 1, 4);
    }).answers('tear-page', 'leaf:5');
    expect([held(t, 0), page(t, 4)?.at, page(t, 4)?.up]).toEqual([[2, 3, 5, 6], 'library', true]);
  });

  test('a Scribe that is torn from is not stunned; one that takes damage is, and its Page falls face up', () => {
    const scribe: Edit = (s) => {
      stand(s, 'salon', 1);
      monster(s, 'scribe', 'library');
      holds(s, 'scribe:1', 7);
    };
    const fight = () => rolls(hero(scribe), 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:scribe:1');
    const torn = fight().answers('tear-page');
    expect([held(torn, 0), torn.state.monsters[0]?.stunned]).toEqual([[7], false]);
    const hurt = fight().answers('tear-not');
    expect(hurt.state.monsters[0]?.stunned).toBe(true);
    expect(page(hurt, 7)).toMatchObject({ at: 'library', on: null, up: true });
    expect(seen(hurt, 7, 'spectator')).toBe('brackets');
  });

  test('a Scribe that wins its attack may tear off a Page, and the traitor reads it', () => {
    const t = monsters(
      (s) => {
        monster(s, 'scribe', 'library');
        holds(s, 0, 5);
      },
      ...[2, 2, 2],
      ...[2, 2],
      ...[0, 0, 0, 0, 0],
    ).answers('attack:bare:0');
    t.expects(1, 'haunt-choice', ['tear-not', 'tear-page']).answers('tear-page');
    expect([held(t, 'scribe:1'), held(t, 0), seen(t, 5, 1)]).toEqual([[5], [], 'footnote']);
  });
});

describe('39, Marginalia: Cast', () => {
  const casts = (n: number, target: string, edit: Edit = () => {}): Table =>
    hero((s) => {
      holds(s, 0, n);
      edit(s);
    }).answers(`haunt:${name(n)}${target}`);
  const beside: Edit = (s) => stand(s, 'library', 1);

  test('only what is carried, and never the Blank; then it lies face up in another room without a Page', () => {
    expect(hero((s) => lies(s, 7, 'library')).offered('haunt:brackets')).toEqual([]);
    expect(hero((s) => holds(s, 0, 9)).offered('haunt:')).toEqual([]);
    const t = casts(7, '', (s) => {
      for (const tile of ['kitchen', 'dining-room', 'conservatory', 'bloody-room', 'library'] as const)
        lies(s, 3, tile);
    });
    expect(page(t, 7)).toMatchObject({ at: 'salon', on: null, up: true });
    expect(seen(t, 7, 1)).toBe('brackets');
    t.tells('haunt-action', { seat: 0, action: 'brackets' });
  });

  test('where every room has a Page, in any of them; several different Pages can be cast in one turn', () => {
    const t = casts(7, '', (s) => {
      const rooms = ['kitchen', 'dining-room', 'conservatory', 'bloody-room', 'library', 'salon'] as const;
      for (const tile of rooms) lies(s, 3, tile);
      holds(s, 0, 8);
    });
    expect(page(t, 7)?.at).not.toBe('hallway');
    expect(page(t, 7)?.at).not.toBeNull();
    expect(t.legal).toContain('haunt:blot');
  });

  test('the same Page once per turn', () => {
    const t = casts(7, '', (s) => {
      s.house = Object.fromEntries(
        Object.entries(s.house).filter(
          ([tile]) => !['kitchen', 'dining-room', 'conservatory', 'bloody-room', 'salon', 'library'].includes(tile),
        ),
      );
      lays(s, 'kitchen', { x: 1, y: -1 });
      stand(s, 'kitchen', 0, 1, 2);
    });
    rolls(t, 2, 2, 2).answers('haunt:read');
    expect(held(t, 0)).toEqual([7]);
    expect(t.whyNot('haunt:brackets')).toBe('used-already');
  });

  test('1 Full Stop: an explorer in line of sight does not move in the next own turn, and only in that; a Scribe is stunned', () => {
    const t = casts(1, ':1', beside);
    t.answers('end-turn');
    expect(t.state.explorers[1]?.statuses).toEqual(['stopped']);
    const theirs = traitors((s) => {
      if (s.explorers[1]) s.explorers[1].statuses = ['stopped'];
    });
    expect([theirs.offered('go:'), theirs.offered('discover:')]).toEqual([[], []]);
    theirs.answers('end-turn');
    expect(theirs.state.explorers[1]?.statuses).toEqual([]);
    const stunned = casts(1, ':scribe:1', (s) => {
      monster(s, 'scribe', 'library');
      holds(s, 'scribe:1', 8);
    });
    expect([stunned.state.monsters[0]?.stunned, held(stunned, 'scribe:1')]).toEqual([true, [8]]); // it is no damage
    expect(hero((s) => holds(s, 0, 1)).offered('haunt:full-stop')).toEqual(['haunt:full-stop']); // nobody in sight
  });

  test('2 Fresh Ink: one trait of the caster or of an ally on the tile is healed, never an opponent’s', () => {
    const t = hero((s) => {
      holds(s, 0, 2);
      stand(s, 'library', 1, 2);
      Object.assign(s.explorers[2]?.traits ?? {}, { might: 1, speed: 1 });
    });
    expect(t.offered('haunt:fresh-ink')).toEqual(['haunt:fresh-ink:0', 'haunt:fresh-ink:2']);
    t.answers('haunt:fresh-ink:2').expects(0, 'haunt-choice');
    t.answers('ink:speed');
    expect(steps(t, 2).slice(0, 2)).toEqual([1, 5]);
  });

  test('3 Cross-Reference: to any other tile with an Omen symbol', () => {
    const t = casts(3, ':chapel', (s) => {
      lays(s, 'chapel', { x: 9, y: 9 });
    });
    expect(at(t)).toBe('chapel');
    expect(hero((s) => holds(s, 0, 3)).offered('haunt:cross-reference')).toEqual(['haunt:cross-reference']);
  });

  test('4 Strike-Through: 2 Mental damage on the own or an adjacent tile; a Scribe is stunned and drops its Page', () => {
    const t = casts(4, ':1', beside).expects(1, 'take-damage', ['knowledge', 'sanity']);
    t.answers('knowledge', 'sanity');
    expect(steps(t, 1)).toEqual([4, 3, 2, 3]);
    const scribe = casts(4, ':scribe:1', (s) => {
      monster(s, 'scribe', 'library');
      holds(s, 'scribe:1', 7);
    });
    expect([scribe.state.monsters[0]?.stunned, page(scribe, 7)?.at]).toEqual([true, 'library']);
    const far = hero((s) => {
      holds(s, 0, 4);
      stand(s, 'bloody-room', 1);
    });
    expect(far.offered('haunt:strike-through')).toEqual(['haunt:strike-through']);
    const near = hero((s) => {
      holds(s, 0, 4);
      stand(s, 'kitchen', 0);
      stand(s, 'dining-room', 1);
    });
    expect(near.offered('haunt:strike-through')).toEqual(['haunt:strike-through:1']);
  });

  test('5 Footnote: the own side reads up to three face-down Pages; the table sees where', () => {
    const t = casts(5, '', (s) => {
      for (const [n, tile] of [
        [1, 'kitchen'],
        [4, 'salon'],
        [6, 'bloody-room'],
        [9, 'conservatory'],
      ] as const)
        lies(s, n, tile);
    });
    t.expects(0, 'haunt-choice', ['foot:kitchen', 'foot:salon', 'foot:bloody-room', 'foot:conservatory', 'notes-done']);
    t.answers('foot:kitchen', 'foot:salon', 'foot:conservatory').expects(0, 'turn');
    expect([1, 4, 9, 6].map((n) => seen(t, n, 2))).toEqual(['full-stop', 'strike-through', 'the-blank', null]);
    expect([1, 4, 9].map((n) => seen(t, n, 1))).toEqual([null, null, null]);
    expect([tells(t, 1, 'noted'), tells(t, 1, 'read'), page(t, 1)?.up]).toEqual([3, 0, false]);
    expect(casts(5, '', (s) => lies(s, 1, 'kitchen')).answers('notes-done').decision.kind).toBe('turn');
  });

  test('6 Ibid.: one Page at random of an opponent on the tile; the cast Page takes no room', () => {
    const t = casts(6, ':1', (s) => {
      beside(s);
      holds(s, 1, 8);
      holds(s, 0, 2, 3, 5);
    });
    expect([held(t, 0), held(t, 1)]).toEqual([[2, 3, 5, 8], []]);
    expect(casts(6, '', beside).decision.kind).toBe('turn'); // nothing to take
  });

  test('7 Brackets: until the own next turn nobody attacks the caster; other harm still comes', () => {
    const t = casts(7, '', beside);
    expect(t.state.explorers[0]?.statuses).toEqual(['bracketed']);
    const safe: Edit = (s) => {
      stand(s, 'library', 1);
      if (s.explorers[0]) s.explorers[0].statuses = ['bracketed'];
      holds(s, 1, 4);
    };
    const theirs = traitors(safe);
    expect(theirs.offered('attack')).toEqual([]);
    theirs.answers('haunt:strike-through:0').expects(0, 'take-damage');
    const mine = hero((s) => {
      if (s.explorers[0]) s.explorers[0].statuses = ['bracketed'];
    });
    expect(mine.state.explorers[0]?.statuses).toEqual([]);
  });

  test('8 Blot: an Obstacle on the tile, 1 Mental damage to each opponent there, Scribes stunned', () => {
    const t = casts(8, '', (s) => {
      stand(s, 'library', 1, 2);
      monster(s, 'scribe', 'library');
      holds(s, 'scribe:1', 7);
    });
    expect(tokens(t, 'obstacle').map((one) => one.at)).toEqual(['library']);
    t.expects(1, 'take-damage').answers('sanity').expects(0, 'turn');
    expect([t.state.monsters[0]?.stunned, page(t, 7)?.up, steps(t, 2)]).toEqual([true, true, [3, 5, 3, 4]]);
    const again = casts(8, '', (s) => token(s, 'obstacle', { at: 'library' }));
    expect(tokens(again, 'obstacle')).toHaveLength(1);
  });

  test('BH-AMB-42: a Blot that kills the last two heroes at once is the traitor’s', () => {
    const t = traitors((s) => {
      stand(s, 'library', 1, 2);
      holds(s, 1, 8);
      for (const seat of [0, 2]) Object.assign(s.explorers[seat]?.traits ?? {}, { knowledge: 1, sanity: 1 });
    }).answers('haunt:blot');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});

describe('39, Marginalia: the other hand', () => {
  test.each([1, 4, 8])(
    'a hero who carries page %i at the end of the turn takes 1 Mental damage, and the table hears it',
    (n) => {
      const t = hero((s) => holds(s, 0, n))
        .answers('end-turn')
        .expects(0, 'take-damage', ['knowledge', 'sanity']);
      expect(tells(t, 1, 'hurt')).toBe(1);
      expect(seen(t, n, 1)).toBeNull();
      expect(viewOf(t, 1).haunt?.book).toContain('rule:heroes-hand');
      expect(memory(t).clues).toEqual([{ pages: [1], says: 'hurt', side: 'heroes' }]);
    },
  );

  test('that it hurts is news each time, also when everybody has read why: it cannot be taken back', () => {
    const t = hero((s) => {
      holds(s, 0, 1);
      s.haunt?.read.push('rule:heroes-hand');
    }).answers('end-turn');
    expect(t.match.run.play.revealed).toBe(true);
    expect(t.match.canUndo(0)).toBe(false);
  });

  test('several hurt once; pages of the own spell, 3, 6 and the Blank do not; cast before, it does not either', () => {
    const t = hero((s) => holds(s, 0, 1, 4, 8))
      .answers('end-turn')
      .answers('sanity');
    expect(t.decision.kind).not.toBe('take-damage');
    for (const n of [2, 3, 5, 6, 7, 9]) {
      const calm = hero((s) => holds(s, 0, n)).answers('end-turn');
      expect([calm.decision.kind, memory(calm).clues[0]?.says]).toEqual(['turn', 'unhurt']);
    }
    const away = hero((s) => holds(s, 0, 8)).answers('haunt:blot', 'end-turn');
    expect([away.decision.kind, memory(away).clues]).toEqual(['turn', []]);
  });

  test.each([2, 5, 7])('page %i hurts the traitor; those of the Binding do not', (n) => {
    const t = traitors((s) => holds(s, 1, n))
      .answers('end-turn')
      .expects(1, 'take-damage');
    expect(viewOf(t, 0).haunt?.book).toContain('rule:traitors-hand');
    const calm = traitors((s) => holds(s, 1, 1, 4, 8, 3, 9)).answers('end-turn');
    expect(steps(calm, 1)).toEqual([4, 3, 3, 4]);
    expect(viewOf(calm, 0).haunt?.book).not.toContain('rule:traitors-hand');
  });

  test('BH-DEATH-02: it can kill; the Pages of the dead lie face up, what nobody has held stays face down, and none is looted', () => {
    const t = hero((s) => {
      holds(s, 0, 1, 2);
      lies(s, 6, 'library');
      Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 1, knowledge: 1 });
    }).answers('end-turn', 'sanity');
    expect(t.state.explorers[0]?.dead).toBe(true);
    for (const n of [1, 2]) expect(page(t, n)).toMatchObject({ at: 'library', on: null, up: true });
    expect([seen(t, 1, 1), page(t, 6)?.up, seen(t, 6, 1)]).toEqual(['full-stop', false, null]);
    expect(t.legal.filter((id) => id.startsWith('loot:'))).toEqual([]);
  });
});

describe('39, Marginalia: what can be worked out', () => {
  const worlds = (edit: Edit, seat: number): number[][] => {
    const t = hero(edit);
    return Array.from({ length: 60 }, (_, i) => {
      const state = structuredClone(t.state);
      imagine(state, seat, fastChance(`world ${i}`));
      return state.tokens.map(({ face }) => NAMES.indexOf(face?.face ?? '') + 1);
    });
  };
  const remembers = (s: BetrayalState, clue: object): void => {
    if (s.haunt) (s.haunt.memory as { clues: object[] }).clues.push(clue);
  };
  /** Tokens 1 and 2 are the traitor's, 3 to 8 lie about, 9 is the hero's. */
  const dealt: Edit = (s) => {
    holds(s, 1, 2, 4);
    for (const n of [1, 3, 5, 6, 7, 8]) lies(s, n, 'kitchen');
    holds(s, 0, 9);
  };

  test('KIT 4, row 6: without evidence anything unseen can be anywhere, and what was read stays', () => {
    const all = worlds(dealt, 0);
    expect(new Set(all.map(([first]) => first)).size).toBe(8);
    for (const world of all) expect([world[8], [...world].sort().join('')]).toEqual([9, '123456789']);
  });

  test('who was hurt carried at least one of the other hand', () => {
    const all = worlds((s) => {
      dealt(s);
      remembers(s, { pages: [1, 2], says: 'hurt', side: 'traitor' });
    }, 0);
    for (const [a = 0, b = 0] of all) expect([2, 5, 7].some((n) => n === a || n === b)).toBe(true);
    expect(new Set(all.map(([first]) => first)).size).toBeGreaterThan(3);
  });

  test('who was not carried none, also wherever those Pages are by now', () => {
    const all = worlds((s) => {
      dealt(s);
      remembers(s, { pages: [2, 3], says: 'unhurt', side: 'traitor' });
    }, 0);
    for (const [, b = 0, c = 0] of all) expect([2, 5, 7].some((n) => n === b || n === c)).toBe(false);
  });

  test('who tried to read a spell out carried it, the Blank for one of it at the most', () => {
    const all = worlds((s) => {
      holds(s, 1, 1, 4, 9);
      for (const n of [2, 3, 5, 6, 7, 8]) lies(s, n, 'kitchen');
      remembers(s, { pages: [1, 2, 3], says: 'spell', side: 'traitor' });
    }, 0);
    for (const world of all) for (const n of world.slice(0, 3)) expect([1, 4, 8, 9]).toContain(n);
  });

  test('the evidence of a turn is kept once', () => {
    const t = hero((s) => {
      holds(s, 0, 3);
      remembers(s, { pages: [1], says: 'unhurt', side: 'heroes' });
    }).answers('end-turn');
    expect(memory(t).clues).toHaveLength(1);
  });
});

describe('39, Marginalia: trades', () => {
  const both: Edit = (s) => stand(s, 'library', 0, 2);

  test('between allies: four for one each way are no surplus in between; what is too much afterwards goes to the tile', () => {
    const swap = hero((s) => {
      both(s);
      holds(s, 0, 2, 3, 5, 6);
      holds(s, 2, 7);
    }).answers('trade:2', 'ware:token:1', 'done', 'ware:token:5', 'done', 'yes');
    expect([held(swap, 0), held(swap, 2), swap.decision.kind]).toEqual([[3, 5, 6, 7], [2], 'turn']);
    const gift = hero((s) => {
      both(s);
      holds(s, 0, 2);
      holds(s, 2, 3, 5, 6, 7);
    }).answers('trade:2', 'ware:token:1', 'done', 'done', 'yes');
    gift.expects(2, 'haunt-choice').answers('leaf:2');
    expect([held(gift, 2), page(gift, 3)?.up]).toEqual([[2, 5, 6, 7], true]);
  });

  test('AMB-19: with an opponent by consent; whoever gets it reads it with their side', () => {
    const t = hero((s) => {
      stand(s, 'library', 1);
      holds(s, 0, 6);
    }).answers('trade:1', 'ware:token:1', 'done', 'done');
    t.expects(1, 'agree-trade');
    expect(t.decision.options[0]?.details).toMatchObject({ given: ['page:1'] });
    t.answers('yes');
    expect([held(t, 1), seen(t, 6, 1)]).toEqual([[6], 'ibid']);
  });
});

describe('39, Marginalia: Scribes', () => {
  const fetching = (edit: Edit = () => {}): Table =>
    monsters(
      (s) => {
        monster(s, 'scribe', 'kitchen');
        edit(s);
      },
      ...[2, 2, 2],
    );

  test('an awake Scribe takes a Page without a roll, one at most; only the traitor reads it', () => {
    const t = fetching((s) => {
      lies(s, 2, 'kitchen');
      lies(s, 8, 'kitchen', 1);
    }).answers('haunt:fetch:kitchen');
    t.expects(1, 'haunt-choice', ['leaf:1', 'leaf:2']).answers('leaf:1');
    expect([held(t, 'scribe:1'), seen(t, 2, 1), seen(t, 2, 0)]).toEqual([[2], 'fresh-ink', null]);
    expect(t.offered('haunt:fetch')).toEqual([]);
    const up = fetching((s) => {
      lies(s, 2, 'kitchen');
      for (const one of s.monsters) one.stunned = true;
    });
    expect([held(up, 'scribe:1'), up.state.monsters[0]?.stunned]).toEqual([[], false]);
  });

  test('on the traitor’s tile it hands its Page over, and may take one; with a sixth one is left there', () => {
    const near = (edit: Edit) =>
      fetching((s) => {
        stand(s, 'kitchen', 1);
        edit(s);
      });
    const t = near((s) => holds(s, 'scribe:1', 8)).answers('haunt:hand-over:kitchen');
    expect([held(t, 1), held(t, 'scribe:1')]).toEqual([[8], []]);
    const full = near((s) => {
      holds(s, 'scribe:1', 8);
      holds(s, 1, 1, 3, 4, 6, 9);
    }).answers('haunt:hand-over:kitchen', 'leaf:3');
    expect([held(full, 1), page(full, 3)?.up]).toEqual([[1, 4, 6, 8, 9], true]);
    const given = near((s) => holds(s, 1, 7)).answers('haunt:receive:kitchen');
    expect([held(given, 1), held(given, 'scribe:1')]).toEqual([[], [7]]);
    const away = fetching((s) => holds(s, 'scribe:1', 8));
    expect(away.offered('haunt:hand-over')).toEqual([]);
  });

  test('BH-R-03: with the traitor dead they go on fetching, but hand nothing to the body', () => {
    const t = fetching((s) => {
      stand(s, 'kitchen', 1);
      if (s.explorers[1]) s.explorers[1].dead = true;
      lies(s, 8, 'kitchen');
    }).expects(1, 'monster');
    t.answers('haunt:fetch:kitchen');
    expect(held(t, 'scribe:1')).toEqual([8]);
    expect(t.offered('haunt:hand-over')).toEqual([]);
  });
});

describe('39, Marginalia: how it ends', () => {
  const unwrites = (pages: number[], edit: Edit = () => {}, seats = 3): Table =>
    hero((s) => {
      holds(s, 0, ...pages);
      edit(s);
    }, seats);
  const ally: Edit = (s) => stand(s, 'library', 2);

  test('Unwrite: on a quiet tile with an Omen symbol, with 2, 5 and 7, or the Blank for one', () => {
    for (const pages of [
      [2, 5, 7],
      [2, 5, 9],
      [2, 5, 7, 9],
    ])
      expect(unwrites(pages).legal).toContain('haunt:unwrite');
    for (const pages of [
      [2, 5],
      [2, 9, 3],
      [1, 4, 8],
    ])
      expect(unwrites(pages).offered('haunt:unwrite')).toEqual([]);
    expect(unwrites([2, 5, 7], (s) => stand(s, 'kitchen', 0)).offered('haunt:unwrite')).toEqual([]);
    expect(unwrites([2, 5, 7], (s) => stand(s, 'library', 1)).whyNot('haunt:unwrite')).toBe('enemies-near');
    const asleep = unwrites([2, 5, 7], (s) => monster(s, 'scribe', 'library', { stunned: true }));
    expect(asleep.legal).toContain('haunt:unwrite');
  });

  test.each([
    [3, [2, 2, 1], true],
    [3, [2, 2, 0], false],
    [6, [2, 2, 2, 1, 0], true],
    [6, [2, 2, 2, 0, 0], false],
  ])('with %i players %j reads it out: %s', (seats, pips, isDone) => {
    const t = rolls(
      unwrites(
        [2, 5, 7],
        (s) => {
          Object.assign(s.explorers[0]?.traits ?? {}, { knowledge: pips.length });
        },
        seats,
      ),
      ...pips,
    ).answers('haunt:unwrite');
    if (isDone) return expect(t.state.result).toMatchObject({ side: 'heroes', why: 'unwritten' });
    t.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    expect(held(t, 0)).toEqual([2, 5, 7]);
    expect(memory(t).clues).toEqual([{ pages: [1, 2, 3], says: 'spell', side: 'heroes' }]);
    expect(t.legal).not.toContain('haunt:unwrite');
  });

  test('another living hero on the tile adds 1; the traitor, the dead and those elsewhere do not', () => {
    const close = (edit: Edit) => rolls(unwrites([2, 5, 7], edit), 2, 2, 0).answers('haunt:unwrite');
    expect(close(ally).state.result).toEqual({ side: 'heroes', why: 'unwritten', winners: [0, 2] });
    const dead = close((s) => {
      ally(s);
      if (s.explorers[2]) s.explorers[2].dead = true;
    });
    expect(dead.state.result).toBeNull();
  });

  test('the Book adds its 1 as printed', () => {
    const t = rolls(
      unwrites([2, 5, 7], (s) => gives(s, 0, 'book')),
      ...[2, 2, 0],
    ).answers('haunt:unwrite');
    expect(t.state.result).toMatchObject({ side: 'heroes', why: 'unwritten' });
  });

  const binds = (pages: number[], edit: Edit = () => {}): Table =>
    traitors((s) => {
      stand(s, 'library', 1);
      stand(s, 'kitchen', 0);
      holds(s, 1, ...pages);
      edit(s);
    });

  test('Bind: with 1, 4 and 8, or the Blank for one, without a hero there; 4 or more wins, less hurts', () => {
    const t = rolls(binds([1, 4, 9]), 2, 2, 0, 0).answers('haunt:bind');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'bound', winners: [1] });
    const vain = rolls(binds([1, 4, 8]), 2, 1, 0, 0)
      .answers('haunt:bind')
      .expects(1, 'take-damage');
    expect(memory(vain).clues).toEqual([{ pages: [1, 2, 3], says: 'spell', side: 'traitor' }]);
    expect(binds([2, 5, 7]).offered('haunt:bind')).toEqual([]);
    expect(binds([1, 4, 8], (s) => stand(s, 'library', 0)).whyNot('haunt:bind')).toBe('enemies-near');
    expect(hero((s) => holds(s, 0, 1, 4, 8)).offered('haunt:bind')).toEqual([]);
  });

  const round = (n: number, edit: Edit): Table =>
    table(
      'round',
      book((s) => {
        if (s.haunt) Object.assign(s.haunt, { round: n, memory: { ...s.haunt.memory, chapter: n - 1 } });
        monster(s, 'scribe', 'kitchen');
        edit(s);
      }),
    );

  test('the Chapter goes on by 1 each round; its goal is shown to the traitor', () => {
    const t = round(3, () => {});
    expect([memory(t).chapter, t.state.result]).toEqual([3, null]);
    expect(viewOf(t, 1).haunt?.counters[0]).toEqual({ name: 'chapter', value: 3, goal: 10 });
    expect(viewOf(t, 0).haunt?.counters[0]).toEqual({ name: 'chapter', value: 3, goal: null });
  });

  test('at Chapter 10 more Pages of the own spell win for the heroes; as many or fewer for the traitor', () => {
    const more = round(10, (s) => {
      holds(s, 0, 2, 9);
      holds(s, 2, 5);
      holds(s, 1, 1);
      holds(s, 'scribe:1', 4);
    });
    expect(more.state.result).toEqual({ side: 'heroes', why: 'more-pages', winners: [0, 2] });
    const equal = round(10, (s) => {
      holds(s, 0, 2, 3, 1);
      holds(s, 'scribe:1', 9);
    });
    expect(equal.state.result).toEqual({ side: 'traitor', why: 'last-chapter', winners: [1] });
    expect(round(9, () => {}).state.result).toBeNull();
  });

  test('what the dead carried does not count, and a dead traitor’s Scribes still do', () => {
    const t = round(10, (s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
      holds(s, 0, 2);
      holds(s, 'scribe:1', 4);
    });
    expect(t.state.result).toMatchObject({ side: 'traitor', why: 'last-chapter' });
    const bare = round(10, (s) => {
      if (s.explorers[1]) s.explorers[1].dead = true;
      holds(s, 0, 2);
    });
    expect(bare.state.result).toMatchObject({ side: 'heroes', why: 'more-pages' });
  });

  test('BH-R-22: at the end everything lies open', () => {
    const t = round(10, (s) => {
      holds(s, 1, 4);
      lies(s, 6, 'kitchen');
    });
    expect([seen(t, 4, 0), seen(t, 6, 'spectator')]).toEqual(['strike-through', 'ibid']);
  });
});
