/** Every card of the game can be named by its kind and its id; copies of an item are told apart (`crucifix#2`). */
export type CardKind = 'action' | 'item' | 'terror' | 'event' | 'finale' | 'darkpower' | 'setup';

export interface CardRef {
  readonly kind: CardKind;
  readonly id: string;
}
