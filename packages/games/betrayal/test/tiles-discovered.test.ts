import { expect, test } from 'vitest';
import { LANDINGS, REGIONS, type Region, TILES, type TileId } from '../src/content/tiles.ts';
import { nextTiles, type Table, turn } from './kit.ts';

/** Seat 0 stands in a region that a door to the north leads on from, and these tiles come next. */
function before(region: Region, ...next: TileId[]): Table {
  return turn((s) => {
    nextTiles(s, ...next);
    const [explorer] = s.explorers;
    if (explorer !== undefined) explorer.at = region === 'ground' ? 'entrance-hall' : LANDINGS[region];
  });
}

const LAYING = ['turn-tile', 'place-at'];

/** The door is opened, and what was found is laid in the first way that there is. */
function opens(t: Table): Table {
  t.answers('discover:N');
  while (LAYING.includes(t.match.decision(0)?.kind ?? '')) t.answers(t.legal[0] ?? '');
  return t;
}

/** The decks that somebody drew from because of what was found. */
const drawnFrom = (t: Table): string[] =>
  t.match.eventsFor('spectator').flatMap(({ kind }) => /^(event|item|omen)-drawn$/.exec(kind)?.[1] ?? []);

const CASES = TILES.flatMap(({ id, regions, symbol }) => regions.map((region) => ({ id, region, symbol })));

/** The Armory has no symbol; its text finds an Item. */
const BY_TEXT: Readonly<Record<string, readonly string[]>> = { armory: ['item'] };

test.each(CASES)(
  'BH-DISC-04, BH-DISC-07, BH-TILE-03: $id, discovered in the $region, is laid there and draws by its symbol ($symbol)',
  ({ id, region, symbol }) => {
    const t = opens(before(region, id));
    t.tells('tile-placed', { seat: 0, tile: id, region });
    const laid = t.state.house[id];
    const beside = Object.entries(t.state.house).filter(
      ([other, { region: floor, x, y }]) =>
        other !== id && floor === laid?.region && Math.abs(x - laid.x) + Math.abs(y - laid.y) === 1,
    );
    expect(beside, 'it lies beside another tile').not.toEqual([]);
    expect(drawnFrom(t)[0]).toBe(symbol ?? BY_TEXT[id]?.[0]);
  },
);

const ELSEWHERE = TILES.flatMap(({ id, regions }) =>
  REGIONS.filter((region) => !(regions as readonly Region[]).includes(region)).map((region) => ({ id, region })),
);

test.each(ELSEWHERE)('BH-DISC-02, BH-TILE-02: $id is not laid in the $region, but buried', ({ id, region }) => {
  const t = opens(before(region, id));
  expect(t.state.house[id]).toBeUndefined();
  expect(t.state.stack.indexOf(id)).toBeGreaterThan(0);
});
