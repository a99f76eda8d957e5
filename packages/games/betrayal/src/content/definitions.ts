import type { Chance, Option, Rules, Seat, shape } from '@dreadhouse/engine';
import type { Betrayal, CardId, FigureId, Hidden, MonsterState, Token } from '../state.ts';
import type { Rows } from './core-definitions.ts';
import type { Trait } from './explorers.ts';
import type { Hooks, Me } from './hooks.ts';
import type { Doing, Fight } from './passing.ts';
import type { HauntType } from './scenarios.ts';
import type { TileId } from './tiles.ts';

/** BH-PC-01: by the number of players at the start. */
export type Per = readonly [three: number, four: number, five: number, six: number];
export type Numbers = Readonly<Record<string, Per>>;

/** What a haunt's functions hold in their hands: what it keeps in mind, its numbers, and who the open traitor is. */
export interface Mine<M = object, N extends Numbers = Numbers, T extends Seat | null = Seat | null> extends Me {
  readonly memory: M;
  readonly n: { readonly [K in keyof N]: number };
  readonly traitor: T;
}
/** The name of one of its numbers. */
export type NumberOf<H extends Mine> = keyof H['n'] & string;

export type F<H extends Mine, A extends readonly unknown[], R> = (g: Betrayal, me: H, ...told: A) => R;
/** What is done: a rule, or a plain function where nothing is asked, rolled or pulled in it. */
export type Does<H extends Mine, A extends readonly unknown[]> = F<H, A, Rules> | F<H, A, void>;
/** The hooks with a haunt's own hands; a moment is something that is done. */
export type HooksOf<H extends Mine> = {
  readonly [K in keyof Hooks]?: NonNullable<Hooks[K]> extends (g: Betrayal, me: Me, ...told: infer A) => infer R
    ? [R] extends [Rules]
      ? Does<H, A>
      : [R] extends [Rules<boolean>]
        ? F<H, A, R> | F<H, A, boolean>
        : F<H, A, R>
    : never;
};

export type Side = 'heroes' | 'traitor';

export interface Deed {
  readonly who: Seat;
  /** The tile where the actor stands. */
  readonly at: TileId;
  /** What it was done to, where `can` listed targets. */
  readonly target: string | number | null;
  /** The same, where the targets are explorers, and where they are tiles. */
  readonly whom: Seat;
  readonly to: TileId;
  readonly result: number;
}

export interface HauntAction<H extends Mine = Mine> {
  readonly id: string;
  readonly by: Side | 'all';
  readonly cost?: 'attack' | 'turn';
  /** Statuses, or 'dead', in which it can still be done. */
  readonly also?: readonly string[];
  /** Yes or no; the reason why not; or once for each target. */
  readonly can: F<H, [who: Seat, at: TileId], boolean | string | readonly (string | number)[]>;
  /** The roller picks where there are several traits. */
  readonly roll?: Trait | readonly Trait[] | F<H, [deed: Deed], Trait | readonly Trait[]>;
  /** Points added to the result. */
  readonly bonus?: F<H, [deed: Deed], number>;
  /** No trait, but so many dice. */
  readonly dice?: number;
  /** Dice more than the trait has. */
  readonly moreDice?: number;
  /** By the least result, or by the name of the number that is the least result. */
  readonly rows?: Rows<Does<H, [deed: Deed]>> & { readonly [K in NumberOf<H>]?: Does<H, [deed: Deed]> };
  readonly does?: Does<H, [deed: Deed]>;
  /** Left out: once per turn (BH-STRUCT-06). */
  readonly limit?: {
    readonly times: number | NumberOf<H>;
    readonly per: 'turn' | 'round' | 'game';
    readonly of?: 'seat' | 'side';
    readonly counts?: 'tries' | 'successes';
  };
}

/** What a monster can do in place of moving and attacking, or of its attack alone, where somebody leads it. */
export interface MonsterDeed<H extends Mine = Mine> {
  readonly id: string;
  /** In place of which it is done; `nothing`: besides all else, once in its turn. */
  readonly of?: 'attack' | 'nothing';
  /** The tiles that it can be done to. */
  readonly can: F<H, [monster: MonsterState], readonly TileId[]>;
  readonly does: F<H, [monster: MonsterState, target: TileId], Rules>;
}

export interface MonsterKind<H extends Mine = Mine> extends HooksOf<H> {
  readonly id: string;
  readonly traits: Readonly<Record<Trait, number | NumberOf<H> | F<H, [monster: MonsterState], number>>>;
  readonly attack?: Trait | 'never';
  /** Left out: stunned (BH-MON-03). */
  readonly harmed?: 'killed' | 'unharmed' | Does<H, [monster: MonsterState, fight: Fight | null, amount: number]>;
  /** Losing its own attack does it no harm. */
  readonly ownLoss?: 'unharmed';
  readonly carries?: readonly string[];
  /** So many of them come in the set-up, to the traitor's tile or to another. */
  readonly comes?: {
    readonly count: NumberOf<H>;
    readonly to: TileId | 'traitor';
    /** After whatever else the traitor's set-up does. */
    readonly last?: true;
  };
  readonly instead?: readonly MonsterDeed<H>[];
  /** At the end of its own turn, unless it spent that getting up (BH-R-05). */
  readonly atEnd?: Does<H, [monster: MonsterState]>;
  readonly hinders?: false;
  readonly hindered?: false;
  readonly attackable?: false | F<H, [monster: MonsterState], boolean>;
  /** Explorers attack it with this trait alone; what attacks with another is of no use. */
  readonly attackedWith?: Trait;
  /** Each rolls for itself, instead of one roll for all of the kind. */
  /** Left out: cards and haunts move it; never: only it moves itself. */
  readonly pushed?: 'never';
  readonly ownRoll?: true;
  readonly throughWalls?: true;
  /** Those on one tile are one: they are attacked, hit by what is thrown, and pushed as one. */
  readonly swarms?: true;
  /** It has no turn of its own in the monsters' turn: the haunt says what these do, and when. */
  readonly ownTurn?: false;
  /** Left out: a roll with its Speed (BH-MON-08). */
  readonly steps?: F<H, [monster: MonsterState], number>;
  /** What it does by itself; left out: whoever leads its side moves it. A behaviour is told the steps. */
  readonly behaviour?: F<H, [monster: MonsterState, steps: number], Rules>;
  /** Whether it behaves by itself just now; left out: always, where it has a behaviour. */
  readonly isWild?: F<H, [], boolean>;
}

export interface TokenKind<H extends Mine = Mine> extends HooksOf<H> {
  readonly id: string;
  readonly obstacle?: true;
  readonly carried?: {
    readonly most: number;
    readonly by?: 'heroes';
    /** It is taken up and laid down without an action. */
    readonly freely?: true;
    readonly atDeath?: 'tile';
    /** Not traded, not looted. */
    readonly kept?: true;
  };
}

export interface Status<H extends Mine = Mine> extends HooksOf<H> {
  readonly id: string;
  readonly forbids?: 'anything' | readonly Doing[];
  /** Not attacked, damaged, moved, traded with; no tile texts. */
  readonly untouched?: true;
  readonly hinders?: false;
  /** Nobody attacks them; everything else can still happen to them. */
  readonly attackable?: false;
  readonly noTurn?: true;
  /** Of the dead: their place in the turn order stays, for what they can still do. */
  readonly keepsTurn?: true;
  /** Of the dead: no body lies there; their cards do. */
  readonly noCorpse?: true;
  /** Of those who have got away alive: nothing of theirs can be had any more. */
  readonly gone?: true;
}

export interface SecretRole<H extends Mine = Mine> {
  readonly secret: string;
  readonly others: string;
  readonly mayReveal?: true;
  /** Who can have it, as far as the table knows; left out: every living seat that has not shown its role. */
  readonly suspects?: F<H, [], readonly Seat[]>;
  /** Where the role can change hands: how likely each seat has it, as far as this seat can tell. */
  readonly odds?: F<H, [seat: Seat], readonly number[]>;
  /** Left out: nobody goes on playing as an open traitor. */
  readonly onReveal?: F<H, [seat: Seat], Rules>;
}

export interface Secret<H extends Mine = Mine> {
  readonly pieces: F<H, [], readonly Hidden[]>;
  /** Left out: the unseen faces are shuffled among each other. */
  readonly redraw?: F<H, [seat: Seat, unseen: readonly Hidden[], chance: Chance], void>;
}

export interface Ending<H extends Mine = Mine> {
  readonly side: Side | 'house' | 'one';
  readonly why: string;
  /** A seat: the one winner. */
  readonly when: F<H, [], boolean | Seat | undefined>;
  /** Left out: after every deed, fight and move. */
  readonly at?: 'hero-turn' | 'turn' | 'traitor-start' | 'monsters' | 'round';
}

/** Where a number must go, and whose goal that is; the other side does not see it. */
export interface Goal<H extends Mine = Mine> {
  readonly goal?: NumberOf<H> | F<H, [], number>;
  readonly side?: Side;
  /** It falls to its goal, and is there when it is no more than that. */
  readonly falls?: true;
  /** Of a counter: it goes on by so much at the end of each round. */
  readonly eachRound?: number;
}

/** Something that is counted. */
export interface Tally<H extends Mine = Mine> extends Goal<H> {
  readonly count: F<H, [], number>;
}

/** What a thoughtful player is after: a place, a prey, places to keep away from, or more rooms. */
export interface Aim {
  readonly worth: number;
  readonly at?: readonly TileId[];
  readonly prey?: FigureId;
  readonly shun?: readonly TileId[];
  readonly explore?: true;
}

export type TraitorRule =
  | 'revealer'
  | 'left'
  | {
      readonly most?: Trait;
      readonly least?: Trait;
      readonly oldest?: true;
      readonly holder?: CardId;
      readonly not?: 'revealer';
    };

/** What a haunt is made of, in the sections of a haunt's text (BH-STRUCT-01): what both books share stands in it once (BH-STRUCT-02). */
export interface HauntParts<H extends Mine> extends HooksOf<H> {
  readonly number: number;
  readonly type: HauntType;
  readonly traitor?: TraitorRule;
  readonly numbers: { readonly [K in keyof H['n']]: Per };
  /** BH-R-01: the cellar stairs; left out: stairs and cellar are linked both ways. */
  readonly cellar?: 'up-only' | 'shut';
  readonly monstersAct?: F<H, [], 'after-traitor' | 'before-traitor' | 'end-of-round' | 'when-called'>;
  readonly setup?: {
    readonly all?: Does<H, []>;
    readonly heroes?: Does<H, []>;
    readonly traitor?: Does<H, [traitor: Seat]>;
  };
  /** Rules by name; actions, goals and monsters belong to their side by themselves. */
  readonly books: {
    readonly all?: readonly string[];
    readonly heroes?: readonly string[];
    readonly traitor?: readonly string[];
  };
  /** Numbers in its memory that lie on the table as tracks. */
  readonly counters?: Readonly<Partial<Record<keyof H['memory'] & string, Goal<H>>>>;
  /** BH-STRUCT-08, BH-TOK-03: the tokens that it needs, and what they are for (BH-TOK-02). */
  readonly tokens?: readonly TokenKind<H>[];
  readonly statuses?: readonly Status<H>[];
  readonly role?: SecretRole<H>;
  readonly secrets?: readonly Secret<H>[];
  /** Pieces whose face is a tile: whoever has seen where one is sees a token of its kind there; no longer, once it lies in the open. */
  readonly lairs?: Readonly<Record<string, F<H, [], readonly Hidden[]>>>;
  /** All that it tells and asks in words of its own. */
  readonly tells?: readonly string[];
  readonly asks?: readonly string[];
}

/** A haunt, as the rules know it. */
export interface HauntOf<H extends Mine> extends HauntParts<H> {
  /** What it keeps in mind at the start. Nothing hidden is kept except in a `Hidden` or an `Own`. */
  readonly start: (players: number) => H['memory'];
  /** What a loaded save must look like. */
  readonly shape: (players: number) => shape.Shape<H['memory']>;
  /** What is counted on the table itself, shown as a track of its own. */
  readonly tallies?: Readonly<Record<string, Tally<H>>>;
  readonly monsters?: readonly MonsterKind<H>[];
  readonly actions: readonly HauntAction<H>[];
  /** BH-STRUCT-07, BH-STRUCT-10: how it can end; the winners' words stand in the texts under the same name (BH-END-02). */
  readonly ends: readonly Ending<H>[];
  /** BH-R-14: from 0 to 1, for the stall guard and for bots. */
  readonly progress:
    | { readonly heroes: F<H, [], number>; readonly traitor: F<H, [], number> }
    | { readonly each: F<H, [seat: Seat], number> };
  readonly aims: F<H, [seat: Seat], readonly Aim[]>;
  /** What a monster is after that somebody leads; left out: the prey of whoever leads it. */
  readonly monsterAims?: F<H, [monster: MonsterState], readonly Aim[]>;
  readonly likes?: Readonly<Record<string, Like<H>>>;
}
/** How much an option is liked. */
export type Like<H extends Mine> = F<H, [seat: Seat, option: Option], number>;
export type Haunt = HauntOf<Mine>;

/** What a piece of a haunt is known by: a token of a kind, wherever it lies. */
export type { Token };
