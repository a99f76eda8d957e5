import {
  answer,
  atExit,
  chooseSpace,
  distance,
  enemies,
  type FinalGirl,
  firstSteps,
  H,
  HEAL,
  type Heroine,
  heroineSpace,
  MOVE,
  type Offer,
  type SpaceId,
  spaceOf,
  stepHeroine,
  T,
  TAKE,
  TAKE_CHEAP,
} from '../kit.ts';

export const laurie: Heroine = {
  id: 'laurie', // FG-SETUP-17
  film: 'happy-trails',
  health: 5,
  slots: [H(-1), T(+2), HEAL(1), T(+2), TAKE_CHEAP(2), MOVE(1)],
  further: T(+1),
  // FG-SAVE-14: whenever she damages an enemy on her own space: once for each attack with a card, once for each use of an item.
  ultimate: {
    *beforeDamage(g, _me, damage) {
      if (damage.source === 'item' && damage.amount > 0 && spaceOf(g, damage.target) === heroineSpace(g))
        damage.amount += 1;
    },
    *addDamage(g, _me, damage, plan) {
      const enemy = plan.target.kind === 'killer' || plan.target.kind === 'minions';
      if (enemy && plan.target.space === heroineSpace(g)) damage.amount += 1;
    },
  },
};

export const reiko: Heroine = {
  id: 'reiko',
  film: 'happy-trails',
  health: 6,
  slots: [T(+2), HEAL(1), TAKE('planning'), MOVE(1), MOVE(1)],
  further: T(+1),
  // Once per Action phase she goes to an enemy at distance 1 or 2 for free.
  ultimate: {
    actions: (g) => (prey(g).length === 0 ? [] : [charge]),
  },
};

/** Enemies at distance 1 or 2 that she can walk up to. */
function prey(g: FinalGirl): SpaceId[] {
  const from = heroineSpace(g);
  const near = (space: SpaceId): boolean => {
    const away = distance(g, from, space, 'heroine');
    if (away === 1) return steps(g, from, space).length > 0;
    return away === 2 && steps(g, from, space).some((next) => steps(g, next, space).length > 0);
  };
  return [...new Set(enemies(g).map((enemy) => spaceOf(g, enemy) as SpaceId))].filter(near);
}

/** FG-MOVE-02: first steps of the shortest ways, as far as nothing forbids them. */
function steps(g: FinalGirl, from: SpaceId, to: SpaceId): SpaceId[] {
  const open = (next: SpaceId): boolean => answer(g, 'forbidsEntering', 'heroine', from, next) === undefined;
  return firstSteps(g, from, to, 'heroine').filter(open);
}

const charge: Offer = {
  id: 'charge',
  once: 'phase',
  when: 'between',
  rule: 'FG-SAVE-12',
  *run(g) {
    const goal = yield* chooseSpace(g, 'charge', 'FG-SAVE-12', prey(g));
    while (goal !== null && heroineSpace(g) !== goal) {
      const next = yield* chooseSpace(g, 'charge', 'FG-MOVE-02', steps(g, heroineSpace(g), goal));
      if (next === null) return;
      yield* stepHeroine(g, next);
      if (heroineSpace(g) !== goal) yield* atExit(g); // FG-SAVE-02
    }
  },
};
