import type { GameEvent } from '@dreadhouse/engine';
import { applied, delta, type Screen, Update } from '@dreadhouse/protocol';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { common } from '../src/match/common.ts';
import { Frames } from '../src/match/frames.ts';
import { keep } from '../src/match/kept.ts';

// No view has a member of that name, which means something else to the language.
const plain = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value): unknown => JSON.parse(JSON.stringify(value))); // and no negative zero

test('what is kept after a change is what is shown, whoever else was shown something before', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (before, after, otherBefore, otherAfter) => {
      const common = { everybody: before };
      const mine = { common, own: before };
      const theirs = { common, own: otherBefore };
      const shown = { common: { everybody: after }, own: after };
      const theirShown = { common: { everybody: after }, own: otherAfter };
      const change = delta(theirs, theirShown);
      const kept = change === null ? theirs : keep(theirs, change, null);
      const twin = { before: theirs, after: theirShown, change, kept };
      const own = delta(mine, shown, twin);
      const ownKept = own === null ? mine : keep(mine, own, twin);
      expect(ownKept).toEqual(shown);
      expect(own === null ? mine : applied(mine, JSON.parse(JSON.stringify(own)))).toEqual(shown);
    }),
  );
});

test('pieces that tables have in common are held once, and say the same', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(common(value)).toEqual(value);
    }),
  );
  const room = () => ({ name: 'cellar', exits: [1, 2] });
  expect(common({ rooms: [room()] })).toBe(common({ rooms: [room()] }));
});

function screen(view: unknown): Screen {
  return {
    ...{ viewer: 0, status: 'playing', phase: 'day', view, question: null, waitingFor: [], seats: [], outcome: null },
    ...{ deadline: null, canUndo: false, proposal: null, notes: [], rematch: null, host: null },
  };
}

const event = (to: GameEvent['to'], what: number): GameEvent => ({
  ...{ position: what, phase: 'day', kind: 'moved', to, details: { what } },
});

test('what others did out of sight and took back is not shown, not even that anything happened', () => {
  const events = [event('all', 1), event(1, 2)];
  const frames = new Frames(0, screen('hall'), events);
  const look = (now: readonly GameEvent[], view = 'hall') =>
    frames.show(screen(view), { events: now, twin: null, told: new Map() });
  // Seat 1 goes back: the rules have run again and told everything again.
  expect(look([event('all', 1)])).toBe('nothing');
  expect(look([event('all', 1), event(1, 3)])).toBe('nothing');
  const shown = look([event('all', 1), event('all', 4)]);
  const update: unknown = typeof shown === 'string' ? null : JSON.parse(shown.update);
  expect(Check(Update, update)).toBe(true);
  expect(update).toMatchObject({ delta: null, events: [{ n: 1, phase: 'day', kind: 'moved', details: { what: 4 } }] });
  expect(look([event('all', 5)])).toBe('snapshot');
  expect(frames.events).toEqual([{ n: 0, phase: 'day', kind: 'moved', details: { what: 5 } }]);
});
