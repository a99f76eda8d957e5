import type { Seat } from '@dreadhouse/engine';
import { hauntNumbered } from './catalogue.ts';
import { tileDef } from './content/tiles.ts';
import { bookFor } from './rules/books.ts';
import { numbersOf } from './rules/in-play.ts';
import { type Eyes, masked } from './secrets.ts';
import type { BetrayalState, HauntState, Token } from './state.ts';

/** Where a counter must go, and whose goal that is. */
interface CounterDef {
  readonly goal?: string;
  readonly side?: 'heroes' | 'traitor';
}

/** What lies open on the table: whoever watches sees this. */
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
    monsters: state.monsters.map((one) => ({ ...one })),
    omensDrawn: state.omensDrawn,
    revealing: state.revealing === null ? null : { seat: state.revealing.seat, omen: state.revealing.omen },
    turn: {
      ...state.turn,
      owned: [...state.turn.owned],
      used: [...state.turn.used],
      weapons: [...state.turn.weapons],
      notes: [...state.turn.notes],
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
  // H-22: after the end everything is open.
  const eyes = state.result === null ? seat : 'all';
  return {
    tokens: state.tokens.map((token) => viewToken(state, token, eyes)),
    haunt: state.haunt === null ? null : viewHaunt(state, state.haunt, seat, eyes),
  };
}

function viewToken({ seats }: BetrayalState, token: Token, eyes: Eyes) {
  const { id, kind, at, on, edge, of, n, up, face } = token;
  return { id, kind, at, on, edge: edge === null ? null : [...edge], of, n, up, face: masked(face, eyes, seats) };
}

function viewHaunt(state: BetrayalState, haunt: HauntState, seat: Seat | null, eyes: Eyes) {
  const def = hauntNumbered(haunt.number);
  const { number, named, trigger, revealer, traitor, revealed, first, round } = haunt;
  const book = bookFor({ state }, seat);
  const numbers = numbersOf(def, state.seats);
  // KIT, row 3: everybody sees a counter's value; where it must go shows with the goal's text.
  const counters = Object.entries<CounterDef | undefined>(def.counters ?? {}).map(([name, about]) => {
    const goal = about?.goal !== undefined && (about.side === undefined || book.includes(`goal:${about.side}`));
    const value = (haunt.memory as Readonly<Record<string, number>>)[name] ?? 0; // a counter is a number
    return { name, value, goal: goal ? (numbers[about?.goal ?? ''] ?? null) : null };
  });
  return {
    ...{ number, named, type: def.type, trigger, revealer, traitor, revealed, first, round, counters, book },
    memory: masked(haunt.memory, eyes, state.seats),
    roles: haunt.roles.map((role) => masked(role, eyes, state.seats)),
  };
}
