import type { Chance, Seat } from '@dreadhouse/engine';
import { COLOURS } from './content/tiles.ts';
import { backOf } from './rules/carry.ts';
import { isContamination } from './rules/hand.ts';
import { hasSeen } from './rules/pieces.ts';
import { pools, redeal, redealItems } from './secrets.ts';
import type { NemesisState, Piece } from './state.ts';

/** Deals everything anew that a seat cannot know, pool by pool; and which of two objectives somebody else has kept. */
export function imagine(state: NemesisState, seat: Seat, chance: Chance): void {
  for (const pool of pools(state, seat)) redeal(pool, seat, chance);
  redealItems(state, seat, chance);
  payable(state, seat);
  for (const { kept } of state.people)
    if (kept !== null && !hasSeen(kept, seat)) kept.face = chance.pick('imagine', ['first', 'second'] as const);
}

/** Whoever has declared an action holds what it is done with and what it costs: an action goes on in every world. */
function payable({ turn, people, decks }: NemesisState, seat: Seat): void {
  const payer = people[turn.seat];
  if (payer === undefined || turn.seat === seat) return;
  const isUnseen = (card: Piece): boolean => !hasSeen(card, seat);
  const bring = (card: string | null, to: readonly Piece[], from: readonly Piece[]): void => {
    if (card === null || to.some(({ face }) => face === card)) return;
    const there = from.find((one) => isUnseen(one) && one.face === card);
    const here = to.find(isUnseen);
    if (there !== undefined && here !== undefined) [there.face, here.face] = [here.face, there.face];
  };
  bring(turn.declared, payer.hand, payer.deck);
  for (const colour of COLOURS) bring(turn.declared, packOf(payer.pack, colour), decks[colour].draw);
  const elsewhere = people.filter((one) => one !== payer).flatMap(({ pack }) => pack);
  bring(turn.declared, packOf(payer.pack, 'crafted'), packOf(elsewhere, 'crafted'));
  const needed = turn.owed + (turn.declared !== null && payer.hand.some(({ face }) => face === turn.declared) ? 1 : 0);
  const held = payer.hand.filter((card) => !isContamination(card)).length;
  const out = payer.hand.filter((card) => isContamination(card) && isUnseen(card));
  const into = payer.deck.filter((card) => !isContamination(card) && isUnseen(card));
  for (let i = 0; i < needed - held; i++) {
    const [from, to] = [into[i], out[i]];
    if (from === undefined || to === undefined) return;
    [from.face, to.face] = [to.face, from.face];
  }
}

const packOf = (pack: readonly Piece[], colour: string): Piece[] => pack.filter((card) => backOf(card) === colour);
