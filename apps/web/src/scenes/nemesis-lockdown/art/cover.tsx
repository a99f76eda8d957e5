import { Jaws } from './jaws.tsx';
import { repeat } from './repeat.ts';

/** The plan of the base, as its screens have it burnt in. */
const PLAN =
  'M14 84h30v22h-30zM58 84h26v22h-26zM120 84h28v22h-28zM162 84h26v22h-26zM14 124h24v26h-24zM166 126h22v24h-22zM14 172h30v20h-30zM160 172h28v20h-28zM44 95h14M84 95h36M148 95h14M26 106v18M175 106v20M26 150v22M175 150v22M38 137h18M144 138h22';
/** What the radar sees of it, the blast door, and somebody small before it. Two by three. */
export function CoverDrawing() {
  return (
    <>
      <defs>
        <radialGradient id="nl-box-screen" cx="0.5" cy="0.56" r="0.62">
          <stop offset="0" stopColor="#4d3200" />
          <stop offset="0.6" stopColor="#1a1204" />
          <stop offset="1" stopColor="#080603" />
        </radialGradient>
        <linearGradient id="nl-box-door" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b2d12" />
          <stop offset="1" stopColor="#120d05" />
        </linearGradient>
      </defs>
      <rect width="200" height="300" fill="url(#nl-box-screen)" />
      <path d={PLAN} fill="none" stroke="#8a5f00" strokeWidth="1.400" />
      <g fill="none" stroke="#ffb000">
        <circle cx="100" cy="176" r="86" opacity="0.5" />
        <circle cx="100" cy="176" r="60" opacity="0.35" strokeDasharray="3 4" />
        <path d="M100 90V262M14 176H186" opacity="0.25" />
      </g>
      <path d="M100 176L40 114.400A86 86 0 0 1 165 119.700Z" fill="#ffb000" opacity="0.2" />
      <path d="M100 176L165 119.700" stroke="#ffe3ab" strokeWidth="1.600" />
      <Jaws />
      <path d="M0 226H84V300H0ZM116 226H200V300H116Z" fill="url(#nl-box-door)" stroke="#8a5f00" />
      <path d={repeat(9, (i) => `M${-6 + i * 10} 246l8-12h5l-8 12z`)} fill="#ffb000" opacity="0.75" />
      <path d={repeat(8, (i) => `M${118 + i * 10} 246l8-12h5l-8 12z`)} fill="#ffb000" opacity="0.75" />
      <path d="M84 226H116V300H84Z" fill="#ffcf6b" opacity="0.28" />
      <g fill="#050402">
        <path d="M88 300C86 276 92 268 100 268S114 276 112 300Z" />
        <path d="M92 267C89 252 94 247 100 247S111 252 108 267L100 271Z" />
      </g>
      <path d="M111 284L150 300H100Z" fill="#ffe3ab" opacity="0.35" />
    </>
  );
}

export function CoverPicture() {
  return (
    <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <CoverDrawing />
    </svg>
  );
}
