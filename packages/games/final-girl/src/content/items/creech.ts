import type { Option, Rules } from '@dreadhouse/engine';
import { type FinalGirl, PLAYER, type SpaceId, type Token, type VictimId } from '../../state.ts';
import { plainDice, plainDie } from '../dice.ts';
import { CHOOSE, DMGX, LOSE, T } from '../effects.ts';
import {
  adjacent,
  chooseSpace,
  chooseVictim,
  discardChosen,
  discardItem,
  discardToUse,
  distance,
  divert,
  enemiesOn,
  freeToUse,
  harmAll,
  heroineSpace,
  killVictims,
  moverOf,
  moveVictim,
  neighbours,
  pileAt,
  placeToken,
  removeDarkPowers,
  removeToken,
  spaceCalled,
  spaceOf,
  spaces,
  tokensOf,
  victimsOn,
  victimsOnAny,
} from '../kit.ts';
import { withHeroine } from '../select.ts';
import type { EffectRule, Item, Thing } from '../types.ts';
import {
  energyDrink,
  firstAid,
  flashlight,
  knife,
  luckyDice,
  map,
  oldRevolver,
  pills,
  rabbitFoot,
  trashLid,
} from './common.ts';

const joins = (token: Token | undefined, one: SpaceId, other: SpaceId): boolean =>
  (token?.space === one && token.to === other) || (token?.space === other && token.to === one);

// --- padlock ---

const unlocked = (g: FinalGirl): SpaceId[] => {
  const here = heroineSpace(g);
  return adjacent(g, here).filter((to) => !tokensOf(g, 'padlock').some((token) => joins(token, here, to)));
};

const LOCK: EffectRule = function* (g) {
  const to = yield* chooseSpace(g, 'padlock', 'FG-GEN-07', unlocked(g));
  if (to !== null) placeToken(g, 'padlock', heroineSpace(g), to);
};

/** Closed for everybody but the heroine and her followers; it also stands one attack on her (overrides FG-KATK-11). */
const padlockToken: Thing = {
  id: 'padlock',
  blocksWay: (_g, me, from, to, mover) =>
    (mover === 'killer' || mover === 'minion' || mover === 'victim') && joins(me.token, from, to),
  *onAttack(g, me, attack) {
    const token = me.token;
    if (token === undefined || attack.cancelled || attack.attacker === null) return;
    if (heroineSpace(g) !== token.space && heroineSpace(g) !== token.to) return;
    attack.cancelled = true;
    removeToken(g, token);
  },
  // An enemy that cannot get to the heroine at all breaks it open instead; otherwise it could be locked in for good (FG-R-22).
  *retarget(g, me, aim) {
    const here = spaceOf(g, aim.enemy);
    if (me.token === undefined || here === null) return;
    if (distance(g, here, heroineSpace(g), moverOf(aim.enemy)) < Number.POSITIVE_INFINITY) return;
    removeToken(g, me.token);
    g.tell('all', 'padlock-broken', { enemy: aim.enemy, space: here, rule: 'FG-R-22' });
    divert(g, aim, here, 'padlock');
  },
};

// --- list ---

const LISTED: readonly SpaceId[] = ['garage', 'closet', 'attic'];

/** Turns a whole pile up; at another location the piles count in order. */
function* readList(g: FinalGirl, list: string): Rules {
  const place = Math.ceil(plainDie(g, list) / 2) - 1;
  const pile = pileAt(g, LISTED[place] as SpaceId) ?? g.state.items.piles[place];
  if (pile !== undefined) {
    for (const card of pile.cards) {
      card.up = true;
      card.seen = true;
    }
    const items = pile.cards.map((card) => card.id);
    g.reveal('all', 'pile-turned-up', { space: pile.space, items, n: items.length, rule: 'FG-GEN-07' });
  }
  yield* discardItem(g, list);
}

// --- ritual dagger ---

const SACRIFICE: EffectRule = function* (g, ctx) {
  const id = yield* chooseVictim(g, 'ritual-victim', 'FG-GEN-07', withHeroine(g, ctx));
  if (id !== null) yield* killVictims(g, [id], { by: 'heroine', cause: ctx.card });
};

const BANISH: EffectRule = function* (g) {
  removeDarkPowers(g);
};

const RITUAL = CHOOSE('ritual', { banish: [BANISH], 'wound-killer': [DMGX(1, () => ['killer'])] });

// --- rope ladder ---

interface Climb extends Option {
  readonly token?: Token;
  readonly from?: SpaceId;
  readonly to?: SpaceId;
}

/** The broken ladder, and the one-way connections of the heroine's space, seen from their start. */
function climbs(g: FinalGirl): Climb[] {
  const here = heroineSpace(g);
  const mended = tokensOf(g, 'broken-ladder').map((token) => ({ id: 'mend-ladder', at: token.space ?? here, token }));
  const ways = spaces(g).flatMap((from) => spaceCalled(g, from).oneWay.map((to) => ({ from, to })));
  const oneWay = ways.filter(
    ({ from, to }) =>
      (from === here || to === here) && !tokensOf(g, 'rope-ladder').some((token) => joins(token, from, to)),
  );
  return [
    ...mended,
    ...oneWay.map(({ from, to }) => ({ id: `climb:${to}:${from}`, at: [from, to], from, to, details: { from, to } })),
  ];
}

const CLIMB: EffectRule = function* (g) {
  const pick = yield* g.choose(PLAYER, 'climb', 'FG-GEN-07', () => climbs(g));
  if (pick.token !== undefined) removeToken(g, pick.token);
  else if (pick.from !== undefined && pick.to !== undefined) placeToken(g, 'rope-ladder', pick.from, pick.to);
};

/** Overrides FG-R-47: the other way too. */
const ropeLadderToken: Thing = {
  id: 'rope-ladder',
  extraWays: (_g, me, from) => (me.token !== undefined && from === me.token.to ? [me.token.space as SpaceId] : []),
};

// --- candle ---

/** Victims next to the heroine that can walk to her (FG-R-47: not the wrong way through a one-way connection). */
function drawnByLight(g: FinalGirl): VictimId[] {
  const here = heroineSpace(g);
  return victimsOnAny(
    g,
    adjacent(g, here).filter((space) => neighbours(g, space, 'victim').includes(here)),
  );
}

const LURE: EffectRule = function* (g) {
  const id = yield* chooseVictim(g, 'candle', 'FG-GEN-07', drawnByLight(g));
  if (id !== null) yield* moveVictim(g, id, heroineSpace(g), 'candle');
};

// --- shotgun ---

const SHOTGUN_DICE = 6;

const enemiesHere = (g: FinalGirl): string[] => enemiesOn(g, heroineSpace(g));

function whyNoShot(g: FinalGirl): string | false {
  if (g.state.hand.length < 2) return 'two-cards-needed';
  return enemiesHere(g).length === 0 && 'no-enemy-here';
}

const SHOOT: EffectRule = function* (g, ctx) {
  yield* discardChosen(g, 2, 'FG-GEN-07');
  const faces = plainDice(g, ctx.card, SHOTGUN_DICE);
  const hits = faces.filter((face) => face >= 5).length;
  const jammed = faces.filter((face) => face <= 2).length >= 3;
  if (jammed) yield* discardItem(g, ctx.card);
  if (hits > 0) yield* harmAll(g, enemiesHere(g), hits, 'item');
};

// --- the items ---

const ownItems: readonly Item[] = [
  {
    id: 'padlock',
    hands: 0,
    actions: (g, me) => [discardToUse(me, [LOCK], { blocked: unlocked(g).length === 0 && 'nothing-to-lock' })],
  },
  { id: 'list', hands: 0, onGain: (g, item) => readList(g, item.id) },
  {
    id: 'ritual_dagger',
    hands: 1,
    weapon: { range: [0], damage: 1 },
    actions: (g, me) => [
      discardToUse(me, [SACRIFICE, RITUAL], {
        blocked: victimsOn(g, heroineSpace(g)).length === 0 && 'no-victim-here',
      }),
    ],
  },
  {
    id: 'old_tome',
    hands: 0,
    actions: (_g, me) => [freeToUse(me, [LOSE(1), T(+2)], { once: 'phase', cost: { health: 1 } })],
  },
  {
    id: 'rope_ladder',
    hands: 0,
    actions: (g, me) => [discardToUse(me, [CLIMB], { blocked: climbs(g).length === 0 && 'nothing-to-climb' })],
  },
  {
    id: 'candle',
    hands: 0,
    actions: (g, me) => [
      freeToUse(me, [LURE], { once: 'phase', blocked: drawnByLight(g).length === 0 && 'no-victim-near' }),
    ],
  },
  {
    id: 'shotgun',
    hands: 2,
    actions: (g, me) => [freeToUse(me, [SHOOT], { once: 'turn', cost: { cards: 2 }, blocked: whyNoShot(g) })],
  },
  {
    id: 'cross',
    hands: 0,
    *onTerrorDrawn(g, me, draw) {
      if (draw.ignored) return;
      if (!(yield* g.confirm(PLAYER, 'use-cross', 'FG-GEN-07', { card: draw.card }))) return;
      yield* discardItem(g, me.key);
      draw.ignored = true;
    },
  },
];

/** Ten common items and eight of the manor's own. */
export const creechItems: readonly Item[] = [
  knife,
  oldRevolver,
  trashLid,
  firstAid,
  pills,
  luckyDice,
  energyDrink,
  rabbitFoot,
  flashlight,
  map,
  ...ownItems,
];

export const creechItemTokens: readonly Thing[] = [padlockToken, ropeLadderToken];
