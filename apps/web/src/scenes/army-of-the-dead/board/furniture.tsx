import type { Zone } from '@dreadhouse/army-of-the-dead/map';
import type { ReactNode } from 'react';
import { edged, lines } from './ink.ts';
import { chanceOf, type RoomUse } from './surroundings.ts';

interface Props {
  readonly zone: Zone;
  readonly use: RoomUse;
  readonly seed: string;
}

/** What stands in a square, along its upper side and in its corners: the middle is for figures. 150 units wide, from 0,0. */
export function Furniture({ zone, use, seed }: Props) {
  switch (zone.kind) {
    case 'casino':
      return <Tables seed={seed} />;
    case 'corridor':
      return <Lamps />;
    case 'rooftop':
      return <RoofGear seed={seed} />;
    case 'elevator':
      return <Cabin />;
    case 'vault':
      return <Treasure />;
    case 'trap':
      return <Traps />;
    default:
      return <InUse use={use} seed={seed} />;
  }
}

/** The upper left corner is for the name of the Zone. */
function InUse({ use, seed }: { readonly use: RoomUse; readonly seed: string }) {
  return chanceOf(`${seed} turn`) < 0.5 ? SECOND[use] : FIRST[use];
}

const wood = edged('town-wood', 2.5, 'town-wood-dark');
const steel = edged('town-steel', 2.5, 'town-steel-dark');
const cloth = edged('town-cloth', 2.5, 'town-wood-dark');

const SHELF = (
  <g>
    <rect x="88" y="20" width="46" height="16" rx="2" {...wood} />
    <path d="M94 24h6v8h-6zM104 24h8v8h-8zM116 24h5v8h-5zM124 24h6v8h-6z" fill="var(--town-cloth)" opacity="0.8" />
  </g>
);

const FIRST: Readonly<Record<RoomUse, ReactNode>> = {
  shop: (
    <g>
      {SHELF}
      <g transform="translate(4 92)">{SHELF}</g>
      <path d="M22 118l14-6 6 12-15 7z" fill="var(--town-cloth)" opacity="0.7" />
    </g>
  ),
  diner: (
    <g>
      <rect x="70" y="18" width="64" height="18" rx="9" {...steel} />
      <circle cx="82" cy="46" r="6" {...edged('accent', 2)} />
      <circle cx="102" cy="46" r="6" {...edged('accent', 2)} />
      <circle cx="122" cy="46" r="6" {...edged('accent', 2)} />
    </g>
  ),
  office: (
    <g>
      <rect x="84" y="18" width="50" height="26" rx="2" {...wood} />
      <rect x="98" y="20" width="20" height="12" rx="2" fill="var(--town-wall)" />
      <path d="M100 22h16v8h-16z" fill="var(--neon-sea)" opacity="0.75" />
      <path d="M24 122l16 4-3 9-16-4zM40 112l13 8-5 8-13-8z" fill="var(--town-paint)" opacity="0.65" />
    </g>
  ),
  store: (
    <g>
      <rect x="102" y="18" width="32" height="30" {...wood} />
      <path d="M102 18l32 30M134 18l-32 30" {...lines('town-wood-dark', 2.5)} />
      <rect x="18" y="108" width="28" height="26" {...wood} />
      <path d="M18 121h28M32 108v26" {...lines('town-wood-dark', 2.5)} />
    </g>
  ),
  suite: (
    <g>
      <rect x="84" y="16" width="50" height="58" rx="4" {...cloth} />
      <rect x="89" y="20" width="18" height="14" rx="3" fill="var(--town-paint)" />
      <rect x="111" y="20" width="18" height="14" rx="3" fill="var(--town-paint)" />
      <path d="M84 42h50v32h-50z" fill="var(--accent)" opacity="0.75" />
    </g>
  ),
  back: (
    <g>
      <rect x="92" y="18" width="42" height="30" rx="3" {...steel} />
      <circle cx="113" cy="33" r="9" {...lines('town-steel-dark', 3)} />
      <path d="M113 24v18M104 33h18" {...lines('town-steel-dark', 2.5)} />
      <path d="M22 124h18v10h-18zM28 114h18v10h-18z" opacity="0.75" {...edged('money', 1.5)} />
    </g>
  ),
  service: (
    <g>
      <path d="M14 20H136M14 28H136" {...lines('town-steel', 5)} />
      <path d="M52 14v20M98 14v20" {...lines('town-steel-dark', 6)} />
      <path d="M14 132h30M18 126v12M38 126v12" {...lines('town-rust', 4)} />
    </g>
  ),
};

const SECOND: Readonly<Record<RoomUse, ReactNode>> = {
  shop: (
    <g>
      <rect x="80" y="18" width="54" height="14" rx="2" {...wood} />
      <rect x="120" y="18" width="14" height="50" rx="2" {...wood} />
      <rect x="92" y="14" width="16" height="14" rx="2" {...steel} />
    </g>
  ),
  diner: (
    <g>
      <rect x="96" y="20" width="34" height="30" rx="3" {...cloth} />
      <path d="M92 18h6v34h-6zM128 18h6v34h-6z" fill="var(--accent)" />
      <circle cx="113" cy="35" r="6" fill="var(--town-paint)" opacity="0.8" />
      <path d="M20 116q14-10 26 2t-6 16z" fill="var(--town-rust)" opacity="0.4" />
    </g>
  ),
  office: (
    <g>
      <path d="M110 16h24v20h-24zM110 40h24v20h-24z" {...steel} />
      <path d="M117 26h10M117 50h10" {...lines('town-steel-dark', 3)} />
      <circle cx="30" cy="124" r="9" {...edged('town-leaf', 3, 'town-leaf-dark')} />
    </g>
  ),
  store: (
    <g>
      <rect x="66" y="16" width="68" height="14" {...steel} />
      <path d="M72 18h14v10h-14zM92 18h10v10h-10zM110 18h18v10h-18z" fill="var(--town-cloth)" opacity="0.75" />
      <circle cx="28" cy="122" r="12" {...edged('town-rust')} />
      <circle cx="28" cy="122" r="6" {...lines('town-wall', 2)} />
    </g>
  ),
  suite: (
    <g>
      <rect x="92" y="18" width="42" height="18" rx="5" {...cloth} />
      <rect x="98" y="44" width="30" height="16" rx="3" {...wood} />
      <path d="M18 132h34v-8h-34z" fill="var(--town-wood-dark)" />
      <path d="M22 126h26v4h-26z" fill="var(--neon-rose)" opacity="0.7" />
    </g>
  ),
  back: (
    <g>
      <path d="M94 16h40v44h-12v-32h-28z" {...wood} />
      <path d="M18 128a9 5 0 0 1 18 0v6a9 5 0 0 1-18 0z" {...edged('town-gold', 2, 'town-wood-dark')} />
    </g>
  ),
  service: (
    <g>
      <rect x="104" y="16" width="30" height="38" rx="2" {...steel} />
      <path d="M110 24h18M110 31h18M110 38h18" {...lines('town-steel-dark', 3)} />
      <circle cx="128" cy="48" r="2.5" fill="var(--money)" />
      <path d="M16 136q10-16 28-10" {...lines('town-steel-dark', 5)} />
    </g>
  ),
};

/** A green table with its stools, a little to one side. */
function Tables({ seed }: { readonly seed: string }) {
  if (chanceOf(`${seed} table`) < 0.45) return null;
  return (
    <g opacity="0.92">
      <path d="M92 20h42v16a21 21 0 0 1-42 0z" fillOpacity="0.55" {...edged('money', 5, 'town-wood')} />
      <path d="M100 22h26M104 30h18" strokeOpacity="0.6" {...lines('town-paint', 1.5)} />
      <circle cx="88" cy="52" r="6" fill="var(--town-wood)" />
      <circle cx="113" cy="68" r="6" fill="var(--town-wood)" />
      <circle cx="136" cy="54" r="6" fill="var(--town-wood)" />
    </g>
  );
}

function Lamps() {
  return (
    <g>
      <circle cx="75" cy="75" r="34" fill="url(#ad-lamp)" />
      <path
        d="M22 20h12M116 20h12M22 130h12M116 130h12"
        strokeOpacity="0.8"
        strokeLinecap="round"
        {...lines('neon-gold', 4)}
      />
    </g>
  );
}

function RoofGear({ seed }: { readonly seed: string }) {
  const luck = chanceOf(`${seed} gear`);
  if (luck < 0.35) return null;
  if (luck < 0.7)
    return (
      <g>
        <rect x="98" y="18" width="36" height="30" rx="3" {...steel} />
        <circle cx="116" cy="33" r="11" fill="var(--town-steel-dark)" />
        <path d="M116 23v20M106 33h20M109 26l14 14M123 26l-14 14" {...lines('town-steel', 2)} />
      </g>
    );
  return (
    <g>
      <path d="M20 126h60M20 134h60" {...lines('town-steel', 4)} />
      <circle cx="120" cy="32" r="13" {...edged('town-steel-dark', 4, 'town-steel')} />
    </g>
  );
}

/** An open cabin: rails, a call board, arrows. */
function Cabin() {
  return (
    <g>
      <rect x="18" y="18" width="114" height="114" rx="6" {...lines('town-steel', 6)} />
      <rect x="112" y="26" width="14" height="34" rx="3" fill="var(--town-wall)" />
      <path d="M119 32l5 8h-10zM119 54l5-8h-10z" fill="var(--neon-gold)" />
    </g>
  );
}

function Treasure() {
  return (
    <g>
      <path d="M16 16H134V34H16Z" {...steel} />
      <path d="M40 16v18M64 16v18M88 16v18M112 16v18M16 25H134" {...lines('town-steel-dark', 2)} />
      <g fill="var(--town-gold)" stroke="var(--town-wood-dark)" strokeWidth="2">
        <path d="M98 116l6-10h20l6 10zM104 104l5-9h14l5 9z" />
        <path d="M18 132l5-9h18l5 9z" />
      </g>
    </g>
  );
}

/** Plates in the floor and beams across it. */
function Traps() {
  return (
    <g>
      {[26, 62, 98].map((x) =>
        [40, 76].map((y) => (
          <rect
            key={`${x},${y}`}
            x={x}
            y={y}
            width="28"
            height="28"
            rx="2"
            fillOpacity="0.4"
            {...edged('town-steel', 2.5, 'town-steel-dark')}
          />
        )),
      )}
      <path d="M16 34L134 118M16 118L134 34M16 76H134" strokeOpacity="0.75" {...lines('neon-rose', 2)} />
      <g fill="var(--neon-rose)">
        <circle cx="16" cy="34" r="3.5" />
        <circle cx="16" cy="76" r="3.5" />
        <circle cx="16" cy="118" r="3.5" />
        <circle cx="134" cy="34" r="3.5" />
        <circle cx="134" cy="76" r="3.5" />
        <circle cx="134" cy="118" r="3.5" />
      </g>
    </g>
  );
}
