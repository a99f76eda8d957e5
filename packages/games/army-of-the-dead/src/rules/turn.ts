import type { Option, Rules } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import { ACTIONS } from '../content/numbers.ts';
import type { CombatKind, SkillId } from '../content/skills.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot, Token, Turn } from '../state.ts';
import { has, skillCount } from './skills.ts';
import type { TruckSeat } from './truck-seats.ts';

/** What an Action is spent on: free Actions of skills fit some of these (AD-SKILL-01). */
type ActionKind = 'move' | 'search' | CombatKind | 'other';

/** Something that a Survivor can do in its turn, and how it is done. */
export interface TurnOption extends Option {
  readonly to?: ZoneId;
  readonly item?: EquipmentId;
  readonly type?: ZombieType;
  readonly trapped?: boolean;
  readonly whom?: SurvivorId;
  readonly what?: Token | 'objective';
  readonly seat?: TruckSeat;
  readonly run?: (g: Army, slot: Slot, option: TurnOption) => Rules<unknown> | unknown;
}

/** Adds to a turn's options what this Survivor can do; with `looking` also what it cannot, and why. */
export type Lister = (g: Army, slot: Slot, looking: boolean, out: TurnOption[]) => void;

export function newTurn(slot: Slot, lent: Turn['lent'] = null): Turn {
  return {
    slot,
    lent,
    spent: 0,
    free: { combat: 0, melee: 0, ranged: 0, move: 0, search: 0, explosives: 0 },
    bloodlust: [],
    searches: 0,
    used: [],
    streak: { combat: 0, melee: 0, ranged: 0 },
  };
}

export function turnOf(state: ArmyState): Turn {
  return state.turns[state.turns.length - 1] as Turn; // somebody is acting
}

/** AD-ROUND-03, AD-AP-04: three, and one more from Yellow on; a single one out of turn. */
export function actionsLeft(state: ArmyState, turn: Turn): number {
  if (turn.lent !== null) return 1 - turn.spent;
  return ACTIONS + skillCount(state, turn.slot, 'action') - turn.spent;
}

/** Free Actions that are left for this kind; none out of turn. */
function freeLeft(state: ArmyState, turn: Turn, kind: 'combat' | CombatKind | 'move' | 'search'): number {
  if (turn.lent !== null) return 0;
  let count = skillCount(state, turn.slot, `free-${kind}`) - turn.free[kind];
  for (const scope of turn.bloodlust) if (scope === kind) count += 1;
  return Math.max(0, count);
}

/** AD-SKILL-17. */
function explosivesLeft(state: ArmyState, turn: Turn): number {
  if (turn.lent !== null) return 0;
  return Math.max(0, skillCount(state, turn.slot, 'demolition') - turn.free.explosives);
}

/** How many Actions of this kind could be paid for, free ones included. */
export function affordable(state: ArmyState, kind: ActionKind, explosive = false): number {
  const turn = turnOf(state);
  let count = actionsLeft(state, turn);
  if (explosive) count += explosivesLeft(state, turn);
  if (kind === 'other') return count;
  count += freeLeft(state, turn, kind);
  if (kind === 'melee' || kind === 'ranged') count += freeLeft(state, turn, 'combat');
  return count;
}

/** AD-R-115: free Actions go first, the most particular ones before the others. */
export function pay(state: ArmyState, kind: ActionKind, cost: number, explosive = false): void {
  const turn = turnOf(state);
  for (let i = 0; i < cost; i++) {
    if (explosive && explosivesLeft(state, turn) > 0) turn.free.explosives += 1;
    else if (kind !== 'other' && freeLeft(state, turn, kind) > 0) turn.free[kind] += 1;
    else if ((kind === 'melee' || kind === 'ranged') && freeLeft(state, turn, 'combat') > 0) turn.free.combat += 1;
    else turn.spent += 1;
  }
  if (kind !== 'melee' && kind !== 'ranged') endStreak(turn);
}

/** AD-SKILL-06: any other kind of Action ends the row. */
function endStreak({ streak }: Turn): void {
  streak.combat = 0;
  streak.melee = 0;
  streak.ranged = 0;
}

/** The same for an Action that costs nothing, in the own turn or out of it. */
export function endRow(state: ArmyState, slot: Slot): void {
  for (const turn of state.turns) if (turn.slot === slot) endStreak(turn);
}

/** Skills that work once per own turn. */
export function isFresh(state: ArmyState, skill: SkillId): boolean {
  const turn = turnOf(state);
  return turn.lent === null && !turn.used.includes(skill) && has(state, turn.slot, skill);
}

export function useUp(g: Army, skill: SkillId): void {
  turnOf(g.state).used.push(skill);
  g.touch(`used:${skill}`);
}

/** AD-SKILL-06, AD-R-20: dice for a row of Attacks: none on the first, one on the second, two on the third. */
export function escalation(state: ArmyState, slot: Slot, kind: CombatKind): number {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.slot !== slot) return 0;
  const own = skillCount(state, slot, `escalation-${kind}`) * turn.streak[kind];
  return own + skillCount(state, slot, 'escalation-combat') * turn.streak.combat;
}

/** With its cost, for those who look. */
export function priced(option: TurnOption, looking: boolean, actions: number): TurnOption {
  return looking ? { ...option, cost: { actions } } : option;
}

/** The same where free Actions of its kind go first (AD-R-115): as many of them as will be used up are named apart. */
export function pricedAs(
  state: ArmyState,
  kind: ActionKind,
  option: TurnOption,
  looking: boolean,
  actions: number,
  explosive = false,
): TurnOption {
  return looking ? partlyFree(option, actions, freeOf(state, kind, actions, explosive)) : option;
}

/** How many of so many Actions of this kind would be free ones. */
export function freeOf(state: ArmyState, kind: ActionKind, actions: number, explosive = false): number {
  return Math.min(actions, affordable(state, kind, explosive) - actionsLeft(state, turnOf(state)));
}

export function partlyFree(option: TurnOption, actions: number, free: number): TurnOption {
  return { ...option, cost: free === 0 ? { actions } : { actions: actions - free, free } };
}

/** It is there to be chosen, or those who look are told why it is not. */
export function offer(out: TurnOption[], looking: boolean, option: TurnOption, why: string | null): void {
  if (why === null) out.push(option);
  else if (looking) out.push(blocked(option, why));
}

export function blocked(option: TurnOption, why: string): TurnOption {
  return { ...option, blocked: why };
}
