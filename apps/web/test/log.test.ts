import { type AnyGame, type EventView, fastChance, Match } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { REGISTERED } from '@dreadhouse/registry';
import { describe, expect, test, vi } from 'vitest';
import { groupLog, hasLines, importantOnly, seenFrom } from '../src/kit/log/group.ts';
import { stretchAt, stretchesOf, turnFrom, turnStarts } from '../src/kit/time/marks.ts';
import { loadScene } from '../src/registry/scenes.ts';
import { events as story } from '../src/scenes/final-girl/events.ts';

// A game that is loaded makes its letters known to the page.
vi.stubGlobal('document', { fonts: { add: () => undefined } });
vi.stubGlobal('FontFace', class {});

function event(kind: string, position: number, details: EventView['details'] = {}): EventView {
  return { kind, position, phase: 'any', details };
}

const phase = (turn: number, name: string, position: number): EventView =>
  event('phase', position, { turn, phase: name });

function playedGame(seed: string): { events: readonly EventView[]; end: number } {
  const started = Match.start(finalGirl, { options: {}, players: ['Laurie'], luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const chance = fastChance(seed);
  while (!match.over) match.answer(0, chance.pick('answer', match.legal(0)).id);
  return { events: match.eventsFor(0), end: match.position };
}

/** A game as it is played where nothing is chosen before, for as long as it takes to have several parts. */
function begun(game: AnyGame): { match: Match<unknown>; viewer: number } {
  const players = Array.from({ length: game.seats.min }, (_, seat) => `Player ${seat + 1}`);
  const started = Match.start(game, { options: {}, players, luck: { kind: 'fast', seed: 'headings' } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const chance = fastChance('headings');
  for (let step = 0; step < 120 && !match.over; step++) {
    const [seat = 0] = match.waitingFor();
    match.answer(seat, chance.pick('answer', match.legal(seat)).id);
  }
  return { match, viewer: 0 };
}

const EVENTS: readonly EventView[] = [
  event('set-up', 0),
  phase(1, 'action', 0),
  event('played', 1),
  event('rolled', 1),
  phase(1, 'killer', 2),
  event('tie-broken', 2),
  event('targets', 2),
  event('victim-killed', 2),
  phase(2, 'action', 2),
  event('played', 3),
];

describe('the log', () => {
  test('is divided by turn and phase', () => {
    const turns = groupLog(EVENTS, story);
    expect(turns.map(({ turn, parts }) => [turn, parts.map((part) => [part.phase, part.lines.length])])).toEqual([
      [null, [[null, 1]]],
      [
        1,
        [
          ['action', 2],
          ['killer', 2],
        ],
      ],
      [2, [['action', 1]]],
    ]);
  });

  test('of a game that begins in the middle has its turn from the start', () => {
    const events = EVENTS.slice(4).filter(({ kind }) => kind !== 'phase');
    const [first] = groupLog(events, story, [], { turn: 3, phase: 'killer' });
    expect([first?.turn, first?.parts.map(({ phase }) => phase)]).toEqual([3, ['killer']]);
    expect(groupLog(events, story)[0]?.turn).toBeNull();
  });

  test('has one heading for a phase that a game begins in, and is then told of', () => {
    const turns = groupLog(EVENTS, story, [], { turn: 1, phase: 'action' });
    expect(turns[0]?.parts.map((part) => [part.phase, part.lines.length])).toEqual([
      ['action', 3],
      ['killer', 2],
    ]);
  });

  test('hangs reasons on what they explain', () => {
    const killer = groupLog(EVENTS, story)[1]?.parts[1];
    expect(killer?.lines[0]?.event.kind).toBe('targets');
    expect(killer?.lines[0]?.reasons.map(({ kind }) => kind)).toEqual(['tie-broken']);
  });

  test('keeps a reason that nothing came of', () => {
    const turns = groupLog([phase(1, 'killer', 0), event('tie-broken', 0), phase(1, 'panic', 0)], story);
    expect(turns[0]?.parts[0]?.lines.map((line) => line.event.kind)).toEqual(['tie-broken']);
  });

  test('keeps unchanged parts as they were', () => {
    const before = groupLog(EVENTS, story);
    const after = groupLog([...EVENTS, event('rolled', 3)], story, before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
    expect(after[2]?.parts[0]?.lines).toHaveLength(2);
  });

  test('can be cut down to what matters', () => {
    const killer = groupLog(EVENTS, story)[1]?.parts[1];
    expect(killer === undefined ? [] : importantOnly(killer).map((line) => line.event.kind)).toEqual(['victim-killed']);
  });

  test('has no heading where there is no line to stand under it', () => {
    const [, first, second] = groupLog(EVENTS.slice(0, 9), story);
    expect([first, second].map((turn) => turn !== undefined && hasLines(turn, 'all'))).toEqual([true, false]);
    const [setup] = groupLog(EVENTS, story);
    expect(setup !== undefined && [hasLines(setup, 'all'), hasLines(setup, 'important')]).toEqual([true, false]);
  });

  test.each(REGISTERED.map(({ id }) => id))('calls every part of %s by a name, whatever was chosen', async (id) => {
    const scene = await loadScene(id);
    const { match, viewer } = begun(scene.game);
    const phases = new Set(
      groupLog(match.eventsFor(viewer), scene.events).flatMap(({ parts }) => parts.map(({ phase }) => phase)),
    );
    expect(phases.size).toBeGreaterThan(1);
    for (const language of ['en', 'pl'] as const) {
      const words = scene.words(language, match.header.options, scene.cast?.(match.view(viewer)));
      const names = [...phases].flatMap((phase) => (phase === null ? [] : [[phase, words.name(phase, ['phase'])]]));
      expect(names.filter(([phase, name]) => name === '' || name === phase)).toEqual([]);
    }
  });

  test('knows what lies ahead of the moment looked at', () => {
    const parts = groupLog(EVENTS, story).flatMap((turn) => turn.parts);
    expect(parts.map((part) => seenFrom(part, 1))).toEqual(['before', 'before', 'after', 'after']);
    expect(parts.map((part) => seenFrom(part, 2))).toEqual(['before', 'before', 'before', 2]);
    expect(parts.map((part) => seenFrom(part, null))).toEqual(['before', 'before', 'before', 'before']);
  });

  test('does not say the same thing twice', () => {
    const events = [
      event('bought', 1, { card: 'walk' }),
      event('card-taken', 1, { card: 'walk' }),
      event('card-taken', 1, { card: 'run' }),
    ];
    expect(groupLog(events, story)[0]?.parts[0]?.lines.map((line) => line.event)).toEqual([events[0], events[2]]);
  });

  test('loses nothing else of a whole game', () => {
    const { events } = playedGame('whole');
    const lines = groupLog(events, story).flatMap((turn) => turn.parts.flatMap((part) => part.lines));
    const told = lines.flatMap((line) => [...line.reasons, line.event]);
    const isEcho = (one: EventView, i: number): boolean => i > 0 && story.echoes(one, events[i - 1] as EventView);
    expect(told).toEqual(events.filter((one, i) => one.kind !== 'phase' && !isEcho(one, i)));
  });

  test('shows where it happened first, then whom and what it is about', () => {
    const at = (kind: string, details: EventView['details']): readonly string[] => story.at({ kind, details });
    expect(at('enemy-moved', { enemy: 'minion:2', from: 'dock', to: 'cabins' })).toEqual([
      'cabins',
      'dock',
      'minion:2',
    ]);
    expect(at('panicked', { figure: 'yellow', from: 'dock', die: 1, to: null })).toEqual(['dock']);
    expect(at('attacked', { attacker: null, damage: 2 })).toEqual(['heroine']);
    expect(at('items-drawn', { space: 'dock', items: ['axe', 'map'] })).toEqual(['dock', 'item:axe', 'item:map']);
    expect(at('golf-cart-driven', { from: 'ring', to: 'gate', heroine: true, riders: 1 })).toEqual(['gate', 'ring']);
    expect(at('ultimate-unlocked', { heroine: 'laurie' })).toEqual(['heroine']);
    expect(at('of a newer game', { space: 'dock' })).toEqual([]);
  });
});

describe('the time line', () => {
  test('has a stretch for every phase with decisions in it, end to end', () => {
    const { events, end } = playedGame('line');
    const stretches = stretchesOf(events, story, end);
    expect(stretches.at(-1)?.to).toBe(end);
    expect(stretches.slice(1).map(({ from }) => from)).toEqual(stretches.slice(0, -1).map(({ to }) => to));
    expect(turnStarts(stretches).map(({ turn }) => turn)).toEqual([...new Set(stretches.map(({ turn }) => turn))]);
  });

  test('goes from turn to turn', () => {
    const stretches = stretchesOf([phase(1, 'action', 0), phase(2, 'action', 10), phase(3, 'action', 20)], story, 30);
    expect(turnFrom(stretches, 15, -1, 0, 30)).toBe(10);
    expect(turnFrom(stretches, 10, -1, 0, 30)).toBe(0);
    expect(turnFrom(stretches, 15, 1, 0, 30)).toBe(20);
    expect(turnFrom(stretches, 25, 1, 0, 30)).toBe(30);
    expect(stretchAt(stretches, 12)?.turn).toBe(2);
  });
});
