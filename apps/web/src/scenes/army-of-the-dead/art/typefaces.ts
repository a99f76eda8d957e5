import small from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2';
import heavy from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import smallExt from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-500-normal.woff2';
import heavyExt from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2';
import neon from '@fontsource/tilt-neon/files/tilt-neon-latin-400-normal.woff2';
import neonExt from '@fontsource/tilt-neon/files/tilt-neon-latin-ext-400-normal.woff2';
import type { Typeface } from '../../../look/typefaces.ts';

/** A tube sign and the small print under it. */
export const typefaces: readonly Typeface[] = [
  { family: 'Tilt Neon', latin: neon, latinExt: neonExt },
  { family: 'Barlow Condensed', weight: '500', latin: small, latinExt: smallExt },
  { family: 'Barlow Condensed', weight: '700', latin: heavy, latinExt: heavyExt },
];
