import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../src/imagine.ts';
import type { BetrayalState } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

type Face = 'clean' | 'dirty';
interface Memory {
  clean: number;
  dirty: number;
  case: { by: number; sample: { face: Face; seen: number[] } }[];
  cleared: number[];
}
const memoryOf = (s: BetrayalState): Memory => s.haunt?.memory as Memory;
const memory = (t: Table): Memory => memoryOf(t.state);
const given = (s: BetrayalState, by: number, face: Face): void => {
  memoryOf(s).case.push({ by, sample: { face, seen: [by] } });
};

/** Seat 1 is the Tainted. Seat 0 stands in the Kitchen, an Event tile. */
const measured = (edit: Edit = () => {}, seats = 3) =>
  turn(
    amid(16, (s) => {
      stand(s, 'kitchen', 0);
      edit(s);
    }),
    {},
    seats,
  );
/** It is the turn of the Tainted, who stands in the Kitchen. */
const tainted = (edit: Edit = () => {}) =>
  turn(
    amid(16, (s) => {
      s.turn.seat = 1;
      stand(s, 'kitchen', 1);
      edit(s);
    }),
  );
const READ = [2, 2, 0, 0] as const;

describe('16, Contaminated Evidence: the readings', () => {
  test('BH-TYPE-04: one has the secret role; nobody sees the others’, nor what they have given', () => {
    const t = begins(16, 4);
    const roles = t.state.haunt?.roles.map(({ face }) => face) ?? [];
    expect([...roles].sort()).toEqual(['hunter', 'hunter', 'hunter', 'tainted']);
    const own = (seat: number) => viewOf(t, seat).haunt?.roles.map((role) => (role as { face: string | null }).face);
    for (const seat of [0, 1, 2, 3]) expect(own(seat)).toEqual(roles.map((face, i) => (i === seat ? face : null)));
    expect(t.state.haunt).toMatchObject({ traitor: null, first: 2 });
  });

  test('a reading: Knowledge, with 4 or more a marker and a sample; less does nothing; once per turn', () => {
    const t = rolls(measured(), 2, 2, 0).answers('haunt:read', 'sample-clean');
    expect(tokens(t, 'reading')).toMatchObject([{ at: 'kitchen' }]);
    expect(memory(t).case).toEqual([{ by: 0, sample: { face: 'clean', seen: [0] } }]);
    expect(t.legal).not.toContain('haunt:read');
    const vain = rolls(measured(), 2, 1, 0).answers('haunt:read');
    expect([tokens(vain, 'reading'), memory(vain).case]).toEqual([[], []]);
    vain.refuses('haunt:read', 'blocked');
  });

  test('not on a tile without a symbol, and not where a marker lies', () => {
    expect(measured((s) => stand(s, 'hallway', 0)).legal).not.toContain('haunt:read');
    expect(measured((s) => token(s, 'reading', { at: 'kitchen' })).legal).not.toContain('haunt:read');
    expect(measured((s) => stand(s, 'conservatory', 0)).legal).toContain('haunt:read'); // an Item tile
  });

  test('both are asked alike; a Hunter’s sample is always clean, the Tainted’s is as the Tainted likes', () => {
    const hunter = rolls(measured(), 2, 2, 0).answers('haunt:read');
    hunter.expects(0, 'haunt-sealed', ['sample-clean'], { 'sample-dirty': 'only-the-tainted' });
    hunter.refuses('sample-dirty', 'blocked');
    const spoils = rolls(tainted(), ...READ).answers('haunt:read');
    spoils.expects(1, 'haunt-sealed', ['sample-clean', 'sample-dirty']).answers('sample-dirty');
    expect(memory(spoils).case[0]?.sample.face).toBe('dirty');
    spoils.tells('haunt-tells', { what: 'sample', who: 1, n: 1 });
    const seen = (viewer: number | 'spectator') => (viewOf(spoils, viewer).haunt?.memory as Memory | undefined)?.case;
    expect(seen(1)).toEqual([{ by: 1, sample: { face: 'dirty' } }]);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(seen(viewer)).toEqual([{ by: 1, sample: { face: null } }]);
  });

  const full = (...faces: Face[]) =>
    rolls(
      measured((s) => {
        for (const [i, face] of faces.entries()) given(s, face === 'dirty' ? 1 : 2 * i, face);
        token(s, 'reading', { at: 'salon' });
      }),
      ...[2, 2, 0],
    ).answers('haunt:read', 'sample-clean');

  test('a full Case without a dirty sample: Clean rises, and all tiles can be read again', () => {
    const t = full('clean', 'clean');
    expect(memory(t)).toEqual({ clean: 1, dirty: 0, case: [], cleared: [] });
    expect([tokens(t, 'reading'), t.state.monsters]).toEqual([[], []]);
    t.tells('haunt-tells', { what: 'case-clean', n: 0 });
  });

  test('with a dirty one: Dirty rises, and a Poltergeist appears where the latest reading was taken', () => {
    const t = full('clean', 'dirty');
    expect(memory(t)).toMatchObject({ clean: 0, dirty: 1, case: [] });
    expect(t.state.monsters).toMatchObject([{ kind: 'poltergeist', at: 'kitchen' }]);
    expect(tokens(t, 'reading')).toEqual([]);
    t.tells('haunt-tells', { what: 'case-dirty', n: 1 });
  });

  test('a Case that is not full yet stays shut', () => {
    const t = full('dirty');
    expect(memory(t)).toMatchObject({ clean: 0, dirty: 0 });
    expect(memory(t).case).toHaveLength(2);
    expect(tokens(t, 'reading')).toHaveLength(2);
  });

  test('six players fill a Case of four', () => {
    const t = measured((s) => {
      for (const by of [0, 2, 3]) given(s, by, 'clean');
    }, 6);
    expect(viewOf(t, 2).haunt?.counters).toEqual([
      { name: 'clean', value: 0, goal: 4 },
      { name: 'dirty', value: 0, goal: 3 },
      { name: 'case', value: 3, goal: 4 },
    ]);
    rolls(t, 2, 2, 0).answers('haunt:read', 'sample-clean');
    expect(memory(t)).toMatchObject({ clean: 1, case: [] });
  });

  test('whoever dies over the roll has given nothing', () => {
    const t = measured((s) => {
      gives(s, 0, 'creepy-doll');
      if (s.explorers[0]) s.explorers[0].traits.sanity = 1;
    });
    rolls(t, 0, 0, 0, 2, 2, 2).answers('haunt:read', 'use:creepy-doll');
    expect(t.state.explorers[0]?.dead).toBe(true);
    expect([memory(t).case, tokens(t, 'reading')]).toEqual([[], []]);
  });
});

describe('16, Contaminated Evidence: who can it be', () => {
  /** Seat 0 closes a Case: one sample of each, the one of seat 1 as said, another of seat 1 where there are four. */
  const opened = (...faces: Face[]) =>
    rolls(
      measured((s) => {
        for (const face of faces) given(s, 1, face);
        given(s, 2, 'clean');
        for (let more = faces.length; more < 2; more++) given(s, 1, 'clean');
      }, 6),
      ...[2, 2, 0],
    ).answers('haunt:read', 'sample-clean');

  test('one dirty sample clears whoever gave none; two clear whoever gave one', () => {
    expect(memory(opened('dirty')).cleared).toEqual([3, 4, 5]);
    expect(memory(opened('dirty', 'dirty')).cleared).toEqual([0, 2, 3, 4, 5]);
    expect(memory(opened('clean')).cleared).toEqual([]);
  });

  const worlds = (t: Table, seat: number) =>
    Array.from({ length: 60 }, (_, n) => {
      const state = structuredClone(t.state);
      imagine(state, seat, fastChance(`world ${n}`));
      return state;
    });
  const guilty = (s: BetrayalState): number => s.haunt?.roles.findIndex(({ face }) => face === 'tainted') ?? -1;

  test('imagined worlds suspect only whom the opened Cases leave', () => {
    const t = opened('dirty');
    expect(new Set(worlds(t, 0).map(guilty))).toEqual(new Set([1, 2]));
    expect(new Set(worlds(t, 4).map(guilty))).toEqual(new Set([0, 1, 2]));
    expect(new Set(worlds(t, 1).map(guilty))).toEqual(new Set([1])); // who it is knows it
  });

  test('in the running Case only the sample of whoever is guilty there can be dirty', () => {
    const t = measured((s) => {
      given(s, 1, 'dirty');
      given(s, 2, 'clean');
    });
    const all = worlds(t, 0);
    for (const world of all)
      for (const { by, sample } of memoryOf(world).case) if (by !== guilty(world)) expect(sample.face).toBe('clean');
    const dirty = all.flatMap((world) => memoryOf(world).case.filter(({ sample }) => sample.face === 'dirty'));
    expect(new Set(dirty.map(({ by }) => by))).toEqual(new Set([1, 2]));
  });

  test('imagined from the same knowledge the worlds are the same, whoever it is and whatever was given', () => {
    const given1 = (face: Face, traitor: number) =>
      measured((s) => {
        s.haunt?.roles.forEach((role, seat) => {
          role.face = seat === traitor ? 'tainted' : 'hunter';
        });
        given(s, 1, face);
        given(s, 2, 'clean');
      });
    const [dirty, clean, other] = [given1('dirty', 1), given1('clean', 1), given1('clean', 2)];
    expect(worlds(clean, 0)).toEqual(worlds(dirty, 0));
    expect(worlds(other, 0)).toEqual(worlds(dirty, 0));
    expect(viewOf(other, 0)).toEqual(viewOf(dirty, 0));
    expect(viewOf(other, 'spectator')).toEqual(viewOf(dirty, 'spectator'));
  });
});

describe('16, Contaminated Evidence: the accusation', () => {
  /** Seats 0 to 3 stand in the Kitchen; seat 0 accuses. */
  const accuses = (whom: number, votes: Readonly<Record<number, boolean>>, edit: Edit = () => {}) => {
    const t = measured((s) => {
      stand(s, 'kitchen', 1, 2, 3);
      edit(s);
    }, 4).answers(`haunt:accuse:${whom}`);
    for (const [seat, yes] of Object.entries(votes)) t.answersAs(Number(seat), yes ? 'vote-yes' : 'vote-no');
    return t;
  };

  test('all living but the accused are asked; with more yes than no the Tainted is revealed', () => {
    const asked = accuses(1, {});
    expect(asked.match.waitingFor()).toEqual([0, 2, 3]);
    const t = accuses(1, { 0: true, 2: false, 3: true }, (s) => {
      Object.assign(s.explorers[1]?.traits ?? {}, { might: 1, sanity: 2 });
    });
    expect(t.state.haunt).toMatchObject({ traitor: 1, revealed: true });
    expect(steps(t, 1)).toEqual([5, 3, 3, 4]); // healed, and 1 Might more
    expect(t.state.monsters).toMatchObject([{ kind: 'poltergeist', at: 'kitchen' }]);
    for (const [who, what] of [
      [0, 'vote-yes'],
      [2, 'vote-no'],
      [3, 'vote-yes'],
    ] as const)
      t.tells('haunt-tells', { who, what });
    expect(t.legal.filter((id) => /read|accuse/.test(id))).toEqual([]); // readings stop
  });

  test('with as many no as yes nothing is shown, and the accusation is spent', () => {
    const t = accuses(1, { 0: true, 2: false }, (s) => {
      if (s.explorers[3]) s.explorers[3].dead = true;
    });
    expect(t.state.haunt?.revealed).toBe(false);
    t.tells('haunt-tells', { who: 1, what: 'let-go' });
    t.refuses('haunt:accuse:1', 'blocked').refuses('haunt:accuse:2', 'blocked');
    expect(viewOf(t, 0).haunt?.roles[1]).toEqual({ face: null });
  });

  test('a Hunter shows the role; each yes-voter takes 1 Mental damage, and nobody accuses that Hunter again', () => {
    const t = accuses(2, { 0: true, 1: true, 3: false });
    t.tells('role-shown', { seat: 2, role: 'hunter' });
    t.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    t.expects(1, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    expect([steps(t)[3], steps(t, 1)[3], steps(t, 3)]).toEqual([2, 3, [4, 4, 3, 3]]);
    t.answers('end-turn');
    const offered = t.legal.filter((id) => id.startsWith('haunt:accuse'));
    expect(offered).toEqual(['haunt:accuse:0', 'haunt:accuse:3']);
  });

  test('once per game for each explorer, not only once per turn', () => {
    const t = accuses(1, { 0: false, 2: false, 3: false }).answers('end-turn');
    for (const seat of [1, 2, 3]) t.expects(seat, 'turn').answers('end-turn');
    t.expects(0, 'turn').refuses('haunt:accuse:1', 'blocked');
  });

  test('where two are left the accuser alone decides', () => {
    const t = accuses(1, { 0: true }, (s) => {
      for (const seat of [2, 3]) if (s.explorers[seat]) s.explorers[seat].dead = true;
    });
    expect(t.state.haunt).toMatchObject({ traitor: 1, revealed: true });
  });

  test('the dead are neither accused nor asked; nobody is accused from another tile', () => {
    const t = measured((s) => {
      stand(s, 'kitchen', 1, 2);
      if (s.explorers[2]) s.explorers[2].dead = true;
    }, 4);
    expect(t.legal.filter((id) => id.startsWith('haunt:accuse'))).toEqual(['haunt:accuse:1']);
  });

  test('BH-AMB-42: those who regret it do so together: if the Tainted dies of it, the Hunters win, the dead one too', () => {
    const t = accuses(2, { 0: true, 1: true, 3: false }, (s) => {
      for (const seat of [0, 1]) Object.assign(s.explorers[seat]?.traits ?? {}, { knowledge: 1, sanity: 1 });
    });
    t.answers('sanity').answers('sanity');
    expect(t.state.explorers.map(({ dead }) => dead)).toEqual([true, true, false, false]);
    expect(t.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2, 3] });
  });

  test('the Tainted may accuse, and votes as well', () => {
    const t = tainted((s) => stand(s, 'kitchen', 0, 2)).answers('haunt:accuse:0');
    expect(t.match.waitingFor()).toEqual([1, 2]);
    t.answersAs(1, 'vote-yes').answersAs(2, 'vote-yes');
    t.tells('role-shown', { seat: 0, role: 'hunter' });
    expect(t.state.haunt?.revealed).toBe(false);
  });

  test('there is no revealing of oneself', () => {
    expect(tainted().legal).not.toContain('reveal');
  });
});

describe('16, Contaminated Evidence: Poltergeists, and how it ends', () => {
  const open: Edit = (s) => {
    if (s.haunt) Object.assign(s.haunt, { traitor: 1, revealed: true, revealedIn: 1 });
    for (const role of s.haunt?.roles.slice(1, 2) ?? []) role.seen = [0, 1, 2];
  };

  test('BH-AMB-25: before the reveal a Poltergeist goes for the nearest at the end of the round, the Tainted, too', () => {
    const t = table(
      'round',
      amid(16, (s) => {
        stand(s, 'dining-room', 1);
        monster(s, 'poltergeist', 'salon');
      }),
    );
    // Speed: 3 steps; then Sanity, 4 dice against 5.
    rolls(t, 2, 1, 0, 2, 2, 0, 0, 1, 0, 0, 0, 0);
    t.tells('monster-target', { target: 1, because: 'nearest' });
    t.tells('attacked', { defender: 1, trait: 'sanity' });
    t.expects(1, 'take-damage', ['knowledge', 'sanity']);
  });

  test('BH-MON-01: of two equally near it goes for the first in turn order', () => {
    const t = table(
      'round',
      amid(16, (s) => {
        stand(s, 'dining-room', 1, 2);
        monster(s, 'poltergeist', 'salon');
      }),
    );
    t.tells('monster-target', { target: 1, because: 'turn-order' });
  });

  test('afterwards the traitor leads them, after the own turn, and they do not attack the traitor', () => {
    const t = turn(
      amid(16, (s) => {
        open(s);
        s.turn.seat = 1;
        stand(s, 'kitchen', 0, 1);
        stand(s, 'hallway', 2);
        monster(s, 'poltergeist', 'kitchen');
      }),
    ).answers('end-turn');
    t.expects(1, 'monster');
    expect(t.legal.filter((id) => id.startsWith('attack'))).toEqual(['attack:bare:0']);
  });

  test('damage stuns it; before the reveal explorers do not hinder each other, a Poltergeist does', () => {
    const t = measured((s) => monster(s, 'poltergeist', 'kitchen'));
    rolls(t, 2, 2, 2, 2, 2, 0, 0, 0).answers('attack:bare:poltergeist:1');
    expect(t.state.monsters[0]?.stunned).toBe(true);
    const cost = (edit: Edit) => measured(edit).decision.options.find(({ id }) => id === 'go:hallway')?.cost;
    expect(cost((s) => stand(s, 'kitchen', 1, 2))).toEqual({ moves: 1 });
    expect(cost((s) => monster(s, 'poltergeist', 'kitchen'))).toEqual({ moves: 2 });
    expect(
      cost((s) => {
        open(s);
        stand(s, 'kitchen', 1);
      }),
    ).toEqual({ moves: 2 });
  });

  test('the Hunters win with the last Clean, and not with one less', () => {
    const closes = (clean: number) =>
      rolls(
        measured((s) => {
          memoryOf(s).clean = clean;
          given(s, 2, 'clean');
          given(s, 1, 'clean');
        }),
        ...[2, 2, 0],
      ).answers('haunt:read', 'sample-clean');
    expect(closes(0).state.result).toBeNull();
    expect(closes(1).state.result).toEqual({ side: 'heroes', why: 'clean', winners: [0, 2] });
  });

  test('the Tainted wins with the second Dirty, and everybody learns who it was', () => {
    const t = measured((s) => {
      memoryOf(s).dirty = 1;
      given(s, 2, 'clean');
      given(s, 1, 'dirty');
    });
    rolls(t, 2, 2, 0).answers('haunt:read', 'sample-clean');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'dirty', winners: [1] });
    expect(viewOf(t, 'spectator').haunt?.roles[1]).toEqual({ face: 'tainted' });
  });

  test('the Hunters win when the Tainted dies unrevealed; a Hunter who dies shows the role, and it goes on', () => {
    const strikes = (whom: number) => {
      const t = measured((s) => {
        stand(s, 'kitchen', 1, 2);
        Object.assign(s.explorers[whom]?.traits ?? {}, { might: 1, speed: 1 });
      });
      rolls(t, 2, 2, 2, 2, 2, 0, 0, 0, 0).answers(`attack:bare:${whom}`);
      while (t.state.result === null && t.decision.kind === 'take-damage') t.answers(t.legal[0] ?? '');
      return t;
    };
    const right = strikes(1);
    expect(right.state.result).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
    const wrong = strikes(2);
    wrong.tells('role-shown', { seat: 2, role: 'hunter' });
    expect(wrong.state.result).toBeNull();
  });

  test('the Tainted wins when all Hunters are dead, known or not', () => {
    const t = tainted((s) => {
      stand(s, 'kitchen', 0);
      if (s.explorers[2]) s.explorers[2].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 2, 2, 0, 0, 0).answers('attack:bare:0');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });

  test.each([
    [7, 0, 'heroes'],
    [7, 1, 'heroes'],
    [7, 2, 'traitor'],
    [6, 2, null],
  ])('BH-R-26: round %i after a reveal in round 1, %i of 3 Hunters dead: %s', (round, dead, side) => {
    const t = table(
      'round',
      amid(16, (s) => {
        open(s);
        if (s.haunt) s.haunt.round = round;
        for (const seat of [2, 3].slice(0, dead)) if (s.explorers[seat]) s.explorers[seat].dead = true;
      }),
      {},
      4,
    );
    expect(t.state.result?.side ?? null).toBe(side);
  });

  test('BH-R-14: after 14 rounds without a reveal the Cases decide; where they are level, not the Tainted', () => {
    const late = (clean: number, dirty: number) =>
      table(
        'round',
        amid(16, (s) => {
          Object.assign(memoryOf(s), { clean, dirty });
          if (s.haunt) s.haunt.round = 14;
        }),
      ).state.result;
    expect(late(0, 1)).toMatchObject({ side: 'traitor', why: 'progress' });
    expect(late(1, 1)).toMatchObject({ side: 'heroes', why: 'progress' }); // 1 of 2 each
  });
});
