import type { Screen } from '@dreadhouse/protocol';

/** Whether somebody without a seat may take one: before the match, and in one that came from elsewhere and still has free seats. */
export function maySit({ status, seats }: Pick<Screen, 'status' | 'seats'>, token: string | null): boolean {
  if (status === 'open') return true;
  return status === 'playing' && token === null && seats.some(({ kind }) => kind === 'open');
}
