import type { Decision, EventView } from '@dreadhouse/engine';
import type { Thrown, Tone } from '../../../kit/dice/tones.ts';

/** A throw to show: the dice, what they were thrown for, and how they counted. */
export interface Throw {
  readonly key: string;
  readonly card: string | null;
  readonly dice: readonly Thrown[];
  readonly successes: number | null;
}

/** FG-ROLL-04: 5 and 6 are successes, 3 and 4 partial ones. Plain dice are only numbers. */
function toneOf(face: number): Tone {
  return face >= 5 ? 'good' : face >= 3 ? 'half' : 'bad';
}

/** The throw that the player is asked about, or that is being shown. */
export function throwOf(decision: Decision | null, event: EventView | null): Throw | null {
  const asked = decision === null ? null : readThrow(decision.about, 'good');
  if (asked !== null) return { ...asked, key: `${asked.dice.map(({ face }) => face).join()}` };
  if (event === null || !SHOWN.includes(event.kind)) return null;
  const plain = event.kind.startsWith('plain') || event.kind === 'fire' || event.kind === 'panicked';
  const seen = readThrow(event.details, plain ? 'plain' : 'good');
  return seen === null ? null : { ...seen, key: seen.dice.map(({ face }) => face).join() };
}

const SHOWN: readonly string[] = [
  'rolled',
  're-rolled',
  'roll-counted',
  'plain-roll',
  'plain-dice',
  'fire',
  'panicked',
];

function readThrow(details: unknown, tone: Tone): Omit<Throw, 'key'> | null {
  const { faces, die, card, successes } = (details ?? {}) as Record<string, unknown>;
  const list = Array.isArray(faces) ? faces : typeof die === 'number' ? [die] : [];
  const numbers = list.filter((face): face is number => typeof face === 'number');
  if (numbers.length === 0) return null;
  return {
    card: typeof card === 'string' ? card : null,
    dice: numbers.map((face) => ({ face, tone: tone === 'plain' ? 'plain' : toneOf(face) })),
    successes: typeof successes === 'number' ? successes : null,
  };
}
