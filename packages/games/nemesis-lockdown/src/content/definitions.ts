import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Reason } from '../reasons.ts';
import type { Nemesis, Stalker } from '../state.ts';
import type { RoomId } from './board.ts';
import type { CharacterId } from './characters.ts';
import type { CombatFace } from './dice.ts';
import type { StalkerType } from './stalkers.ts';
import type { Colour, TileId } from './tiles.ts';

// What content is made of. Data first, small functions where data would strain; `CONTENT.md` says how each is written.

/** NL-SYM-01, NL-SYM-03, NL-SYM-04. */
export type Combat = 'in' | 'out' | 'any';

/** Something that can be done with one action of a turn (E-ACT). */
export interface Act extends Option {
  readonly blocked?: Reason | false | undefined;
  /** How many action cards are discarded for it, besides the card itself. */
  readonly price: number;
  readonly combat: Combat;
  /** The action card that is played; none: no card is. */
  readonly card?: string;
  /** The item that it is done with. */
  readonly item?: string;
  /** Items that are discarded as part of the price, before anybody can interrupt (CO-3). */
  readonly spends?: readonly string[];
  /** What is discarded or scanned when it is resolved: items, or a contamination card, one that has been scanned or not. */
  readonly needs?: readonly string[];
  /** Further targets and consents, asked before anything is paid; false: it is called off and costs nothing. */
  readonly prepare?: (g: Nemesis) => Rules<boolean>;
  readonly run: (g: Nemesis) => Rules;
}

/** When somebody can react (G-35). */
export type Window = 'action' | 'attack' | 'surprise' | 'darkness' | 'colony-roll' | 'danger';

/** What a wound, an item, a trait or a weakness changes for whoever has it; `rules/hooks.ts` asks them all. */
export interface Hooks {
  /** SW-3: what a basic move or an escape costs more. */
  readonly moveCost?: number;
  /** SW-2: what an item action costs more. */
  readonly itemCost?: number;
  /** SW-4: how many cards fewer are drawn up to. */
  readonly drawsLess?: number;
  /** SW-5: a light wound when passing. */
  readonly bleeds?: true;
  /** SW-6: always in darkness for encounters and attacks. */
  readonly blinds?: true;
  /** SW-1, PI-6: hands fewer or more. */
  readonly handSlots?: number;
  /** PI-4: one egg needs no hand, and EV-14 does not see it. */
  readonly holdsEgg?: true;
  /** Wrist Terminal: its bearer's room counts as having a computer. */
  readonly isComputer?: true;
  /** IB-4, PI-3: the base can be left on foot (G-29). */
  readonly walksOut?: true;
  /** PI-3. */
  readonly repelsSlime?: true;
  /** PI-3, Janitor: whether a wound by fire is warded off. */
  readonly wardsFire?: (g: Nemesis, seat: Seat) => boolean;
  /** Lab Rat: whether an infected scan has no consequence. */
  readonly forgivesScan?: (g: Nemesis, seat: Seat) => boolean;
  /** Survivor: after a surprise attack that was survived. */
  readonly afterSurprise?: (g: Nemesis, seat: Seat) => void;
  /** Xenobiologist: when a weakness has been discovered. */
  readonly onWeakness?: (g: Nemesis, seat: Seat) => void;
  /** Hacker: Lockdown has no effect after the bearer's computer action (G-18). */
  readonly ignoresLockdown?: true;
  /** Sentry: the Guard Quarters can be used at item counter 0. */
  readonly emptiesGuardQuarters?: true;
  /** WK-1: a blank against these counts as a single hit. */
  readonly blankHits?: readonly (StalkerType | 'egg')[];
  /** WK-2: what an energy weapon deals more where it deals anything. */
  readonly energyDamage?: number;
  /** WK-3: whose darkness effects do not apply. */
  readonly ignoresDarknessOf?: StalkerType;
  /** WK-4: what the numbers of tokens are changed by. */
  readonly surpriseNumber?: number;
  /** WK-5: what the blood of one's own checks is changed by. */
  readonly blood?: number;
  /** WK-6: whose serious wounds are light ones. */
  readonly softensWoundsOf?: StalkerType;
  /** WK-7: nobody attacks whoever escapes from a burning room. */
  readonly escapesFire?: true;
  /** WK-8: once per round Danger is Silence. */
  readonly hearsNoDanger?: true;
}

/** One stalker's attack on one character (chapter 4.11). */
export interface Strike {
  readonly type: StalkerType;
  /** Null: nothing stands on the board (Cave Entrance). */
  readonly stalker: Stalker | null;
  readonly target: Seat;
  readonly room: RoomId;
  /** It counts as taking place in darkness, whatever the light (NL-ROOM-CAVE-06, SU-5). */
  readonly inDarkness?: boolean;
}

export type Blow = (g: Nemesis, strike: Strike) => Rules;

/** G-08. */
export interface AttackCard {
  readonly id: string;
  readonly symbols: readonly StalkerType[];
  readonly blood: number | 'retreat';
  readonly effect: Blow;
  /** What happens in darkness besides. */
  readonly dark?: Blow;
  /** Where the darkness line changes the effect itself: what happens in its place (AT-16, AT-19). */
  readonly instead?: Blow;
}

/** G-09. */
export interface EventCard {
  readonly id: string;
  readonly movers: readonly StalkerType[];
  readonly numbers: readonly number[];
  /** Notes the stalkers that it has moved, where the darkness line speaks of them (EV-15). */
  readonly effect: (g: Nemesis, moved: Stalker[]) => Rules;
  readonly dark?: (g: Nemesis, moved: readonly Stalker[]) => Rules;
  /** `remove`: out of the game, and deck and discards are shuffled together. */
  readonly after: 'discard' | 'remove' | 'shuffle-in';
}

/** What a card or an item does: at once, or with questions on the way. */
export type Doing = ((g: Nemesis) => void) | ((g: Nemesis) => Rules);

/** What can be done with a card or an item; its price and when it can be done are printed on it. */
export type PrintedAct = Omit<Act, 'price' | 'combat' | 'card' | 'item'> & Partial<Pick<Act, 'price' | 'combat'>>;

/** G-24. */
export interface ActionCard {
  readonly id: string;
  /** Every way to play it just now, with its targets; `card` and, where it is not given, `price` are filled in by the rules. */
  readonly acts: (g: Nemesis, seat: Seat) => readonly PrintedAct[];
  readonly cost: number;
  readonly combat: Combat;
  /** In which windows it can be played as a reaction. */
  readonly reactions?: readonly Window[];
}

/** A trait of a character (G-24). */
export interface Trait extends Hooks {
  readonly id: CharacterId;
}

/** G-26. */
export interface Weakness extends Hooks {
  readonly id: string;
}

/** What a room lets its visitors do (chapters 4.2 to 4.4). */
export interface Room {
  readonly id: TileId;
  readonly acts: (g: Nemesis, seat: Seat, room: RoomId) => readonly Act[];
}

/** G-18: what can be done at a computer while this card lies on top. Lockdown has nothing to offer: it acts when it comes up. */
export interface ComputerCard {
  readonly id: string;
  /** Every action on it that can do something just now, with its targets. */
  readonly acts: (g: Nemesis, seat: Seat) => readonly PrintedAct[];
}

export type Back = Colour | 'crafted' | 'starting' | 'personal';
export type Component = 'chem' | 'med' | 'elec' | 'hard' | 'fab';

/** G-10: what a weapon makes of its shots. */
export interface Weapon {
  readonly kind: 'energy' | 'classic';
  readonly loaded: number;
  readonly most: number;
  /** After the roll one more ammunition buys another one; the second result stands. */
  readonly rerolls?: true;
  /** On a double one more ammunition buys so much damage. */
  readonly surplus?: number;
  /** Every face that is not blank deals at least so much. */
  readonly atLeast?: number;
  /** What a single or a double deals more. */
  readonly strongHits?: number;
  /** A double counts as a single. */
  readonly halvesDoubles?: true;
  /** Faces that deal nothing. */
  readonly misses?: readonly CombatFace[];
  /** What is added wherever anything is dealt. */
  readonly more?: number;
  /** A double sets the room on fire. */
  readonly ignites?: true;
}

/** G-25: how a personal item is activated. */
export interface Activation {
  readonly cost: number;
  readonly can: (g: Nemesis, seat: Seat) => boolean;
  /** What must be discarded for it: any of these items. */
  readonly discards?: (item: Item) => boolean;
}

/** G-21, G-22, G-24, G-25. */
export interface Item extends Hooks {
  readonly id: string;
  readonly deck: Back;
  readonly n: number;
  readonly component?: Component;
  /** What it is crafted of. */
  readonly recipe?: readonly [Component, Component];
  readonly heavy?: true;
  readonly weapon?: Weapon;
  /** Used once until it is restored (Probe Arm). */
  readonly charge?: number;
  /** It stays with its owner: no trade, no drop. */
  readonly bound?: true;
  /** Discarded when it is used, also when the action is interrupted. */
  readonly single?: true;
  readonly cost?: number;
  readonly combat?: Combat;
  readonly acts?: (g: Nemesis, seat: Seat) => readonly PrintedAct[];
  readonly reactions?: readonly Window[];
  readonly activation?: Activation;
}

/** G-11: what a serious wound does until it is dressed. */
export interface Wound extends Hooks {
  readonly id: string;
  readonly n: number;
}

/** G-30, G-34: a condition of the end and of its owner. */
export interface Objective {
  readonly id: string;
  readonly kind: 'personal' | 'corporate' | 'shared';
  readonly players: number;
  readonly met: (end: EndState, owner: Seat) => boolean;
}

/** The end, as objectives see it. */
export interface EndState {
  readonly state: Nemesis['state'];
  /** NL-GOAL-02, NL-GOAL-06: who is alive after both checks. */
  readonly survivors: readonly Seat[];
  /** The base was destroyed, or counts as such (CT-5). */
  readonly destroyed: boolean;
}
