import { type BetrayalState, betrayal, doorsOf, TILES, type TileId } from '@dreadhouse/betrayal';
import { Match, save, saveText } from '@dreadhouse/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { goOnWith } from './haunted.ts';
import { picture } from './pictures.ts';
import { accessibilityTroubles, DESK, PHONE, smallTargets, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const STEPS = { N: [0, -1, 'S'], E: [1, 0, 'W'], S: [0, 1, 'N'], W: [-1, 0, 'E'] } as const;
const PLAYERS = ['Klara', 'Josef', 'Stephanie', 'Sammy'];
type House = BetrayalState['house'];

/** A place for a tile behind an open door of one of its regions; null where there is none just now. */
function placeFor(house: House, tile: TileId, regions: readonly string[]) {
  const places = Object.entries(house).flatMap(([id, place]) =>
    place === undefined || !regions.includes(place.region)
      ? []
      : doorsOf(id as TileId, place.turn).flatMap((door) => {
          const [dx, dy, back] = STEPS[door];
          const [x, y] = [place.x + dx, place.y + dy];
          const taken = Object.values(house).some((one) => one?.region === place.region && one.x === x && one.y === y);
          const turn = [0, 1, 2, 3].find((one) => doorsOf(tile, one).includes(back));
          return taken || turn === undefined ? [] : [{ region: place.region, x, y, turn }];
        }),
  );
  // Nearest to the middle, so that the house grows in all directions.
  return places.sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y))[0] ?? null;
}

/** A house of so many tiles, at the first turn: laid out, so that rooms are there that a game seldom comes to. */
function houseOf(count: number): string {
  const match = Match.start(betrayal, {
    options: { explorers: ['isa', 'josef', 'stephanie', 'sammy'], scenario: 'cursed', first: 0 },
    players: PLAYERS,
    luck: { kind: 'fast', seed: 'growing' },
  });
  if (!match.ok) throw new Error(match.why);
  const [{ position, phase, places }] = match.value.checkpoints as [Match<BetrayalState>['checkpoints'][number]];
  const state = structuredClone(match.value.state) as BetrayalState;
  let house = state.house;
  let left = TILES.filter(({ id }) => house[id] === undefined);
  while (Object.keys(house).length < count) {
    const found = left
      .map(({ id, regions }) => [id, placeFor(house, id, regions)] as const)
      .find(([, at]) => at !== null);
    if (found === undefined) break;
    const [id, at] = found;
    house = { ...house, ...(at === null ? {} : { [id]: at }) };
    left = left.filter((one) => one.id !== id);
  }
  const laid = { ...state, house, stack: state.stack.filter((id) => house[id] === undefined) };
  const seats = PLAYERS.map((_, seat) =>
    seat === 0 ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'thumb' } as const),
  );
  const table = new Match(betrayal, { ...match.value.header, layout: { position, phase, places, state: laid } });
  return saveText({ ...save(table), seats });
}

for (const [size, options] of Object.entries({ desk: DESK, phone: PHONE })) {
  test.each([10, 25, 45])(`a house of %i rooms can be seen and used (${size})`, async (count) => {
    const { page, isQuiet, leave } = await visit(browser, options, { language: 'pl' });
    await goOnWith(page, houseOf(count));
    await picture(page, `betrayal-house-${count}-${size}`);
    expect(await accessibilityTroubles(page)).toEqual([]);
    if (options === PHONE) expect(await smallTargets(page)).toEqual([]);
    isQuiet();
    await leave();
  });
}
