import { Glyph } from '../../../kit/basics/glyph.tsx';
import { toneOf } from '../../../kit/basics/tone.ts';
import type { Box } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots, rings } from '../../../kit/drawing/paths.ts';
import { icon } from '../../../look/icon.ts';
import type { MapLayout } from './layout.ts';
import style from './mission-map.module.css';
import type { OnMap } from './on-map.ts';
import { type Token, type TokenLook, tokensIn } from './tokens-in.ts';

interface Look {
  readonly tone: string;
  readonly icon?: string;
  /** Where there is no icon: colours are never the only sign. */
  readonly letter?: string;
}

const LOOKS: Readonly<Record<TokenLook, Look>> = {
  sleepers: { tone: 'faint', icon: icon('night-sleep') },
  objective: { tone: 'bad', letter: '?' },
  bag: { tone: 'money', icon: icon('swap-bag') },
  crown: { tone: 'token-yellow', icon: icon('crown') },
  red: { tone: 'bad', letter: 'R' },
  yellow: { tone: 'token-yellow', letter: 'Y' },
  purple: { tone: 'token-purple', letter: 'P' },
  charge: { tone: 'neon-rose', icon: icon('dynamite') },
};

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
    <g className={style['noise']} style={{ transform: `translate(${x}px, ${at.y + 34}px)` }}>
      <Drawn of={NOISE} />
      <Glyph body={icon('sound-waves')} x={0} y={0} size={25} />
    </g>
  );
}

const STEP = 34;
const COIN: Drawing = [['token-ground + tone 3', dots('0 0 15')]];
const NOISE: Drawing = [
  ['tone/70 2.5 8 5', rings('0 0 24')],
  ['token-ground + tone 3', dots('0 0 17')],
];

function TokenMark({ token, x, y }: { readonly token: Token; readonly x: number; readonly y: number }) {
  const { look, count } = token;
  const { tone, icon, letter } = LOOKS[look];
  return (
    <g className={style['token']} style={toneOf(tone)} transform={`translate(${x} ${y})`}>
      <Drawn of={COIN} />
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
