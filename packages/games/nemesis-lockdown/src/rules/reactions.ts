import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import { characterDef } from '../content/characters.ts';
import type { Window } from '../content/definitions.ts';
import type { Nemesis } from '../state.ts';
import { backOf, itemDef, showCard } from './carry.ts';
import { actionCards, discard } from './hand.ts';
import { isOpen } from './pieces.ts';
import { person, type Table } from './table.ts';

// G-35 (c) to (f): whoever could react as far as the others can see is asked, whether or not the means are there.

/** What somebody reacts with, and whom it is aimed at. */
export interface Reaction {
  readonly by: string;
  readonly target?: Seat;
}

/** How a card can be used in a window: its targets, or a single way. */
interface Ways {
  /** Cards count; else only items do. */
  readonly cards: boolean;
  readonly items: boolean;
  readonly targets?: readonly Seat[];
}

/** Asks one character in a window; null where it does not react or could not. */
export function* react(g: Nemesis, seat: Seat, window: Window, ways: Ways): Rules<Reaction | null> {
  const card = ways.cards ? reactionCard(g, seat, window) : undefined;
  const couldCard = card !== undefined && couldHold(g, seat, card);
  const couldItem = ways.items && couldHoldItem(g, seat, window);
  if (!couldCard && !couldItem) return null;
  const options = (): (Option & Partial<Reaction>)[] => [
    { id: 'no' },
    ...(couldCard && holds(g, seat, card) ? cardWays(card, ways.targets) : []),
    ...(couldItem ? usableItems(g, seat, window).map((by) => ({ id: by, by })) : []),
  ];
  const { by, target } = yield* g.ask(seat, 'react', 'NL-G-35', options, { window });
  if (by === undefined) return null;
  if (by === card) playCard(g, seat, by);
  else showItem(g, seat, by);
  g.reveal('all', 'reacted', { seat, with: by, rule: 'NL-G-35' });
  return target === undefined ? { by } : { by, target };
}

const cardWays = (by: string, targets: readonly Seat[] | undefined): (Option & Reaction)[] =>
  targets === undefined ? [{ id: by, by }] : targets.map((target) => ({ id: `${by}:${target}`, by, target }));

/** The card among a character's own ten that can be played in this window. */
function reactionCard(t: Table, seat: Seat, window: Window): string | undefined {
  const { cards } = characterDef(person(t, seat).id);
  return cards.find((id) => found(registry().actions, id).reactions?.includes(window) === true);
}

/** At least one card in hand, and this one not among the discards, which lie face up. */
export function couldHold(t: Table, seat: Seat, card: string): boolean {
  const { hand, discard: pile } = person(t, seat);
  return hand.length > 0 && !pile.some(({ face }) => face === card);
}

const holds = (t: Table, seat: Seat, card: string): boolean => actionCards(t, seat).some(({ face }) => face === card);

function playCard(g: Nemesis, seat: Seat, card: string): void {
  const played = actionCards(g, seat).find(({ face }) => face === card);
  if (played !== undefined) discard(g, seat, [played]);
  g.touch(`action:${card}`);
}

const reacts = (item: string, window: Window): boolean => itemDef(item).reactions?.includes(window) === true;
const uses = (t: Table, seat: Seat, item: string): number =>
  person(t, seat).used.filter((name) => name.startsWith(item)).length;

/** A card of a back that such items have and that not everybody has seen, or an open one that is unused in this round. */
function couldHoldItem(t: Table, seat: Seat, window: Window): boolean {
  const fitting = [...registry().items.values()].filter(({ id }) => reacts(id, window));
  const { pack } = person(t, seat);
  return fitting.some(({ id, deck }) => {
    if (pack.some((card) => backOf(card) === deck && !isOpen(card))) return true;
    return pack.filter((card) => isOpen(card) && card.face === id).length > uses(t, seat, id);
  });
}

/** Each item reacts once per round. */
function usableItems(t: Table, seat: Seat, window: Window): string[] {
  const faces = person(t, seat).pack.map(({ face }) => face);
  return [...new Set(faces)].filter(
    (id) => reacts(id, window) && faces.filter((face) => face === id).length > uses(t, seat, id),
  );
}

/** It is shown to all when it is used. */
function showItem(g: Nemesis, seat: Seat, item: string): void {
  showCard(g, seat, item);
  person(g, seat).used.push(`${item}-${uses(g, seat, item) + 1}`);
}
