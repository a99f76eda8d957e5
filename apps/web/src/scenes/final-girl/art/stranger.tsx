/** Nobody in particular yet: a figure in a doorway, the light behind her. */
export function Stranger() {
  return (
    <svg viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width="100" height="120" fill="#0b0a0d" />
      <path d="M28 120V26q22-22 44 0v94z" fill="#f2b14a" />
      <path d="M28 120 4 132h92L72 120z" fill="#f2b14a" opacity="0.4" />
      <path d="M36 120q0-40 8-44-8-10-2-22 8-10 16 0 6 12-2 22 8 4 8 44z" fill="#120d10" />
      <text x="50" y="71" fill="#f2b14a" fontSize="20" fontFamily="var(--font-title)" textAnchor="middle">
        ?
      </text>
    </svg>
  );
}
