import type { Option, Rules } from '@dreadhouse/engine';
import { plainDie } from '../dice.ts';
import {
  ADD,
  act,
  adjacent,
  atHeroine,
  atKillerStart,
  attackOf,
  B,
  type Context,
  changeHorror,
  chooseSpace,
  chooseVictim,
  decideSpace,
  decideVictim,
  discardFromHand,
  distance,
  type Effect,
  enemyAction,
  enemyActs,
  type FigureId,
  type FinalGirl,
  firstSteps,
  goTogether,
  H,
  handNames,
  heroineSpace,
  horrorRoll,
  KHEAL,
  KILL,
  killedBy,
  killerSpace,
  killVictims,
  LOSE,
  last,
  loseHealth,
  lostBy,
  minionOrder,
  minions,
  minionsOn,
  moveVictim,
  NEXT,
  NOVIC,
  nearest,
  nearestVictimToKiller,
  neighbours,
  PANIC,
  PLAYER,
  PUT,
  putFigure,
  raiseHorror,
  resolve,
  type SpaceId,
  spaceOf,
  spacesWith,
  T,
  type TerrorCard,
  TIMES,
  type VictimId,
  victimSpaces,
  victims,
  victimsOn,
  victimsOnAny,
  WHEN,
  withEnemy,
  withOrNextToHeroine,
  withOrNextToKiller,
} from '../kit.ts';
import { panicInto } from '../panic-into.ts';
import { placeAllMarionettes, stepToward } from './geppetto-rules.ts';

const nearGeppetto = (g: FinalGirl): boolean => {
  const space = killerSpace(g);
  return space !== null && [space, ...adjacent(g, space)].includes(heroineSpace(g));
};

/** gp01, gp13: a card that harmed nobody is followed by the next one. */
const NEXT_IF_HARMLESS = WHEN((g, ctx) => killedBy(g, ctx) === 0 && lostBy(g, ctx) === 0, [NEXT]);

/** gp11, gp14: "roll; if lower than the horror value". */
function ifBelowHorror(effect: Effect): Effect {
  return function* (g, ctx): Rules {
    if (plainDie(g, ctx.card) < g.state.horror) yield* resolve(g, [effect], ctx);
  };
}

const marionetteSpaces = (g: FinalGirl): SpaceId[] => [...new Set(minions(g).map((one) => one.space as SpaceId))];

const withOrNextToMarionette = (g: FinalGirl): VictimId[] =>
  victimsOnAny(
    g,
    marionetteSpaces(g).flatMap((space) => [space, ...adjacent(g, space)]),
  );

/** gp04 */
function* boxedIn(g: FinalGirl): Rules {
  yield* panicInto(g, withOrNextToMarionette(g), (space) => minionsOn(g, space).length > 0, 'gp04');
}

/** gp05 */
function* makeOrBreak(g: FinalGirl): Rules {
  const half = Math.ceil(plainDie(g, 'gp05') / 2);
  const blocked = victims(g).length < half && 'too-few-victims';
  const pick = yield* g.ask(PLAYER, 'make-or-break', 'FG-KILL-04', (): Option[] => [
    { id: 'lose-health', details: { n: half } },
    { id: 'kill-victims', blocked, details: { n: half } },
  ]);
  if (pick.id === 'lose-health') yield* loseHealth(g, half, 'gp05');
  else yield* killChosen(g, half, 'gp05');
}

function* killChosen(g: FinalGirl, n: number, card: string): Rules {
  const chosen: VictimId[] = [];
  while (chosen.length < n) {
    const left = victims(g)
      .map((one) => one.id)
      .filter((id) => !chosen.includes(id));
    const id = yield* chooseVictim(g, 'kill-victim', 'FG-KILL-04', left);
    if (id === null) break;
    chosen.push(id);
  }
  yield* killVictims(g, chosen, { cause: card });
}

/** gp06: Geppetto first, then the marionettes, each to one of the exits with the fewest of them so far. */
function* blockExits(g: FinalGirl): Rules {
  const crowd = new Map(spacesWith(g, 'exit').map((space) => [space, 0]));
  const group: FigureId[] = [...(killerSpace(g) === null ? [] : ['killer']), ...minionOrder(g)];
  for (const enemy of group) {
    const least = Math.min(...crowd.values());
    const free = [...crowd.keys()].filter((space) => crowd.get(space) === least);
    const space = decideSpace(g, free, { rule: 'FG-PRIN-01', enemy });
    crowd.set(space, least + 1);
    yield* putFigure(g, enemy, space);
  }
}

/** gp07: at most 3 repetitions. */
function* bringHer(g: FinalGirl, ctx: Context): Rules {
  for (let i = 0; i <= 3; i++) {
    const [nearestOne] = minionOrder(g);
    if (nearestOne === undefined) return;
    const report = yield* enemyActs(g, nearestOne, enemyAction('F:MA'));
    ctx.reports.push(report);
    if (report.heroineLost > 0) yield* dragHeroine(g);
    const here = heroineSpace(g);
    if (here === killerSpace(g) || minionsOn(g, here).length === 0) return;
  }
}

function* dragHeroine(g: FinalGirl): Rules {
  const master = killerSpace(g);
  const steps = master === null ? [] : firstSteps(g, heroineSpace(g), master, 'heroine');
  if (steps.length > 0) yield* goTogether(g, decideSpace(g, steps, { rule: 'FG-R-55' }), [], 'drawn');
}

/** gp08: one marionette to each space around the heroine, as far as they suffice. */
function* surround(g: FinalGirl): Rules {
  const free = [...adjacent(g, heroineSpace(g))];
  for (const enemy of minionOrder(g)) {
    if (free.length === 0) return;
    const space = decideSpace(g, free, { rule: 'FG-PRIN-01', enemy });
    free.splice(free.indexOf(space), 1);
    if (spaceOf(g, enemy) !== space) yield* putFigure(g, enemy, space);
  }
}

/** gp10 */
function* dance(g: FinalGirl): Rules {
  const roll = yield* horrorRoll(g, { card: 'gp10', kind: 'effect' });
  if (roll.successes > 0) {
    for (const enemy of minionOrder(g)) yield* leadMarionette(g, enemy);
    return;
  }
  const group = victimsOn(g, heroineSpace(g));
  if (group.length === 0) yield* raiseHorror(g, 2, { from: 'terror', card: 'gp10' });
  else yield* killVictims(g, [decideVictim(g, group, 'FG-R-26')], { cause: 'gp10' });
}

function* leadMarionette(g: FinalGirl, enemy: FigureId): Rules {
  const from = spaceOf(g, enemy);
  if (from === null) return;
  const prey = nearest(g, from, victimSpaces(g), 'minion');
  const ways = (): Option[] => [{ id: 'toward-heroine' }, { id: 'toward-victim' }];
  const toVictim =
    prey.length > 0 && (yield* g.ask(PLAYER, 'dance', 'FG-KILL-04', ways, { enemy, from })).id === 'toward-victim';
  const goal = toVictim ? decideSpace(g, prey, { rule: 'FG-TARG-05', enemy }) : heroineSpace(g);
  yield* stepToward(g, enemy, goal);
}

/** gp12 */
function* areThoseOurFriends(g: FinalGirl): Rules {
  for (const id of withOrNextToMarionette(g)) {
    const from = spaceOf(g, id);
    if (from === null) continue;
    const die = plainDie(g, 'gp12');
    const close = nearest(g, from, marionetteSpaces(g), 'victim');
    if (die < 6) {
      if (close.length > 0) yield* moveVictim(g, id, decideSpace(g, close, { rule: 'FG-PRIN-01' }), 'gp12');
      continue;
    }
    const to = yield* chooseSpace(g, 'move-victim-to', 'FG-KILL-04', neighbours(g, from, 'victim'));
    if (to !== null) yield* moveVictim(g, id, to, 'gp12');
  }
}

/** gp13: each Walk or Run discarded saves her 1 health. */
function* razorStrings(g: FinalGirl): Rules {
  if (!nearGeppetto(g)) return;
  let loss = 2;
  const legs = (): string[] => handNames(g).filter((card) => card === 'walk' || card === 'run');
  while (loss > 0) {
    const options = (): (Option & { card?: string })[] => [
      { id: 'take-it', details: { n: loss } },
      ...legs().map((card) => ({ id: `discard:${card}`, at: `hand:${card}`, card, details: { card } })),
    ];
    const pick = yield* g.choose(PLAYER, 'razor-strings', 'FG-KILL-04', options, { n: loss });
    if (pick.card === undefined) break;
    discardFromHand(g, pick.card, 'FG-TERM-02');
    loss -= 1;
  }
  yield* loseHealth(g, loss, 'gp13');
}

/** Parts about marionettes are skipped while none is on the board. */
export const geppettoTerror: readonly TerrorCard[] = [
  {
    id: 'gp01',
    effects: [
      PANIC(withOrNextToHeroine),
      KILL(withEnemy),
      WHEN(nearGeppetto, [LOSE((g) => attackOf(g, 'killer'))]),
      NEXT_IF_HARMLESS,
    ],
  },
  {
    id: 'gp02',
    effects: [
      ADD(2, atKillerStart),
      PUT('killer', nearestVictimToKiller),
      act('N:A', 'killer'),
      TIMES((_g, ctx) => last(ctx).killed.length, [B(+1), KHEAL(1)]),
    ],
  },
  { id: 'gp03', effects: [H(+2), act('N:MA')] },
  { id: 'gp04', gate: NOVIC, effects: [H(+2), boxedIn] },
  { id: 'gp05', effects: [makeOrBreak] },
  { id: 'gp06', effects: [H(+1), blockExits, act('N:MA')] },
  { id: 'gp07', effects: [bringHer] },
  { id: 'gp08', effects: [PUT('killer', atHeroine), surround, act('N:A')] },
  { id: 'gp09', gate: NOVIC, effects: [H(+1), act('V:MA')] },
  { id: 'gp10', effects: [dance] },
  { id: 'gp11', effects: [ifBelowHorror(placeAllMarionettes), act('F:MMA', 'minions')] },
  { id: 'gp12', effects: [act('N:MA'), areThoseOurFriends, act('N:A')] },
  { id: 'gp13', effects: [KILL(withOrNextToKiller), razorStrings, NEXT_IF_HARMLESS] },
  { id: 'gp14', effects: [ifBelowHorror(T((g) => -g.state.horror)), act('F:M', 'minions')] },
  {
    id: 'gp15',
    mdp: 2,
    effects: [],
    *startOfAction(g) {
      const space = killerSpace(g);
      if (space !== null && distance(g, space, heroineSpace(g), 'killer') > 2)
        yield* loseHealth(g, attackOf(g, 'killer'), 'gp15');
    },
  },
  {
    id: 'gp16',
    mdp: 2,
    effects: [],
    *onVictimKilled(g, me, death) {
      const here = heroineSpace(g);
      if (![here, ...adjacent(g, here)].includes(death.space)) return;
      yield* changeHorror(g, +1, { from: 'terror', card: me.key });
    },
  },
];
