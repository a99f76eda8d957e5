import { describe, expect, test } from 'vitest';
import { kill } from '../src/content/kit.ts';
import './fixture.ts';
import { ALONE, LED, MORTAL } from './fixture.ts';
import {
  at,
  cards,
  drawsEvent,
  type Edit,
  gives,
  haunts,
  lays,
  onTop,
  playOn,
  rolls,
  steps,
  type Table,
  turn,
} from './kit.ts';

test('BH-R-07: whom a haunt kills the Skull may still save', () => {
  const killed = (...pips: number[]) => {
    const t = playOn(
      function* (g) {
        yield* kill(g, 0);
      },
      (s) => {
        haunts(s, LED);
        gives(s, 0, 'skull');
      },
    );
    return rolls(t, ...pips);
  };
  const saved = killed(2, 2, 0).answers('end-turn');
  expect(saved.state.explorers[0]?.dead).toBe(false);
  expect(steps(saved)).toEqual([1, 1, 1, 1]);
  expect(killed(2, 1, 0).state.explorers[0]?.dead).toBe(true);
});

test('BH-R-07: the Skull is asked before the haunt’s own "instead of dying"; if it saves, that is not used', () => {
  const dies = (...pips: number[]) => {
    const t = turn((s) => {
      haunts(s, MORTAL);
      gives(s, 0, 'skull', 'dagger');
      if (s.explorers[0]) s.explorers[0].traits.speed = 1;
    });
    // With the Dagger 1 Speed is lost first.
    rolls(t, ...pips, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return t.answers('attack:dagger:1');
  };
  expect(dies(2, 2, 2).state.haunt?.memory).toEqual({ count: 0 });
  expect(dies(0, 0, 2).state.haunt?.memory).toEqual({ count: 1 });
});

test('BH-STRUCT-06: whoever dies over a roll does not do what would have followed', () => {
  const t = turn((s) => {
    haunts(s, MORTAL, { traitor: 1 });
    gives(s, 0, 'creepy-doll');
    if (s.explorers[0]) s.explorers[0].traits.sanity = 1;
    if (s.haunt) s.haunt.memory = { count: 50 };
  });
  rolls(t, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2).answers('haunt:strain', 'use:creepy-doll');
  expect(t.state.explorers[0]?.dead).toBe(true);
  expect(t.state.haunt?.memory).toEqual({ count: 50 });
});

test('BH-AMB-42: what hits several at once is done before anybody has won; of the last two it is who came further, then the later in turn order', () => {
  const t = turn((s) => {
    haunts(s, ALONE);
    gives(s, 0, 'dynamite');
    if (s.explorers[2]) s.explorers[2].dead = true;
    for (const seat of [0, 1]) Object.assign(s.explorers[seat]?.traits ?? {}, { might: 1, speed: 1 });
  });
  rolls(t, 0, 0, 0, 0, 0, 0, 0, 0).answers('throw:dynamite:entrance-hall');
  while (t.state.result === null) t.answers(t.legal[0] ?? '');
  expect(t.state.explorers.every(({ dead }) => dead)).toBe(true);
  expect(t.state.result).toEqual({ side: 'one', why: 'last-alive', winners: [1] });
});

test('BH-DEATH-01: nobody dies twice', () => {
  const t = playOn(
    function* (g) {
      for (let times = 0; times < 2; times++) yield* kill(g, 2);
    },
    (s) => haunts(s, LED),
  );
  expect(t.match.events.filter(({ kind }) => kind === 'died')).toHaveLength(1);
});

describe('BH-TRAIT-05, BH-R-07: what falls together is one loss, and the Skull is asked about it once', () => {
  /** Mysterious Fluid with 0: one step less of every trait, all of which are critical. */
  const drinks = (...pips: number[]) =>
    drawsEvent('mysterious-fluid', [0, 0, 0, ...pips], (s) => {
      haunts(s, LED);
      gives(s, 0, 'skull');
      for (const trait of ['might', 'speed', 'knowledge', 'sanity'] as const)
        if (s.explorers[0]) s.explorers[0].traits[trait] = 1;
    }).answers('drink');

  test('saved', () => {
    const t = drinks(2, 2, 0);
    expect([t.state.explorers[0]?.dead, steps(t)]).toEqual([false, [1, 1, 1, 1]]);
    expect(t.match.events.filter(({ kind }) => kind === 'lost')).toHaveLength(4);
    t.usesAllLuck();
  });

  test('dead', () => {
    const t = drinks(2, 1, 0);
    expect([t.state.explorers[0]?.dead, steps(t)]).toEqual([true, [0, 0, 0, 0]]);
  });
});

describe('BH-DEATH-02: what of a card still happens when its drawer has died of it', () => {
  const dying: Edit = (s) => {
    haunts(s, LED);
    Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
  };
  const until = (t: Table): Table => {
    while (t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
    return t;
  };

  test('nothing that would be the dead explorer’s: no Item for a Severed Hand, unless the Skull saves', () => {
    const dead = until(drawsEvent('severed-hand', [], dying).answers('shake-hands'));
    expect([dead.state.explorers[0]?.dead, cards(dead)]).toEqual([true, []]);
    const saved = drawsEvent('severed-hand', [2, 2, 0], (s) => {
      dying(s);
      gives(s, 0, 'skull');
      onTop(s, 'item', 'map');
    }).answers('shake-hands');
    expect(cards(until(saved))).toEqual(['skull', 'map']);
  });

  test('whoever has died is moved nowhere: The Flowering leaves the body where it fell', () => {
    const t = until(
      drawsEvent('the-flowering', [], (s) => {
        dying(s);
        lays(s, 'conservatory', { x: 1, y: 1 });
      }),
    );
    expect(at(t)).toBe('dining-room');
  });

  test('what falls over in Taxidermy stays; the card is buried, and the turn is over', () => {
    const t = until(drawsEvent('taxidermy', [0], dying));
    expect(t.state.tokens).toMatchObject([{ kind: 'obstacle', at: 'dining-room' }]);
    expect(t.state.decks.event.at(-1)).toBe('taxidermy');
    t.expects(1, 'turn');
  });
});
