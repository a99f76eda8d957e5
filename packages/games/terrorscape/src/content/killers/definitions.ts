/** A skill card, by its name: `give-chase`. Copies of a card are alike. */
export type SkillId = string;
/** TS-KILL-07. */
export type SkillKind = 'quick' | 'special' | 'slow' | 'attack';

/** What a card makes the Killer do, in the words of the rulebook. */
export type Effect =
  /** MOVE, so many steps. */
  | { readonly do: 'move'; readonly min: number; readonly max: number }
  | { readonly do: 'search' }
  | { readonly do: 'block' }
  /** SCARE each Survivor within a range, in a location that was entered, everywhere, or one of the Killer's choice. */
  | { readonly do: 'scare'; readonly who: 'range'; readonly range: number }
  | { readonly do: 'scare'; readonly who: 'entered' | 'all' | 'one' }
  /** DETECT one area, two adjacent locations, or every place to ransack. */
  | { readonly do: 'detect'; readonly zone: 'area' | 'pair' | 'ransack' }
  /** Stronger until the end of the phase. */
  | { readonly do: 'strength'; readonly plus: number }
  /** Whoever is with the Killer is named and wounded. */
  | { readonly do: 'wound-here' }
  /** Whoever has as much fear as can be is wounded. */
  | { readonly do: 'wound-terrified' }
  /** Whoever is afraid says where. */
  | { readonly do: 'smell-fear' }
  | { readonly do: 'sneak'; readonly max: number }
  /** Towards the nearest noise. */
  | { readonly do: 'hearken'; readonly max: number }
  /** From a level on: SEARCH for so many cards, if the Killer likes. */
  | { readonly do: 'may-search'; readonly cost: number; readonly from: number }
  /** If the SEARCH found nobody and a block token was crossed on the way: all of it once more. */
  | { readonly do: 'again-if-crossed' };

/** More strength for one attack: a number, or one for each fear token of the defender. */
type AttackBonus = number | 'fear';

export interface Skill {
  readonly id: SkillId;
  readonly copies: number;
  /** So many other cards are discarded to play it; `all`: the whole rest of the hand, at least `least`. */
  readonly cost: number | 'all';
  readonly least?: number;
  readonly quick?: readonly Effect[];
  readonly special?: readonly Effect[];
  readonly slow?: readonly Effect[];
  readonly attack?: AttackBonus;
  /** From this level on a special card can be played as a quick one. */
  readonly quickFrom?: number;
  /** What happens when the Killer reappears after sneaking by this card. */
  readonly reappear?: readonly Effect[];
  /** It joins the hand at this level. */
  readonly locked?: number;
  /** Only while somebody is wounded. */
  readonly needsWounded?: true;
}

export interface KillerDef {
  readonly id: string;
  /** Belongs to the Feral Instincts expansion (TS-VAR-04, TS-SETUP-17). */
  readonly feral?: true;
  /** By level, 1 to 5. */
  readonly strength: readonly number[];
  readonly skills: readonly Skill[];
  /** From this level on an encounter begins with a SCARE on everybody there. */
  readonly chillFrom?: number;
  /** From a level on, once per phase: so many cards to wound somebody who panics. */
  readonly panicWound?: { readonly from: number; readonly cost: number };
  /** Strength in a phase in which the Killer reappeared, by level. */
  readonly ambush?: readonly number[];
  /** From a level on: SCARE in range at the end of a phase without encounter and without SNEAK. */
  readonly prowl?: { readonly from: number; readonly range: number };
}
