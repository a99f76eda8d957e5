import {
  act,
  adjacent,
  chooseCompany,
  chooseOne,
  chooseSpace,
  decideSpace,
  discardToUse,
  distance,
  enemies,
  type FigureId,
  type FinalGirl,
  freeToUse,
  goTogether,
  harm,
  hasTag,
  heroineSpace,
  type Item,
  leavePhase,
  type Me,
  moveToken,
  moveVictim,
  nearest,
  placeToken,
  removeToken,
  spaceOf,
  spacesWith,
  spendToUse,
  T,
  type Thing,
  tokensOf,
  victimsOnAny,
} from '../kit.ts';

// The camp's own items, and the tokens that they place.

export const whistle: Item = {
  id: 'whistle',
  hands: 0,
  followLimit: () => 1,
  actions: (_g, me) => [
    freeToUse(me, [T(-1), callEverybody, act('F:M')], { once: 'phase', when: 'between', cost: { time: 1 } }),
  ],
};

function* callEverybody(g: FinalGirl) {
  const here = heroineSpace(g);
  for (const id of victimsOnAny(g, adjacent(g, here))) yield* moveVictim(g, id, here, 'whistle');
}

export const motorboat: Item = {
  id: 'motorboat',
  hands: 0,
  *onGain(g) {
    const landings = nearest(g, heroineSpace(g), spacesWith(g, 'water'), 'heroine');
    if (landings.length > 0) placeToken(g, 'boat', decideSpace(g, landings, { rule: 'FG-TOK-01' }));
  },
  actions: (g, me) => {
    const [boat] = tokensOf(g, 'boat');
    if (boat === undefined || boat.space !== heroineSpace(g)) return [];
    return [freeToUse(me, [T(-2), takeTheBoat], { when: 'between', cost: { time: 2 } })];
  },
};

/** The heroine, up to 2 victims and the boat go to any other landing. */
function* takeTheBoat(g: FinalGirl) {
  const from = heroineSpace(g);
  const to = yield* chooseSpace(
    g,
    'boat',
    'FG-MOVE-02',
    spacesWith(g, 'water').filter((space) => space !== from),
  );
  const [boat] = tokensOf(g, 'boat');
  if (to === null || boat === undefined) return;
  const aboard = yield* chooseCompany(g, from, to, 2);
  moveToken(g, boat, to);
  yield* goTogether(g, to, aboard, 'put');
}

export const bow: Item = {
  id: 'bow',
  hands: 2,
  uses: 3,
  actions: (g, me) =>
    inRange(g, [1, 2]).length === 0
      ? []
      : [spendToUse(me, [T(-2), shoot], { when: 'between', cost: { time: 2, use: 1 } })],
};

function inRange(g: FinalGirl, range: readonly number[]): FigureId[] {
  return enemies(g).filter((enemy) => range.includes(distance(g, heroineSpace(g), spaceOf(g, enemy) ?? '', 'heroine')));
}

function* shoot(g: FinalGirl) {
  const targets = inRange(g, [1, 2]);
  const enemy = targets.length > 1 ? yield* chooseOne(g, 'shoot', 'FG-WEAP-03', targets) : targets[0];
  if (enemy !== undefined) yield* harm(g, enemy, 1, 'item');
}

export const bearTrap: Item = {
  id: 'bear_trap',
  hands: 0,
  actions: (g, me: Me) => [
    discardToUse(me, [T(-2), setTheTrap], {
      when: 'between',
      cost: { time: 2, item: 1 },
      blocked: hasTag(g, heroineSpace(g), 'openwater') && 'not-on-water',
    }),
  ],
};

function* setTheTrap(g: FinalGirl) {
  placeToken(g, 'bear-trap', heroineSpace(g));
}

export const campTokens: readonly Thing[] = [
  { id: 'boat' },
  {
    id: 'bear-trap',
    *onEnter(g, me, figure, space) {
      if (figure !== 'killer' || me.token === undefined || space !== me.token.space) return;
      removeToken(g, me.token);
      yield* harm(g, 'killer', 2, 'item');
      if (g.state.phase === 'killer') leavePhase(g, 'bear-trap');
    },
  },
];
