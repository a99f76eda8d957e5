import type { GameBox } from '../../../contract/box.ts';
import { Cover } from '../../../kit/box/cover.tsx';
import { texts } from '../../../text/text.ts';
import '../look.css';
import { KillerScene } from './killer-plate.tsx';
import { TITLE, YEAR } from './lettering.ts';
import { Patterns } from './patterns.tsx';

/** The broadsheet: a door, somebody in it, and three candles that will not last. */
function Drawing() {
  return (
    <>
      <Patterns />
      <KillerScene id="murderer" />
      {[46, 100, 154].map((x, place) => (
        <Candle key={x} x={x} y={place === 1 ? 268 : 262} />
      ))}
      <path d="M8 8H192V292H8ZM13 13H187V287H13Z" fill="none" stroke="var(--etch)" strokeWidth="1.200" />
      <path d="M12 18H188V54H12Z" fill="#e6d6b8" />
      <path d="M12 18H188M12 54H188" stroke="#14100b" />
      <path d={TITLE} transform="translate(100 43)" fill="#8e1b1b" />
      <path d="M60 272.500H140V286.500H60Z" fill="#14100b" />
      <path d={YEAR} transform="translate(100 283)" fill="#e6d6b8" />
    </>
  );
}

function Front() {
  return <Cover scene="terrorscape" drawing={<Drawing />} />;
}

function Candle({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <circle cx={x} cy={y - 26} r="34" fill="url(#ts-candle)" />
      <path d={`M${x - 5} ${y}V${y - 18}h10V${y}Z`} fill="#e6d6b8" stroke="#14100b" />
      <path d={`M${x} ${y - 19}q-5 -8 0 -16q5 8 0 16Z`} fill="#ffb65c" stroke="#14100b" strokeWidth="0.800" />
    </g>
  );
}

export const box: GameBox = {
  Cover: Front,
  text: texts({
    en: {
      pitch:
        'One of you is the Killer. The others whisper behind a screen, hide, make noise in the wrong room, and look for five keys before it is too late.',
      facts: '2 to 4 people, or you against the house · 45 to 75 minutes · four Killers, five Survivors',
    },
    pl: {
      pitch:
        'Jedno z was jest Zabójcą. Reszta szepcze za zasłonką, kryje się, hałasuje nie tam, gdzie trzeba, i szuka pięciu kluczy, zanim będzie za późno.',
      facts: '2–4 osoby albo ty przeciw domowi · 45–75 minut · czworo Zabójców, pięcioro Ocalałych',
    },
  }),
};
