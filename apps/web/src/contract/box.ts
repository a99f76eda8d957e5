import type { ComponentType } from 'react';
import type { TextsIn } from '../text/text.ts';

/** What a game shows of itself on the shelf, before anything else of it is loaded. */
export interface GameBox {
  readonly Cover: ComponentType;
  readonly text: TextsIn<'pitch' | 'facts'>;
}
