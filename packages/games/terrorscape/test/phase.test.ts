import { describe, expect, test } from 'vitest';
import { K, S, table, turn, view } from './kit.ts';

describe('the Survivors’ phase', () => {
  test('TS-PHASE-01: step 0, turns, discovery, noise report, and then the Killer', () => {
    const t = table('begin');
    t.answers('turn:anna', 'calm', 'turn:marco', 'calm', 'calm');
    expect(t.phase).toBe('discovery');
    t.answers('discover:anna');
    while (t.asked !== K) t.answers(t.legal[0] as string);
    const kinds = t.match.events.map(({ kind }) => kind);
    const order = ['round', 'turn-over', 'discovered', 'noise-reported', 'killer-phase'].map((kind) =>
      kinds.indexOf(kind),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order.every((at) => at >= 0)).toBe(true);
  });

  test('TS-PHASE-02: the help marker moves in step 0, and only there', () => {
    const t = table('begin', { help: 4 });
    expect(t.state.help).toBe(3);
    t.answers('turn:anna', 'calm', 'turn:william', 'calm', 'calm', 'discover:anna');
    expect(t.state.help).toBe(3);
  });

  test('TS-PHASE-03: in any order that the team likes', () => {
    table('turns').expects(S, 'whose-turn', ['turn:anna', 'turn:william', 'turn:marco']);
    const t = table('turns').answers('turn:marco', 'calm');
    t.expects(S, 'whose-turn', ['turn:anna', 'turn:william']);
  });

  test('TS-PHASE-03: everybody begins their own turn; outsiders learn nothing of the order', () => {
    const t = table('turns', {}, {}, 4);
    expect(t.match.waitingFor()).toEqual([1, 2, 3]);
    expect(t.match.legal(2).map(({ id }) => id)).toEqual(['turn:william']);
    t.answersAs(2, 'turn:william');
    expect(t.match.waitingFor()).toEqual([2]);
    expect(t.match.waitingSeenBy(K)).toEqual([1, 2, 3]);
    expect(t.match.waitingSeenBy('spectator')).toEqual([1, 2, 3]);
    expect(t.match.waitingSeenBy(1)).toEqual([2]);
  });

  test('TS-PHASE-04: one of the six actions', () => {
    const t = turn('william', {
      survivors: { william: { pack: ['knife'] } },
      also: (s) => {
        s.survivors.forEach((one, i) => {
          one.at = ['C1', 'C2', 'C3'][i] as string;
        });
      },
    });
    t.answers('move:C1');
    expect(t.legal).not.toContain('calm');
    expect(t.legal.some((id) => id.startsWith('move:'))).toBe(false);
  });

  test('TS-PHASE-05: additional actions are optional and come with it', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['sedative', 'whisky-bottle'] } } });
    t.answers('whisky-bottle:C2', 'calm', 'sedative');
    expect(t.state.discard).toEqual(['d.whisky-bottle', 'd.sedative']);
    expect(table('turns').answers('turn:anna', 'end').state.turns.done).toEqual([0]);
  });

  test('TS-PHASE-06: items can be exchanged in a turn', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['knife'] } } }).answers('give:knife:anna');
    expect(t.state.survivors[0]?.pack).toEqual(['d.knife']);
  });

  test('TS-PHASE-07: everybody has one turn', () => {
    const t = table('turns').answers('turn:anna', 'calm', 'turn:william', 'calm');
    expect(t.state.turns.current).toBe(2);
    expect(t.state.turns.done).toEqual([0, 1]);
    t.answers('calm');
    expect(t.phase).toBe('discovery');
  });

  test('TS-PHASE-08: a stage of the plan comes between discovery and report, in that variant only', () => {
    const plan = table('discovery', {}, { survivalPlan: true }).answers('discover:anna');
    while (plan.phase === 'discovery') plan.answers(plan.legal[0] as string);
    plan.expects(S, 'plan');
    expect(plan.told('noise-reported')).toEqual([]);
    plan.answers('hold').tells('noise-reported');
    const plain = table('discovery').answers('discover:anna');
    while (plain.phase === 'discovery') plain.answers(plain.legal[0] as string);
    expect(plain.asked).toBe(K);
  });

  test('TS-UNBLK-03: whether the last of them has anything left to do does not show when nothing follows', () => {
    const opened = (item: string) => {
      const t = turn('marco', {
        survivors: { anna: 'N3', william: 'N3', marco: { pack: item === '' ? [] : [item] } },
        blocks: ['C1-C2'],
        discovery: [],
        help: 3,
        turns: { done: [0, 1], current: 2, acted: false },
      }).answers('unblock:C1-C2');
      return [t.heard(K), t.match.waitingSeenBy(K), t.match.phaseSeenBy(K)];
    };
    expect(opened('')).toEqual(opened('knife'));
    expect(opened('')[0]).toEqual(['unblocked']);
  });

  test('TS-AMB-09: nobody has to act', () => {
    expect(turn('anna').legal).toContain('end');
    expect(turn('anna').legal).toContain('calm');
  });

  test('TS-AMB-10: items, exchange and action in any order, but not within a move', () => {
    const t = turn('marco', { survivors: { marco: { pack: ['adrenaline', 'knife'] } } });
    t.answers('give:knife:anna', 'move:C5', 'adrenaline:C4');
    expect(view(t, S).survivors[2]).toHaveProperty('at', 'C4');
  });
});
