import { describe, expect, test } from 'vitest';
import { type Edit, look, type Table, table } from './kit.ts';

/** Hans stands with her at the Campfire and attacks once; two dice at horror 3. */
function attacked(edit: Edit): Table {
  return table('killer', { killer: 'campfire', terror: ['ht09', 'ct07'], hiddenPower: 'hans_d3', also: edit });
}

/** The same with two attacks, and no terror card. */
function attackedTwice(edit: Edit): Table {
  return attacked({ finale: 'hans_f3', also: edit });
}

const health = (t: Table): number => look(t).heroine.health;

describe('when', () => {
  test('FG-REACT-01: only in reaction to an attack', () => {
    const t = table('action', { killer: 'campfire', hand: ['guard', 'retaliation', 'focus'] });
    t.expects(0, 'action', ['play:focus', 'discard:focus', 'discard:guard', 'discard:retaliation', 'end'], {
      'play:guard': 'only-against-an-attack',
      'play:retaliation': 'only-against-an-attack',
    });
    t.refuses('play:guard', 'blocked');
  });

  test('FG-REACT-01, FG-R-12: against an attack nothing but reactions', () => {
    const t = attacked({ hand: ['guard', 'retaliation', 'planning', 'improvise', 'walk', 'close_call'] });
    t.expects(0, 'react', ['take-it', 'play:guard', 'play:retaliation']);
    t.refuses('play:planning', 'no-such-option');
  });

  test('FG-REACT-02: what is not in hand does not help', () => {
    const t = attacked({ discarded: ['guard', 'retaliation'] });
    t.expects(0, 'action');
    expect([t.state.discard, health(t)]).toEqual([['guard', 'retaliation'], 3]);
    attacked({ hand: ['guard'] }).expects(0, 'react', ['take-it', 'play:guard']);
  });

  test('FG-REACT-09: nor do they help against lost health', () => {
    const t = table('terror', { heroine: 'dock', hand: ['guard', 'retaliation'], terror: ['ct06', 'ct07'] }).dice(
      'plain-die',
      5,
    );
    t.tells('health-lost', { amount: 1, rule: 'FG-SYM-02' }).expects(0, 'action');
    expect([health(t), t.state.hand]).toEqual([4, ['guard', 'retaliation']]);
    const own = table('action', { killer: 'campfire', hand: ['weak_attack', 'guard'] }).dice('horror', 1, 1);
    own.answers('play:weak_attack', 'keep').expects(0, 'phase-ends'); // LOSE 1, END
    expect([health(own), own.state.hand]).toEqual([4, ['guard']]);
  });

  test('FG-REACT-10: nor do they protect victims', () => {
    const t = attacked({ victims: { campfire: 1 }, hand: ['guard'] });
    t.expects(0, 'action');
    expect([t.state.dead.length, t.state.hand, health(t)]).toEqual([1, ['guard'], 5]);
  });
});

describe('what they do', () => {
  test('FG-REACT-03: a horror roll reduces the damage or cancels it', () => {
    const guard = (...faces: number[]) =>
      attacked({
        killer: { bloodlust: 5 }, // 3 damage
        hand: ['guard'],
      })
        .dice('horror', ...faces)
        .answers('play:guard')
        .usesAllLuck();
    const two = guard(5, 6);
    two.tells('rolled', { card: 'guard', faces: [5, 6] }).tells('attack-avoided', { rule: 'FG-REACT-03' });
    const one = guard(6, 2);
    one.tells('attack-reduced', { by: 2, left: 1 });
    const none = guard(1, 2);
    none.tells('attack-reduced', { by: 1, left: 2 });
    expect([two, one, none].map(health)).toEqual([5, 4, 3]);
    expect(two.state.discard).toEqual(['guard']);
  });

  test('FG-REACT-07: however well Guard went, Retaliation can still be played', () => {
    const t = attacked({ killer: { markers: 8 }, hand: ['guard', 'retaliation'] }).dice('horror', 5, 5, 5, 5);
    t.answers('play:guard').expects(0, 'react', ['take-it', 'play:retaliation']).answers('play:retaliation');
    expect([health(t), t.state.killer.markers, t.state.discard]).toEqual([5, 6, ['guard', 'retaliation']]);
  });

  test('FG-REACT-07: but nobody is asked for what could do nothing any more', () => {
    const again = attacked({ hand: ['guard', 'guard'] })
      .dice('horror', 5, 5)
      .answers('play:guard');
    again.expects(0, 'action');
    const reduced = attacked({ hand: ['guard', 'guard'] })
      .dice('horror', 5, 1)
      .answers('play:guard'); // 2 of 2
    reduced.expects(0, 'action').tells('attack-avoided');
    expect([again.state.hand, reduced.state.hand]).toEqual([['guard'], ['guard']]);
  });

  test('FG-REACT-04: Retaliation can hurt the killer too', () => {
    const retaliate = (...faces: number[]) =>
      attacked({ killer: { bloodlust: 5, markers: 8 }, hand: ['retaliation'] })
        .dice('horror', ...faces)
        .answers('play:retaliation');
    const ends = [retaliate(5, 5), retaliate(5, 1), retaliate(1, 1)];
    expect(ends.map(health)).toEqual([5, 4, 2]);
    expect(ends.map((t) => t.state.killer.markers)).toEqual([6, 7, 8]);
  });

  test('FG-REACT-05: a weapon adds to that damage', () => {
    const armed = (...faces: number[]) =>
      attacked({
        hand: ['retaliation'],
        hands: ['knife', 'old_revolver'], // range 1, and only with Weak Attack
      })
        .dice('horror', ...faces)
        .answers('play:retaliation')
        .expects(0, 'attack', ['killer@campfire:unarmed', 'killer@campfire:knife']);
    const knife = armed(5, 5).answers('killer@campfire:knife');
    const bare = armed(5, 5).answers('killer@campfire:unarmed');
    const missed = armed(1, 1).answers('killer@campfire:knife');
    expect([knife, bare, missed].map((t) => 11 - t.state.killer.markers)).toEqual([3, 2, 0]);
  });

  test('FG-R-37, FG-REACT-04: if he comes back from it, the phase is over and the rest of his blow is lost', () => {
    const t = attacked({
      killer: { bloodlust: 5, markers: 0, breath: { color: 'black', symbols: 2, known: false } },
      hand: ['retaliation'],
    }).dice('horror', 5, 1, 1);
    t.answers('play:retaliation').tells('phase-cut-short', { phase: 'killer', why: 'killer-revived' });
    expect([health(t), t.state.killer.markers, t.told('terror-drawn')]).toEqual([5, 1, []]);
  });
});

describe('how many', () => {
  test('FG-REACT-06, FG-REACT-08: one card defends against one attack; the next needs its own', () => {
    const one = attackedTwice({ hand: ['guard'] }).dice('horror', 5, 5);
    one.answers('play:guard').expects(0, 'action');
    expect([one.told('attacked').length, health(one)]).toEqual([2, 3]);
    const two = attackedTwice({ hand: ['guard', 'guard'] }).dice('horror', 5, 5, 6, 6);
    two.answers('play:guard').expects(0, 'react', ['take-it', 'play:guard']).answers('play:guard');
    expect([two.state.discard, health(two)]).toEqual([['guard', 'guard'], 5]);
  });

  test('FG-REACT-06: a reduction does not last until the next attack', () => {
    const t = attackedTwice({
      killer: { bloodlust: 5 },
      hand: ['guard'],
      heroine: { markers: 6 },
      also: (s) => {
        s.options = { ...s.options, heroine: 'barbara' };
      },
    }).dice('horror', 5, 1);
    t.answers('play:guard');
    expect(t.told('health-lost').map((told) => told.details['amount'])).toEqual([1, 3]);
  });

  test('FG-REACT-07: several against the same attack, one after the other', () => {
    const t = attacked({
      killer: { bloodlust: 9 }, // 4 damage
      hand: ['guard', 'retaliation'],
    }).dice('horror', 5, 1, 5, 1);
    t.answers('play:guard');
    expect(t.decision.about).toMatchObject({ damage: 2 });
    t.expects(0, 'react', ['take-it', 'play:retaliation']).answers('play:retaliation');
    expect([t.told('attacked').length, health(t), t.state.killer.markers]).toEqual([1, 5, 10]);
  });

  test('FG-REACT-07: one success is enough to stop the questions; two failures never bring it below 1', () => {
    const stopped = attacked({ hand: ['guard', 'guard'] }).dice('horror', 5, 5);
    stopped.answers('play:guard').expects(0, 'action');
    expect(stopped.state.hand).toEqual(['guard']);
    const unlucky = attacked({ hand: ['guard', 'guard'] }).dice('horror', 1, 1, 2, 2);
    unlucky.answers('play:guard', 'play:guard');
    expect(health(unlucky)).toBe(4);
  });

  test('FG-R-27, FG-REACT-07: shields come after the reactions', () => {
    const t = attacked({ hand: ['guard'], hands: { trash_lid: 3 } }).dice('horror', 1, 1);
    t.answers('play:guard').expects(0, 'shield', ['take-it', 'use:trash_lid']).answers('use:trash_lid');
    expect([health(t), t.state.items.hands]).toEqual([5, [{ id: 'trash_lid', uses: 2 }]]);
  });
});
