import type { PlainQuestion } from '../questions.ts';
import type { CardId, FigureId, FinalGirl, Until } from '../state.ts';
import type {
  Amount,
  Condition,
  Context,
  Effect,
  EffectData,
  EnemyAction,
  EnemySymbol,
  TargetKind,
  Where,
  Who,
} from './types.ts';

// What cards say, as builders. A card is a list of these, read from top to bottom, or a row from left to right.

export const MOVE = (n: Amount): EffectData => ({ do: 'move', n });
export const SEARCH = (n: Amount): EffectData => ({ do: 'search', n });
/** Horror up (+n) or down (-n), in single steps. */
export const H = (n: Amount): EffectData => ({ do: 'horror', n });
/** Time gained (+n) or lost (-n). */
export const T = (n: Amount): EffectData => ({ do: 'time', n });
export const HEAL = (n: Amount): EffectData => ({ do: 'heal', n });
/** Unpreventable loss of health. */
export const LOSE = (n: Amount): EffectData => ({ do: 'lose', n });
/** Damage to the heroine as an attack; with `times`, so many separate attacks. */
export const HIT = (n: Amount, times?: Amount): EffectData =>
  times === undefined ? { do: 'hit', n } : { do: 'hit', n, times };
/** Damage with an action card; a weapon modifier is possible. */
export const DMG = (n: Amount): EffectData => ({ do: 'damage', n });
/** Damage from an item, trap or effect, to each of these enemies. */
export const DMGX = (n: Amount, whom: (g: FinalGirl, ctx: Context) => readonly FigureId[]): EffectData => ({
  do: 'harm',
  n,
  whom,
});
export const END: EffectData = { do: 'end' };
export const B = (n: Amount): EffectData => ({ do: 'bloodlust', n });
export const EV: EffectData = { do: 'event' };
export const NEXT: EffectData = { do: 'next' };
export const BURN = (n: Amount): EffectData => ({ do: 'burn', n });
export const KHEAL = (n: Amount): EffectData => ({ do: 'killer-heal', n });
export const ADD = (n: Amount, at: Where): EffectData => ({ do: 'add', n, at });
export const KILL = (who: Who): EffectData => ({ do: 'kill', who });
export const PANIC = (who: Who): EffectData => ({ do: 'panic', who });
export const PUT = (who: 'killer' | 'heroine', to: Where): EffectData => ({ do: 'put', who, to });
/** Each of these victims moves 1 space toward the nearest of these spaces. */
export const TOWARD = (who: Who, to: Where): EffectData => ({ do: 'toward', who, to });
/** Reveal the dark power. */
export const DP: EffectData = { do: 'dark-power' };
export const IGNORE: EffectData = { do: 'ignore-attack' };
export const REDUCE = (n: number, least = 0): EffectData => ({ do: 'reduce', n, least });
/** FG-SYM-09: the next horror roll has n more dice. */
export const NEXT_ROLL_DICE = (n: number): EffectData => ({ do: 'next-roll-dice', n });
/** Take this card from the market. */
export const TAKE = (card: CardId): EffectData => ({ do: 'take', card });
/** Take one market card of at most this cost. */
export const TAKE_CHEAP = (most: number): EffectData => ({ do: 'take-cost', most });
/** Take market cards with at most this total cost. */
export const TAKE_TOTAL = (most: number): EffectData => ({ do: 'take-cost', most, total: true });
/** Take the top card of any item pile. */
export const TOP_ITEM: EffectData = { do: 'top-item' };
export const LASTING = (id: string, until: Until, n?: number): EffectData =>
  n === undefined ? { do: 'lasting', id, until } : { do: 'lasting', id, until, n };
export const WHEN = (condition: Condition, then: readonly Effect[], otherwise?: readonly Effect[]): EffectData =>
  otherwise === undefined ? { do: 'when', if: condition, then } : { do: 'when', if: condition, then, else: otherwise };
/** The player chooses one; `ask` is the kind of the question, the keys are the option ids. */
export const CHOOSE = (ask: PlainQuestion, options: Readonly<Record<string, readonly Effect[]>>): EffectData => ({
  do: 'choose',
  ask,
  options,
});
export const TIMES = (n: Amount, each: readonly Effect[]): EffectData => ({ do: 'times', n, each });

/** A killer action as it is printed: `act('V:MMAA')`, `act('F:MA', 'minions')`. */
export function act(text: string, by?: 'killer' | 'minions'): EffectData {
  return { do: 'act', action: enemyAction(text, by) };
}

export function enemyAction(text: string, by?: 'killer' | 'minions'): EnemyAction {
  const [target, symbols = ''] = text.split(':');
  if (!['N', 'V', 'F', 'V/F'].includes(target ?? '') || !/^[MA]+$/.test(symbols)) {
    throw new Error(`"${text}" is no killer action`);
  }
  return { target: target as TargetKind, symbols: [...symbols] as EnemySymbol[], by };
}
