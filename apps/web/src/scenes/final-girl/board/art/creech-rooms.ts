import type { Box } from '../../../../kit/board/types.ts';
import type { Trail } from '../layout.ts';
import { creech as layout } from '../layouts/creech.ts';
import { boxAt } from './shared.tsx';

// The rooms of Creech Manor by their floors, and its ways by their kind.

export const waysOf = (kind: Trail['kind']): Trail[] => layout.trails.filter((trail) => trail.kind === kind);
export const boxes = (...ids: string[]): Box[] => ids.map((id) => boxAt(layout, id));

export const BOARDS = boxes('attic', 'dormitory', 'office', 'closet', 'loft_stairs', 'back_stairs');
export const CARPETS = boxes('bedroom', 'tv_room', 'study', 'parlor');
export const TILES = boxes('west_bath', 'east_bath');
export const PARQUET = boxes('ballroom', 'trophy_room', 'drawing_room');
export const CHECKERS = boxes('foyer', 'landing');
