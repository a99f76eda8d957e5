import type { Seat } from '@dreadhouse/engine';
import { hauntNumbered } from './catalogue.ts';
import { type TileId, tileDef } from './content/tiles.ts';
import type { Goal } from './content/types.ts';
import { bookFor } from './rules/books.ts';
import { mineOf } from './rules/in-play.ts';
import { lookAt } from './rules/table.ts';
import { type Eyes, isSeen, liesOpen, masked } from './secrets.ts';
import type { BetrayalState, HauntState, Token } from './state.ts';

/** What lies open on the table: whoever watches sees this, all traits (BH-TRAIT-04) and whatever is done (BH-SECRET-05) included. */
export function publicView(state: BetrayalState) {
  const [top] = state.stack;
  return {
    options: { ...state.options },
    seats: state.seats,
    scenario: state.scenario,
    explorers: state.explorers.map(({ id, at, traits, cards, dead, statuses }) => ({
      ...{ id, at, dead, traits: { ...traits }, cards: [...cards], statuses: [...statuses] },
    })),
    house: { ...state.house },
    // BH-TILE-02: the back of the top tile is there to be seen.
    stack: { left: [...state.stack].sort(), top: top === undefined ? [] : tileDef(top).regions },
    inHand: state.inHand,
    decks: { event: state.decks.event.length, item: state.decks.item.length, omen: state.decks.omen.length },
    drawn: state.drawn,
    laid: state.laid.map((one) => ({ ...one })),
    removed: [...state.removed],
    monsters: state.monsters.map((one) => ({ ...one })),
    omensDrawn: state.omensDrawn,
    revealing: state.revealing === null ? null : { seat: state.revealing.seat, omen: state.revealing.omen },
    turn: {
      ...state.turn,
      owned: [...state.turn.owned],
      used: [...state.turn.used],
      weapons: [...state.turn.weapons],
      notes: [...state.turn.notes],
      together: state.turn.together === null ? null : [...state.turn.together],
    },
    result: state.result === null ? null : { ...state.result, winners: [...state.result.winners] },
    ...ofViewer(state, null),
  };
}

/** What a seat sees besides: its side's book, its role, what it has looked at, what it has learnt alone. */
export function ownView(state: BetrayalState, seat: Seat) {
  return ofViewer(state, seat);
}

export type BetrayalView = ReturnType<typeof publicView>;

function ofViewer(state: BetrayalState, seat: Seat | null) {
  // BH-R-22: after the end everything is open.
  const eyes = state.result === null ? seat : 'all';
  return {
    tokens: [...state.tokens.map((token) => viewToken(state, token, eyes)), ...lairsSeen(state, eyes)],
    haunt: state.haunt === null ? null : viewHaunt(state, state.haunt, seat, eyes),
  };
}

function viewToken({ seats }: BetrayalState, token: Token, eyes: Eyes) {
  const { id, kind, at, on, edge, of, n, up, face } = token;
  return { id, kind, at, on, edge: edge === null ? null : [...edge], of, n, up, face: masked(face, eyes, seats) };
}

/** A token for each hidden place that these eyes have seen and not everybody has. */
function lairsSeen(state: BetrayalState, eyes: Eyes) {
  if (state.haunt === null) return [];
  const g = lookAt(state);
  const lairs = Object.entries(hauntNumbered(state.haunt.number).lairs ?? {});
  const seen = lairs.flatMap(
    ([kind, piecesOf]) =>
      piecesOf(g, mineOf(g))
        .filter((piece) => !liesOpen(piece, state.seats) && isSeen(piece, eyes))
        .map((piece) => ({ kind, at: piece.face as TileId })), // as the haunt says
  );
  const none = { on: null, edge: null, of: null, n: 0, up: true, face: null };
  return seen.map((lair, i) => ({ id: -1 - i, ...lair, ...none }));
}

function viewHaunt(state: BetrayalState, haunt: HauntState, seat: Seat | null, eyes: Eyes) {
  const def = hauntNumbered(haunt.number);
  const { number, named, trigger, revealer, traitor, revealed, first, round } = haunt;
  const book = bookFor({ state }, seat);
  return {
    ...{ number, named, type: def.type, trigger, revealer, traitor, revealed, first, round, book },
    counters: countersOf(state, haunt, book),
    memory: masked(haunt.memory, eyes, state.seats),
    roles: haunt.roles.map((role) => masked(role, eyes, state.seats)),
  };
}

/** BH-SECRET-02, BH-CTR-01: everybody sees a counter's value; where it must go shows with the goal's text. */
function countersOf(state: BetrayalState, haunt: HauntState, book: readonly string[]) {
  const def = hauntNumbered(haunt.number);
  const g = lookAt(state);
  const me = mineOf(g);
  const memory = haunt.memory as Readonly<Record<string, number>>; // a counter is a number
  const counted = Object.entries<Goal | undefined>(def.counters ?? {}).map(
    ([name, about = {}]) => [name, memory[name] ?? 0, about] as const,
  );
  const tallied = Object.entries(def.tallies ?? {}).map(([name, about]) => [name, about.count(g, me), about] as const);
  return [...counted, ...tallied].map(([name, value, { goal, side, falls }]) => {
    const isKnown = goal !== undefined && (side === undefined || book.includes(`goal:${side}`));
    const most = typeof goal === 'function' ? goal(g, me) : (me.n[goal ?? ''] ?? null);
    return { name, value, goal: isKnown ? most : null, ...(falls === undefined ? {} : { falls }) };
  });
}
