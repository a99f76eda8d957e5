import { memo } from '@dreadhouse/engine';
import { copiesOf, itemCopies } from './catalogue.ts';
import { CORE_ACTIONS } from './content/actions.ts';
import type { ActionCard, Killer, Location } from './content/types.ts';
import type { CardId, SpaceId } from './state.ts';

/** What lies in the tray before a film with this killer and this location: the same each time. */
export interface Tray {
  readonly market: Readonly<Record<CardId, number>>;
  readonly items: readonly CardId[];
  readonly terror: readonly CardId[];
  readonly events: readonly CardId[];
  readonly finales: readonly CardId[];
  readonly darkPowers: readonly CardId[];
  readonly setupCards: readonly CardId[];
  /** The items that may lie in the piles: the location's, those that its killer mixes in, those that are added to each pile. */
  readonly ordinary: readonly CardId[];
  readonly mixedIn: readonly CardId[];
  readonly traps: readonly CardId[];
  readonly searchSpaces: readonly SpaceId[];
}

export function trayOf(killer: Killer, location: Location): Tray {
  return trays(killer)(location);
}

const trays = memo((killer: Killer) => memo((location: Location) => fill(killer, location)));

function fill(killer: Killer, location: Location): Tray {
  const ids = (cards: readonly { readonly id: CardId }[]): CardId[] => cards.map((card) => card.id);
  return {
    market: Object.fromEntries(actionCardsFor(killer, location).map((card) => [card.id, card.copies])),
    items: allItems(killer, location),
    terror: copiesOf([...killer.terror, ...location.terror]).sort(),
    events: ids(location.events).sort(),
    finales: ids(killer.finales),
    darkPowers: ids(killer.darkPowers),
    setupCards: ids(location.setups),
    ordinary: itemCopies(location.items).sort(),
    mixedIn: itemCopies(killer.items ?? []),
    traps: itemCopies(location.pileItems ?? []),
    searchSpaces: ids(Object.values(location.spaces).filter((space) => space.tags.includes('search'))),
  };
}

/** FG-GEN-05: the killer's and the location's own action cards join the market, once each. */
function actionCardsFor(killer: Killer, location: Location): ActionCard[] {
  const extra = [...(killer.actionCards ?? []), ...(location.actionCards ?? [])];
  return [...CORE_ACTIONS, ...new Map(extra.map((card) => [card.id, card])).values()];
}

function allItems(killer: Killer, location: Location): CardId[] {
  return itemCopies([...location.items, ...(killer.items ?? []), ...(location.pileItems ?? [])]).sort();
}
