import { expect, test } from 'vitest';
import { fastChance, Match, randomAnswer, save, saveText } from '../src/index.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';

function begun(): Match<HuntState> {
  const players = ['Ada', 'Bo', 'Cy'];
  const started = Match.start(hunt, { options: {}, players, luck: { kind: 'fast', seed: 'rest' } });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

test('a match that rests between any two answers is played, taken back and saved like one that never does', () => {
  const [awake, resting] = [begun(), begun()];
  const chance = fastChance('rest player');
  let [packed, broughtBack, undone] = [0, 0, 0];
  const pack = <T>(data: T): (() => T) => {
    packed += 1;
    const text = JSON.stringify(data);
    return () => {
      broughtBack += 1;
      return JSON.parse(text) as T; // plain data
    };
  };
  while (!awake.over) {
    resting.rest(pack);
    resting.rest(pack); // once is enough
    expect(packed - broughtBack).toBeLessThanOrEqual(1);
    const { seat, option } = randomAnswer(awake.run, chance);
    for (const match of [awake, resting]) expect(match.answer(seat, option.id)).toEqual({ ok: true });
    resting.rest(pack);
    expect(resting.canUndo(seat)).toBe(awake.canUndo(seat));
    if (awake.canUndo(seat)) {
      for (const match of [awake, resting]) expect(match.undo(seat)).toBe(true);
      for (const match of [awake, resting]) expect(match.answer(seat, option.id)).toEqual({ ok: true });
      undone += 1;
    }
    resting.rest(pack);
    expect(saveText(save(resting))).toBe(saveText(save(awake)));
    resting.rest(pack);
    expect(resting.events).toEqual(awake.events);
    expect(resting.fork().state).toEqual(awake.state);
  }
  expect(undone).toBeGreaterThan(0);
  expect(broughtBack).toBeGreaterThan(awake.position);
});

test('what cannot be packed stays', () => {
  const match = begun();
  const { checkpoints, events } = match;
  const count = events.length;
  match.rest(() => null);
  expect(match.checkpoints).toBe(checkpoints);
  expect(match.events).toHaveLength(count);
});
