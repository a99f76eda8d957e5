import type { CSSProperties } from 'react';

/** Gives an element and all inside it the colour of a figure: `--tone`, for style sheets that do not know whose it is. */
export function figureTone(id: string): CSSProperties {
  return vars({ '--tone': `var(--figure-${id})` });
}

/** Custom properties as a style; the types of React know none but those of CSS itself. */
export function vars(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties;
}
