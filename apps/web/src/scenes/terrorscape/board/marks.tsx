import { mansion } from '@dreadhouse/terrorscape';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Point } from '../../../kit/board/types.ts';
import { icon } from '../../../look/icon.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { DOORS, HATCHES, roomOf } from './plan.ts';

/** What is printed on the map and never changes. */
export function Printed({ say }: { readonly say: (key: 'exit' | 'hidden') => string }) {
  return (
    <g>
      {mansion.locations.map((id) => (
        <Code key={id} id={id} />
      ))}
      {HATCHES.map(({ room, numeral, at }) => (
        <g key={room} className={style['hatch']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          <path d="M-15 -15H15V15H-15ZM-15 -5H15M-15 5H15" />
          <text textAnchor="middle" y="6.500">
            {numeral}
          </text>
        </g>
      ))}
      <Spot icon={icon('pocket-radio')} at={spotIn(mansion.radio, 0)} />
      {mansion.ransack.map((id) => (
        <Spot key={id} icon={icon('magnifying-glass')} at={spotIn(id, 0)} />
      ))}
      <ExitPlate at={{ x: 435, y: 850 }} words={say('exit')} />
      <ExitPlate at={{ x: 1150, y: 30 }} words={say('hidden')} />
    </g>
  );
}

/** `C1`, in the colour of its area, on a shape of its own per area. */
function Code({ id }: { readonly id: string }) {
  const { box } = roomOf(id);
  const area = mansion.areaOf[id] ?? 'C';
  const at = { x: box.x + box.width - 24, y: box.y + box.height - 20 };
  return (
    <g className={style['code']} data-area={area} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <path d={CRESTS[area] ?? ''} />
      <text textAnchor="middle" y="5.500">
        {id}
      </text>
    </g>
  );
}

const CRESTS: Readonly<Record<string, string>> = {
  C: 'M-16 -12H16V12H-16Z',
  N: 'M-17 0A17 13 0 1 1 17 0A17 13 0 1 1 -17 0Z',
  Z: 'M-12 -13H12L20 0L12 13H-12L-20 0Z',
};

/** The places for tokens along the lower wall of a room, from the left. */
function spotIn(id: string, place: number): Point {
  const { box } = roomOf(id);
  const left = id === 'N1' ? 62 : 0;
  return { x: box.x + 26 + left + place * 40, y: box.y + box.height - 26 };
}

function Spot({ icon, at }: { readonly icon: string; readonly at: Point }) {
  return (
    <g className={style['spot']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <circle r="16" />
      <Glyph body={icon} x={0} y={0} size={22} />
    </g>
  );
}

function ExitPlate({ at, words }: { readonly at: Point; readonly words: string }) {
  const wide = 20 + words.length * 9.2;
  return (
    <g className={style['exit']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <rect x={-wide / 2} y="-11" width={wide} height="22" />
      <text textAnchor="middle" y="5">
        {words}
      </text>
    </g>
  );
}

/** What lies on the map: block tokens, noise, traps, bodies. */
export function Tokens({ view }: { readonly view: View }) {
  return (
    <g>
      {DOORS.filter(({ id }) => view.blocks.includes(id)).map(({ id, at, wall }) => (
        <Block key={id} at={at} upright={wall === 'upright'} />
      ))}
      {mansion.locations.map((id) => (
        <TokensIn key={id} id={id} view={view} />
      ))}
    </g>
  );
}

/** Two boards across the door, nailed. */
function Block({ at, upright }: { readonly at: Point; readonly upright: boolean }) {
  return (
    <g className={style['block']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g transform={`rotate(${upright ? 90 : 0})`}>
        <path d="M-32 -13L30 5L28 14L-34 -4ZM-30 12L32 -8L34 1L-28 21Z" transform="translate(0 -3)" />
        <circle cx="-24" cy="-8" r="2" />
        <circle cx="22" cy="4" r="2" />
        <circle cx="24" cy="-4" r="2" />
        <circle cx="-22" cy="9" r="2" />
      </g>
    </g>
  );
}

/** The tokens in one room, side by side after what is printed there. */
function TokensIn({ id, view }: { readonly id: string; readonly view: View }) {
  const { team, noise: now, lastNoise, firecracker: bang, bodies, survivors, killer, plan } = view;
  const printed = mansion.radio === id || mansion.ransack.includes(id) ? 1 : 0;
  const dead = bodies.some(({ at }) => at === id) || survivors.some(({ at, health }) => health === 0 && at === id);
  const tokens = [
    ...(now.includes(id) || team?.everywhere === true ? [{ look: 'noise', icon: icon('sound-waves') }] : []),
    ...(lastNoise.includes(id) && !now.includes(id) ? [{ look: 'old', icon: icon('sound-waves') }] : []),
    ...(bang === id ? [{ look: 'noise', icon: icon('dynamite') }] : []),
    ...(team?.traps.includes(id) === true ? [{ look: 'own', icon: icon('wolf-trap') }] : []),
    ...(plan !== undefined && 'marker' in plan && plan.marker === id
      ? [{ look: 'own', icon: icon('position-marker') }]
      : []),
    ...(dead ? [{ look: 'body', icon: icon('tombstone') }] : []),
    ...(killer.sneak !== null && killer.sneak.from === id ? [{ look: 'seen', icon: icon('footprint') }] : []),
  ];
  return tokens.map(({ look, icon }, place) => {
    const at = spotIn(id, printed + place);
    return (
      <g
        key={`${look} ${icon}`}
        className={style['token']}
        data-look={look}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {look === 'noise' ? <circle className={style['ring']} r="26" /> : null}
        <circle r="18" />
        <Glyph body={icon} x={0} y={0} size={26} />
      </g>
    );
  });
}
