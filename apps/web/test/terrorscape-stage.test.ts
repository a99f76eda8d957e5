import { type EventView, fastChance, Match } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import { pause } from '../src/scenes/terrorscape/pause.ts';
import { stage } from '../src/scenes/terrorscape/stage.ts';
import { events } from '../src/scenes/terrorscape/story/events.ts';
import { targetsOf } from '../src/scenes/terrorscape/targets-of.ts';
import type { View } from '../src/scenes/terrorscape/view.ts';

const GAMES = 12;
const MOST = 500;

interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly EventView[];
}

function start(game: number): Match<unknown> {
  const seats = 2 + (game % 3);
  const started = Match.start(terrorscape, {
    options: terrorscape.sampleOptions?.(game, seats),
    players: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
    luck: { kind: 'fast', seed: `stage ${game}` },
  });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

/** What one pair of eyes sees of every answer in a game of chance. */
function* stepsOf(game: number, eyes: number): Generator<Step> {
  const match = start(game);
  const chance = fastChance(`stage player ${game}`);
  for (let answers = 0; !match.over && answers < MOST; answers++) {
    const [seat = 0] = match.waitingFor();
    const before = match.view(eyes) as View;
    const told = match.eventsFor(eyes).length;
    match.answer(seat, chance.pick('player:option', match.legal(seat)).id);
    yield { before, after: match.view(eyes) as View, events: match.eventsFor(eyes).slice(told) };
  }
}

/** What lies in the open, and what this side knows of the rest. Cards are told when all are drawn, so the hand may lag behind. */
function onTable({ survivors, killer, blocks, noise, firecracker, keys, repair, help, round, step }: View): unknown {
  return {
    ...{ blocks, noise, firecracker, keys, repair, help, round, step },
    survivors: survivors.map(({ id, at, health, fear }) => ({ id, at, health, fear })),
    killer: { at: killer.at, from: killer.sneak?.from ?? null, level: killer.level },
  };
}

describe.each([
  ['the Killer', 0],
  ['the Survivors', 1],
] as const)('what is shown to %s', (_, eyes) => {
  test('leads from one view to the next', () => {
    for (let game = 0; game < GAMES; game++) {
      for (const { before, after, events } of stepsOf(game, eyes)) {
        if (before.step === 'setup' || after.result !== null) continue; // at the end everything is laid open
        const shown = events.reduce<unknown>((view, event) => stage(view, event), before) as View;
        const told = events.map(({ kind, details }) => `${kind} ${JSON.stringify(details)}`).join('\n');
        expect(onTable(shown), `game ${game}\n${told}`).toEqual(onTable(after));
      }
    }
  });
});

test('no step on the way shows the other side’s secrets', () => {
  for (const { before, events } of stepsOf(2, 0)) {
    let view: unknown = before;
    for (const event of events) {
      view = stage(view, event);
      const places = (view as View).survivors.filter(({ health }) => health > 0).map(({ at }) => at);
      expect(places.every((at) => at === undefined)).toBe(true);
    }
  }
  for (const { before, events } of stepsOf(2, 1)) {
    let view: unknown = before;
    for (const event of events) {
      view = stage(view, event);
      const { sneak, at, hand } = (view as View).killer;
      expect(hand).toBeUndefined();
      if (sneak !== null) expect(at).toBeNull();
    }
  }
});

test('every event is sorted, and those that move somebody are shown and lit up', () => {
  const kinds = new Set<string>();
  for (let game = 0; game < GAMES; game++)
    for (const eyes of [0, 1])
      for (const { events } of stepsOf(game, eyes))
        for (const { kind } of events) if (!PLACES.has(kind)) kinds.add(kind);
  expect([...kinds].filter((kind) => !events.kinds.has(kind))).toEqual([]);
  const moved: EventView = {
    position: 1,
    phase: 'killer-main',
    kind: 'killer-moved',
    details: { from: 'C1', to: 'C3' },
  };
  expect(pause(moved)).toBeGreaterThan(0);
  expect(targetsOf(moved)).toEqual(['C3', 'C1']);
  expect(targetsOf({ kind: 'detected', details: { zone: 'Z', found: [] } })).toEqual(['Z1', 'Z2', 'Z3', 'Z4', 'Z5']);
  expect(targetsOf({ kind: 'blocked', details: { door: ['C1', 'C2'] } })).toEqual(['C1-C2']);
});

/** They head a part of the log instead of standing in it. */
const PLACES = new Set(['round', 'killer-phase']);
