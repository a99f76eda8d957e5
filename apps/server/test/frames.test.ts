import type { GameEvent } from '@dreadhouse/engine';
import { applied, delta, type Screen, Update } from '@dreadhouse/protocol';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { common } from '../src/match/common.ts';
import { Frames, type Look, type Shown } from '../src/match/frames.ts';
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
      const kept = keep(theirShown, theirs, null);
      const ownKept = keep(shown, mine, { before: theirs, after: theirShown, kept });
      expect(ownKept).toEqual(shown);
      const own = delta(mine, ownKept);
      expect(own === null ? mine : applied(mine, own)).toEqual(shown);
      expect(keep(shown, ownKept, null)).toBe(ownKept);
    }),
  );
});

test('what is kept shares nothing with the state, and everything that is the same with what was kept before', () => {
  const rooms = Array.from({ length: 8 }, (_, i) => ({ name: `room ${i}`, exits: [i], dark: false }));
  const before = keep({ rooms, pile: [{ n: 1 }, { n: 2 }, { n: 3 }] }, null, null) as typeof state;
  const state = { rooms, pile: [{ n: 2 }, { n: 3 }] };
  rooms[3] = { name: 'room 3', exits: [7], dark: false };
  const after = keep(state, before, null) as typeof state;
  rooms[3].exits.push(9);
  expect(after.rooms[3]).toEqual({ name: 'room 3', exits: [7], dark: false });
  expect(after.rooms.filter((room, i) => room === before.rooms[i])).toHaveLength(7);
  expect(after.pile).toEqual([before.pile[1], before.pile[2]]);
  expect(after.pile[0]).toBe(before.pile[1]);
  expect(keep({ toString: 2 }, { '': 1 }, null)).toEqual({ toString: 2 });
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
  const frames = new Frames(0, {}, screen('hall'), events);
  const look = (now: readonly GameEvent[], view = 'hall') =>
    frames.show(screen(view), { events: now, twin: null, told: new Map(), sent: [] });
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

test('where nothing has happened for a while screens are packed; the next change is told as any other', () => {
  const frames = new Frames(0, {}, screen('hall'), [event('all', 1)]);
  const other = new Frames(1, {}, screen('hall'), [event('all', 1)], frames);
  const all = [frames, other];
  const show = (view: string): Shown[] => {
    const look: Look = { events: [event('all', 1)], twin: null, told: new Map(), sent: [] };
    return all.map((one) => one.show(screen(view), look));
  };
  show('cellar');
  const { id } = frames;
  for (const one of all) one.rest();
  for (const one of all) one.rest(); // already at rest
  for (const one of all) one.wake(one === frames ? null : frames);
  expect(frames.screen).toEqual(screen('cellar'));
  expect(other.screen.view).toBe(frames.screen.view);
  expect(show('cellar'), 'nothing is told that was known').toEqual(['nothing', 'nothing']);
  expect(frames.since(id)).toEqual([]);
  const [shown] = show('attic');
  const update: unknown = typeof shown === 'object' ? JSON.parse(shown.update) : null;
  expect(update).toMatchObject({ from: id, delta: delta(screen('cellar'), screen('attic')) });
});

test('updates are forgotten where nothing has happened for a while: whoever missed them gets everything', () => {
  const frames = new Frames(0, {}, screen('hall'), []);
  const before = frames.id;
  frames.show(screen('cellar'), { events: [], twin: null, told: new Map(), sent: [] });
  expect(frames.since(before)).toHaveLength(1);
  frames.rest();
  frames.wake(null);
  expect(frames.since(before)).toBeNull();
});
