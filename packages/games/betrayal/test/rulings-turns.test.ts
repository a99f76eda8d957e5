import { describe, expect, test } from 'vitest';
import { push } from '../src/content/kit.ts';
import { LED } from './fixture.ts';
import { amid, stand } from './haunt-kit.ts';
import { at, drawsEvent, gives, haunts, nextTiles, onTop, playOn, rolls, steps, table, turn, viewOf } from './kit.ts';

// Turns, cards and endings, at their edges.

describe('a turn', () => {
  test('BH-TURN-03, BH-TURN-04, BH-TURN-07: it may end at any moment: at once, in mid-move, without a move left', () => {
    const t = turn();
    expect(t.legal[0]).toBe('end-turn');
    t.answers('go:hallway');
    expect(t.legal[0]).toBe('end-turn');
    t.answers('go:entrance-hall', 'go:hallway', 'go:entrance-hall');
    expect(t.state.turn.moves).toBe(0);
    t.refuses('go:hallway', 'blocked').answers('end-turn').expects(1, 'turn');
    expect(t.told('turn-over')).toHaveLength(1);
  });

  test('BH-TRADE-05: a weapon with which one attacked in an earlier turn is traded like anything else', () => {
    const t = turn((s) => {
      haunts(s, LED);
      gives(s, 0, 'machete');
    });
    rolls(t, ...Array<number>(9).fill(0)).answers('attack:machete:1', 'might'); // 1 against 0
    t.answers('end-turn', 'end-turn', 'end-turn').expects(0, 'turn').answers('trade:2');
    t.expects(0, 'trade-give', ['done', 'ware:machete']);
  });

  test('BH-TRADE-05: nor one with which somebody attacked and lost', () => {
    const t = turn((s) => {
      haunts(s, LED);
      gives(s, 0, 'machete', 'map');
    });
    rolls(t, 0, 0, 0, 0, 0, 1, 1, 0, 0).answers('attack:machete:1', 'might', 'trade:2');
    t.expects(0, 'trade-give', ['done', 'ware:map'], { 'ware:machete': 'attacked-with' });
    t.answers('done', 'done').answersAs(2, 'yes');
  });

  test('BH-AMB-40: once a turn, so what was given does not come back in it; the other may ask for it in the own turn', () => {
    const t = turn((s) => gives(s, 0, 'map')).answers('trade:1', 'ware:map', 'done', 'done', 'yes');
    t.refuses('trade:1', 'blocked').answers('end-turn').expects(1, 'turn');
    expect(t.legal).toContain('trade:0');
  });

  test('BH-SPEC-01, BH-SPEC-03: a special action that was used is blocked with the reason, and free again in the next turn', () => {
    const t = turn((s) => gives(s, 0, 'mask')).answers('use:mask');
    expect(t.decision.options.find(({ id }) => id === 'use:mask')?.blocked).toBe('used-already');
    t.answers('go:hallway', 'end-turn', 'end-turn', 'end-turn').expects(0, 'turn');
    expect(t.legal).toContain('use:mask');
  });

  test.each([
    [4, [2, 2, 0, 0, 0]],
    [2, [2, 1, 0, 0, 0]],
    [2, [2, 0, 0, 0, 0]],
    [0, [1, 0, 0, 0, 0]],
  ])('BH-EVT-02: the row with the highest number that was reached, %i, and no other', (line, pips) => {
    const t = drawsEvent('a-bite', pips);
    expect(t.told('event-line').map(({ details }) => details['line'])).toEqual([line]);
  });

  test('BH-AMB-41, BH-R-06: whoever is pushed enters where it ends, and nothing is paid or discovered', () => {
    const t = playOn(
      (g) => push(g, 0, 'hallway'),
      (s) => haunts(s, LED),
    );
    expect([at(t), t.told('pushed').length, t.told('moved').length]).toEqual(['hallway', 1, 0]);
    expect(t.state.turn.moves).toBe(4); // the turn that follows has all of Josef's Speed
  });
});

describe('the haunt comes', () => {
  test('BH-AMB-01: a die for every Omen drawn so far, whoever has it now', () => {
    const t = turn((s) => {
      nextTiles(s, 'ballroom');
      onTop(s, 'omen', 'armor');
      gives(s, 1, 'mask', 'book');
      s.omensDrawn = 3;
    });
    rolls(t, 2, 1, 0, 0).answers('discover:N');
    expect(t.told('haunt-roll')[0]?.details).toMatchObject({ dice: [2, 1, 0, 0] });
    t.usesAllLuck();
  });

  test('BH-AMB-27: the turn in which it comes ends under the rules before the haunt: nobody dies of the Furnace Room', () => {
    const t = turn(
      (s) => {
        stand(s, 'basement-landing', 0);
        nextTiles(s, 'furnace-room');
        onTop(s, 'event', 'the-house-is-hungry'); // it may bring on haunt 12
        s.omensDrawn = 3;
        Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
      },
      { eventHaunts: true },
    );
    const [door = ''] = t.legal.filter((id) => id.startsWith('discover'));
    rolls(t.answers(door, 'turn:0'), 2, 2, 1).answers('roll-haunt');
    t.tells('haunt-comes', { seat: 0 }).tells('end-effect', { tile: 'furnace-room' });
    expect([steps(t), t.state.explorers[0]?.dead]).toEqual([[1, 1, 3, 3], false]);
    expect(t.state.haunt?.number).toBe(12);
  });

  test('BH-SECRET-01, BH-STRUCT-08: what is told to all is told to whoever watches, too; a goal never is', () => {
    const t = turn((s) => haunts(s, 1));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { book = [], number } = viewOf(t, viewer).haunt ?? {};
      expect(number).toBe(1);
      expect(book.filter((entry) => entry.startsWith('goal'))).toEqual(
        viewer === 'spectator' ? [] : [viewer === 1 ? 'goal:traitor' : 'goal:heroes'],
      );
    }
  });
});

describe('who has won', () => {
  /** Both goals of haunt 16 are met. */
  const both = (seat: number) =>
    amid(16, (s) => {
      s.turn.seat = seat;
      if (s.haunt) s.haunt.memory = { clean: 2, dirty: 2, case: [], cleared: [] };
    });

  test('BH-AMB-42: if both sides have, the active one wins, known or not', () => {
    expect(turn(both(0)).state.result).toMatchObject({ side: 'heroes', why: 'clean' });
    expect(turn(both(1)).state.result).toMatchObject({ side: 'traitor', why: 'dirty' });
  });

  test('BH-R-11: at the end of a round there is no active side: the heroes win', () => {
    expect(table('round', both(1)).state.result).toMatchObject({ side: 'heroes', winners: [0, 2] });
  });

  test('BH-END-01, BH-R-22: afterwards nothing is asked, and all that was hidden lies open to everybody', () => {
    const t = table(
      'round',
      amid(16, (s) => {
        const held = [{ by: 1, sample: { face: 'dirty', seen: [1] } }];
        if (s.haunt) s.haunt.memory = { clean: 2, dirty: 0, case: held, cleared: [] };
      }),
    );
    expect([t.match.over, t.match.waitingFor()]).toEqual([true, []]);
    for (const viewer of [0, 'spectator'] as const) {
      expect(viewOf(t, viewer).haunt?.memory).toMatchObject({ case: [{ sample: { face: 'dirty' } }] });
      expect(viewOf(t, viewer).haunt?.roles).toEqual([{ face: 'hunter' }, { face: 'tainted' }, { face: 'hunter' }]);
    }
    t.tells('won', { unseen: ['hunter', 'tainted', 'hunter', 'dirty'] });
  });
});
