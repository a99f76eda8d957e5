import type { Trouble } from '../../map/index.ts';
import { Entry } from './entry.ts';

/** A mission sheet cut into its entries and its map. */
interface Sheet {
  readonly entries: readonly Entry[];
  readonly map: { readonly lines: readonly string[]; readonly firstLine: number } | null;
  readonly troubles: readonly Trouble[];
}

const ENTRY = /^([a-z]+(?:\.[a-z]+)?):(.*)$/;
/** What a line of a map begins with. */
const DRAWN = /^(?:[+|]|floor\b)/;

/** `key: value` lines, a map below `map:`, remarks behind `#`, and empty lines wherever they help the reader. */
export function cutSheet(source: string): Sheet {
  const entries: Entry[] = [];
  const troubles: Trouble[] = [];
  let map: { lines: string[]; firstLine: number } | null = null;
  let inMap = false;
  source.split(/\r?\n/).forEach((text, i) => {
    const line = i + 1;
    if (inMap && (text.trim() === '' || DRAWN.test(text))) {
      map?.lines.push(text);
      return;
    }
    inMap = false;
    if (text.trim() === '' || text.startsWith('#')) return;
    const [, key, value] = ENTRY.exec(text) ?? [];
    if (key === undefined || value === undefined) {
      troubles.push({ line, column: 1, message: 'a line is "key: value", or belongs to the map below "map:"' });
    } else if (key === 'map') {
      if (map !== null) troubles.push({ line, column: 1, message: 'there are two maps' });
      map = { lines: [], firstLine: line + 1 };
      inMap = true;
    } else entries.push(new Entry(key, value, line, key.length + 2));
  });
  return { entries, map, troubles };
}
