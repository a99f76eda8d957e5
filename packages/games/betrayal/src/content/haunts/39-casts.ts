import type { ActionInFile, Betrayal, FigureId, Mine, MonsterId, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  adjacent,
  areOpposed,
  damage,
  damageAll,
  figuresOn,
  hauntChoice,
  heal,
  inSight,
  isMonster,
  lies,
  monster,
  othersOn,
  place,
  placeToken,
  say,
  status,
  stun,
  symbolOf,
  TRAITS,
  tileOf,
  tiles,
} from '../kit.ts';
import { gain, hasPage, isKnownTo, type Page, pages, read, sendAway, shed } from './39-pages.ts';

// What the Pages of Marginalia do when they are cast.

export const stopped = status('stopped', { forbids: ['move'] });
export const bracketed = status('bracketed', { attackable: false });

/** How many Pages a Footnote shows. */
const NOTES = 3;

type Target = string | number | null;

const opponentsIn = (g: Betrayal, who: Seat, rooms: readonly TileId[]): FigureId[] =>
  rooms.flatMap((tile) => figuresOn(g, tile)).filter((one) => areOpposed(g, who, one));
const opponentsHere = (g: Betrayal, who: Seat): FigureId[] => opponentsIn(g, who, [tileOf(g, who)]);

/** The targets of these Pages are figures, so named by the rules themselves. */
const figure = (target: Target): FigureId | null => target as FigureId | null;

function fullStop(g: Betrayal, target: FigureId | null): void {
  if (target === null) return;
  if (isMonster(target)) stun(g, monster(g, target));
  else stopped.put(g, target);
}

function* freshInk(g: Betrayal, who: Seat, target: FigureId | null): Rules {
  if (target === null || isMonster(target)) return;
  const options = TRAITS.map((trait) => ({ id: `ink:${trait}`, details: { trait }, trait }));
  heal(g, target, (yield* hauntChoice(g, who, 'heals', options)).trait);
}

/** Face-down Pages that the caster's side has not read, the first of each tile. */
export function unreadBy(g: Betrayal, who: Seat): Token[] {
  const lying = pages.all(g).filter((page) => page.at !== null && !page.up && !isKnownTo(page, who));
  return lying.filter((page) => lying.find(({ at }) => at === page.at) === page);
}

function* footnote(g: Betrayal, who: Seat): Rules {
  for (let i = 0; i < NOTES && unreadBy(g, who).length > 0; i++) {
    const options = () => [
      ...unreadBy(g, who).map((page) => ({
        id: `foot:${page.at}`,
        at: `tile:${page.at}`,
        details: { tile: page.at },
        page,
      })),
      { id: 'notes-done', page: null },
    ];
    const { page } = yield* hauntChoice(g, who, 'looks', options);
    if (page === null) return;
    say(g, 'noted', { who, at: page.at });
    read(g, who, [page]);
  }
}

function ibid(g: Betrayal, who: Seat, target: FigureId | null): void {
  const held = target === null ? [] : pages.heldBy(g, target);
  if (held.length > 0) gain(g, who, g.pick('ibid', held));
}

function* blot(g: Betrayal, who: Seat): Rules {
  const at = tileOf(g, who);
  if (!lies(g, 'obstacle', at)) placeToken(g, 'obstacle', { at });
  const here = opponentsHere(g, who);
  const isSeat = (one: FigureId): one is Seat => !isMonster(one);
  yield* damageAll(g, here.filter(isSeat), 'mental', 1);
  for (const one of here.filter((each): each is MonsterId => isMonster(each)))
    yield* damage(g, one, 'mental', 1, 'BH-STRUCT-06');
}

/** Once in a turn for each Page; without a target its line does nothing, and it flies off all the same. */
function cast(
  page: Page,
  effect: (g: Betrayal, who: Seat, target: Target) => Rules,
  targets: (g: Betrayal, who: Seat) => readonly (string | number)[] = () => [],
): Omit<ActionInFile<Mine>, 'limit'> {
  return {
    by: 'all',
    can: (g, _me, who) => {
      if (!hasPage(g, who, page)) return false;
      const found = targets(g, who);
      return found.length === 0 ? true : found;
    },
    *does(g, _me, { who, target }) {
      yield* effect(g, who, target);
      sendAway(g, who, page);
      yield* shed(g, who);
    },
  };
}

export const CASTS = {
  'full-stop': cast(
    'full-stop',
    function* (g, _who, target) {
      fullStop(g, figure(target));
    },
    (g, who) =>
      opponentsIn(
        g,
        who,
        tiles(g).filter((tile) => inSight(g, tileOf(g, who), tile)),
      ),
  ),
  'fresh-ink': cast(
    'fresh-ink',
    (g, who, target) => freshInk(g, who, figure(target)),
    (g, who) => [who, ...othersOn(g, who).filter((other) => !areOpposed(g, who, other))],
  ),
  'cross-reference': cast(
    'cross-reference',
    function* (g, who, target) {
      if (target !== null) yield* place(g, who, target as TileId); // its targets are tiles
    },
    (g, who) => tiles(g).filter((tile) => symbolOf(tile) === 'omen' && tile !== tileOf(g, who)),
  ),
  'strike-through': cast(
    'strike-through',
    function* (g, _who, target) {
      const victim = figure(target);
      if (victim !== null) yield* damage(g, victim, 'mental', 2, 'BH-STRUCT-06');
    },
    (g, who) => opponentsIn(g, who, [tileOf(g, who), ...adjacent(g, tileOf(g, who), who)]),
  ),
  footnote: cast('footnote', footnote),
  ibid: cast(
    'ibid',
    function* (g, who, target) {
      ibid(g, who, figure(target));
    },
    (g, who) => opponentsHere(g, who).filter((one) => pages.heldBy(g, one).length > 0),
  ),
  brackets: cast('brackets', function* (g, who) {
    bracketed.put(g, who);
  }),
  blot: cast('blot', blot),
};
