import type { Chance, Seat } from '@dreadhouse/engine';
import { found, registry } from './catalogue.ts';
import { ROOM_IDS, roomDef } from './content/board.ts';
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
    ...(['red', 'yellow', 'green'] as const).map((deck) => state.decks[deck].draw),
  ];
}

/** The faces that a seat has not seen change places; sorted first, so that the deal depends on what is known alone. */
export function redeal(pieces: readonly Piece<unknown>[], seat: Seat, chance: Chance): void {
  const unseen = pieces.filter((piece) => !hasSeen(piece, seat));
  const faces = unseen.map(({ face }) => face).sort();
  chance.shuffle('imagine', faces);
  for (const [i, piece] of unseen.entries()) piece.face = faces[i];
}
