import { hauntNumbered } from '@dreadhouse/betrayal';
import type { AlbumEnd } from '../../../settings/album.ts';
import { faceOf, type View } from '../view.ts';

export const SIDES = ['heroes', 'traitor', 'alone'] as const;
type Side = (typeof SIDES)[number];

/** How a match that is over ended for these seats; nothing while it is under way. */
export function endsIn({ haunt, result }: View, match: string, seats: readonly number[]): readonly AlbumEnd[] {
  if (haunt === null || result === null) return [];
  const { type, role } = hauntNumbered(haunt.number);
  const sideOf = (seat: number): Side => {
    if (type === 'alone') return 'alone';
    return haunt.traitor === seat || (role !== undefined && faceOf(haunt.roles[seat]) === role.secret)
      ? 'traitor'
      : 'heroes';
  };
  return seats.map((seat) => ({ match, side: sideOf(seat), won: result.winners.includes(seat) }));
}
