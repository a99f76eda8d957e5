import { corridorDef, type RoomId, roomDef, tileDef } from '@dreadhouse/nemesis-lockdown';
import type { Box } from '../../../kit/board/types.ts';
import { isSign, type SignId, SignShape } from '../art/signs.tsx';
import type { View } from '../view.ts';
import style from './base-board.module.css';
import { roomWith } from './figures.tsx';
import type { Plan, PlannedCorridor } from './plan.ts';

interface Props {
  readonly view: View;
  readonly plan: Plan;
}

/** What lies on the plan: noise and doors in corridors, markers and objects in rooms, and whose turn it is. */
export function Marks({ view, plan }: Props) {
  const now = roomWith(view, view.people[view.turn.seat]?.at ?? null);
  const here = now === null ? undefined : plan.rooms.get(now);
  return (
    <>
      {here === undefined ? null : <rect className={style['now']} {...grown(here, 4)} rx="9" />}
      {plan.corridors.map((corridor) => (
        <CorridorMarks key={corridor.id} corridor={corridor} view={view} />
      ))}
      {[...plan.rooms].map(([id, box]) => (
        <RoomMarks key={id} id={id} box={box} view={view} />
      ))}
    </>
  );
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x - by, y: y - by },
  ...{ width: width + 2 * by, height: height + 2 * by },
});

/** Noise is interference on the plan itself; a closed door is a bar across, a destroyed one a bar in pieces. */
function CorridorMarks({
  corridor,
  view,
}: {
  readonly corridor: PlannedCorridor;
  readonly view: Pick<View, 'corridors'>;
}) {
  const { noise, door } = view.corridors[corridor.id];
  const { x, y } = corridor.middle;
  const turn = corridor.upright ? 90 : 0;
  const numbers = corridorDef(corridor.id).numbers.join('·');
  return (
    <g transform={`translate(${x} ${y})`}>
      {noise ? (
        <g className={style['noise']}>
          <circle r="8" />
          <circle r="15" />
          <circle r="22" />
        </g>
      ) : null}
      {door === 'open' ? null : (
        <g className={style['door']} data-destroyed={door === 'destroyed' || undefined} transform={`rotate(${turn})`}>
          <path
            d={
              door === 'closed' ? 'M-9-17H-4V17H-9ZM4-17H9V17H4Z' : 'M-9-17H-4V-7L-8-3ZM4 17H9V5L5 9ZM-12 9L-7 6L-5 14Z'
            }
          />
        </g>
      )}
      <text className={style['numbers']} data-noise={noise || undefined} textAnchor="middle" y="5">
        {numbers}
      </text>
    </g>
  );
}

interface Marker {
  readonly sign: SignId;
  /** How many; a single one needs no number. */
  readonly n?: number;
}

/** What has been laid down: objects by what they are, items as a heap. */
function objectsIn(objects: readonly string[]): Marker[] {
  const signs = objects.map((what): SignId => (isSign(what) ? what : 'thing'));
  return [...new Set(signs)].map((sign) => {
    const n = signs.filter((one) => one === sign).length;
    return n > 1 ? { sign, n } : { sign };
  });
}

/** From the right wall inwards: fire, malfunction, what there is to find; along the top what else is here. */
function RoomMarks({ id, box, view }: { readonly id: RoomId; readonly box: Box; readonly view: View }) {
  const room = view.rooms[id];
  if (room === undefined) return null;
  const { entrance } = roomDef(id);
  const def = room.tile === null || !room.explored ? null : tileDef(room.tile);
  const right = box.x + box.width;
  const searched = def !== null && def.colour !== null && def.colour !== 'black';
  const signs: readonly Marker[] = [
    ...(room.fire ? [{ sign: 'fire' as const }] : []),
    ...(room.malfunction ? [{ sign: 'malfunction' as const }] : []),
    ...(searched ? [{ sign: 'items' as const, n: room.items }] : []),
    ...(room.tile === 'nest' && room.explored ? [{ sign: 'egg' as const, n: view.eggs }] : []),
    ...(view.elevator === id ? [{ sign: 'elevator' as const }] : []),
    ...objectsIn(room.objects),
  ];
  return (
    <g>
      {room.fire ? <rect className={style['burning']} {...box} rx="6" /> : null}
      {view.ventilation === id ? (
        <g className={style['sealed']}>
          <rect className={style['seal']} {...grown(box, 7)} rx="11" />
          <g transform={`translate(${box.x + 16} ${box.y + 44})`}>
            <SignShape id="vent" />
          </g>
        </g>
      ) : null}
      {entrance === null ? null : (
        <g className={style['hatch']} transform={`translate(${box.x + 15} ${box.y + 15})`}>
          <circle r="11" data-noise={view.technicalNoise || undefined} />
          <text textAnchor="middle" y="5">
            {entrance}
          </text>
        </g>
      )}
      {def?.computer === true ? (
        <g className={style['computer']} transform={`translate(${box.x + 18} ${box.y + box.height - 40})`}>
          <SignShape id="computer" size={16} />
        </g>
      ) : null}
      {signs.map(({ sign, n }, i) => (
        <g
          key={sign + String(i)}
          className={style['sign']}
          data-sign={sign}
          data-empty={n === 0 || undefined}
          transform={`translate(${right - 15} ${box.y + 15 + i * 27})`}
        >
          <circle r="13" />
          <SignShape id={sign} size={18} />
          {n === undefined ? null : (
            <text textAnchor="middle" x="9" y="12">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
