import italic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2';
import plain from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2';
import bold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2';
import italicExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-italic.woff2';
import plainExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-400-normal.woff2';
import boldExt from '@fontsource/old-standard-tt/files/old-standard-tt-latin-ext-700-normal.woff2';
import type { Typeface } from './typefaces.ts';

/** The letters of an old book or broadsheet. */
export const OLD_STANDARD: readonly Typeface[] = [
  { family: 'Old Standard', latin: plain, latinExt: plainExt },
  { family: 'Old Standard', weight: '700', latin: bold, latinExt: boldExt },
  { family: 'Old Standard', style: 'italic', latin: italic, latinExt: italicExt },
];
