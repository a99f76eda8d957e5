import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Betrayal,
  both,
  buriesItem,
  drawsItem,
  type EventCard,
  explorerAt,
  gainChosen,
  gains,
  gainsAny,
  goesTo,
  goesToAny,
  harms,
  harmsByDice,
  isInHouse,
  isWeapon,
  leavesOr,
  lose,
  loses,
  mayRollHaunt,
  ofRegions,
  type TileId,
  TRAITS,
  traitRoll,
} from '../kit.ts';

const BURIAL_GROUNDS: readonly TileId[] = ['graveyard', 'catacombs'];

/** Hanged Men: a roll of each trait, from the top of the explorer's card down. */
function* rollsEach(g: Betrayal, seat: Seat): Rules {
  let safe = 0;
  for (const trait of TRAITS) {
    if (explorerAt(g, seat).dead) return;
    if ((yield* traitRoll(g, seat, trait, { purpose: 'event', rule: 'BH-EVT-02' })) >= 2) safe += 1;
    else yield* lose(g, seat, trait);
  }
  if (safe === TRAITS.length) yield* gainChosen(g, seat);
}

/** Events E16 to E30. */
export const events16to30: readonly EventCard[] = [
  {
    id: 'creaking-door',
    roll: 'knowledge',
    rows: {
      6: goesToAny(ofRegions('upper', 'ground')),
      4: goesToAny(ofRegions('ground')),
      0: goesTo('basement-landing'),
    },
  },
  { id: 'dark-and-stormy-night', roll: 'knowledge', rows: { 4: gains('sanity'), 0: harms('mental', 1) } },
  { id: 'eerie-mirror', unless: mayRollHaunt(7, gains('sanity')), does: drawsItem },
  { id: 'flickering-lights', roll: ['speed', 'might'], rows: { 5: gains('speed'), 0: harmsByDice('physical') } },
  {
    id: 'forbidden-knowledge',
    roll: 'sanity',
    rows: { 4: gains('knowledge'), 2: both(gains('knowledge'), loses('sanity')), 0: harms('mental', 2) },
  },
  {
    id: 'funeral',
    roll: 'sanity',
    rows: {
      4: gains('sanity'),
      2: loses('sanity'),
      0: both(
        loses('sanity', 'might'),
        goesToAny((g) => BURIAL_GROUNDS.filter((tile) => isInHouse(g, tile))),
      ),
    },
  },
  { id: 'hanged-men', does: rollsEach },
  { id: 'impossible-architecture', roll: 'sanity', rows: { 4: drawsItem, 0: harmsByDice('mental') } },
  { id: 'jar-of-organs', roll: 'sanity', rows: { 4: drawsItem, 0: loses('might') } },
  {
    id: 'jonahs-turn',
    unless: buriesItem(gains('sanity'), (item) => !isWeapon(item)),
    does: harmsByDice('mental'),
  },
  { id: 'meat-moss', unless: leavesOr('inhale'), dice: 2, rows: { 3: gainsAny(), 0: harmsByDice('mental') } },
  {
    id: 'mysterious-fluid',
    unless: leavesOr('drink'),
    dice: 3,
    rows: {
      6: both(...TRAITS.map((trait) => gains(trait))),
      5: both(gains('might'), gains('speed')),
      4: both(gains('knowledge'), gains('sanity')),
      3: both(gains('knowledge'), loses('might')),
      2: loses('knowledge', 'sanity'),
      1: loses('might', 'speed'),
      0: loses(...TRAITS),
    },
  },
  {
    id: 'phone-call',
    dice: 2,
    rows: { 4: gains('sanity'), 3: gains('knowledge'), 1: harmsByDice('mental'), 0: harmsByDice('physical', 2) },
  },
  { id: 'poor-yorick', roll: 'sanity', rows: { 4: gains('knowledge'), 0: harms('mental', 1) } },
  { id: 'radio-broadcast', dice: 2, rows: { 3: gains('knowledge'), 0: harmsByDice('mental') } },
];
