import { itemCard } from '../../catalogue.ts';
import {
  adjacent,
  CHOOSE,
  chooseOne,
  chooseSpace,
  contextOf,
  discardItem,
  discardToUse,
  distance,
  type EnemyStep,
  type FigureId,
  type FinalGirl,
  freeToUse,
  H,
  HEAL,
  type HorrorRise,
  hasTag,
  heroineSpace,
  horrorRoll,
  type Item,
  killerSpace,
  leavePhase,
  type Me,
  MOVE,
  minorDarkPowers,
  moverOf,
  neighbours,
  PLAYER,
  peekTerror,
  placeToken,
  putFigure,
  removeDarkPowers,
  rerollChosen,
  resolve,
  spaceOf,
  spendUse,
  T,
  turnUp,
} from '../kit.ts';

// Items that several locations use. FG-ITEM-14: the hands that they need.

export const knife: Item = { id: 'knife', hands: 1, weapon: { range: [0], damage: 1 } };

export const oldRevolver: Item = {
  id: 'old_revolver', // FG-WEAP-06
  hands: 1,
  weapon: { range: [1], damage: 1, only: ['weak_attack'] },
};

export const axe: Item = { id: 'axe', hands: 2, weapon: { range: [0], damage: 2 } };

export const metalBat: Item = {
  id: 'metal_bat',
  hands: 2,
  weapon: {
    range: [0],
    damage: 1,
    *onDamage(g, plan) {
      if (plan.target.kind !== 'killer' || minorDarkPowers(g).length === 0) return;
      const pick = yield* chooseOne(g, 'metal-bat', 'FG-DARK-06', [...minorDarkPowers(g), 'none']);
      if (pick !== 'none') removeDarkPowers(g, pick);
    },
  },
};

export const whip: Item = {
  id: 'whip',
  hands: 1,
  weapon: {
    range: [0],
    damage: 1,
    *onDamage(g, plan) {
      const enemies: FigureId[] =
        plan.target.kind === 'killer'
          ? ['killer']
          : g.state.minions.filter((one) => one.space === plan.target.space).map((one) => one.id);
      for (const enemy of enemies) yield* pullAway(g, enemy);
    },
  },
};

/** The whip may move the enemy that it damaged 1 space. */
function* pullAway(g: FinalGirl, enemy: FigureId) {
  const from = spaceOf(g, enemy);
  if (from === null) return;
  const pick = yield* chooseOne(g, 'whip', 'FG-ITEM-15', ['stay', ...neighbours(g, from, moverOf(enemy))]);
  if (pick !== 'stay') yield* putFigure(g, enemy, pick);
}

export const trashLid: Item = {
  id: 'trash_lid',
  hands: 1,
  uses: 3,
  shields: (_g, me, attack) => [
    {
      id: 'use:trash_lid',
      at: 'item:trash_lid',
      cost: { use: 1 },
      details: { item: 'trash_lid' },
      *run(g) {
        attack.amount -= 1;
        yield* spendUse(g, me.key);
      },
    },
  ],
};

export const firstAid: Item = {
  id: 'first_aid',
  hands: 1,
  *beforeHeal(_g, _me, heal) {
    if (heal.card !== null && heal.amount > 0) heal.amount += 1;
  },
};

export const pepperSpray: Item = {
  id: 'pepper_spray',
  hands: 1,
  killerPhaseOffers: (g, me) => (killerSpace(g) === heroineSpace(g) ? [discardToUse(me, [endKillerPhase])] : []),
};

function* endKillerPhase(g: FinalGirl) {
  leavePhase(g, 'pepper-spray');
}

export const pills: Item = {
  id: 'pills',
  hands: 0,
  actions: (_g, me) => [discardToUse(me, [CHOOSE('pills', { calm: [H(-1)], heal: [HEAL(2)] })])],
};

export const luckyDice: Item = {
  id: 'lucky_dice',
  hands: 0,
  rollOffers: (_g, me, roll) => [
    {
      id: 'use:lucky_dice',
      at: 'item:lucky_dice',
      cost: { item: 1 },
      details: { item: 'lucky_dice' },
      *run(g) {
        yield* discardItem(g, me.key);
        yield* rerollChosen(g, roll);
      },
    },
  ],
};

export const energyDrink: Item = {
  id: 'energy_drink',
  hands: 0,
  actions: (_g, me) => [discardToUse(me, [CHOOSE('energy-drink', { time: [T(+3)], move: [MOVE(1)] })])],
};

export const rabbitFoot: Item = {
  id: 'rabbit_foot',
  hands: 0,
  actions: (_g, me) => [discardToUse(me, [rubTheFoot], { when: 'between' })],
};

function* rubTheFoot(g: FinalGirl) {
  const roll = yield* horrorRoll(g, { card: 'rabbit_foot', kind: 'effect' });
  const wish = CHOOSE('rabbit-foot', { time: [T(+2)], heal: [HEAL(1)], calm: [H(-1)], move: [MOVE(1)] });
  for (let i = 0; i < roll.successes; i++) yield* resolve(g, [wish], contextOf(g, 'rabbit_foot', 'other'));
}

export const flashlight: Item = {
  id: 'flashlight',
  hands: 0,
  actions: (g, me) =>
    g.state.terror.deck.length === 0 ? [] : [freeToUse(me, [T(-1), peekTerror], { once: 'phase', cost: { time: 1 } })],
};

export const map: Item = {
  id: 'map',
  hands: 0,
  actions: (_g, me) => [discardToUse(me, [studyTheMap], { when: 'between' })],
};

/** For each pile: a face-down top card is turned up, or a face-up one may be removed from the game and the next one turned up. */
function* studyTheMap(g: FinalGirl) {
  for (const { space } of [...g.state.items.piles]) {
    const pile = g.state.items.piles.find((one) => one.space === space)!;
    const top = pile.cards[0];
    if (top === undefined) continue;
    if (top.up) {
      if (itemCard(top.id).keeps?.(g) === true) continue; // Poltergeist rule 8
      if (!(yield* g.confirm(PLAYER, 'map', 'FG-TERM-08', { space, item: top.id }))) continue;
      g.state.items.removed.push(pile.cards.shift()!.id);
      g.tell('all', 'item-removed', { item: top.id, rule: 'FG-TERM-08' });
    }
    turnUp(g, space);
  }
}

export const fireworks: Item = {
  id: 'fireworks',
  hands: 0,
  actions: (g, me) => {
    const spaces = [heroineSpace(g), ...adjacent(g, heroineSpace(g))].filter(
      (space) => !hasTag(g, space, 'openwater') && !hasTag(g, space, 'house'),
    );
    return [
      discardToUse(me, [T(-2), lightFireworks], {
        when: 'between',
        cost: { time: 2, item: 1 },
        blocked: spaces.length === 0 && 'not-here',
      }),
    ];
  },
};

function* lightFireworks(g: FinalGirl) {
  const spaces = [heroineSpace(g), ...adjacent(g, heroineSpace(g))].filter(
    (space) => !hasTag(g, space, 'openwater') && !hasTag(g, space, 'house'),
  );
  const space = yield* chooseSpace(g, 'fireworks', 'FG-TOK-01', spaces);
  if (space !== null) placeToken(g, 'fireworks', space);
}

export const crucifix: Item = {
  id: 'crucifix',
  copies: 3,
  hands: 1,
  *beforeHorrorRise(g, me, rise: HorrorRise) {
    if (rise.steps <= 0) return;
    if (!(yield* g.confirm(PLAYER, 'crucifix-horror', 'FG-HOR-01', { item: me.key, steps: rise.steps }))) return;
    yield* discardItem(g, me.key);
    rise.steps = 0;
  },
  /** An enemy that stands adjacent to the heroine can be halted. */
  *beforeEnemyStep(g, me: Me, step: EnemyStep) {
    if (step.stopped || step.how === 'put' || distance(g, step.from, heroineSpace(g), 'board') !== 1) return;
    if (!(yield* g.confirm(PLAYER, 'crucifix-halt', 'FG-KMOV-01', { item: me.key, enemy: step.enemy, to: step.to })))
      return;
    yield* discardItem(g, me.key);
    step.stopped = true;
  },
};
