import { describe, expect, test } from 'vitest';
import { ROOM_IDS, roomDef, type Sector } from '../src/content/board.ts';
import type { PlanId } from '../src/content/plans.ts';
import { registry } from '../src/index.ts';
import type { NemesisState } from '../src/state.ts';
import { contaminated, equip, hold, lay, NOISE_DIE, OPEN, put, table, who } from './table.ts';

type Cast = Parameters<typeof table>[0];
type Fate = NemesisState['people'][number]['fate'];
interface End {
  readonly ended?: 'purged' | 'destroyed';
  readonly plan?: PlanId;
  readonly mode?: string;
}

/** The judgement: seat 0 is locked in, the others are dead, the plan spares everybody and nothing is contaminated. */
function judged(
  cast: Cast,
  edit: (s: NemesisState) => void,
  { ended = 'purged', plan = 'full-rescue', mode = 'semi-cooperative' }: End = {},
) {
  return table(
    cast,
    (s) => {
      s.ended = ended;
      s.plans.active.face = plan;
      for (const [seat] of s.people.entries()) fate(s, seat, seat === 0 ? 'locked-in' : 'dead');
      edit(s);
    },
    { phase: 'judgement', mode },
  );
}

const fate = (s: NemesisState, seat: number, what: Fate): void => {
  Object.assign(who(s, seat), { fate: what, at: what === 'in-play' ? 'STO' : null });
};
const fates = (t: ReturnType<typeof judged>) => t.state.people.map((one) => one.fate);

describe('the end', () => {
  test('NL-GOAL-01 NL-GOAL-08: alive, scanned and done: each for oneself; several win, or nobody', () => {
    const both = judged(['sentry', 'hacker'], (s) => {
      fate(s, 1, 'bunker');
      for (const one of s.people) {
        one.signal = true;
        one.informed = true;
        Object.assign(one.objectives[0] ?? {}, { face: 'on-the-record' });
      }
    });
    expect(both.state.winners).toEqual([0, 1]);
    both.tells('winners', { seats: [0, 1] });
    const none = judged(['sentry', 'hacker'], (s) => {
      who(s, 0).informed = true;
      Object.assign(who(s, 0).objectives[0] ?? {}, { face: 'on-the-record' });
    });
    none.tells('objective-checked', { objective: 'on-the-record', met: false }).tells('winners', { seats: [] });
  });

  test('NL-GOAL-02 NL-G-27: whom each plan kills', () => {
    const spared = (plan: PlanId) =>
      fates(
        judged(
          ['sentry', 'hacker', 'janitor', 'lab-rat'],
          (s) => {
            for (const [seat, what] of (['locked-in', 'evacuated', 'bunker', 'bunker'] as const).entries())
              fate(s, seat, what);
            Object.assign(who(s, 0), { knowledge: 7, signal: true, informed: false });
            Object.assign(who(s, 1), { knowledge: 6, signal: false, informed: true });
            Object.assign(who(s, 2), { knowledge: 8, signal: false, informed: true });
          },
          { plan },
        ),
      ).map((one) => one !== 'dead');
    expect(spared('full-rescue')).toEqual([true, true, true, true]);
    expect(spared('loose-ends')).toEqual([false, true, false, true]);
    expect(spared('file-a-report')).toEqual([true, false, false, false]);
    expect(spared('intercept')).toEqual([true, false, true, true]);
    expect(spared('sterilise')).toEqual([false, true, true, true]);
    expect(spared('collapse-the-ridge')).toEqual([true, true, false, false]);
    expect(spared('clearance-audit')).toEqual([false, true, true, false]);
  });

  test('NL-GOAL-03 NL-SPEC-ISO-09: the locked-in live unless the base was destroyed', () => {
    expect(fates(judged(['sentry', 'hacker'], () => {}))).toEqual(['locked-in', 'dead']);
    const t = judged(['sentry', 'hacker'], () => {}, { ended: 'destroyed' }).tells('perished', {
      seat: 0,
      cause: 'base',
    });
    expect([fates(t), t.told('plan-revealed')]).toEqual([['dead', 'dead'], []]); // nobody alive: nothing more is revealed
  });

  test('NL-GOAL-04 NL-GOAL-05: pods that left and the Bunker are safe from it; a pod that did not leave is not (R-40)', () => {
    const t = judged(
      ['sentry', 'hacker', 'janitor', 'lab-rat'],
      (s) => {
        fate(s, 0, 'evacuated');
        fate(s, 1, 'bunker');
        Object.assign(who(s, 2), { fate: 'in-play', at: 'A' });
        fate(s, 3, 'in-play');
      },
      { ended: 'destroyed' },
    );
    expect(fates(t)).toEqual(['evacuated', 'bunker', 'dead', 'dead']);
  });

  test('NL-GOAL-06: clean cards pass; an infected one or a larva leads to four cards, and contamination among them kills', () => {
    const scanned = (edit: (s: NemesisState) => void) =>
      judged(['sentry', 'hacker'], edit).told('final-scan')[0]?.details;
    expect(scanned((s) => hold(s, 0, 'clean', 'clean'))).toMatchObject({ infected: 0, drawn: null, passed: true });
    expect(scanned((s) => Object.assign(who(s, 0), { larva: true }))).toMatchObject({ infected: null, passed: true });
    const drowned = scanned((s) => {
      who(s, 0).deck = [contaminated(s, 'infected'), ...Array.from({ length: 9 }, () => contaminated(s, 'clean'))];
    });
    expect(drowned).toMatchObject({
      infected: 1,
      passed: false,
      drawn: Array.from({ length: 4 }, () => 'contamination'),
    });
    const t = judged(['sentry', 'hacker'], (s) => {
      who(s, 0).discard.push(contaminated(s, 'infected'));
      who(s, 0).deck = [];
    });
    t.tells('perished', { seat: 0, cause: 'scan' });
  });

  test('NL-GOAL-07: only the kept card counts, only survivors show theirs', () => {
    const t = judged(['sentry', 'hacker'], (s) => {
      Object.assign(who(s, 0).objectives[0] ?? {}, { face: 'scorched-ground' });
      Object.assign(who(s, 0).objectives[1] ?? {}, { face: 'head-office-wants-data' });
      who(s, 0).kept = { face: 'second', seen: 1 };
      who(s, 0).knowledge = 7;
    });
    expect(t.state.winners).toEqual([0]);
    expect(who(t.state, 0).objectives.map(({ seen }) => seen)).toEqual([1, OPEN]);
    expect(who(t.state, 1).objectives.map(({ seen }) => seen)).toEqual([2, 2]);
  });

  test('NL-BREAK-01: whoever was never asked chooses before the plan is turned up (G-33)', () => {
    const t = judged(['sentry', 'hacker'], (s) => {
      s.firstFigure = false;
      for (const one of s.people) one.kept = null;
    });
    expect([t.match.waitingFor(), t.told('plan-revealed')]).toEqual([[0, 1], []]);
  });

  test('NL-G-33: the game ends when nobody is left in play, destroyed where a countdown runs', () => {
    const lastOne = (selfDestruct: NemesisState['selfDestruct']) =>
      table(['sentry', 'hacker'], (s) => {
        Object.assign(who(s, 0), { at: 'ISO' });
        fate(s, 1, 'evacuated');
        s.time.field = 5;
        s.selfDestruct = selfDestruct;
        hold(s, 0, 'rest', 'sabotage');
      })
        .dice('noise', NOISE_DIE.silence)
        .answers('room:lock-in', 'rest', 'sabotage');
    lastOne(null).tells('base-ends', { how: 'purged' });
    lastOne({ field: 0, red: false }).tells('base-ends', { how: 'destroyed' });
  });

  test('NL-G-14 NL-G-15: the thirteenth fire and the eleventh malfunction destroy the base', () => {
    const burning = table(['sentry', 'hacker'], (s) => {
      for (const room of ROOM_IDS.slice(0, 12)) s.rooms[room].fire = true;
      equip(s, 0, 'thermite-charge');
      hold(s, 0, 'rest');
    });
    burning.answers('item:thermite-charge:STO', 'rest').tells('base-ends', { how: 'destroyed' });
    const broken = table(['sentry', 'hacker'], (s) => {
      for (const room of ['RRC', 'EL1', 'EL2', 'EL3', 'ISO', 'EPS', 'EVA', 'EVB', 'EVC', 'EVD'] as const)
        s.rooms[room].malfunction = true;
      hold(s, 0, 'sabotage');
      who(s, 1).at = 'ISO';
    });
    broken.answers('play:sabotage').tells('base-ends', { how: 'destroyed' });
  });
});

/** Explores all rooms of these sectors. */
function explore(s: NemesisState, ...sectors: readonly Sector[]): void {
  for (const room of ROOM_IDS) if (sectors.some((one) => one === roomDef(room).sector)) s.rooms[room].explored = true;
}
const give = (s: NemesisState, seat: number, ...things: readonly string[]): void => {
  for (const what of things) who(s, seat).hands.push({ what, ammunition: 0, extra: 0, tape: 0 });
};
const power = (s: NemesisState, n: number): void => {
  s.time.active = true;
  for (const [i, where] of (['S-01', 'S-02', 'S-03', 'elevator'] as const).entries()) s.power[where].on = i < n;
};

describe('objectives', () => {
  /** Whether seat 0 of five has done what this card asks. */
  const done = (
    id: string,
    edit: (s: NemesisState) => void = () => {},
    end: End = {},
    cast: Cast = ['sentry', 'hacker', 'janitor'],
  ) => {
    const t = judged(
      cast,
      (s) => {
        Object.assign(who(s, 0).objectives[0] ?? {}, { face: id });
        edit(s);
      },
      end,
    );
    return t.state.winners.includes(0);
  };
  const signal = (s: NemesisState): void => {
    who(s, 0).signal = true;
  };

  test('NL-G-30: Open Channel and Surveyor', () => {
    const two = (first: Sector, second: Sector) => (s: NemesisState) => {
      signal(s);
      who(s, 0).knowledge = 4;
      explore(s, first, second);
    };
    expect([done('open-channel', two('S-01', 'S-02')), done('open-channel', two('S-02', 'S-03'))]).toEqual([
      true,
      false,
    ]);
    expect([done('surveyor', two('S-01', 'S-03')), done('surveyor', two('S-01', 'S-02'))]).toEqual([true, false]);
    expect(done('open-channel', (s) => explore(s, 'S-01', 'S-02'))).toBe(false);
  });

  test('NL-G-30: Pest Control and Scorched Ground', () => {
    const gone = (s: NemesisState): void => {
      s.nestDestroyed = true;
    };
    expect(done('pest-control', gone)).toBe(false);
    const both = (s: NemesisState): void => {
      gone(s);
      signal(s);
    };
    expect(done('pest-control', both)).toBe(true);
    const queen = (s: NemesisState): void => {
      signal(s);
      s.queenKilled = true;
    };
    expect(done('pest-control', queen)).toBe(true);
    const away = (s: NemesisState): void => fate(s, 0, 'bunker');
    expect([done('scorched-ground', away), done('scorched-ground', away, { ended: 'destroyed' })]).toEqual([
      false,
      true,
    ]);
    expect(done('scorched-ground', away, { plan: 'sterilise' })).toBe(true); // it counts as destroyed
  });

  test('NL-G-30: Sole Witness: alone, and among three or more with one other', () => {
    const others =
      (...seats: readonly number[]) =>
      (s: NemesisState) => {
        for (const seat of seats) fate(s, seat, 'bunker');
      };
    const witness = (seats: readonly number[], cast: Cast) => done('sole-witness', others(...seats), {}, cast);
    const two: Cast = ['sentry', 'hacker'];
    expect([witness([], two), witness([1], two)]).toEqual([true, false]);
    const three: Cast = ['sentry', 'hacker', 'janitor'];
    expect([witness([1], three), witness([1, 2], three)]).toEqual([true, false]);
    const five: Cast = [...three, 'lab-rat', 'survivor'];
    expect([witness([4], five), witness([3, 4], five)]).toEqual([true, false]);
  });

  test('NL-G-30: Magpie counts items, not objects, and nobody who is locked in', () => {
    const six = (s: NemesisState): void => {
      equip(s, 0, 'medkit', 'medkit', 'medkit', 'ration-pack', 'taser'); // and the Submachine Gun
      fate(s, 0, 'bunker');
    };
    expect(done('magpie', six)).toBe(true);
    const locked = (s: NemesisState): void => {
      six(s);
      fate(s, 0, 'locked-in');
    };
    expect(done('magpie', locked)).toBe(false);
    const five = (s: NemesisState): void => {
      six(s);
      who(s, 0).pack.pop();
      give(s, 0, 'egg');
    };
    expect(done('magpie', five)).toBe(false);
  });

  test('NL-G-30: Nobody Left Behind, On the Record, Last Rites', () => {
    const saved = (s: NemesisState): void => {
      signal(s);
      fate(s, 1, 'bunker');
    };
    expect([done('nobody-left-behind', saved), done('nobody-left-behind', signal)]).toEqual([true, false]);
    const recorded = (s: NemesisState): void => {
      signal(s);
      who(s, 0).informed = true;
    };
    expect([done('on-the-record', recorded), done('on-the-record', signal)]).toEqual([true, false]);
    expect(done('last-rites', (s) => give(s, 0, 'corpse:hacker'))).toBe(true);
    const lies = (s: NemesisState): void => {
      s.rooms['RRC'].objects.push('corpse:hacker');
    };
    expect([done('last-rites'), done('last-rites', lies)]).toEqual([true, false]);
    const carcass = (s: NemesisState): void => {
      lies(s);
      give(s, 0, 'carcass:adult');
    };
    expect(done('last-rites', carcass)).toBe(false);
    const elsewhere = (s: NemesisState): void => give(s, 1, 'corpse:janitor');
    expect(done('last-rites', elsewhere)).toBe(true); // carried out by somebody else
  });

  test('NL-G-30: Keep the Lights On and Sit It Out', () => {
    expect(done('keep-the-lights-on', (s) => power(s, 1))).toBe(true);
    expect(done('keep-the-lights-on', (s) => power(s, 0))).toBe(false);
    const outside = (s: NemesisState): void => {
      power(s, 4);
      fate(s, 0, 'bunker');
    };
    expect(done('keep-the-lights-on', outside, { ended: 'destroyed' })).toBe(false);
    const away = (s: NemesisState): void => {
      signal(s);
      fate(s, 0, 'bunker');
    };
    expect([done('sit-it-out', signal), done('sit-it-out', away)]).toEqual([true, false]);
  });

  test('NL-G-30: Live Sample, Full Profile, Post Mortem, Head Office Wants Data', () => {
    const egg = (where: Fate) => (s: NemesisState) => {
      fate(s, 0, where);
      give(s, 0, 'egg');
    };
    expect([
      done('live-sample', egg('evacuated')),
      done('live-sample', egg('bunker')),
      done('live-sample', egg('locked-in')),
    ]).toEqual([true, true, false]);
    const known = (knowledge: number, shown: number) => (s: NemesisState) => {
      who(s, 0).knowledge = knowledge;
      for (const [i, card] of s.lab.weaknesses.entries()) card.seen = i < shown ? OPEN : 0;
    };
    expect([
      done('full-profile', known(1, 2)),
      done('full-profile', known(6, 1)),
      done('full-profile', known(5, 1)),
    ]).toEqual([true, true, false]);
    const examined = (kind: 'egg' | 'corpse') => (s: NemesisState) => {
      s.lab.spaces.push(kind);
    };
    expect([done('post-mortem', examined('corpse')), done('post-mortem', examined('egg'))]).toEqual([true, false]);
    const carrying = (what: string) => (s: NemesisState) => give(s, 0, what);
    expect(['carcass:adult', 'corpse:hacker', 'egg'].map((what) => done('post-mortem', carrying(what)))).toEqual([
      ...[true, true],
      false,
    ]);
    expect([done('head-office-wants-data', known(7, 1)), done('head-office-wants-data', known(6, 1))]).toEqual([
      true,
      false,
    ]);
  });

  test('NL-G-30: No Loose Crew, for staff, for ship survivors, and where there is none', () => {
    const alive = (seat: number) => (s: NemesisState) => fate(s, seat, 'bunker');
    const crewed: Cast = ['sentry', 'lab-rat', 'hacker'];
    expect([done('no-loose-crew', alive(2), {}, crewed), done('no-loose-crew', alive(1), {}, crewed)]).toEqual([
      true,
      false,
    ]);
    const own: Cast = ['lab-rat', 'sentry'];
    expect([done('no-loose-crew', () => {}, {}, own), done('no-loose-crew', alive(1), {}, own)]).toEqual([true, false]);
    const one: Cast = [...own, 'hacker'];
    const both = (s: NemesisState): void => {
      alive(1)(s);
      alive(2)(s);
    };
    expect([done('no-loose-crew', alive(1), {}, one), done('no-loose-crew', both, {}, one)]).toEqual([true, false]);
    const informed = (s: NemesisState): void => {
      signal(s);
      who(s, 0).knowledge = 5;
    };
    expect([done('no-loose-crew', informed), done('no-loose-crew', signal)]).toEqual([true, false]);
  });

  test('NL-G-30: Personal Matters name a player; one that names its owner leaves only the lone survivor', () => {
    const five: Cast = ['sentry', 'hacker', 'janitor', 'lab-rat', 'survivor'];
    const alive =
      (...seats: readonly number[]) =>
      (s: NemesisState) => {
        for (const seat of seats) fate(s, seat, 'bunker');
      };
    for (const n of [2, 3, 4, 5]) {
      const others = [1, 2, 3, 4].filter((seat) => seat !== n - 1);
      expect([
        done(`personal-matter-${n}`, alive(...others), {}, five),
        done(`personal-matter-${n}`, alive(...others, n - 1), {}, five),
      ]).toEqual([true, false]);
    }
    expect([done('personal-matter-1', alive(1), {}, five), done('personal-matter-1', alive(1, 2), {}, five)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('together and alone', () => {
  const met = (
    id: string,
    edit: (s: NemesisState) => void,
    cast: Cast = ['sentry', 'hacker', 'janitor'],
    end: End = {},
  ) => {
    const t = judged(
      cast,
      (s) => {
        // The other cards are ones that are always met here.
        for (const [seat, one] of s.people.entries())
          Object.assign(one.objectives[0] ?? {}, { face: seat === 0 ? id : 'by-the-book' });
        for (const one of s.people) one.informed = true;
        edit(s);
      },
      { mode: 'cooperative', ...end },
    );
    return t.state.winners.length === cast.length;
  };
  const both =
    (...edits: readonly ((s: NemesisState) => void)[]) =>
    (s: NemesisState) => {
      for (const edit of edits) edit(s);
    };
  const signal = (seat: number) => (s: NemesisState) => {
    who(s, seat).signal = true;
  };

  test('NL-G-34: all objectives must be met and somebody must live; then all win, the dead too', () => {
    expect(met('by-the-book', () => {})).toBe(true);
    const one = (s: NemesisState): void => {
      who(s, 0).informed = false;
    };
    expect(met('by-the-book', one)).toBe(false);
    expect(met('by-the-book', (s) => fate(s, 0, 'in-play'))).toBe(false);
  });

  test('NL-G-34: whoever plays together has all objectives together: none is told as somebody’s own', () => {
    const t = judged(['sentry', 'hacker'], () => {}, { mode: 'cooperative' });
    const told = t.told('objective-checked').map(({ details }) => details['seat']);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set([null]));
  });

  test('NL-G-34: Clean House and Dead Reckoning; two signal cards need two senders', () => {
    const gone = (s: NemesisState): void => {
      s.nestDestroyed = true;
    };
    expect([met('clean-house', both(gone, signal(0))), met('clean-house', gone)]).toEqual([true, false]);
    expect(met('clean-house', both(gone, signal(1)))).toBe(false); // a dead sender
    const carcass = (s: NemesisState): void => give(s, 0, 'carcass:adult');
    expect([met('dead-reckoning', both(carcass, signal(0))), met('dead-reckoning', signal(0))]).toEqual([true, false]);
    const two = (s: NemesisState): void => {
      Object.assign(who(s, 1).objectives[0] ?? {}, { face: 'clean-house' });
      fate(s, 2, 'bunker');
    };
    expect(met('dead-reckoning', both(carcass, gone, two, signal(0)))).toBe(false);
    expect(met('dead-reckoning', both(carcass, gone, two, signal(0), signal(2)))).toBe(true);
  });

  test('NL-G-34: Cut off the Head, Complete Map, Cargo for Science', () => {
    const queen = (s: NemesisState): void => {
      s.queenKilled = true;
    };
    expect([met('cut-off-the-head', queen), met('cut-off-the-head', () => {})]).toEqual([true, false]);
    const map =
      (...sectors: readonly Sector[]) =>
      (s: NemesisState) =>
        explore(s, ...sectors);
    expect([met('complete-map', map('S-01', 'S-02', 'S-03')), met('complete-map', map('S-01', 'S-02'))]).toEqual([
      true,
      false,
    ]);
    expect(met('complete-map', map('S-01', 'S-02'), ['sentry', 'hacker'])).toBe(true);
    const egg = (s: NemesisState): void => give(s, 0, 'egg');
    expect([
      met(
        'cargo-for-science',
        both(egg, (s) => fate(s, 0, 'evacuated')),
      ),
      met('cargo-for-science', egg),
    ]).toEqual([true, false]);
  });

  test('NL-G-34: Know Your Enemy, Expert Witness, Restore the Grid, Orderly Retreat', () => {
    const shown = (n: number) => (s: NemesisState) => {
      for (const [i, card] of s.lab.weaknesses.entries()) card.seen = i < n ? OPEN : 0;
    };
    expect([met('know-your-enemy', shown(3)), met('know-your-enemy', shown(2))]).toEqual([true, false]);
    expect(met('know-your-enemy', shown(2), ['sentry', 'hacker'])).toBe(true);
    const knows = (n: number) => (s: NemesisState) => {
      who(s, 0).knowledge = n;
    };
    const two: Cast = ['sentry', 'hacker'];
    expect([met('expert-witness', knows(7)), met('expert-witness', knows(6))]).toEqual([true, false]);
    expect([met('expert-witness', knows(6), two), met('expert-witness', knows(5), two)]).toEqual([true, false]);
    const lit = (n: number) => (s: NemesisState) => power(s, n);
    expect([met('restore-the-grid', lit(3)), met('restore-the-grid', lit(2))]).toEqual([true, false]);
    expect([met('restore-the-grid', lit(2), two), met('restore-the-grid', lit(1), two)]).toEqual([true, false]);
    const out =
      (...seats: readonly number[]) =>
      (s: NemesisState) => {
        for (const seat of seats) fate(s, seat, 'bunker');
      };
    expect([met('orderly-retreat', out(1)), met('orderly-retreat', out())]).toEqual([true, false]);
    const five: Cast = ['sentry', 'hacker', 'janitor', 'lab-rat', 'survivor'];
    expect([met('orderly-retreat', out(1, 2), five), met('orderly-retreat', out(1), five)]).toEqual([true, false]);
  });

  test('NL-G-34: alone one of two shared cards is kept, and the same three conditions decide', () => {
    const t = judged(['sentry'], (s) => {
      s.queenKilled = true;
      Object.assign(who(s, 0).objectives[0] ?? {}, { face: 'cut-off-the-head' });
    });
    expect(t.state.winners).toEqual([0]);
    const kinds = who(t.state, 0).objectives.map(({ face }) => registry().objectives.get(face)?.kind);
    expect(kinds).toEqual(['shared', 'shared']);
  });

  test('NL-G-34: together nobody interrupts, and nothing is chosen at the first figure', () => {
    const t = table(
      ['sentry', 'hacker'],
      (s) => {
        s.firstFigure = false;
        hold(s, 0, 'rest');
        hold(s, 1, 'interrupt');
      },
      { mode: 'cooperative' },
    );
    t.dice('noise', NOISE_DIE[1]).answers('move:EL2', 'rest').expects(0, 'act');
    expect(who(t.state, 0).objectives.map(({ seen }) => seen)).toEqual([OPEN]);
  });
});

describe('the Main Gate', () => {
  const gate = (edit: (s: NemesisState) => void = () => {}) =>
    table(['sentry', 'hacker'], (s) => {
      lay(s, '001', 'surgery');
      who(s, 0).at = '001';
      s.gateOpen = true;
      hold(s, 0, 'rest', 'sabotage');
      edit(s);
    });

  test('NL-GOAL-05 NL-G-29: with the Rover, for two cards, without a roll; then it is away', () => {
    const t = gate((s) => {
      s.rooms['001'].malfunction = true; // no room action
    });
    t.answers('leave:rover', 'rest', 'sabotage').tells('left-base', { seat: 0, by: 'rover' });
    expect([who(t.state, 0).fate, t.state.roverHere, t.told('noise-rolled')]).toEqual(['bunker', false, []]);
  });

  test('NL-G-29: not while the Gate is closed, the Rover away, a stalker in the room', () => {
    gate((s) => {
      s.gateOpen = false;
    }).expects(0, 'act', undefined, { 'leave:rover': 'gate-closed' });
    gate((s) => {
      s.roverHere = false;
    }).expects(0, 'act', undefined, { 'leave:rover': 'rover-away' });
    gate((s) => void put(s, 'larva', '001')).expects(0, 'act', undefined, { 'leave:rover': 'only-out-of-combat' });
  });

  test('NL-G-29: on foot in a suit, which is shown and stays; a stalker that turns up spoils it (R-35)', () => {
    const suited = (edit: (s: NemesisState) => void = () => {}) =>
      gate((s) => {
        equip(s, 0, 'space-suit');
        s.roverHere = false;
        edit(s);
      });
    const t = suited().dice('noise', NOISE_DIE.silence).answers('leave:space-suit', 'rest', 'sabotage');
    expect([who(t.state, 0).fate, who(t.state, 0).pack.map(({ face }) => face)]).toEqual(['bunker', ['space-suit']]);
    const spoilt = suited((s) => void put(s, 'adult', '002')).dice('noise', NOISE_DIE.danger);
    spoilt.answers('leave:space-suit', 'rest', 'sabotage').tells('escape-failed', { seat: 0 });
    expect([who(spoilt.state, 0).at, spoilt.state.turn.actions]).toEqual(['001', 1]);
    const worn = gate((s) => equip(s, 0, 'battle-suit'));
    expect(worn.isLegal('leave:battle-suit')).toBe(true); // PI-3
  });
});
