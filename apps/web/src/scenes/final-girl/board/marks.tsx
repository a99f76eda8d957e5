import type { FinalGirlView } from '@dreadhouse/final-girl';
import { memo } from 'react';
import type { Words } from '../../../contract/scene.ts';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { Point } from '../../../kit/board/types.ts';
import { icon } from '../../../look/icon.ts';
import { type BoardSay, burningHouse, spaceOf, tunnelOf } from './about-space.ts';
import { middle, trailLine } from './geometry.ts';
import { type Layout, type Spot, spotOf } from './layout.ts';
import style from './location-board.module.css';

const noReturn = icon('skull-signet');
const closed = icon('stop-sign');

const TOKENS: Readonly<Record<string, string>> = {
  'broken-ladder': icon('ladder'),
  padlock: icon('padlock'),
  'rope-ladder': icon('hole-ladder'),
  'no-return': noReturn,
  acid: icon('acid'),
  net: icon('fishing-net'),
  saws: icon('circular-sawblade'),
  'golf-cart': icon('city-car'),
  'not-real': icon('eye-target'),
  fireworks: icon('firework-rocket'),
  boat: icon('speed-boat'),
  'bear-trap': icon('wolf-trap'),
  'black-water': icon('waves'),
  barrier: icon('barrier'),
  patrol_car: icon('police-car'),
  bicycle: icon('cartwheel'),
  junk_trap: icon('box-trap'),
  closed_space: closed,
  closed_sign: closed,
};

interface Props {
  readonly view: FinalGirlView;
  readonly layout: Layout;
  readonly words: Words;
  readonly say: BoardSay;
}

/** What is printed on spaces and what lies on them. */
export function Marks({ view, layout, words, say }: Props) {
  const spaces = Object.entries(layout.spots);
  const tunnel = tunnelOf(view);
  const burning = burningHouse(view);
  return (
    <g>
      {tunnel !== null && <Tunnel from={spotOf(layout.spots, tunnel.one)} to={spotOf(layout.spots, tunnel.other)} />}
      {spaces.map(([id, spot]) => {
        const { tags } = spaceOf(view, id);
        return (
          <g key={id}>
            {tags.includes('exit') && <ExitPlate at={spot.badge} word={say('exit')} />}
            {tags.includes('sacred') && <SacredMark at={{ x: spot.box.x + 20, y: spot.box.y + 26 }} />}
            {burning === id && (
              <TokenDisc icon={icon('small-fire')} at={{ x: spot.box.x + spot.box.width - 20, y: spot.box.y + 44 }} />
            )}
          </g>
        );
      })}
      {view.items.piles.map((pile) => (
        <PileStrip
          key={pile.space}
          at={spotOf(layout.spots, pile.space).pile}
          count={pile.cards.length}
          top={topOf(pile, words, say)}
        />
      ))}
      {view.tokens.map((token, i) => {
        const at = tokenAt(layout, view.tokens, i);
        return (
          at !== null && (
            <TokenDisc key={token.id} icon={TOKENS[token.kind] ?? noReturn} at={at} closed={token.to !== null} />
          )
        );
      })}
    </g>
  );
}

function topOf({ cards }: FinalGirlView['items']['piles'][number], words: Words, say: BoardSay): string {
  const [top] = cards;
  if (top === undefined) return say('empty');
  return top.id === null ? '' : words.name(top.id, ['item']);
}

/** Tokens on a connection lie on it; others in the corner of their space, side by side. */
function tokenAt(layout: Layout, tokens: FinalGirlView['tokens'], index: number): Point | null {
  const token = tokens[index];
  if (token === undefined || token.space === null) return null;
  const { space, to } = token;
  if (to !== null) {
    const trail = layout.trails.find((one) => [one.from, one.to].includes(space) && [one.from, one.to].includes(to));
    const points = trail?.points ?? [spotOf(layout.spots, space).middle, spotOf(layout.spots, to).middle];
    const half = points[Math.floor((points.length - 1) / 2)] as Point;
    return points.length % 2 === 1 ? half : middle(half, points[points.length / 2] as Point);
  }
  const before = tokens.slice(0, index).filter((one) => one.space === space && one.to === null).length;
  const { box } = spotOf(layout.spots, space);
  return { x: box.x + box.width - 18 - before * 34, y: box.y + 42 };
}

const TokenDisc = memo(function TokenDisc({
  icon,
  at,
  closed: isClosed = false,
}: {
  readonly icon: string;
  readonly at: Point;
  readonly closed?: boolean;
}) {
  return (
    <g className={style['token']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <path d={isClosed ? 'M-18 -18H18V18H-18Z' : 'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1 -17 0Z'} />
      <Glyph body={icon} x={0} y={0} size={25} />
    </g>
  );
});

const ExitPlate = memo(function ExitPlate({ at, word }: { readonly at: Point; readonly word: string }) {
  const wide = 40 + word.length * 9.5;
  return (
    <g className={style['exit']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <path d={`M${-wide / 2} -13H${wide / 2 - 8}L${wide / 2 + 4} 0L${wide / 2 - 8} 13H${-wide / 2}Z`} />
      <Glyph body={icon('exit-door')} x={-wide / 2 + 15} y={0} size={20} />
      <text x={-wide / 2 + 29} y="7">
        {word}
      </text>
    </g>
  );
});

const SacredMark = memo(function SacredMark({ at }: { readonly at: Point }) {
  return (
    <g className={style['sacred']} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <path d="M0 -17L15 -8V8L0 17L-15 8V-8Z" />
      <Glyph body={icon('star-altar')} x={0} y={0} size={20} />
    </g>
  );
});

/** How wide a letter is in the label font, and how wide a name may get beside the ways: a longer one is written narrower, never cut. */
const LETTER = 8.9;
const LONGEST = 17 * LETTER;

/** The item pile: how many cards, and the one on top if it lies open. */
const PileStrip = memo(function PileStrip({
  at,
  count,
  top,
}: {
  readonly at: Point;
  readonly count: number;
  readonly top: string;
}) {
  const natural = top.length * LETTER;
  const written = Math.min(natural, LONGEST);
  const wide = 62 + (top === '' ? 0 : 6 + written);
  return (
    <g className={style['pile']} data-empty={count === 0} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <rect x={-wide / 2} y="-15" width={wide} height="30" rx="15" />
      <Glyph body={icon('magnifying-glass')} x={-wide / 2 + 15} y={0} size={18} />
      <g className={style['cards']} transform={`translate(${-wide / 2 + 28} -11)`}>
        <path d="M4 -3h17v22h-17Z M0 0h17v22h-17Z" />
        <text x="8.5" y="17" textAnchor="middle">
          {count}
        </text>
      </g>
      <text
        x={-wide / 2 + 56}
        y="6"
        {...(natural > LONGEST ? { textLength: written, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {top}
      </text>
    </g>
  );
});

function Tunnel({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  const half = middle(from.middle, to.middle);
  return (
    <g className={style['tunnel']}>
      <path d={trailLine([from.middle, { x: half.x, y: half.y + 60 }, to.middle])} />
      <circle cx={from.middle.x} cy={from.middle.y + 30} r="13" />
      <circle cx={to.middle.x} cy={to.middle.y + 30} r="13" />
    </g>
  );
}
