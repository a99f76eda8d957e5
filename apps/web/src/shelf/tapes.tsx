const COVERS = [
  '#7d1326',
  '#14505a',
  '#1d1416',
  '#e9dcc3',
  '#43336e',
  '#b4531a',
  '#2f5d3a',
  '#3a1118',
  '#c9a23c',
  '#20334f',
];

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** Cassettes side by side on a shelf, a few of them leaning; always the same for the same seed. */
export function Tapes({ x, y, width, height, seed }: Props) {
  const tapes = [];
  let left = x;
  for (let i = 0; left < x + width - 7; i++) {
    const thick = 6 + ((i * 7 + seed * 3) % 4);
    const short = (i * 5 + seed) % 7;
    const gap = (i * 11 + seed) % 13 === 0;
    if (!gap) tapes.push({ left, thick, top: y + short * 0.7, cover: COVERS[(i * 3 + seed * 7) % COVERS.length] });
    left += thick + 0.8;
  }
  return tapes.map(({ left: at, thick, top, cover }) => (
    <g key={at}>
      <rect x={at} y={top} width={thick} height={y + height - top} fill={cover} />
      <rect x={at + 1.4} y={top + 5} width={thick - 2.8} height={9} fill="#f2e8df" opacity="0.55" />
    </g>
  ));
}
