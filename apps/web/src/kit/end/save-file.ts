import type { Table } from '../../table/table.ts';

/** Hands the match over as a file. */
export function saveFile(table: Table): void {
  saveText(table.file(), fileName(table));
}

export function saveText(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function fileName({ game, id, canBranch }: Table): string {
  // Where the match itself is not to be had, the file holds what one has seen of it.
  const what = canBranch === false ? 'seen' : 'dreadhouse';
  return `${game}-${new Date().toISOString().slice(0, 10)}-${id.slice(0, 6)}.${what}.json`;
}
