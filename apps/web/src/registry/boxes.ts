import { REGISTERED } from '@dreadhouse/registry';
import type { GameBox } from '../contract/box.ts';

/** The cover of each game and its few words: all of it that the shelf shows at once. */
const COVERS = import.meta.glob<{ readonly box: GameBox }>('../scenes/*/art/box.tsx', { eager: true });

/** A game as it stands on the shelf. */
export interface BoxOnShelf extends GameBox {
  readonly id: string;
  readonly title: string;
}

export const BOXES: readonly BoxOnShelf[] = REGISTERED.flatMap(({ id, title }) => {
  const found = COVERS[`../scenes/${id}/art/box.tsx`];
  return found === undefined ? [] : [{ ...found.box, id, title }];
});
