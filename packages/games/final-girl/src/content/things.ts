import type { Option, Rules } from '@dreadhouse/engine';
import type { CardId, FigureId, FinalGirl, ItemState, Memory, SpaceId, Token, VictimId } from '../state.ts';
import type { EnemySymbol } from './notation.ts';
import type {
  ActionReport,
  Aim,
  Arrival,
  Attack,
  AttackPlan,
  AttackTarget,
  Damage,
  Death,
  EnemyStep,
  Heal,
  HealthLoss,
  HorrorRise,
  Move,
  Mover,
  PanicRun,
  Roll,
  TerrorDraw,
} from './passing.ts';

// Things: everything in play that bends a rule, and the hooks with which it does.

/** A thing as it is in play right now: its definition, what it keeps in mind, and where it lies. */
export interface Me {
  /** The id under which it remembers: the card id; for tokens `kind:number`. */
  readonly key: string;
  readonly thing: Thing;
  readonly memory: Readonly<Memory>;
  readonly token?: Token | undefined;
  readonly item?: ItemState | undefined;
  /** The number of a lasting effect. */
  readonly n?: number | undefined;
}

/** Something the player may do because of a thing. */
export interface Offer extends Option {
  /** `between`: only between two action cards; otherwise at every decision of its timing except in mid-move (FG-R-17). */
  readonly when?: 'between' | 'any';
  /** Once per Action phase or turn; the core keeps count. */
  readonly once?: 'phase' | 'turn';
  readonly run: (g: FinalGirl) => Rules;
}

/** A special kind of step, offered in the middle of a move (Long Pole, Helicopter). */
export interface MoveOffer extends Offer {
  /** How many spaces of the movement it takes. */
  readonly spends: number;
}

/** The deltas of all things are added up. */
interface Numbers {
  /** FG-ROLL-11, FG-R-10: dice more or fewer. */
  dice?(g: FinalGirl, me: Me, roll: Roll): number;
  /** FG-MOVE-05: victims more or fewer that may follow each step. */
  followLimit?(g: FinalGirl, me: Me): number;
  /** FG-MOVE-05: at least so many must follow if they can (me08). */
  followMinimum?(g: FinalGirl, me: Me): number;
  /** FG-KATK-02. */
  attackValue?(g: FinalGirl, me: Me, enemy: FigureId): number;
  /** FG-KMOV-01: per move symbol. */
  moveValue?(g: FinalGirl, me: Me, enemy: FigureId): number;
  /** FG-KATK-07: additional bloodlust for this death. */
  bloodlustForDeath?(g: FinalGirl, me: Me, death: Death): number;
  /** FG-TIME-05: time more per discarded card (Sheila). */
  timePerCard?(g: FinalGirl, me: Me): number;
  /** FG-PLAN-02, FG-ZERO-01: cost more (pg_f1). */
  cost?(g: FinalGirl, me: Me, card: CardId): number;
  /** FG-SRCH-03: cards more that are drawn (Asami). */
  itemsDrawn?(g: FinalGirl, me: Me): number;
  /** FG-R-26: how bad this special victim's death is for the heroine; yellow ones are 0. */
  badDeath?(g: FinalGirl, me: Me, victim: VictimId): number;
}

/** The first thing that answers decides. Reasons are codes with a text `why.<code>`. */
interface Questions {
  /** FG-ROLL-02: exactly so many dice, nothing else counts (Alice). */
  exactDice?(g: FinalGirl, me: Me, roll: Roll): number | undefined;
  /** FG-ROLL-05: 3 and 4 count as successes (Improvise). */
  partialsSucceed?(g: FinalGirl, me: Me, roll: Roll): boolean;
  /** FG-PLAN-06: the Action phase starts with this time (ce02). */
  timeAtStart?(g: FinalGirl, me: Me): number | undefined;
  /** FG-MOVE-05: this victim does not follow. */
  forbidsFollowing?(g: FinalGirl, me: Me, victim: VictimId, to: SpaceId): boolean;
  /** FG-MOVE-07: this victim follows into the killer's space. */
  followsToKiller?(g: FinalGirl, me: Me, victim: VictimId): boolean;
  /** FG-SAVE-01: why this victim cannot be saved here. */
  forbidsSaving?(g: FinalGirl, me: Me, victim: VictimId, space: SpaceId): string | undefined;
  /** FG-MOVE-02: why this figure cannot make this step, or, with `from` equal to `to`, be put there. Distances are not affected. */
  forbidsEntering?(g: FinalGirl, me: Me, mover: Mover, from: SpaceId, to: SpaceId): string | undefined;
  /** FG-BRD-18: more connections from a space for a mover. Depends on nothing but its memory and its token: distances are kept. */
  extraWays?(g: FinalGirl, me: Me, from: SpaceId, mover: Mover): readonly SpaceId[];
  /** FG-BRD-18: this connection does not exist for a mover; distances change. Depends on its memory and token alone, too. */
  blocksWay?(g: FinalGirl, me: Me, from: SpaceId, to: SpaceId, mover: Mover): boolean;
  /** FG-SPEC-02: this pawn does not count as a victim: not targeted, killed, saved, following, panicking (be05). */
  isNoVictim?(g: FinalGirl, me: Me, victim: VictimId): boolean;
  /** FG-R-01: why the heroine cannot attack this target. */
  forbidsAttacking?(g: FinalGirl, me: Me, target: AttackTarget): string | undefined;
  /** FG-R-55: distance from the heroine to the killer for her attacks (df_f1). */
  distanceToKiller?(g: FinalGirl, me: Me): number | undefined;
  /** FG-ATK-01: more groups that can be attacked (gp_f1: victims of a space). */
  attackTargets?(g: FinalGirl, me: Me): readonly AttackTarget[];
  /** FG-KATK-11: why this attack on the heroine is lost, without a reaction window (Dr. Fright awake). */
  losesAttack?(g: FinalGirl, me: Me, attack: Attack): string | undefined;
  /** FG-SRCH-01: further search spaces whose pile may be searched from here (zappo). */
  searchFrom?(g: FinalGirl, me: Me): readonly SpaceId[];
  /** FG-SRCH-01: why this space cannot be searched any more (le02). */
  forbidsSearching?(g: FinalGirl, me: Me, space: SpaceId): string | undefined;
  /** Carnival rule 2: trap items neither take effect nor must be kept (Asami). */
  ignoresTraps?(g: FinalGirl, me: Me): boolean;
  /** FG-PANIC-01: this victim does not panic in the Panic phase (me04). */
  staysCalm?(g: FinalGirl, me: Me, victim: VictimId): boolean;
  /** FG-MINION-01: further figures that perform minion actions (gp_f1). */
  minionsToo?(g: FinalGirl, me: Me): readonly FigureId[];
  /** FG-MINION-03: attack and movement value of a minion. */
  minionValues?(g: FinalGirl, me: Me, minion: FigureId): { attack: number; move: number } | undefined;
  /** FG-KMOV-02: the way this enemy takes instead of a shortest route: spaces in order, start not included (leash). */
  route?(g: FinalGirl, me: Me, aim: Aim, steps: number, rest: readonly EnemySymbol[]): readonly SpaceId[] | undefined;
}

/** Rules of their own, run for every thing that has them. They may ask and change everything. */
interface Moments {
  startOfAction?(g: FinalGirl, me: Me): Rules;
  endOfAction?(g: FinalGirl, me: Me): Rules;
  startOfKiller?(g: FinalGirl, me: Me): Rules;
  /** After step 1 of the Killer phase. */
  afterKillerAction?(g: FinalGirl, me: Me): Rules;
  endOfKiller?(g: FinalGirl, me: Me): Rules;
  /** FG-UPK-02. */
  upkeep?(g: FinalGirl, me: Me): Rules;
  endOfUpkeep?(g: FinalGirl, me: Me): Rules;
  beforeRoll?(g: FinalGirl, me: Me, roll: Roll): Rules;
  /** After the outcome is fixed. */
  afterRoll?(g: FinalGirl, me: Me, roll: Roll): Rules;
  /** An action card has been resolved, whatever its row. */
  afterCard?(g: FinalGirl, me: Me, card: CardId, roll: Roll): Rules;
  beforeMove?(g: FinalGirl, me: Me, move: Move): Rules;
  /** Any figure has come to a space, by whatever means. */
  onEnter?(g: FinalGirl, me: Me, figure: FigureId, space: SpaceId, how: Arrival): Rules;
  /** FG-GEN-06: the heroine has reached something that counts as an exit without being one (me01); she stands on `space`. */
  atExit?(g: FinalGirl, me: Me, space: SpaceId): Rules;
  /** FG-SRCH-06: the pile of this space is about to be discarded, or the space to become useless for good (Poltergeist rule 8). */
  beforePileLost?(g: FinalGirl, me: Me, space: SpaceId): Rules;
  beforeEnemyStep?(g: FinalGirl, me: Me, step: EnemyStep): Rules;
  retarget?(g: FinalGirl, me: Me, aim: Aim): Rules;
  /** FG-KATK-01: does this attack symbol in its own way; true when it did. */
  insteadOfAttack?(g: FinalGirl, me: Me, aim: Aim, report: ActionReport): Rules<boolean>;
  /** An enemy has finished a killer action. */
  afterEnemyAction?(g: FinalGirl, me: Me, aim: Aim, report: ActionReport): Rules;
  /** Before reactions: may cancel or change the attack. */
  onAttack?(g: FinalGirl, me: Me, attack: Attack): Rules;
  onHeroineLost?(g: FinalGirl, me: Me, loss: HealthLoss): Rules;
  beforeHeal?(g: FinalGirl, me: Me, heal: Heal): Rules;
  beforeHorrorRise?(g: FinalGirl, me: Me, rise: HorrorRise): Rules;
  /** Once per effect that moved the marker up. */
  afterHorrorRise?(g: FinalGirl, me: Me, rise: HorrorRise): Rules;
  onBloodlust?(g: FinalGirl, me: Me): Rules;
  onVictimKilled?(g: FinalGirl, me: Me, death: Death): Rules;
  /** What a card knows from this death on: noted even if the phase ends by it, unlike what the death brings about (FG-R-33; me03). */
  notesDeath?(g: FinalGirl, me: Me, death: Death): Rules;
  onVictimSaved?(g: FinalGirl, me: Me, saved: { victim: VictimId; role: CardId | null }): Rules;
  /** The damage of an attack with an action card is being summed up: abilities add here (Laurie, Barbara). */
  addDamage?(g: FinalGirl, me: Me, damage: Damage, plan: AttackPlan): Rules;
  /** Any damage to an enemy, before it is applied: may be reduced to 0 (Poltergeist, gp_d1, gp_d3). */
  beforeDamage?(g: FinalGirl, me: Me, damage: Damage): Rules;
  /** FG-PANIC-03: instead of rolling (df_e). */
  insteadOfPanic?(g: FinalGirl, me: Me, run: PanicRun): Rules;
  /** A group has begun to panic (ge10). */
  onPanic?(g: FinalGirl, me: Me, figures: readonly FigureId[]): Rules;
  /** A figure's panicked movement has ended; `to` is where it is now. */
  afterPanic?(g: FinalGirl, me: Me, figure: FigureId, from: SpaceId, to: SpaceId): Rules;
  /** A trap item was drawn from the pile of this space, by SEARCH or otherwise: true when it has no effect (zappo, found_tape). */
  insteadOfTrap?(g: FinalGirl, me: Me, trap: CardId, pile: SpaceId, searched: boolean): Rules<boolean>;
  onTerrorDrawn?(g: FinalGirl, me: Me, draw: TerrorDraw): Rules;
  /** FG-BREATH-04/08: true when the killer does not die after all (df_d2). */
  insteadOfKillerDeath?(g: FinalGirl, me: Me): Rules<boolean>;
  /** Films with a wrath track: a wrath is being raised (`before` may change `n`) / has been raised. */
  beforeWrathRise?(g: FinalGirl, me: Me, rise: { readonly wrath: string; n: number }): Rules;
  afterWrathRise?(g: FinalGirl, me: Me, rise: { readonly wrath: string; readonly n: number }): Rules;
}

/** What a thing lets the player do, and when. */
interface Offers {
  /** Action phase. */
  actions?(g: FinalGirl, me: Me): readonly Offer[];
  /** FG-MOVE-02: other steps in the middle of a move; `left` is the movement that is left. */
  moveOffers?(g: FinalGirl, me: Me, left: number): readonly MoveOffer[];
  /** After a horror roll, before conversions (FG-R-09). */
  rollOffers?(g: FinalGirl, me: Me, roll: Roll): readonly Offer[];
  /** Shield items, after reactions (FG-R-27). */
  shields?(g: FinalGirl, me: Me, attack: Attack): readonly Offer[];
  /** In the Killer phase: at its start, before a terror card, before each attack. */
  killerPhaseOffers?(g: FinalGirl, me: Me): readonly Offer[];
}

export interface Hooks extends Numbers, Questions, Moments, Offers {}

/** Anything in play that may bend a rule. */
export interface Thing extends Hooks {
  readonly id: string;
}
