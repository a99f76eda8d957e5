import type { Seat } from '@dreadhouse/engine';
import { explorerAt, tileOf } from '../rules/figures.ts';
import { traitOf } from '../rules/traits.ts';
import { regionOf } from '../rules/ways.ts';
import type { Betrayal } from '../state.ts';
import { explorerDef, type Trait } from './explorers.ts';

// Guest List: what can be asked about one explorer compared to another. Whatever is equal is no more.

type Compares = (g: Betrayal, one: Seat, me: Seat) => boolean;

const printed = (g: Betrayal, seat: Seat) => explorerDef(explorerAt(g, seat).id);
/** Where in the year a birthday is. */
const dayOf = (g: Betrayal, seat: Seat): number => {
  const [month, day] = printed(g, seat).birthday;
  return 100 * month + day;
};
const hasMore =
  (trait: Trait): Compares =>
  (g, one, me) =>
    traitOf(g, one, trait) > traitOf(g, me, trait);

export const QUESTIONS = {
  older: (g, one, me) => printed(g, one).age > printed(g, me).age,
  birthday: (g, one, me) => dayOf(g, one) > dayOf(g, me),
  might: hasMore('might'),
  speed: hasMore('speed'),
  knowledge: hasMore('knowledge'),
  sanity: hasMore('sanity'),
  region: (g, one, me) => regionOf(g, tileOf(g, one)) === regionOf(g, tileOf(g, me)),
  cards: (g, one, me) => explorerAt(g, one).cards.length > explorerAt(g, me).cards.length,
} as const satisfies Readonly<Record<string, Compares>>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[]; // its own keys
