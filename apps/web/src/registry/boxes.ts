import type { ComponentType } from 'react';
import { box as armyOfTheDead } from '../scenes/army-of-the-dead/art/box.tsx';
import { box as finalGirl } from '../scenes/final-girl/art/box.tsx';
import { box as terrorscape } from '../scenes/terrorscape/art/box.tsx';
import type { TextsIn } from '../text/text.ts';

/** A game as it stands on the shelf, before anything else of it is loaded. */
export interface GameBox {
  readonly id: string;
  readonly Cover: ComponentType;
  readonly text: TextsIn<'title' | 'pitch' | 'facts'>;
}

export const BOXES: readonly GameBox[] = [finalGirl, terrorscape, armyOfTheDead];
