import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { isItem } from '../catalogue.ts';
import { bury, drawCard } from '../rules/cards.ts';
import { chooseTile, gainChosen } from '../rules/choose.ts';
import { damage } from '../rules/damage.ts';
import { plainDice } from '../rules/dice.ts';
import { explorerAt, tileOf } from '../rules/figures.ts';
import { eventHauntRoll, mayEventHaunt } from '../rules/haunt-roll.ts';
import { place } from '../rules/move.ts';
import { placeToken } from '../rules/tokens.ts';
import { gain, heal, lose } from '../rules/traits.ts';
import { adjacent, isInHouse, regionOf, tiles } from '../rules/ways.ts';
import type { Betrayal, CardId, DamageKind } from '../state.ts';
import { TRAITS, type Trait } from './explorers.ts';
import { type Region, type TileId, tileDef } from './tiles.ts';
import type { Effect, EventCard, Line } from './types.ts';

// What the lines of Events say, as builders. Each is done to the explorer who drew the card.

export function* nothing(): Rules {}

/** One thing after the other, as long as the explorer lives. */
export const both = (...effects: readonly Effect[]): Effect =>
  function* (g, seat) {
    for (const effect of effects) if (!explorerAt(g, seat).dead) yield* effect(g, seat);
  };

/** "+1": steps up the row of a trait. */
export const gains = (trait: Trait, steps = 1): Effect =>
  function* (g, seat) {
    gain(g, seat, trait, steps);
  };

/** "-1": a step down the row of each of these traits at once, which is no damage. */
export const loses =
  (...traits: readonly Trait[]): Effect =>
  (g, seat) =>
    lose(g, seat, traits);

export const gainsAny =
  (among: readonly Trait[] = TRAITS): Effect =>
  (g, seat) =>
    gainChosen(g, seat, among);

export const heals = (which: Parameters<typeof heal>[2]): Effect =>
  function* (g, seat) {
    heal(g, seat, which);
  };

/** Damage of a fixed amount. */
export const harms =
  (kind: DamageKind, amount: number): Effect =>
  (g, seat) =>
    damage(g, seat, kind, amount, 'BH-DMG-01', { from: 'event' });

/** Damage of so many dice. */
export const harmsByDice = (kind: DamageKind, dice = 1): Effect =>
  function* (g, seat) {
    const amount = yield* plainDice(g, dice, seat);
    yield* damage(g, seat, kind, amount, 'BH-DMG-01', { from: 'event' });
  };

export const drawsItem: Effect = (g, seat) => drawCard(g, seat, 'item');

/** To this tile, if it is in the house. */
export const goesTo = (tile: TileId): Effect =>
  function* (g, seat) {
    if (isInHouse(g, tile)) yield* place(g, seat, tile);
  };

type Tiles = (g: Betrayal, from: TileId, seat: Seat) => readonly TileId[];

/** To a tile of the explorer's choice among these. */
export const goesToAny = (which: Tiles): Effect =>
  function* (g, seat) {
    const to = yield* chooseTile(g, seat, 'go-to', 'BH-FORCE-02', which(g, tileOf(g, seat), seat));
    if (to !== undefined) yield* place(g, seat, to);
  };

/** Puts a token where the explorer stands. */
export const putsHere = (token: string): Effect =>
  function* (g, seat) {
    placeToken(g, token, { at: tileOf(g, seat) });
  };

/** Tiles of these regions; without any, of the region where the explorer is. */
export const ofRegions =
  (...regions: readonly Region[]) =>
  (g: Betrayal, from: TileId): readonly TileId[] =>
    tiles(g).filter((tile) => (regions.length === 0 ? [regionOf(g, from)] : regions).includes(regionOf(g, tile)));

/** What a haunt has dug is no region for anything that does not know it. */
export const ofOtherRegions: Tiles = (g, from) =>
  tiles(g).filter((tile) => regionOf(g, tile) !== regionOf(g, from) && tileDef(tile).made !== true);

export const nextTo: Tiles = (g, from, seat) => adjacent(g, from, seat);

/** What is done to the trait that was rolled. */
export const toTheRolled =
  (effect: (trait: Trait) => Effect): Line =>
  (g, seat, rolled) =>
    rolled === null ? nothing() : effect(rolled)(g, seat);

// What may be done in place of an Event: each says whether it was.

type Unless = NonNullable<EventCard['unless']>;

/** "You may": the other answer leaves the Event alone. The text is `option.event-choice.<deed>`. */
export const leavesOr = (deed: string): Unless =>
  function* (g, seat) {
    const options = () => [{ id: deed }, { id: 'leave' }];
    return (yield* g.ask(seat, 'event-choice', 'BH-EVT-01', options, { card: drawnCard(g) })).id === 'leave';
  };

/** One of the explorer's own Items may be buried for something. */
export const buriesItem = (reward: Effect, isMeant: (item: CardId) => boolean = () => true): Unless =>
  function* (g, seat) {
    const items = explorerAt(g, seat).cards.filter((card) => isItem(card) && isMeant(card));
    const offered = items.map((item) => ({ id: `bury:${item}`, item, details: { card: item } }));
    const options = () => [...offered, { id: 'keep', item: null }];
    const { item } = yield* g.choose<Option & { item: CardId | null }, 'event-choice'>(
      ...([seat, 'event-choice', 'BH-BURY-02', options, { card: drawnCard(g) }] as const),
    );
    if (item === null) return false;
    bury(g, seat, item);
    yield* reward(g, seat);
    return true;
  };

/** BH-AMB-36: a haunt roll may be made, where Events may bring on a haunt. It brings on this one, or something else happens. */
export const mayRollHaunt = (haunt: number, otherwise: Effect, traitor?: (g: Betrayal, seat: Seat) => Seat): Unless =>
  function* (g, seat) {
    if (!mayEventHaunt(g)) return false;
    const card = drawnCard(g);
    const options = () => [{ id: 'roll-haunt' }, { id: 'decline' }];
    if ((yield* g.ask(seat, 'event-choice', 'BH-DICE-07', options, { card })).id === 'decline') return false;
    const named = traitor === undefined ? { haunt } : { haunt, traitor: traitor(g, seat) };
    if (!(yield* eventHauntRoll(g, seat, card, named))) yield* otherwise(g, seat);
    return true;
  };

/** The Event that is being followed. */
const drawnCard = (g: Betrayal): CardId => g.state.drawn ?? '';
