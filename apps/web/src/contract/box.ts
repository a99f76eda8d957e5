import type { ComponentType } from 'react';
import type { TextsIn } from '../text/text.ts';

/** What a game shows of itself on the shelf, before anything else of it is loaded: its typefaces are not, so letters on the cover are drawn, or the house's. */
export interface GameBox {
  readonly Cover: ComponentType;
  /** Whether there is a game for everybody each day. */
  readonly daily?: boolean;
  /** For a game of which there is an album: how many pages it has, and its name on the shelf. */
  readonly album?: { readonly pages: number; readonly text: TextsIn<'album'> };
  readonly text: TextsIn<'pitch' | 'facts'>;
}
