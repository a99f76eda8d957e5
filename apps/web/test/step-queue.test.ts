import type { EventView, Step } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import type { Moment } from '../src/contract/table.ts';
import { arrived, firstQueue, isAtRest, nextStep, skipped, skippedAll } from '../src/table/step-queue.ts';

const events = {
  pause: ({ kind }: { kind: string }) => (kind === 'quiet' ? 0 : 100),
  isToRead: ({ kind }: { kind: string }) => kind === 'card',
};

const event = (kind: string, position: number): EventView => ({ kind, position, phase: 'p', details: {} });

function moment(position: number, told: readonly EventView[]): Moment {
  const steps: Step[] = told.map((one) => ({ event: one, view: one.kind }));
  return {
    ...{ position, phase: 'p', viewer: 0, view: 'now', waitingFor: [0], outcome: null, events: told, steps },
    decision: { position, kind: 'act', rule: 'R', options: [] },
  };
}

const TOLD = [event('step', 1), event('quiet', 1), event('card', 1), event('step', 1), event('card', 1)];

test('what takes time is shown step by step, and nobody decides meanwhile', () => {
  let queue = arrived(firstQueue(moment(0, []), []), moment(1, TOLD), events, 'all');
  expect(queue.shown.moment.decision).toBeNull();
  const seen: string[] = [];
  for (queue = nextStep(queue); !isAtRest(queue.shown); queue = nextStep(queue)) {
    seen.push(queue.shown.event?.kind ?? '');
    expect(queue.shown.moment.view).toBe(queue.shown.event?.kind);
  }
  expect(seen).toEqual(['step', 'card', 'step', 'card']);
  expect(queue.shown.moment.decision).not.toBeNull();
});

test('skipping goes on to each thing that is worth seeing, and to the end after the last; or past everything', () => {
  const queue = arrived(firstQueue(moment(0, []), []), moment(1, TOLD), events, 'all');
  const first = skipped(queue, events);
  expect(first.shown.event?.kind).toBe('card');
  expect(first.shown.progress).toEqual({ shown: 2, of: 4 });
  const second = skipped(first, events);
  expect(second.shown.progress).toEqual({ shown: 4, of: 4 });
  expect(isAtRest(skipped(second, events).shown)).toBe(true);
  expect(isAtRest(skippedAll(queue).shown)).toBe(true);
});

test('without movement only what is to be read is shown; all at once shows nothing', () => {
  const fresh = firstQueue(moment(0, []), []);
  expect(arrived(fresh, moment(1, TOLD), events, 'to-read').shown.waiting).toHaveLength(2);
  expect(isAtRest(arrived(fresh, moment(1, TOLD), events, 'none').shown)).toBe(true);
});

test('what was turned up before the first question is shown before it', () => {
  const card = event('card', 0);
  const queue = nextStep(firstQueue(moment(0, [card]), [card]));
  expect(queue.shown.event).toBe(card);
  expect(queue.shown.moment.decision).toBeNull();
  expect(nextStep(queue).shown.moment.decision).not.toBeNull();
});
