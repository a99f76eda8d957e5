import type { Option, OptionOdds } from '@dreadhouse/engine';
import { equipment } from '../content/equipment.ts';
import { CHALLENGE_DICE, DIE } from '../content/numbers.ts';
import type { ArmyState, Challenge } from '../state.ts';

/** AD-VAULT-05: a Straight has five places: 2 to 5, and one that a 1 or a 6 fills. Each is a bit. */
const ALL = 0b11111;

function placeOf(face: number): number {
  return face === 1 || face === DIE ? 1 : 1 << (face - 1);
}

function placesOf(faces: readonly number[]): number {
  return faces.reduce((places, face) => places | placeOf(face), 0);
}

function countOf(places: number): number {
  return [0, 1, 2, 3, 4].filter((bit) => (places & (1 << bit)) !== 0).length;
}

/**
 * How likely the places that are left get filled by so many free dice in so many rolls. Every die that fills one goes into reserve: to
 * roll it again could only do harm.
 */
export function straightChance(places: number, free: number, rolls: number): number {
  if (places === ALL) return 1;
  if (rolls === 0 || countOf(places) + free < countOf(ALL)) return 0;
  let rolled = new Map([[places, 1]]);
  for (let die = 0; die < free; die++) rolled = withOneMore(rolled);
  return [...rolled].reduce(
    (sum, [then, chance]) =>
      sum + chance * straightChance(then, free - countOf(then) + countOf(places), then === ALL ? 0 : rolls - 1),
    0,
  );
}

function withOneMore(before: ReadonlyMap<number, number>): Map<number, number> {
  const after = new Map<number, number>();
  for (const [places, chance] of before) {
    for (let face = 1; face <= DIE; face++) {
      const then = places | placeOf(face);
      after.set(then, (after.get(then) ?? 0) + chance / DIE);
    }
  }
  return after;
}

/** AD-VAULT-04: how likely the traps are beaten after this option; Bonuses that change dice are left out until they are used. */
export function ofChallenge(state: ArmyState, challenge: Challenge, option: Option): Pick<OptionOdds, 'outcomes'> {
  const chance = option.id === 'give-up' ? 0 : chanceAfter(challenge, rollsLeft(state, challenge), option.id);
  return {
    outcomes: [
      { key: 'straight', chance, tone: 'good' as const, sign: '✓' },
      { key: 'no-straight', chance: 1 - chance, tone: 'bad' as const, sign: '✕' },
    ].filter((one) => one.chance > 0),
  };
}

/** AD-VAULT-13, AD-R-22, AD-R-102: Bonuses, luck and Chips are rolls, too. */
function rollsLeft({ survivors }: ArmyState, { rolls, lucky, help, slot }: Challenge): number {
  const one = survivors[slot];
  const held = one === undefined ? [] : [...one.hand, ...(equipment('chip').fromBackpack === true ? one.backpack : [])];
  const chips = held.filter(({ face, spent }) => face === 'chip' && !spent).length;
  return rolls + (lucky ? 1 : 0) + chips + unused(help, 'extra-roll');
}

function unused(help: Challenge['help'], bonus: Challenge['help'][number]['bonus']): number {
  return help.filter((one) => one.bonus === bonus && !one.used).length;
}

const ROLLS = ['roll', 'lucky', 'chip'];

function chanceAfter({ dice, reserved, help }: Challenge, rolls: number, id: string): number {
  const [verb = '', first = '', second = ''] = id.split(':');
  if (dice.length === 0) {
    const added = help.filter(({ bonus, used }) => bonus === 'extra-die' && used).length;
    const more = verb === 'extra-die' ? unused(help, 'extra-die') : 0;
    return straightChance(0, CHALLENGE_DICE + added + more, rolls);
  }
  const kept = dice.map((_, i) => reserved[i] === true || (verb === 'keep' && i === Number(first)));
  const faces = changed(dice, verb, Number(first), Number(second));
  const places = placesOf(faces.filter((_, i) => kept[i]));
  const free = faces.filter((_, i) => !kept[i]);
  if (ROLLS.includes(verb)) return straightChance(places, free.length, rolls);
  // Before the next roll whatever fits goes into reserve as well.
  const all = places | placesOf(free);
  return straightChance(all, free.length - (countOf(all) - countOf(places)), rolls);
}

/** AD-VAULT-09 to AD-VAULT-12: dice as a Bonus leaves them. */
export function changed(dice: readonly number[], how: string, i: number, other: number): readonly number[] {
  return dice.map((face, n) => {
    if (n === i && how === 'set') return other;
    if (n === i && (how === 'up' || how === 'balance')) return face + 1;
    return (n === i && how === 'down') || (n === other && how === 'balance') ? face - 1 : face;
  });
}
