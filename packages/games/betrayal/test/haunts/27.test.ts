import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, betrayal } from '../../src/index.ts';
import { amid, begins, stand } from '../haunt-kit.ts';
import { type Edit, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Note {
  after: number;
  what: string;
}
interface Memory {
  shame: number;
  bell: number;
  log: { what: string; seats: number[] }[];
  notes: { of: number; own: Note[] }[];
}
const memoryOf = (s: BetrayalState): Memory => s.haunt?.memory as unknown as Memory; // as the haunt keeps it
const memory = (t: Table): Memory => memoryOf(t.state);
const faces = (t: Table): (string | undefined)[] => t.state.haunt?.roles.map(({ face }) => face) ?? [];

/** The Faces that a seat sees. */
const seenBy = (t: Table, viewer: number): (string | null)[] =>
  (viewOf(t, viewer).haunt?.roles as { face: string | null }[] | undefined)?.map(({ face }) => face) ?? [];

/** Seat 1 wears the Hollow Face, and everybody has looked at their own. */
const masked = (edit: Edit = () => {}): Edit =>
  amid(27, (s) => {
    for (const { of, own } of memoryOf(s).notes) own.push({ after: 0, what: of === 1 ? 'hollow' : 'true' });
    edit(s);
  });

/** Where a seat puts the Hollow Face in a hundred imagined worlds: how often each seat. */
function imagined(t: Table, seat: number): number[] {
  const count = t.state.explorers.map(() => 0);
  for (let seed = 0; seed < 100; seed++) {
    const state = structuredClone(t.state);
    betrayal.imagine(state, seat, fastChance(String(seed)));
    const at = state.haunt?.roles.findIndex(({ face }) => face === 'hollow') ?? -1;
    count[at] = (count[at] ?? 0) + 1;
  }
  return count;
}

describe('27, Borrowed Faces', () => {
  test.each([3, 6])('set-up for %i: one Hollow Face, and each has looked at the own', (seats) => {
    const t = begins(27, seats);
    expect(faces(t).filter((face) => face === 'hollow')).toHaveLength(1);
    expect(t.state.haunt?.traitor).toBeNull();
    for (const [seat, { face }] of t.state.haunt?.roles.entries() ?? []) {
      expect(seenBy(t, seat)).toEqual(faces(t).map((_, other) => (other === seat ? face : null)));
      expect(memory(t).notes[seat]?.own).toEqual([{ after: 0, what: face }]);
    }
  });

  describe('Exchange', () => {
    test('swapped or kept in secret: all see with whom, and neither looks', () => {
      const t = turn(masked());
      t.answers('haunt:exchange-faces:1').expects(0, 'haunt-sealed', ['face-swap', 'face-keep']).answers('face-swap');
      expect(faces(t)).toEqual(['hollow', 'true', 'true']);
      t.tells('haunt-tells', { what: 'exchanged', who: 1 });
      // The starter has seen a True Face, and knows where it is now; the other does not know the own one any more.
      expect(seenBy(t, 0)).toEqual([null, 'true', null]);
      expect(seenBy(t, 1)).toEqual([null, null, null]);
      expect(seenBy(t, 2)).toEqual([null, null, 'true']);
    });

    test('kept, the starter knows the own Face as before', () => {
      const t = turn(masked()).answers('haunt:exchange-faces:1', 'face-keep');
      expect(faces(t)).toEqual(['true', 'hollow', 'true']);
      expect(seenBy(t, 0)).toEqual(['true', null, null]);
    });

    test('nobody is told to have become the wearer, and only the starter learns which it was', () => {
      const t = turn(masked()).answers('haunt:exchange-faces:1', 'face-swap');
      expect(memory(t).notes.map(({ own }) => own.at(-1)?.what)).toEqual(['swap', 'hollow', 'true']);
    });

    test('what each can imagine: the starter follows the Faces, the others hold both for as likely', () => {
      const t = turn(
        masked((s) => {
          s.turn.seat = 1;
        }),
      ).answers('haunt:exchange-faces:0', 'face-swap');
      // Seat 1 gave the Hollow Face away, and knows it.
      expect(imagined(t, 1)).toEqual([100, 0, 0]);
      // Seat 0 held a True one: the Hollow one was at 1 or 2, and half of what 1 had may be here now.
      const [own = 0, starter = 0, third = 0] = imagined(t, 0);
      expect(own).toBeGreaterThan(10);
      expect(starter).toBeGreaterThan(10);
      expect(third).toBeGreaterThan(30);
      const [first = 0, second = 0, mine = 0] = imagined(t, 2);
      expect([first > 30, second > 30, mine]).toEqual([true, true, 0]);
    });

    test('once in a turn, with somebody living on the tile', () => {
      const t = turn(masked()).answers('haunt:exchange-faces:1', 'face-keep');
      expect(t.legal.filter((id) => id.startsWith('haunt:exchange'))).toEqual([]);
      expect(turn(masked((s) => stand(s, 'salon', 0))).legal.some((id) => id.startsWith('haunt:exchange'))).toBe(false);
    });
  });

  test('Look: the own Face for certain, and the turn is over', () => {
    const t = turn(
      masked((s) => {
        memoryOf(s).log.push({ what: 'exchange', seats: [1, 0] });
        for (const role of s.haunt?.roles ?? []) role.seen = [];
      }),
    );
    expect(imagined(t, 0)[0]).toBeGreaterThan(10);
    t.answers('haunt:look-behind');
    expect(t.state.turn.seat).not.toBe(0);
    expect(viewOf(t, 0).haunt?.roles[0]).toEqual({ face: 'true' });
    expect(imagined(t, 0)[0]).toBe(0);
  });

  describe('Unmask', () => {
    test('the Hollow Face: all others win', () => {
      const t = turn(masked()).answers('haunt:unmask:1');
      expect(t.state.result).toMatchObject({ side: 'heroes', why: 'unmasked', winners: [0, 2] });
    });

    test('the own one comes first: the wearer who accuses has lost', () => {
      const t = turn(
        masked((s) => {
          s.turn.seat = 1;
        }),
      ).answers('haunt:unmask:0');
      expect(t.state.result).toMatchObject({ side: 'heroes', why: 'unmasked', winners: [0, 2] });
    });

    test('two True Faces: 2 Mental damage and a Shame', () => {
      const t = turn(masked(), {}, 4);
      t.answers('haunt:unmask:2', 'sanity', 'sanity');
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'shame', winners: [1] });
      expect(steps(t)).toEqual([4, 4, 3, 1]);
      expect(memory(t).log).toEqual([
        { what: 'true', seats: [0] },
        { what: 'true', seats: [2] },
      ]);
    });

    test('the damage may kill the accuser: the Shame counts first', () => {
      const t = turn(
        masked((s) => {
          if (s.explorers[0]) s.explorers[0].traits = { might: 4, speed: 4, knowledge: 1, sanity: 1 };
        }),
      );
      t.answers('haunt:unmask:2').answers('sanity');
      while (t.state.result === null) t.answers(t.legal[0] ?? '');
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'shame' });
    });

    test('not in the turn of an Exchange, and never somebody with whom one has started one; the other way round is allowed', () => {
      const after = turn(masked()).answers('haunt:exchange-faces:1', 'face-keep');
      expect(after.legal.filter((id) => id.startsWith('haunt:unmask'))).toEqual([]);
      const later = turn(
        masked((s) => {
          memoryOf(s).log.push({ what: 'exchange', seats: [0, 1] }, { what: 'exchange', seats: [2, 0] });
        }),
      );
      expect(later.legal.filter((id) => id.startsWith('haunt:unmask'))).toEqual(['haunt:unmask:2']);
    });
  });

  describe('the hum', () => {
    const evening = (edit: Edit): Table => table('round', masked(edit));

    test.each([
      ['company', 'dining-room', [0, 1, 2]],
      ['alone', 'salon', [1]],
    ] as const)('%s: whether another is within two tiles of the wearer; and the Bell rings', (what, tile, possible) => {
      const t = evening((s) => {
        stand(s, 'hallway', 0, 2);
        stand(s, tile, 1);
      });
      t.tells('haunt-tells', { what });
      expect(memory(t)).toMatchObject({ bell: 1, log: [{ what: 'hum', seats: possible }] });
    });

    test('who cannot have hummed so is not imagined', () => {
      const t = evening((s) => {
        stand(s, 'hallway', 0, 2);
        stand(s, 'salon', 1);
      });
      expect(imagined(t, 0)).toEqual([0, 100, 0]);
    });

    test('the last Bell is the wearer’s, after the hum', () => {
      const t = evening((s) => {
        memoryOf(s).bell = 4;
      });
      expect(t.state.result).toMatchObject({ side: 'traitor', why: 'bell', winners: [1] });
    });
  });

  test('a death shows the Face: a True one leaves the game, the Hollow one ends it for the others', () => {
    const dies = (seat: number) => {
      const t = turn(
        masked((s) => {
          const victim = s.explorers[seat];
          if (victim) victim.traits = { might: 1, speed: 1, knowledge: 1, sanity: 1 };
          if (s.explorers[0]) s.explorers[0].traits.might = 8;
        }),
        {},
        4,
      );
      t.dice('dice', 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1).answers(`attack:bare:${seat}`);
      while (t.state.result === null && t.decision.kind === 'take-damage')
        t.answersAs(seat, t.match.decision(seat)?.options[0]?.id ?? '');
      return t;
    };
    expect(dies(2).state.result).toBeNull();
    expect(memory(dies(2)).log).toEqual([{ what: 'true', seats: [2] }]);
    expect(seenBy(dies(2), 3)[2]).toBe('true');
    expect(dies(1).state.result).toMatchObject({ side: 'heroes', why: 'traitor-dead', winners: [0, 2, 3] });
  });

  test('the last who lives wins, if it is the wearer', () => {
    const t = turn(
      masked((s) => {
        s.turn.seat = 1;
        if (s.explorers[2]) s.explorers[2].dead = true;
        if (s.explorers[0]) s.explorers[0].traits = { might: 1, speed: 1, knowledge: 1, sanity: 1 };
      }),
    );
    t.dice('dice', 3, 3, 3, 3, 1, 1, 1, 1).answers('attack:bare:0').answersAs(0, 'might');
    expect(t.state.result).toMatchObject({ side: 'traitor', why: 'all-dead', winners: [1] });
  });

  test('explorers may attack each other and nobody hinders', () => {
    const t = turn(masked());
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:1', 'attack:bare:2']);
    t.expects(0, 'turn');
    const go = t.decision.options.find(({ id }) => id === 'go:hallway');
    expect(go).toMatchObject({ cost: { moves: 1 } });
  });
});
