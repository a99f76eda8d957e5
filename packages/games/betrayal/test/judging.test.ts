import { expect, test } from 'vitest';
import { betrayal } from '../src/index.ts';
import { haunts, turn } from './kit.ts';

const judging = betrayal.judging;
const told = (t: ReturnType<typeof turn>, seat: number) => judging?.features(t.state, seat) ?? null;
const value = (t: ReturnType<typeof turn>, seat: number, name: string): number | undefined =>
  told(t, seat)?.values[judging?.names.indexOf(name) ?? -1];

test('before the haunt there is nothing to judge', () => {
  expect(told(turn(), 0)).toBeNull();
});

test('where everything is open all seats tell the same, and for the traitor it is told from the other side', () => {
  const t = turn((s) => haunts(s, 1), {}, 4);
  const all = t.state.explorers.map((_, seat) => told(t, seat));
  expect(all.map((one) => one?.against)).toEqual(t.state.explorers.map((_, seat) => seat === 1));
  for (const one of all) expect(one).toEqual({ ...all[0], against: one?.against });
  expect(all[0]).toMatchObject({ group: '1' });
  expect(all[0]?.values).toHaveLength(judging?.names.length ?? 0);
});

test('whoever lives, and how well, shows', () => {
  const whole = turn((s) => haunts(s, 1), {}, 4);
  const hurt = turn(
    (s) => {
      haunts(s, 1);
      const [, , second, third] = s.explorers;
      if (second !== undefined) second.traits = { might: 1, speed: 1, knowledge: 1, sanity: 1 };
      if (third !== undefined) third.dead = true;
    },
    {},
    4,
  );
  for (const name of ['alive', 'vigour', 'least-vigour', 'standing'])
    expect(value(hurt, 2, name), name).toBeLessThan(value(whole, 2, name) ?? 0);
  expect(value(hurt, 2, 'their-vigour')).toBe(value(whole, 2, 'their-vigour'));
});

test('whoever has not seen the own role is judged as one who does not know it, whatever it is', () => {
  const dealt = (wearer: number, seen: number[]) =>
    turn(
      (s) => {
        haunts(s, 27);
        if (s.haunt !== null)
          s.haunt.roles = s.explorers.map((_, seat) => ({ face: seat === wearer ? 'hollow' : 'true', seen }));
      },
      {},
      4,
    );
  expect(told(dealt(1, []), 1)).toEqual(told(dealt(2, []), 1));
  expect(told(dealt(1, []), 1)).toMatchObject({ group: '27?', against: false });
  expect(told(dealt(1, [1]), 1)).toMatchObject({ group: '27', against: true });
});
