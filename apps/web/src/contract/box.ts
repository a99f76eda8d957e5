import type { ComponentType } from 'react';
import type { Typeface } from '../look/typefaces.ts';
import type { TextsIn } from '../text/text.ts';

/** What a game shows of itself on the shelf, before anything else of it is loaded. */
export interface GameBox {
  readonly Cover: ComponentType;
  /** Letters of its own, besides the house's. */
  readonly typefaces?: readonly Typeface[];
  /** Whether there is a game for everybody each day. */
  readonly daily?: boolean;
  readonly text: TextsIn<'pitch' | 'facts'>;
}
