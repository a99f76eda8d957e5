import type { Option, Rules } from '@dreadhouse/engine';
import { itemCard, kindOfItem } from '../catalogue.ts';
import { type CardId, type FinalGirl, type ItemPile, PLAYER, type SpaceId } from '../state.ts';
import { heroineSpace } from './board.ts';
import { answer, anyMoment, listed, moment, sum } from './in-play.ts';
import { alike, gainItem } from './items.ts';

/** FG-BRD-20, FG-BRD-23, FG-ITEM-01: the pile that belongs to a search space. */
export function pileAt(g: FinalGirl, space: SpaceId): ItemPile | undefined {
  return g.state.items.piles.find((pile) => pile.space === space);
}

/** FG-SRCH-01, FG-SRCH-02: the search spaces whose pile the heroine can search now. */
export function searchable(g: FinalGirl): SpaceId[] {
  return [...new Set([heroineSpace(g), ...listed(g, 'searchFrom')])].filter(
    (space) => pileAt(g, space) !== undefined && answer(g, 'forbidsSearching', space) === undefined,
  );
}

/** SEARCH n (FG-SYM-20, FG-SRCH-03): draw n cards of the pile, keep one. An empty pile yields nothing (FG-SRCH-06, FG-R-18). */
export function* search(g: FinalGirl, n: number): Rules {
  if (searchable(g).length === 0) return;
  const places = (): Option[] => searchable(g).map((id) => ({ id, at: id }));
  const { id: space } = yield* g.choose(PLAYER, 'search-where', 'FG-SRCH-02', places);
  yield* drawItems(g, space, n + sum(g, 'itemsDrawn'), true);
}

/** Draws from a pile, keeps one (FG-R-19), and returns the others as the player likes. */
export function* drawItems(g: FinalGirl, space: SpaceId, n: number, searched = false): Rules {
  const pile = pileAt(g, space);
  const { items } = g.state;
  if (pile === undefined || pile.cards.length === 0) return g.tell('all', 'pile-empty', { space, rule: 'FG-SRCH-06' });
  for (let i = 0; i < n && pile.cards.length > 0; i++) items.drawn.push(g.draw(pile.cards)!.id);
  g.tell('all', 'items-drawn', { space, items: [...items.drawn], rule: 'FG-SRCH-03' });
  const kept = yield* chooseKept(g);
  yield* returnOthers(g, space, kept);
  g.state.items.drawn = [];
  yield* keep(g, kept, space, searched);
}

/** One card is kept; Carnival rule 2: a trap among the drawn cards takes effect and must be the one kept, and so must a second one. */
function* chooseKept(g: FinalGirl): Rules<readonly CardId[]> {
  const { drawn } = g.state.items;
  const traps = drawn.filter((id) => itemCard(id).trap !== undefined);
  if (traps.length > 0 && answer(g, 'ignoresTraps') !== true) return traps;
  const pick = yield* g.choose(PLAYER, 'keep-item', 'FG-SRCH-03', (): (Option & { item: CardId })[] =>
    alike(drawn, kindOfItem).map((item) => ({ id: `keep:${item}`, item, details: { item } })),
  );
  return [pick.item];
}

const TOP_OR_BOTTOM = [{ id: 'top' }, { id: 'bottom' }] as const;

/** FG-SRCH-04: face up on top or face down at the bottom. FG-SRCH-05: nothing else is turned up. */
function* returnOthers(g: FinalGirl, space: SpaceId, kept: readonly CardId[]): Rules {
  for (const id of g.state.items.drawn.filter((one) => !kept.includes(one))) {
    const where = yield* g.ask(PLAYER, 'return-item', 'FG-SRCH-04', () => TOP_OR_BOTTOM, {
      item: id,
    });
    g.state.items.drawn = g.state.items.drawn.filter((one) => one !== id);
    const cards = pileAt(g, space)!.cards;
    if (where.id === 'top') cards.unshift({ id, up: true, seen: true });
    else cards.push({ id, up: false, seen: true });
    g.tell('all', 'item-returned', { item: id, space, where: where.id, rule: 'FG-SRCH-04' });
  }
}

/** FG-R-19: a trap takes effect when drawn, by whatever effect; anything else is gained. */
function* keep(g: FinalGirl, ids: readonly CardId[], pile: SpaceId, searched = false): Rules {
  const traps = ids.filter((id) => itemCard(id).trap !== undefined);
  g.state.items.discard.push(...traps);
  for (const id of ids) yield* traps.includes(id) ? springTrap(g, id, pile, searched) : gainItem(g, id);
}

function* springTrap(g: FinalGirl, id: CardId, pile: SpaceId, searched: boolean): Rules {
  g.touch(`item:${id}`);
  g.tell('all', 'trap', { item: id, rule: 'FG-R-19' });
  if (answer(g, 'ignoresTraps') === true || (yield* anyMoment(g, 'insteadOfTrap', id, pile, searched))) return;
  yield* itemCard(id).trap?.(g, { id, uses: 0 }) ?? [];
}

/** Takes the top card of any item pile, the player's choice. */
export function* takeTopItem(g: FinalGirl): Rules {
  const full = (): SpaceId[] => g.state.items.piles.filter((pile) => pile.cards.length > 0).map((pile) => pile.space);
  if (full().length === 0) return;
  const pick = yield* g.choose(PLAYER, 'which-pile', 'FG-SRCH-01', () => full().map((id) => ({ id, at: id })));
  yield* drawItems(g, pick.id, 1 + sum(g, 'itemsDrawn'));
}

/** Turns up the top card of a pile. */
export function turnUp(g: FinalGirl, space: SpaceId): void {
  const pile = pileAt(g, space);
  if (pile !== undefined) turnUpTop(g, pile);
}

export function turnUpTop(g: FinalGirl, { space, cards: [top] }: ItemPile): void {
  if (top === undefined || top.up) return;
  top.up = true;
  g.touch(`item:${kindOfItem(top.id)}`); // it lies in the open from now on
  top.seen = true;
  g.reveal('all', 'item-turned-up', { space, item: top.id, rule: 'FG-SETUP-12' });
}

/** Shuffles a pile, face down: nobody knows any more what lies where, though what was seen is known to be in it. */
export function shufflePile(g: FinalGirl, space: SpaceId): void {
  const pile = pileAt(g, space);
  if (pile !== undefined) shuffleCards(g, pile);
}

export function shuffleCards(g: FinalGirl, pile: ItemPile): void {
  const known = pile.cards.filter(({ id, seen }) => seen || pile.mixed?.includes(id));
  const ids = pile.cards.map((card) => card.id).sort();
  g.shuffle('items', ids);
  pile.cards = ids.map((id) => ({ id, up: false, seen: false }));
  pile.mixed = known.map(({ id }) => id).sort();
}

/** Puts a card that the player has seen, perhaps in another pile that is lost (Poltergeist rule 8), into a pile and shuffles it. */
export function shuffleInto(g: FinalGirl, id: CardId, space: SpaceId, lost: SpaceId | null = null): void {
  for (const pile of g.state.items.piles) pile.mixed = pile.mixed?.filter((one) => one !== id) ?? [];
  pileAt(g, space)?.cards.push({ id, up: false, seen: true });
  shufflePile(g, space);
  if (lost !== null) g.reveal('all', 'moved-to-pile', { item: id, from: lost, space, rule: 'FG-GEN-07' });
  g.tell('all', 'shuffled-into-pile', { item: id, space, rule: 'FG-SRCH-02' });
}

/** The whole pile goes to the discard pile (ct06), except what a special rule takes out of it first. */
export function* discardPile(g: FinalGirl, space: SpaceId, rule: string): Rules {
  yield* moment(g, 'beforePileLost', space);
  const pile = pileAt(g, space);
  if (pile === undefined || pile.cards.length === 0) return;
  const ids = pile.cards.map((card) => card.id);
  pile.cards = [];
  g.state.items.discard.push(...ids);
  g.reveal('all', 'pile-discarded', { space, items: ids, rule });
}
