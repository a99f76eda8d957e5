import type { Aim, Betrayal, MonsterState, Option, Seat, TileId, Token } from '../kit.ts';
import {
  distance,
  graded,
  heroes,
  heroesHunted,
  isAlive,
  isHero,
  monstersOn,
  symbolOf,
  tileOf,
  tiles,
  traitOf,
  whereAre,
} from '../kit.ts';
import { unreadBy } from './39-casts.ts';
import {
  countOf,
  isComplete,
  isHurting,
  isKnownTo,
  mostOf,
  PAGES,
  pages,
  SPELLS,
  scribes,
  sideOf,
} from './39-pages.ts';

// What thoughtful players of Marginalia are after, by what they have read.

const [OWN, DENIED, UNREAD, ANY, HURTS] = [9, 8, 6, 2.5, 1];

/** What a Page is worth to a seat, as far as it knows. */
function worthOf(g: Betrayal, page: Token | undefined, seat: Seat): number {
  if (page === undefined || !isKnownTo(page, seat)) return UNREAD;
  const side = sideOf(g, seat);
  if (countOf([page], side) > 0) return OWN;
  return countOf([page], side === 'heroes' ? 'traitor' : 'heroes') > 0 ? HURTS : ANY;
}

const omens = (g: Betrayal): TileId[] => tiles(g).filter((tile) => symbolOf(tile) === 'omen');

/** The hero to whom the Pages of the spell are brought: who knows most of those with most of it. */
function gatherer(g: Betrayal): Seat | undefined {
  const rank = (seat: Seat): number => 3 * countOf(pages.heldBy(g, seat), 'heroes') + traitOf(g, seat, 'knowledge');
  const most = Math.max(...heroes(g).map(rank));
  return heroes(g).find((seat) => rank(seat) === most);
}
const isSpellWithUs = (g: Betrayal): boolean =>
  countOf(
    heroes(g).flatMap((seat) => pages.heldBy(g, seat)),
    'heroes',
  ) >= SPELLS.heroes.length;

/** Places of Pages, each as good as the best that lies there. */
function toPages(g: Betrayal, worth: (page: Token) => number): Aim[] {
  const all = pages.all(g).flatMap((page) => (page.at === null ? [] : [[page.at, worth(page)] as const]));
  const best = new Map<TileId, number>();
  for (const [at, one] of all) if (one > 0) best.set(at, Math.max(one, best.get(at) ?? 0));
  return graded([...best.keys()], (at) => best.get(at) ?? 0);
}

function wanted(g: Betrayal, seat: Seat): Aim[] {
  const isFull = pages.heldBy(g, seat).length >= mostOf(g, seat);
  return toPages(g, (page) => {
    const worth = worthOf(g, page, seat);
    return worth <= HURTS || (isFull && worth < OWN) ? 0 : worth;
  });
}

export function covets(g: Betrayal, seat: Seat): Aim[] {
  if (isComplete(g, seat)) return [{ worth: 18, at: omens(g) }];
  const robs = (base: number, one: number | MonsterState['id']): Aim => ({
    worth: base + 1.2 * pages.heldBy(g, one).length,
    prey: one,
  });
  if (!isHero(g, seat)) return [...wanted(g, seat), ...heroes(g).map((prey) => robs(2, prey))];
  const to = gatherer(g);
  const mine = countOf(pages.heldBy(g, seat), 'heroes');
  const meets: Aim[] =
    !isSpellWithUs(g) || to === undefined
      ? []
      : seat !== to
        ? [{ worth: mine > 0 ? 14 : 0, at: [tileOf(g, to)] }]
        : heroes(g)
            .filter((one) => one !== seat && countOf(pages.heldBy(g, one), 'heroes') > 0)
            .map((one) => ({ worth: 10, at: [tileOf(g, one)] }));
  const escort = heroes(g)
    .filter((one) => one !== seat && isComplete(g, one))
    .map((one) => ({ worth: 5, at: [tileOf(g, one)] }));
  const foes = [...scribes.ids(g), g.state.haunt?.traitor ?? []].flat();
  const prey = foes
    .filter((one) => typeof one === 'string' || isAlive(g, one))
    .map((one) => robs(pages.heldBy(g, one).length > 0 ? 1.5 : 0.5, one));
  return [...meets, ...escort, ...wanted(g, seat), ...prey];
}

/** What a Scribe is sent for: it can keep the heroes' Pages from them without being hurt. */
const worthToFetch = (g: Betrayal, page: Token | undefined, traitor: Seat): number =>
  page !== undefined && worthOf(g, page, traitor) === HURTS ? DENIED : worthOf(g, page, traitor);

/** A Scribe fetches what its master can use, and brings it; with nobody to bring it to it keeps out of reach. */
export function errands(g: Betrayal, traitor: Seat, { id }: MonsterState): Aim[] {
  const held = pages.firstHeldBy(g, id);
  if (held === undefined)
    return [
      ...toPages(g, (page) => worthToFetch(g, page, traitor) + 1),
      ...heroesHunted(g, (prey) => 2 + pages.heldBy(g, prey).length),
    ];
  const isWanted = isAlive(g, traitor) && worthOf(g, held, traitor) > HURTS;
  return [isWanted ? { worth: 8, at: [tileOf(g, traitor)] } : { worth: 4, shun: whereAre(g, heroes(g)) }];
}

type Like = (g: Betrayal, me: object, seat: Seat, option: Option) => number;
const pageOf = (g: Betrayal, { id }: Option): Token | undefined =>
  pages.all(g).find((one) => one.id === Number(id.split(':').at(-1)));
const hasTarget = ({ details }: Option): boolean => (details?.['target'] ?? null) !== null;

/** One's own spell is kept, what hurts is cast while somebody can be hit, and at the latest before the turn ends. */
const likesCast =
  (page: (typeof PAGES)[number]): Like =>
  (g, _me, seat, option) => {
    const side = sideOf(g, seat);
    if (SPELLS[side].includes(page)) return -6;
    if (page === 'cross-reference') return isComplete(g, seat) && symbolOf(tileOf(g, seat)) !== 'omen' ? 20 : -3;
    if (page === 'ibid') return hasTarget(option) ? 6 : -3;
    if (page === 'footnote') return 2 + unreadBy(g, seat).length;
    return hasTarget(option) || page === 'blot' ? 4 : 1.5;
  };

/** The best of what lies on the tile. */
const likesRead: Like = (g, _me, seat) =>
  Math.max(...pages.on(g, tileOf(g, seat)).map((page) => worthOf(g, page, seat)));

export const LIKES: Readonly<Record<string, Like>> = {
  ...Object.fromEntries(PAGES.map((page) => [page, likesCast(page)])),
  read: (g, me, seat, option) => {
    const worth = likesRead(g, me, seat, option);
    return worth <= HURTS ? -2 : worth;
  },
  unwrite: () => 25,
  bind: () => 25,
  fetch: (g, _me, seat, { details }) =>
    Math.max(...pages.on(g, details?.['target'] as TileId).map((page) => worthToFetch(g, page, seat))), // as the option says
  'hand-over': (g, _me, seat, { details }) => {
    const there = monstersOn(g, details?.['target'] as TileId).flatMap((one) => pages.heldBy(g, one)); // as the option says
    return Math.max(...there.map((page) => worthOf(g, page, seat))) > HURTS ? 8 : -2;
  },
  receive: (g, _me, seat) => (isHurting(g, seat) ? 5 : -2),
  takes: (g, _me, seat, option) => worthOf(g, pageOf(g, option), seat),
  fetches: (g, _me, seat, option) => worthToFetch(g, pageOf(g, option), seat),
  surplus: (g, _me, seat, option) => -worthOf(g, pageOf(g, option), seat),
  receives: (g, _me, seat, option) => -worthOf(g, pageOf(g, option), seat),
  tear: (_g, _me, _seat, { id }) => (id === 'tear-page' ? 5 : 2),
  looks: (g, _me, seat, { id, details }) =>
    id === 'notes-done' ? 0 : 1 - 0.05 * Math.min(9, distance(g, tileOf(g, seat), details?.['tile'] as TileId)), // as the option says
  'keep-page': (g, _me, seat, option) => worthOf(g, pageOf(g, option), seat) / 3,
  'hand-page': (g, _me, seat, { id, details }) => {
    const page = pages.all(g).find((one) => one.id === details?.['token']);
    const isMeant = page !== undefined && isKnownTo(page, seat) && countOf([page], 'heroes') > 0;
    return isHero(g, seat) && isMeant && seat !== gatherer(g) && id === `to:${gatherer(g)}` ? 1 : 0;
  },
};
