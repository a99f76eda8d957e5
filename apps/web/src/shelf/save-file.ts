import type { KeptGame } from '../store/games.ts';

/** Hands a kept game over as a file. */
export function saveAsFile({ game, file, played }: KeptGame): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `dreadhouse-${game}-${new Date(played).toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
