import type { ArmyEvents } from '@dreadhouse/army-of-the-dead';
import { Flash } from '../../../kit/board/flash.tsx';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { icon } from '../../../look/icon.ts';
import type { MapLayout } from '../board/layout.ts';
import { type ArmyEvent, survivorOf, type View } from '../view.ts';

const BAD = 'var(--bad)';
const GOOD = 'var(--money)';
const NOISE = 'var(--neon-rose)';

/** What flashes up, and in which colour. */
const BURSTS: Readonly<Partial<Record<ArmyEvent['kind'], readonly [sign: string, tone: string]>>> = {
  attack: [icon('crosshair'), NOISE],
  'concentrated-attack': [icon('crosshair'), NOISE],
  killed: [icon('death-skull'), BAD],
  eliminated: [icon('death-skull'), BAD],
  explosion: [icon('bright-explosion'), BAD],
  'zombies-attack': [icon('sharp-lips'), BAD],
  wounded: [icon('bleeding-wound'), BAD],
  healed: [icon('healing'), GOOD],
  noise: [icon('sound-waves'), NOISE],
  spawned: [icon('raise-zombie'), BAD],
  abomination: [icon('screaming'), BAD],
  'zeus-came': [icon('screaming'), BAD],
  'sleepers-woke': [icon('screaming'), BAD],
  aaahh: [icon('screaming'), BAD],
  'objective-taken': [icon('star-medal'), GOOD],
};

/** Where it happens; what only names somebody, where they are. */
function placeOf({ details }: ArmyEvent, view: View): string {
  if ('at' in details) return details.at;
  return ('survivor' in details && survivorOf(view, details.survivor ?? '')?.at) || '';
}

interface Props {
  readonly event: ArmyEvent | null;
  readonly view: View;
  readonly layout: MapLayout;
}

/** What flashes up on the board while an event is shown; for the horde's moves, where they go and why there. */
export function Effects({ event, view, layout }: Props) {
  if (event === null) return null;
  if (event.kind === 'zombies-move') return <HordeWay move={event.details} layout={layout} />;
  const [sign, tone] = BURSTS[event.kind] ?? [];
  const zone = layout.zones.get(placeOf(event, view));
  if (sign === undefined || tone === undefined || zone === undefined) return null;
  const key = `${event.position} ${event.kind} ${zone.zone.id}`;
  return <Flash key={key} icon={sign} tone={tone} at={zone.middle} size={84} />;
}

const ARROW: Drawing = [['bad', 'M-6 -20L26 0L-6 20Z']];

/** AD-ZACT-10 and on: an arrow along the step, and a frame around what they are after. */
function HordeWay({ move, layout }: { readonly move: ArmyEvents['zombies-move']; readonly layout: MapLayout }) {
  const [from, to, target] = [move.from, move.to, move.target].map((zone) => layout.zones.get(zone));
  if (from === undefined || to === undefined) return null;
  const [dx, dy] = [to.middle.x - from.middle.x, to.middle.y - from.middle.y];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g>
      {target === undefined ? null : <Drawn of={[['bad 5 22 14', target.shape]]} />}
      <Drawn of={[['bad 8 round-ends 2 16', `M${from.middle.x} ${from.middle.y}l${dx} ${dy}`]]} />
      <g transform={`translate(${from.middle.x + dx * 0.55} ${from.middle.y + dy * 0.55}) rotate(${angle})`}>
        <Drawn of={ARROW} />
      </g>
    </g>
  );
}
