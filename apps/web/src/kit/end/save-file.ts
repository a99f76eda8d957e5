import type { Table } from '../../table/table.ts';

/** Hands the match over as a file. */
export function saveFile(table: Table): void {
  const address = URL.createObjectURL(new Blob([table.file()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(table);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function fileName({ game, id }: Table): string {
  return `${game}-${new Date().toISOString().slice(0, 10)}-${id.slice(0, 6)}.dreadhouse.json`;
}
