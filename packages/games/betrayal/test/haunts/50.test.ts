import { describe, expect, test } from 'vitest';
import type { Trait } from '../../src/index.ts';
import { valueAt } from '../../src/rules/traits.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { at, cards, type Edit, gives, lays, monster, rolls, steps, type Table, turn } from '../kit.ts';

const memory = (t: Table) => t.state.haunt?.memory as { slag: number; fire: number };
const statuses = (t: Table, seat: number) => t.state.explorers[seat]?.statuses;
const irons = (t: Table, seat: number): number => tokens(t, 'iron').filter(({ on }) => on === seat).length;
/** The furnace lies below; seats 0 and 2 are heroes, the traitor is upstairs. Speeds are 3. */
const iron = (edit: Edit = () => {}): Edit =>
  amid(50, (s) => {
    lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0 });
    stand(s, 'kitchen', 0);
    stand(s, 'salon', 2);
    stand(s, 'upper-landing', 1);
    edit(s);
  });
const weighs =
  (seat: number, pieces: number): Edit =>
  (s) => {
    for (let i = 0; i < pieces; i++) token(s, 'iron', { on: seat });
  };
const becomes =
  (seat: number, ...all: string[]): Edit =>
  (s) => {
    s.explorers[seat]?.statuses.push(...all);
  };
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
const acts =
  (seat: number): Edit =>
  (s) => {
    s.turn.seat = seat;
  };
const hero = (...edits: Edit[]): Table => turn(iron(all(...edits)));
const traitors = (...edits: Edit[]): Table => turn(iron(all(acts(1), ...edits)));
function traitValue({ state }: Table, seat: number, trait: Trait): number {
  const explorer = state.explorers[seat];
  return explorer === undefined ? 0 : valueAt(explorer, trait, explorer.traits[trait]);
}
const speed = (t: Table, seat = 0): number => traitValue(t, seat, 'speed');
const mightOf = (t: Table, seat: number): number => traitValue(t, seat, 'might');
/** Seat 2 ends its turn and with it the round; the next turn is seat 0's. */
const nextRound = (...edits: Edit[]): Table => hero(acts(2), ...edits).answers('end-turn');
const furnace: Edit = (s) => stand(s, 'furnace-room', 0);

describe('50, Weight of Iron: set-up', () => {
  test.each([
    [3, 0],
    [6, 2],
  ])('for %i: a Furnace Room, the fastest is the traitor and healed; Smiths: %i', (seats, smiths) => {
    const t = begins(50, seats, (s) => {
      for (const explorer of s.explorers) explorer.traits = { ...explorer.traits, speed: 2, sanity: 2 };
      if (s.explorers[0]) s.explorers[0].traits.speed = 8;
    });
    expect(t.state.haunt).toMatchObject({ traitor: 0, memory: { slag: 0, fire: 0 } });
    expect(steps(t, 0)[3]).toBeGreaterThan(2);
    expect(t.state.house['furnace-room']).toBeDefined();
    expect(t.state.monsters.map(({ kind, at: tile }) => [kind, tile])).toEqual(
      Array.from({ length: smiths }, () => ['smith', 'furnace-room']),
    );
  });
});

/** With seat 0 as fast as can be. */
const faster = (lays: (...edits: Edit[]) => Table): Table =>
  lays((s) => {
    if (s.explorers[0]) s.explorers[0].traits.speed = 8;
  });

describe('50, Weight of Iron: Load', () => {
  test('Items, Omens and Iron are taken off the moves; some are always left, but none when pinned', () => {
    const light = nextRound();
    expect(light.state.turn).toMatchObject({ seat: 0, moves: speed(light) });
    const fast = faster(nextRound);
    expect(fast.state.turn.moves).toBe(speed(fast));
    const loaded = faster((...edits) => nextRound(weighs(0, 1), (s) => gives(s, 0, 'brooch'), ...edits));
    expect(loaded.state.turn.moves).toBe(speed(fast) - 2);
    expect(faster((...edits) => nextRound(weighs(0, speed(fast)), ...edits)).state.turn.moves).toBe(3);
    expect(faster((...edits) => nextRound(weighs(0, speed(fast) + 1), ...edits)).state.turn.moves).toBe(0);
    const slow: Edit = (s) => {
      if (s.explorers[0]) s.explorers[0].traits.speed = 1;
    };
    expect(nextRound(slow, weighs(0, 1)).state.turn.moves).toBe(speed(nextRound(slow)));
  });

  test('the traitor has no Load, and a roll of Speed takes the whole Speed', () => {
    const t = hero((s) => gives(s, 1, 'brooch', 'crossbow')).answers('end-turn');
    expect(t.state.turn).toMatchObject({ seat: 1, moves: speed(t, 1) });
    expect(speed(hero(weighs(0, 5)))).toBe(speed(hero()));
  });

  test('Iron cannot be laid down, but traded', () => {
    const t = hero(weighs(0, 1), (s) => stand(s, 'kitchen', 2));
    expect(t.legal.filter((id) => /^(drop|take):/.test(id))).toEqual([]);
    const ware = `ware:token:${tokens(t, 'iron')[0]?.id}`;
    t.answers('trade:2', ware, 'done', 'done').answersAs(2, 'yes');
    expect([irons(t, 0), irons(t, 2)]).toEqual([0, 1]);
  });

  test('Rust at the end of a turn with too much; the second time the hero is taken; with less it goes', () => {
    const heavy = speed(hero()) + 1;
    expect(statuses(hero(weighs(0, heavy)).answers('end-turn'), 0)).toEqual(['rust']);
    expect(statuses(hero(weighs(0, heavy - 1)).answers('end-turn'), 0)).toEqual([]);
    expect(statuses(hero(weighs(0, heavy), becomes(0, 'rust')).answers('end-turn'), 0)).toEqual(['taken']);
    expect(statuses(hero(becomes(0, 'rust')).answers('end-turn'), 0)).toEqual([]);
    expect(statuses(traitors(weighs(1, 9)).answers('end-turn'), 1)).toEqual([]);
  });

  test('whoever is taken has no turns, is not attacked, not forged at, and takes no part in trades', () => {
    const t = traitors(becomes(0, 'taken'), (s) => stand(s, 'upper-landing', 0));
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual([]);
    expect(t.legal).not.toContain('haunt:forge:0');
    const next = hero(acts(2), becomes(0, 'taken')).answers('end-turn');
    expect(next.state.turn.seat).toBe(1);
    const friend = hero(becomes(2, 'taken'), weighs(0, 1), (s) => stand(s, 'kitchen', 2));
    expect(friend.legal.filter((id) => /^trade:2|^haunt:pass-on:2/.test(id))).toEqual([]);
  });
});

describe('50, Weight of Iron: the heroes', () => {
  test('Pass it on: to a hero at most two tiles away who agrees; refused, all stays', () => {
    const t = hero(weighs(0, 2), (s) => gives(s, 0, 'brooch'));
    expect(t.legal).toContain('haunt:pass-on:2'); // Kitchen, Dining Room, Salon
    const [first] = tokens(t, 'iron');
    t.answers('haunt:pass-on:2', `ware:token:${first?.id}`, 'ware:brooch', 'done').answersAs(2, 'yes');
    expect([irons(t, 0), irons(t, 2), cards(t, 2)]).toEqual([1, 1, ['brooch']]);
    t.refuses('haunt:pass-on:2', 'blocked'); // once a turn
    const no = hero(weighs(0, 1));
    no.answers('haunt:pass-on:2', `ware:token:${tokens(no, 'iron')[0]?.id}`, 'done').answersAs(2, 'no');
    expect([irons(no, 0), irons(no, 2)]).toEqual([1, 0]);
    expect(hero(weighs(0, 1), (s) => stand(s, 'upper-landing', 2)).legal).not.toContain('haunt:pass-on:2');
    expect(hero(weighs(0, 1)).legal).not.toContain('haunt:pass-on:1');
    expect(hero().legal).not.toContain('haunt:pass-on:2');
  });

  test('nothing given is nothing asked, and a pinned hero passes on in time to stay free of Rust', () => {
    const none = hero(weighs(0, 1)).answers('haunt:pass-on:2', 'done');
    expect(none.decision.kind).toBe('turn');
    const heavy = speed(hero()) + 1;
    const t = hero(weighs(0, heavy));
    t.answers('haunt:pass-on:2', `ware:token:${tokens(t, 'iron')[0]?.id}`, 'done').answersAs(2, 'yes');
    expect(statuses(t.answers('end-turn'), 0)).toEqual([]);
  });

  test('Melt: in the Furnace Room only, a card is buried or Iron removed, and the Slag rises', () => {
    expect(hero(weighs(0, 1)).legal).not.toContain('haunt:melt');
    expect(hero(furnace).whyNot('haunt:melt')).toBe('nothing-to-melt');
    const one = hero(furnace, weighs(0, 1)).answers('haunt:melt');
    expect([memory(one).slag, irons(one, 0), one.decision.kind]).toEqual([1, 0, 'turn']);
    const card = hero(furnace, (s) => gives(s, 0, 'brooch')).answers('haunt:melt');
    expect([memory(card).slag, cards(card), card.state.decks.item.at(-1)]).toEqual([1, [], 'brooch']);
    const both = hero(furnace, weighs(0, 1), (s) => gives(s, 0, 'brooch')).answers(
      'haunt:melt',
      'melt-card',
      'second-no',
    );
    expect([memory(both).slag, irons(both, 0), cards(both)]).toEqual([1, 1, []]);
  });

  test('a second piece at once for 1 Physical damage, which may be the last', () => {
    const two = hero(furnace, weighs(0, 3)).answers('haunt:melt', 'second-yes');
    const before = steps(hero());
    two.answers(two.legal[0] ?? '');
    expect([memory(two).slag, irons(two, 0)]).toEqual([2, 1]);
    expect(steps(two).reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b) - 1);
    const last = hero(furnace, weighs(0, 2), (s) => {
      if (s.explorers[0]) Object.assign(s.explorers[0].traits, { might: 1, speed: 1 });
    }).answers('haunt:melt', 'second-yes');
    if (last.decision.kind !== 'turn' && last.state.result === null && !last.state.explorers[0]?.dead)
      last.answers(last.legal[0] ?? '');
    expect([last.state.explorers[0]?.dead, memory(last).slag]).toEqual([true, 1]);
  });

  test('Lift: Might, 4 or more takes over what is wished; light enough the friend is free, without Rust', () => {
    const beside: Edit = (s) => stand(s, 'kitchen', 2);
    const heavy = speed(hero(), 2) + 1;
    const lifts = (...pips: number[]) => {
      const t = hero(beside, weighs(2, heavy), becomes(2, 'taken'));
      return rolls(t, ...pips, 0, 0, 0, 0).answers('haunt:lift:2');
    };
    const vain = lifts(2, 1, 0);
    expect([irons(vain, 2), statuses(vain, 2)]).toEqual([heavy, ['taken']]);
    const lifted = lifts(2, 2, 0);
    const [first] = tokens(lifted, 'iron');
    lifted.answers(`ware:token:${first?.id}`, 'done');
    expect([irons(lifted, 0), irons(lifted, 2), statuses(lifted, 2)]).toEqual([1, heavy - 1, []]);
    const none = lifts(2, 2, 0).answers('done');
    expect([irons(none, 2), statuses(none, 2)]).toEqual([heavy, ['taken']]);
    expect(hero(weighs(2, heavy), becomes(2, 'taken')).legal).not.toContain('haunt:lift:2');
  });
});

describe('50, Weight of Iron: the traitor', () => {
  const attacked = (mine: readonly number[], theirs: readonly number[], more: Edit = () => {}) => {
    const t = traitors((s) => stand(s, 'kitchen', 1), more);
    const pad = (pips: readonly number[], seat: number) => [...pips, ...Array(9).fill(0)].slice(0, mightOf(t, seat));
    return rolls(t, ...pad(mine, 1), ...pad(theirs, 0)).answers('attack:bare:0');
  };

  test('Shackle: Iron instead of the damage, two pieces for 3 or more; or the damage', () => {
    const one = attacked([2, 2], [2]);
    expect(one.match.waitingFor()).toEqual([1]);
    one.answers('shackle-yes');
    expect([irons(one, 0), steps(one)]).toEqual([1, steps(hero())]);
    expect(irons(attacked([2, 2, 2], [2]).answers('shackle-yes'), 0)).toBe(2);
    const hurt = attacked([2, 2], [2]).answers('shackle-no');
    expect(irons(hurt, 0)).toBe(0);
  });

  test('also when the hero attacked and lost, and when a Smith won; never for a hero who won', () => {
    const own = hero((s) => stand(s, 'kitchen', 1));
    rolls(own, ...Array(mightOf(own, 0)).fill(0), 2, 2, ...Array(mightOf(own, 1) - 2).fill(0));
    own.answers('attack:bare:1').answersAs(1, 'shackle-yes');
    expect(irons(own, 0)).toBe(2);
    const won = hero((s) => stand(s, 'kitchen', 1));
    rolls(won, 2, 2, ...Array(mightOf(won, 0) - 2).fill(0), ...Array(mightOf(won, 1)).fill(0));
    won.answers('attack:bare:1');
    expect(tokens(won, 'iron')).toEqual([]);
    const smith = hero((s) => monster(s, 'smith', 'kitchen'));
    rolls(smith, ...Array(mightOf(smith, 0)).fill(0), 1, 0, 0, 0).answers('attack:bare:smith:1');
    smith.answersAs(1, 'shackle-yes');
    expect(irons(smith, 0)).toBe(1);
  });

  test('Forge: a hero in sight, three dice, 4 or more', () => {
    const seen: Edit = (s) => stand(s, 'dining-room', 1);
    expect(irons(rolls(traitors(seen), 2, 2, 0).answers('haunt:forge:0'), 0)).toBe(1);
    expect(irons(rolls(traitors(seen), 2, 1, 0).answers('haunt:forge:0'), 0)).toBe(0);
    expect(traitors().legal.filter((id) => id.startsWith('haunt:forge'))).toEqual([]);
  });

  test('the Fire grows at the end of each round, also when the traitor is dead', () => {
    expect(memory(nextRound()).fire).toBe(1);
    expect(
      memory(
        nextRound((s) => {
          if (s.explorers[1]) s.explorers[1].dead = true;
        }),
      ).fire,
    ).toBe(1);
  });
});

describe('50, Weight of Iron: how it ends', () => {
  const remembers =
    (about: object): Edit =>
    (s) => {
      if (s.haunt) Object.assign(s.haunt.memory, about);
    };

  test('three pieces of Slag for three players', () => {
    const t = hero(furnace, weighs(0, 1), remembers({ slag: 2 })).answers('haunt:melt');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'molten', winners: [0, 2] });
    expect(hero(furnace, weighs(0, 1), remembers({ slag: 1 })).answers('haunt:melt').state.result).toBeNull();
  });

  test('all heroes taken or dead: the traitor', () => {
    const heavy = weighs(0, speed(hero()) + 1);
    const t = hero(heavy, becomes(0, 'rust'), becomes(2, 'taken')).answers('end-turn');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'statues', winners: [1] });
    expect(hero(heavy, becomes(0, 'rust')).answers('end-turn').state.result).toBeNull();
  });

  test('the thirteenth round: the Fire', () => {
    expect(nextRound(remembers({ fire: 12 })).state.result).toEqual({ side: 'traitor', why: 'fire', winners: [1] });
    expect(nextRound(remembers({ fire: 11 })).state.result).toBeNull();
  });

  test('the traitor’s book is not the heroes’', () => {
    const book = (seat: number) => (hero().view(seat) as { haunt: { book: readonly string[] } }).haunt.book;
    expect(book(0)).not.toContain('rule:shackle');
    expect(book(1)).toContain('rule:shackle');
    expect(at(hero())).toBe('kitchen');
  });
});
