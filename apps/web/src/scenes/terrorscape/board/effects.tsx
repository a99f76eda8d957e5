import wound from 'virtual:icon/bleeding-wound';
import death from 'virtual:icon/death-skull';
import healed from 'virtual:icon/healing';
import search from 'virtual:icon/magnifying-glass';
import scream from 'virtual:icon/screaming';
import shield from 'virtual:icon/shield';
import noise from 'virtual:icon/sound-waves';
import type { EventView } from '@dreadhouse/engine';
import { mansion } from '@dreadhouse/terrorscape';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import { middleOf } from '../../../kit/board/types.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { ROOMS } from './plan.ts';

const BURSTS: Readonly<Record<string, { readonly icon: string; readonly look: string }>> = {
  searched: { icon: search, look: 'plain' },
  'noise-made': { icon: noise, look: 'noise' },
  panicked: { icon: scream, look: 'plain' },
  encounter: { icon: scream, look: 'plain' },
  wounded: { icon: wound, look: 'plain' },
  eliminated: { icon: death, look: 'plain' },
  healed: { icon: healed, look: 'good' },
  'attack-repelled': { icon: shield, look: 'good' },
};

/** What flashes up on the board while an event is shown. */
export function Effects({ event, view }: { readonly event: EventView | null; readonly view: View }) {
  if (event === null) return null;
  const { kind, details } = event;
  const zone = kind === 'detected' || kind === 'frightened' ? roomsIn(details['zone']) : [];
  if (zone.length > 0) return zone.map((id) => <path key={id} className={style['zone']} d={ROOMS[id]?.shape ?? ''} />);
  const burst = BURSTS[kind];
  const room = ROOMS[String(details['at'] ?? placeOf(view, details['survivor']))];
  if (burst === undefined || room === undefined) return null;
  const { x, y } = middleOf(room.stand);
  return (
    <g
      key={`${event.position} ${kind} ${room.id}`}
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
function placeOf(view: View, survivor: unknown): string {
  return view.survivors.find(({ id }) => id === survivor)?.at ?? view.encounter?.at ?? '';
}

function roomsIn(zone: unknown): readonly string[] {
  if (Array.isArray(zone)) return zone.map(String);
  const id = String(zone);
  return mansion.areas[id] ?? [id];
}
