import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';

/** What repeats itself on floors and lawns: how wide and how high, and what is in it. */
const TILES: Readonly<Record<string, readonly [width: number, height: number, tile: Drawing]>> = {
  planks: [64, 26, [['etch-soft 1', 'M0 .5H64M0 13.5H64M18 0V13M50 13V26']]],
  'planks-upright': [26, 64, [['etch-soft 1', 'M.5 0V64M13.5 0V64M0 18H13M13 50H26']]],
  tiles: [36, 36, [['etch-soft/42', 'M0 0H18V18H0ZM18 18H36V36H18Z']]],
  diamonds: [44, 44, [['etch-soft 1', 'M22 0 44 22 22 44 0 22ZM22 14 30 22 22 30 14 22Z']]],
  herringbone: [28, 28, [['etch-soft 1', 'M0 14 14 0 28 14M0 28 14 14 28 28M14 0V14M0 14V28M28 14V28']]],
  flags: [70, 48, [['etch-soft 1', 'M0 0H70M0 24H70M22 0V24M58 24V48M36 24V48']]],
  grass: [
    38,
    30,
    [['etch-soft 1.3 round-ends', 'M6 14q1-6 0-9M9 14q2-5 4-7M25 28q0-6-2-8M28 28q2-4 4-5M18 22q0-3 2-5']],
  ],
};

/** Hatchings that everything of this game is etched with. They are the same wherever they are put, so the ids may meet again. */
export function Patterns() {
  return (
    <defs>
      <Hatching id="ts-hatch-30" angle={30} gap={7} line="etch-faint 1" />
      <Hatching id="ts-hatch-60" angle={-60} gap={7} line="etch-faint 1" />
      <Hatching id="ts-hatch-dense" angle={45} gap={3.6} line="etch 1.3" />
      {Object.entries(TILES).map(([id, [width, height, tile]]) => (
        <pattern key={id} id={`ts-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
          <Drawn of={tile} />
        </pattern>
      ))}
      <radialGradient id="ts-candle">
        <stop offset="0" stopColor="var(--candle)" stopOpacity="0.34" />
        <stop offset="0.45" stopColor="var(--candle)" stopOpacity="0.13" />
        <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

interface HatchingProps {
  readonly id: string;
  readonly angle: number;
  readonly gap: number;
  readonly line: string;
}

function Hatching({ id, angle, gap, line }: HatchingProps) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <Drawn of={[[line, `M0 0H${gap}`]]} />
    </pattern>
  );
}
