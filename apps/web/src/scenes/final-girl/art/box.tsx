import type { GameBox } from '../../../contract/box.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { texts } from '../../../text/text.ts';
import { Backdrop } from './backdrops.tsx';
import style from './box.module.css';
import { Loom } from './killers.tsx';
import poster from './poster.module.css';

/** The cover of the tape: the killer over the camp, and the one who is still standing. */
function Cover() {
  return (
    <span className={`${poster['poster']} ${style['cover']}`} aria-hidden>
      <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <Backdrop location="camp" />
        <Loom killer="hans" />
        <g transform="translate(66 176) scale(0.82)">
          <Drawn of={LAST_ONE_STANDING} />
        </g>
      </svg>
      <span className={style['band']}>
        <span>VHS</span>
        <span>PAL</span>
      </span>
      <span className={style['title']}>Final Girl</span>
    </span>
  );
}

/** From behind, at the water's edge, with an axe. */
const LAST_ONE_STANDING: Drawing = [
  ['#050c0e', 'M26 96 20 58q-4-22 8-28-8-12 0-22 8-8 16 0 6 10-2 22 12 8 8 30l-4 36z'],
  ['#1d0d0a', 'M26 10q8-8 16 0 4 14 0 26-8 4-16 0-4-12 0-26z'],
  ['#050c0e 7 round-ends', 'M48 40q14 6 16 24'],
  ['#3a2416 3.6 round-ends', 'm66 70-10-58'],
  ['#c9d3d4', 'M52 12q12-10 18-2-2 14-14 16z'],
  ['#7c888c', 'M52 12q-6 2-8 8 6 4 12 2z'],
  ['#7fe0d6/80 1.4', 'M22 38q-6 14-2 30M28 9q-3 8-2 16'],
];

export const box: GameBox = {
  Cover,
  daily: true,
  text: texts({
    en: {
      pitch:
        'A slasher film, and you are the one who has to live to see the end of it. Save whom you can, find a weapon, then stop running.',
      facts: 'Solo · 30 to 60 minutes · five films, ten heroines',
    },
    pl: {
      pitch:
        'Slasher, w którym to ty masz dotrwać do napisów końcowych. Uratuj, kogo się da, znajdź broń, a potem przestań uciekać.',
      facts: 'Solo · 30–60 minut · pięć filmów, dziesięć bohaterek',
    },
  }),
};
