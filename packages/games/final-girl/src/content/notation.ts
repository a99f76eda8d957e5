import type { Rules } from '@dreadhouse/engine';
import type { PlainQuestion } from '../questions.ts';
import type { CardId, FigureId, FinalGirl, SpaceId, Until, VictimId } from '../state.ts';
import type { ActionReport, Attack, AttackPlan, HorrorRise, Roll } from './passing.ts';

// Effects: what cards say, as data. Builders are in effects.ts.

/** What the lines of one card share while it is being resolved. */
export interface Context {
  readonly card: CardId;
  readonly from: HorrorRise['from'];
  /** Reports of the enemy actions on this card so far, in order. */
  readonly reports: ActionReport[];
  /** Counts of the whole game when this card began; see `killedBy` and `lostBy` in the kit. */
  readonly deathsBefore: number;
  readonly lostBefore: number;
  /** The roll that this row belongs to. */
  roll: Roll | undefined;
  attack: Attack | undefined;
  plan: AttackPlan | undefined;
  /** END symbols are ignored (Poltergeist rule 7). */
  ignoreEnd: boolean;
  /** Set by END: the rest of the row is dropped. */
  over: boolean;
}

export type Amount = number | ((g: FinalGirl, ctx: Context) => number);
export type Condition = (g: FinalGirl, ctx: Context) => boolean;
/** Victims, counted when the line is resolved. */
export type Who = (g: FinalGirl, ctx: Context) => readonly VictimId[];
/** A space by name, or candidates among which the ambiguity principle decides; none: nothing happens. */
export type Where = SpaceId | ((g: FinalGirl, ctx: Context) => readonly SpaceId[]);

export type TargetKind = 'N' | 'V' | 'F' | 'V/F';
export type EnemySymbol = 'M' | 'A';

export interface EnemyAction {
  readonly target: TargetKind;
  readonly symbols: readonly EnemySymbol[];
  /** Only the killer, or only minions; otherwise all, minions first (FG-MINION-11). */
  readonly by: 'killer' | 'minions' | undefined;
}

export type EffectRule = (g: FinalGirl, ctx: Context) => Rules;

export type EffectData =
  | { readonly do: 'move' | 'search' | 'horror' | 'time' | 'heal' | 'lose' | 'damage'; readonly n: Amount }
  | { readonly do: 'bloodlust' | 'burn' | 'killer-heal' | 'next-roll-dice'; readonly n: Amount }
  | { readonly do: 'hit'; readonly n: Amount; readonly times?: Amount }
  | { readonly do: 'harm'; readonly n: Amount; readonly whom: (g: FinalGirl, ctx: Context) => readonly FigureId[] }
  | { readonly do: 'end' | 'event' | 'next' | 'dark-power' | 'ignore-attack' | 'top-item' }
  | { readonly do: 'reduce'; readonly n: number; readonly least: number }
  | { readonly do: 'add'; readonly n: Amount; readonly at: Where }
  | { readonly do: 'kill' | 'panic'; readonly who: Who }
  | { readonly do: 'put'; readonly who: 'killer' | 'heroine'; readonly to: Where }
  | { readonly do: 'act'; readonly action: EnemyAction }
  | { readonly do: 'toward'; readonly who: Who; readonly to: Where }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'take-cost'; readonly most: number; readonly total?: boolean }
  | { readonly do: 'lasting'; readonly id: string; readonly until: Until; readonly n?: number }
  | { readonly do: 'when'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | {
      readonly do: 'choose';
      readonly ask: PlainQuestion;
      readonly options: Readonly<Record<string, readonly Effect[]>>;
    }
  | { readonly do: 'times'; readonly n: Amount; readonly each: readonly Effect[] };

export type Effect = EffectData | EffectRule;
