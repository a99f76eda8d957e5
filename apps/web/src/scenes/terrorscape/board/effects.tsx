import wound from 'virtual:icon/bleeding-wound';
import death from 'virtual:icon/death-skull';
import healed from 'virtual:icon/healing';
import search from 'virtual:icon/magnifying-glass';
import scream from 'virtual:icon/screaming';
import shield from 'virtual:icon/shield';
import noise from 'virtual:icon/sound-waves';
import type { EventOf } from '@dreadhouse/engine';
import { mansion, type SurvivorId, type TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import { middleOf } from '../../../kit/board/types.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { ROOMS } from './plan.ts';

type TerrorscapeEvent = EventOf<TerrorscapeEvents>;

/** A picture that flashes up, how it looks, and where. */
interface Burst {
  readonly icon: string;
  readonly look: 'plain' | 'noise' | 'good';
  readonly at: string;
}

function burstOf(event: TerrorscapeEvent, view: View): Burst | null {
  const { kind, details } = event;
  switch (kind) {
    case 'searched':
      return { icon: search, look: 'plain', at: details.at };
    case 'noise-made':
      return { icon: noise, look: 'noise', at: details.at };
    case 'panicked':
    case 'encounter':
      return { icon: scream, look: 'plain', at: details.at };
    case 'wounded':
      return { icon: wound, look: 'plain', at: placeOf(view, details.survivor) };
    case 'eliminated':
      return { icon: death, look: 'plain', at: placeOf(view, details.survivor) };
    case 'healed':
      return { icon: healed, look: 'good', at: placeOf(view, details.survivor) };
    case 'attack-repelled':
      return { icon: shield, look: 'good', at: placeOf(view, details.survivor) };
    default:
      return null;
  }
}

/** What flashes up on the board while an event is shown. */
export function Effects({ event, view }: { readonly event: TerrorscapeEvent | null; readonly view: View }) {
  if (event === null) return null;
  if (event.kind === 'detected' || event.kind === 'frightened')
    return roomsIn(event.details.zone).map((id) => (
      <path key={id} className={style['zone']} d={ROOMS[id]?.shape ?? ''} />
    ));
  const burst = burstOf(event, view);
  const room = ROOMS[burst?.at ?? ''];
  if (burst === null || room === undefined) return null;
  const { x, y } = middleOf(room.stand);
  return (
    <g
      key={`${event.position} ${event.kind} ${room.id}`}
      className={style['flash']}
      data-look={burst.look}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className={style['burst']} fill="currentColor">
        <Glyph body={burst.icon} x={0} y={0} size={96} />
      </g>
    </g>
  );
}

/** Where it is seen to happen: at the Survivor's place, or where the encounter is. */
function placeOf(view: View, survivor: SurvivorId): string {
  return view.survivors.find(({ id }) => id === survivor)?.at ?? view.encounter?.at ?? '';
}

function roomsIn(zone: string | readonly string[]): readonly string[] {
  return typeof zone === 'string' ? (mansion.areas[zone] ?? [zone]) : zone;
}
