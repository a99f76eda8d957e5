import { type Layout, layer, type Scenario, scenario } from '@dreadhouse/engine/testing';
import type { EquipmentId } from '../src/content/equipment.ts';
import type { SurvivorId } from '../src/content/survivors.ts';
import { armyOfTheDead } from '../src/index.ts';
import { newTurn } from '../src/rules/turn.ts';
import type { ArmyState, Item } from '../src/state.ts';
import { item, one, WORDS } from './words.ts';

export { item, one };

export type Table = Scenario<ArmyState>;
export type Edit = Layout<ArmyState, typeof WORDS>;
export type Options = Readonly<Record<string, unknown>>;

export const TEAM: readonly SurvivorId[] = ['scott', 'kate', 'dieter', 'cruz', 'guzman', 'chambers'];

/** A team with these in front, made up to six with others who are not too much in the way. */
export function teamWith(...ids: readonly SurvivorId[]): SurvivorId[] {
  const others: readonly SurvivorId[] = [...TEAM, 'tanaka', 'peters', 'geeta', 'lilly', 'martin', 'vanderohe'];
  return [...ids, ...others.filter((id) => !ids.includes(id))].slice(0, 6);
}

/** Puts on a table what a position says. */
export const lay = layer<ArmyState, typeof WORDS>(WORDS);

/**
 * A quiet table in round 1 of M1: everybody far away in F6 with empty hands, no Zombies, no Sleepers, no Objectives, no Personal Goals;
 * then what `layout` says.
 */
export function table(phase: string, layout: Edit = {}, options: Options = {}, seats = 1): Table {
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
    lay(s, layout);
  });
}

/** The turn of one Survivor, in a Zone, with these cards in Hand. */
export function turn(
  id: SurvivorId,
  at: string,
  hand: readonly EquipmentId[],
  layout: Edit = {},
  options: Options = {},
  seats = 1,
): Table {
  const survivors = (options['survivors'] as SurvivorId[] | undefined) ?? (TEAM.includes(id) ? TEAM : teamWith(id));
  return table(
    'turn',
    [
      (s) => {
        s.turns = [newTurn(s.survivors.indexOf(one(s, id)))];
      },
      { survivors: { [id]: { at, hand } }, also: layout },
    ],
    { ...options, survivors },
    seats,
  );
}

/** The Zombie Phase begins. */
export function zombiePhase(layout: Edit, options: Options = {}, seats = 1): Table {
  return table('zombies', layout, { letTheGameDecide: false, ...options }, seats);
}

/** Only this Spawn Zone is left to be dealt with. */
export function spawnPhase(
  at: string,
  kind: 'normal' | 'zeus' | 'start',
  layout: Edit = {},
  options: Options = {},
): Table {
  return table('spawn', { step: 'zombies', spawns: [{ at, kind, since: 1 }], spawning: 0, also: layout }, options);
}

export const faces = (items: readonly Item[]): string[] => items.map(({ face }) => face).sort();

/** What is where: `B4: 2S 1A`. */
export function horde(s: ArmyState): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { at, shamblers, alphas } of s.groups)
    found[at] = [shamblers > 0 ? `${shamblers}S` : '', alphas > 0 ? `${alphas}A` : ''].filter(Boolean).join(' ');
  for (const { at, type } of s.abominations) found[at] = `${found[at] ?? ''} ${type}`.trim();
  return found;
}

export const actions = (t: Table): unknown => t.decision.about?.['actions'];
