import type { Edge } from '@dreadhouse/army-of-the-dead/map';
import { type Drawing, putAt } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, rounded } from '../../../kit/drawing/paths.ts';
import { Along, isUpright, keyOf } from './along-edge.tsx';
import type { Surroundings } from './surroundings.ts';

interface Props {
  readonly around: Surroundings;
  readonly opened: readonly string[];
}

/** Doorways, doors, marked lines, slot machines: whatever lies between two Zones and is no wall. */
export function Openings({ around, opened }: Props) {
  return (
    <g>
      {around.plan.edges.map((edge) => {
        const drawing = drawingOf(edge, around, opened);
        return drawing === null ? null : <Along key={keyOf(edge)} edge={edge} drawing={drawing} />;
      })}
    </g>
  );
}

function drawingOf(edge: Edge, around: Surroundings, opened: readonly string[]): Drawing | null {
  const { kind, zones } = edge;
  const isOpen = opened.includes(zones.join('-'));
  if (kind === 'wall') return null;
  if (kind === 'line') return lineBetween(around, zones);
  if (kind === 'slots') return SLOTS;
  if (kind === 'closed-vault') return isOpen ? VAULT_OPEN : VAULT_SHUT;
  return isOpen || kind === 'door' ? DOORWAY : shutDoor(SHUT[kind], isUpright(edge));
}

/** What lies between two Zones under one roof, or on one. */
function lineBetween(around: Surroundings, [a, b]: Edge['zones']): Drawing | null {
  const roof = around.kindOf(a) === 'rooftop' && around.kindOf(b) === 'rooftop';
  if (!roof && !around.isIndoors(a) && !around.isIndoors(b)) return null;
  return [[`${roof ? 'town-paint/40' : 'town-gold/75'} 3.5 round-ends 12 9`, 'M-64 0H64']];
}

const DOORWAY: Drawing = [
  ['town-wood-dark', rounded('-32 -17 64 34 3')],
  ['town-sand/55', rounded('-26 -12 52 24 2')],
  ['town-wood 5 round-ends', 'M-32 -2v26M32 -2v26'],
  ['town-gold + town-wall 2', 'M-36 -9h9v16h-9zM27 -9h9v16h-9z'],
];

/** Doors that are shut: with a letter for those who see no colours. */
const SHUT = {
  'closed-blue': { colour: 'door-blue', letter: 'B' },
  'closed-green': { colour: 'door-green', letter: 'G' },
  'closed-plain': { colour: 'town-wood', letter: '×' },
} as const;

function shutDoor({ colour, letter }: (typeof SHUT)[keyof typeof SHUT], turned: boolean): Drawing {
  return [
    [`${colour} + town-wall 3`, rounded('-34 -10 68 18 2')],
    ['town-wall 3', 'M-28 -5L28 3M-28 3L28 -5'],
    [`town-wall + ${colour} 3`, dots('0 0 11')],
    <text
      {...(turned ? { transform: 'rotate(-90)' } : {})}
      key={letter}
      y="5.5"
      textAnchor="middle"
      fontSize="16"
      fontWeight="700"
      fill="var(--town-paint)"
    >
      {letter}
    </text>,
  ];
}

const WHEEL = 'M0 -26V26M-26 0H26M-18 -18L18 18M18 -18L-18 18';

const VAULT_SHUT: Drawing = [
  ['town-steel-dark', rounded('-50 -15 100 30 4')],
  ['town-steel + town-steel-dark 6', dots('0 0 36')],
  ['town-gold 3', dots('0 0 26')],
  ['town-steel-dark 5 round-ends', WHEEL],
  ['town-gold + town-steel-dark 3', dots('0 0 9')],
];

/** The round door stands aside; the way is free. */
const VAULT_OPEN: Drawing = [
  ['town-wood-dark', rounded('-40 -16 80 32 3')],
  ['town-gold/50', boxes('-34 -12 68 24')],
  {
    of: [
      ['town-steel + town-steel-dark 6', dots('0 0 36')],
      ['town-steel-dark 5 round-ends', WHEEL],
      ['town-gold', dots('0 0 9')],
    ],
    at: 'translate(50 18) scale(0.62)',
  },
];

/** A slot machine, and how high in it its lamp is. */
const machine = (lamp: number, tone: string): Drawing => [
  ['town-steel-dark + town-gold 1.5', rounded('-11 0 22 17 3')],
  [tone, rounded([[-7, lamp, 14, 8, 1]])],
];

/** Five machines back to back with five others, all of them still winking. */
const SLOTS: Drawing = [
  ['town-wall', rounded('-68 -19 136 38 5')],
  ...putAt('-54 -18, 0 -18, 54 -18', machine(4, 'neon-rose')),
  ...putAt('-27 -18, 27 -18', machine(4, 'neon-sea')),
  ...putAt('-54 2, 0 2, 54 2', machine(5, 'neon-sea')),
  ...putAt('-27 2, 27 2', machine(5, 'neon-gold')),
];
