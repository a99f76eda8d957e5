import type { Point } from '../../../../kit/board/types.ts';
import type { Drawing } from '../../../../kit/drawing/drawing.tsx';
import { contains, distanceTo, polygon, scatter, softly } from '../geometry.ts';
import type { Layout } from '../layout.ts';

export interface Tree extends Point {
  readonly r: number;
}

interface Growth {
  readonly seed: number;
  readonly least: number;
  readonly most: number;
  /** How often a tree is tried. */
  readonly tries: number;
  /** How much crowns overlap: 1 is side by side. */
  readonly apart?: number;
  readonly keepOff?: (tree: Tree) => boolean;
}

/** Trees wherever there is no space and no way. */
export function treesAround({ size, spots, trails }: Layout, growth: Growth): Tree[] {
  const { seed, least, most, tries, apart = 0.8, keepOff = () => false } = growth;
  const chance = scatter(seed);
  const outlines = Object.values(spots).map(({ outline }) => [...outline, outline[0] as Point]);
  const trees: Tree[] = [];
  for (let i = 0; i < tries; i++) {
    const r = least + chance() * (most - least);
    const tree = { x: chance() * (size.width + 40) - 20, y: chance() * (size.height + 40) - 20, r };
    const crowded = trees.some((one) => Math.hypot(one.x - tree.x, one.y - tree.y) < (one.r + r) * apart);
    if (crowded || keepOff(tree)) continue;
    if (outlines.some((outline) => contains(outline, tree) || distanceTo(outline, tree) < r * 0.7)) continue;
    if (trails.some(({ points }) => distanceTo(points, tree) < r + 6)) continue;
    trees.push(tree);
  }
  return trees;
}

type Leaf = 'pine' | 'leafy';

function crown({ x, y, r }: Tree, leaf: Leaf, chance: () => number): string {
  const spikes = leaf === 'pine' ? 9 : 7;
  const turn = chance() * 6;
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const far = r * (i % 2 === 0 ? 0.9 + chance() * 0.2 : leaf === 'pine' ? 0.62 : 0.82);
    const angle = turn + (i / (spikes * 2)) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return leaf === 'pine' ? polygon(points) : softly(points);
}

/** All crowns of a wood in five shapes: shadow, and four tiers toward the light. */
export function wood(trees: readonly Tree[], leaf: Leaf, seed: number): Drawing {
  const tier = (share: number, shift: number): string => {
    const chance = scatter(seed);
    const shrunk = trees.map(({ x, y, r }) => ({ x: x - r * shift, y: y - r * shift * 1.2, r: r * share }));
    return shrunk.map((tree) => crown(tree, leaf, chance)).join('');
  };
  return [
    ['dark/50', tier(1.04, -0.28)],
    ['tree-1', tier(1, 0)],
    ['tree-2', tier(0.74, 0.07)],
    ['tree-3', tier(0.48, 0.13)],
    ['tree-4', tier(0.22, 0.2)],
  ];
}

/** Tufts, pebbles, leaves: many small things in one shape. */
export function litter(
  size: { width: number; height: number },
  seed: number,
  count: number,
  draw: (x: number, y: number, chance: () => number) => string,
): string {
  const chance = scatter(seed);
  return Array.from({ length: count }, () => draw(chance() * size.width, chance() * size.height, chance)).join('');
}

export const tuft = (x: number, y: number, chance: () => number): string => {
  const h = 4 + chance() * 6;
  return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-h / 2).toFixed(1)} ${(-h).toFixed(1)}M${x.toFixed(0)} ${y.toFixed(0)}l0 ${(-h * 1.2).toFixed(1)}M${x.toFixed(0)} ${y.toFixed(0)}l${(h / 2).toFixed(1)} ${(-h).toFixed(1)}`;
};

export const speck = (x: number, y: number, chance: () => number): string =>
  `M${x.toFixed(0)} ${y.toFixed(0)}h${(1 + chance() * 3).toFixed(1)}`;
