import { describe, expect, test } from 'vitest';
import { dropTile } from '../../src/content/kit.ts';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import {
  cards,
  type Edit,
  gives,
  monster,
  playOn,
  rolls,
  steps,
  type Table,
  table,
  token,
  turn,
  viewOf,
} from '../kit.ts';

type Trait = 'might' | 'speed' | 'knowledge' | 'sanity';
interface Memory {
  guests: { token: number; tastes: number[]; gift: number | null }[];
  content: number;
}
const memory = (t: Table) => t.state.haunt?.memory as unknown as Memory;
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
const content =
  (n: number): Edit =>
  (s) =>
    void Object.assign(s.haunt?.memory ?? {}, { content: n });
const dead =
  (seat: number): Edit =>
  (s) => {
    if (s.explorers[seat]) s.explorers[seat].dead = true;
  };
const last = (s: BetrayalState): number => s.tokens.at(-1)?.id ?? 0;
/** A calm Guest with so much Patience and these Tastes; perhaps with a Present. */
const guest =
  (at: TileId, n: number, tastes: readonly Trait[], gift = false): Edit =>
  (s) => {
    token(s, 'calm-guest', { at, n });
    const one: Memory['guests'][number] = { token: last(s), tastes: [], gift: null };
    for (const taste of tastes) {
      token(s, `taste-${taste}`, { at });
      one.tastes.push(last(s));
    }
    if (gift) {
      token(s, 'gift', { at });
      one.gift = last(s);
    }
    (s.haunt?.memory as unknown as Memory | undefined)?.guests.push(one);
  };
const guests = (t: Table): [TileId | null, number][] => tokens(t, 'calm-guest').map(({ at, n }) => [at, n]);
const monsters = (t: Table): TileId[] => t.state.monsters.map(({ at }) => at);

/** Josef, seat 0, in the Kitchen; the traitor, seat 1, on the Upper Landing; seat 2 in the Conservatory. */
const toasted = (edit: Edit = () => {}): Edit =>
  amid(
    48,
    all((s) => {
      stand(s, 'kitchen', 0);
      stand(s, 'upper-landing', 1);
      stand(s, 'conservatory', 2);
    }, edit),
  );
const hero = (edit: Edit = () => {}) => turn(toasted(edit));
const traitors = (edit: Edit = () => {}) =>
  turn(
    toasted(
      all(
        (s) => void Object.assign(s.turn, { seat: 1 }),
        (s) => stand(s, 'kitchen', 1),
        edit,
      ),
    ),
  );

describe('48, Toast to the Dead: set-up', () => {
  test.each([
    [3, 6, 4],
    [6, 10, 5],
  ])(
    'for %i: %i Guests with Patience %i and two different Tastes, with a way to the door',
    (seats, count, patience) => {
      const t = begins(48, seats);
      expect(guests(t)).toHaveLength(count);
      for (const [at, n] of guests(t)) {
        expect(['kitchen', 'dining-room', 'salon', 'conservatory', 'bloody-room']).toContain(at);
        expect(n).toBe(patience);
      }
      expect(new Set(guests(t).map(([at]) => at)).size).toBe(5); // all rooms, then round again
      for (const { tastes } of memory(t).guests) {
        const kinds = tastes.map((id) => t.state.tokens.find((one) => one.id === id)?.kind);
        expect(new Set(kinds).size).toBe(2);
      }
    },
  );

  test('Omens come first, and the oldest but the revealer is the traitor, healed', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'skull', haunt: null };
        s.house = {
          ...s.house,
          chapel: { region: 'ground', x: 2, y: -1, turn: 0 },
          kitchen: { region: 'ground', x: 1, y: -1, turn: 0 },
        };
        Object.assign(s.explorers[0]?.traits ?? {}, { might: 1 });
      },
      { haunt: 48 },
    );
    while (t.decision.kind !== 'turn')
      t.answersAs(t.asked, t.decision.kind === 'volunteer' ? 'no' : (t.legal[0] ?? ''));
    expect(t.state.haunt?.traitor).toBe(0); // Josef is 25, Sammy 9; Stephanie, 40, has revealed it
    expect(steps(t)).toEqual([4, 4, 3, 3]);
    expect(guests(t)[0]?.[0]).toBe('chapel');
  });
});

describe('48, Toast to the Dead: the heroes', () => {
  const entertains = (pips: readonly number[], edit: Edit = () => {}, taste = 0) => {
    const t = hero(all(guest('kitchen', 4, ['might', 'speed']), edit));
    const id = memory(t).guests[0]?.tastes[taste];
    return rolls(t, ...pips).answers('haunt:entertain', `talk:${id}`);
  };

  test('Entertain: a roll with a Taste; 5 or more removes it, less than 2 costs 1 Patience', () => {
    const won = entertains([2, 2, 1, 0, 0]);
    expect([tokens(won, 'taste-might'), tokens(won, 'taste-speed').length, guests(won)]).toEqual([
      [],
      1,
      [['kitchen', 4]],
    ]);
    const nothing = entertains([2, 0, 0, 0, 0]);
    expect([tokens(nothing, 'taste-might').length, guests(nothing)]).toEqual([1, [['kitchen', 4]]]);
    expect(guests(entertains([1, 0, 0, 0, 0]))).toEqual([['kitchen', 3]]);
    expect(
      tokens(
        entertains([2, 2, 1, 0], () => {}, 1),
        'taste-speed',
      ),
    ).toEqual([]); // Speed 4
    expect(won.legal).not.toContain('haunt:entertain');
    expect(hero(guest('hallway', 4, ['might'])).legal).not.toContain('haunt:entertain');
  });

  test('without Tastes a Guest is content and goes; enough of them win', () => {
    const t = rolls(hero(guest('kitchen', 4, ['might'], true)), 2, 2, 1, 0, 0).answers('haunt:entertain', 'talk:2');
    expect([guests(t), t.state.tokens, memory(t).content, t.state.result]).toEqual([[], [], 1, null]);
    const won = rolls(hero(all(content(2), guest('kitchen', 4, ['might']))), 2, 2, 1, 0, 0);
    won.answers('haunt:entertain', 'talk:2');
    expect(won.state.result).toEqual({ side: 'heroes', why: 'content', winners: [0, 2] });
  });

  test('the last Patience lost in talk: it is offended', () => {
    const t = rolls(hero(guest('kitchen', 1, ['might'])), 0, 0, 0, 0, 0).answers('haunt:entertain', 'talk:2');
    expect([guests(t), monsters(t)]).toEqual([[], ['kitchen']]);
  });

  test('Give a present: an Item, no Omen, for a Taste of choice; one for each Guest, besides entertaining', () => {
    const t = hero(all(guest('kitchen', 4, ['might', 'speed']), (s) => gives(s, 0, 'machete', 'idol')));
    t.answers('haunt:give-a-present').expects(0, 'haunt-choice', ['present:2:machete', 'present:3:machete']);
    t.answers('present:3:machete');
    expect([cards(t), tokens(t, 'gift').map(({ at }) => at), tokens(t, 'taste-speed')]).toEqual([
      ...[['idol'], ['kitchen'], []],
    ]);
    expect(t.state.decks.item.at(-1)).toBe('machete');
    expect(t.legal).toContain('haunt:entertain');
    const had = hero(all(guest('kitchen', 4, ['might'], true), (s) => gives(s, 0, 'machete')));
    expect(had.legal).not.toContain('haunt:give-a-present');
  });

  test('Take an arm: whoever leaves a tile on foot may take one Guest along, with its Tastes', () => {
    const t = hero(all(guest('kitchen', 4, ['might']), guest('kitchen', 2, ['speed']))).answers('go:hallway');
    t.expects(0, 'haunt-choice', ['alone', 'guest:1', 'guest:3']).answers('guest:3');
    expect(guests(t)).toEqual([
      ['kitchen', 4],
      ['hallway', 2],
    ]);
    expect(tokens(t, 'taste-speed').map(({ at }) => at)).toEqual(['hallway']);
    t.answers('go:conservatory', 'alone');
    expect(guests(t)[1]).toEqual(['hallway', 2]);
  });

  test('nobody takes a Guest from a tile with somebody of the other side, nor by being placed', () => {
    const blocked = hero(all(guest('kitchen', 4, ['might']), (s) => stand(s, 'kitchen', 1))).answers('go:hallway');
    expect(blocked.decision.kind).toBe('turn');
    const friend = hero(all(guest('kitchen', 4, ['might']), (s) => stand(s, 'kitchen', 2))).answers('go:hallway');
    expect(friend.decision.kind).toBe('haunt-choice');
    const stays = traitors(all(guest('kitchen', 4, ['might']))).answers('go:hallway');
    expect(stays.decision.kind).toBe('turn');
    const alone = traitors(all(guest('kitchen', 4, ['might']), (s) => stand(s, 'conservatory', 0))).answers(
      'go:hallway',
    );
    expect(alone.expects(1, 'haunt-choice').answers('guest:1') && guests(alone)).toEqual([['hallway', 4]]);
  });

  test('a calm Guest does not hinder and cannot be attacked; Dynamite on its tile takes all its Patience', () => {
    const t = hero(guest('kitchen', 4, ['might']));
    expect(t.legal.some((id) => id.startsWith('attack'))).toBe(false);
    const moves = t.state.turn.moves;
    expect(t.answers('go:hallway', 'alone').state.turn.moves).toBe(moves - 1);
    const bang = hero(all(guest('dining-room', 4, ['might']), (s) => gives(s, 0, 'dynamite')));
    expect(monsters(bang.answers('throw:dynamite:dining-room'))).toEqual(['dining-room']);
  });
});

describe('48, Toast to the Dead: the traitor and the end of a round', () => {
  const slights = (pips: readonly number[], n = 4) =>
    rolls(traitors(guest('kitchen', n, ['might'])), ...pips).answers('haunt:slight-a-guest', 'sanity');

  test('Slight: 6 or more costs 2 Patience, 4 or 5 costs 1; the last makes a monster', () => {
    // Stephanie has Sanity 5.
    expect(guests(slights([2, 2, 2, 0, 0]))).toEqual([['kitchen', 2]]);
    expect(guests(slights([2, 2, 1, 0, 0]))).toEqual([['kitchen', 3]]);
    expect(guests(slights([2, 1, 0, 0, 0]))).toEqual([['kitchen', 4]]);
    const gone = slights([2, 2, 2, 0, 0], 1);
    expect([guests(gone), monsters(gone), tokens(gone, 'taste-might')]).toEqual([[], ['kitchen'], []]);
    const two = traitors(all(guest('kitchen', 4, ['might']), guest('kitchen', 2, ['speed'])));
    two.answers('haunt:slight-a-guest').expects(1, 'haunt-choice', ['guest:1', 'guest:3']);
    expect(hero(guest('kitchen', 4, ['might'])).legal).not.toContain('haunt:slight-a-guest');
  });

  const night = (edit: Edit, round = 3) =>
    table(
      'round',
      toasted(
        all((s) => {
          if (s.haunt) s.haunt.round = round;
        }, edit),
      ),
    );

  test('Alone: without a living hero on its tile a Guest loses 1 Patience; the traitor and the dead are no company', () => {
    const kept = (edit: Edit = () => {}) => guests(night(all(guest('kitchen', 4, ['might']), edit)))[0]?.[1];
    expect(kept()).toBe(4);
    expect(kept((s) => stand(s, 'hallway', 0))).toBe(3);
    expect(kept(dead(0))).toBe(3);
    expect(
      kept((s) => {
        stand(s, 'hallway', 0);
        stand(s, 'kitchen', 1);
      }),
    ).toBe(3);
    expect(monsters(night(guest('salon', 1, ['might'])))).toEqual(['salon']);
  });

  test('four Guests offended win; at the end of round 10 all are', () => {
    const offended: Edit = (s) => {
      for (let i = 0; i < 3; i++) monster(s, 'offended-guest', 'hallway');
    };
    const won = { side: 'traitor', why: 'offended', winners: [1] };
    expect(night(all(offended, guest('salon', 2, ['might']))).state.result).toBeNull();
    expect(night(all(offended, guest('salon', 1, ['might']))).state.result).toEqual(won);
    expect(night(all(offended, guest('kitchen', 4, ['might'])), 10).state.result).toEqual(won);
    expect(night(all(offended, guest('kitchen', 4, ['might'])), 9).state.result).toBeNull();
    expect(viewOf(night(offended), 1).haunt?.counters.at(-1)).toEqual({ name: 'offended', value: 3, goal: 4 });
  });

  test('a room that falls takes its Guests to the Basement Landing', () => {
    const t = playOn((g) => dropTile(g, 'salon'), toasted(guest('salon', 3, ['might'])));
    expect([guests(t), tokens(t, 'taste-might').map(({ at }) => at)]).toEqual([
      [['basement-landing', 3]],
      ['basement-landing'],
    ]);
  });

  test('all heroes dead: the traitor wins', () => {
    const t = rolls(
      traitors(all(dead(2), (s) => void Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 }))),
      ...[2, 2, 2, 0, 0, 0, 0],
    ).answers('attack:bare:0');
    while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
