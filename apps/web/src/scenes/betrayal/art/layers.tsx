import { memo } from 'react';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { colourOf, coverOf, type Drawing, type Ink, OUTLINE } from './drawing.ts';

/** A drawing, inside an svg of whatever size. */
export const Layers = memo(function Layers({ of }: { readonly of: Drawing }) {
  return inPlace(of, (layer) =>
    'of' in layer ? (
      <g transform={layer.at}>
        <Layers of={layer.of} />
      </g>
    ) : (
      <path d={layer[1]} {...inked(layer[0], layer[2])} />
    ),
  );
});

function inked(ink: Ink, width: number | undefined) {
  const colour = colourOf(ink);
  const cover = coverOf(ink);
  if (width !== undefined) {
    return {
      fill: 'none',
      stroke: colour,
      strokeWidth: width,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(cover === null ? {} : { strokeOpacity: cover }),
    } as const;
  }
  return cover === null
    ? ({ fill: colour, stroke: OUTLINE, strokeWidth: 0.7, strokeLinejoin: 'round' } as const)
    : { fill: colour, fillOpacity: cover };
}
