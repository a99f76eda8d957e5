/** Every card of the game can be named by its kind and its id, a heroine’s by what is on its back, her ultimate ability; copies of an item are told apart (`crucifix#2`). */
export type CardKind = 'action' | 'item' | 'terror' | 'event' | 'finale' | 'darkpower' | 'setup' | 'heroine';

export interface CardRef {
  readonly kind: CardKind;
  readonly id: string;
}
