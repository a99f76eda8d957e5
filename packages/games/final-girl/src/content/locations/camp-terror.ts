import {
  ADD,
  act,
  allVictims,
  atHeroineStart,
  atKillerStart,
  discardPile,
  EV,
  enemies,
  type FinalGirl,
  H,
  harmEverybody,
  killVictims,
  NOVIC,
  notWithHeroine,
  PANIC,
  type SpaceId,
  spaceOf,
  type TerrorCard,
  TOP_ITEM,
  TOWARD,
  victimsOn,
  withKiller,
} from '../kit.ts';

const BURNING: readonly SpaceId[] = ['cabins', 'tool_shed', 'dock'];

/** ct06: a search space burns, with all that is in it. */
function* fire(g: FinalGirl) {
  const die = g.roll('plain-die', 6);
  const space = BURNING[Math.ceil(die / 2) - 1] as SpaceId;
  g.tell('all', 'fire', { die, space, rule: 'FG-KILL-04' });
  yield* killVictims(g, victimsOn(g, space), { cause: 'ct06' });
  yield* discardPile(g, space, 'FG-TERM-01');
  yield* harmEverybody(g, [space], 'ct06');
}

const enemySpaces = (g: FinalGirl): SpaceId[] => enemies(g).map((enemy) => spaceOf(g, enemy) as SpaceId);

export const campTerror: readonly TerrorCard[] = [
  { id: 'ct01', effects: [ADD(2, atKillerStart), H(+1), EV] },
  { id: 'ct02', effects: [TOP_ITEM] },
  { id: 'ct03', gate: NOVIC, effects: [PANIC(notWithHeroine), act('N:A'), act('V:M')] },
  { id: 'ct04', effects: [ADD(2, atHeroineStart), H(+1), EV] },
  { id: 'ct05', gate: NOVIC, effects: [TOWARD(allVictims, enemySpaces), act('N:A'), act('V:M')] },
  { id: 'ct06', effects: [fire] },
  { id: 'ct07', effects: [ADD(1, 'cabins'), H(+2)] },
  { id: 'ct08', gate: NOVIC, effects: [PANIC(withKiller), PANIC(withKiller), act('N:A'), act('V:M')] },
];
