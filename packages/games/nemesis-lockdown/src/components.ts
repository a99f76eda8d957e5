import { PODS, roomDef } from './content/board.ts';
import { CHARACTER_IDS, type CharacterId, characterDef, SHARED_CARDS } from './content/characters.ts';
import { STALKERS, TYPES, tokenDef } from './content/stalkers.ts';
import { DOORS, EGGS, FIRES, MALFUNCTIONS } from './content/supplies.ts';
import { tileDef } from './content/tiles.ts';
import { isContamination } from './rules/hand.ts';
import { EGG, isObject } from './rules/objects.ts';
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

/** What must hold at every decision; null where it does. */
export function invariant(state: NemesisState): string | null {
  for (const [trouble, isThere] of TROUBLES) if (isThere(state)) return trouble;
  return null;
}

const count = <T>(list: readonly T[], which: (one: T) => boolean): number => list.filter(which).length;
const isRepeated = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
const tokensOf = ({ bag, supply, stalkers }: NemesisState): string[] => [
  ...bag,
  ...supply,
  ...stalkers.flatMap(({ token }) => token ?? []),
];
const objectsOf = ({ rooms, people }: NemesisState): string[] => [
  ...Object.values(rooms).flatMap(({ objects }) => objects),
  ...people.flatMap(({ hands }) => hands.map(({ what }) => what)),
];

const TROUBLES: readonly (readonly [trouble: string, isThere: (state: NemesisState) => boolean])[] = [
  ['there are too many fires', ({ rooms }) => count(Object.values(rooms), ({ fire }) => fire) > FIRES],
  [
    'there are too many malfunctions',
    ({ rooms }) => count(Object.values(rooms), ({ malfunction }) => malfunction) > MALFUNCTIONS,
  ],
  [
    'a malfunction lies where none can',
    ({ rooms }) =>
      Object.values(rooms).some(
        ({ malfunction, explored, tile }) => malfunction && (!explored || tileDef(tile.face).malfunctions === false),
      ),
  ],
  [
    'there are too many door tokens',
    ({ corridors }) => count(Object.values(corridors), ({ door }) => door !== 'open') > DOORS,
  ],
  [
    'somebody is where nobody can be',
    ({ people }) => people.some(({ fate, at }) => (fate === 'in-play') !== (at !== null)),
  ],
  [
    'somebody has the personal item of another character',
    ({ people }) => people.some(({ id, personal }) => personal.id !== characterDef(id).personalItem),
  ],
  ['two are in one pod', ({ people }) => isRepeated(people.flatMap(({ at }) => PODS.find((pod) => pod === at) ?? []))],
  ['a token is in two places', (state) => isRepeated(tokensOf(state))],
  [
    'a token is not of its figure’s type',
    ({ stalkers }) => stalkers.some(({ token, type }) => token !== null && tokenDef(token).type !== type),
  ],
  ['the blank token is not in the bag', ({ bag }) => !bag.includes('blank')],
  [
    'there are too many figures',
    ({ stalkers }) => TYPES.some((type) => count(stalkers, (one) => one.type === type) > STALKERS[type].figures),
  ],
  ['there are too many eggs', (state) => state.lab.eggs + count(objectsOf(state), (what) => what === EGG) > EGGS],
  ['the Nest has eggs although it is destroyed', ({ lab, nestDestroyed }) => (lab.eggs === 0) !== nestDestroyed],
  ['a corpse lies twice', (state) => isRepeated(objectsOf(state).filter((what) => what.startsWith('corpse')))],
  ['two tokens lie under one field', ({ css }) => isRepeated(css.map(({ field }) => field))],
  ['the countdown is red and the Gate closed', ({ selfDestruct, gateOpen }) => selfDestruct?.red === true && !gateOpen],
  [
    'an objective was kept before anybody had to',
    ({ people, firstFigure, ended }) => people.some(({ kept }) => kept !== null) && !firstFigure && ended === null,
  ],
  [
    'the ventilated room is not sealed',
    ({ ventilation, corridors }) =>
      ventilation !== null && roomDef(ventilation).corridors.some(({ id }) => corridors[id].door !== 'closed'),
  ],
];
