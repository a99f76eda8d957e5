import type { Option, Rules } from '@dreadhouse/engine';
import { type FigureId, type FinalGirl, PLAYER, type SpaceId } from '../../state.ts';
import { act, HEAL, T } from '../effects.ts';
import { cannotWake, DR_FRIGHT, fallAsleep, isAsleep, wakeUp } from '../killers/dr-fright-sleep.ts';
import {
  adjacent,
  answer,
  chooseSpace,
  chooseVictim,
  discardItem,
  discardToUse,
  distanceTo,
  enemies,
  freeToUse,
  harm,
  hasTag,
  heroineSpace,
  horrorRoll,
  isMinion,
  moveToken,
  moveVictim,
  neighbours,
  placeToken,
  putFigure,
  removeToken,
  spaceOf,
  spacesWith,
  spendToUse,
  tokensOf,
  victim,
  victims,
} from '../kit.ts';
import type { Attack, AttackTarget, EffectRule, Item, Thing } from '../types.ts';
import { crucifix, energyDrink, fireworks, firstAid, knife, luckyDice, trashLid } from './common.ts';

// --- shooting ---

const RIFLE_RANGE: readonly number[] = [1, 2, 3];
const BOW_RANGE: readonly number[] = [1, 2];

/** Enemies outdoors at one of these distances that the heroine can hurt. */
function inSight(g: FinalGirl, range: readonly number[]): FigureId[] {
  return enemies(g).filter((enemy) => {
    const space = spaceOf(g, enemy);
    if (space === null || hasTag(g, space, 'indoor')) return false;
    const target: AttackTarget = { kind: isMinion(enemy) ? 'minions' : 'killer', space };
    return range.includes(distanceTo(g, target)) && answer(g, 'forbidsAttacking', target) === undefined;
  });
}

const noOneInSight = (g: FinalGirl, range: readonly number[]): string | false =>
  inSight(g, range).length === 0 && 'no-enemy-in-sight';

function* chooseEnemy(g: FinalGirl, range: readonly number[]): Rules<FigureId | undefined> {
  const options = (): (Option & { figure: FigureId })[] =>
    inSight(g, range).map((figure) => ({ id: `hit:${figure}`, at: figure, figure, details: { figure } }));
  return options().length === 0 ? undefined : (yield* g.choose(PLAYER, 'shoot', 'FG-WEAP-03', options)).figure;
}

const SHOOT: EffectRule = function* (g) {
  const enemy = yield* chooseEnemy(g, BOW_RANGE);
  if (enemy !== undefined) yield* harm(g, enemy, 1, 'item');
};

const FIRE: EffectRule = function* (g) {
  const enemy = yield* chooseEnemy(g, RIFLE_RANGE);
  const { successes } = yield* horrorRoll(g, { card: 'hunting_rifle', kind: 'effect' });
  if (enemy !== undefined && successes > 0) yield* harm(g, enemy, 2, 'item');
};

// --- everything else ---

const cancel = (attack: Attack): EffectRule =>
  function* () {
    attack.cancelled = true;
  };

/** megaphone: any victim, one space. */
const CALL: EffectRule = function* (g) {
  const all = victims(g).map((one) => one.id);
  const id = yield* chooseVictim(g, 'call-victim', 'FG-GEN-07', all);
  if (id === null) return;
  const ways = neighbours(g, victim(g, id)!.space, 'victim');
  const open = ways.filter((to) => answer(g, 'forbidsEntering', 'victim', to, to) === undefined);
  const to = yield* chooseSpace(g, 'call-where', 'FG-GEN-07', open);
  if (to !== null) yield* moveVictim(g, id, to, 'megaphone');
};

const withBicycle = (g: FinalGirl): boolean => tokensOf(g, 'bicycle').some((token) => token.space === heroineSpace(g));

function* parkBicycle(g: FinalGirl): Rules {
  const here = heroineSpace(g);
  const streets = [here, ...adjacent(g, here)].filter((space) => hasTag(g, space, 'street'));
  const space = yield* chooseSpace(g, 'park-bicycle', 'FG-GEN-07', streets);
  if (space !== null) placeToken(g, 'bicycle', space);
}

const RIDE: EffectRule = function* (g) {
  const here = heroineSpace(g);
  const open = (space: SpaceId): boolean =>
    space !== here && answer(g, 'forbidsEntering', 'heroine', here, space) === undefined;
  const space = yield* chooseSpace(g, 'ride', 'FG-GEN-07', spacesWith(g, 'street').filter(open));
  if (space === null) return;
  for (const token of tokensOf(g, 'bicycle')) moveToken(g, token, space);
  yield* putFigure(g, 'heroine', space);
};

function whyNoTrap(g: FinalGirl): string | false {
  const here = heroineSpace(g);
  if (!hasTag(g, here, 'indoor')) return 'not-indoors';
  return tokensOf(g, 'junk_trap').some((token) => token.space === here) && 'trap-here-already';
}

const SET_TRAP: EffectRule = function* (g) {
  placeToken(g, 'junk_trap', heroineSpace(g));
};

/** tranquilizer: with Dr. Fright as the killer, the door to her dreams. */
const SEDATE: EffectRule = function* (g) {
  if (g.state.options.killer !== DR_FRIGHT) return;
  if (!isAsleep(g)) {
    if (yield* g.confirm(PLAYER, 'fall-asleep', 'FG-GEN-07')) fallAsleep(g);
  } else if (!cannotWake(g) && (yield* g.confirm(PLAYER, 'wake-up', 'FG-GEN-07'))) wakeUp(g);
};

const ownItems: readonly Item[] = [
  {
    id: 'hunting_rifle',
    hands: 2,
    uses: 2,
    actions: (g, me) => [
      spendToUse(me, [T(-1), FIRE], {
        when: 'between',
        blocked: noOneInSight(g, RIFLE_RANGE),
        cost: { use: 1, time: 1 },
      }),
    ],
  },
  {
    id: 'pitchfork',
    hands: 2,
    weapon: { range: [0], damage: 1 },
    shields: (_g, me, attack) => [discardToUse(me, [cancel(attack)])],
  },
  {
    id: 'sport_bow',
    hands: 2,
    uses: 3,
    actions: (g, me) => [
      spendToUse(me, [T(-2), SHOOT], {
        when: 'between',
        blocked: noOneInSight(g, BOW_RANGE),
        cost: { use: 1, time: 2 },
      }),
    ],
  },
  {
    id: 'machete',
    hands: 1,
    weapon: { range: [0], damage: 2 },
    followLimit: () => Number.NEGATIVE_INFINITY,
  },
  {
    id: 'bible',
    hands: 0,
    dice: (_g, _me, roll) => (roll.card === 'convince' ? 2 : 0),
    *beforeHorrorRise(g, me, rise) {
      if (rise.from !== 'terror' || rise.steps <= 0) return;
      if (!(yield* g.confirm(PLAYER, 'ignore-horror', 'FG-HOR-01', { item: me.key, steps: rise.steps }))) return;
      yield* discardItem(g, me.key);
      rise.steps = 0;
    },
  },
  {
    id: 'megaphone',
    hands: 1,
    actions: (g, me) => [
      freeToUse(me, [CALL, act('F:M')], {
        when: 'between',
        once: 'phase',
        blocked: victims(g).length === 0 && 'no-victims',
      }),
    ],
  },
  {
    id: 'bicycle',
    hands: 2,
    onGain: parkBicycle,
    actions: (g, me) => [
      freeToUse(me, [RIDE], { when: 'between', once: 'turn', blocked: !withBicycle(g) && 'not-with-bicycle' }),
    ],
    *onDiscard(g) {
      for (const token of tokensOf(g, 'bicycle')) removeToken(g, token);
    },
  },
  {
    id: 'junk_traps',
    hands: 0,
    uses: 3,
    actions: (g, me) => [spendToUse(me, [SET_TRAP], { when: 'between', blocked: whyNoTrap(g) })],
  },
  { id: 'tranquilizer', hands: 0, actions: (_g, me) => [discardToUse(me, [HEAL(2), SEDATE])] },
];

/** Eighteen items, three crucifixes among them. */
export const mapleItems: readonly Item[] = [
  knife,
  trashLid,
  luckyDice,
  energyDrink,
  fireworks,
  firstAid,
  { ...crucifix, copies: 3 },
  ...ownItems,
];

export const mapleItemTokens: readonly Thing[] = [
  { id: 'bicycle' },
  {
    id: 'junk_trap',
    *onEnter(g, me, figure, space) {
      const isEnemy = figure === 'killer' || isMinion(figure);
      if (!isEnemy || me.token === undefined || space !== me.token.space) return;
      removeToken(g, me.token);
      yield* harm(g, figure, 2, 'item');
    },
  },
];
