/** Something wrong with a file that somebody wrote: where, counted from 1, and what would be right. */
export interface Trouble {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly troubles: readonly Trouble[] };

export function troubleText({ line, column, message }: Trouble): string {
  return `line ${line}, column ${column}: ${message}`;
}

export function inOrder(troubles: readonly Trouble[]): Trouble[] {
  return [...troubles].sort((a, b) => a.line - b.line || a.column - b.column);
}
