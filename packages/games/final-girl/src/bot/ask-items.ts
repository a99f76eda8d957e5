import type { Ask, Option } from '@dreadhouse/engine';
import { itemCard } from '../catalogue.ts';
import type { CardId } from '../state.ts';
import { worthOfItem, worthOfPile } from './finds.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';

const itemOf = (option: Option): CardId => String(option.details?.['item'] ?? '');

/** FG-SRCH-03: the better one is kept. */
function opinionOfKeeping(s: Situation, option: Option): Opinion {
  return opinion(worthOfItem(s, itemOf(option)), 'search');
}

/** FG-SRCH-04: what she wants to find again goes on top. */
function opinionOfReturning(s: Situation, option: Option, ask: Ask): Opinion {
  const wanted = worthOfItem(s, String(ask.about?.['item'])) > 0.8;
  return opinion((option.id === 'top') === wanted ? 0.5 : 0, 'search');
}

function opinionOfPile(s: Situation, { id: space }: Option): Opinion {
  const pile = s.state.items.piles.find((one) => one.space === space);
  return opinion(pile === undefined ? 0 : worthOfPile(s, pile, 1), 'search');
}

/** FG-UPK-03: the weapon that does most, and what helps beside it. */
function opinionOfArrangement(s: Situation, option: Option): Opinion {
  const held = (option.details?.['items'] ?? []) as readonly CardId[];
  let weapon = 0;
  let other = 0;
  for (const id of held) {
    const definition = itemCard(id);
    if (definition.weapon === undefined) other += 0.5 * worthOfItem(s, id);
    else weapon = Math.max(weapon, weaponRating(s, id));
    if (definition.handsOnly === true) weapon += 0.5;
  }
  return opinion(weapon + other, 'hold');
}

function weaponRating(s: Situation, id: CardId): number {
  const { weapon } = itemCard(id);
  if (weapon === undefined) return 0;
  const limited = weapon.only === undefined ? 1 : 0.4;
  return Number.isFinite(s.foe) ? 0.3 + 1.2 * limited * weapon.damage : 0.2 + 0.1 * weapon.damage;
}

/** An item must go: the one that she would miss least. */
function opinionOfLosing(s: Situation, option: Option): Opinion {
  return opinion(4 - worthOfItem(s, itemOf(option)), 'least-useful');
}

export const OF_ITEMS = {
  'keep-item': opinionOfKeeping,
  'return-item': opinionOfReturning,
  'which-pile': opinionOfPile,
  'search-where': opinionOfPile,
  arrange: opinionOfArrangement,
  'lose-item': opinionOfLosing,
} satisfies Judges;
