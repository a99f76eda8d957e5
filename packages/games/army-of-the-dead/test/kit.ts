import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import type { EquipmentId } from '../src/content/equipment.ts';
import type { SurvivorId } from '../src/content/survivors.ts';
import type { AbominationType } from '../src/content/zombies.ts';
import { armyOfTheDead } from '../src/index.ts';
import { addZombies } from '../src/rules/horde.ts';
import { newTurn } from '../src/rules/turn.ts';
import type { ArmyState, Goal, Item, Survivor } from '../src/state.ts';

export type Table = Scenario<ArmyState>;
export type Edit = (state: ArmyState) => void;
export type Options = Readonly<Record<string, unknown>>;

export const TEAM: readonly SurvivorId[] = ['scott', 'kate', 'dieter', 'cruz', 'guzman', 'chambers'];

/** A team with these in front, made up to six with others who are not too much in the way. */
export function teamWith(...ids: readonly SurvivorId[]): SurvivorId[] {
  const others: readonly SurvivorId[] = [...TEAM, 'tanaka', 'peters', 'geeta', 'lilly', 'martin', 'vanderohe'];
  return [...ids, ...others.filter((id) => !ids.includes(id))].slice(0, 6);
}

/**
 * A quiet table in round 1 of M1: everybody far away in F6 with empty hands, no Zombies, no Sleepers, no Objectives, no Personal Goals;
 * then what `edit` changes.
 */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}, seats = 1): Table {
  const chosen = { mission: 'M1', survivors: TEAM, sets: ['a', 'a', 'a', 'a', 'a', 'a'], firstPlayer: 0, ...options };
  return scenario(armyOfTheDead, { options: chosen, seats }).at(phase, (s) => {
    s.round = 1;
    s.step = 'players';
    s.goals = [];
    s.objectives = [];
    s.sleepers = [];
    s.groups = [];
    s.abominations = [];
    s.pool = { shamblers: 30, alphas: 16 };
    for (const one of s.survivors) {
      one.hand = [];
      one.backpack = [];
      if (s.mission === 'M1') one.at = 'F6';
    }
    edit(s);
  });
}

/** The turn of one Survivor, in a Zone, with these cards in Hand. */
export function turn(
  id: SurvivorId,
  at: string,
  hand: readonly EquipmentId[],
  edit: Edit = () => {},
  options: Options = {},
  seats = 1,
): Table {
  const survivors = (options['survivors'] as SurvivorId[] | undefined) ?? (TEAM.includes(id) ? TEAM : teamWith(id));
  return table(
    'turn',
    (s) => {
      const slot = s.survivors.findIndex((one) => one.id === id);
      s.turns = [newTurn(slot)];
      put(s, id, at);
      give(s, id, hand);
      edit(s);
    },
    { ...options, survivors },
    seats,
  );
}

/** The Zombie Phase begins. */
export function zombiePhase(edit: Edit, options: Options = {}, seats = 1): Table {
  return table('zombies', edit, { letTheGameDecide: false, ...options }, seats);
}

/** Only this Spawn Zone is left to be dealt with. */
export function spawnPhase(
  at: string,
  kind: 'normal' | 'zeus' | 'start',
  edit: Edit = () => {},
  options: Options = {},
): Table {
  return table(
    'spawn',
    (s) => {
      s.step = 'zombies';
      s.spawns = [{ at, kind, since: 1 }];
      s.spawning = 0;
      edit(s);
    },
    options,
  );
}

export function one(s: ArmyState, id: SurvivorId): Survivor {
  const found = s.survivors.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
}

export function put(s: ArmyState, id: SurvivorId, at: string): Survivor {
  const found = one(s, id);
  found.at = at;
  return found;
}

export const item = (face: EquipmentId, spent = false): Item => ({ face, spent });

export function give(
  s: ArmyState,
  id: SurvivorId,
  hand: readonly EquipmentId[],
  backpack: readonly EquipmentId[] = [],
): void {
  const found = one(s, id);
  found.hand = hand.map((face) => item(face));
  found.backpack = backpack.map((face) => item(face));
}

export const faces = (items: readonly Item[]): string[] => items.map(({ face }) => face).sort();

export function zombies(s: ArmyState, at: string, shamblers: number, alphas = 0): void {
  s.pool.shamblers -= shamblers;
  s.pool.alphas -= alphas;
  addZombies(s, at, 'shambler', shamblers);
  addZombies(s, at, 'alpha', alphas);
}

export function abomination(s: ArmyState, type: AbominationType, at: string): void {
  s.abominations.push({ type, at });
}

export function sleepers(s: ArmyState, at: string, face: number): void {
  s.sleepers.push({ at, face });
}

/** What is where: `B4: 2S 1A`. */
export function horde(s: ArmyState): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { at, shamblers, alphas } of s.groups)
    found[at] = [shamblers > 0 ? `${shamblers}S` : '', alphas > 0 ? `${alphas}A` : ''].filter(Boolean).join(' ');
  for (const { at, type } of s.abominations) found[at] = `${found[at] ?? ''} ${type}`.trim();
  return found;
}

export function goal(s: ArmyState, owner: SurvivorId, colour: Goal['colour'] = 'yellow'): Goal {
  const made: Goal = { owner, colour, progress: 0, zones: [], instead: 0, done: false, shamblers: 0, alphas: 0 };
  s.goals.push(made);
  return made;
}

export function skilled(s: ArmyState, id: SurvivorId, skill: Survivor['red']): void {
  one(s, id).red = skill;
}

export const isLegal = (t: Table, option: string): boolean => t.legal.includes(option);

/** Why an option is blocked; undefined when it is not listed, '' when it is legal. */
export function whyNot(t: Table, id: string): string | undefined {
  const option = t.decision.options.find((each) => each.id === id);
  return option === undefined ? undefined : (option.blocked ?? '');
}

/** Options that begin like this. */
export const offered = (t: Table, prefix: string): string[] => t.legal.filter((id) => id.startsWith(prefix));

export const actions = (t: Table): unknown => t.decision.about?.['actions'];
