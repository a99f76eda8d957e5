import { useId } from 'react';
import { Tapes } from './tapes.tsx';
import style from './title-art.module.css';

/** The house of dread: a rental shop that never closes. Its windows are its shelves. */
export function TitleArt() {
  const id = useId();
  return (
    <svg className={style['art']} viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#07060c" />
          <stop offset="0.55" stopColor="#2a1738" />
          <stop offset="1" stopColor="#7a2a3a" />
        </linearGradient>
        <linearGradient id={`${id}lit`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd98a" />
          <stop offset="1" stopColor="#c9722a" />
        </linearGradient>
        <radialGradient id={`${id}moon`}>
          <stop offset="0.5" stopColor="#f7e8c8" />
          <stop offset="0.52" stopColor="#f7e8c8" stopOpacity="0.22" />
          <stop offset="1" stopColor="#f7e8c8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}candle`}>
          <stop offset="0" stopColor="#ffb65a" stopOpacity="0.6" />
          <stop offset="1" stopColor="#ffb65a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}spill`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffb65a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffb65a" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1440" height="400" fill={`url(#${id}sky)`} />
      <NightSky moon={`url(#${id}moon)`} />
      <Street />
      <House lit={`url(#${id}lit)`} candle={`url(#${id}candle)`} />
      <Sign />
      <path d="M478 372h180l-70 28H380zM782 372h180l98 28H852zM694 372h52l16 28h-84z" fill={`url(#${id}spill)`} />
    </svg>
  );
}

const STARS = Array.from(
  { length: 70 },
  (_, i) => [(i * 197.3) % 1440, (i * 61.7) % 210, 0.7 + (i % 4) * 0.35] as const,
);

function NightSky({ moon }: { readonly moon: string }) {
  return (
    <>
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#f2e8df" opacity={0.25 + (r - 0.7) / 2} />
      ))}
      <circle cx="1030" cy="92" r="96" fill={moon} />
      <path
        d="M1006 60q10-6 16 2-2 10-14 8zM1044 104q14-2 14 8-8 8-16 0zM1012 112q6-2 8 4-4 4-8-4z"
        fill="#d8c49a"
        opacity="0.5"
      />
      <path d="M0 330q200-60 380-30t340-10 360 6 360-12v116H0z" fill="#180e1a" />
    </>
  );
}

function Street() {
  return (
    <>
      <path d="M0 372h1440v28H0z" fill="#0c080c" />
      <Tree />
      <g transform="translate(1466 0) scale(-1 1)">
        <Tree />
      </g>
      <path
        d="M60 380v-46M92 380v-46M124 380v-46M156 380v-46M300 380v-46M332 380v-46M364 380v-46M396 380v-46M1040 380v-46M1072 380v-46M1104 380v-46M1136 380v-46M1168 380v-46M1310 380v-46M1342 380v-46M1374 380v-46M1406 380v-46M40 344h136M280 344h136M1020 344h168M1290 344h150"
        stroke="#0a060b"
        strokeWidth="5"
      />
      <path d="M418 380V250q0-14 14-14h14" fill="none" stroke="#08050a" strokeWidth="6" />
      <path d="M436 236h24l6 10h-36z" fill="#08050a" />
      <path d="m432 246-50 134h132L466 246z" fill="#ffc46b" opacity="0.1" />
      <ellipse cx="450" cy="248" rx="12" ry="4" fill="#ffe0a0" />
    </>
  );
}

function Tree() {
  return (
    <g fill="none" stroke="#08050a" strokeLinecap="round" strokeLinejoin="round">
      <path d="m216 382-8-62 8-52-6-40 10-34" strokeWidth="9" />
      <path
        d="m208 320-26-30-8-34M216 268l30-26 8-36M210 228l-18-24 0-34M220 194l18-26M220 194l-8-34"
        strokeWidth="5"
      />
      <path
        d="m182 290-22-6-12-20M246 242l28-8 16-20M254 206l16-22M192 204l-20-12M238 168l2-22M174 256l-10-20"
        strokeWidth="2.6"
      />
    </g>
  );
}

function House({ lit, candle }: { readonly lit: string; readonly candle: string }) {
  return (
    <>
      {/* roof, turret, chimneys */}
      <path
        d="M440 220 560 96l40 40 36-92q2-10 8 0l52 112 24-28 24 28 24-40 24 40 20-20 148 84z"
        fill="#0d080d"
        stroke="#6b4a6e"
        strokeWidth="1.5"
      />
      <path d="M604 176V124l36-84 36 84v52zM860 150V90h30v84z" fill="#160d18" />
      <path d="m676 124-36-84-36 84M890 176V94" fill="none" stroke="#8d6486" strokeWidth="1.5" />
      <path
        d="M470 200 560 108l36 36M490 206l70-72 30 30M610 136h60M614 148h56M760 200l-26-40"
        fill="none"
        stroke="#241623"
        strokeWidth="2"
      />
      <path d="M856 84h38v10h-38zM636 40l4-26 4 26z" fill="#0d080d" />
      <path d="M462 212h516v168H462z" fill="#1c1118" />
      <path d="M450 204h540v12H450zM470 290h500v8H470z" fill="#2d1a20" />
      <path d="M462 226h516M462 244h516M462 262h516M462 280h516" stroke="#150c12" strokeWidth="2" />
      {/* upstairs: a candle, somebody at the window, something that looks back */}
      <path d="M626 96q14-20 28 0v44h-28z" fill={lit} />
      <path d="M640 96v44M626 118h28" stroke="#120b12" strokeWidth="3" />
      <path d="M520 150q20-26 40 0v44h-40zM760 150q20-26 40 0v44h-40z" fill="#07050a" />
      <g>
        <circle cx="540" cy="168" r="40" fill={candle} />
        <path d="M537 194v-16h6v16z" fill="#e9dcc3" />
        <path className={style['flame']} d="M540 160q8 10 0 18-8-8 0-18z" fill="#ffd98a" />
      </g>
      <path d="M520 172h40M540 138v56M760 172h40M780 138v56" stroke="#2d1a20" strokeWidth="3" />
      <g className={style['eyes']} fill="#ff5a4a">
        <circle cx="771" cy="164" r="2.6" />
        <circle cx="789" cy="164" r="2.6" />
      </g>
      <path d="M638 140v-14q0-8 6-8t6 8v14z" fill="#1c0d10" />
      {/* the shop windows are the shelves */}
      <ShopWindow x={478} lit={lit} seed={3} />
      <ShopWindow x={782} lit={lit} seed={11} />
      {/* the door */}
      <path d="M680 380v-66q40-24 80 0v66z" fill="#120b10" />
      <path d="M692 380v-58q28-16 56 0v58z" fill={lit} opacity="0.85" />
      <path d="M720 316v64M692 346h56" stroke="#2d1a20" strokeWidth="4" />
      <path d="M700 328h40v16h-40z" fill="#120b10" />
      <text x="720" y="341" className={style['open']}>
        OPEN
      </text>
      <path d="M640 372h160v8H640z" fill="#2d1a20" />
    </>
  );
}

function ShopWindow({ x, lit, seed }: { readonly x: number; readonly lit: string; readonly seed: number }) {
  return (
    <>
      <path d={`M${x} 306h180v66H${x}z`} fill={lit} />
      <Tapes x={x + 4} y={310} width={172} height={27} seed={seed} />
      <Tapes x={x + 4} y={341} width={172} height={28} seed={seed + 5} />
      <path d={`M${x} 337h180v4H${x}zM${x} 369h180v4H${x}z`} fill="#3a1d14" />
      <path d={`M${x} 306h180v66H${x}zM${x + 90} 306v66`} fill="none" stroke="#2d1a20" strokeWidth="5" />
      <path d={`M${x - 6} 300h192l-8 10H${x + 2}z`} fill="#7d1326" />
    </>
  );
}

/** The name of the house, in glass and gas above its door. */
function Sign() {
  return (
    <>
      <path d="M500 214v-10M940 214v-10M484 222h472v66H484z" fill="#0b0709" stroke="#3a2228" strokeWidth="4" />
      <g>
        <text x="720" y="281" className={style['halo']}>
          DREADHOUSE
        </text>
        <text x="720" y="281" className={style['neon']}>
          DREAD<tspan className={style['faulty']}>H</tspan>OUSE
        </text>
      </g>
    </>
  );
}
