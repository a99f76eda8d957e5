import type { Decision } from '@dreadhouse/engine';
import type { FinalGirlEvent } from '@dreadhouse/final-girl';
import type { Thrown, Tone } from '../../../kit/dice/tones.ts';
import { askedAbout } from '../view.ts';

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
export function throwOf(decision: Decision | null, event: FinalGirlEvent | null): Throw | null {
  const asked = askedAbout(decision, 'after-roll');
  if (asked !== null) return horrorDice(asked.faces, asked.card, asked.successes);
  switch (event?.kind) {
    case 'rolled':
      return horrorDice(event.details.faces, event.details.card);
    case 're-rolled':
      return horrorDice(event.details.faces);
    case 'roll-counted':
      return horrorDice(event.details.faces, event.details.card, event.details.successes);
    case 'plain-roll':
      return plainDice([event.details.die], event.details.card);
    case 'plain-dice':
      return plainDice(event.details.faces, event.details.card);
    case 'fire':
    case 'panicked':
      return plainDice([event.details.die]);
    default:
      return null;
  }
}

function horrorDice(faces: readonly number[], card: string | null = null, successes: number | null = null): Throw {
  return { key: faces.join(), card, dice: faces.map((face) => ({ face, tone: toneOf(face) })), successes };
}

function plainDice(faces: readonly number[], card: string | null = null): Throw {
  return { key: faces.join(), card, dice: faces.map((face) => ({ face, tone: 'plain' })), successes: null };
}
