import type { Option } from '@dreadhouse/engine';
import { DIE } from '../content/numbers.ts';
import { changed } from '../odds/straight.ts';
import type { Challenge } from '../state.ts';
import { type Opinion, opinion } from './opinion.ts';

/** How many places of the better Straight these dice fill. */
function filled(faces: readonly number[]): number {
  const middle = [2, 3, 4, 5].filter((face) => faces.includes(face)).length;
  return middle + (faces.includes(1) || faces.includes(DIE) ? 1 : 0);
}

/** Towards the Straight that most dice fit already. */
export function challengeOpinion({ dice, reserved, rolls }: Challenge, option: Option): Opinion {
  const [prefix = '', first = '', second = ''] = option.id.split(':');
  const late = rolls === 0;
  const worth: Readonly<Record<string, number>> = {
    keep: isUseful(dice, reserved, Number(first)) ? 3 : -2,
    'extra-die': 5,
    roll: 1,
    lucky: 0.8,
    chip: late ? 0.6 : -0.2,
    'extra-roll': late ? 1 : -0.5,
  };
  if (CHANGING.includes(prefix))
    return opinion(bonusWorth(dice, changed(dice, prefix, Number(first), Number(second)), rolls), 'vault');
  return prefix in worth ? opinion(worth[prefix] ?? 0, 'vault') : opinion(0, 'other');
}

const CHANGING = ['up', 'down', 'set', 'balance'];

/** A face that is not in reserve yet; of 1 and 6 one is enough. */
function isUseful(dice: readonly number[], reserved: readonly boolean[], i: number): boolean {
  const kept = dice.filter((_, j) => reserved[j]);
  const face = dice[i] as number;
  return face === 1 || face === DIE ? !kept.includes(1) && !kept.includes(DIE) : !kept.includes(face);
}

/** A Bonus is best used where it completes the Straight, or when no roll is left. */
function bonusWorth(before: readonly number[], after: readonly number[], rolls: number): number {
  if (filled(after) === 5 && filled(before) < 5) return 6;
  return filled(after) > filled(before) ? (rolls === 0 ? 2 : 0.2) : -3;
}
