import type { Details, Seat } from '@dreadhouse/engine';
import type { RoomId } from './content/board.ts';
import type { Window } from './content/definitions.ts';
import type { CombatFace } from './content/dice.ts';
import type { Colour } from './content/tiles.ts';
import type { Field } from './content/track.ts';

/** What can be asked, and what each question is about. */
export interface NemesisQuestions {
  draft: object;
  act: { actions: number };
  /** For which option of the turn, with its details. */
  pay: { left: number; action: string; details: Details };
  interrupt: { seat: Seat };
  'pass-discard': object;
  objective: object;
  'careful-noise': { room: RoomId };
  /** G-20: which of the drawn items is kept. */
  'search-keep': { colour: Colour };
  /** NL-ITEM-04: more than the hands hold. */
  'make-room': object;
  /** E-TRADE: with whom, what is given, what is asked for, and the partner's answer. */
  deal: { left: number };
  'deal-give': { seat: Seat };
  'deal-ask': { seat: Seat; give: string | null };
  'deal-answer': { seat: Seat; give: string | null; ask: string | null };
  /** G-10: after the roll. */
  reroll: { face: CombatFace };
  'more-ammunition': object;
  'card-for-damage': { face: CombatFace };
  /** */
  'which-egg': object;
  /** G-16: from where a door token is taken. */
  'which-door': { room: RoomId | null };
  /** G-35 (c) to (f). */
  react: { window: Window };
  /**
   * somebody needs another's consent. `action` is the option that was chosen: `room:ride:<shaft>:with:<seats>` (the elevator),
   * `room:examine:seat-<seat>:<object>` (the Laboratory), `play:escort:<seat>:<room>` (SE-5) or `item:scalpel:…` (IG-06).
   */
  consent: { seat: Seat; action: string };
  /** IR-04, Taser, Baton: a card of one's own choice. */
  'discard-card': object;
  /** Surveillance: the top event card stays or goes to the bottom. */
  'event-card': { card: string };
  /** NL-ROOM-ARCHIVE-05: which plan is looked at: `pool:<place>` or `seat:<seat>:<place>`. */
  'look-at-plan': object;
  /** SE-4, IY-09: at which tile that lies face down; so many are still to be looked at. */
  'look-at-tile': { left: number };
  /** NL-ROOM-CSSCTL-02: the token that was looked at stays, or moves one field: `stay`, `shift:<field>`. */
  'css-shift': { field: Field };
  /** Power tokens are laid out one after the other. */
  'place-power': { where: string };
  /** PI-2: markers are removed or placed one after the other. */
  'noise-marker': object;
}
