/**
 * What walls and floors are made of, and the lights. Put it once into every svg that shows rooms or cards. The parts are the same wherever they
 * are put, so the ids may meet again.
 */
export function Textures() {
  return (
    <defs>
      <Walls />
      <Floors />
      {Object.entries(LIGHTS).map(([name, colour]) => (
        <radialGradient key={name} id={`bt-light-${name}`}>
          <stop offset="0" stopColor={colour} stopOpacity="0.62" />
          <stop offset="0.4" stopColor={colour} stopOpacity="0.24" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="bt-gloom" cx="0.5" cy="0.56" r="0.72">
        <stop offset="0.42" stopColor="#080406" stopOpacity="0" />
        <stop offset="1" stopColor="#080406" stopOpacity="0.78" />
      </radialGradient>
      <linearGradient id="bt-fall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#080406" stopOpacity="0.55" />
        <stop offset="1" stopColor="#080406" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="bt-way" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b0709" />
        <stop offset="1" stopColor="#8a5a2a" />
      </linearGradient>
    </defs>
  );
}

const LIGHTS = {
  warm: '#ffb24d',
  fire: '#ff6a24',
  moon: '#a9c8ff',
  sick: '#b6e05a',
  blood: '#ff3b3b',
  deep: '#4fc7c0',
  strange: '#c58bff',
} as const;

export type Light = keyof typeof LIGHTS;

// Only darker and lighter lines: the colour lies under them.
const DARK = { fill: 'none', stroke: '#0b0709', strokeOpacity: 0.42, strokeWidth: 0.7 } as const;
const PALE = { fill: 'none', stroke: '#ffdf9e', strokeOpacity: 0.15, strokeWidth: 0.6 } as const;

function Walls() {
  return (
    <>
      <pattern id="bt-panel" width="11" height="29" y="5" patternUnits="userSpaceOnUse">
        <path d="M0 0V29M0 17.500H11M2 20h7v6.500h-7z" {...DARK} />
        <path d="M.8 0V29M0 18.300H11" {...PALE} />
      </pattern>
      <pattern id="bt-damask" width="8" height="9.600" y="5" patternUnits="userSpaceOnUse">
        <path
          d="M4 .8q2.600 2.200 0 4.400q-2.600-2.200 0-4.400M0 5.600q2.600 2.200 0 4.400M8 5.600q-2.600 2.200 0 4.400M4 5.200v2"
          {...PALE}
        />
      </pattern>
      <pattern id="bt-stripes" width="5" height="29" patternUnits="userSpaceOnUse">
        <path d="M1.200 0V29" {...DARK} strokeWidth="2" strokeOpacity="0.24" />
        <path d="M3.700 0V29" {...PALE} />
      </pattern>
      <pattern id="bt-brick" width="10" height="6" y="4" patternUnits="userSpaceOnUse">
        <path d="M0 0H10M0 3H10M2 0V3M7 3V6" {...DARK} />
        <path d="M2.600 .8H9M0 3.800H6" {...PALE} />
      </pattern>
      <pattern id="bt-ashlar" width="20" height="14.500" y="5" patternUnits="userSpaceOnUse">
        <path d="M0 0H20M0 7.250H20M6 0V7.250M15 7.250V14.500" {...DARK} />
        <path d="M6.800 1H19M0 8.200H14" {...PALE} />
      </pattern>
      <pattern id="bt-rock" width="26" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 5l7 3 5-5 8 4 6-3M7 8l2 8-6 6M20 7l-3 8 5 7M9 16l8-1" {...DARK} />
        <path d="M1 6.500l6 2.500M13 4.500l6 3M10 17l6-1" {...PALE} />
      </pattern>
      <pattern id="bt-tiled" width="6" height="6" y="4" patternUnits="userSpaceOnUse">
        <path d="M0 0H6M0 0V6" {...DARK} />
        <path d="M1 1H5.400" {...PALE} />
      </pattern>
    </>
  );
}

function Floors() {
  return (
    <>
      <pattern id="bt-planks" width="34" height="13" y="34" patternUnits="userSpaceOnUse">
        <path d="M0 0H34M0 6.500H34M9 0V6.500M27 6.500V13" {...DARK} />
        <path d="M0 1H34M0 7.500H34M12 3.600h9M3 10h7" {...PALE} />
      </pattern>
      <pattern id="bt-parquet" width="10" height="10" y="34" patternUnits="userSpaceOnUse">
        <path d="M0 5 5 0 10 5M0 10 5 5 10 10M5 0V5M0 5V10M10 5V10" {...DARK} />
        <path d="M1 5.400 5 1.400" {...PALE} />
      </pattern>
      <pattern id="bt-flags" width="24" height="19" y="34" patternUnits="userSpaceOnUse">
        <path d="M0 0H24M0 9.500H24M8 0V9.500M19 9.500V19" {...DARK} />
        <path d="M9 1H23M1 10.500H18" {...PALE} />
      </pattern>
      <pattern id="bt-checks" width="15" height="15" y="34" patternUnits="userSpaceOnUse">
        <path d="M0 0H7.500V7.500H0zM7.500 7.500H15V15H7.500z" fill="#0b0709" fillOpacity="0.42" />
        <path d="M8 .5H14.500M.5 8H7" {...PALE} />
      </pattern>
      <pattern id="bt-earth" width="22" height="16" y="34" patternUnits="userSpaceOnUse">
        <path d="M2 4h3M12 2l2 1M8 9h4M18 11l2-1M3 13l2 1" {...DARK} strokeWidth="1.400" strokeLinecap="round" />
        <path d="M6 5l2-.5M15 6h2M13 13h3M1 9h1" {...PALE} strokeWidth="1" strokeLinecap="round" />
      </pattern>
      <pattern id="bt-carpet" width="9" height="9" y="34" patternUnits="userSpaceOnUse">
        <path d="M4.500 1 8 4.500 4.500 8 1 4.500z" {...PALE} />
        <path d="M4.500 3.400 5.600 4.500 4.500 5.600 3.400 4.500z" fill="#ffdf9e" fillOpacity="0.14" />
      </pattern>
      <pattern id="bt-grass" width="18" height="14" y="34" patternUnits="userSpaceOnUse">
        <path d="M3 6q.5-3 0-4.500M5 6q1-2.500 2-3M12 13q0-3-1-4M14 13q1-2 2-2.500" {...PALE} strokeOpacity="0.3" />
        <path d="M8 9q.5-3 0-4M2 13q1-2 1-3" {...DARK} />
      </pattern>
    </>
  );
}
