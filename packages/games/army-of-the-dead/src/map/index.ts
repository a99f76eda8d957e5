/** The board: Zones, doors, sight, range, ways and distances; and the notation that maps are drawn in. */
export { type Board, boardOf } from './board.ts';
export type { EdgeKind, FloorDrawing } from './drawing.ts';
export { centreOf, type Edge, type FloorPlan, type Outline, outlinesOf, planOf } from './geometry.ts';
export { parseMap } from './notation.ts';
export { type Parsed, type Trouble, troubleText } from './trouble.ts';
export { type Ways, waysOf } from './ways.ts';
export * from './zones.ts';
