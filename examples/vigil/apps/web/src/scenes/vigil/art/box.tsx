import type { GameBox } from '../../../contract/box.ts';
import { texts } from '../../../text/text.ts';

/** A candle in a window. */
export function Picture() {
  return (
    <svg viewBox="0 0 200 300" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d="M0 0H200V300H0Z" fill="#0b0d14" />
      <path d="M40 270V130Q40 60 100 40Q160 60 160 130V270Z" fill="#1b2233" stroke="#3c4660" strokeWidth="6" />
      <circle cx="100" cy="170" r="70" fill="#ffb627" opacity="0.18" />
      <path d="M88 270V200h24V270Z" fill="#e9dcc3" />
      <path d="M100 196q-16 -26 0 -52q16 26 0 52Z" fill="#ffb627" />
    </svg>
  );
}

export const box: GameBox = {
  Cover: Picture,
  text: texts({
    en: {
      pitch: 'One night in a chapel, a candle in every room, and a draught that nobody can explain.',
      facts: '1 to 3 people · 5 minutes · an example',
    },
    pl: {
      pitch: 'Jedna noc w kaplicy, w każdym pomieszczeniu świeca i przeciąg, którego nikt nie umie wyjaśnić.',
      facts: '1–3 osoby · 5 minut · przykład',
    },
  }),
};
