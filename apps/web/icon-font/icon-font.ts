import { outlineOf } from './outline.ts';
import { tablesOf } from './tables.ts';
import { woff2Of } from './woff2.ts';

/** Icons as the letters of a web font: the first at this code point, the others after it. */
export function iconFont(name: string, firstCode: number, bodies: readonly string[]): Uint8Array {
  return woff2Of(tablesOf(name, firstCode, bodies.map(pathOf).map(outlineOf)));
}

/** Game-icons are one path each, in the colour of the text. Another kind of drawing would need another kind of letter. */
function pathOf(body: string): string {
  const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`Not an icon of one path: ${body.slice(0, 60)}`);
  return path;
}
