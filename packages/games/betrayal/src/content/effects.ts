import type { Rules } from '@dreadhouse/engine';
import { drawCard } from '../rules/cards.ts';
import { chooseTile, gainChosen } from '../rules/choose.ts';
import { damage } from '../rules/damage.ts';
import { plainDice } from '../rules/dice.ts';
import { tileOf } from '../rules/figures.ts';
import { place } from '../rules/move.ts';
import { gain, heal, lose } from '../rules/traits.ts';
import { adjacent, isInHouse, regionOf, tiles } from '../rules/ways.ts';
import type { Betrayal, DamageKind } from '../state.ts';
import { TRAITS, type Trait } from './explorers.ts';
import type { Region, TileId } from './tiles.ts';
import type { Effect } from './types.ts';

// What the lines of Events say, as builders. Each is done to the explorer who drew the card.

export function* nothing(): Rules {}

/** One thing after the other. */
export const both = (...effects: readonly Effect[]): Effect =>
  function* (g, seat) {
    for (const effect of effects) yield* effect(g, seat);
  };

/** "+1": steps up the row of a trait. */
export const gains = (trait: Trait, steps = 1): Effect =>
  function* (g, seat) {
    gain(g, seat, trait, steps);
  };

/** "-1": steps down the row, which are no damage. */
export const loses =
  (trait: Trait, steps = 1): Effect =>
  (g, seat) =>
    lose(g, seat, trait, steps);

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
    const amount = plainDice(g, dice, seat);
    yield* damage(g, seat, kind, amount, 'BH-DMG-01', { from: 'event' });
  };

export const drawsItem: Effect = (g, seat) => drawCard(g, seat, 'item');

/** To this tile, if it is in the house. */
export const goesTo = (tile: TileId): Effect =>
  function* (g, seat) {
    if (isInHouse(g, tile)) yield* place(g, seat, tile);
  };

/** To a tile of the explorer's choice among these. */
export const goesToAny = (which: (g: Betrayal, from: TileId) => readonly TileId[]): Effect =>
  function* (g, seat) {
    const to = yield* chooseTile(g, seat, 'go-to', 'BH-FORCE-02', which(g, tileOf(g, seat)));
    if (to !== undefined) yield* place(g, seat, to);
  };

/** Tiles of these regions; without any, of the region where the explorer is. */
export const ofRegions =
  (...regions: readonly Region[]) =>
  (g: Betrayal, from: TileId): readonly TileId[] =>
    tiles(g).filter((tile) => (regions.length === 0 ? [regionOf(g, from)] : regions).includes(regionOf(g, tile)));

export const nextTo = (g: Betrayal, from: TileId): readonly TileId[] => adjacent(g, from, 'explorer');

/** The explorer may choose: one of several effects, each with a text `option.event-choice.<id>`. */
export const chooses = (choices: Readonly<Record<string, Effect>>): Effect =>
  function* (g, seat) {
    const card = g.state.drawn ?? '';
    const options = () => Object.keys(choices).map((id) => ({ id }));
    const { id } = yield* g.ask(seat, 'event-choice', 'BH-EVT-01', options, { card });
    yield* choices[id]?.(g, seat) ?? nothing();
  };
