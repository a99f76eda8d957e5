import { useEffect, useState } from 'react';
import style from './take-along.module.css';

/** As many light squares around it as readers want. */
const MARGIN = 4;

interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code. What draws it is loaded when the first one is wanted. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let left = false;
    void import('lean-qr').then(
      ({ generate }) => !left && setDrawn(squaresOf(generate(text))),
      () => undefined, // the link is there as well
    );
    return () => {
      left = true;
    };
  }, [text]);
  if (drawn === null) return null;
  const whole = drawn.size + 2 * MARGIN;
  return (
    <svg
      className={style['qr']}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}

interface Bitmap {
  readonly size: number;
  get(x: number, y: number): boolean;
}

/** Every dark square as a part of one path. */
export function squaresOf({ size, get }: Bitmap): Drawn {
  let path = '';
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
}
