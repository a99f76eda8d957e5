import { ROOM_IDS, ROOMS, type RoomId, teller } from '@dreadhouse/vigil';
import { useMemo } from 'react';
import { Board } from '../../kit/board/board.tsx';
import { type Box, type Figure, middleOf, type Place, type Way } from '../../kit/board/types.ts';
import { usePointedAt, useTable } from '../../kit/table/context.tsx';
import { useText } from '../../text/text.ts';
import { text } from './text.ts';
import { viewOf } from './view.ts';

const SIZE = { width: 900, height: 700 };

const BOXES: Readonly<Record<RoomId, Box>> = {
  tower: { x: 310, y: 20, width: 300, height: 200 },
  nave: { x: 310, y: 240, width: 300, height: 220 },
  crypt: { x: 310, y: 480, width: 300, height: 200 },
  porch: { x: 20, y: 240, width: 270, height: 220 },
};

const WAYS: readonly Way[] = ROOM_IDS.flatMap((from) =>
  ROOMS[from].map((to) => ({ from, to, points: [middleOf(BOXES[from]), middleOf(BOXES[to])] })),
);

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

const GROUND = (
  <>
    {ROOM_IDS.map((id) => (
      <path key={id} d={outline(BOXES[id])} fill="var(--raised)" stroke="var(--line)" strokeWidth="6" />
    ))}
  </>
);

/** Four rooms, a candle in each, and the keepers. */
export function BoardOnTable() {
  const { moment, event, scene, language, isLit, pick } = useTable();
  const pointedAt = usePointedAt();
  const say = useText(text);
  const { lit, keepers } = viewOf(moment);
  const names = useMemo(() => teller(language), [language]);
  const places = ROOM_IDS.map((id): Place => {
    const box = BOXES[id];
    return {
      ...{ id, box, name: names.name(id), shape: outline(box) },
      description: say(lit[id] ? 'burns' : 'out'),
      label: { x: box.x + box.width / 2, y: box.y + 30 },
      stand: { x: box.x + 20, y: box.y + 90, width: box.width - 40, height: box.height - 100 },
    };
  });
  const figures = keepers.map(
    ({ room }, seat): Figure => ({
      ...{ id: `keeper:${seat}`, place: room, width: 44, height: 80 },
      name: say('keeper', { n: seat + 1 }),
      drawing: <Keeper n={seat + 1} />,
    }),
  );
  return (
    <Board
      {...{ places, figures, pointedAt, isLit, pick }}
      label={say('board')}
      size={SIZE}
      ways={WAYS}
      signs={[]}
      ground={GROUND}
      marks={ROOM_IDS.map((id) => <Candle key={id} box={BOXES[id]} burns={lit[id]} />)}
      watch={event === null ? [] : scene.events.at(event)}
    />
  );
}

function Keeper({ n }: { readonly n: number }) {
  return (
    <g stroke="var(--ground)" strokeWidth="2">
      <path d="M-20 0Q-18 -52 0 -56Q18 -52 20 0Z" fill="var(--faint)" />
      <circle cy="-62" r="13" fill="var(--ink)" />
      <text y="-16" textAnchor="middle" fontSize="24" stroke="none" fill="var(--ground)">
        {n}
      </text>
    </g>
  );
}

function Candle({ box: { x, y }, burns }: { readonly box: Box; readonly burns: boolean }) {
  return (
    <g transform={`translate(${x + 34} ${y + 74})`} data-candle={burns ? 'burns' : 'out'}>
      <path d="M-7 0V-26h14V0Z" fill="var(--card-face)" />
      {burns ? <path d="M0 -28q-9 -14 0 -28q9 14 0 28Z" fill="var(--glow)" /> : null}
    </g>
  );
}
