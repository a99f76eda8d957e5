/** What floors are made of. Each pattern is drawn once and used all over the map; ids begin with the game's, so that they are its own. */
export function Patterns() {
  return (
    <defs>
      <linearGradient id="ad-desert" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--town-desert-lit)" />
        <stop offset="0.45" stopColor="var(--town-desert)" />
        <stop offset="1" stopColor="var(--town-beyond)" />
      </linearGradient>
      <radialGradient id="ad-sand">
        <stop offset="0" stopColor="var(--town-sand)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--town-sand)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ad-lamp">
        <stop offset="0" stopColor="var(--neon-gold)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--neon-gold)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="ad-evening" x1="0" y1="0" x2="1" y2="0.5">
        <stop offset="0" stopColor="var(--town-sand)" stopOpacity="0.26" />
        <stop offset="0.6" stopColor="var(--town-sand)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ad-shade-east" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--town-shade)" />
        <stop offset="1" stopColor="var(--town-shade)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ad-shade-south" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--town-shade)" />
        <stop offset="1" stopColor="var(--town-shade)" stopOpacity="0" />
      </linearGradient>
      <Floors />
    </defs>
  );
}

interface FloorPattern {
  readonly id: string;
  readonly size: number;
  readonly fill: string;
  readonly lines: string;
  readonly ink?: string;
  readonly dots?: string;
}

const FLOORS: readonly FloorPattern[] = [
  { id: 'shop', size: 30, fill: 'var(--town-shop)', lines: 'M0 0H30M0 0V30' },
  { id: 'diner', size: 36, fill: 'var(--town-diner)', lines: '', dots: 'M0 0h18v18h-18zM18 18h18v18h-18z' },
  { id: 'office', size: 50, fill: 'var(--town-office)', lines: 'M0 0H50M0 0V50' },
  { id: 'store', size: 44, fill: 'var(--town-store)', lines: 'M0 0H44M0 22H44M0 0V22M22 22V44' },
  { id: 'suite', size: 26, fill: 'var(--town-suite)', lines: 'M0 13L13 0L26 13L13 26Z' },
  { id: 'back', size: 38, fill: 'var(--town-back)', lines: 'M0 0L38 38M38 0L0 38' },
  { id: 'service', size: 75, fill: 'var(--town-service)', lines: 'M0 0H75M0 0V75' },
  {
    id: 'casino',
    size: 50,
    fill: 'var(--town-casino)',
    lines: 'M25 3L47 25L25 47L3 25Z',
    ink: 'var(--town-gold)',
    dots: 'M25 15L35 25L25 35L15 25ZM-6 0L0 -6L6 0L0 6ZM44 0L50 -6L56 0L50 6ZM-6 50L0 44L6 50L0 56ZM44 50L50 44L56 50L50 56Z',
  },
  { id: 'corridor', size: 24, fill: 'var(--town-corridor)', lines: 'M0 12Q6 0 12 12T24 12' },
  {
    id: 'roof',
    size: 60,
    fill: 'var(--town-roof)',
    lines: 'M0 0H60M0 0V60',
    dots: 'M12 14h3v3h-3zM40 34h3v3h-3zM26 50h2v2h-2zM52 8h2v2h-2z',
  },
  { id: 'vault', size: 50, fill: 'var(--town-steel-dark)', lines: 'M0 0H50M0 25H50M0 0V50M25 0V50' },
  { id: 'elevator', size: 16, fill: 'var(--town-steel-dark)', lines: 'M0 8L8 0L16 8L8 16Z' },
  {
    id: 'asphalt',
    size: 90,
    fill: 'var(--town-asphalt)',
    lines: 'M14 30l9 6 3 12M62 70l12-3 6 8',
    dots: 'M8 66h2v2h-2zM40 12h2v2h-2zM74 24h3v2h-3zM52 48h2v2h-2z',
  },
];

function Floors() {
  return FLOORS.map(({ id, size, fill, lines, ink, dots }) => (
    <pattern key={id} id={`ad-${id}`} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} fill={fill} />
      {dots === undefined ? null : (
        <path d={dots} fill={ink ?? 'var(--town-wall)'} opacity={ink === undefined ? 0.22 : 0.3} />
      )}
      <path
        d={lines}
        fill="none"
        stroke={ink ?? 'var(--town-wall)'}
        strokeOpacity={ink === undefined ? 0.35 : 0.28}
        strokeWidth="1.5"
      />
    </pattern>
  ));
}
