import { edged, lines } from './ink.ts';
import { CELL } from './layout.ts';

/** Lady Liberty on her star, seen from above: crown, torch, and the long shadow of both. */
export function Statue({ x, y }: { readonly x: number; readonly y: number }) {
  const points = Array.from({ length: 22 }, (_, i) => {
    const angle = (Math.PI * i) / 11 - Math.PI / 2;
    const far = i % 2 === 0 ? 70 : 50;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return (
    <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
      <path d="M0 0L104 42L96 58Z" fill="var(--town-shade)" />
      <path d={`M${points.join('L')}Z`} {...edged('town-curb', 3)} />
      <rect x="-32" y="-32" width="64" height="64" {...edged('town-asphalt-lit', 3)} />
      <path
        d="M-22 20Q-28 -6 -10 -18L10 -18Q28 -6 22 20Q0 30 -22 20Z"
        {...edged('town-copper', 3, 'town-copper-dark')}
      />
      <path d="M-12 22Q-10 0 -4 -14M12 22Q10 0 4 -14M0 25V-14" {...lines('town-copper-dark', 2)} />
      {[-72, -48, -24, 0, 24, 48, 72].map((turn) => (
        <path
          key={turn}
          d="M-2.500 -16L0 -32L2.500 -16Z"
          transform={`translate(0 -8) rotate(${turn})`}
          {...edged('town-copper', 1, 'town-copper-dark')}
        />
      ))}
      <circle cy="-8" r="11" {...edged('town-copper', 3, 'town-copper-dark')} />
      <path d="M14 -10L34 -34" strokeLinecap="round" {...lines('town-copper', 8)} />
      <circle cx="38" cy="-39" r="20" fill="url(#ad-lamp)" />
      <circle cx="38" cy="-39" r="6" fill="var(--neon-gold)" />
    </g>
  );
}
