import crown from 'virtual:icon/crown';
import dynamite from 'virtual:icon/dynamite';
import sleepy from 'virtual:icon/night-sleep';
import noise from 'virtual:icon/sound-waves';
import bag from 'virtual:icon/swap-bag';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Box } from '../../../kit/board/types.ts';
import type { MapLayout } from './layout.ts';
import style from './mission-map.module.css';
import type { OnMap } from './on-map.ts';
import { type Token, type TokenLook, tokensIn } from './tokens-in.ts';

const ICONS: Readonly<Partial<Record<TokenLook, string>>> = {
  sleepers: sleepy,
  bag,
  crown,
  charge: dynamite,
};
/** Where there is no icon, a letter: colours are never the only sign. */
const LETTERS: Readonly<Partial<Record<TokenLook, string>>> = { objective: '?', red: 'R', yellow: 'Y', purple: 'P' };

/** Everything that lies in a Zone, along its lower edge: Sleepers, Objectives, bags, charges; and the Noise above. */
export function Tokens({ on, layout }: { readonly on: OnMap; readonly layout: MapLayout }) {
  return (
    <g>
      {[...layout.zones.values()].map(({ zone, box }) => {
        const tokens = tokensIn(on, zone.id);
        const first = box.x + box.width / 2 - ((tokens.length - 1) * STEP) / 2;
        return tokens.map((token, i) => (
          <TokenMark key={token.look} token={token} x={first + i * STEP} y={box.y + box.height - 25} />
        ));
      })}
      <NoiseMark at={layout.zones.get(on.noise)?.box} isBesideSpawn={on.spawns.some(({ at }) => at === on.noise)} />
    </g>
  );
}

/** AD-NOISE-01: there is one, and nobody may overlook it: in the upper right corner, over everything, with rings. */
function NoiseMark({ at, isBesideSpawn }: { readonly at: Box | undefined; readonly isBesideSpawn: boolean }) {
  if (at === undefined) return null;
  const x = at.x + at.width - (isBesideSpawn ? 74 : 32);
  return (
    <g className={style['token']} data-look="noise" style={{ transform: `translate(${x}px, ${at.y + 34}px)` }}>
      <circle className={style['ring']} r="24" />
      <circle className={style['coin']} r="17" />
      <Glyph body={noise} x={0} y={0} size={25} />
    </g>
  );
}

const STEP = 34;

function TokenMark({ token, x, y }: { readonly token: Token; readonly x: number; readonly y: number }) {
  const { look, count } = token;
  const [icon, letter] = [ICONS[look], LETTERS[look]];
  return (
    <g className={style['token']} data-look={look} transform={`translate(${x} ${y})`}>
      <circle className={style['coin']} r="15" />
      {icon === undefined ? null : <Glyph body={icon} x={0} y={0} size={21} />}
      {letter === undefined ? null : (
        <text className={style['face']} y="6">
          {letter}
        </text>
      )}
      {count > 1 ? (
        <text className={style['many']} x="13" y="-6">
          {count}
        </text>
      ) : null}
    </g>
  );
}
