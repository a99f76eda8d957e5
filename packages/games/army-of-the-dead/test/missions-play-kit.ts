import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import type { SurvivorId } from '../src/content/survivors.ts';
import { armyOfTheDead } from '../src/index.ts';
import { newTurn } from '../src/rules/turn.ts';
import type { ArmyState, Goal, Item, Survivor } from '../src/state.ts';

/** One of each specialisation, and another Tough. */
export const TEAM = ['scott', 'kate', 'dieter', 'cruz', 'chambers', 'guzman'] as const satisfies readonly SurvivorId[];
export type Member = (typeof TEAM)[number];
export type Edit = (state: ArmyState) => void;

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
export function table(mission: string, phase: string, edit: Edit): Scenario<ArmyState> {
  return scenario(armyOfTheDead, { options: options(mission) }).at(phase, (state) => {
    state.round = 1;
    state.step = phase === 'turn' ? 'players' : 'zombies';
    state.goals = [];
    state.sleepers = [];
    if (phase === 'zombies') state.spawns = [];
    edit(state);
  });
}

/** A turn of this Survivor. */
export function turn(mission: string, who: Member, edit: Edit = () => {}): Scenario<ArmyState> {
  return table(mission, 'turn', (state) => {
    edit(state);
    state.turns = [newTurn(TEAM.indexOf(who))];
  });
}

export function one(state: ArmyState, who: Member): Survivor {
  return state.survivors[TEAM.indexOf(who)] as Survivor; // the team is always these six, in this order
}

/** Puts the named ones somewhere; everybody, if nobody is named. */
export function put(state: ArmyState, at: string, ...who: readonly Member[]): void {
  for (const member of who.length === 0 ? TEAM : who) one(state, member).at = at;
}

export function kill(state: ArmyState, ...who: readonly Member[]): void {
  for (const member of who) one(state, member).health = 0;
}

export function hold(state: ArmyState, who: Member, face: Item['face']): void {
  one(state, who).hand = [{ face, spent: false }];
}

export function goalOf(owner: Member, done: boolean, colour: Goal['colour'] = 'yellow'): Goal {
  return { owner, colour, progress: 0, zones: [], instead: 0, done, shamblers: 0, alphas: 0 };
}

/** Gives everything on the mission's list that is not a place. */
export function allRedTaken(state: ArmyState): void {
  state.progress.red = 9;
  state.objectives = [];
}

/** How it ended, or null. */
export function result(t: Scenario<ArmyState>): string | null {
  const { result: found } = t.state;
  return found === null ? null : `${found.side}: ${found.how}`;
}

export const WON = 'survivors: mission';
