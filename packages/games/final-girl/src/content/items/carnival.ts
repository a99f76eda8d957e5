import type { Rules } from '@dreadhouse/engine';
import { plainDie } from '../dice.ts';
import {
  type Aim,
  answer,
  type CardId,
  contextOf,
  decideSpace,
  discardItem,
  distance,
  distanceTo,
  divert,
  END,
  type FinalGirl,
  freeToUse,
  goTogether,
  heal,
  heroineHealth,
  heroineSpace,
  type Item,
  LOSE,
  loseHealth,
  type Me,
  type MoveOffer,
  moverOf,
  nearest,
  neighbours,
  onRed,
  PLAYER,
  peekTerror,
  rerollChosen,
  resolve,
  type SpaceId,
  spaceOf,
  spacesWith,
  T,
  useOnce,
  victimSpaces,
  victimsOn,
} from '../kit.ts';
import { energyDrink, firstAid, knife, metalBat, oldRevolver, pepperSpray, pills, trashLid, whip } from './common.ts';

const strongmanHammer: Item = {
  id: 'strongman_hammer',
  hands: 2,
  handsOnly: true,
  weapon: {
    range: [0],
    damage: 3,
    forbidden: (g) => (heroineHealth(g) < 4 ? 'too-weak' : undefined),
    price: (g) => resolve(g, [LOSE(1)], contextOf(g, 'strongman_hammer', 'other')),
    afterAttack: (g) => resolve(g, [END], contextOf(g, 'strongman_hammer', 'other')),
  },
};

const zappo: Item = {
  id: 'zappo',
  hands: 0,
  searchFrom: (g) => spacesWith(g, 'search').filter((space) => distance(g, heroineSpace(g), space, 'heroine') <= 2),
  *insteadOfTrap(g, me, _trap, pile, searched) {
    if (!searched || pile === heroineSpace(g)) return false;
    yield* discardItem(g, me.key);
    return true;
  },
};

const superDice: Item = {
  id: 'super_dice',
  hands: 0,
  rollOffers: (_g, me, roll) => [
    freeToUse(me, [
      function* (g) {
        yield* rerollChosen(g, roll);
        if (plainDie(g, me.key) <= 4) yield* discardItem(g, me.key);
      },
    ]),
  ],
};

/** Over one space to another: the one between is not entered, and nobody can follow. */
function vaults(g: FinalGirl, me: Me): MoveOffer[] {
  if (g.state.phase !== 'action' || g.state.tally.usedThisPhase.includes(me.key)) return [];
  const here = heroineSpace(g);
  const beside = neighbours(g, here, 'heroine');
  const beyond = new Map<SpaceId, SpaceId>();
  for (const over of beside) {
    for (const to of neighbours(g, over, 'heroine')) if (to !== here && !beside.includes(to)) beyond.set(to, over);
  }
  return [...beyond].map(([to, over]) => ({
    id: `vault:${to}`,
    at: to,
    rule: 'FG-MOVE-02',
    details: { item: me.key, to },
    blocked: answer(g, 'forbidsEntering', 'heroine', over, to),
    spends: 1,
    *run(game) {
      useOnce(game, me.key, 'phase');
      yield* goTogether(game, to, [], 'step');
    },
  }));
}

const pole: Item = { id: 'pole', hands: 2, moveOffers: vaults };

const TRAP_CARDS: readonly CardId[] = ['bt01', 'bt02', 'bt03'];

function* offerTape(g: FinalGirl, me: Me, card: CardId): Rules<boolean> {
  if (!(yield* g.confirm(PLAYER, 'found-tape', 'FG-ITEM-11', { item: me.key, card }))) return false;
  yield* discardItem(g, me.key);
  return true;
}

const foundTape: Item = {
  id: 'found_tape',
  hands: 0,
  *insteadOfTrap(g, me, trap) {
    return yield* offerTape(g, me, trap);
  },
  *onTerrorDrawn(g, me, draw) {
    if (draw.ignored || !TRAP_CARDS.includes(draw.card)) return;
    draw.ignored = yield* offerTape(g, me, draw.card);
  },
};

const throwingAxe: Item = {
  id: 'throwing_axe',
  hands: 1,
  weapon: {
    range: [0, 1],
    damage: 1,
    *price(g, plan) {
      if (distanceTo(g, plan.target) === 1) yield* discardItem(g, 'throwing_axe');
    },
  },
};

const crystalBall: Item = {
  id: 'crystal_ball',
  hands: 0,
  actions: (g, me) => (g.state.terror.deck.length === 0 ? [] : [freeToUse(me, [gaze], { once: 'phase' })]),
};

function* gaze(g: FinalGirl): Rules {
  if (plainDie(g, 'crystal_ball') >= 5) yield* peekTerror(g);
}

/** Where the victims nearest to an enemy are; FG-TARG-04: the larger group. One that acts itself (gp_f1) does not count. */
function nearestVictims(g: FinalGirl, aim: Aim): SpaceId[] {
  const from = spaceOf(g, aim.enemy);
  const others = (space: SpaceId): number => victimsOn(g, space).filter((id) => id !== aim.enemy).length;
  const spaces = victimSpaces(g).filter((space) => others(space) > 0);
  const close = from === null ? [] : nearest(g, from, spaces, moverOf(aim.enemy));
  const most = Math.max(...close.map(others));
  return close.filter((space) => others(space) === most);
}

const makeupKit: Item = {
  id: 'makeup_kit',
  hands: 0,
  *retarget(g, me, aim) {
    const close = aim.explicit ? nearestVictims(g, aim) : [];
    if (close.length === 0) return;
    if (!(yield* g.confirm(PLAYER, 'makeup-kit', 'FG-TARG-01', { item: me.key, enemy: aim.enemy }))) return;
    divert(g, aim, decideSpace(g, close, { rule: 'FG-TARG-05', enemy: aim.enemy }), 'makeup_kit');
    if (plainDie(g, me.key) <= 2) yield* discardItem(g, me.key);
  },
};

const knifeBelt: Item = { id: 'knife_belt', hands: 1, uses: 4, weapon: { range: [0, 1], damage: 1, splits: true } };

/** A trap that stays with the heroine instead of lying in the discard pile. */
function cling(g: FinalGirl, id: CardId): void {
  const { items } = g.state;
  items.discard = items.discard.filter((one) => one !== id);
  items.aside.push({ id, uses: 0 });
  g.tell('all', 'trap-clings', { item: id, rule: 'FG-TERM-06' });
}

function* openJaws(g: FinalGirl): Rules {
  yield* discardItem(g, 'trap_bear', 'FG-TERM-01');
}

/** Carnival rules 1 and 2: one in each pile, never on top at the start. */
export const trapItems: readonly Item[] = [
  {
    id: 'trap_bear',
    hands: 0,
    aside: true,
    neverOnTop: true,
    *trap(g, item) {
      yield* loseHealth(g, 1, item.id);
      cling(g, item.id);
    },
    forbidsEntering: (_g, _me, mover) => (mover === 'heroine' ? 'steel-jaws' : undefined),
    actions: (g, me) => [
      {
        ...freeToUse(me, [openJaws, T(-2)], { cost: { time: 2 }, blocked: onRed(g) && 'time-on-red' }),
        id: 'open-jaws',
      },
    ],
  },
  {
    id: 'trap_gas',
    hands: 0,
    neverOnTop: true,
    *trap(g) {
      g.state.time = Math.min(0, g.state.time);
      g.tell('all', 'sleeping-gas', { time: g.state.time, rule: 'FG-TIME-01' });
      yield* heal(g, 1, 'trap_gas');
      if (g.state.phase === 'action') g.state.ending = true;
    },
  },
  {
    id: 'trap_cobra',
    hands: 0,
    aside: true,
    neverOnTop: true,
    *trap(g, item) {
      cling(g, item.id);
    },
    *upkeep(g) {
      yield* loseHealth(g, 1, 'trap_cobra');
    },
    // Overrides FG-HEAL-01.
    *beforeHeal(g, me, healing) {
      if (healing.amount <= 0) return;
      healing.amount = 0;
      yield* discardItem(g, me.key, 'FG-TERM-01');
    },
  },
];

export const carnivalItems: readonly Item[] = [
  knife,
  oldRevolver,
  metalBat,
  whip,
  trashLid,
  firstAid,
  pepperSpray,
  pills,
  energyDrink,
  strongmanHammer,
  zappo,
  superDice,
  pole,
  foundTape,
  throwingAxe,
  crystalBall,
  makeupKit,
  knifeBelt,
];
