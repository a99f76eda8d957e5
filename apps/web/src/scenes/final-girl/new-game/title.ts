import type { Names } from '../../../kit/scene/names.ts';
import { filmOf, type Wishes } from './wishes.ts';

/** A film by its title, a mixture by who comes where. */
export function titleOf(of: Pick<Wishes, 'killer' | 'location'>, names: Names): string {
  const film = filmOf(of);
  if (film !== null) return names.name('film', film);
  return `${names.name('killer', of.killer)} · ${names.name('location', of.location)}`;
}
