import { CHARACTER_IDS, type CharacterId, characterDef, SHARED_CARDS } from './content/characters.ts';
import { DOORS, FIRES, MALFUNCTIONS } from './content/supplies.ts';
import { isContamination } from './rules/hand.ts';
import { isObject } from './rules/objects.ts';
import type { NemesisState, Piece } from './state.ts';

const named = (kind: string, pieces: readonly Piece<unknown>[]): string[] =>
  pieces.map(({ face }) => `${kind} ${String(face)}`);

/** Everything that lies anywhere, in the box included. */
export function components(state: NemesisState): string[] {
  const { unused, people, decks, lab } = state;
  const rooms = Object.values(state.rooms);
  const owned = people.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]);
  const absent = CHARACTER_IDS.filter((id) => !people.some((one) => one.id === id));
  const stacks = [decks.red, decks.yellow, decks.green, decks.crafted].flatMap(({ draw, discard }) => [
    ...draw,
    ...discard,
  ]);
  return [
    ...named('tile', [...rooms.map(({ tile }) => tile), ...unused.tiles]),
    ...named('exploration', [...rooms.flatMap(({ token }) => token ?? []), ...unused.tokens]),
    ...named('css', [...state.css.map(({ token }) => token), ...unused.css]),
    ...named('plan', [state.plans.active, ...state.plans.pool, ...people.flatMap(({ plans }) => plans)]),
    ...named('weakness', [...lab.weaknesses, ...unused.weaknesses]),
    ...named('objective', [...people.flatMap(({ objectives }) => objectives), ...unused.objectives]),
    ...named('attack', [...state.attack.draw, ...state.attack.discard]),
    ...named('event', [...state.event.draw, ...state.event.discard, ...unused.events]),
    ...named('wound', [...state.wounds.draw, ...state.wounds.discard]),
    ...people.flatMap(({ serious }) => serious.map(({ wound }) => `wound ${wound}`)),
    ...named('computer', state.computer),
    ...named('bit', state.contamination),
    ...named(
      'card',
      owned.filter((card) => !isContamination(card)),
    ),
    ...absent.flatMap((id) => [...SHARED_CARDS, ...characterDef(id).cards].map((card) => `card ${card}`)),
    ...owned.filter(isContamination).map(({ face }) => face),
    ...state.contaminationDeck.map((index) => `contamination:${index}`),
    ...named('item', [...stacks, ...state.aside, ...people.flatMap(({ pack }) => pack), ...unused.items]),
    ...people.flatMap(({ hands, personal }) => [
      ...hands.filter(({ what }) => !isObject(what)).map(({ what }) => `item ${what}`),
      ...(personal.active ? [] : [`item ${personal.id}`]),
    ]),
    ...absent.flatMap((id) => ownItems(id).map((item) => `item ${item}`)),
    ...[...state.bag, ...state.supply, ...state.stalkers.flatMap(({ token }) => token ?? [])].map(
      (id) => `token ${id}`,
    ),
  ];
}

function ownItems(id: CharacterId): string[] {
  const { startingItem, personalItem } = characterDef(id);
  return startingItem === null ? [personalItem] : [startingItem, personalItem];
}

export function invariant(state: NemesisState): string | null {
  const rooms = Object.values(state.rooms);
  const doors = Object.values(state.corridors).filter(({ door }) => door !== 'open').length;
  if (rooms.filter(({ fire }) => fire).length > FIRES) return 'there are too many fires';
  if (rooms.filter(({ malfunction }) => malfunction).length > MALFUNCTIONS) return 'there are too many malfunctions';
  if (doors > DOORS) return 'there are too many door tokens';
  const stray = state.people.find(({ fate, at }) => (fate === 'in-play') !== (at !== null));
  if (stray !== undefined) return `${stray.id} is where nobody can be`;
  const tokens = [...state.bag, ...state.supply, ...state.stalkers.flatMap(({ token }) => token ?? [])];
  if (new Set(tokens).size !== tokens.length) return 'a token is in two places';
  return state.bag.includes('blank') ? null : 'the blank token is not in the bag';
}
