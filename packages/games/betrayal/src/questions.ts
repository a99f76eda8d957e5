import type { Seat } from '@dreadhouse/engine';
import type { Trait } from './content/explorers.ts';
import type { Direction, TileId } from './content/tiles.ts';
import type { CardId, DamageKind, FigureId, MonsterId } from './state.ts';

/** What can be asked, and what each question is about. */
export interface BetrayalQuestions {
  'choose-explorer': object;
  'vote-scenario': object;
  turn: { moves: number };
  /** Behind which door it is laid. */
  'turn-tile': { tile: TileId; at: TileId; direction: Direction };
  'bury-tile': { tile: TileId };
  'place-at': { tile: TileId };
  rearrange: { tile: TileId };
  'which-region': object;
  /** `leasts`: the results from which on something else happens. */
  'which-trait': { why: string; leasts: readonly number[] };
  'take-damage': { kind: DamageKind; left: number };
  'take-as-general': { kind: DamageKind; amount: number };
  'gain-trait': object;
  'lose-trait': object;
  'may-gain-critical': object;
  /** `throws`: how many dice it would be; `bonus`: what is added to them. */
  'before-roll': { trait: Trait; throws: number; bonus: number; leasts: readonly number[] };
  /** `dice`: the faces that lie on the table. */
  'after-roll': { trait: Trait; total: number; dice: readonly number[]; leasts: readonly number[] };
  /** `haunted`: in a haunt roll, the result from which on the haunt comes. */
  'after-dice': { total: number; dice: readonly number[]; leasts: readonly number[]; haunted?: number };
  'which-result': { trait: Trait; leasts: readonly number[] };
  'which-die': { total: number; leasts: readonly number[]; haunted?: number };
  'which-tile': { why: string };
  'which-card': { why: string };
  'may-decline-event': { tile: TileId };
  'may-ignore-tile': { tile: TileId };
  'event-choice': { card: CardId };
  'trade-give': { to: Seat };
  'trade-take': { from: Seat };
  'agree-trade': { from: Seat; given: readonly CardId[]; taken: readonly CardId[] };
  'push-to': { who: FigureId };
  'attack-with': { defender: FigureId };
  'which-figure': { why: string };
  volunteer: object;
  'stay-traitor': object;
  monsters: object;
  monster: { monster: MonsterId; moves: number; attacked: boolean };
  /** Whatever only one haunt asks; its words stand with the haunt. */
  'haunt-choice': { haunt: number; what: string; n?: number };
  'haunt-tile': { haunt: number; what: string };
  'haunt-sealed': { haunt: number; what: string; who?: FigureId };
}
