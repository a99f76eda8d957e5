import { type FinalGirl, PLAYER, type SpaceId, type Token } from '../../state.ts';
import { PANIC, T } from '../effects.ts';
import {
  freeToUse,
  hasTag,
  heroineSpace,
  neighbours,
  peekTerror,
  placeToken,
  removeToken,
  spendToUse,
  tokensOf,
  useOnce,
} from '../kit.ts';
import { withOrNextToHeroine } from '../select.ts';
import type { EffectRule, Item, Me, Offer, Roll } from '../types.ts';
import { lowerOneWrath } from '../wrath.ts';
import { energyDrink, firstAid, map, metalBat, pepperSpray, pills, trashLid, whip } from './common.ts';

/** closed_signs: there are two of them. */
const SIGNS = 2;

/** For each connection of the heroine's space: a sign is put there or, if there is one, taken away. */
function signOffers(g: FinalGirl, me: Me): Offer[] {
  const here = heroineSpace(g);
  const used = tokensOf(g, 'closed_sign');
  return neighbours(g, here, 'board').map((to) => {
    const lying = used.find((sign) => isBetween(sign, here, to));
    const what = lying === undefined ? 'put' : 'take';
    const offer = freeToUse(me, [T(-1), lying === undefined ? putSign(here, to) : takeSign(lying)], {
      when: 'between',
      at: to,
      details: { item: me.key, what },
      cost: { time: 1 },
      blocked: lying === undefined && used.length >= SIGNS && 'no-sign-left',
    });
    return { ...offer, id: `closed_signs:${what}:${to}` };
  });
}

function isBetween(sign: Token, here: SpaceId, there: SpaceId): boolean {
  return (sign.space === here && sign.to === there) || (sign.space === there && sign.to === here);
}

function putSign(here: SpaceId, to: SpaceId): EffectRule {
  return function* (g) {
    placeToken(g, 'closed_sign', here, to);
  };
}

function takeSign(sign: Token): EffectRule {
  return function* (g) {
    removeToken(g, sign);
  };
}

/** prayer_book. */
function addSuccess(roll: Roll): EffectRule {
  return function* () {
    roll.extra += 1;
  };
}

const ownItems: readonly Item[] = [
  {
    id: 'ceremonial_dagger',
    hands: 1,
    weapon: {
      range: [0],
      damage: 1,
      *onDamage(g, plan) {
        if (plan.target.kind === 'killer') yield* lowerOneWrath(g, 1);
      },
    },
  },
  {
    id: 'shaman_bones',
    hands: 1,
    uses: 3,
    actions: (g, me) => (g.state.terror.deck.length === 0 ? [] : [spendToUse(me, [(game) => peekTerror(game)])]),
  },
  {
    id: 'tribal_mask',
    hands: 0,
    *onHeroineLost(g, _me, loss) {
      if (loss.attack !== null) yield* lowerOneWrath(g, loss.amount);
    },
  },
  {
    id: 'old_rifle',
    hands: 2,
    weapon: {
      range: (g) => (hasTag(g, heroineSpace(g), 'sacred') ? [1, 2, 3, 4] : [1, 2]),
      damage: 0,
      only: ['weak_attack'],
    },
  },
  {
    id: 'war_club',
    hands: 2,
    weapon: { range: [0], damage: 1, onDamage: (g, _plan, amount) => lowerOneWrath(g, amount) },
  },
  { id: 'closed_signs', hands: 0, actions: signOffers },
  {
    id: 'air_horn',
    hands: 0,
    actions: (_g, me) => [freeToUse(me, [T(-1), PANIC(withOrNextToHeroine)], { when: 'between', cost: { time: 1 } })],
  },
  {
    id: 'incense',
    hands: 0,
    *beforeWrathRise(_g, _me, rise) {
      rise.n = Math.max(1, rise.n - 1);
    },
  },
  {
    id: 'prayer_book',
    hands: 0,
    uses: 2,
    rollOffers: (_g, me, roll) => (roll.card === 'atone' ? [spendToUse(me, [addSuccess(roll)])] : []),
  },
  {
    id: 'walking_staff',
    hands: 1,
    weapon: { range: [0], damage: 0 },
    *beforeMove(g, me, move) {
      if (move.card !== 'walk' || g.state.tally.usedThisTurn.includes(me.key)) return;
      if (!(yield* g.confirm(PLAYER, 'lean-on-staff', 'FG-TERM-07', { item: me.key, spaces: move.spaces }))) return;
      useOnce(g, me.key, 'turn');
      move.spaces += 1;
    },
  },
];

/** 18: eight of the common ones and ten of its own. */
export const grovesItems: readonly Item[] = [
  metalBat,
  whip,
  trashLid,
  firstAid,
  pepperSpray,
  pills,
  energyDrink,
  map,
  ...ownItems,
];
