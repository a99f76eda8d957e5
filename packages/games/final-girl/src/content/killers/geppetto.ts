import {
  act,
  BURN,
  type DarkPower,
  DP,
  EV,
  type Finale,
  isMinion,
  type Killer,
  moveOf,
  remember,
  victimSpaces,
  victims,
} from '../kit.ts';
import { allOnTheBoard, joinTheFamily, leashedRoute, placeAllMarionettes, placeMarionette } from './geppetto-rules.ts';
import { geppettoTerror } from './geppetto-terror.ts';

/** FG-MINION-10: the minion action first, then the killer's. */
const finales: readonly Finale[] = [
  {
    id: 'gp_f1',
    action: [act('F:MA', 'minions'), act('F:MA', 'killer')],
    // Overrides FG-MINION-01: in the Killer phase victims act as marionettes too, but they have no strings.
    minionsToo: (g) => (g.state.phase === 'killer' ? victims(g).map((one) => one.id) : []),
    attackTargets: (g) => victimSpaces(g).map((space) => ({ kind: 'victims', space })),
  },
  {
    id: 'gp_f2',
    action: [act('N:MA', 'minions'), act('N:MMA', 'killer')],
    onReveal: [
      function* (g) {
        remember(g, 'geppetto', { leash: false });
      },
    ],
    moveValue: (_g, _me, enemy) => (isMinion(enemy) ? 1 : 0),
  },
  {
    id: 'gp_f3',
    action: [act('N:MA', 'minions'), act('F:MAA', 'killer')],
    onReveal: [placeAllMarionettes],
    moveValue: (_g, _me, enemy) => (isMinion(enemy) ? -1 : 0),
  },
];

const darkPowers: readonly DarkPower[] = [
  {
    id: 'gp_d1',
    *beforeDamage(g, _me, damage) {
      const hurtThisTurn = `gp_d1:${damage.target}`;
      if (!isMinion(damage.target) || damage.amount <= 0 || g.state.tally.usedThisTurn.includes(hurtThisTurn)) return;
      g.state.tally.usedThisTurn.push(hurtThisTurn);
      damage.amount -= 1;
      g.tell('all', 'damage-ignored', { figure: damage.target, amount: 1, card: 'gp_d1', rule: 'FG-ATK-02' });
    },
  },
  { id: 'gp_d2', attackValue: (_g, _me, enemy) => (isMinion(enemy) ? 1 : 0) },
  {
    id: 'gp_d3',
    // Overrides FG-BREATH-03, FG-BREATH-08.
    *beforeDamage(g, _me, damage) {
      if (damage.target !== 'killer' || !allOnTheBoard(g)) return;
      const shields = damage.source === 'self' ? [] : g.state.inPlay.filter((card) => card.kind === 'mdp');
      const most = shields.reduce((sum, card) => sum + card.markers, g.state.killer.markers);
      if (damage.amount <= most) return;
      g.tell('all', 'damage-ignored', {
        figure: 'killer',
        amount: damage.amount - most,
        card: 'gp_d3',
        rule: 'FG-BREATH-03',
      });
      damage.amount = most;
    },
  },
  {
    id: 'gp_e',
    epic: true,
    onReveal: [joinTheFamily],
    startOfKiller: joinTheFamily,
    *onEnter(g, _me, figure) {
      if (figure === 'heroine' || isMinion(figure)) yield* joinTheFamily(g);
    },
  },
];

/** Geppetto and his marionettes. */
export const geppetto: Killer = {
  id: 'geppetto',
  film: 'carnival',
  health: 10,
  horror: 5,
  minions: { count: 3, health: 1 },
  memory: { leash: true },
  track: [
    { attack: 1, move: 1 },
    { attack: 1, move: 1 },
    { attack: 1, move: 1 },
    { attack: 1, move: 2, effects: [DP] },
    { attack: 1, move: 2 },
    { attack: 2, move: 2 },
    { attack: 2, move: 3, effects: [EV] },
    { attack: 2, move: 3 },
    { attack: 2, move: 3, effects: [EV] },
  ],
  endEffect: [BURN(1)],
  initial: [placeMarionette, act('V:M', 'minions'), act('N:A', 'killer')],
  finales,
  darkPowers,
  terror: geppettoTerror,
  // FG-MINION-03: marionettes, and victims that act like them (gp_f1).
  minionValues: (g) => ({ attack: 1, move: moveOf(g, 'killer') }),
  route: (g, _me, aim, steps, rest) => (isMinion(aim.enemy) ? leashedRoute(g, aim, steps, rest) : undefined),
};
