import wound from 'virtual:icon/bleeding-wound';
import blast from 'virtual:icon/bright-explosion';
import aim from 'virtual:icon/crosshair';
import kill from 'virtual:icon/death-skull';
import healed from 'virtual:icon/healing';
import spawn from 'virtual:icon/raise-zombie';
import scream from 'virtual:icon/screaming';
import bite from 'virtual:icon/sharp-lips';
import noise from 'virtual:icon/sound-waves';
import star from 'virtual:icon/star-medal';
import type { EventView } from '@dreadhouse/engine';
import { Glyph } from '../../../kit/basics/glyph.tsx';
import type { MapLayout } from '../board/layout.ts';
import type { View } from '../view.ts';
import style from './on-board.module.css';

const BURSTS: Readonly<Record<string, { readonly icon: string; readonly look: string }>> = {
  attack: { icon: aim, look: 'noise' },
  'concentrated-attack': { icon: aim, look: 'noise' },
  killed: { icon: kill, look: 'bad' },
  explosion: { icon: blast, look: 'bad' },
  'zombies-attack': { icon: bite, look: 'bad' },
  wounded: { icon: wound, look: 'bad' },
  eliminated: { icon: kill, look: 'bad' },
  healed: { icon: healed, look: 'good' },
  noise: { icon: noise, look: 'noise' },
  spawned: { icon: spawn, look: 'bad' },
  abomination: { icon: scream, look: 'bad' },
  'zeus-came': { icon: scream, look: 'bad' },
  'sleepers-woke': { icon: scream, look: 'bad' },
  aaahh: { icon: scream, look: 'bad' },
  'objective-taken': { icon: star, look: 'good' },
};

interface Props {
  readonly event: EventView | null;
  readonly view: View;
  readonly layout: MapLayout;
}

/** What flashes up on the board while an event is shown; for the horde's moves, where they go and why there. */
export function Effects({ event, view, layout }: Props) {
  if (event === null) return null;
  if (event.kind === 'zombies-move') return <HordeWay event={event} layout={layout} />;
  const burst = BURSTS[event.kind];
  const zone = layout.zones.get(String(event.details['at'] ?? placeOf(view, event.details['survivor'])));
  if (burst === undefined || zone === undefined) return null;
  return (
    <g
      key={`${event.position} ${event.kind} ${zone.zone.id}`}
      className={style['flash']}
      data-look={burst.look}
      style={{ transform: `translate(${zone.middle.x}px, ${zone.middle.y}px)` }}
    >
      <g className={style['burst']} fill="currentColor">
        <Glyph body={burst.icon} x={0} y={0} size={84} />
      </g>
    </g>
  );
}

function placeOf(view: View, survivor: unknown): string {
  return view.survivors.find(({ id }) => id === survivor)?.at ?? '';
}

/** AD-ZACT-10 and on: an arrow along the step, and a frame around what they are after. */
function HordeWay({ event, layout }: { readonly event: EventView; readonly layout: MapLayout }) {
  const [from, to, target] = ['from', 'to', 'target'].map((key) => layout.zones.get(String(event.details[key])));
  if (from === undefined || to === undefined) return null;
  const [dx, dy] = [to.middle.x - from.middle.x, to.middle.y - from.middle.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g>
      {target === undefined ? null : <path className={style['target']} d={target.shape} />}
      <path className={style['way']} d={`M${from.middle.x} ${from.middle.y}L${to.middle.x} ${to.middle.y}`} />
      <path
        className={style['arrow']}
        d="M-6 -20L26 0L-6 20Z"
        transform={`translate(${from.middle.x + dx * 0.55} ${from.middle.y + dy * 0.55}) rotate(${angle})`}
      />
    </g>
  );
}
