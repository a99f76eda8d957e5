import { mansion } from '@dreadhouse/terrorscape';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots } from '../../../kit/drawing/paths.ts';
import { Patterns } from '../art/patterns.tsx';
import { FURNITURE } from './furniture.ts';
import { DOORS, inWall, OPENINGS, ROOMS, type Room, SIZE } from './plan.ts';

const FLOORS: Readonly<Record<string, string>> = {
  N4: 'flags',
  N3: 'tiles',
  N2: 'planks',
  N1: 'herringbone',
  N5: 'diamonds',
  C3: 'planks',
  C1: 'tiles',
  C4: 'herringbone',
  C5: 'planks-upright',
  C2: 'diamonds',
  Z4: 'flags',
};

/** The outer walls first, thick and cross-hatched; then the thin ones between rooms. */
const OUTER = 'M14 14H250V190H886V694H620V874H14Z';
const GREENHOUSE = 'M906 336H1066V486H906Z';
const SHED = 'M906 190H1226V322H906Z';
const INNER =
  'M14 170H250M14 330H250M14 620H250M250 170V190M250 190V874M250 420H620M250 540H620M620 190V694M620 322H886M620 472H886M620 694V874';

const WALLS: Drawing = [
  ['plate-deep 22', OUTER],
  ['url(#ts-hatch-dense) 15', OUTER],
  ['etch/22 16.5', OUTER],
  ['plate-deep 12', INNER],
  ['etch 8', INNER],
  ['plate 4.5', INNER],
  ['url(#ts-hatch-dense) 4.5', INNER],
  ['etch 3 14 4', GREENHOUSE],
  ['etch-faint/40 9', GREENHOUSE],
  ['etch-soft 2 3 7', SHED],
];

/** A doorway: the wall is broken, a threshold, and the leaf ajar. */
const DOOR: Drawing = [
  ['plate', boxes('-25 -13 50 26')],
  ['candle/26', boxes('-25 -13 50 26')],
  ['etch 4', 'M-25 -14V14M25 -14V14'],
  ['etch-faint 1', 'M-25 -7H25M-25 7H25'],
  ['etch 4.5 round-ends', 'M-23 0 12 -15'],
];

/** A dashed line: nothing is in the way, ever. */
const OPENING: Drawing = [
  ['plate', boxes('-54 -13 108 26')],
  ['etch 3 10 8', 'M-54 0H54'],
];

const MAIN_EXIT: Drawing = [
  ['plate + etch 3', boxes('-52 -12 104 24')],
  ['etch 1.6', 'M0 -12V12M-46 -6H-6V6H-46ZM6 -6H46V6H6Z'],
  ['candle', dots('-5 0 2.2, 5 0 2.2')],
];

const { width, height } = SIZE;

/** The house from above, etched: floors, walls, doors, furniture. It never changes, so it is drawn once. */
export const MANSION = (
  <g>
    <Patterns />
    <Drawn
      of={[
        ['plate-deep', boxes([[-400, -400, width + 800, height + 800]])],
        ['plate', boxes([[0, 0, width, height]])],
        ...Object.values(ROOMS).flatMap(floorOf),
        ...FURNITURE,
        // Hedge and iron fence around the grounds.
        ['etch-faint/90 6 2 7', 'M260 14H1232V874H634'],
        ...WALLS,
        ...OPENINGS.flatMap(inWall(OPENING)),
        ...DOORS.flatMap(inWall(DOOR)),
        { of: MAIN_EXIT, at: 'translate(435 874)' },
        // The edge of the copper plate.
        ['etch-soft 2', boxes([[-8, -8, width + 16, height + 16]])],
      ]}
    />
  </g>
);

function floorOf({ id, shape, box, outdoors }: Room): Drawing {
  const area = mansion.areaOf[id]?.toLowerCase() ?? 'c';
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    <path key="floor" d={shape} fill={`color-mix(in srgb, var(--area-${area}) 13%, var(--plate))`} />,
    [`url(#ts-${outdoors ? 'grass' : FLOORS[id]})`, shape],
    ...(outdoors ? [] : [['url(#ts-candle)', dots([[x, y, box.width * 0.62, box.height * 0.62]])] as const]),
  ];
}
