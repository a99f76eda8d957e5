import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import type { ReactNode } from 'react';
import { alongEdge, isUpright, keyOf } from './along-edge.ts';
import { edged, lines } from './ink.ts';
import type { Surroundings } from './surroundings.ts';

/** Doorways, doors, marked lines, slot machines: whatever lies between two Zones and is no wall. */
export function Openings({ around, opened }: { readonly around: Surroundings; readonly opened: readonly string[] }) {
  return (
    <g>
      {around.plan.edges.map((edge) => (
        <Opening key={keyOf(edge)} edge={edge} around={around} opened={opened} />
      ))}
    </g>
  );
}

interface Props {
  readonly edge: Edge;
  readonly around: Surroundings;
  readonly opened: readonly string[];
}

function Opening(props: Props) {
  const drawing = drawn(props);
  return drawing === null ? null : <g transform={alongEdge(props.edge)}>{drawing}</g>;
}

function drawn({ edge, around, opened }: Props): ReactNode {
  const { kind, zones } = edge;
  const isOpen = opened.includes(zones.join('-'));
  if (kind === 'wall') return null;
  if (kind === 'line') return line(around, zones);
  if (kind === 'slots') return SLOTS;
  if (kind === 'closed-vault') return isOpen ? VAULT_OPEN : VAULT_SHUT;
  return isOpen || kind === 'door' ? DOORWAY : <ShutDoor {...SHUT[kind]} turned={isUpright(edge)} />;
}

/** What lies between two Zones under one roof, or on one. */
function line(around: Surroundings, [a, b]: Edge['zones']): ReactNode {
  const roof = around.kindOf(a) === 'rooftop' && around.kindOf(b) === 'rooftop';
  if (!roof && !around.isIndoors(a) && !around.isIndoors(b)) return null;
  const ink = lines(roof ? 'town-paint' : 'town-gold', 3.5);
  return <path d="M-64 0H64" strokeOpacity={roof ? 0.4 : 0.75} strokeDasharray="12 9" strokeLinecap="round" {...ink} />;
}

/** A mat, two posts, and the leaves pushed aside. */
const DOORWAY = (
  <g>
    <rect x="-32" y="-17" width="64" height="34" rx="3" fill="var(--town-wood-dark)" />
    <rect x="-26" y="-12" width="52" height="24" rx="2" fill="var(--town-sand)" opacity="0.55" />
    <path d="M-32 -2v26M32 -2v26" strokeLinecap="round" {...lines('town-wood', 5)} />
    <path d="M-36 -9h9v16h-9zM27 -9h9v16h-9z" {...edged('town-gold', 2)} />
  </g>
);

/** Doors that are shut: with a letter for those who see no colours. */
const SHUT = {
  'closed-blue': { colour: 'door-blue', letter: 'B' },
  'closed-green': { colour: 'door-green', letter: 'G' },
  'closed-plain': { colour: 'town-wood', letter: '×' },
} as const;

interface Shut {
  readonly colour: string;
  readonly letter: string;
  readonly turned: boolean;
}

/** A leaf across the doorway, barred. */
function ShutDoor({ colour, letter, turned }: Shut) {
  return (
    <g>
      <rect x="-34" y="-10" width="68" height="18" rx="2" {...edged(colour, 3)} />
      <path d="M-28 -5L28 3M-28 3L28 -5" {...lines('town-wall', 3)} />
      <g transform={turned ? 'rotate(-90)' : undefined}>
        <circle r="11" {...edged('town-wall', 3, colour)} />
        <text y="5.5" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--town-paint)">
          {letter}
        </text>
      </g>
    </g>
  );
}

const WHEEL = 'M0 -26V26M-26 0H26M-18 -18L18 18M18 -18L-18 18';

const VAULT_SHUT = (
  <g>
    <rect x="-50" y="-15" width="100" height="30" rx="4" fill="var(--town-steel-dark)" />
    <circle r="36" {...edged('town-steel', 6, 'town-steel-dark')} />
    <circle r="26" {...lines('town-gold', 3)} />
    <path d={WHEEL} strokeLinecap="round" {...lines('town-steel-dark', 5)} />
    <circle r="9" {...edged('town-gold', 3, 'town-steel-dark')} />
  </g>
);

/** The round door stands aside; the way is free. */
const VAULT_OPEN = (
  <g>
    <rect x="-40" y="-16" width="80" height="32" rx="3" fill="var(--town-wood-dark)" />
    <rect x="-34" y="-12" width="68" height="24" fill="var(--town-gold)" opacity="0.5" />
    <g transform="translate(50 18) scale(0.62)">
      <circle r="36" {...edged('town-steel', 6, 'town-steel-dark')} />
      <path d={WHEEL} strokeLinecap="round" {...lines('town-steel-dark', 5)} />
      <circle r="9" fill="var(--town-gold)" />
    </g>
  </g>
);

/** Five machines back to back with five others, all of them still winking. */
const SLOTS = (
  <g>
    <rect x="-68" y="-19" width="136" height="38" rx="5" fill="var(--town-wall)" />
    {[-54, -27, 0, 27, 54].map((x, i) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <Machine y={-18} lamp={-14} tone={i % 2 === 0 ? 'var(--neon-rose)' : 'var(--neon-sea)'} />
        <Machine y={2} lamp={7} tone={i % 2 === 0 ? 'var(--neon-sea)' : 'var(--neon-gold)'} />
      </g>
    ))}
  </g>
);

function Machine({ y, lamp, tone }: { readonly y: number; readonly lamp: number; readonly tone: string }) {
  return (
    <>
      <rect {...{ x: -11, y, width: 22, height: 17, rx: 3 }} {...edged('town-steel-dark', 1.5, 'town-gold')} />
      <rect x={-7} y={lamp} width="14" height="8" rx="1" fill={tone} />
    </>
  );
}
