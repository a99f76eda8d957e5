import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, lays, monster, rolls, steps, type Table, table, turn } from '../kit.ts';

const where = (t: Table, kind: string): TileId[] =>
  t.state.monsters.filter((one) => one.kind === kind).map(({ at }) => at);
const rats = (t: Table): TileId[] => where(t, 'rat');
const nest =
  (at: TileId, count: number): Edit =>
  (s) => {
    for (let i = 0; i < count; i++) monster(s, 'rat', at);
  };
const bowl =
  (seat: number): Edit =>
  (s) =>
    token(s, 'bowl', { on: seat });
const traps =
  (...at: TileId[]): Edit =>
  (s) => {
    for (const tile of at) token(s, 'trap', { at: tile });
  };
/** The heroes (0 and 2) in the Entrance Hall, the traitor in the Bloody Room, the Queen in the cellar. */
const scene = (...edits: Edit[]): Edit =>
  amid(4, (s) => {
    stand(s, 'bloody-room', 1);
    monster(s, 'queen', 'basement-landing');
    for (const edit of edits) edit(s);
  });
const heroes = (...edits: Edit[]) => turn(scene(...edits));
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const queenAt =
  (tile: TileId): Edit =>
  (s) => {
    for (const one of s.monsters) if (one.kind === 'queen') one.at = tile;
  };
/** The monsters' turn; the Queen's roll first. */
const night = (pips: readonly number[], ...edits: Edit[]) =>
  rolls(
    table(
      'monsters',
      scene(
        (s) => {
          s.turn.seat = 1;
        },
        ...edits,
      ),
    ),
    ...pips,
  );
const weak =
  (seat: number, traits: object): Edit =>
  (s) => {
    Object.assign(s.explorers[seat]?.traits ?? {}, traits);
  };
const hearing =
  (seat: number): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, { rattler: seat });
  };

describe('4, No Pets Allowed: set-up', () => {
  test.each([
    [3, 2],
    [6, 5],
  ])(
    'for %i: the seat left of the revealer is healed, the Queen below, %i pairs apart from the heroes',
    (seats, pairs) => {
      const t = begins(4, seats, weak(2, { might: 1 }));
      expect(t.state.haunt).toMatchObject({ traitor: 2, revealer: 1 });
      expect(steps(t, 2)[0]).toBeGreaterThan(1);
      expect(where(t, 'queen')).toEqual(['basement-landing']);
      expect(tokens(t, 'bowl').map(({ on }) => on)).toEqual([1]);
      expect(rats(t)).toHaveLength(2 * pairs);
      expect(new Set(rats(t)).size).toBe(pairs);
      // All stand in the Entrance Hall; every room of this house is two steps away or more.
      expect(rats(t).every((tile) => tile !== 'hallway' && tile !== 'entrance-hall')).toBe(true);
    },
  );

  test('a pair lies near a hero only where there is no other tile, and never with one', () => {
    const t = begins(4, 3, (s) => {
      const gone = ['dining-room', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
      lays(s, 'larder', { x: 2, y: 1 });
      stand(s, 'hallway', 0, 1);
      stand(s, 'larder', 2);
    });
    expect(rats(t)).toEqual(['larder', 'larder', 'kitchen', 'kitchen']); // seat 2 is the traitor
    const none = begins(4, 3, (s) => {
      const gone = ['dining-room', 'salon', 'conservatory', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
      stand(s, 'kitchen', 0);
    });
    expect(rats(none)).toEqual([]);
  });
});

describe('4, No Pets Allowed: Swarms', () => {
  const fights = (count: number, ...pips: number[]) =>
    rolls(heroes(nest('kitchen', count), at('kitchen', 0)), ...pips).answers('attack:bare:rat:2');

  test('BH-ATK-04: the Rats of a tile are one target, with Might 1 more than they are; each damage kills one', () => {
    expect(heroes(nest('kitchen', 3), at('kitchen', 0)).legal.filter((id) => id.startsWith('attack'))).toEqual([
      'attack:bare:rat:2',
    ]);
    const t = fights(3, ...[2, 2, 0, 0, 0], ...[2, 0, 0, 0]).usesAllLuck();
    expect(rats(t)).toEqual(['kitchen']); // by 2
    expect(rats(fights(2, ...[2, 2, 2, 2, 2], ...[0, 0, 0]))).toEqual([]); // by more than there are
  });

  test('BH-OBST-02: they hinder once, whatever their number', () => {
    const t = heroes(nest('kitchen', 3), at('kitchen', 0)).answers('go:hallway');
    expect(t.state.turn.moves).toBe(2);
  });

  test('Dynamite: one Speed roll for the tile, less than 4 takes four Rats', () => {
    const blast = (...pips: number[]) => {
      const t = heroes(nest('kitchen', 4), at('hallway', 0), (s) => gives(s, 0, 'dynamite'));
      return rolls(t, ...pips)
        .answers('throw:dynamite:kitchen')
        .usesAllLuck();
    };
    expect(rats(blast(2, 1, 0))).toEqual([]);
    expect(rats(blast(2, 2, 0))).toHaveLength(4);
  });

  test('the Mask moves a Swarm as one, only where there is room for all of it', () => {
    const masks = (...edits: Edit[]) =>
      heroes(nest('kitchen', 3), at('kitchen', 0), (s) => gives(s, 0, 'mask'), ...edits).answers('use:mask');
    masks().expects(0, 'push-to', ['hallway', 'dining-room']);
    expect(rats(masks().answers('hallway'))).toEqual(['hallway', 'hallway', 'hallway']);
    const t = masks(nest('hallway', 2)); // the Dining Room alone has room for three
    expect(rats(t).filter((tile) => tile === 'dining-room')).toHaveLength(3);
    expect(rats(masks(nest('hallway', 2), nest('dining-room', 2))).filter((tile) => tile === 'kitchen')).toHaveLength(
      3,
    );
  });
});

describe('4, No Pets Allowed: the Queen', () => {
  const meets = (pips: readonly number[], ...edits: Edit[]) =>
    rolls(heroes(at('kitchen', 0), queenAt('kitchen'), ...edits), ...pips).answers('attack:bare:queen:1');

  test('a hero who wins by 2 shoves her, also onto a tile with heroes; by 1 nothing happens; nothing stuns her', () => {
    const t = meets([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).expects(0, 'push-to', ['hallway', 'dining-room']);
    expect(where(t.answers('hallway'), 'queen')).toEqual(['hallway']);
    const beaten = meets([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).expects(0, 'turn');
    expect(beaten.state.monsters).toMatchObject([{ at: 'kitchen', stunned: false }]);
  });

  test('she is not shoved when she loses her own attack', () => {
    const t = night([2, 0, 0], at('basement-landing', 0)).answers('attack:bare:0');
    expect(t.state.monsters).toMatchObject([{ at: 'basement-landing', stunned: false }]);
  });

  test('Set a trap: Knowledge, 4 or more; no awake opponent here, no Trap here or beside', () => {
    expect(tokens(rolls(heroes(), 2, 2, 0).answers('haunt:set-a-trap'), 'trap').map((one) => one.at)).toEqual([
      'entrance-hall',
    ]);
    expect(tokens(rolls(heroes(), 2, 1, 0).answers('haunt:set-a-trap'), 'trap')).toEqual([]);
    heroes(queenAt('entrance-hall')).refuses('haunt:set-a-trap', 'blocked');
    for (const tile of ['entrance-hall', 'hallway'] as const)
      expect(heroes(traps(tile)).legal).not.toContain('haunt:set-a-trap');
    expect(heroes(traps('kitchen')).legal).toContain('haunt:set-a-trap');
  });

  test('Sprung: as many dice as Traps, this one counted; with 4 or more she is caught', () => {
    const t = meets([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2], traps('hallway', 'salon')).answers('hallway');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'caught', winners: [0, 2] });
    t.tells('rule-read', { entry: 'rule:sprung' });
  });

  test('Sprung in vain: this Trap is gone, the others lie', () => {
    const t = meets([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1], traps('hallway', 'salon')).answers('hallway');
    expect([t.state.result, tokens(t, 'trap').map((one) => one.at)]).toEqual([null, ['salon']]);
  });

  test('on her own feet she stops at the Trap and does not attack', () => {
    const t = night([2, 2, 2, 1], traps('ground-floor-staircase'), at('ground-floor-staircase', 0));
    t.answers('go:ground-floor-staircase');
    expect([where(t, 'queen'), tokens(t, 'trap'), t.state.result]).toEqual([['ground-floor-staircase'], [], null]);
    t.expects(2, 'turn'); // no further step, no attack, and no litter: a hero is here
    expect(rats(t)).toEqual([]);
  });

  test('never more than eight dice', () => {
    const t = night(
      [2, 0, 0, ...Array(8).fill(0)],
      traps('ground-floor-staircase', 'kitchen', 'salon', 'conservatory', 'hallway', 'dining-room', 'upper-landing'),
      traps('bloody-room', 'entrance-hall'),
    ).answers('go:ground-floor-staircase');
    expect(t.told('dice-rolled').at(-1)).toMatchObject({ details: { dice: Array(8).fill(0) } });
  });
});

describe('4, No Pets Allowed: the Bowl', () => {
  test('whoever carries it may rattle at the end of the own turn, and nobody else', () => {
    const t = heroes(bowl(0))
      .answers('end-turn')
      .expects(0, 'haunt-choice', ['rattle', 'keep-quiet'])
      .answers('rattle');
    expect(t.state.haunt?.memory).toMatchObject({ rattler: 0 });
    expect(heroes(bowl(2)).answers('end-turn').decision.kind).not.toBe('haunt-choice');
    const quiet = heroes(bowl(0)).answers('end-turn', 'keep-quiet');
    expect(quiet.state.haunt?.memory).toMatchObject({ rattler: null });
    expect(quiet.told('rule-read')).toEqual([]);
  });

  test('the Queen must come by a shortest way, as far as she gets, and attacks whoever rattled', () => {
    const t = night([2, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], hearing(0), at('hallway', 0, 2));
    t.expects(0, 'take-damage', ['might', 'speed']); // not seat 2, who is as near
    expect(where(t, 'queen')).toEqual(['hallway']);
  });

  test('she stops where her roll ends; the rattle is over with that turn', () => {
    const t = night([1, 1, 0], hearing(0), at('kitchen', 0));
    expect(where(t, 'queen')).toEqual(['hallway']);
    expect(t.state.haunt?.memory).toMatchObject({ rattler: null });
  });

  test.each([
    ['a dead rattler', (s) => s.explorers[0] && Object.assign(s.explorers[0], { dead: true })],
    [
      'a rattle from more than six tiles away',
      (s) => {
        lays(s, 'game-room', { region: 'upper', x: -1, y: -1 });
        stand(s, 'salon', 0);
        for (const one of s.monsters) one.at = 'game-room'; // with a room less it would be six
      },
    ],
  ] as [string, Edit][])('%s is ignored: the traitor moves her freely', (_, edit) => {
    night([1, 1, 0], hearing(0), edit).expects(1, 'monster');
  });

  test('where two ways are as short, the traitor picks', () => {
    const t = night([2, 2, 2], hearing(0), (s) => {
      lays(s, 'ballroom', { x: 2, y: -1 });
      lays(s, 'cramped-passageway', { x: 2, y: -2 });
      stand(s, 'cramped-passageway', 0);
      for (const one of s.monsters) one.at = 'hallway';
    });
    t.expects(1, 'haunt-tile', ['entrance-hall', 'kitchen']);
  });

  test('Kick the bowl: the traitor beats its carrier and puts it within three tiles, besides the damage', () => {
    const t = turn(
      scene(bowl(0), at('entrance-hall', 1), (s) => {
        s.turn.seat = 1;
      }),
    );
    rolls(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:0').expects(1, 'haunt-tile');
    expect(t.legal).not.toContain('salon'); // four tiles away
    t.answers('dining-room').expects(0, 'take-damage');
    expect(tokens(t, 'bowl').map((one) => one.at)).toEqual(['dining-room']);
    t.tells('rule-read', { entry: 'rule:kick' });
  });

  test('BH-TRADE-01: only heroes carry it; it lies where its carrier dies, and a hero takes it for free', () => {
    const t = heroes((s) => token(s, 'bowl', { at: 'entrance-hall' }));
    const [take = ''] = t.legal.filter((id) => id.startsWith('take:'));
    expect(tokens(t.answers(take), 'bowl').map((one) => one.on)).toEqual([0]);
    const traitor = turn(
      scene(at('entrance-hall', 1), (s) => {
        token(s, 'bowl', { at: 'entrance-hall' });
        s.turn.seat = 1;
      }),
    );
    expect(traitor.legal.filter((id) => id.startsWith('take:'))).toEqual([]);
  });
});

describe('4, No Pets Allowed: the Rats', () => {
  const after = (t: Table) => t.answers('done');

  test('Royal litter: a Rat where her turn ends, if no hero is there; beside it where the tile is full', () => {
    expect(rats(after(night([0, 0, 0])).answers('swarm-breed'))).toEqual(['basement-landing']);
    const t = after(night([0, 0, 0], nest('basement-landing', 4)));
    expect(rats(t).filter((tile) => tile === 'ground-floor-staircase')).toHaveLength(1);
    const none = after(night([0, 0, 0], nest('basement-landing', 4), nest('ground-floor-staircase', 4)));
    expect(rats(none)).toHaveLength(8);
    expect(rats(after(night([0, 0, 0], at('basement-landing', 0))))).toEqual([]);
  });

  test('the Queen acts first, then all bite or all breed', () => {
    const t = night([0, 0, 0], nest('salon', 2)).expects(1, 'monster');
    after(t).expects(1, 'haunt-choice', ['swarm-bite', 'swarm-breed']);
  });

  test('Breed: on as many tiles as the book says, with two Rats or more and no hero', () => {
    const t = after(night([0, 0, 0], nest('salon', 2), nest('kitchen', 2), nest('dining-room', 1), at('kitchen', 0)));
    t.answers('swarm-breed').expects(1, 'haunt-tile', ['salon', 'enough']).answers('salon').expects(2, 'turn');
    expect(rats(t).filter((tile) => tile === 'salon')).toHaveLength(3);
    const full = after(night([0, 0, 0], nest('salon', 4))).answers('swarm-breed', 'salon');
    expect(rats(full).filter((tile) => tile === 'dining-room')).toHaveLength(1);
  });

  test('BH-MON-10: Bite: one roll for all; they go in groups, run over a full tile but do not stop there', () => {
    const t = after(night([0, 0, 0, 2, 0, 0], nest('salon', 3), nest('dining-room', 4))).answers('swarm-bite');
    // Only one tile in reach has room: where to is no question, how many is.
    t.answers('group:salon').expects(1, 'haunt-choice', ['go-many:3', 'go-many:2', 'go-many:1']).answers('go-many:2');
    expect(rats(t).filter((tile) => tile === 'kitchen')).toHaveLength(2);
    t.expects(1, 'haunt-choice', ['all-stay', 'group:basement-landing', 'group:dining-room', 'group:salon']);
  });

  test('each Swarm may attack one hero on its tile; a lost attack kills, too', () => {
    const bites = (...pips: number[]) =>
      after(night([0, 0, 0, 0, 0, 0, ...pips], nest('kitchen', 2), at('kitchen', 0, 2))).answers(
        'swarm-bite',
        'all-stay',
      );
    const t = bites(2, 2, 0, 0, 0, 0, 0, 0).expects(1, 'haunt-choice', ['bite:0', 'bite:2', 'hold-back']);
    t.answers('bite:0').expects(0, 'take-damage');
    const lost = bites(0, 0, 0, 2, 0, 0, 0, 0).answers('bite:0');
    expect(rats(lost).filter((tile) => tile === 'kitchen')).toEqual([]);
    lost.expects(2, 'turn');
  });

  test('Disarm: Knowledge, 5 or more', () => {
    const here = (...pips: number[]) =>
      rolls(
        turn(
          scene(traps('bloody-room'), (s) => {
            s.turn.seat = 1;
          }),
        ),
        ...pips,
      ).answers('haunt:disarm');
    expect(tokens(here(2, 2, 1, 0), 'trap')).toEqual([]);
    expect(tokens(here(2, 2, 0, 0), 'trap')).toHaveLength(1);
  });

  test('BH-R-03: the dead traitor’s player still leads Queen and Rats', () => {
    const t = night([0, 0, 0], (s) => s.explorers[1] && Object.assign(s.explorers[1], { dead: true }));
    after(t.expects(1, 'monster')).expects(1, 'haunt-choice', ['swarm-bite', 'swarm-breed']);
  });
});

describe('4, No Pets Allowed: the end', () => {
  test('the traitor wins with 11 Rats at the end of the monsters’ turn, and not with 10', () => {
    const counts = (count: number) =>
      night([0, 0, 0], nest('salon', 4), nest('dining-room', 4), nest('kitchen', count - 9)).answers(
        'done',
        'swarm-bite',
        'all-stay',
      ).state.result;
    // One is born below.
    expect(counts(10)).toBeNull();
    expect(counts(11)).toEqual({ side: 'traitor', why: 'overrun', winners: [1] });
  });

  test('round 12 ends: with 5 Rats the traitor wins, with fewer the heroes', () => {
    const ends = (count: number, round = 12) =>
      table(
        'round',
        scene(nest('salon', count), (s) => {
          if (s.haunt) s.haunt.round = round;
        }),
      ).state.result;
    expect(ends(5)).toEqual({ side: 'traitor', why: 'surveyed', winners: [1] });
    expect(ends(4)).toEqual({ side: 'heroes', why: 'clean', winners: [0, 2] });
    expect(ends(5, 11)).toBeNull();
  });
});
