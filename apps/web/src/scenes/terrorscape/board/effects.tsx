import wound from 'virtual:icon/bleeding-wound';
import death from 'virtual:icon/death-skull';
import healed from 'virtual:icon/healing';
import search from 'virtual:icon/magnifying-glass';
import scream from 'virtual:icon/screaming';
import shield from 'virtual:icon/shield';
import noise from 'virtual:icon/sound-waves';
import type { EventOf } from '@dreadhouse/engine';
import { mansion, type SurvivorId, type TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { Flash } from '../../../kit/board/flash.tsx';
import { middleOf } from '../../../kit/board/types.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { ROOMS } from './plan.ts';

type TerrorscapeEvent = EventOf<TerrorscapeEvents>;

/** A picture that flashes up, its colour, and where. */
interface Burst {
  readonly icon: string;
  readonly tone: string;
  readonly at: string;
}

const WAX = 'var(--wax)';
const CANDLE = 'var(--candle)';
const GOOD = 'var(--good)';

function burstOf(event: TerrorscapeEvent, view: View): Burst | null {
  const { kind, details } = event;
  switch (kind) {
    case 'searched':
      return { icon: search, tone: WAX, at: details.at };
    case 'noise-made':
      return { icon: noise, tone: CANDLE, at: details.at };
    case 'panicked':
    case 'encounter':
      return { icon: scream, tone: WAX, at: details.at };
    case 'wounded':
      return { icon: wound, tone: WAX, at: placeOf(view, details.survivor) };
    case 'eliminated':
      return { icon: death, tone: WAX, at: placeOf(view, details.survivor) };
    case 'healed':
      return { icon: healed, tone: GOOD, at: placeOf(view, details.survivor) };
    case 'attack-repelled':
      return { icon: shield, tone: GOOD, at: placeOf(view, details.survivor) };
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
  const key = `${event.position} ${event.kind} ${room.id}`;
  return <Flash key={key} icon={burst.icon} tone={burst.tone} at={middleOf(room.stand)} />;
}

/** Where it is seen to happen: at the Survivor's place, or where the encounter is. */
function placeOf(view: View, survivor: SurvivorId): string {
  return view.survivors.find(({ id }) => id === survivor)?.at ?? view.encounter?.at ?? '';
}

function roomsIn(zone: string | readonly string[]): readonly string[] {
  return typeof zone === 'string' ? (mansion.areas[zone] ?? [zone]) : zone;
}
