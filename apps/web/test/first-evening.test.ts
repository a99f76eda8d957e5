import { load, Match, save, saveText } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptGame } from '../src/contract/kept-game.ts';
import type { Scene } from '../src/contract/scene.ts';
import { hasFinished, isBeginner, noteFinished } from '../src/settings/experience.ts';
import { lessonToOffer, noteOffer } from '../src/shelf/offered.ts';
import { keptGame } from '../src/store/games.ts';
import { startTable } from '../src/store/start-table.ts';
import { LocalTable } from '../src/table/local-table.ts';
import { finishLesson } from '../src/tutorial/progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

// Nothing but what is asked for here.
const scene = { game: finalGirl, lessons: [{ id: 'one' }, { id: 'two' }] } as unknown as Scene;

describe('the lesson', () => {
  test('is offered once to whoever has never played', () => {
    expect(lessonToOffer(scene, [])?.id).toBe('one');
    noteOffer('final-girl');
    expect(lessonToOffer(scene, [])).toBeNull();
  });

  test('is not offered to whoever has begun a game, finished one, or learnt something', () => {
    expect(lessonToOffer(scene, [{ game: 'final-girl' } as KeptGame])).toBeNull();
    expect(lessonToOffer(scene, [{ game: 'terrorscape' } as KeptGame])).not.toBeNull();
    finishLesson('final-girl', 'two');
    expect(lessonToOffer(scene, [])).toBeNull();
    expect(lessonToOffer({ ...scene, lessons: [] }, [])).toBeNull();
  });
});

test('the first two games that are played to the end are first games; the same one counts once', () => {
  expect([isBeginner('x'), hasFinished('x')]).toEqual([true, false]);
  noteFinished('x', 'a');
  noteFinished('x', 'a');
  expect([isBeginner('x'), hasFinished('x')]).toEqual([true, true]);
  noteFinished('x', 'b');
  expect([isBeginner('x'), isBeginner('y')]).toEqual([false, true]);
});

test('a first game begins with a question that opens a move', async () => {
  // Some events ask something at set-up: so many games would not all be lucky.
  for (let n = 0; n < 60; n++) {
    const seats = [{ name: 'x', kind: 'person' as const }];
    const kept = await keptGame(await startTable(scene, { options: {}, seats, begins: ['action'] }));
    const loaded = load(finalGirl, kept?.file ?? '');
    expect(loaded.ok && loaded.match.decision(0)?.kind).toBe('action');
  }
});

test('whoever gives up is asked nothing more, and may go on after all', () => {
  const started = Match.start(finalGirl, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value as Match<unknown>;
  const table = new LocalTable(finalGirl, match, {
    ...{ id: 'x', game: 'final-girl', file: saveText(save(match)), options: {}, position: 0, over: false },
    ...{ seats: [{ name: 'x', kind: 'person' }], begun: 0, played: 0 },
  });
  const [option] = table.state().now.decision?.options.filter(({ blocked }) => blocked === undefined) ?? [];
  table.giveUp();
  expect(table.state()).toMatchObject({ givenUp: true, canUndo: false, now: { decision: null, outcome: null } });
  expect(table.answer(option?.id ?? '')).toEqual({ ok: false, why: 'over' });
  table.playOn();
  expect(table.state().givenUp).toBe(false);
  expect(table.answer(option?.id ?? '').ok).toBe(true);
  table.close();
});
