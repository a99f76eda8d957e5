import { isValidElement, memo, type ReactElement, type SVGAttributes } from 'react';
import { inPlace } from '../basics/in-place.tsx';
import { type Rows, rowsOf } from './paths.ts';

/**
 * A shape and what it is painted with. `wood` fills it; `wood 5` draws a line 5 wide, `wood + dark 2` fills and edges it. `wood/40` covers to
 * forty percent. A line may have `round-ends` and `round-corners`, and further numbers are its dashes. A colour is a variable of the style
 * sheet, or written as it is: `#1b1314`, `url(#planks)`.
 */
type Shape = readonly [paint: string, path: string];

/** A drawing inside another one: moved or turned, or seen through as a whole. */
interface Part {
  readonly of: Drawing;
  readonly at?: string;
  readonly cover?: number;
}

/** A picture as a list of what is in it, from the back to the front. */
export type Drawing = readonly (Shape | Part | ReactElement)[];

/** The same at each of these points. */
export const putAt = (points: Rows, of: Drawing): Drawing =>
  rowsOf(points).map(([x, y]) => ({ of, at: `translate(${x} ${y})` }));

/** A drawing, inside an svg of whatever size. */
export const Drawn = memo(function Drawn({ of }: { readonly of: Drawing }) {
  return inPlace(of, (layer) => {
    if (isValidElement(layer)) return layer;
    if (!('of' in layer)) return <path d={layer[1]} {...painted(layer[0])} />;
    return (
      <g transform={layer.at} opacity={layer.cover}>
        <Drawn of={layer.of} />
      </g>
    );
  });
});

function painted(paint: string): SVGAttributes<SVGPathElement> {
  const cover = /\/(\d+)/.exec(paint)?.[1];
  const [first = '', second] = paint.replace(/\/\d+/, '').split(' + ');
  const isLine = first.includes(' ');
  return {
    fill: isLine ? 'none' : colourOf(first),
    ...(isLine ? lineOf(first) : {}),
    ...(second === undefined ? {} : lineOf(second)),
    ...(cover === undefined ? {} : { opacity: Number(cover) / 100 }),
  };
}

const EDGES = { 'round-ends': { strokeLinecap: 'round' }, 'round-corners': { strokeLinejoin: 'round' } } as const;

const isEdge = (word: string): word is keyof typeof EDGES => Object.hasOwn(EDGES, word);

function lineOf(words: string): SVGAttributes<SVGPathElement> {
  const [colour = '', strokeWidth, ...how] = words.split(' ');
  const strokeDasharray = how.filter((word) => !isEdge(word)).join(' ') || undefined;
  const edges = how.filter(isEdge).map((word) => EDGES[word]);
  return Object.assign({ stroke: colourOf(colour), strokeWidth, strokeDasharray }, ...edges);
}

function colourOf(colour: string): string {
  return /^(#|url\()/.test(colour) ? colour : `var(--${colour})`;
}
