import type { EventView } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import type { Events } from '../src/contract/events.ts';
import type { Scene } from '../src/contract/scene.ts';
import type { Moment, Table } from '../src/contract/table.ts';
import { heldBy } from '../src/kit/table/use-held.ts';

const event = (kind: string, position: number, phase = 'killer'): EventView => ({ kind, position, phase, details: {} });

/** What is held at the last of these questions, after all that was told. */
function held(asked: readonly string[], events: readonly EventView[]): string[] {
  const at = (position: number) => ({ position, phase: 'killer', events, decision: { kind: asked[position] } });
  const scene = { openQuestions: ['action'], events: { isToRead: ({ kind }: EventView) => kind.startsWith('card') } };
  // Nothing but what is asked for here.
  const table = { history: { at } } as unknown as Table;
  return heldBy(at(asked.length - 1) as unknown as Moment, scene as unknown as Scene, table).map(({ kind }) => kind);
}

test('a card stays beside the questions that it leads to, however many', () => {
  const told = [event('card', 1), event('step', 2)];
  expect(held(['action', 'react'], told)).toEqual(['card']);
  expect(held(['action', 'react', 'order', 'order'], told)).toEqual(['card']);
});

test('it is gone with the next question that opens a move, and does not come back with those after it', () => {
  const told = [event('card', 1)];
  expect(held(['action', 'react', 'action'], told)).toEqual([]);
  expect(held(['action', 'react', 'action', 'react'], told)).toEqual([]);
});

test('what another phase has turned up is not held', () => {
  expect(held(['action', 'react'], [event('card', 1, 'planning')])).toEqual([]);
  expect(held(['action', 'react'], [event('card-a', 1, 'planning'), event('card-b', 1)])).toEqual(['card-b']);
});

/** The scenes' tables of events; without their pictures, which only the page's build knows. */
const EVENTS = import.meta.glob<{ readonly events: Events }>('../src/scenes/*/events.ts', { eager: true });

test.each([
  ['final-girl', 'terror-drawn'],
  ['terrorscape', 'card-played'],
  ['army-of-the-dead', 'zombies-attack'],
  ['betrayal', 'event-drawn'],
  ['betrayal', 'omen-drawn'],
  ['betrayal', 'attack-won'],
  ['nemesis-lockdown', 'event-card'],
  ['nemesis-lockdown', 'attack-card'],
  ['nemesis-lockdown', 'encounter'],
])('in first games of %s "%s" waits for its reader', (game, kind) => {
  expect(EVENTS[`../src/scenes/${game}/events.ts`]?.events.isToRead({ kind, details: {} })).toBe(true);
});
