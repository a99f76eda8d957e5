import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import type { SurvivorId } from '../src/content/survivors.ts';
import { armyOfTheDead } from '../src/index.ts';
import { newTurn } from '../src/rules/turn.ts';
import type { ArmyState } from '../src/state.ts';
import { type Edit, lay, one } from './kit.ts';

export { type Edit, one };

/** One of each specialisation, and another Tough. */
export const TEAM = ['scott', 'kate', 'dieter', 'cruz', 'chambers', 'guzman'] as const satisfies readonly SurvivorId[];
export type Member = (typeof TEAM)[number];

const options = (mission: string) => ({
  mission,
  survivors: TEAM,
  sets: TEAM.map(() => 'a'),
  firstPlayer: 0,
  letTheGameDecide: true,
});

/** A mission just after its set-up. */
export function fresh(mission: string): Scenario<ArmyState> {
  return scenario(armyOfTheDead, { options: options(mission) }).at('players');
}

/**
 * A mission where nobody sleeps or has a Personal Goal, and no Zombies come after those that are there, unless the scenario says so; ties
 * are left to the game.
 */
export function table(mission: string, phase: string, layout: Edit): Scenario<ArmyState> {
  return scenario(armyOfTheDead, { options: options(mission) }).at(phase, (state) => {
    state.round = 1;
    state.step = phase === 'turn' ? 'players' : 'zombies';
    state.goals = [];
    state.sleepers = [];
    if (phase === 'zombies') state.spawns = [];
    lay(state, layout);
  });
}

/** A turn of this Survivor. */
export function turn(mission: string, who: Member, layout: Edit = {}): Scenario<ArmyState> {
  return table(mission, 'turn', { also: layout, turns: [newTurn(TEAM.indexOf(who))] });
}

/** Gives everything on the mission's list that is not a place. */
export const allRedTaken: Edit = { progress: { red: 9 }, objectives: [] };

/** How it ended, or null. */
export function result(t: Scenario<ArmyState>): string | null {
  const { result: found } = t.state;
  return found === null ? null : `${found.side}: ${found.how}`;
}

export const WON = 'survivors: mission';
