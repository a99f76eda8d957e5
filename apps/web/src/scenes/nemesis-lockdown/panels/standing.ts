import {
  BLUE_THRESHOLDS,
  CSS_SLOTS,
  FIELDS,
  type Field,
  isWhite,
  LIGHT_WOUNDS,
  RED_THRESHOLDS,
  SERIOUS_WOUNDS,
  type StalkerType,
  TYPES,
  tokenDef,
} from '@dreadhouse/nemesis-lockdown';
import type { SeenPerson, View } from '../view.ts';

/** NL-G-11: how many wounds of one kind in a row it would take to kill. */
export function woundsToDeath({ light, serious }: Pick<SeenPerson, 'light' | 'serious'>): {
  readonly light: number;
  readonly serious: number;
} {
  const open = SERIOUS_WOUNDS - serious.length;
  return { light: open === 0 ? 1 : open * LIGHT_WOUNDS - light + 1, serious: open + 1 };
}

export interface TrackField {
  readonly field: Field;
  /** S for the last one. */
  readonly label: string;
  readonly isHere: boolean;
  readonly isPassed: boolean;
  readonly isWhite: boolean;
  /** What the token crosses when it comes here. */
  readonly threshold: 'red' | 'blue' | null;
  /** A CSS token: its face, a question mark where it is hidden; null where none lies. */
  readonly css: string | null;
  readonly hasSlot: boolean;
  readonly isAlert: boolean;
  readonly selfDestruct: 'yellow' | 'red' | null;
}

/** The time track, field by field. */
export function trackOf({
  time,
  css,
  alert,
  selfDestruct,
}: Pick<View, 'time' | 'css' | 'alert' | 'selfDestruct'>): TrackField[] {
  return FIELDS.map((field) => {
    const token = css.find((one) => one.field === field);
    return {
      ...{
        field,
        label: field === 0 ? 'S' : String(field),
        isHere: field === time.field,
        isPassed: field > time.field,
      },
      isWhite: isWhite(field),
      threshold: BLUE_THRESHOLDS.includes(field) ? 'blue' : RED_THRESHOLDS.includes(field) ? 'red' : null,
      css: token === undefined ? null : (token.token ?? '?'),
      hasSlot: CSS_SLOTS.includes(field),
      isAlert: alert === field,
      selfDestruct: selfDestruct?.field === field ? (selfDestruct.red ? 'red' : 'yellow') : null,
    };
  });
}

/** The first field that ends the game as things stand: the alert, the red token of the self-destruct, or S. */
export function endsAt({ alert, selfDestruct }: Pick<View, 'alert' | 'selfDestruct'>): {
  readonly field: Field;
  readonly why: 'alert' | 'self-destruct' | 'time';
} {
  const ends = [
    ...(alert === null ? [] : [{ field: alert, why: 'alert' as const }]),
    ...(selfDestruct?.red === true ? [{ field: selfDestruct.field, why: 'self-destruct' as const }] : []),
    { field: 0 as const, why: 'time' as const },
  ];
  return ends.reduce((first, one) => (one.field > first.field ? one : first));
}

export interface Held {
  readonly actions: readonly string[];
  /** How many contamination cards, by what their owner knows of them. */
  readonly contamination: readonly { readonly kind: string; readonly n: number }[];
}

const CONTAMINATION = ['contamination', 'clean', 'infected'];

/** A hand: action cards, and apart from them what cannot be played. */
export function heldBy({ hand }: Pick<SeenPerson, 'hand'>): Held {
  const known = hand.flatMap((card) => card ?? []);
  return {
    actions: known.filter((card) => !CONTAMINATION.includes(card)),
    contamination: CONTAMINATION.map((kind) => ({ kind, n: known.filter((card) => card === kind).length })).filter(
      ({ n }) => n > 0,
    ),
  };
}

export interface InBag {
  /** Null: the blank token. */
  readonly type: StalkerType | null;
  readonly n: number;
  /** How likely the next token is one of these. */
  readonly share: number;
}

/** The colony bag, from what is rarest to what is small; everybody may count it. */
export function bagOf({ bag }: Pick<View, 'bag'>): InBag[] {
  return [...TYPES, null]
    .map((type) => ({ type, n: bag.filter((id) => tokenDef(id).type === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => ({ type, n, share: n / bag.length }));
}

export interface SurpriseStep {
  /** From so many cards to so many. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** What a hand is worth against surprise: hands that are worth the same, together. */
export function surpriseSteps(surprise: readonly number[]): SurpriseStep[] {
  const steps: { from: number; to: number; share: number }[] = [];
  for (const [cards, share] of surprise.entries()) {
    const last = steps.at(-1);
    if (last !== undefined && Math.abs(last.share - share) < 1e-9) last.to = cards;
    else steps.push({ from: cards, to: cards, share });
  }
  return steps;
}
