import { describe, expect, test } from 'vitest';
import '../src/content/all.ts';
import { registry } from '../src/catalogue.ts';
import { LINKS, REGIONS, STARTS, TILES, type TileDef } from '../src/content/tiles.ts';
import { texts } from '../src/text/index.ts';

/** Every tile as its row reads: regions, doors as printed, symbol. Written down apart from the content, so that a slip in either shows. */
const TABLE = `
entrance-hall G NSW -
hallway G NESW -
ground-floor-staircase G EW -
upper-landing U NESW -
basement-landing B NESW -
armory BG NE -
ballroom G NESW omen
bloody-room GU NE item
catacombs B NESW omen
chapel G NS omen
charred-room GU NE omen
chasm B NS event
collapsed-room GU NE -
conservatory G NS item
cramped-passageway BGU NESW event
crawlspace BU NEW event
dining-room G NESW event
furnace-room B ES event
gallery U NS event
game-room BU NESW item
graveyard G NE omen
guest-quarters GU NE event
gymnasium BG NW -
junk-room GU NES item
kitchen G NS event
laboratory G NE event
larder G NW -
laundry-chute G N -
library GU NES omen
mystic-elevator BGU N -
nursery BU NE omen
observatory U NES omen
operating-theatre BU NE item
organ-room BU ES event
panic-room B N omen
primary-bedroom GU NES omen
ritual-room B NE omen
salon GU NE event
secret-staircase B N -
soundproofed-room BU NES omen
specimen-room GU EW omen
statuary-corridor U NS event
tower U NSW event
underground-cavern B NESW event
underground-lake B NE event
vault B N item
winter-bedroom GU NE omen
`;

const ALL: readonly TileDef[] = [...STARTS, ...TILES];
const letters = ({ regions }: TileDef): string => regions.map((region) => region.charAt(0).toUpperCase()).join('');
const row = (one: TileDef): string => `${one.id} ${letters(one)} ${one.doors.join('')} ${one.symbol ?? '-'}`;

describe('the tiles', () => {
  test('BH-TILE-02, BH-TILE-03, BH-TILE-06: every one has the regions, doors and symbol of its row', () => {
    expect(ALL.map(row)).toEqual(TABLE.trim().split('\n'));
  });

  test('BH-SETUP-10: 42 in the stack: 6 with four doors, 7 with three, 7 straight, 17 corners, 5 with one', () => {
    const shape = ({ doors }: TileDef): string => {
      const straight = doors.join('') === 'NS' || doors.join('') === 'EW';
      return doors.length === 2 ? (straight ? 'straight' : 'corner') : String(doors.length);
    };
    const count: Record<string, number> = {};
    for (const one of TILES) count[shape(one)] = (count[shape(one)] ?? 0) + 1;
    expect(count).toEqual({ 4: 6, 3: 7, straight: 7, corner: 17, 1: 5 });
    const playable = REGIONS.map((region) => TILES.filter(({ regions }) => regions.includes(region)).length);
    expect(playable).toEqual([19, 23, 22]);
  });

  test('BH-ADJ-02, BH-AMB-12: what leads to what, and whether one comes back', () => {
    expect(LINKS.map((link) => link.join(' > ')).sort()).toEqual([
      'gallery > ballroom',
      'graveyard > underground-cavern',
      'ground-floor-staircase > upper-landing',
      'hallway > secret-staircase',
      'laundry-chute > basement-landing',
      'secret-staircase > hallway',
      'underground-cavern > graveyard',
      'upper-landing > ground-floor-staircase',
    ]);
  });

  test('every tile that does something or leads somewhere says so in both languages, and no other', () => {
    const says = [...registry().rooms.keys(), ...LINKS.map(([from]) => from)];
    for (const language of ['en', 'pl'] as const) {
      const written = ALL.filter(({ id }) => texts[language][`text.tile.${id}`] !== undefined).map(({ id }) => id);
      expect(written.sort(), language).toEqual([...new Set(says)].sort());
    }
  });
});
