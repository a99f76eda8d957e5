import type { Option, Rules } from '@dreadhouse/engine';
import { plainDice } from '../dice.ts';
import {
  ADD,
  addVictims,
  adjacent,
  allVictims,
  becomeSpecial,
  chooseSpace,
  chooseVictim,
  contextOf,
  decideVictim,
  type EventCard,
  enemiesOn,
  exchange,
  type FinalGirl,
  farthestVictimFromHeroine,
  harm,
  heroineSpace,
  hitHeroine,
  isSpecial,
  isVictim,
  killerSpace,
  killVictims,
  kindOfVictim,
  loseTime,
  type Me,
  minionsOn,
  moveVictim,
  nearestVictimToHeroine,
  neighbours,
  type Offer,
  oneOfEach,
  onRed,
  PLAYER,
  panic,
  placeToken,
  type Roll,
  raiseHorror,
  remember,
  rerollChosen,
  resolve,
  roleOf,
  type SpaceId,
  type Thing,
  TOWARD,
  type VictimId,
  victim,
  victims,
  victimsOfRole,
  victimsOn,
  victimsOnAny,
} from '../kit.ts';
import { panicInto } from '../panic-into.ts';
import { parkCart } from './carnival-golf-cart.ts';
import { findZappo, zappoLost } from './carnival-piles.ts';
import { trapSpaces } from './carnival-traps.ts';

const BIG_TOP = 'big_top';

/** Where the special victim of an event stands; the Werewolf counts here, though it is no victim. */
function whereIs(g: FinalGirl, role: string): SpaceId | null {
  return g.state.victims.find((one) => one.role === role)?.space ?? null;
}

const withHer = (g: FinalGirl, role: string): boolean => whereIs(g, role) === heroineSpace(g);

/** be02 */
function* notReal(g: FinalGirl): Rules {
  placeToken(g, 'not-real', 'forest_of_horrors');
  yield* killVictims(g, victimsOn(g, 'forest_of_horrors'), { cause: 'be02' });
}

/** be02: the token in the Forest of Horrors. */
export const notRealToken: Thing = {
  id: 'not-real',
  *onEnter(g, me, figure, space) {
    if (space === me.token?.space && isVictim(figure)) yield* killVictims(g, [figure], { cause: 'be02' });
  },
};

/** be03: four newcomers, one of whom is her sister. */
function* sisterArrives(g: FinalGirl): Rules {
  const added = yield* addVictims(g, 4, BIG_TOP);
  const here = added.find((id) => victim(g, id) !== undefined);
  if (here !== undefined) exchange(g, 'be03', 'white', here);
}

/** be03: for 2 time one die is rolled again. On red there is nothing left to pay with. */
function sisterHelps(g: FinalGirl, _me: Me, roll: Roll): Offer[] {
  if (!withHer(g, 'be03')) return [];
  return [
    {
      id: 'little-sister',
      at: heroineSpace(g),
      rule: 'FG-ROLL-12',
      cost: { time: 2 },
      blocked: onRed(g) && 'time-on-red',
      *run(game) {
        yield* loseTime(game, 2, 'be03');
        yield* rerollChosen(game, roll, 1);
      },
    },
  ];
}

/** be05: 2 damage to one figure with the Werewolf: a victim, else the heroine, else a minion, else the killer. */
function* werewolfBites(g: FinalGirl): Rules {
  const wolf = g.state.victims.find((one) => one.role === 'be05')?.id;
  if (wolf === undefined) return;
  yield* panic(g, [wolf]);
  const space = whereIs(g, 'be05');
  if (space === null) return;
  const prey = victimsOn(g, space);
  const [minion] = minionsOn(g, space);
  if (prey.length > 0) yield* killVictims(g, [decideVictim(g, prey, 'FG-R-26')], { by: wolf, cause: 'be05' });
  else if (heroineSpace(g) === space)
    yield* hitHeroine(g, { attacker: wolf, damageable: false, amount: 2, cancelled: false });
  else if (minion !== undefined) yield* harm(g, minion, 2, 'location');
  else if (killerSpace(g) === space) yield* harm(g, 'killer', 2, 'location');
}

/** be06: one victim with her per die that shows a 1. */
function* mirrorsLie(g: FinalGirl, roll: Roll): Rules {
  const ones = roll.faces.filter((face) => face === 1).length;
  for (let i = 0; i < ones && victimsOn(g, heroineSpace(g)).length > 0; i++) {
    yield* killVictims(g, [decideVictim(g, victimsOn(g, heroineSpace(g)), 'FG-R-26')], { cause: 'be06' });
  }
}

/** be10: dice equal to the new horror level; successes save, the others cost lives. */
function* stampede(g: FinalGirl): Rules {
  const dice = plainDice(g, 'be10', g.state.horror);
  const successes = dice.filter((die) => die >= 5).length;
  for (let i = 0; i < successes; i++) if (!(yield* moveOneVictim(g))) break;
  for (let i = Math.floor((dice.length - successes) / 2); i > 0; i--) {
    const id = yield* chooseVictim(g, 'kill-victim', 'FG-GEN-07', allVictimIds(g));
    if (id !== null) yield* killVictims(g, [id], { cause: 'be10' });
  }
}

const allVictimIds = (g: FinalGirl): VictimId[] => victims(g).map((one) => one.id);

/** One victim may be moved 1 space; false when the player does not want to. Yellow victims on one space are all alike. */
function* moveOneVictim(g: FinalGirl): Rules<boolean> {
  const pick = yield* g.choose(PLAYER, 'move-victim', 'FG-GEN-07', (): (Option & { victim?: VictimId })[] => [
    { id: 'nobody' },
    ...[...new Set(victims(g).map((one) => one.space))].flatMap((at) =>
      oneOfEach(victimsOn(g, at)).map((id) => ({
        id: `victim:${kindOfVictim(id)}@${at}`,
        at,
        victim: id,
        details: { victim: kindOfVictim(id), space: at },
      })),
    ),
  ]);
  const from = pick.victim === undefined ? undefined : victim(g, pick.victim)?.space;
  if (pick.victim === undefined || from === undefined) return false;
  const to = yield* chooseSpace(g, 'move-victim-to', 'FG-GEN-07', neighbours(g, from, 'victim'));
  if (to !== null) yield* moveVictim(g, pick.victim, to, 'be10');
  return true;
}

const roleIs = (role: string) => (g: FinalGirl, _me: Me, id: VictimId) => (roleOf(g, id) === role ? 1 : 0);

export const carnivalEvents: readonly EventCard[] = [
  { id: 'be01', stays: true, effects: [parkCart] },
  { id: 'be02', stays: true, effects: [ADD(4, 'mirror_house'), notReal] },
  {
    id: 'be03',
    stays: true,
    special: ['white'],
    effects: [sisterArrives],
    rollOffers: sisterHelps,
    bloodlustForDeath: (_g, _me, death) => (death.role === 'be03' ? 1 : 0),
    badDeath: roleIs('be03'),
  },
  {
    id: 'be04',
    stays: true,
    special: ['blue'],
    effects: [becomeSpecial('be04', ['blue'], nearestVictimToHeroine)],
    *beforeEnemyStep(g, _me, step) {
      if (step.stopped || step.to !== heroineSpace(g) || !withHer(g, 'be04')) return;
      step.stopped = true;
      yield* killVictims(g, victimsOfRole(g, 'be04'), { by: step.enemy, cause: 'be04' });
    },
    *onVictimKilled(g, me, death) {
      if (death.role === 'be04' && death.cause === 'trap') yield* raiseHorror(g, 5, { from: 'event', card: me.key });
    },
    badDeath: roleIs('be04'),
  },
  {
    id: 'be05',
    stays: true,
    special: ['orange'],
    effects: [becomeSpecial('be05', ['orange'], farthestVictimFromHeroine)],
    isNoVictim: (g, _me, id) => isSpecial(id) && roleOf(g, id) === 'be05',
    upkeep: werewolfBites,
  },
  {
    id: 'be06',
    stays: true,
    *afterRoll(g, _me, roll) {
      if (roll.attack) yield* mirrorsLie(g, roll);
    },
  },
  {
    id: 'be07',
    stays: true,
    effects: [findZappo],
    dice: (g, _me, roll) => (roll.card === 'search' && zappoLost(g) ? -1 : 0),
  },
  {
    id: 'be08',
    stays: true,
    *upkeep(g, me) {
      yield* resolve(g, [TOWARD(allVictims, trapSpaces)], contextOf(g, me.key, 'event'));
    },
  },
  {
    id: 'be09',
    stays: true,
    *upkeep(g) {
      const scared = victimsOnAny(g, [BIG_TOP, ...adjacent(g, BIG_TOP)]);
      yield* panicInto(g, scared, (space) => enemiesOn(g, space).length > 0, 'be09');
    },
  },
  {
    id: 'be10',
    stays: true,
    // Once per effect, and not on its own output.
    *afterHorrorRise(g, me) {
      if (me.memory['busy'] === true) return;
      remember(g, me, { busy: true });
      try {
        yield* stampede(g);
      } finally {
        remember(g, me, { busy: false });
      }
    },
  },
];
