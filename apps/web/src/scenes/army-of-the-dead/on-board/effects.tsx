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
import type { ArmyEvents } from '@dreadhouse/army-of-the-dead';
import { Flash } from '../../../kit/board/flash.tsx';
import type { MapLayout } from '../board/layout.ts';
import { type ArmyEvent, survivorOf, type View } from '../view.ts';
import style from './on-board.module.css';

/** A picture that flashes up, its colour, and where. */
interface Burst {
  readonly icon: string;
  readonly tone: string;
  readonly at: string;
}

const BAD = 'var(--bad)';
const GOOD = 'var(--money)';
const NOISE = 'var(--neon-rose)';

function burstOf({ kind, details }: ArmyEvent, view: View): Burst | null {
  switch (kind) {
    case 'attack':
    case 'concentrated-attack':
      return { icon: aim, tone: NOISE, at: details.at };
    case 'killed':
    case 'eliminated':
      return { icon: kill, tone: BAD, at: details.at };
    case 'explosion':
      return { icon: blast, tone: BAD, at: details.at };
    case 'zombies-attack':
      return { icon: bite, tone: BAD, at: details.at };
    case 'wounded':
      return { icon: wound, tone: BAD, at: survivorOf(view, details.survivor)?.at ?? '' };
    case 'healed':
      return { icon: healed, tone: GOOD, at: survivorOf(view, details.survivor)?.at ?? '' };
    case 'noise':
      return { icon: noise, tone: NOISE, at: details.at };
    case 'spawned':
      return { icon: spawn, tone: BAD, at: details.at };
    case 'abomination':
    case 'zeus-came':
    case 'sleepers-woke':
    case 'aaahh':
      return { icon: scream, tone: BAD, at: details.at };
    case 'objective-taken':
      return { icon: star, tone: GOOD, at: details.at };
    default:
      return null;
  }
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
  const burst = burstOf(event, view);
  const zone = layout.zones.get(burst?.at ?? '');
  if (burst === null || zone === undefined) return null;
  const key = `${event.position} ${event.kind} ${zone.zone.id}`;
  return <Flash key={key} icon={burst.icon} tone={burst.tone} at={zone.middle} size={84} />;
}

/** AD-ZACT-10 and on: an arrow along the step, and a frame around what they are after. */
function HordeWay({ move, layout }: { readonly move: ArmyEvents['zombies-move']; readonly layout: MapLayout }) {
  const [from, to, target] = [move.from, move.to, move.target].map((zone) => layout.zones.get(zone));
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
