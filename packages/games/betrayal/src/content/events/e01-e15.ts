import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Betrayal,
  both,
  chooseTile,
  type Effect,
  type EventCard,
  gains,
  gainsAny,
  goesTo,
  goesToAny,
  harms,
  harmsByDice,
  loses,
  mayRollHaunt,
  nextTo,
  nothing,
  ofRegions,
  placeToken,
  putsHere,
  removeToken,
  type TileId,
  tileOf,
  tiles,
  tokensOf,
} from '../kit.ts';

/** A Moment of Hope: there is one Blessing, so it leaves wherever it lay. */
function* blesses(g: Betrayal, seat: Seat): Rules {
  for (const token of tokensOf(g, 'blessing')) removeToken(g, token);
  yield* putsHere('blessing')(g, seat);
}

/** A Secret Passage: both ends of one passage have the same number. */
function* opensPassage(g: Betrayal, seat: Seat): Rules {
  const n = 1 + Math.max(0, ...tokensOf(g, 'secret-passage').map((token) => token.n));
  placeToken(g, 'secret-passage', { at: tileOf(g, seat), n });
}

/** A passage joins two tiles, so its second end is never where the first is. */
const leadsTo = (which: (g: Betrayal, from: TileId) => readonly TileId[]): Effect =>
  function* (g, seat) {
    const from = tileOf(g, seat);
    const others = which(g, from).filter((tile) => tile !== from);
    const at = yield* chooseTile(g, seat, 'passage', 'BH-ADJ-02', others);
    const n = Math.max(0, ...tokensOf(g, 'secret-passage').map((token) => token.n));
    if (at !== undefined) placeToken(g, 'secret-passage', { at, n });
  };

/** Events E01 to E15. */
export const events01to15: readonly EventCard[] = [
  { id: 'a-bite', roll: 'might', rows: { 4: nothing, 2: harms('physical', 1), 0: harms('physical', 3) } },
  { id: 'a-cry-for-help', roll: 'knowledge', rows: { 4: goesToAny(ofRegions()), 0: harms('mental', 1) } },
  { id: 'a-full-table', roll: ['knowledge', 'sanity'], rows: { 5: gains('speed'), 0: harms('general', 1) } },
  { id: 'alien-geometry', roll: 'knowledge', rows: { 4: gains('sanity'), 0: loses('speed') } },
  { id: 'a-moment-of-hope', does: blesses },
  {
    id: 'an-eerie-feeling',
    dice: 2,
    rows: { 4: nothing, 3: loses('speed'), 2: loses('sanity'), 1: loses('knowledge'), 0: loses('might') },
  },
  {
    id: 'a-secret-passage',
    does: opensPassage,
    roll: 'knowledge',
    rows: {
      5: both(leadsTo(tiles), gains('knowledge')),
      3: leadsTo(ofRegions('ground')),
      0: both(leadsTo(ofRegions('basement')), loses('sanity')),
    },
  },
  {
    id: 'a-splash-of-crimson',
    unless: mayRollHaunt(1, gains('speed'), (_g, seat) => seat),
    does: harmsByDice('physical'),
  },
  {
    id: 'a-vial-of-dust',
    unless: mayRollHaunt(3, gains('sanity')),
    does: both(loses('might'), gains('sanity')),
  },
  { id: 'bat-out-of-hell', roll: 'speed', rows: { 4: goesToAny(nextTo), 0: harms('physical', 1) } },
  { id: 'behind-you', roll: 'speed', rows: { 4: gains('sanity'), 0: harms('physical', 1) } },
  {
    id: 'brain-food',
    roll: 'might',
    rows: { 5: gainsAny(['might', 'speed']), 1: both(gains('speed'), loses('sanity')), 0: harms('general', 2) },
  },
  {
    id: 'burning-figure',
    roll: 'sanity',
    rows: {
      4: gains('sanity'),
      2: goesTo('entrance-hall'),
      0: both(harmsByDice('physical'), harmsByDice('mental')),
    },
  },
  { id: 'cassette-player', roll: 'sanity', rows: { 4: gains('knowledge'), 0: harms('mental', 1) } },
  { id: 'clown-room', roll: 'sanity', rows: { 4: nothing, 0: harms('mental', 2) } },
];
