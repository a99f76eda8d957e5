import type { CSSProperties } from 'react';

/** Gives an element and all inside it a colour of the look by its name: `--tone`, for style sheets that do not know which one it is. */
export function toneOf(colour: string): CSSProperties {
  return vars({ '--tone': `var(--${colour})` });
}

/** The colour of a figure. */
export const figureTone = (id: string): CSSProperties => toneOf(`figure-${id}`);

/** Custom properties as a style; the types of React know none but those of CSS itself. */
export function vars(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties;
}
