import type { Phase, Rules } from '@dreadhouse/engine';
import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { type BetrayalState, type BetrayalView, betrayal, hauntNumbered, type TileId } from '../src/index.ts';
import type { Betrayal, HauntState, MonsterState, Placed, Token } from '../src/state.ts';

export type Edit = (state: BetrayalState) => void;
export type Table = Scenario<BetrayalState>;
export type Options = Readonly<Record<string, unknown>>;

/** Josef (Might 5, Speed 4, Knowledge 3, Sanity 4), Stephanie (4, 3, 4, 5), Sammy (4, 5, 3, 4), and more where there are more seats. */
export const CAST = ['josef', 'stephanie', 'sammy', 'isa', 'warren', 'michelle'] as const;

/** A table on which everybody stands in the Entrance Hall without cards, and seat 0 is about to act; or what `options` and `edit` say. */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}, seats = 3): Table {
  const chosen = { explorers: CAST.slice(0, seats), scenario: 'cursed', first: 0, ...options };
  return scenario(betrayal, { options: chosen, seats }).at(phase, (s) => {
    s.turn.seat = 0;
    edit(s);
  });
}

/** Seat 0 is to take a turn. */
export const turn = (edit: Edit = () => {}, options: Options = {}, seats = 3): Table =>
  table('turn', edit, options, seats);

/** The next dice show these pips. */
export function rolls(t: Table, ...pips: number[]): Table {
  return t.dice('dice', ...pips.map((pip) => pip + 1));
}

/** A card is put on top of its deck. */
export function onTop(s: BetrayalState, deck: 'event' | 'item' | 'omen', ...cards: string[]): void {
  s.decks[deck] = [...cards, ...s.decks[deck].filter((card) => !cards.includes(card))];
}

/** An explorer owns these cards. */
export function gives(s: BetrayalState, seat: number, ...cards: string[]): void {
  for (const deck of ['item', 'omen'] as const) s.decks[deck] = s.decks[deck].filter((card) => !cards.includes(card));
  for (const explorer of s.explorers) explorer.cards = explorer.cards.filter((card) => !cards.includes(card));
  s.explorers[seat]?.cards.push(...cards);
}

/** A tile is in the house, at this place. */
export function lays(s: BetrayalState, tile: TileId, place: Partial<Placed>): void {
  s.stack = s.stack.filter((one) => one !== tile);
  s.house = { ...s.house, [tile]: { region: 'ground', x: 0, y: 0, turn: 0, ...place } };
}

/** These tiles are next in the stack. */
export function nextTiles(s: BetrayalState, ...tiles: TileId[]): void {
  s.stack = [...tiles, ...s.stack.filter((one) => !tiles.includes(one))];
}

/** Seat 0 opens the north door of the Entrance Hall and finds the Dining Room, whose Event is this one. */
export function drawsEvent(
  event: string,
  pips: readonly number[] = [],
  edit: Edit = () => {},
  options: Options = {},
): Table {
  const t = turn((s) => {
    nextTiles(s, 'dining-room');
    onTop(s, 'event', event);
    edit(s);
  }, options);
  return rolls(t, ...pips).answers('discover:N');
}

/** This haunt runs, in its first round, without anything that its set-up does. */
export function haunts(s: BetrayalState, number: number, about: Partial<HauntState> = {}): void {
  const def = hauntNumbered(number);
  const roles =
    def.role === undefined
      ? []
      : s.explorers.map((_, seat) => ({
          face: (seat === 1 ? def.role?.secret : def.role?.others) ?? '',
          seen: [seat],
        }));
  s.haunt = {
    ...{
      number,
      named: number,
      trigger: 'mask',
      revealer: 1,
      memory: def.start(s.seats),
      revealed: false,
      revealedIn: 0,
    },
    ...{ traitor: def.type === 'traitor' ? 1 : null, roles, first: 0, round: 1, read: [], used: {} },
    ...about,
  };
}

export function monster(s: BetrayalState, kind: string, at: TileId, more: Partial<MonsterState> = {}): void {
  s.monsters.push({ id: `${kind}:${s.nextMonster}`, kind, at, stunned: false, of: null, ...more });
  s.nextMonster += 1;
}

/** A token lies somewhere, or somebody carries it. */
export function token(s: BetrayalState, kind: string, about: Partial<Token>): void {
  const none = { at: null, on: null, edge: null, of: null, n: 0, up: true, face: null };
  s.tokens.push({ id: s.nextToken, kind, ...none, ...about });
  s.nextToken += 1;
}

/** Something is done at the start of seat 0's turn, on this table. */
export function playOn(does: (g: Betrayal) => unknown, edit: Edit = () => {}): Table {
  const act = (g: Betrayal): Rules<string> =>
    (function* () {
      const done = does(g);
      if (typeof done === 'object' && done !== null && 'next' in done) yield* done as Rules;
      return 'turn';
    })();
  const game = { ...betrayal, phases: { ...betrayal.phases, act: act as Phase<BetrayalState> } };
  const options = { explorers: CAST.slice(0, 3), scenario: 'cursed', first: 0 };
  return scenario(game, { options, seats: 3 }).at('act', (s) => {
    s.turn.seat = 0;
    edit(s);
  });
}

/** Seat 0 gets a card of seat 1 in a trade. */
export const takes = (t: Table, card: string): Table => t.answers('trade:1', 'done', `ware:${card}`, 'done', 'yes');

/** The steps of an explorer: Might, Speed, Knowledge, Sanity. */
export const steps = (t: Table, seat = 0): number[] => Object.values(t.state.explorers[seat]?.traits ?? {});
export const at = (t: Table, seat = 0): TileId | undefined => t.state.explorers[seat]?.at;
export const cards = (t: Table, seat = 0): readonly string[] => t.state.explorers[seat]?.cards ?? [];
export const viewOf = (t: Table, viewer: number | 'spectator'): BetrayalView => t.view(viewer) as BetrayalView;
