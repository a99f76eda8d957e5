import { describe, expect, test } from 'vitest';
import type { BetrayalState } from '../../src/index.ts';
import { haunts, monster, rolls, steps, table, turn } from '../kit.ts';

const pack = (s: BetrayalState, ...stunned: boolean[]): void => {
  haunts(s, 20);
  for (const one of stunned) monster(s, 'hound', 'entrance-hall', { stunned: one });
};
const traitors = (edit: (s: BetrayalState) => void = () => {}) =>
  turn((s) => {
    pack(s, false);
    s.turn.seat = 1;
    edit(s);
  });

describe('20, Pack Law', () => {
  test.each([
    [3, 2],
    [6, 4],
  ])('set-up for %i: the revealer is healed and has %i Hounds', (seats, hounds) => {
    const begin = (s: BetrayalState): void => {
      s.revealing = { seat: 1, omen: 'dog', haunt: null };
      if (s.explorers[1]) Object.assign(s.explorers[1].traits, { might: 1, sanity: 1 });
    };
    const t = table('haunt-begins', begin, { haunt: 20 }, seats).answers('yes');
    expect(t.state.haunt).toMatchObject({ traitor: 1, first: 2 });
    expect(steps(t, 1)).toEqual([4, 3, 3, 4]);
    expect(t.state.monsters.map(({ kind, at }) => `${kind} ${at}`)).toEqual(Array(hounds).fill('hound entrance-hall'));
  });

  test('Speak its name: Knowledge, 4 or more removes one stunned Hound; less does nothing; awake ones do not listen', () => {
    const both = () => turn((s) => pack(s, true, true));
    expect(rolls(both(), 2, 2, 0).answers('haunt:speak-its-name').state.monsters).toHaveLength(1);
    expect(rolls(both(), 2, 1, 0).answers('haunt:speak-its-name').state.monsters).toHaveLength(2);
    expect(turn((s) => pack(s, false)).legal).not.toContain('haunt:speak-its-name');
    const apart = turn((s) => {
      pack(s);
      monster(s, 'hound', 'hallway', { stunned: true });
    });
    expect(apart.legal).not.toContain('haunt:speak-its-name');
  });

  test('the heroes win at the end of a hero’s turn, not before', () => {
    const t = rolls(
      turn((s) => pack(s, true)),
      ...[2, 2, 0],
    ).answers('haunt:speak-its-name');
    expect([t.state.monsters, t.state.result]).toEqual([[], null]);
    t.answers('end-turn');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'named', winners: [0, 2] });
  });

  test('no Hound left at the end of the traitor’s turn does not win; a Howl can bring one back', () => {
    const t = traitors((s) => {
      s.monsters = [];
    });
    rolls(t, 1, 1, 1).answers('haunt:howl', 'end-turn');
    expect([t.state.monsters.length, t.state.result]).toEqual([1, null]);
  });

  test('Howl: 3 or more is a new Hound, once a turn, and it succeeds only so often in a game', () => {
    const t = rolls(traitors(), 1, 1, 1).answers('haunt:howl');
    expect(t.state.monsters).toMatchObject([{}, { kind: 'hound', at: 'entrance-hall', stunned: false }]);
    expect(t.state.haunt?.memory).toEqual({ howls: 1 });
    expect(t.legal).not.toContain('haunt:howl');
    const failed = rolls(traitors(), 1, 1, 0).answers('haunt:howl');
    expect([failed.state.monsters.length, failed.state.haunt?.memory]).toEqual([1, { howls: 0 }]);
    failed.refuses('haunt:howl', 'blocked');
    const spent = traitors((s) => {
      if (s.haunt) s.haunt.memory = { howls: 1 };
    });
    expect(spent.legal).not.toContain('haunt:howl');
  });

  test('a Hound that was howled up acts in the monster turn that follows', () => {
    const t = rolls(traitors(), 1, 1, 1).answers('haunt:howl', 'end-turn');
    t.expects(1, 'monsters', ['act:hound:1', 'act:hound:2']);
  });

  test('BH-R-03: a dead traitor does not howl, and the Hounds go on', () => {
    const t = traitors((s) => {
      if (s.explorers[1]) Object.assign(s.explorers[1], { dead: true });
    });
    expect(t.match.waitingFor()).toEqual([1]);
    expect(t.decision.kind).toBe('monster');
  });

  test('the traitor wins when the last hero is dead', () => {
    const t = traitors((s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
      Object.assign(s.explorers[0]?.traits ?? {}, { might: 1, speed: 1 });
    });
    rolls(t, 2, 2, 2, 2, 0, 0).answers('attack:bare:0');
    while (t.state.result === null) t.answers(t.legal[0] ?? '');
    expect(t.state.result).toEqual({ side: 'traitor', why: 'all-dead', winners: [1] });
  });
});
