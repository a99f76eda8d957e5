import type { ReactNode } from 'react';
import { useId } from 'react';

// The ten heroines: heads and shoulders, 100 wide and 120 high, lit from the left by whatever is burning there.

interface Look {
  /** The light behind her. */
  readonly back: string;
  readonly light: string;
  readonly skin: string;
  readonly shade: string;
  readonly lips: string;
  readonly eyes: string;
  readonly brows: string;
  readonly hair: string;
  readonly gloss: string;
  readonly cloth: string;
  readonly fold: string;
  readonly behind: (look: Look) => ReactNode;
  readonly before: (look: Look) => ReactNode;
}

const LOOKS: Readonly<Record<string, Look>> = {
  laurie: {
    back: '#173f45',
    light: '#e8603c',
    skin: '#f0c8a4',
    shade: '#b57a62',
    lips: '#a8453f',
    eyes: '#3d7a8c',
    brows: '#4a2c1c',
    hair: '#6b3d22',
    gloss: '#a8683a',
    cloth: '#2d5d86',
    fold: '#193a5a',
    behind: ({ hair }) => <path d="M24 96q-10-30 0-56Q32 12 52 12q24 0 28 30 8 28-4 56z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path d="M28 60q-4-40 24-42 26 2 24 42-2-20-14-30-6 8-18 8-12 4-16 22z" fill={hair} />
        <path d="M30 50q2-24 20-28-12 8-14 24zM26 66q-2 14 2 26" fill="none" stroke={gloss} strokeWidth="2" />
        <path d="m36 92 14 16 15-16 5 5-20 22-19-22z" fill="#8fb3d0" />
      </>
    ),
  },
  reiko: {
    back: '#2a1420',
    light: '#d7263d',
    skin: '#f3d3b3',
    shade: '#b98568',
    lips: '#b2263a',
    eyes: '#20140f',
    brows: '#120d10',
    hair: '#15121a',
    gloss: '#4a4a68',
    cloth: '#b3202f',
    fold: '#6d0f20',
    behind: ({ hair }) => <path d="M25 80q-6-38 2-52 8-16 24-16t24 16q8 16 1 52z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path d="M28 78q-6-50 6-58 8-8 18-7 14 0 20 10 7 10 2 55-6-8-6-34H34q0 26-6 34z" fill={hair} />
        <path d="M34 44q0-8 2-14h32q2 6 2 14l-8-1-4 2-6-2-8 2-6-2z" fill={hair} />
        <path d="M36 26q12-9 28-2" fill="none" stroke={gloss} strokeWidth="2.4" />
      </>
    ),
  },
  alice: {
    back: '#3d3512',
    light: '#ffc14a',
    skin: '#f6d5b8',
    shade: '#c08b6e',
    lips: '#b85a50',
    eyes: '#4b7d4b',
    brows: '#8a6228',
    hair: '#d9a947',
    gloss: '#f8dd8c',
    cloth: '#e9e1cf',
    fold: '#a89a80',
    behind: ({ hair }) => <path d="M22 84q-8-24 2-50 8-22 27-22t27 22q10 26 2 50-12 6-29 6t-29-6z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path d="M26 74q-6-52 24-54 32 2 26 54-6-10-8-30-16 0-26-10-4 10-10 14-4 14-6 26z" fill={hair} />
        <path d="M25 40q24-22 52 0l-1-7q-24-20-49 0z" fill="#1d5a6a" />
        <path d="M30 54q2-6 6-8M72 50q3 10 2 18" fill="none" stroke={gloss} strokeWidth="2" />
      </>
    ),
  },
  selena: {
    back: '#241a38',
    light: '#9b6be0',
    skin: '#d9a27c',
    shade: '#8f5b48',
    lips: '#8c2a4a',
    eyes: '#5a3a1a',
    brows: '#150f14',
    hair: '#1c1420',
    gloss: '#5c4470',
    cloth: '#4a2a68',
    fold: '#2a1540',
    behind: ({ hair }) => <path d="M20 118q-6-60 6-86 8-20 25-20t25 20q12 26 6 86z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path d="M28 100q-8-70 22-82 32 12 24 82-4-30-8-52-6-14-16-18-12 8-14 22-4 20-8 48z" fill={hair} />
        <path d="M52 18q-14 6-18 30-4 24-4 44l5-14q2-36 17-60z" fill="#e9e4ee" opacity="0.9" />
        <path d="M70 46q4 20 4 46" fill="none" stroke={gloss} strokeWidth="2" />
        <path d="M33 74v9M68 74v9" stroke="#ffd36b" strokeWidth="2.4" strokeLinecap="round" />
      </>
    ),
  },
  adelaide: {
    back: '#12331f',
    light: '#b8e05a',
    skin: '#9a6242',
    shade: '#56301f',
    lips: '#7a2a30',
    eyes: '#1c0f0a',
    brows: '#1a0f0a',
    hair: '#1a1210',
    gloss: '#4a342a',
    cloth: '#d08a2a',
    fold: '#8a4f14',
    behind: ({ hair }) => <path d="M28 60q-8-34 23-38 31 4 23 38z" fill={hair} />,
    before: () => (
      <>
        <path d="M25 46Q24 8 52 8q28 2 26 38-10-12-26-12t-27 12z" fill="#c2452d" />
        <path d="M26 40q22-18 50-2M28 30q22-14 46-2M34 19q16-7 32 0" fill="none" stroke="#f0b03c" strokeWidth="2.6" />
        <path d="M70 18q14-14 20-4 0 10-14 10zM74 22q14 0 12 10-8 4-14-6z" fill="#a1341f" />
        <circle cx="31" cy="78" r="4" fill="none" stroke="#f0c24a" strokeWidth="2.2" />
        <circle cx="71" cy="78" r="4" fill="none" stroke="#c8982c" strokeWidth="2.2" />
      </>
    ),
  },
  barbara: {
    back: '#3a2415',
    light: '#ff8a3d',
    skin: '#eebd98',
    shade: '#ad7054',
    lips: '#9c3a34',
    eyes: '#2c5a4a',
    brows: '#5a2412',
    hair: '#8f3a1a',
    gloss: '#d9783a',
    cloth: '#5a6a3a',
    fold: '#37431f',
    behind: ({ hair }) => <path d="M28 62q-6-42 24-44 28 2 23 44zM58 10q18-6 22 8 2 12-14 14z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path d="M29 58q-4-40 24-42 26 2 22 42-2-18-10-26-18 6-30 4-4 8-6 22z" fill={hair} />
        <path d="M60 12q12-2 16 6M36 32q10-10 26-10" fill="none" stroke={gloss} strokeWidth="2.2" />
        <path d="m38 66 10 3" stroke="#a3242a" strokeWidth="2" strokeLinecap="round" />
        <path d="M39 88q12 9 23 0l4 8q-8 5-13 4l-3 10-5-10q-6 0-9-4z" fill="#c2452d" />
      </>
    ),
  },
  asami: {
    back: '#301030',
    light: '#ff5a8a',
    skin: '#f2d0ae',
    shade: '#b5826a',
    lips: '#c03a5a',
    eyes: '#1a1014',
    brows: '#17111a',
    hair: '#1d1626',
    gloss: '#6a4a8a',
    cloth: '#e0b53c',
    fold: '#9a7418',
    behind: ({ hair }) => (
      <path d="M28 60q-6-42 24-44 28 2 23 44zM66 20q24-10 26 20 2 26-8 44 2-26-6-36-8-8-14-14z" fill={hair} />
    ),
    before: ({ hair, gloss }) => (
      <>
        <path d="M28 62q-5-44 24-46 28 2 23 42-2-16-8-24-16 14-34 12-3 6-5 16z" fill={hair} />
        <path d="M34 34q12-14 30-12" fill="none" stroke={gloss} strokeWidth="2.4" />
        <circle cx="68" cy="23" r="5" fill="#ff5a8a" />
        <path d="m38 70 5-3 1 6z" fill="#ff9db0" />
      </>
    ),
  },
  charlie: {
    back: '#14283a',
    light: '#3cc6d8',
    skin: '#e8b48e',
    shade: '#9c6650',
    lips: '#8f3a3a',
    eyes: '#3a6a8a',
    brows: '#2a1a16',
    hair: '#d83a7a',
    gloss: '#ff8ab8',
    cloth: '#1c1a22',
    fold: '#0c0b10',
    behind: ({ hair }) => <path d="M32 52q-2-28 20-32 24 4 20 32z" fill={hair} />,
    before: ({ hair, gloss }) => (
      <>
        <path
          d="M31 52q-4-12 2-22l-4 0q4-8 10-10l-2-5q10-6 18-3l1-4q14 2 14 12l6 0q0 8-4 14 2 6-1 16-3-10-8-16-10 4-16 0-8 4-16 18z"
          fill={hair}
        />
        <path d="M38 26q6-8 14-8M60 16q8 2 8 8" fill="none" stroke={gloss} strokeWidth="2.2" />
        <path d="M33 72v4M33 79v2" stroke="#cfd6dc" strokeWidth="2.4" strokeLinecap="round" />
        <path d="m38 92-8 8 14 22h6l-8-20zM63 92l8 8-14 22h-6l8-20z" fill="#3a3844" />
        <path d="M50 104v18" stroke="#c9ced6" strokeWidth="1.6" strokeDasharray="2 1.4" />
      </>
    ),
  },
  nancy: {
    back: '#2a1a3a',
    light: '#ff9a4a',
    skin: '#f2caa8',
    shade: '#b07a68',
    lips: '#a85050',
    eyes: '#4a3320',
    brows: '#2c1a12',
    hair: '#3f2618',
    gloss: '#7a4a30',
    cloth: '#c7d2e6',
    fold: '#8492b4',
    behind: ({ hair }) => (
      <path
        d="M22 92q-10-8-4-18-8-10 0-20-6-12 4-20 0-14 14-16 14-10 28 0 14 0 16 16 10 8 4 20 8 10 0 20 6 12-6 18z"
        fill={hair}
      />
    ),
    before: ({ hair, gloss }) => (
      <>
        <path
          d="M28 60q-8-10 0-20-2-14 12-16 12-8 22 0 14 0 13 16 6 10-1 20-2-12-8-18-6 2-9-4-6 6-12 2-6 8-11 4-4 6-6 16z"
          fill={hair}
        />
        <path
          d="M34 34q4-6 10-6M58 26q8 0 10 8M22 70q0 8 4 14M80 66q0 10-4 16"
          fill="none"
          stroke={gloss}
          strokeWidth="2.2"
        />
        <path d="M39 62q5 4 9 0M54 62q5 4 9 0" fill="none" stroke="#7d5470" strokeWidth="1.6" opacity="0.8" />
        <path d="m34 100 16 14 16-14-5-4-11 8-11-8z" fill="#f2f5fb" />
      </>
    ),
  },
  sheila: {
    back: '#1d2440',
    light: '#f2b03c',
    skin: '#b87a54',
    shade: '#6c3f2c',
    lips: '#83323a',
    eyes: '#2a160e',
    brows: '#1c110e',
    hair: '#231613',
    gloss: '#5e3e30',
    cloth: '#2f7a6a',
    fold: '#17493f',
    behind: ({ hair, gloss }) => (
      <>
        <path d="M28 60q-6-42 24-44 28 2 23 44z" fill={hair} />
        <path
          d="M30 50q-10 20-4 64M73 50q10 20 4 64"
          fill="none"
          stroke={hair}
          strokeWidth="10"
          strokeLinecap="round"
        />
        <path
          d="M30 50q-10 20-4 64M73 50q10 20 4 64"
          fill="none"
          stroke={gloss}
          strokeWidth="8"
          strokeDasharray="2 6"
        />
      </>
    ),
    before: ({ hair }) => (
      <>
        <path d="M29 56q-4-38 23-40 27 2 22 40-2-16-8-24-8-3-14-10-6 8-14 10-7 10-9 24z" fill={hair} />
        <g fill="none" stroke="#e8d9b8" strokeWidth="2">
          <circle cx="42.500" cy="57" r="7.500" />
          <circle cx="59.500" cy="57" r="7.500" />
          <path d="M50 56q1-2 2 0M35 56l-4-2M67 56l4-2" />
        </g>
      </>
    ),
  },
};

/** The face that they all share the bones of; the shadow falls on the right. */
function Face({ skin, shade, lips, eyes, brows }: Look) {
  return (
    <>
      <path d="M42 74h18v22q-9 10-18 0z" fill={shade} />
      <path d="M31 52q0-26 20-26t20 26q0 20-10 31-5 6-10 6t-10-6Q31 72 31 52z" fill={skin} />
      <path d="M51 26q20 0 20 26 0 20-10 31-5 6-10 6 5-10 3-17-1-5-1-9l4-8q1-18-6-29z" fill={shade} />
      <path d="M37 57q5-5 11 0-5 4-11 0zM54 57q5-5 11 0-5 4-11 0z" fill="#fdf8ee" />
      <circle cx="43" cy="56.800" r="2.300" fill={eyes} />
      <circle cx="59" cy="56.800" r="2.300" fill={eyes} />
      <path d="M36.500 57q5-6 12 0M53.500 57q6-6 12 0" fill="none" stroke="#1a0f10" strokeWidth="1.500" />
      <path
        d="M36 51q6-5 12-1.500M66 51q-6-5-12-1.500"
        fill="none"
        stroke={brows}
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d="M51 58l-2 9q2 2 5 1" fill="none" stroke={shade} strokeWidth="1.500" />
      <path d="M44 76q4-3 7-1 3-2 7 1-7 5-14 0z" fill={lips} />
    </>
  );
}

/** A heroine's picture. Decoration: her name stands beside it. */
export function Portrait({ heroine }: { readonly heroine: string }) {
  const glow = useId();
  const look = LOOKS[heroine] ?? LOOKS['laurie']!;
  const { back, light, cloth, fold, behind, before } = look;
  return (
    <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <radialGradient id={glow} cx="0.3" cy="0.4" r="0.75">
        <stop offset="0" stopColor={light} />
        <stop offset="0.55" stopColor={back} />
        <stop offset="1" stopColor="#08060a" />
      </radialGradient>
      <rect width="100" height="120" fill={`url(#${glow})`} />
      {behind(look)}
      <path d="M4 122q2-24 30-28l8-4q9 8 18 0l8 4q28 4 30 28z" fill={cloth} />
      <path d="M60 90l8 4q28 4 30 28H60q8-14 0-32z" fill={fold} />
      <Face {...look} />
      {before(look)}
    </svg>
  );
}
