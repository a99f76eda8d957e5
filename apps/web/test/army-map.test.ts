import { MISSION_IDS, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../src/scenes/army-of-the-dead/board/figures.tsx';
import { CELL, layoutOf, type MapLayout } from '../src/scenes/army-of-the-dead/board/layout.ts';
import { MapGround } from '../src/scenes/army-of-the-dead/board/map-ground.tsx';
import type { OnMap } from '../src/scenes/army-of-the-dead/board/on-map.ts';
import { Surroundings } from '../src/scenes/army-of-the-dead/board/surroundings.ts';
import { tokensIn } from '../src/scenes/army-of-the-dead/board/tokens-in.ts';

const WIDE = { width: 1000, height: 640 };
const TALL = { width: 390, height: 560 };

const overlap = ({ floors }: MapLayout): boolean =>
  floors.some((one, i) =>
    floors
      .slice(i + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );

describe('how maps lie on the board', () => {
  test.each(MISSION_IDS)('%s: every Zone has its place, inside the board, and floors lie apart', (id) => {
    const { board } = missionOf(id);
    for (const window of [WIDE, TALL]) {
      const layout = layoutOf(board, window);
      expect(layout.zones.size).toBe(board.zones.length);
      expect(overlap(layout)).toBe(false);
      for (const { box, stand, label } of layout.zones.values()) {
        expect(box.x >= 0 && box.y >= 0).toBe(true);
        expect(box.x + box.width <= layout.size.width && box.y + box.height <= layout.size.height).toBe(true);
        expect(stand.width).toBeGreaterThan(CELL / 2);
        expect(label.x > box.x && label.x < box.x + box.width).toBe(true);
      }
    }
  });

  test('floors lie one above the other in a tall window, side by side in a wide one', () => {
    const { board } = missionOf('M8');
    const [tall, wide] = [layoutOf(board, TALL), layoutOf(board, WIDE)];
    expect(new Set(tall.floors.map(({ x }) => x)).size).toBe(1);
    expect(new Set(wide.floors.map(({ x }) => x)).size).toBe(2);
  });

  test.each(MISSION_IDS)('%s can be drawn, the same way every time', (id) => {
    const mission = missionOf(id);
    const draw = (): string =>
      renderToStaticMarkup(
        createElement(
          'svg',
          null,
          createElement(MapGround, {
            mission,
            layout: layoutOf(mission.board, WIDE),
            opened: mission.board.doors.map((door) => door.id),
            nameOf: (floor) => `Floor ${floor}`,
          }),
        ),
      );
    const drawing = draw();
    expect(drawing).toBe(draw());
    expect(drawing).not.toMatch(/NaN|undefined/);
    expect(drawing.includes('Floor')).toBe(mission.board.floors.length > 1);
  });

  test('a room is what its surroundings make of it', () => {
    const use = (id: string, zone: string): string => {
      const { board } = missionOf(id);
      const floor = layoutOf(board, WIDE).floors.find(({ plan }) => plan.zones.some((one) => one.zone.id === zone));
      const found = board.byId.get(zone);
      if (floor === undefined || found === undefined) throw new Error(`no ${zone}`);
      return new Surroundings(floor.plan).useOf(found);
    };
    expect(use('M8', '1B1')).toBe('suite');
    expect(use('M6', 'VB2')).toBe('service');
    expect(use('M5', 'B2')).toBe('back');
    expect(['shop', 'diner', 'office', 'store']).toContain(use('M1', 'B2'));
    expect(use('M1', 'B2')).toBe(use('M1', 'C3')); // one room, cut by marked lines
  });
});

describe('what stands and lies on a map', () => {
  const on: OnMap = {
    survivors: [
      { id: 'scott', at: 'A6', health: 4 },
      { id: 'kate', at: 'A6', health: 0 },
    ],
    companions: [{ id: 'lilly', at: 'B2', alive: true, recruited: false }],
    groups: [{ at: 'B2', shamblers: 8, alphas: 2 }],
    abominations: [{ type: 'queen', at: 'C2' }],
    trapped: [{ type: 'alpha', at: 'B2' }],
    truck: { at: 'D3', works: true },
    noise: 'A6',
    spawns: [],
    sleepers: ['B3'],
    objectives: ['B2', 'C3'],
    loot: [
      { at: 'B2', what: 'bag' },
      { at: 'B2', what: 'bag' },
    ],
    charges: [{ at: 'B2', face: 'tnt' }],
  };

  test('the living, the horde in masses of a kind, and the Truck', () => {
    const figures = figuresOf(on, (_, id) => id);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    const masses = figures.filter(({ alike }) => alike !== undefined).map(({ name, place }) => `${name} ${place}`);
    expect(masses).toEqual(['2 × alpha B2', '8 × shambler B2']);
    const others = figures.filter(({ alike }) => alike === undefined).map(({ id, place }) => `${id} ${place}`);
    expect(others.sort()).toEqual(['survivor:lilly B2', 'survivor:scott A6', 'truck D3', 'zombie:queen C2']);
  });

  test('a token for each kind of thing, with a number where there are several', () => {
    const lying = (zone: string): string[] => tokensIn(on, zone).map(({ look, count }) => `${look} ${count}`);
    expect(lying('B2')).toEqual(['objective 1', 'bag 2', 'charge 1']);
    expect(lying('F1')).toEqual([]);
  });
});
