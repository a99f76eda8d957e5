import type { Chance, Seat } from '@dreadhouse/engine';
import { registry } from './catalogue.ts';
import type { Back } from './content/definitions.ts';
import { COLOURS } from './content/tiles.ts';
import { backOf } from './rules/carry.ts';
import { CONTAMINATION, isContamination } from './rules/hand.ts';
import { hasSeen } from './rules/pieces.ts';
import { pools, redeal, redealItems } from './secrets.ts';
import type { NemesisState, Piece } from './state.ts';

/** Deals everything anew that a seat cannot know, pool by pool; and which of two objectives somebody else has kept. */
export function imagine(state: NemesisState, seat: Seat, chance: Chance): void {
  for (const pool of pools(state, seat)) redeal(pool, seat, chance);
  redealItems(state, seat, chance);
  holdWhatIsDeclared(state, seat);
  for (const { kept } of state.people)
    if (kept !== null && !hasSeen(kept, seat)) kept.face = chance.pick('imagine', ['first', 'second'] as const);
}

/** What a card has to be. */
type Wanted = (card: Piece) => boolean;

function called(name: string): Wanted {
  return ({ face }) => face === name;
}

/**
 * Whoever has declared an action holds what it is done with, what it needs and what it costs until it is resolved: it goes on in every world.
 * Of a contamination card nobody else knows which one is meant.
 */
function holdWhatIsDeclared(state: NemesisState, seat: Seat): void {
  const { declared, owed } = state.turn;
  const payer = state.people[state.turn.seat];
  if (declared === null || payer === undefined || state.turn.seat === seat) return;
  const inHand: Wanted[] = [
    ...declared.filter((what) => registry().actions.has(what)).map(called),
    ...declared.filter((what) => what === CONTAMINATION).map(() => isContamination),
    ...Array.from({ length: owed }, (): Wanted => (card) => !isContamination(card)),
  ];
  hold(inHand, payer.hand, payer.deck, seat);
  for (const back of [...COLOURS, 'crafted'] as const) {
    const inPack = declared.filter((what) => isCarriedUnseen(what, back)).map(called);
    if (inPack.length === 0) continue;
    const others = state.people.filter((one) => one !== payer).flatMap(({ pack }) => pack);
    const elsewhere = [...state.decks[back].draw, ...others, ...state.aside, ...state.unused.items];
    const isOfBack: Wanted = (card) => backOf(card) === back;
    hold(inPack, payer.pack.filter(isOfBack), elsewhere.filter(isOfBack), seat);
  }
}

/** An item of this back that goes into a backpack. */
function isCarriedUnseen(what: string, back: Back): boolean {
  const item = registry().items.get(what);
  return item?.deck === back && item.heavy !== true;
}

/** One card for each that is wanted; where there is none, it comes from elsewhere in exchange for another. What the seat has seen stays where it is. */
function hold(wanted: readonly Wanted[], held: readonly Piece[], elsewhere: readonly Piece[], seat: Seat): void {
  const isUnseen: Wanted = (card) => !hasSeen(card, seat);
  // What stays where it is serves first, so that enough is left to be exchanged.
  const left = [...held.filter((card) => !isUnseen(card)), ...held.filter(isUnseen)];
  for (const isWanted of wanted) {
    const there = left.find(isWanted) ?? elsewhere.find((card) => isUnseen(card) && isWanted(card));
    const here = there !== undefined && left.includes(there) ? there : left.find(isUnseen);
    if (there === undefined || here === undefined) return;
    [there.face, here.face] = [here.face, there.face];
    left.splice(left.indexOf(here), 1);
  }
}
