import type { EventOf } from '@dreadhouse/engine';
import type { TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { Flash } from '../../../kit/board/flash.tsx';
import { middleOf } from '../../../kit/board/types.ts';
import { icon } from '../../../look/icon.ts';
import { zone } from '../events.ts';
import type { View } from '../view.ts';
import style from './mansion-board.module.css';
import { ROOMS } from './plan.ts';

type TerrorscapeEvent = EventOf<TerrorscapeEvents>;

/** Pictures that flash up, and their colours. */
const BURSTS: Readonly<Partial<Record<keyof TerrorscapeEvents, readonly [picture: string, tone: string]>>> = {
  searched: [icon('magnifying-glass'), 'wax'],
  'noise-made': [icon('sound-waves'), 'candle'],
  panicked: [icon('screaming'), 'wax'],
  encounter: [icon('screaming'), 'wax'],
  wounded: [icon('bleeding-wound'), 'wax'],
  eliminated: [icon('death-skull'), 'wax'],
  healed: [icon('healing'), 'good'],
  'attack-repelled': [icon('shield'), 'good'],
};

/** What flashes up on the board while an event is shown. */
export function Effects({ event, view }: { readonly event: TerrorscapeEvent | null; readonly view: View }) {
  if (event === null) return null;
  if (event.kind === 'detected' || event.kind === 'frightened')
    return zone(event.details).map((id) => <path key={id} className={style['zone']} d={ROOMS[id]?.shape ?? ''} />);
  const burst = BURSTS[event.kind];
  const room = ROOMS[placeOf(event, view)];
  if (burst === undefined || room === undefined) return null;
  const [picture, tone] = burst;
  return (
    <Flash
      key={`${event.position} ${event.kind} ${room.id}`}
      icon={picture}
      tone={`var(--${tone})`}
      at={middleOf(room.stand)}
    />
  );
}

/** Where it happens; or where it is seen to happen: at the Survivor's place, or where the encounter is. */
function placeOf({ details }: TerrorscapeEvent, { survivors, encounter }: View): string {
  if ('at' in details) return String(details.at);
  const one = 'survivor' in details ? survivors.find(({ id }) => id === details.survivor) : undefined;
  return one?.at ?? encounter?.at ?? '';
}
