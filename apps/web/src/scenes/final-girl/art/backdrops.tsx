import { type ReactNode, useId } from 'react';
import { bulbs, flake, house, lamp, pine, rain, stars } from './shapes.ts';

// The lower part of a film's poster: a place at night, 200 wide and 300 high, its horizon at about 200. The killer looms in the sky.

interface SkyProps {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
}

function Sky({ top, middle, low }: SkyProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="0.45" stopColor={middle} />
        <stop offset="0.74" stopColor={low} />
      </linearGradient>
      <rect width="200" height="300" fill={`url(#${id})`} />
    </>
  );
}

/** Darkness at the foot of the poster, where its title stands. */
function Foot({ colour }: { readonly colour: string }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} stopOpacity="0" />
        <stop offset="0.7" stopColor={colour} stopOpacity="0.94" />
      </linearGradient>
      <rect y="200" width="200" height="100" fill={`url(#${id})`} />
    </>
  );
}

function Camp() {
  return (
    <>
      <Sky top="#04090d" middle="#0d2a33" low="#2f7d7e" />
      <path d={stars(17, 170)} fill="#dff3ee" opacity="0.7" />
      <path d="M0 196 20 178l14 10 22-24 22 20 16-10 24 18 18-16 26 16 22-20 16 14v40H0z" fill="#0f3a3c" />
      <rect y="206" width="200" height="94" fill="#17505a" />
      <g stroke="#9fe0d6" strokeLinecap="round" opacity="0.55">
        <path d="M66 214h60M78 222h46M58 231h30M100 231h44M74 241h52M90 252h22" strokeWidth="1.6" />
      </g>
      <path d="M0 204h46l10 6H0zM154 204h46v8h-54z" fill="#08191a" />
      <path d="M18 196h34v10H18zM14 197l21-15 21 15z" fill="#120d0a" />
      <path d="M26 197h6v6h-6z" fill="#ffd27a" />
      <path
        d={[pine(4, 238, 92), pine(24, 262, 70), pine(188, 240, 104), pine(168, 262, 66)].join('')}
        fill="#03100f"
      />
      <path d="M150 262h-46l-4 8h54z" fill="#1d130c" />
      <Foot colour="#030b0d" />
    </>
  );
}

function Creech() {
  return (
    <>
      <Sky top="#0b0a06" middle="#2b2612" low="#8a7634" />
      <path d="M0 226q60-30 100-28t100 26v76H0z" fill="#14120a" />
      <path
        d="M52 214v-44h10v-14l10-20 10 20v10h10v-24l-4 0 14-22 14 22-4 0v24h14v-8l8-14 8 14v52h8v4H50z"
        fill="#0d0b07"
      />
      <path d="M70 172h6v10h-6zM98 156h8v12h-8zM120 178h6v9h-6zM90 186h5v9h-5zM133 174h4v9h-4z" fill="#ffb648" />
      <path d="M98 204h10v14H98z" fill="#5a3b12" />
      <path
        d="M178 250q-6-40-2-62m0 26q-12-10-18-24m19 12q10-12 18-14m-19-4q-8-12-6-24m5 18q6-12 12-16M20 250q4-34-2-54m1 20q10-10 14-22m-13 10q-10-8-14-20"
        fill="none"
        stroke="#070603"
        strokeWidth="2.6"
      />
      <g fill="#c8b983" opacity="0.16">
        <ellipse cx="60" cy="222" rx="80" ry="7" />
        <ellipse cx="150" cy="234" rx="80" ry="8" />
      </g>
      <path
        d="M0 246h200v4H0zM6 236v34M22 236v34M38 236v34M54 236v34M70 236v34M130 236v34M146 236v34M162 236v34M178 236v34M194 236v34"
        fill="none"
        stroke="#060502"
        strokeWidth="2.4"
      />
      <Foot colour="#080702" />
    </>
  );
}

function Groves() {
  return (
    <>
      <Sky top="#050b07" middle="#143522" low="#6fa34a" />
      <path d="M0 52q40-22 80-8t120-10v40q-60 22-104 6T0 86z" fill="#08160e" opacity="0.8" />
      <path d="m34 70 14 30-9 3 17 38-5 2 12 34-24-34 6-3-17-36 8-3z" fill="#eaffc0" />
      <path d="M0 216q50-18 100-12t100 4v92H0z" fill="#0c1f10" />
      <path d="M84 208h32l-3-26H87zM80 182h40l-4-7H84zM92 208v-16h16v16z" fill="#27391f" />
      <path d="M96 196h8v12h-8z" fill="#f2d86a" />
      <path
        d="M-6 300q20-30 18-96T-4 86h18q-2 40 8 60 8-18 22-22-14 14-18 40t6 60 22 76zM206 300q-18-34-18-92t20-116h-20q4 40-10 66-6-18-24-26 14 18 16 46t-8 60-16 62z"
        fill="#040b06"
      />
      <path d={rain(26)} stroke="#cfeeb0" strokeWidth="0.7" opacity="0.35" fill="none" />
      <Foot colour="#030a05" />
    </>
  );
}

function Carnival() {
  return (
    <>
      <Sky top="#0b0512" middle="#3a1038" low="#c4365a" />
      <path d={stars(9, 120)} fill="#ffe6c2" opacity="0.6" />
      <g fill="none" stroke="#1c0a1e" strokeWidth="2.4">
        <circle cx="156" cy="168" r="36" />
        <path d="M156 132v72M120 168h72M131 143l50 50M181 143l-50 50M156 168l-18 52M156 168l18 52" strokeWidth="1.6" />
      </g>
      <path d={bulbs(156, 168, 36, 16)} fill="#ffdf8a" />
      <path d="M10 216q28-8 46-50 18 42 52 50l-6 34H16z" fill="#b3173c" />
      <path
        d="M24 209q20-10 30-40l-10 46-4 35h-18zM58 170q8 30 22 38l6 42H72L66 214zM102 214l6 2-6 34h-8z"
        fill="#f6e3c5"
      />
      <path d="M55 166v-16l14 5-14 5" fill="#ffcf5a" />
      <path d="M46 250q2-24 12-24t12 24z" fill="#22070f" />
      <path d="M10 216q49 16 98 0" fill="none" stroke="#5c0b20" strokeWidth="2" />
      <path d="M0 250h200v50H0z" fill="#150714" />
      <path d="M0 226q50 22 100 8t100-4" fill="none" stroke="#12060f" strokeWidth="1.4" />
      {[12, 30, 48, 66, 84, 104, 124, 144, 164, 184].map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={231 + [2, 5, 7, 7, 6, 3, 1, -1, 0, 1][i]!}
          r="2.2"
          fill={i % 2 === 0 ? '#ffdf8a' : '#ff7c8d'}
        />
      ))}
      <Foot colour="#0a040a" />
    </>
  );
}

function Maple() {
  return (
    <>
      <Sky top="#0c0918" middle="#3b2350" low="#f08a3c" />
      <path d={stars(7, 90)} fill="#ffe9d0" opacity="0.6" />
      <path
        d={[house(-8, 218, 56), house(50, 216, 44), house(106, 216, 44), house(150, 218, 60)].join('')}
        fill="#171022"
      />
      <path d="M8 196h8v9H8zM24 196h8v9h-8zM66 198h7v8h-7zM124 200h7v8h-7zM170 194h8v10h-8z" fill="#ffc463" />
      <path d="M0 216h200v84H0z" fill="#1b1526" />
      <path d="M84 216h32l64 84H20z" fill="#2c2436" />
      <path d="M98 222h4l1 12h-6zM96 244h8l2 20h-12z" fill="#d9b36a" opacity="0.8" />
      <path d={lamp(34, 262, 78, 1) + lamp(166, 262, 78, -1)} fill="none" stroke="#09060f" strokeWidth="3" />
      <path d="m50 186-18 76h44zM150 186l-26 76h44z" fill="#ffae45" opacity="0.2" />
      <circle cx="50" cy="186" r="3.4" fill="#ffe2a6" />
      <circle cx="150" cy="186" r="3.4" fill="#ffe2a6" />
      <path
        d={flake(30, 120, 5) + flake(172, 140, 4) + flake(158, 96, 3) + flake(18, 160, 3)}
        fill="#d9541f"
        opacity="0.85"
      />
      <Foot colour="#0a0712" />
    </>
  );
}

const BACKDROPS: Readonly<Record<string, () => ReactNode>> = {
  camp: Camp,
  creech: Creech,
  groves: Groves,
  carnival: Carnival,
  maple: Maple,
};

export function Backdrop({ location }: { readonly location: string }) {
  const Drawing = BACKDROPS[location] ?? Camp;
  return <Drawing />;
}
