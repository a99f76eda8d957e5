import type { Rules } from '@dreadhouse/engine';
import { kindOfItem } from '../../catalogue.ts';
import type { FinalGirl, SpaceId, VictimId } from '../../state.ts';
import { plainDie } from '../dice.ts';
import { TOWARD } from '../effects.ts';
import {
  addVictims,
  answer,
  becomeSpecial,
  chooseCompany,
  heroineSpace,
  isSpecial,
  isVictim,
  itemsOf,
  killVictims,
  moment,
  nearest,
  panic,
  placeToken,
  remember,
  removeFromPlay,
  roleOf,
  saveVictim,
  victims,
  victimsOn,
} from '../kit.ts';
import { allVictims, victimsTagged } from '../select.ts';
import type { EffectRule, EventCard, MoveOffer, Thing, Where } from '../types.ts';

const ATTIC = 'attic';
const AN_EXIT = 'front_lawn';

// --- me01 ---

/** Who may come along to the helicopter: the usual followers, as far as they can be saved at all. */
function passengers(g: FinalGirl): VictimId[] {
  return victimsOn(g, ATTIC).filter(
    (id) => answer(g, 'forbidsFollowing', id, ATTIC) !== true && answer(g, 'forbidsSaving', id, ATTIC) === undefined,
  );
}

/** Overrides FG-SAVE-01: no exit space is needed. */
function* boardHelicopter(g: FinalGirl): Rules {
  const aboard = yield* chooseCompany(g, ATTIC, ATTIC, 2, () => passengers(g));
  g.tell('all', 'helicopter', { n: aboard.length, rule: 'FG-GEN-07' });
  for (const id of aboard) yield* saveVictim(g, id);
  yield* moment(g, 'atExit', ATTIC);
  removeFromPlay(g, 'me01', 'FG-EVENT-05');
}

/** It counts as an exit: what would keep her from stepping onto one keeps her from this one too. */
function helicopterOffers(g: FinalGirl): MoveOffer[] {
  if (heroineSpace(g) !== ATTIC) return [];
  const blocked = answer(g, 'forbidsEntering', 'heroine', ATTIC, AN_EXIT);
  return [{ id: 'helicopter', at: ATTIC, rule: 'FG-GEN-07', spends: 1, blocked, run: boardHelicopter }];
}

// --- the others ---

/** me02 */
const HAUNT_ATTIC: EffectRule = function* (g, ctx) {
  placeToken(g, 'no-return', ATTIC);
  yield* killVictims(g, victimsOn(g, ATTIC), { cause: ctx.card });
};

/** me03: of those who are not special yet. */
const nearestOrdinary: Where = (g) => {
  const ordinary = victims(g).filter((one) => !isSpecial(one.id));
  return nearest(
    g,
    heroineSpace(g),
    ordinary.map((one): SpaceId => one.space),
    'heroine',
  );
};

/** me06 */
const OVER_THE_EDGE: EffectRule = function* (g, ctx) {
  const fallen = victimsTagged('window')(g, ctx).filter(() => plainDie(g, ctx.card) <= 4);
  yield* killVictims(g, fallen, { cause: ctx.card });
};

/** me07 */
const hasLight = (g: FinalGirl): boolean =>
  itemsOf(g).some((item) => ['flashlight', 'candle'].includes(kindOfItem(item.id)));

/** me10 */
const THRILL_SEEKERS: EffectRule = function* (g) {
  yield* panic(g, yield* addVictims(g, 3, 'foyer'));
};

/** The ten events. */
export const creechEvents: readonly EventCard[] = [
  { id: 'me01', stays: true, moveOffers: helicopterOffers },
  { id: 'me02', stays: true, effects: [HAUNT_ATTIC] },
  {
    id: 'me03',
    stays: true,
    special: ['white', 'orange', 'blue'],
    effects: [becomeSpecial('me03', ['white', 'orange', 'blue'], nearestOrdinary)],
    forbidsFollowing: (g, me, victim) => roleOf(g, victim) === 'me03' && me.memory['shaken'] !== true,
    *notesDeath(g, me, death) {
      if (death.role === 'me03') remember(g, me, { shaken: true });
    },
    bloodlustForDeath: (_g, _me, death) => (death.role === 'me03' ? 1 : 0),
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'me03' ? 1 : 0),
  },
  { id: 'me04', stays: true, staysCalm: () => true },
  { id: 'me05', effects: [TOWARD(allVictims, ATTIC)] },
  { id: 'me06', effects: [OVER_THE_EDGE] },
  {
    id: 'me07',
    stays: true,
    dice: (g, _me, roll) => (roll.kind === 'action' && roll.movement && !hasLight(g) ? -1 : 0),
  },
  { id: 'me08', stays: true, followMinimum: () => 1 },
  { id: 'me09', stays: true, followsToKiller: () => true },
  { id: 'me10', effects: [THRILL_SEEKERS] },
];

export const creechTokens: readonly Thing[] = [
  {
    id: 'no-return', // me02
    *onEnter(g, me, figure, space) {
      if (space === me.token?.space && isVictim(figure)) yield* killVictims(g, [figure], { cause: 'me02' });
    },
  },
  {
    id: 'broken-ladder', // mt04: the connection is gone for everybody
    blocksWay: (_g, me, from, to) =>
      (from === me.token?.space && to === me.token.to) || (from === me.token?.to && to === me.token.space),
  },
];
