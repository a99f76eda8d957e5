/** How long a piece may be, as text, and how many are known at most. */
const LONGEST = 200;
const MOST = 20_000;

const pieces = new Map<string, unknown>();

/**
 * The same data, made of pieces that are held once for all tables: a room that nobody has been to is the same everywhere. Saves most of the memory
 * that screens take, and of the time to compare them, which is spent waiting for that memory. Nobody may change what comes back.
 */
export function common(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const whole = Array.isArray(value) ? value.map(common) : commonRecord(value as Record<string, unknown>);
  const text = JSON.stringify(whole);
  return text.length > LONGEST ? whole : known(text, whole);
}

function commonRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result = { ...record };
  for (const key in result) result[key] = common(result[key]);
  return result;
}

function known(text: string, piece: unknown): unknown {
  const found = pieces.get(text);
  if (found !== undefined) return found;
  if (pieces.size >= MOST) pieces.clear(); // whoever holds them, keeps them
  pieces.set(text, piece);
  return piece;
}
