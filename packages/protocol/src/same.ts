/** Whether two plain values are the same throughout. Makes nothing, and so costs next to nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  return !Array.isArray(b) && sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in a) {
    const mine = a[key];
    const other = b[key];
    if (mine !== other && !same(mine, other)) return false;
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
