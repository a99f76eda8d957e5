import type { GameBox } from '../../../contract/box.ts';
import { Cover } from '../../../kit/box/cover.tsx';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots } from '../../../kit/drawing/paths.ts';
import { texts } from '../../../text/text.ts';
import '../look.css';
import style from './box.module.css';
import { ARMY, DEAD, OF_THE } from './lettering.ts';

const repeat = (n: number, d: (i: number) => string): string => Array.from({ length: n }, (_, i) => d(i)).join('');

/** Towers of the Strip, some of them tired. */
const SKYLINE =
  'M0 190V150H14V132H30V158H40V120H46V104H58V120H64V162H74V138L84 128L94 138V110H98V84H102V110H110V146H120V126H138V152H146V112L154 98L162 112V150H176V136H190V154H200V190Z';
const WINDOWS = repeat(40, (i) => {
  const x = 4 + ((i * 37) % 190);
  const y = 162 + ((i * 13) % 24);
  return `M${x} ${y}h2.500v2.500h-2.500Z`;
});
const HEADS = repeat(15, (i) => {
  const x = 6 + i * 13.6;
  const y = 262 + ((i * 29) % 17);
  return `M${x - 8} 300Q${x - 10} ${y + 14} ${x - 5} ${y + 8}Q${x - 9} ${y - 6} ${x} ${y - 8}Q${x + 9} ${y - 6} ${x + 5} ${y + 8}Q${x + 10} ${y + 14} ${x + 8} 300Z`;
});
const EYES = repeat(15, (i) => {
  const x = 6 + i * 13.6;
  const y = 262 + ((i * 29) % 17);
  return `M${x - 4} ${y}h2.600v2h-2.600ZM${x + 1.4} ${y}h2.600v2h-2.600Z`;
});

const SIX = [58, 74, 91, 108, 125, 142].map((x, i) => {
  const legs = `M${x - 4} 236L${x - 5} 216Q${x - 6} 208 ${x} 207Q${x + 6} 208 ${x + 5} 216L${x + 4} 236Z`;
  return `${legs}${dots([[x, 203, 3.4]])}M${x + 4} 213l${i % 2 === 0 ? 9 : -12} 6 0 2 -8 -4Z`;
});

const STRIP: Drawing = [
  ['url(#ad-box-sky)', boxes('0 0 200 300')],
  ['#ffd08a/85', dots('100 172 46')],
  ['#2a1230', SKYLINE],
  ['#ffc04d/70', WINDOWS],
  ['url(#ad-box-road)', 'M0 190H200V300H0Z'],
  ['#2b1a26', 'M92 190L40 300H160L108 190Z'],
  ['#ffd94d/60 3', 'M99.5 196V204M99.3 212V224M99 234V252M98.5 264V290'],
  ...SIX.map((d) => ({ of: [['#120814', d]] as const, at: 'translate(0 18)' })),
  ['#0d0610', HEADS],
  ['#ffd36b', EYES],
];

/** Dusk over the Strip: the sign still works, and six people walk towards it. */
function Dusk() {
  return (
    <>
      <defs>
        <linearGradient id="ad-box-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b0a24" />
          <stop offset="0.45" stopColor="#7a1f4a" />
          <stop offset="0.66" stopColor="#e2703a" />
          <stop offset="0.8" stopColor="#f4b36a" />
        </linearGradient>
        <linearGradient id="ad-box-road" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a2a30" />
          <stop offset="1" stopColor="#150a16" />
        </linearGradient>
      </defs>
      <Drawn of={STRIP} />
      <rect className={style['sign']} x="14" y="18" width="172" height="106" rx="10" />
      <g className={style['tubes']}>
        <path d={ARMY} transform="translate(100 53)" />
        <path d={DEAD} transform="translate(100 113)" />
      </g>
      <path className={style['small']} d={OF_THE} transform="translate(100 76)" />
    </>
  );
}

function Front() {
  return <Cover scene="army-of-the-dead" drawing={<Dusk />} />;
}

export const box: GameBox = {
  Cover: Front,
  text: texts({
    en: {
      pitch:
        'Las Vegas after the end. The six of you want to get in, get the job done and get out, and everything that still walks there comes to wherever it is loud.',
      facts: '1 to 6 people, always six Survivors · 45 to 150 minutes · ten missions, twelve Survivors',
    },
    pl: {
      pitch:
        'Las Vegas po końcu świata. Wasza szóstka chce wejść, zrobić swoje i wyjść, a wszystko, co tam jeszcze chodzi, idzie tam, gdzie głośno.',
      facts: '1–6 osób, zawsze sześcioro Ocalałych · 45–150 minut · dziesięć misji, dwanaścioro Ocalałych',
    },
  }),
};
