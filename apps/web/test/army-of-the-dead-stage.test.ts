import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import { type EventView, fastChance, Match } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { pause } from '../src/scenes/army-of-the-dead/pause.ts';
import { stage } from '../src/scenes/army-of-the-dead/stage.ts';
import { SORTED_EVENTS } from '../src/scenes/army-of-the-dead/story/events.ts';
import { targetsOf } from '../src/scenes/army-of-the-dead/targets-of.ts';
import type { View } from '../src/scenes/army-of-the-dead/view.ts';

const GAMES = 12;
const MOST = 900;

interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly EventView[];
}

function start(game: number): Match<unknown> {
  const seats = 1 + (game % 3);
  const started = Match.start(armyOfTheDead, {
    options: armyOfTheDead.sampleOptions?.(game, seats),
    players: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
    luck: { kind: 'fast', seed: `stage ${game}` },
  });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

/** What everybody sees of every answer in a game of chance. */
function* stepsOf(game: number): Generator<Step> {
  const match = start(game);
  const chance = fastChance(`stage player ${game}`);
  let told = 0;
  let before = match.view(0) as View;
  for (let answers = 0; !match.over && answers < MOST; answers++) {
    const [seat = 0] = match.waitingFor();
    match.answer(seat, chance.pick('player:option', match.legal(seat)).id);
    const events = match.eventsFor(0);
    const after = match.view(0) as View;
    yield { before, after, events: events.slice(told) };
    told = events.length;
    before = after;
  }
}

const sorted = <T>(things: readonly T[]): string[] => things.map((one) => JSON.stringify(one)).sort();

/** All that the eye sees on the table, except the order of cards in hands, which is told when everybody has arranged them. */
function onTable(view: View): unknown {
  const { survivors, companions, groups, abominations, noise, sleepers, objectives, loot, charges, spawns } = view;
  const { opened, power, devices, red, arrived } = view.progress;
  return {
    survivors: survivors.map(({ id, at, health, adrenaline, tokens }) => [id, at, health, adrenaline, sorted(tokens)]),
    companions: companions.map(({ id, at, leader, recruited, alive }) => [id, at, leader, recruited, alive]),
    groups: groups.map(({ at, shamblers, alphas }) => [at, shamblers, alphas]),
    abominations: sorted(abominations),
    ...{ noise, round: view.round, danger: view.danger, pool: view.pool },
    sleepers: sorted(sleepers),
    objectives: sorted(objectives),
    loot: sorted(loot),
    charges: sorted(charges),
    spawns: sorted(spawns),
    truck: view.truck,
    progress: { opened, power, devices, red, arrived },
    vault: view.vault,
    goals: view.goals.map(({ owner, done }) => [owner, done]),
  };
}

test('what is shown leads from one view to the next', () => {
  for (let game = 0; game < GAMES; game++) {
    for (const { before, after, events } of stepsOf(game)) {
      if (before.step === 'setup') continue;
      const shown = events.reduce<unknown>((view, event) => stage(view, event), before) as View;
      const told = events.map(({ kind, details }) => `${kind} ${JSON.stringify(details)}`).join('\n');
      expect(onTable(shown), `game ${game}\n${told}`).toEqual(onTable(after));
    }
  }
});

/** They head a part of the log instead of standing in it. */
const PLACES = new Set(['round', 'zombie-phase']);

test('every event is sorted, and those that move somebody are shown and lit up', () => {
  const kinds = new Set<string>();
  for (let game = 0; game < 6; game++)
    for (const { events } of stepsOf(game)) for (const { kind } of events) if (!PLACES.has(kind)) kinds.add(kind);
  expect([...kinds].filter((kind) => !SORTED_EVENTS.has(kind))).toEqual([]);
  const moved: EventView = {
    position: 1,
    phase: 'zombies',
    kind: 'zombies-move',
    details: { type: 'alpha', count: 2, from: 'A1', to: 'A2', target: 'A5', why: 'noise' },
  };
  expect(pause(moved)).toBeGreaterThan(0);
  expect(targetsOf(moved)).toEqual(['A2', 'A1', 'A5']);
  expect(targetsOf({ kind: 'led', details: { survivor: 'scott', to: 'kate' } })).toEqual([
    'survivor:scott',
    'survivor:kate',
  ]);
  expect(targetsOf({ kind: 'attack', details: { survivor: 'scott', item: 'machete', at: '0B2' } })).toEqual([
    '0B2',
    'survivor:scott',
    'item:machete',
  ]);
});
