/** Hatchings that everything of this game is etched with. They are the same wherever they are put, so the ids may meet again. */
export function Patterns() {
  return (
    <defs>
      <Lines id="ts-hatch-30" angle={30} gap={7} />
      <Lines id="ts-hatch-60" angle={-60} gap={7} />
      <Lines id="ts-hatch-dense" angle={45} gap={3.6} strong />
      <pattern id="ts-planks" width="64" height="26" patternUnits="userSpaceOnUse">
        <path d="M0 .5H64M0 13.500H64M18 0V13M50 13V26" stroke="var(--etch-soft)" strokeWidth="1" fill="none" />
      </pattern>
      <pattern id="ts-planks-upright" width="26" height="64" patternUnits="userSpaceOnUse">
        <path d="M.5 0V64M13.500 0V64M0 18H13M13 50H26" stroke="var(--etch-soft)" strokeWidth="1" fill="none" />
      </pattern>
      <pattern id="ts-tiles" width="36" height="36" patternUnits="userSpaceOnUse">
        <path d="M0 0H18V18H0ZM18 18H36V36H18Z" fill="var(--etch-soft)" opacity="0.42" />
      </pattern>
      <pattern id="ts-diamonds" width="44" height="44" patternUnits="userSpaceOnUse">
        <path
          d="M22 0 44 22 22 44 0 22ZM22 14 30 22 22 30 14 22Z"
          fill="none"
          stroke="var(--etch-soft)"
          strokeWidth="1"
        />
      </pattern>
      <pattern id="ts-herringbone" width="28" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 14 14 0 28 14M0 28 14 14 28 28M14 0V14M0 14V28M28 14V28" fill="none" stroke="var(--etch-soft)" />
      </pattern>
      <pattern id="ts-flags" width="70" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 0H70M0 24H70M22 0V24M58 24V48M36 24V48" fill="none" stroke="var(--etch-soft)" />
      </pattern>
      <pattern id="ts-grass" width="38" height="30" patternUnits="userSpaceOnUse">
        <path
          d="M6 14q1-6 0-9M9 14q2-5 4-7M25 28q0-6-2-8M28 28q2-4 4-5M18 22q0-3 2-5"
          fill="none"
          stroke="var(--etch-soft)"
          strokeWidth="1.300"
          strokeLinecap="round"
        />
      </pattern>
      <radialGradient id="ts-candle">
        <stop offset="0" stopColor="var(--candle)" stopOpacity="0.34" />
        <stop offset="0.45" stopColor="var(--candle)" stopOpacity="0.13" />
        <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ts-doubt">
        <stop offset="0" stopColor="var(--wax)" stopOpacity="0.85" />
        <stop offset="1" stopColor="var(--wax)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Lines({
  id,
  angle,
  gap,
  strong = false,
}: {
  readonly id: string;
  readonly angle: number;
  readonly gap: number;
  readonly strong?: boolean;
}) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <path d={`M0 0H${gap}`} stroke={strong ? 'var(--etch)' : 'var(--etch-faint)'} strokeWidth={strong ? 1.3 : 1} />
    </pattern>
  );
}
