import type { Rules } from '@dreadhouse/engine';
import {
  act,
  adjacent,
  allVictims,
  type Context,
  EV,
  type FinalGirl,
  H,
  harmEverybody,
  killedBy,
  killVictims,
  NEXT,
  NOVIC,
  PANIC,
  PUT,
  panic,
  raiseHorror,
  type SpaceId,
  type TerrorCard,
  TOWARD,
  victimsOnAny,
  WHEN,
} from '../kit.ts';
import { loseAProp, rigAgain, trapsInDiscard } from './carnival-piles.ts';
import { layTrap } from './carnival-traps.ts';

const around = (g: FinalGirl, space: SpaceId): SpaceId[] => [space, ...adjacent(g, space)];

/** bt01: losing her legs to the net is worse. */
function* netTrap(g: FinalGirl, ctx: Context): Rules {
  const { cards } = yield* layTrap(g, 'net');
  if (cards.includes('walk') || cards.includes('run')) yield* raiseHorror(g, 2, ctx);
}

function* acidTrap(g: FinalGirl): Rules {
  yield* layTrap(g, 'acid');
}

function* sawTrap(g: FinalGirl, ctx: Context): Rules {
  const { cuts } = yield* layTrap(g, 'saws');
  if (cuts > 0) yield* raiseHorror(g, cuts, ctx);
}

/** bt04: those that roll a 1 die. */
function* ambush(g: FinalGirl): Rules {
  const runs = yield* panic(g, victimsOnAny(g, around(g, 'forest_of_horrors')));
  yield* killVictims(
    g,
    runs.filter((run) => run.die === 1).map((run) => run.figure),
    { cause: 'bt04' },
  );
}

/** bt08: the lion is nobody's weapon, so it hurts whoever can be hurt at all. */
function* lionIsLoose(g: FinalGirl): Rules {
  const spaces = around(g, 'animal_cages');
  yield* killVictims(g, victimsOnAny(g, spaces), { cause: 'bt08' });
  yield* harmEverybody(g, spaces, 'bt08');
}

export const carnivalTerror: readonly TerrorCard[] = [
  { id: 'bt01', effects: [act('F:MA'), netTrap] },
  { id: 'bt02', effects: [acidTrap, H(+2)] },
  { id: 'bt03', effects: [sawTrap] },
  { id: 'bt04', effects: [ambush, WHEN((g, ctx) => killedBy(g, ctx) > 0, [H(+1)], [NEXT])] },
  { id: 'bt05', gate: (g) => trapsInDiscard(g).length === 0, effects: [rigAgain, act('V:MA'), H(+1)] },
  { id: 'bt06', effects: [EV, loseAProp, act('V:MA')] },
  { id: 'bt07', effects: [EV, TOWARD(allVictims, 'big_top'), PUT('killer', 'big_top'), act('N:AM')] },
  { id: 'bt08', gate: NOVIC, effects: [PANIC(allVictims), act('V:MA'), lionIsLoose] },
];
