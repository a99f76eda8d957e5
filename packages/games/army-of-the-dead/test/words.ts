import { type Patch, patch, type Words } from '@dreadhouse/engine/testing';
import type { EquipmentId } from '../src/content/equipment.ts';
import type { SurvivorId } from '../src/content/survivors.ts';
import type { AbominationType } from '../src/content/zombies.ts';
import { addZombies } from '../src/rules/horde.ts';
import type { ArmyState, Goal, Item, Survivor } from '../src/state.ts';

/** What is different about a Survivor: where somebody is, or more; cards by name, or as `item` makes them. */
type Change =
  | string
  | (Patch<Omit<Survivor, 'hand' | 'backpack'>> & {
      readonly hand?: readonly (EquipmentId | Item)[];
      readonly backpack?: readonly EquipmentId[];
    });

/** What a position of this game can say. */
export const WORDS = {
  /** Survivors by name. */
  survivors: (s: ArmyState, changes: { readonly [K in SurvivorId]?: Change }) => {
    for (const [id, change] of Object.entries(changes)) alter(one(s, id as SurvivorId), change);
  },
  everybody: (s: ArmyState, change: Change) => {
    for (const each of s.survivors) alter(each, change);
  },
  /** All others have had their turn in this round. */
  yetToAct: (s: ArmyState, ids: readonly SurvivorId[]) => {
    for (const each of s.survivors) each.acted = !ids.includes(each.id);
  },
  /** Zombies by Zone, from the pool: two Shamblers and an Alpha are `2S 1A`. */
  zombies: (s: ArmyState, where: Readonly<Record<string, string>>) => {
    for (const [at, horde] of Object.entries(where)) for (const some of horde.split(' ')) place(s, at, some);
  },
  abominations: (s: ArmyState, where: { readonly [K in AbominationType]?: string }) => {
    for (const [type, at] of Object.entries(where)) s.abominations.push({ type: type as AbominationType, at });
  },
  /** How many Sleepers lie where. */
  sleepers: (s: ArmyState, where: Readonly<Record<string, number>>) => {
    for (const [at, face] of Object.entries(where)) s.sleepers.push({ at, face });
  },
  /** Personal Goals by their owners. */
  goals: (s: ArmyState, goals: { readonly [K in SurvivorId]?: Patch<Goal> }) => {
    for (const [owner, change] of Object.entries(goals)) {
      const goal: Goal = { ...NEW_GOAL, zones: [], owner: owner as SurvivorId };
      patch(goal, change);
      s.goals.push(goal);
    }
  },
} satisfies Words<ArmyState>;

const NEW_GOAL = { colour: 'yellow', progress: 0, instead: 0, done: false, shamblers: 0, alphas: 0 } as const;

export function one(s: ArmyState, id: SurvivorId): Survivor {
  const found = s.survivors.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
}

export const item = (face: EquipmentId, spent = false): Item => ({ face, spent });

function alter(survivor: Survivor, change: Change): void {
  if (typeof change === 'string') return void patch(survivor, { at: change });
  const { hand, backpack, ...rest } = change;
  if (hand !== undefined) survivor.hand = hand.map((card) => (typeof card === 'string' ? item(card) : card));
  if (backpack !== undefined) survivor.backpack = backpack.map((face) => item(face));
  patch(survivor, rest);
}

function place(s: ArmyState, at: string, some: string): void {
  const [, number, letter] = /^(\d+)([SA])$/.exec(some) ?? [];
  if (letter === undefined) throw new Error(`"${some}" is not a number of Zombies; write 2S or 1A`);
  s.pool[letter === 'S' ? 'shamblers' : 'alphas'] -= Number(number);
  addZombies(s, at, letter === 'S' ? 'shambler' : 'alpha', Number(number));
}
