import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import { CELL } from './layout.ts';
import type { Surroundings } from './surroundings.ts';

/** Doorways, doors, marked lines, slot machines: whatever lies between two Zones and is no wall. */
export function Openings({ around, opened }: { readonly around: Surroundings; readonly opened: readonly string[] }) {
  return (
    <g>
      {around.plan.edges.map((edge) => (
        <Opening key={`${edge.from.x},${edge.from.y},${edge.to.x}`} edge={edge} around={around} opened={opened} />
      ))}
    </g>
  );
}

interface Props {
  readonly edge: Edge;
  readonly around: Surroundings;
  readonly opened: readonly string[];
}

function Opening({ edge, around, opened }: Props) {
  const { kind, from, to, zones } = edge;
  const upright = from.x === to.x;
  // Everything is drawn as if it lay in a wall from left to right, with its middle at 0,0.
  const place = `translate(${((from.x + to.x) / 2) * CELL} ${((from.y + to.y) / 2) * CELL})${upright ? ' rotate(90)' : ''}`;
  const isOpen = opened.includes(zones.join('-'));
  if (kind === 'line') return <MarkedLine edge={edge} around={around} place={place} />;
  if (kind === 'door') return <g transform={place}>{DOORWAY}</g>;
  if (kind === 'slots') return <g transform={place}>{SLOTS}</g>;
  if (kind === 'closed-vault') return <g transform={place}>{isOpen ? VAULT_OPEN : VAULT_SHUT}</g>;
  if (kind === 'wall') return null;
  return (
    <g transform={place}>
      {isOpen ? (
        DOORWAY
      ) : (
        <ShutDoor colour={COLOURS[kind] ?? 'var(--town-wood)'} letter={LETTERS[kind] ?? ''} upright={upright} />
      )}
    </g>
  );
}

function MarkedLine({
  edge,
  around,
  place,
}: {
  readonly edge: Edge;
  readonly around: Surroundings;
  readonly place: string;
}) {
  const [a, b] = edge.zones;
  const inside = around.isIndoors(a) || around.isIndoors(b);
  const roof = around.kindOf(a) === 'rooftop' && around.kindOf(b) === 'rooftop';
  if (!inside && !roof) return null;
  return (
    <path
      transform={place}
      d="M-64 0H64"
      stroke={roof ? 'var(--town-paint)' : 'var(--town-gold)'}
      strokeOpacity={roof ? 0.4 : 0.75}
      strokeWidth="3.5"
      strokeDasharray="12 9"
      strokeLinecap="round"
    />
  );
}

/** A mat, two posts, and the leaves pushed aside. */
const DOORWAY = (
  <g>
    <rect x="-32" y="-17" width="64" height="34" rx="3" fill="var(--town-wood-dark)" />
    <rect x="-26" y="-12" width="52" height="24" rx="2" fill="var(--town-sand)" opacity="0.55" />
    <path d="M-32 -2v26M32 -2v26" stroke="var(--town-wood)" strokeWidth="5" strokeLinecap="round" />
    <path d="M-36 -9h9v16h-9zM27 -9h9v16h-9z" fill="var(--town-gold)" stroke="var(--town-wall)" strokeWidth="2" />
  </g>
);

const COLOURS: Readonly<Record<string, string>> = {
  'closed-blue': 'var(--door-blue)',
  'closed-green': 'var(--door-green)',
};
const LETTERS: Readonly<Record<string, string>> = { 'closed-blue': 'B', 'closed-green': 'G', 'closed-plain': '×' };

/** A leaf across the doorway, barred, with a letter for those who see no colours. */
function ShutDoor(props: { readonly colour: string; readonly letter: string; readonly upright: boolean }) {
  const { colour, letter, upright } = props;
  return (
    <g>
      <rect x="-34" y="-10" width="68" height="18" rx="2" fill={colour} stroke="var(--town-wall)" strokeWidth="3" />
      <path d="M-28 -5L28 3M-28 3L28 -5" stroke="var(--town-wall)" strokeWidth="3" />
      <g transform={upright ? 'rotate(-90)' : undefined}>
        <circle r="11" fill="var(--town-wall)" stroke={colour} strokeWidth="3" />
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
    <circle r="36" fill="var(--town-steel)" stroke="var(--town-steel-dark)" strokeWidth="6" />
    <circle r="26" fill="none" stroke="var(--town-gold)" strokeWidth="3" />
    <path d={WHEEL} stroke="var(--town-steel-dark)" strokeWidth="5" strokeLinecap="round" />
    <circle r="9" fill="var(--town-gold)" stroke="var(--town-steel-dark)" strokeWidth="3" />
  </g>
);

/** The round door stands aside; the way is free. */
const VAULT_OPEN = (
  <g>
    <rect x="-40" y="-16" width="80" height="32" rx="3" fill="var(--town-wood-dark)" />
    <rect x="-34" y="-12" width="68" height="24" fill="var(--town-gold)" opacity="0.5" />
    <g transform="translate(50 18) scale(0.62)">
      <circle r="36" fill="var(--town-steel)" stroke="var(--town-steel-dark)" strokeWidth="6" />
      <path d={WHEEL} stroke="var(--town-steel-dark)" strokeWidth="5" strokeLinecap="round" />
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
      <rect
        {...{ x: -11, y, width: 22, height: 17, rx: 3 }}
        fill="var(--town-steel-dark)"
        stroke="var(--town-gold)"
        strokeWidth="1.5"
      />
      <rect x={-7} y={lamp} width="14" height="8" rx="1" fill={tone} />
    </>
  );
}
