import type { ComponentType } from 'react';
import type { TextsIn } from '../text/text.ts';

/** A game as it stands on the shelf, before anything else of it is loaded. */
export interface GameBox {
  readonly id: string;
  readonly Cover: ComponentType;
  readonly text: TextsIn<'title' | 'pitch' | 'facts'>;
}
