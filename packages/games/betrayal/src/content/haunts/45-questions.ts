import { explorerDef } from '../explorers.ts';
import type { Aim, Betrayal, Hidden, MemoryOf, Seat, TileId, Trait } from '../kit.ts';
import {
  adjacent,
  everybody,
  explorerAt,
  explorersOn,
  heroesHunted,
  hiddenShape,
  isAlive,
  isTraitor,
  keep,
  living,
  regionOf,
  roleOf,
  roundOf,
  secretSeat,
  shuffled,
  status,
  symbolOf,
  tileOf,
  tiles,
  tokens,
  traitOf,
  whisper,
} from '../kit.ts';

// Guest List: what can be asked about one explorer compared to another (whatever is equal is no more), what that shows, and what is written.

export const pages = tokens('page-found');
export const struck = status('struck');

type Compares = (g: Betrayal, one: Seat, me: Seat) => boolean;

const printed = (g: Betrayal, seat: Seat) => explorerDef(explorerAt(g, seat).id);
/** Where in the year a birthday is. */
const dayOf = (g: Betrayal, seat: Seat): number => {
  const [month, day] = printed(g, seat).birthday;
  return 100 * month + day;
};
const hasMore =
  (trait: Trait): Compares =>
  (g, one, me) =>
    traitOf(g, one, trait) > traitOf(g, me, trait);

export const QUESTIONS = {
  older: (g, one, me) => printed(g, one).age > printed(g, me).age,
  birthday: (g, one, me) => dayOf(g, one) > dayOf(g, me),
  might: hasMore('might'),
  speed: hasMore('speed'),
  knowledge: hasMore('knowledge'),
  sanity: hasMore('sanity'),
  region: (g, one, me) => regionOf(g, tileOf(g, one)) === regionOf(g, tileOf(g, me)),
  cards: (g, one, me) => explorerAt(g, one).cards.length > explorerAt(g, me).cards.length,
} as const satisfies Readonly<Record<string, Compares>>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[]; // its own keys

export const [AUTHOR, NOBODY] = ['author', ''];

export const memory = {
  rounds: keep.count(20),
  ink: keep.count(6),
  unwritten: keep.count(20),
  /** Whom the Author's Slip names, as a seat; nobody where it is empty. */
  slip: keep.as<Hidden>(
    () => ({ face: NOBODY, seen: [] }),
    (players) => hiddenShape<string>(players, [NOBODY, ...Array.from({ length: players }, (_, one) => String(one))]),
  ),
  /** The round at whose end a new Slip is dealt. */
  due: keep.count(20),
  /** Questions that are closed. */
  closed: keep.some(QUESTION_IDS),
  /** Whether a page has been found in this round. */
  found: keep.flag,
  /** Seats that cannot be the Author, by all that has been shown. */
  cleared: keep.seats,
};
export type Memory = MemoryOf<typeof memory>;

export const free = (g: Betrayal): Seat[] => living(g).filter((seat) => !struck.isOn(g, seat));
export const near = (g: Betrayal, seat: Seat): TileId[] => [
  tileOf(g, seat),
  ...adjacent(g, tileOf(g, seat), 'explorer'),
];
export const isSite = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !pages.lieOn(g, tile);
/** Guests who are struck or dead; who of the struck is none is not shown. */
export const lost = (g: Betrayal): number =>
  everybody(g).filter(
    (seat) => seat !== (g.state.haunt?.traitor ?? secretSeat(g)) && (!isAlive(g, seat) || struck.isOn(g, seat)),
  ).length;

export function clear(memory: Memory, isOut: (seat: Seat) => boolean, seats: readonly Seat[]): void {
  for (const seat of seats) if (!memory.cleared.includes(seat) && isOut(seat)) memory.cleared.push(seat);
}

export function openQuestions(memory: Memory): QuestionId[] {
  return QUESTION_IDS.filter((id) => !memory.closed.includes(id));
}

/** Everybody is asked alike; only the Author's answer counts. */
export function strokes(g: Betrayal, memory: Memory, seat: Seat) {
  const there = near(g, seat).flatMap((tile) => explorersOn(g, tile).filter((one) => !struck.isOn(g, one)));
  const hasSlip = roleOf(g, seat) === AUTHOR ? memory.slip.face !== NOBODY : memory.due === 0;
  return [
    { id: 'pen-rest', whom: null },
    ...(hasSlip ? ([{ id: 'pen-dry', whom: 'slip' }] as const) : []),
    ...there.map((whom) => ({ id: `pen-wet:${whom}`, whom, details: { seat: whom } })),
  ];
}

/** Whom the Slip can name: anybody else who is not struck. The luck is the same whoever the Author is. */
export function dealSlip(g: Betrayal, memory: Memory): void {
  const order = shuffled(g, 'slip', everybody(g));
  const author = secretSeat(g);
  const isGood = (seat: Seat): boolean => seat !== author && free(g).includes(seat);
  if (memory.due > roundOf(g) || isGood(memory.slip.face === NOBODY ? -1 : Number(memory.slip.face))) return;
  memory.due = 0;
  const named = order.find(isGood);
  memory.slip = { face: named === undefined ? NOBODY : String(named), seen: author === null ? [] : [author] };
  if (author === null) return;
  if (named === undefined) whisper(g, author, 'no-slip');
  else whisper(g, author, 'slip', { who: named });
}

/** Who can be the Author as far as a seat can tell. */
export const suspects = (g: Betrayal, memory: Memory, seat: Seat): Seat[] =>
  living(g).filter((one) => one !== seat && !memory.cleared.includes(one));

/** To a page, and to the last suspect; afterwards to the Author, or to whoever is not struck yet. */
export function aims(g: Betrayal, memory: Memory, seat: Seat): Aim[] {
  if (isTraitor(g, seat)) return heroesHunted(g, (prey) => (struck.isOn(g, prey) ? 2 : 6));
  const traitor = g.state.haunt?.traitor ?? null;
  if (traitor !== null) return [{ worth: 7, at: [tileOf(g, traitor)] }];
  const left = suspects(g, memory, seat);
  const isSure = left.length === 1 || (left.length === 2 && memory.rounds >= 5);
  const mayAct = !struck.isOn(g, seat);
  return [
    { worth: mayAct && !memory.found ? 5 : 2, at: tiles(g).filter((tile) => isSite(g, tile)) },
    { worth: mayAct && isSure && roleOf(g, seat) !== AUTHOR ? 9 : 0.5, at: left.map((one) => tileOf(g, one)) },
  ];
}
