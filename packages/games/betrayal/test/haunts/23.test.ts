import { describe, expect, test } from 'vitest';
import type { BetrayalState, TileId } from '../../src/index.ts';
import { amid, begins, stand, tokens } from '../haunt-kit.ts';
import {
  at,
  cards,
  type Edit,
  gives,
  lays,
  monster,
  nextTiles,
  onTop,
  rolls,
  steps,
  type Table,
  table,
  token,
  turn,
} from '../kit.ts';

/** The steps of an explorer: Might, Speed, Knowledge, Sanity. */
function traits(s: BetrayalState, seat: number, might: number, speed: number, knowledge: number, sanity: number): void {
  const explorer = s.explorers[seat];
  if (explorer) explorer.traits = { might, speed, knowledge, sanity };
}

/** Josef (0) owns the Idol; Lake and Bloody Room lie where they may, the Larder is not there. */
const amid23 = (edit: Edit = () => {}): Edit =>
  amid(23, (s) => {
    lays(s, 'underground-lake', { region: 'basement', x: 1, turn: 3 });
    gives(s, 0, 'idol');
    stand(s, 'salon', 1);
    edit(s);
  });

const is = (t: Table, seat: number, status: string): boolean =>
  t.state.explorers[seat]?.statuses.includes(status) === true;

/** A statue stands here. */
function statue(s: BetrayalState, seat: number, tile: TileId): void {
  stand(s, tile, seat);
  traits(s, seat, 1, 1, 1, 1);
  const explorer = s.explorers[seat];
  if (explorer) [explorer.dead, explorer.statuses] = [true, ['statue']];
}

describe('23, Stone by Stone', () => {
  test.each([
    [3, 2],
    [6, 5],
  ])(
    'set-up for %i: three places, the Idol with a hero, %i Masons; the traitor sits left of the revealer',
    (seats, masons) => {
      const t = begins(23, seats, (s) => {
        gives(s, 2, 'idol');
        stand(s, 'kitchen', 0);
        traits(s, 2, 1, 1, 1, 1);
      });
      expect(t.state.haunt?.traitor).toBe(2);
      for (const tile of ['underground-lake', 'larder', 'bloody-room'] as const)
        expect(t.state.house[tile]).toBeDefined();
      expect(cards(t, 2)).not.toContain('idol');
      // The revealer stands with the traitor, the others farther away.
      expect(cards(t, seats === 3 ? 1 : 3)).toContain('idol');
      expect(t.state.monsters.map((one) => one.at)).toEqual(Array.from({ length: masons }, () => at(t, 2)));
      expect(steps(t, 2)[2]).toBeGreaterThan(1);
    },
  );

  test('the revealer keeps the Idol; who has more than two critical traits chooses which of them rise', () => {
    const t = table(
      'haunt-begins',
      (s) => {
        s.revealing = { seat: 1, omen: 'idol', haunt: null };
        gives(s, 1, 'idol');
        for (const [seat, tile] of (['larder', 'underground-lake', 'bloody-room'] as const).entries())
          lays(s, tile, {
            region: seat === 1 ? 'basement' : seat === 2 ? 'upper' : 'ground',
            x: 0,
            y: seat === 0 ? -1 : 1,
            turn: 1,
          });
        traits(s, 0, 1, 1, 1, 4);
      },
      { haunt: 23 },
    );
    t.answers('yes').expects(0, 'gain-trait', ['might', 'speed', 'knowledge']).answers('speed');
    expect(steps(t, 0)).toEqual([1, 2, 1, 4]);
    expect(cards(t, 1)).toContain('idol');
  });

  test('Stone: a critical trait neither rises nor heals, and a step it would lose goes to another of its kind', () => {
    const t = turn(
      amid23((s) => {
        traits(s, 0, 1, 3, 3, 3);
        gives(s, 0, 'idol', 'strange-medicine');
        monster(s, 'mason', 'entrance-hall');
      }),
    );
    t.answers('use:strange-medicine');
    expect(steps(t)).toEqual([1, 4, 3, 3]);
    rolls(t, 0, 0, 0, 0, 2, 1, 0, 0).answers('attack:bare:mason:1');
    expect(steps(t)).toEqual([1, 2, 3, 3]);
  });

  test('if all traits of the kind are stone, any other takes the step; nobody dies', () => {
    const t = turn(
      amid23((s) => {
        traits(s, 0, 1, 1, 3, 3);
        monster(s, 'mason', 'entrance-hall');
      }),
    );
    rolls(t, 0, 0, 0, 0, 2, 1, 0, 0).answers('attack:bare:mason:1').expects(0, 'take-damage', ['knowledge', 'sanity']);
    t.answers('sanity', 'sanity');
    expect(steps(t)).toEqual([1, 1, 3, 1]);
    expect(t.state.explorers[0]?.dead).toBe(false);
  });

  test('a direct loss of a stone trait goes to another, too', () => {
    const t = turn(
      amid23((s) => {
        gives(s, 2, 'idol');
        traits(s, 0, 5, 1, 3, 3);
        nextTiles(s, 'guest-quarters');
        onTop(s, 'event', 'spiders');
      }),
    );
    rolls(t, 0, 0, 0).answers('discover:S', 'turn:0');
    t.expects(0, 'lose-trait', ['might', 'knowledge', 'sanity']).answers('might');
    expect(steps(t)).toEqual([4, 1, 3, 3]);
  });

  test('the traitor is flesh: traits at the skull kill', () => {
    const t = turn(
      amid23((s) => {
        stand(s, 'salon', 0);
        traits(s, 1, 1, 1, 1, 1);
      }),
    );
    rolls(t, 2, 2, 2, 2, 2, 0, 0).answers('attack:bare:1').answersAs(1, 'might');
    expect(t.state.explorers[1]?.dead).toBe(true);
  });

  test('a hero moves by Speed less the own stone traits, at least 1', () => {
    const moves = (...steps: [number, number, number, number]): number => {
      const t = turn(amid23((s) => traits(s, 0, ...steps)));
      return t.state.turn.moves;
    };
    expect(moves(5, 5, 3, 3)).toBe(5);
    expect(moves(1, 5, 1, 3)).toBe(3);
    expect(moves(1, 1, 1, 3)).toBe(1);
  });

  test('a Statue lives no longer, lays the Idol down, and is looted like a corpse; the turn goes on to the next', () => {
    const t = turn(
      amid23((s) => {
        traits(s, 0, 1, 2, 1, 1);
        gives(s, 0, 'idol', 'machete', 'skull');
        monster(s, 'mason', 'entrance-hall');
      }),
    );
    rolls(t, 0, 0, 0, 0, 0, 0, 2, 0).answers('attack:bare:mason:1');
    expect(t.state.explorers[0]).toMatchObject({ dead: true, statuses: ['statue'] });
    expect(t.state.laid).toEqual([{ card: 'idol', at: 'entrance-hall' }]);
    expect(cards(t)).toEqual(['machete', 'skull']);
    expect(t.state.result).toBeNull();
  });

  test('a Statue whispers in its turn: one more die on the next trait roll, and then no more', () => {
    const t = turn(
      amid23((s) => {
        statue(s, 0, 'hallway');
        gives(s, 2, 'idol');
        lays(s, 'larder', { x: 3, y: 0, turn: 1 });
        stand(s, 'entrance-hall', 2);
      }),
    );
    expect(t.legal).toEqual(['end-turn', 'haunt:whisper:2']);
    t.answers('haunt:whisper:2').answersAs(1, 'end-turn');
    expect(is(t, 2, 'whispered')).toBe(true);
    t.answersAs(2, 'end-turn');
    expect(is(t, 2, 'whispered')).toBe(false);
  });

  test('the whisper is used up by the next trait roll', () => {
    const t = turn(
      amid23((s) => {
        s.turn.seat = 2;
        statue(s, 0, 'hallway');
        gives(s, 2, 'idol');
        stand(s, 'entrance-hall', 2);
        s.explorers[2]?.statuses.push('whispered');
      }),
    );
    // Knowledge 3, and one die more: the Larder is not in the house, so the Entrance Hall serves.
    rolls(t, 2, 2, 1, 0).answers('haunt:wash');
    expect(tokens(t, 'wash')).toMatchObject([{ at: 'entrance-hall' }]);
    expect(is(t, 2, 'whispered')).toBe(false);
  });

  test('a Statue that sees no hero has nothing to do: its turn passes by itself', () => {
    const t = table(
      'turn',
      amid23((s) => {
        s.turn.seat = 0;
        statue(s, 0, 'bloody-room');
        gives(s, 2, 'idol');
      }),
    );
    expect(t.match.waitingFor()).toEqual([1]);
  });

  test('Its touch: whoever takes the Idol loses 1 in a trait of the own choice; the traitor cannot have it', () => {
    const t = turn(amid23((s) => stand(s, 'entrance-hall', 1)));
    t.answers('trade:2', 'ware:idol', 'done', 'done')
      .answersAs(2, 'yes')
      .expects(2, 'lose-trait')
      .answersAs(2, 'speed');
    expect(cards(t, 2)).toEqual(['idol']);
    expect(steps(t, 2)[1]).toBe(4);
    const with1 = turn(
      amid23((s) => {
        gives(s, 1, 'machete');
        stand(s, 'entrance-hall', 1);
      }),
    ).answers('trade:1');
    with1.expects(0, 'trade-give', ['done'], { 'ware:idol': 'kept-from-it' });
  });

  test('the Idol that lies there is taken up by heroes once per turn, and is no loot', () => {
    const lies = (seat: number): Table =>
      turn(
        amid23((s) => {
          s.turn.seat = seat;
          gives(s, 0);
          if (s.explorers[0]) s.explorers[0].cards = [];
          s.laid = [{ card: 'idol', at: 'salon' }];
          stand(s, 'salon', 0, 1);
        }),
      );
    const t = lies(0);
    expect(t.legal).not.toContain('loot:idol');
    t.answers('haunt:take-the-idol', 'might');
    expect([cards(t), t.state.laid, steps(t)[0]]).toEqual([['idol'], [], 3]);
    expect(lies(1).legal.filter((id) => id.includes('idol'))).toEqual([]);
  });

  describe('Wash', () => {
    const washing = (tile: TileId, edit: Edit = () => {}): Table =>
      turn(
        amid23((s) => {
          stand(s, tile, 0);
          edit(s);
        }),
      );

    test('the Lake asks for Might, 5 or more: a marker, and every hero may gain 1 in a trait, of stone or not', () => {
      const t = washing('underground-lake', (s) => {
        traits(s, 0, 4, 1, 3, 3);
        traits(s, 2, 3, 3, 3, 3);
      });
      rolls(t, 2, 2, 0, 0, 0).answers('haunt:wash');
      t.expects(0, 'haunt-choice', ['warm:might', 'warm:speed', 'warm:knowledge', 'warm:sanity', 'stay-cold']);
      t.answers('warm:speed').answersAs(2, 'stay-cold');
      expect(steps(t)).toEqual([4, 2, 3, 3]);
      expect(steps(t, 2)).toEqual([3, 3, 3, 3]);
      expect(tokens(t, 'wash')).toMatchObject([{ at: 'underground-lake' }]);
      expect(t.legal).not.toContain('haunt:wash');
    });

    test('4 does nothing; a place is washed once; only the owner washes, and only in these places', () => {
      const failed = rolls(washing('underground-lake'), 2, 1, 0, 0, 0).answers('haunt:wash');
      expect(tokens(failed, 'wash')).toEqual([]);
      expect(washing('underground-lake', (s) => token(s, 'wash', { at: 'underground-lake' })).legal).not.toContain(
        'haunt:wash',
      );
      expect(washing('underground-lake', (s) => gives(s, 2, 'idol')).legal).not.toContain('haunt:wash');
      expect(washing('kitchen').legal).not.toContain('haunt:wash');
      // The Bloody Room is in the house, so the Upper Landing is none of the places.
      expect(washing('upper-landing').legal).not.toContain('haunt:wash');
    });

    test('the Bloody Room asks for Sanity and for blood', () => {
      const t = rolls(washing('bloody-room'), 2, 2, 1, 0).answers('haunt:wash', 'might', 'stay-cold');
      t.answersAs(2, 'stay-cold');
      expect(steps(t)[0]).toBe(3);
      expect(tokens(t, 'wash')).toMatchObject([{ at: 'bloody-room' }]);
    });

    test('the third Wash wins, though its blood makes a Statue of the washer', () => {
      const t = washing('bloody-room', (s) => {
        traits(s, 0, 2, 1, 1, 1);
        gives(s, 0, 'idol', 'angels-feather');
        token(s, 'wash', { at: 'underground-lake' });
        token(s, 'wash', { at: 'entrance-hall' });
      });
      t.answers('haunt:wash');
      rolls(t, 2, 2).answers('use:angels-feather');
      while (t.state.result === null) t.answers(t.legal.at(-1) ?? '');
      expect(t.state.result).toMatchObject({ side: 'heroes', why: 'washed', winners: [0, 2] });
    });

    test('who has become a Statue by the blood gains nothing', () => {
      const t = washing('bloody-room', (s) => {
        traits(s, 0, 2, 1, 1, 1);
        gives(s, 0, 'idol', 'angels-feather');
      });
      t.answers('haunt:wash')
        .answers('use:angels-feather')
        .answers(t.legal.at(-1) ?? '');
      expect(is(t, 0, 'statue')).toBe(true);
      t.expects(2, 'haunt-choice');
    });
  });

  test.each([
    ['higher', [2, 2, 0, 0, 0, 2, 1, 0, 0], true],
    ['equal', [2, 1, 0, 0, 0, 2, 1, 0, 0], false],
  ])('Gaze: both roll Sanity, and the traitor’s is %s', (_, pips, loses) => {
    const t = turn(
      amid23((s) => {
        s.turn.seat = 1;
        stand(s, 'hallway', 1);
        stand(s, 'salon', 2);
      }),
    );
    expect(t.legal.filter((id) => id.startsWith('haunt:gaze'))).toEqual(['haunt:gaze:0']);
    rolls(t, ...pips).answers('haunt:gaze:0');
    if (loses) t.expects(0, 'lose-trait').answersAs(0, 'knowledge');
    expect(steps(t)[2]).toBe(loses ? 2 : 3);
  });

  test.each([
    ['may be', 'knock-away'],
    ['need not be', 'knock-not'],
  ])(
    'Knock away: when the traitor wins against the owner, the Idol %s put on a near tile in place of the damage',
    (_, answer) => {
      const t = turn(
        amid23((s) => {
          s.turn.seat = 1;
          stand(s, 'hallway', 0, 1);
        }),
      );
      rolls(t, 2, 2, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:0', answer);
      if (answer === 'knock-not') return void t.expects(0, 'take-damage');
      // The Entrance Hall stands for the Larder, and the Bloody Room and the Lake are too far.
      expect(t.legal).not.toContain('entrance-hall');
      t.answers('dining-room');
      expect(t.state.laid).toEqual([{ card: 'idol', at: 'dining-room' }]);
      expect([cards(t), steps(t)]).toEqual([[], [4, 4, 3, 3]]);
    },
  );

  test('no Knock away by a Mason, nor when the traitor wins in defence', () => {
    const defended = turn(amid23((s) => stand(s, 'entrance-hall', 1)));
    rolls(defended, 0, 0, 0, 0, 0, 2, 0, 0, 0).answers('attack:bare:1').expects(0, 'take-damage');
  });

  test('so many Statues win for the traitor', () => {
    const t = turn(
      amid23((s) => {
        statue(s, 2, 'kitchen');
        traits(s, 0, 1, 2, 1, 1);
        monster(s, 'mason', 'entrance-hall');
      }),
    );
    rolls(t, 0, 0, 0, 0, 0, 0, 2, 0).answers('attack:bare:mason:1');
    expect(t.state.result).toMatchObject({ side: 'traitor', why: 'garden', winners: [1] });
  });

  test.each([
    [2, 'heroes', 'dusk'],
    [1, 'traitor', 'night'],
  ])('when round 12 ends with %i Washes, the %s win', (washes, side, why) => {
    const t = table(
      'round',
      amid23((s) => {
        if (s.haunt) s.haunt.round = 12;
        for (let n = 0; n < washes; n++) token(s, 'wash', { at: 'underground-lake' });
      }),
    );
    expect(t.state.result).toMatchObject({ side, why });
  });
});
