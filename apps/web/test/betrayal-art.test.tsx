import { registry } from '@dreadhouse/betrayal';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../src/scenes/betrayal/art/cards/events.ts';
import { ITEMS } from '../src/scenes/betrayal/art/cards/items.ts';
import { OMENS } from '../src/scenes/betrayal/art/cards/omens.ts';
import { SCENARIOS } from '../src/scenes/betrayal/art/cards/scenarios.ts';
import { CoverPicture } from '../src/scenes/betrayal/art/cover.tsx';
import type { Drawing } from '../src/scenes/betrayal/art/drawing.ts';
import { Frame, turnedDoors } from '../src/scenes/betrayal/art/frame.tsx';
import {
  BookCover,
  CardBack,
  CardPicture,
  ExplorerFigure,
  Portrait,
  ScenarioPicture,
} from '../src/scenes/betrayal/art/pictures.tsx';
import { EXPLORERS } from '../src/scenes/betrayal/art/pieces/explorers.ts';
import { monsterOf, tokenOf } from '../src/scenes/betrayal/art/pieces/kinds.ts';
import { MONSTERS } from '../src/scenes/betrayal/art/pieces/monsters.ts';
import { TOKENS } from '../src/scenes/betrayal/art/pieces/tokens.ts';
import { TileBack, TilePicture } from '../src/scenes/betrayal/art/room-picture.tsx';
import { ROOM_PICTURES } from '../src/scenes/betrayal/art/rooms/index.ts';

// What the game has, by id.
const TILES = `entrance-hall hallway ground-floor-staircase upper-landing basement-landing
  armory ballroom bloody-room catacombs chapel charred-room chasm collapsed-room conservatory cramped-passageway crawlspace dining-room
  furnace-room gallery game-room graveyard guest-quarters gymnasium junk-room kitchen laboratory larder laundry-chute library
  mystic-elevator nursery observatory operating-theatre organ-room panic-room primary-bedroom ritual-room salon secret-staircase
  soundproofed-room specimen-room statuary-corridor tower underground-cavern underground-lake vault winter-bedroom dig`;
const PEOPLE = 'josef oliver stephanie persephone sammy jaden isa anita warren dan michelle brittani';
const OMEN_IDS = 'armor book dagger dog holy-symbol idol mask ring skull';
const ITEM_IDS = `angels-feather brooch chainsaw creepy-doll crossbow dynamite first-aid-kit flashlight gun headphones leather-jacket
  lucky-coin machete magic-camera map mirror mystical-stopwatch necklace-of-teeth rabbits-foot skeleton-key strange-amulet strange-medicine`;
const EVENT_IDS = `a-bite a-cry-for-help a-full-table alien-geometry a-moment-of-hope an-eerie-feeling a-secret-passage a-splash-of-crimson
  a-vial-of-dust bat-out-of-hell behind-you brain-food burning-figure cassette-player clown-room creaking-door dark-and-stormy-night
  eerie-mirror flickering-lights forbidden-knowledge funeral hanged-men impossible-architecture jar-of-organs jonahs-turn meat-moss
  mysterious-fluid phone-call poor-yorick radio-broadcast say-cheese secret-elevator severed-hand spiders taxidermy
  technical-difficulties the-deepest-closet the-flowering the-house-is-hungry the-oldest-house the-stars-at-night tiny-robot wandering-ghost`;
const SCENARIO_IDS = 'paranormal-investigators cursed a-strange-disappearance a-mysterious-invitation for-sale';
const MONSTER_IDS = 'ghost hound waiter servant realtor reflection drowned poltergeist';
const TOKEN_IDS = `obstacle secret-passage blessing keepsake herb blood picked rite deed fault mirror scent wren cornerstone reading case
  mouth heirloom thimble fan cup watch signet`;

const ids = (words: string): string[] => words.split(/\s+/).toSorted();

const DRAWINGS: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  rooms: Object.fromEntries(Object.entries(ROOM_PICTURES).map(([id, { things }]) => [id, things])),
  omens: OMENS,
  items: ITEMS,
  events: EVENTS,
  scenarios: SCENARIOS,
  monsters: MONSTERS,
  tokens: TOKENS,
};

describe('every id has its own drawing', () => {
  test.each([
    ['rooms', TILES],
    ['omens', OMEN_IDS],
    ['items', ITEM_IDS],
    ['events', EVENT_IDS],
    ['scenarios', SCENARIO_IDS],
  ])('%s', (kind, words) => {
    expect(Object.keys(DRAWINGS[kind] ?? {}).toSorted()).toEqual(ids(words));
  });

  test('explorers', () => expect(Object.keys(EXPLORERS).toSorted()).toEqual(ids(PEOPLE)));
  test('monsters of the first haunts', () =>
    expect(Object.keys(MONSTERS)).toEqual(expect.arrayContaining(ids(MONSTER_IDS))));
  test('tokens of the first haunts', () => expect(Object.keys(TOKENS)).toEqual(expect.arrayContaining(ids(TOKEN_IDS))));

  test('whatever a haunt puts on the table has a picture of its kind, not a stand-in', () => {
    const all = [...registry().haunts.values()];
    const kinds = (pieces: 'tokens' | 'monsters') => all.flatMap((one) => one[pieces]?.map(({ id }) => id) ?? []);
    expect(kinds('tokens').filter((kind) => tokenOf(kind) === TOKENS['marker'])).toEqual([]);
    // Shadows are drawn as what they are.
    expect(kinds('monsters').filter((kind) => kind !== 'shadow' && monsterOf(kind) === MONSTERS['shadow'])).toEqual([]);
  });

  test.each(Object.keys(DRAWINGS))('no two %s look the same', (kind) => {
    const drawn = Object.values(DRAWINGS[kind] ?? {}).map((one) => JSON.stringify(one));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn).not.toContain('[]');
  });
});

describe('what is drawn can be drawn', () => {
  test.each(Object.entries(DRAWINGS))('%s: every path is one', (_, drawings) => {
    for (const [id, drawing] of Object.entries(drawings)) {
      for (const path of pathsOf(drawing)) expect(problemOf(path), `${id}: ${path}`).toBeNull();
    }
  });

  test('every light and texture that a picture asks for is in it', () => {
    const pictures = [
      ...ids(TILES).map((id) => <TilePicture key={id} id={id} doors={['N', 'E', 'S', 'W']} symbol="omen" />),
      ...(['omen', 'item', 'event'] as const).flatMap((deck) => [
        <CardBack key={deck} deck={deck} />,
        <CardPicture key={`${deck} face`} deck={deck} id="nobody-drew-this" />,
      ]),
      <ScenarioPicture key="scenario" id="cursed" />,
      <BookCover key="book" side="traitor" />,
      <BookCover key="other book" side="heroes" />,
      <CoverPicture key="cover" />,
      <TileBack key="back" regions={['ground']} />,
      <Portrait key="portrait" id="josef" traitor dead />,
    ];
    for (const picture of pictures) {
      const markup = renderToStaticMarkup(picture);
      const asked = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(asked.filter((id) => !markup.includes(`id="${id}"`))).toEqual([]);
    }
  });

  test('the dead lie, the traitor is marked, and a stranger is drawn as somebody', () => {
    const figure = (props: { id: string; dead?: boolean; traitor?: boolean }) =>
      renderToStaticMarkup(<ExplorerFigure {...props} />);
    const looks = [{ id: 'isa' }, { id: 'isa', dead: true }, { id: 'isa', traitor: true }, { id: 'nobody' }].map(
      figure,
    );
    expect(new Set(looks).size).toBe(4);
  });

  test('a kind without a drawing borrows one', () => {
    expect(monsterOf('mason')).toBe(MONSTERS['worker']);
    expect(monsterOf('something-else')).toBe(MONSTERS['shadow']);
    expect(tokenOf('gravestone')).toBe(TOKENS['grave']);
    expect(tokenOf('something-else')).toBe(TOKENS['marker']);
  });
});

describe('doors', () => {
  test('turn clockwise with their tile', () => {
    expect([0, 1, 2, 3, 4, 5].map((turn) => turnedDoors(['N', 'E'], turn).join(''))).toEqual([
      'NE',
      'ES',
      'SW',
      'NW',
      'NE',
      'ES',
    ]);
    expect(turnedDoors(['N'], 3)).toEqual(['W']);
  });

  test('are drawn where the tile has them, boarded up where they lead nowhere', () => {
    const markup = (walledUp: readonly ('N' | 'S')[]) =>
      renderToStaticMarkup(<Frame doors={['N', 'S']} turn={1} walledUp={walledUp} />);
    expect([...markup([]).matchAll(/data-door="(.)"/g)].map(([, side]) => side)).toEqual(['E', 'W']);
    expect(markup(['N'])).toBe(markup([]));
    const turnedBack = (walledUp: readonly 'N'[]) =>
      renderToStaticMarkup(<Frame doors={['N', 'S']} walledUp={walledUp} />);
    expect(turnedBack(['N'])).not.toBe(turnedBack([]));
  });
});

function pathsOf(drawing: Drawing): string[] {
  return drawing.flatMap((layer) => ('of' in layer ? pathsOf(layer.of) : [layer[1]]));
}

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

/** What is wrong with the data of a path: a browser draws it up to there and says nothing. */
function problemOf(path: string): string | null {
  if (!/^M/.test(path)) return 'does not begin with M';
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const needed = NUMBERS[command.toLowerCase()];
    if (needed === undefined) return `no command ${command}`;
    const numbers = rest.match(/[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/g) ?? [];
    if (needed === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % needed !== 0)
      return `${command}${rest}`;
  }
  return null;
}
