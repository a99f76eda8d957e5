import type { GameEvent } from '@dreadhouse/engine';
import { delta, type Screen, Update } from '@dreadhouse/protocol';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { common } from '../src/match/common.ts';
import { newBroadcast, SentUpdates, type ToSend } from '../src/match/sent-updates.ts';

// No view has a member of that name, which means something else to the language.
const plain = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value): unknown => JSON.parse(JSON.stringify(value))); // and no negative zero

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
    ...{ deadline: null, canUndo: false, proposal: null, notes: [], rematch: null, host: null, watchers: 0 },
  };
}

/** What all have in common: nothing. */
const NOTHING = { publicView: {}, seats: [] };

const event = (to: GameEvent['to'], what: number): GameEvent => ({
  ...{ position: what, phase: 'day', kind: 'moved', to, details: { what } },
});

test('what others did out of sight and took back is not shown, not even that anything happened', () => {
  const events = [event('all', 1), event(1, 2)];
  const sent = new SentUpdates(0, {}, screen('hall'), events);
  const advance = (now: readonly GameEvent[], view = 'hall') => sent.advance(screen(view), newBroadcast(now, NOTHING));
  // Seat 1 goes back: the rules have run again and told everything again.
  expect(advance([event('all', 1)])).toBe('nothing');
  expect(advance([event('all', 1), event(1, 3)])).toBe('nothing');
  const shown = advance([event('all', 1), event('all', 4)]);
  const update: unknown = typeof shown === 'string' ? null : JSON.parse(shown.update);
  expect(Check(Update, update)).toBe(true);
  expect(update).toMatchObject({ delta: null, events: [{ n: 1, phase: 'day', kind: 'moved', details: { what: 4 } }] });
  expect(advance([event('all', 5)])).toBe('snapshot');
  expect(sent.events).toEqual([{ n: 0, phase: 'day', kind: 'moved', details: { what: 5 } }]);
});

test('where nothing has happened for a while screens are packed; the next change is told as any other', () => {
  const sent = new SentUpdates(0, {}, screen('hall'), [event('all', 1)]);
  const other = new SentUpdates(1, {}, screen('hall'), [event('all', 1)], sent);
  const all = [sent, other];
  const show = (view: string): ToSend[] => {
    const broadcast = newBroadcast([event('all', 1)], NOTHING);
    return all.map((one) => one.advance(screen(view), broadcast));
  };
  show('cellar');
  const { frame } = sent;
  for (const one of all) one.rest();
  for (const one of all) one.rest(); // already at rest
  for (const one of all) one.wake(one === sent ? null : sent, [event('all', 1)]);
  expect(sent.screen).toEqual(screen('cellar'));
  expect(other.screen.view).toBe(sent.screen.view);
  expect(show('cellar'), 'nothing is told that was known').toEqual(['nothing', 'nothing']);
  expect(sent.since(frame)).toEqual([]);
  const [shown] = show('attic');
  const update: unknown = typeof shown === 'object' ? JSON.parse(shown.update) : null;
  expect(update).toMatchObject({ from: frame, delta: delta(screen('cellar'), screen('attic')) });
});

test('updates are forgotten where nothing has happened for a while: whoever missed them gets everything', () => {
  const sent = new SentUpdates(0, {}, screen('hall'), []);
  const before = sent.frame;
  sent.advance(screen('cellar'), newBroadcast([], NOTHING));
  expect(sent.since(before)).toHaveLength(1);
  sent.rest();
  sent.wake(null, []);
  expect(sent.since(before)).toBeNull();
});

test('what was seen before a rest counts as seen: neither told again nor missed, each as far as they may know', () => {
  const events = [event('all', 1), event(1, 2), event(0, 3)];
  const all = [0, 1].map((viewer) => new SentUpdates(viewer, {}, screen('hall'), events));
  const known = all.map((one) => one.events);
  for (const one of all) one.rest();
  for (const one of all) one.rest(); // already at rest
  const again = structuredClone(events); // as they come back
  for (const one of all) one.wake(null, again);
  for (const one of all) one.wake(null, []); // already awake
  expect(all.map((one) => one.events)).toEqual(known);
  const now = [...again, event(1, 4)];
  const shown = all.map((one) => one.advance(screen('hall'), newBroadcast(now, NOTHING)));
  expect(shown[0]).toBe('nothing');
  const update: unknown = typeof shown[1] === 'object' ? JSON.parse(shown[1].update) : null;
  expect(update).toMatchObject({ delta: null, events: [{ n: 2, details: { what: 4 } }] });
});
