import type { FinalGirlView } from '@dreadhouse/final-girl';
import type { Words } from '../../../contract/scene.ts';
import type { Place, Point, Sign } from '../../../kit/board/types.ts';
import { aboutSpace, type BoardSay, inOneBreath, numbersText } from './about-space.ts';
import type { Layout, Trail } from './layout.ts';

export function placesOf(layout: Layout, view: FinalGirlView, words: Words, say: BoardSay): Place[] {
  return Object.entries(layout.spots).map(([id, { shape, box, label, stand }]) => ({
    id,
    name: words.name(id),
    description: inOneBreath(aboutSpace(view, id, words, say), say),
    shape,
    box,
    label,
    stand,
  }));
}

interface Ways {
  readonly ways: Readonly<Record<string, readonly number[]>>;
}

/** Panic numbers, at the edge of the space from which they lead away (FG-BRD-25). */
export function signsOf({ trails }: Layout, spaces: Readonly<Record<string, Ways>>): Sign[] {
  return trails.flatMap((trail) => {
    const there = signAt(trail.from, trail.to, trail.points, trail, spaces);
    const back = signAt(trail.to, trail.from, trail.points.toReversed(), trail, spaces);
    return there === null || back === null
      ? [there ?? back].filter((one) => one !== null)
      : [apart(there, back), apart(back, there)];
  });
}

function signAt(
  from: string,
  to: string,
  points: readonly Point[],
  { kind }: Trail,
  spaces: Readonly<Record<string, Ways>>,
): Sign | null {
  const numbers = spaces[from]?.ways[to];
  const [start, next] = points;
  if (numbers === undefined || start === undefined || next === undefined) return null;
  const angle = Math.atan2(next.y - start.y, next.x - start.x);
  // Signs at doors stand inside their room; on paths they stand where the path begins.
  const ahead = kind === 'path' ? 2 : -8;
  const x = start.x + Math.cos(angle) * ahead;
  const y = start.y + Math.sin(angle) * ahead;
  return { id: `${from}>${to}`, place: from, text: numbersText(numbers), x, y, angle: (angle * 180) / Math.PI };
}

/** Signs need so much room between their middles: side by side, and one above the other. */
const ROOM = { x: 58, y: 32 };

/** On a short way the two signs step back from each other. */
function apart(sign: Sign, other: Sign): Sign {
  const [dx, dy] = [sign.x - other.x, sign.y - other.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const wanted = Math.min(ROOM.x / Math.max(Math.abs(ux), 0.01), ROOM.y / Math.max(Math.abs(uy), 0.01));
  const step = Math.max(0, wanted - length) / 2;
  return { ...sign, x: sign.x + ux * step, y: sign.y + uy * step };
}
