/** One cut of a typeface, in the two files that together hold every Polish glyph. */
export interface Typeface {
  readonly family: string;
  readonly latin: string;
  readonly latinExt: string;
  readonly weight?: string;
  readonly style?: 'normal' | 'italic';
}

const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212';
const LATIN_EXT = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF';

const known = new Set<Typeface>();

/** Makes typefaces known, each once. Each file is loaded when one of its letters is shown first. */
export function knowTypefaces(all: readonly Typeface[]): void {
  for (const typeface of all) {
    if (known.has(typeface)) continue;
    known.add(typeface);
    const { family, latin, latinExt, weight = '400', style = 'normal' } = typeface;
    const know = (url: string, unicodeRange: string): void => {
      document.fonts.add(new FontFace(family, `url("${url}")`, { weight, style, unicodeRange, display: 'swap' }));
    };
    know(latin, LATIN);
    know(latinExt, LATIN_EXT);
  }
}
