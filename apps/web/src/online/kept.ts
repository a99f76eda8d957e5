/** What outlives the page, under one name; a browser that keeps nothing still plays for as long as the page is open. */
const unkept = new Map<string, string>();

export function readKept(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? unkept.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null also where the browser forbids even to look. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeKept(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}

/** Whether anything outlives the page. */
export function isKept(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const PROBE = 'dreadhouse.probe';
