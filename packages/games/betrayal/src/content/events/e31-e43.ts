import type { Rules, Seat } from '@dreadhouse/engine';
import {
  BASEMENT,
  type Betrayal,
  both,
  buriesItem,
  drawsItem,
  type Effect,
  type EventCard,
  explorerAt,
  gains,
  gainsAny,
  goesTo,
  goesToAny,
  harms,
  harmsByDice,
  heals,
  isInHouse,
  leavesOr,
  loses,
  mayRollHaunt,
  nextTo,
  ofOtherRegions,
  ofRegions,
  placeToken,
  type Region,
  regionOf,
  STAIRS,
  seatsFrom,
  TRAITS,
  tileOf,
  tiles,
  toTheRolled,
  UPPER,
} from '../kit.ts';

/** Say Cheese: whoever owns the Magic Camera is the traitor. */
const photographer = (g: Betrayal, seat: Seat): Seat =>
  seatsFrom(g, seat).find((one) => explorerAt(g, one).cards.includes('magic-camera')) ?? seat;

/** Taxidermy: what falls over stays where it stood, whatever becomes of the explorer. */
function* topples(g: Betrayal, seat: Seat): Rules {
  const at = tileOf(g, seat);
  yield* harms('physical', 1)(g, seat);
  placeToken(g, 'obstacle', { at });
}

const FROM_THE_BOTTOM: Effect = both(goesTo(UPPER), harms('mental', 1));
/** Technical Difficulties: to the landing of the region below, and from the bottom to the top. */
const BELOW: Readonly<Record<Region, Effect>> = {
  upper: goesTo(STAIRS),
  ground: goesTo(BASEMENT),
  basement: FROM_THE_BOTTOM,
  'sub-basement': FROM_THE_BOTTOM,
};

/** Events E31 to E43. */
export const events31to43: readonly EventCard[] = [
  { id: 'say-cheese', unless: mayRollHaunt(33, drawsItem, photographer), does: drawsItem },
  { id: 'secret-elevator', unless: leavesOr('ride'), does: goesToAny(ofOtherRegions) },
  { id: 'severed-hand', unless: leavesOr('shake-hands'), does: both(harms('physical', 2), drawsItem) },
  {
    id: 'spiders',
    roll: 'sanity',
    rows: {
      4: both(gainsAny(['sanity', 'speed']), goesToAny(nextTo)),
      2: both(gains('speed'), loses('sanity')),
      0: loses('speed'),
    },
  },
  { id: 'taxidermy', roll: 'might', rows: { 5: gains('sanity'), 0: topples } },
  { id: 'technical-difficulties', does: (g, seat) => BELOW[regionOf(g, tileOf(g, seat))](g, seat) },
  {
    id: 'the-deepest-closet',
    roll: 'speed',
    rows: { 4: drawsItem, 1: harms('mental', 1), 0: both(harmsByDice('physical'), goesTo('basement-landing')) },
  },
  {
    id: 'the-flowering',
    does: both(
      harms('general', 1),
      goesToAny((g, from) =>
        isInHouse(g, 'conservatory') ? ['conservatory'] : ofRegions('basement', 'ground')(g, from),
      ),
    ),
  },
  { id: 'the-house-is-hungry', unless: mayRollHaunt(12, gains('might')), does: gainsAny() },
  {
    id: 'the-oldest-house',
    roll: ['speed', 'might'],
    rows: {
      5: goesToAny(tiles),
      3: both(goesToAny(ofRegions('ground')), harms('general', 1)),
      0: both(goesToAny(ofRegions('basement')), harms('mental', 1)),
    },
  },
  {
    id: 'the-stars-at-night',
    roll: TRAITS,
    rows: { 5: toTheRolled(gains), 4: toTheRolled(loses), 0: toTheRolled(heals) },
  },
  { id: 'tiny-robot', roll: 'knowledge', rows: { 5: drawsItem, 0: harmsByDice('physical') } },
  {
    id: 'wandering-ghost',
    unless: buriesItem(gainsAny()),
    roll: 'sanity',
    rows: { 4: drawsItem, 0: harms('general', 1) },
  },
];
