import { TRAITS } from './content/explorers.ts';
import { tileDef } from './content/tiles.ts';
import { tilesOf } from './rules/house.ts';
import type { BetrayalState } from './state.ts';

/** Every card and every tile of the box, wherever it is; tiles that a haunt makes are of no stack. */
export function components(state: BetrayalState): string[] {
  const { decks, explorers, laid, removed, drawn, stack, house, inHand } = state;
  const cards = [
    ...decks.event,
    ...decks.item,
    ...decks.omen,
    ...explorers.flatMap((one) => one.cards),
    ...laid.map(({ card }) => card),
    ...removed,
  ];
  if (drawn !== null) cards.push(drawn);
  const tiles: string[] = [...stack, ...tilesOf(house).filter((tile) => tileDef(tile).made !== true)];
  if (inHand !== null && house[inHand] === undefined) tiles.push(inHand);
  return [...cards.map((card) => `card ${card}`), ...tiles.map((tile) => `tile ${tile}`)];
}

export function invariant(state: BetrayalState): string | null {
  const lost = state.explorers.find(({ at }) => state.house[at] === undefined);
  if (lost !== undefined) return `${lost.id} is on a tile that is not in the house`;
  const monster = state.monsters.find(({ at }) => state.house[at] === undefined);
  if (monster !== undefined) return `${monster.id} is on a tile that is not in the house`;
  const early =
    state.haunt === null &&
    state.explorers.find(({ dead, traits }) => dead || TRAITS.some((trait) => traits[trait] < 1));
  return early ? `${early.id} is dead before the haunt` : null;
}
