import type { Chance, Seat } from '@dreadhouse/engine';
import { found, registry } from './catalogue.ts';
import { ROOM_IDS, roomDef } from './content/board.ts';
import { COLOURS } from './content/tiles.ts';
import { backOf, itemDef } from './rules/carry.ts';
import { hasSeen } from './rules/pieces.ts';
import type { NemesisState, Piece } from './state.ts';

// What is hidden, declared once (6.1): the pools inside which faces that a seat has not seen can be exchanged. A view shows a face to
// those who have seen it; an imagined world deals the others anew.

export function pools(state: NemesisState, seat: Seat): readonly (readonly Piece<unknown>[])[] {
  const { unused, people } = state;
  const tiles = (slot: string) => ROOM_IDS.filter((id) => roomDef(id).slot === slot).map((id) => state.rooms[id].tile);
  const others = people.filter((_, other) => other !== seat);
  const objectives = [...others.flatMap((one) => one.objectives), ...unused.objectives];
  const ofKind = (kind: string) => objectives.filter(({ face }) => found(registry().objectives, face).kind === kind);
  return [
    tiles('I'),
    [...tiles('II'), ...unused.tiles],
    [...ROOM_IDS.flatMap((id) => state.rooms[id].token ?? []), ...unused.tokens],
    [...state.css.map(({ token }) => token), ...unused.css],
    [...others.flatMap((one) => one.plans), ...state.plans.pool, state.plans.active],
    [...state.lab.weaknesses, ...unused.weaknesses],
    ofKind('personal'),
    ofKind('corporate'),
    ofKind('shared'),
    // An action card lies in one's own deck, or in somebody else's hand or deck.
    ...people.map((one, other) => (other === seat ? one.deck : [...one.hand, ...one.deck])),
    state.contamination,
    state.attack.draw,
    state.event.draw,
    state.wounds.draw,
    state.computer,
  ];
}

/**
 * Item cards of one back lie in their deck, in somebody's backpack, before whoever searches, or in the box. No heavy one is in a backpack,
 * nor in the box unseen. Of crafted ones only those can be unknown that went from backpack to backpack: their pile lies open.
 */
export function redealItems(state: NemesisState, seat: Seat, chance: Chance): void {
  for (const colour of [...COLOURS, 'crafted'] as const) {
    const isUnseen = (card: Piece): boolean => backOf(card) === colour && !hasSeen(card, seat);
    const light = [...state.people.flatMap(({ pack }) => pack), ...state.unused.items].filter(isUnseen);
    const any = [...state.aside, ...state.decks[colour].draw].filter(isUnseen);
    const faces = [...light, ...any].map(({ face }) => face).sort();
    chance.shuffle('imagine', faces);
    for (const card of light) {
      const at = faces.findIndex((face) => itemDef(face).heavy !== true);
      card.face = faces.splice(at, 1)[0] ?? card.face;
    }
    for (const [i, card] of any.entries()) card.face = faces[i] ?? card.face;
  }
}

/** The faces that a seat has not seen change places; sorted first, so that the deal depends on what is known alone. */
export function redeal(pieces: readonly Piece<unknown>[], seat: Seat, chance: Chance): void {
  const unseen = pieces.filter((piece) => !hasSeen(piece, seat));
  const faces = unseen.map(({ face }) => face).sort();
  chance.shuffle('imagine', faces);
  for (const [i, piece] of unseen.entries()) piece.face = faces[i];
}
