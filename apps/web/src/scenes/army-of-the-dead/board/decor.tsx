import type { Decoration } from '@dreadhouse/army-of-the-dead/missions';
import type { ReactNode } from 'react';
import { edged, lines } from './ink.ts';

/** Things that a mission puts somewhere for the eye. Each is drawn in a square of 150, from 0,0. */
export const DECOR: Readonly<Record<Decoration, ReactNode>> = {
  containers: (
    <g stroke="var(--town-wall)" strokeWidth="2.5">
      <path d="M8 100h64v40h-64z" fill="var(--town-rust)" />
      <path d="M78 104h62v38h-62z" fill="var(--town-water)" />
      <path d="M8 20h36v74h-36z" fill="var(--town-bus)" />
      <path
        d="M18 100v40M28 100v40M38 100v40M48 100v40M58 100v40M88 104v38M98 104v38M108 104v38M118 104v38M128 104v38M8 32h36M8 44h36M8 56h36M8 68h36M8 80h36"
        strokeOpacity="0.5"
      />
    </g>
  ),
  fountain: (
    <g>
      <circle cx="75" cy="78" r="52" {...edged('town-curb', 3)} />
      <circle cx="75" cy="78" r="42" fill="var(--town-water)" />
      <circle cx="75" cy="78" r="28" strokeOpacity="0.6" {...lines('town-glass', 2)} />
      <circle cx="75" cy="78" r="13" {...edged('town-curb')} />
      <path
        d="M75 64q-8-12 0-22q8 10 0 22M61 78q-12 8-22 0q10-8 22 0M89 78q12 8 22 0q-10-8-22 0M75 92q-8 12 0 22q8-10 0-22"
        fill="var(--town-glass)"
        opacity="0.75"
      />
    </g>
  ),
  'school-bus': (
    <g>
      <rect x="16" y="58" width="118" height="50" rx="8" {...edged('town-bus', 3)} />
      <path
        d="M26 64h14v38h-14zM46 64h16v38h-16zM68 64h16v38h-16zM90 64h16v38h-16z"
        fill="var(--town-glass)"
        opacity="0.7"
      />
      <path d="M112 60h16v46h-16z" fill="var(--town-wall)" opacity="0.35" />
    </g>
  ),
  palms: (
    <g>
      <Palm x={34} y={116} size={1} />
      <Palm x={122} y={34} size={0.78} />
    </g>
  ),
  wrecks: (
    <g>
      <Wreck x={44} y={44} turn={24} colour="town-rust" />
      <Wreck x={104} y={110} turn={-38} colour="town-water" />
    </g>
  ),
  'taco-stand': (
    <g>
      <path d="M18 118h40v18h-40z" {...edged('town-wood')} />
      <path d="M14 108h48v14h-48z" {...edged('town-paint', 2)} />
      <path d="M14 108h8v14h-8zM30 108h8v14h-8zM46 108h8v14h-8z" fill="var(--accent)" />
      <circle cx="118" cy="34" r="18" {...edged('accent', 2)} />
      <path d="M118 16a18 18 0 0 1 15 27L118 34zM118 34L103 43A18 18 0 0 1 103 25z" fill="var(--town-paint)" />
    </g>
  ),
  helipad: (
    <g fill="none" stroke="var(--town-paint)">
      <circle cx="75" cy="75" r="58" strokeWidth="5" strokeDasharray="18 8" />
      <circle cx="75" cy="75" r="48" strokeWidth="3" opacity="0.7" />
      <path d="M57 50v50M93 50v50M57 75h36" strokeWidth="9" strokeLinecap="round" opacity="0.85" />
    </g>
  ),
  'fire-escape': (
    <g stroke="var(--town-steel)" strokeWidth="4" fill="none">
      <path d="M100 20h38v110h-38z" fill="var(--town-steel-dark)" fillOpacity="0.5" />
      <path d="M100 34h38M100 48h38M100 62h38M100 76h38M100 90h38M100 104h38M100 118h38" strokeWidth="3" />
    </g>
  ),
  'storm-drain': (
    <g>
      <circle cx="75" cy="82" r="42" {...edged('town-wall', 6, 'town-steel')} />
      <path d="M45 52v60M60 44v76M75 40v84M90 44v76M105 52v60" {...lines('town-steel', 5)} />
      <path d="M40 104q18 14 36 4t34 2" opacity="0.7" {...lines('town-water', 4)} />
    </g>
  ),
  throne: (
    <g>
      <path d="M45 18h60v34h-60z" {...edged('accent', 4, 'town-gold')} />
      <path d="M45 18l8-12 11 10 11-14 11 14 11-10 8 12z" {...edged('town-gold', 2)} />
      <path d="M56 52h38v92h-38z" fill="var(--accent)" opacity="0.55" />
      <path d="M56 52v92M94 52v92" strokeOpacity="0.7" {...lines('town-gold', 3)} />
    </g>
  ),
  roulette: (
    <g>
      <rect x="22" y="94" width="106" height="44" rx="20" fillOpacity="0.65" {...edged('money', 6, 'town-wood')} />
      <circle cx="52" cy="116" r="17" {...edged('town-wood-dark', 3, 'town-gold')} />
      <path d="M52 99v34M35 116h34M40 104l24 24M64 104l-24 24" {...lines('accent', 3)} />
      <path d="M80 104h36M80 116h36M80 128h36M92 100v32M104 100v32" strokeOpacity="0.7" {...lines('town-paint', 1.5)} />
    </g>
  ),
  bar: (
    <g>
      <path d="M24 104h102v30h-102z" {...edged('town-wood', 3, 'town-wood-dark')} />
      <path
        d="M34 108v12M44 108v12M56 110v10M70 108v12M84 110v10M98 108v12M110 108v12"
        strokeLinecap="round"
        {...lines('neon-gold', 5)}
      />
      <path d="M24 98h102" {...lines('neon-rose', 3)} />
    </g>
  ),
  reception: (
    <g>
      <path d="M22 100q53-30 106 0v24q-53-30-106 0z" {...edged('town-wood', 3, 'town-wood-dark')} />
      <circle cx="75" cy="94" r="7" {...edged('town-gold', 2, 'town-wood-dark')} />
    </g>
  ),
  pool: (
    <g>
      <rect x="24" y="30" width="102" height="90" rx="34" {...edged('town-curb', 3)} />
      <rect x="34" y="40" width="82" height="70" rx="26" fill="var(--town-water)" />
      <path d="M44 66q14-8 28 0t30 0M48 88q14-8 28 0t24 0" strokeOpacity="0.7" {...lines('town-glass', 3)} />
    </g>
  ),
};

const FROND = 'M0 0Q10 -16 34 -14Q18 -4 0 0Z';

function Palm({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="12" cy="10" rx="34" ry="16" fill="var(--town-shade)" />
      {[0, 51, 103, 154, 206, 257, 309].map((turn) => (
        <path key={turn} d={FROND} transform={`rotate(${turn})`} {...edged('town-leaf', 2, 'town-leaf-dark')} />
      ))}
      <circle r="5" fill="var(--town-wood)" />
    </g>
  );
}

function Wreck(props: { readonly x: number; readonly y: number; readonly turn: number; readonly colour: string }) {
  const { x, y, turn, colour } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse cx="5" cy="6" rx="36" ry="20" fill="var(--town-shade)" />
      <rect x="-32" y="-15" width="64" height="30" rx="9" {...edged(colour, 3)} />
      <path d="M-14 -11h10v22h-10zM12 -11h8v22h-8z" fill="var(--town-wall)" />
      <path d="M-4 -12h16v24h-16z" {...edged(colour, 1.5)} strokeOpacity="0.5" />
      <path d="M-32 -6q8 -6 12 2t-8 14" fill="var(--town-wall)" opacity="0.5" />
    </g>
  );
}
