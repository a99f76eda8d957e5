import type { StalkerType } from '@dreadhouse/nemesis-lockdown';
import { repeat } from './repeat.ts';

/** Rows of teeth: long in the middle, where the sweep has just passed. */
const UPPER = repeat(13, (i) => {
  const [x, bow] = [49 + i * 8, Math.sin(((i + 0.5) / 13) * Math.PI)];
  const long = 16 + 30 * bow + (i % 3) * 5;
  return `M${x} ${(150 - 26 * bow).toFixed(1)}l3.500 ${long.toFixed(1)}l3.500-${long.toFixed(1)}z`;
});
const LOWER = repeat(12, (i) => {
  const [x, bow] = [53 + i * 8, Math.sin(((i + 0.5) / 12) * Math.PI)];
  const long = 10 + 22 * bow + ((i + 1) % 3) * 5;
  return `M${x} ${(196 + 22 * bow).toFixed(1)}l3.500-${long.toFixed(1)}l3.500 ${long.toFixed(1)}z`;
});

/** Never whole: a mouth, around 100, 166. */
export function Jaws() {
  return (
    <>
      <path d="M44 152Q100 92 156 152L150 200Q100 240 50 200Z" fill="#050402" opacity="0.9" />
      <path d={UPPER} fill="#e9ffd0" />
      <path d={LOWER} fill="#9be564" />
    </>
  );
}

const GROWN: Readonly<Record<StalkerType, number>> = {
  larva: 0.3,
  creeper: 0.5,
  adult: 0.75,
  breeder: 0.9,
  queen: 1.1,
};

/** What the radar makes of something that comes near: the bigger, the worse. */
export function OnRadar({ type }: { readonly type: StalkerType }) {
  return (
    <svg viewBox="30 96 140 140" aria-hidden="true">
      <circle cx="100" cy="166" r="68" fill="#0c0a06" stroke="#8a5f00" strokeWidth="2" />
      <circle cx="100" cy="166" r="42" fill="none" stroke="#8a5f00" strokeDasharray="4 5" />
      <path d="M100 166L56 114A68 68 0 0 1 150 120Z" fill="#ffb000" opacity="0.25" />
      <g transform={`translate(100 166) scale(${GROWN[type]}) translate(-100 -166)`}>
        <Jaws />
      </g>
    </svg>
  );
}
