import { mansion } from '@dreadhouse/terrorscape';
import { Patterns } from '../art/patterns.tsx';
import { FURNITURE } from './furniture.tsx';
import { DOORS, type Link, OPENINGS, ROOMS, type Room, SIZE } from './plan.ts';

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

/** The house from above, etched: floors, walls, doors, furniture. It never changes, so it is drawn once. */
export const MANSION = (
  <g>
    <Patterns />
    <rect x="-400" y="-400" width={SIZE.width + 800} height={SIZE.height + 800} fill="var(--plate-deep)" />
    <rect width={SIZE.width} height={SIZE.height} fill="var(--plate)" />
    {Object.values(ROOMS).map((room) => (
      <Floor key={room.id} room={room} />
    ))}
    {FURNITURE}
    <Grounds />
    <Walls />
    {OPENINGS.map((one) => (
      <Opening key={one.id} link={one} />
    ))}
    {DOORS.map((one) => (
      <Door key={one.id} link={one} />
    ))}
    <MainExit />
    <Plate />
  </g>
);

function Floor({ room: { id, shape, box, outdoors } }: { readonly room: Room }) {
  const area = mansion.areaOf[id]?.toLowerCase() ?? 'c';
  const pattern = outdoors ? 'grass' : FLOORS[id];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <g>
      <path d={shape} fill={`color-mix(in srgb, var(--area-${area}) 13%, var(--plate))`} />
      <path d={shape} fill={`url(#ts-${pattern})`} />
      {outdoors ? null : <ellipse cx={x} cy={y} rx={box.width * 0.62} ry={box.height * 0.62} fill="url(#ts-candle)" />}
    </g>
  );
}

/** Hedge and iron fence around the grounds. */
function Grounds() {
  return (
    <path
      d="M260 14H1232V874H634"
      fill="none"
      stroke="var(--etch-faint)"
      strokeWidth="6"
      strokeDasharray="2 7"
      opacity="0.9"
    />
  );
}

/** The outer walls first, thick and cross-hatched; then the thin ones between rooms. */
const OUTER = 'M14 14H250V190H886V694H620V874H14Z';
const GREENHOUSE = 'M906 336H1066V486H906Z';
const SHED = 'M906 190H1226V322H906Z';
const INNER =
  'M14 170H250M14 330H250M14 620H250M250 170V190M250 190V874M250 420H620M250 540H620M620 190V694M620 322H886M620 472H886M620 694V874';

function Walls() {
  return (
    <g fill="none" strokeLinejoin="miter">
      <path d={OUTER} stroke="var(--plate-deep)" strokeWidth="22" />
      <path d={OUTER} stroke="url(#ts-hatch-dense)" strokeWidth="15" />
      <path d={OUTER} stroke="var(--etch)" strokeWidth="16.500" opacity="0.22" />
      <path d={INNER} stroke="var(--plate-deep)" strokeWidth="12" />
      <path d={INNER} stroke="var(--etch)" strokeWidth="8" />
      <path d={INNER} stroke="var(--plate)" strokeWidth="4.500" />
      <path d={INNER} stroke="url(#ts-hatch-dense)" strokeWidth="4.500" />
      <path d={GREENHOUSE} stroke="var(--etch)" strokeWidth="3" strokeDasharray="14 4" />
      <path d={GREENHOUSE} stroke="var(--etch-faint)" strokeWidth="9" opacity="0.4" />
      <path d={SHED} stroke="var(--etch-soft)" strokeWidth="2" strokeDasharray="3 7" />
    </g>
  );
}

/** A doorway: the wall is broken, a threshold, and the leaf ajar. */
function Door({ link: { at, wall } }: { readonly link: Link }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${wall === 'upright' ? 90 : 0})`}>
      <rect x="-25" y="-13" width="50" height="26" fill="var(--plate)" />
      <rect x="-25" y="-13" width="50" height="26" fill="var(--candle)" opacity="0.26" />
      <path d="M-25 -14V14M25 -14V14" stroke="var(--etch)" strokeWidth="4" />
      <path d="M-25 -7H25M-25 7H25" stroke="var(--etch-faint)" strokeWidth="1" />
      <path d="M-23 0 12 -15" stroke="var(--etch)" strokeWidth="4.500" strokeLinecap="round" />
    </g>
  );
}

/** A dashed line: nothing is in the way, ever. */
function Opening({ link: { at, wall } }: { readonly link: Link }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${wall === 'upright' ? 90 : 0})`}>
      <rect x="-54" y="-13" width="108" height="26" fill="var(--plate)" />
      <path d="M-54 0H54" stroke="var(--etch)" strokeWidth="3" strokeDasharray="10 8" />
    </g>
  );
}

function MainExit() {
  return (
    <g transform="translate(435 874)">
      <rect x="-52" y="-12" width="104" height="24" fill="var(--plate)" stroke="var(--etch)" strokeWidth="3" />
      <path d="M0 -12V12M-46 -6H-6V6H-46ZM6 -6H46V6H6Z" stroke="var(--etch)" strokeWidth="1.600" fill="none" />
      <circle cx="-5" r="2.200" fill="var(--candle)" />
      <circle cx="5" r="2.200" fill="var(--candle)" />
    </g>
  );
}

/** The edge of the copper plate. */
function Plate() {
  return (
    <rect
      x="-8"
      y="-8"
      width={SIZE.width + 16}
      height={SIZE.height + 16}
      fill="none"
      stroke="var(--etch-soft)"
      strokeWidth="2"
    />
  );
}
