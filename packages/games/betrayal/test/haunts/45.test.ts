import { describe, expect, test } from 'vitest';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, gives, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  rounds: number;
  ink: number;
  unwritten: number;
  slip: { face: string; seen: number[] };
  due: number;
  closed: string[];
  found: boolean;
  cleared: number[];
}
const memory = (t: Table) => t.state.haunt?.memory as unknown as Memory;
const remembers =
  (more: object): Edit =>
  (s) =>
    void Object.assign(s.haunt?.memory ?? {}, more);
const all =
  (...edits: Edit[]): Edit =>
  (s) => {
    for (const edit of edits) edit(s);
  };
const struck =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push('struck');
  };
const round =
  (n: number): Edit =>
  (s) => {
    if (s.haunt) s.haunt.round = n;
  };
const open: Edit = (s) => {
  if (s.haunt) Object.assign(s.haunt, { revealed: true, traitor: 1 });
  remembers({ ink: 6 })(s);
};
const isStruck = (t: Table, seat: number): boolean => t.state.explorers[seat]?.statuses.includes('struck') === true;

/** Seat 1, Stephanie, is the Author, and the Slip says Sammy; Josef, seat 0, is in the Kitchen. */
const listed = (edit: Edit = () => {}): Edit =>
  amid(
    45,
    all(
      remembers({ slip: { face: '2', seen: [1] } }),
      (s) => {
        stand(s, 'kitchen', 0);
        stand(s, 'hallway', 1);
        stand(s, 'upper-landing', 2);
      },
      edit,
    ),
  );
const act = (edit: Edit = () => {}) => turn(listed(edit));
/** Josef has Knowledge 3. */
const finds = (edit: Edit = () => {}, ...pips: number[]) => rolls(act(edit), ...pips).answers('haunt:find-a-page');

describe('45, Guest List: set-up', () => {
  test.each([3, 6])('for %i: one Author, who alone sees the Slip with the name of somebody else', (seats) => {
    const t = begins(45, seats);
    const author = t.state.haunt?.roles.findIndex(({ face }) => face === 'author') ?? -1;
    expect(memory(t).slip.seen).toEqual([author]);
    expect(Number(memory(t).slip.face)).not.toBe(author);
    const shown = (viewer: number) => (viewOf(t, viewer).haunt?.memory as unknown as Memory | undefined)?.slip.face;
    expect(shown(author)).toBe(memory(t).slip.face);
    expect(shown((author + 1) % seats)).toBeNull();
    expect(viewOf(t, 0).haunt?.counters.at(-1)).toMatchObject({ name: 'open', value: 8 });
  });
});

describe('45, Guest List: pages', () => {
  const QUESTIONS = ['older', 'birthday', 'might', 'speed', 'knowledge', 'sanity', 'region', 'cards'];

  test('Find a page: Knowledge 4 or more; one in a round, on a symbol, one on each tile, by nobody who is struck', () => {
    const t = finds(() => {}, 2, 2, 0);
    expect(tokens(t, 'page-found').map(({ at }) => at)).toEqual(['kitchen']);
    t.expects(
      0,
      'haunt-choice',
      QUESTIONS.map((id) => `one-${id}`),
    );
    const vain = finds(() => {}, 2, 1, 0);
    expect([tokens(vain, 'page-found'), memory(vain).found]).toEqual([[], false]);
    act(remembers({ found: true })).refuses('haunt:find-a-page', 'blocked');
    const cannot = (edit: Edit) => expect(act(edit).legal).not.toContain('haunt:find-a-page');
    cannot((s) => stand(s, 'hallway', 0));
    cannot((s) => token(s, 'page-found', { at: 'kitchen' }));
    cannot(struck(0));
    cannot(open);
  });

  test('a Guest hears the truth, whatever the Guest has answered; the question is closed, and whom it does not fit is cleared', () => {
    // Stephanie has Knowledge 4 against Josef’s 3, Sammy 3.
    const t = finds(() => {}, 2, 2, 0)
      .answers('one-knowledge')
      .expects(0, 'haunt-choice', ['one-yes', 'one-no']);
    t.answers('one-no').tells('haunt-tells', { what: 'knowledge-yes', who: 0 });
    expect([memory(t).closed, memory(t).cleared]).toEqual([['knowledge'], [2]]);
  });

  test('the Author says what the Author likes; that clears others, never the finder', () => {
    const author = (answer: string) =>
      rolls(
        act((s) => {
          s.turn.seat = 1;
          stand(s, 'kitchen', 1);
        }),
        ...[2, 2, 0, 0],
      ).answers('haunt:find-a-page', 'one-might', answer);
    expect(memory(author('one-yes')).cleared).toEqual([2]); // Josef has Might 5 against 4, Sammy 3
    expect(memory(author('one-no')).cleared).toEqual([0]);
  });

  test.each([
    ['older', 'yes'], // 40 against 25
    ['region', 'yes'],
    ['cards', 'yes'],
    ['speed', 'no'], // 4 against 4
  ])('what is asked is compared with the finder: %s, %s', (question, answer) => {
    const t = finds((s) => gives(s, 1, 'machete'), 2, 2, 0).answers(`one-${question}`, 'one-no');
    t.tells('haunt-tells', { what: `${question}-${answer}`, who: 0 });
  });

  test('the last question closed opens all; with a page on every symbol all pages are taken away', () => {
    const t = finds(remembers({ closed: QUESTIONS.slice(1) }), 2, 2, 0).answers('one-older', 'one-yes');
    expect(memory(t).closed).toEqual([]);
    const full = finds(
      (s) => {
        for (const at of ['dining-room', 'salon', 'conservatory', 'bloody-room'] as const)
          token(s, 'page-found', { at });
      },
      2,
      2,
      0,
    );
    expect(tokens(full, 'page-found')).toEqual([]);
  });
});

describe('45, Guest List: the pen', () => {
  const night = (edit: Edit = () => {}) => table('round', listed(all(round(2), edit)));
  const pens = (t: Table, stroke: string): Table => {
    for (const seat of [0, 1, 2]) t.answersAs(seat, seat === 1 ? stroke : 'pen-rest');
    return t;
  };

  test('from the end of round 2 all living are asked; only the Author’s answer counts', () => {
    expect(memory(table('round', listed())).rounds).toBe(1); // nobody is asked in round 1
    const t = night();
    expect(t.match.waitingFor()).toEqual([0, 1, 2]);
    t.answersAs(0, 'pen-dry').answersAs(1, 'pen-rest').answersAs(2, 'pen-dry');
    expect([0, 1, 2].map((seat) => isStruck(t, seat))).toEqual([false, false, false]);
    expect(memory(t)).toMatchObject({ rounds: 1, found: false });
  });

  test('dry: whom the Slip names, wherever they are, takes 1 Mental damage and is no Author; a new Slip at the end of the next round', () => {
    const t = pens(night(), 'pen-dry').expects(2, 'take-damage');
    t.answersAs(2, 'sanity');
    expect([isStruck(t, 2), steps(t, 2)[3], memory(t).cleared]).toEqual([true, 3, [2]]);
    expect(memory(t)).toMatchObject({ slip: { face: '' }, due: 3 });
    const later = night(all(round(3), struck(2), remembers({ slip: { face: '', seen: [1] }, due: 3 })));
    later.expects(1, 'haunt-sealed', ['pen-rest', 'pen-wet:0', 'pen-wet:1']);
    pens(later, 'pen-rest');
    expect(memory(later)).toMatchObject({ slip: { face: '0' }, due: 0 });
  });

  test('wet: anybody on the own tile or an adjacent one; one question is answered in truth, and clears who was far', () => {
    const t = night().dice('clue', 5); // Knowledge
    t.expects(1, 'haunt-sealed', ['pen-rest', 'pen-dry', 'pen-wet:1', 'pen-wet:0']);
    pens(t, 'pen-wet:0').tells('haunt-tells', { what: 'struck-wet', who: 0 });
    t.tells('haunt-tells', { what: 'knowledge-yes', who: 0 });
    // Sammy is on the Upper Landing; Josef does not know more than Josef.
    expect(memory(t).cleared).toEqual([0, 2]);
    t.answersAs(0, 'sanity');
    expect(isStruck(t, 0)).toBe(true);
  });

  test('a Slip whose name is struck or dead is replaced', () => {
    const t = pens(night(all(struck(2))), 'pen-rest');
    expect(memory(t).slip.face).toBe('0');
  });

  test('two of two Guests struck or dead: the Author wins, the own mark does not count', () => {
    const won = { side: 'traitor', why: 'struck', winners: [1] };
    const t = pens(night(all(struck(0))), 'pen-dry').answersAs(2, 'sanity');
    expect(t.state.result).toEqual(won);
    const own = pens(night(all(struck(0))), 'pen-wet:1').answersAs(1, 'sanity');
    expect(own.state.result).toBeNull();
  });

  test('round 8 without a reveal: the Author wins', () => {
    expect(pens(night(remembers({ rounds: 6 })), 'pen-rest').state.result).toBeNull();
    expect(pens(night(remembers({ rounds: 7 })), 'pen-rest').state.result).toEqual({
      ...{ side: 'traitor', why: 'party', winners: [1] },
    });
  });
});

describe('45, Guest List: accusing and the reveal', () => {
  const together: Edit = (s) => stand(s, 'kitchen', 1, 2);

  test('Accuse: the Author is revealed; a Guest shows the role and costs 2 Mental damage; once in the game', () => {
    expect(act(together).answers('haunt:accuse-the-author:1').state.haunt).toMatchObject({
      revealed: true,
      traitor: 1,
    });
    const t = act(together).answers('haunt:accuse-the-author:2').answers('sanity', 'sanity');
    expect([steps(t)[3], memory(t).cleared, t.state.haunt?.roles[2]?.seen]).toEqual([1, [2], [0, 1, 2]]);
    expect(t.state.haunt?.used).toMatchObject({ 'game:accuse-the-author:0': 1 });
    t.refuses('haunt:accuse-the-author:1', 'blocked');
    expect(act(all(together, struck(0))).legal.some((id) => id.startsWith('haunt:accuse'))).toBe(false);
  });

  test('the reveal: healed and faster, pages and pen are over, Ink for 6 rounds', () => {
    const t = act(
      all((s) => {
        s.turn.seat = 1;
        Object.assign(s.explorers[1]?.traits ?? {}, { sanity: 1 });
        token(s, 'page-found', { at: 'salon' });
      }),
    ).answers('reveal');
    expect([steps(t, 1), tokens(t, 'page-found'), memory(t).ink]).toEqual([[4, 4, 3, 4], [], 6]);
    const dark = table('round', listed(all(round(3), open)));
    expect([memory(dark).ink, memory(dark).rounds, dark.decision.kind]).toEqual([5, 0, 'turn']);
    expect(table('round', listed(all(round(8), open, remembers({ ink: 1 })))).state.result).toEqual({
      ...{ side: 'heroes', why: 'ink', winners: [0, 2] },
    });
  });

  /** Stephanie, revealed, attacks Josef with Knowledge 4 against 3. */
  const attacks = (edit: Edit = () => {}) =>
    rolls(
      act(all(open, together, (s) => void Object.assign(s.turn, { seat: 1 }), edit)),
      ...[2, 2, 0, 0, 0, 0, 0],
    ).answers('attack:knowledge:0');

  test('in person: with Might or Knowledge, a mark in place of the damage', () => {
    const t = attacks().expects(1, 'haunt-choice', ['person-strike', 'person-hurt']).answers('person-strike');
    expect([isStruck(t, 0), steps(t)]).toEqual([true, [4, 4, 3, 3]]);
    attacks().answers('person-hurt').expects(0, 'take-damage');
    attacks(struck(0)).expects(0, 'take-damage');
    expect(attacks(struck(2)).answers('person-strike').state.result?.why).toBe('struck');
  });

  const unwrites = (pips: readonly number[], edit: Edit = () => {}) =>
    rolls(act(all(open, together, edit)), ...pips).answers('haunt:unwrite');

  test('Unwrite: both roll Knowledge, who is not struck has 1 more; equal or lower is 1 Mental damage', () => {
    expect(memory(unwrites([2, 0, 0, 2, 0, 0, 0])).unwritten).toBe(1);
    unwrites([2, 0, 0, 2, 1, 0, 0]).expects(0, 'take-damage');
    unwrites([2, 0, 0, 2, 0, 0, 0], struck(0)).expects(0, 'take-damage');
    expect(unwrites([2, 0, 0, 2, 0, 0, 0], remembers({ unwritten: 2 })).state.result).toEqual({
      ...{ side: 'heroes', why: 'unwritten', winners: [0, 2] },
    });
    expect(act(open).legal).not.toContain('haunt:unwrite');
  });

  test('the Author dead, the Guests win; a dead Guest counts as struck', () => {
    const fights = (seat: number, victim: number, edit: Edit) => {
      const t = rolls(
        act(
          all(together, edit, (s) => {
            Object.assign(s.turn, { seat });
            Object.assign(s.explorers[victim]?.traits ?? {}, { might: 1, speed: 1 });
          }),
        ),
        ...[2, 2, 2, 0, 0, 0, 0, 0, 0, 0],
      ).answers(`attack:bare:${victim}`);
      while (t.state.result === null) t.answersAs(t.asked, t.legal[0] ?? '');
      return t.state.result;
    };
    expect(fights(0, 1, () => {})).toEqual({ side: 'heroes', why: 'traitor-dead', winners: [0, 2] });
    expect(fights(0, 2, struck(0))).toEqual({ side: 'traitor', why: 'struck', winners: [1] });
  });
});
