/** Where two pieces of plain data differ, one line a place (`- wanted`, `+ found`); null when they are equal. */
export function difference(wanted: unknown, found: unknown): string | null {
  const lines: string[] = [];
  compare(wanted, found, '', lines);
  return lines.length === 0 ? null : lines.slice(0, 40).join('\n');
}

function compare(wanted: unknown, found: unknown, place: string, lines: string[]): void {
  if (isTree(wanted) && isTree(found) && Array.isArray(wanted) === Array.isArray(found)) {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      compare(wanted[key], found[key], place === '' ? key : `${place}.${key}`, lines);
    }
  } else if (!Object.is(wanted, found)) {
    lines.push(`- ${place}: ${JSON.stringify(wanted)}`, `+ ${place}: ${JSON.stringify(found)}`);
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
