import type { Rules } from '@dreadhouse/engine';
import type { Colour, FinalGirl, SpaceId, VictimId } from '../../state.ts';
import { plainDie } from '../dice.ts';
import { ADD, KILL, PANIC, PUT, T, WHEN } from '../effects.ts';
import {
  adjacent,
  answer,
  chooseSpace,
  contextOf,
  divert,
  finishing,
  firstSteps,
  harmEverybody,
  heroineSpace,
  killVictims,
  moment,
  moveToken,
  moveVictim,
  placeSpecial,
  placeToken,
  remember,
  removeFromPlay,
  removeToken,
  resolve,
  saveVictim,
  spacesWith,
  tokensOf,
  victim,
  victims,
  victimsOfRole,
  victimsOn,
} from '../kit.ts';
import { victimsAt } from '../select.ts';
import type { Effect, EffectRule, EventCard, Me, Thing } from '../types.ts';
import { housesBeside, housesWithVictims, isHouse } from './maple-houses.ts';

/** Each of these effects in turn. */
const each = <T>(list: readonly T[], effect: (one: T) => Effect): Effect[] => list.map(effect);

// --- barriers ---

/** lt02, le03: nobody is saved on this exit any more. A second barrier would add nothing. */
export function placeBarrier(g: FinalGirl, exit: SpaceId): void {
  if (tokensOf(g, 'barrier').some((token) => token.space === exit)) return;
  placeToken(g, 'barrier', exit);
}

/** le03: what the die says, and between two exits what the player says. */
const ROAD_WORKS: readonly (readonly SpaceId[])[] = [
  ['west_exit'],
  ['east_exit'],
  ['north_exit'],
  ['south_exit'],
  ['east_exit', 'west_exit'],
  ['north_exit', 'south_exit'],
];

const CLOSE_ROAD: EffectRule = function* (g) {
  const exits = ROAD_WORKS[plainDie(g, 'le03') - 1] ?? [];
  const exit = yield* chooseSpace(g, 'road-works', 'FG-GEN-07', exits);
  if (exit !== null) placeBarrier(g, exit);
};

// --- the patrol car ---

const OPPOSITE_EXIT: Readonly<Record<SpaceId, SpaceId>> = {
  north_exit: 'south_exit',
  south_exit: 'north_exit',
  west_exit: 'east_exit',
  east_exit: 'west_exit',
};

const CALL_PATROL: EffectRule = function* (g) {
  const exit = yield* chooseSpace(g, 'patrol-car', 'FG-GEN-07', spacesWith(g, 'exit'));
  if (exit === null) return;
  placeToken(g, 'patrol_car', exit);
  remember(g, 'le01', { goal: OPPOSITE_EXIT[exit] ?? null });
};

/** Houses are dead ends, so the shortest way is along the streets. */
function* drive(g: FinalGirl, me: Me): Rules {
  const [car] = tokensOf(g, 'patrol_car');
  const goal = me.memory['goal'] as SpaceId | undefined;
  if (car === undefined || car.space === null || goal === undefined) return;
  const from = car.space;
  const [to] = firstSteps(g, from, goal, 'board');
  if (to === undefined) return;
  const passengers = victimsOn(g, from);
  moveToken(g, car, to);
  g.tell('all', 'patrol-car', { from, to, n: passengers.length, rule: 'FG-GEN-07' });
  for (const id of passengers) yield* moveVictim(g, id, to, 'le01');
  if (to === goal) yield* arrive(g, goal, passengers);
}

/**
 * Overrides FG-SAVE-05 and FG-SAVE-06: saved without the heroine, outside the Action phase, unless saving is impossible there. The
 * rewards are settled at the end of this step of the Upkeep phase.
 */
function* arrive(g: FinalGirl, exit: SpaceId, passengers: readonly VictimId[]): Rules {
  for (const token of tokensOf(g, 'patrol_car')) removeToken(g, token);
  removeFromPlay(g, 'le01', 'FG-EVENT-05');
  for (const id of passengers) {
    if (victim(g, id)?.space === exit && answer(g, 'forbidsSaving', id, exit) === undefined) yield* saveVictim(g, id);
  }
}

// --- the house fire ---

/**
 * A heroine inside runs out onto the street, even if the fire ends the phase: nobody could follow her in, and she could wait there for
 * ever.
 */
const BURN: EffectRule = function* (g, ctx) {
  const house = plainDie(g, 'le02') <= 3 ? 'boyfriend_house' : 'smalley_house';
  remember(g, 'le02', { house });
  g.tell('all', 'house-burns', { house, rule: 'FG-GEN-07' });
  yield* moment(g, 'beforePileLost', house); // Poltergeist rule 8
  yield* finishing(
    () => burnDown(g, house),
    () => resolve(g, [WHEN(() => heroineSpace(g) === house, [PUT('heroine', () => adjacent(g, house))])], ctx),
  );
};

function* burnDown(g: FinalGirl, house: SpaceId): Rules {
  yield* killVictims(g, victimsOn(g, house), { cause: 'le02' });
  yield* harmEverybody(g, [house], 'le02');
}

/** Nobody enters; only a panicking victim runs into the flames. `from` equal to `to` asks about being placed or led there. */
const HOUSE_FIRE: Omit<Thing, 'id'> = {
  forbidsEntering: (_g, me, mover, from, to) =>
    to === me.memory['house'] && (mover !== 'victim' || from === to) ? 'house-burning' : undefined,
  blocksWay: (_g, me, _from, to, mover) => to === me.memory['house'] && (mover === 'killer' || mover === 'minion'),
  forbidsSearching: (_g, me, space) => (space === me.memory['house'] ? 'house-burning' : undefined),
  *onEnter(g, me, figure, space, how) {
    if (how === 'panic' && space === me.memory['house'])
      yield* resolve(g, [KILL(() => [figure])], contextOf(g, 'le02', 'event'));
  },
};

// --- special victims ---

/** They come from outside; a house that burns takes nobody in, and the event is over (FG-EVENT-04). */
const moveIn = (role: string, colours: readonly Colour[], house: SpaceId): EffectRule =>
  function* (g) {
    if (answer(g, 'forbidsEntering', 'victim', house, house) === undefined) {
      for (const colour of colours) yield* placeSpecial(g, role, colour, house);
    }
    if (victimsOfRole(g, role).length === 0) removeFromPlay(g, role, 'FG-EVENT-04');
  };

/** le04: he walks two spaces toward the heroine, and with her at his side there is more time. */
function* boyfriendWalks(g: FinalGirl): Rules {
  for (let i = 0; i < 2; i++) {
    const [id] = victimsOfRole(g, 'le04');
    if (id === undefined) return;
    const from = victim(g, id)!.space;
    const [to] = firstSteps(g, from, heroineSpace(g), 'victim');
    if (to !== undefined) yield* moveVictim(g, id, to, 'le04');
  }
  const [id] = victimsOfRole(g, 'le04');
  if (id !== undefined && victim(g, id)?.space === heroineSpace(g))
    yield* resolve(g, [T(+2)], contextOf(g, 'le04', 'event'));
}

// --- rain and fireworks ---

/** le09: into the house of the player's choice. */
const RUN_INSIDE: EffectRule = function* (g) {
  for (const { id, space } of [...victims(g)]) {
    if (isHouse(g, space)) continue;
    const open = housesBeside(g, space).filter(
      (house) => answer(g, 'forbidsEntering', 'victim', house, house) === undefined,
    );
    const house = yield* chooseSpace(g, 'take-shelter', 'FG-GEN-07', open);
    if (house !== null) yield* moveVictim(g, id, house, 'le09');
  }
};

const COME_OUT: EffectRule = function* (g) {
  for (const { id, space } of [...victims(g)]) {
    const [street] = isHouse(g, space) ? adjacent(g, space) : [];
    if (street !== undefined) yield* moveVictim(g, id, street, 'le10');
  }
};

const PARTY: EffectRule = function* (g, ctx) {
  const house = yield* chooseSpace(g, 'block-party', 'FG-GEN-07', housesWithVictims(g));
  yield* resolve(g, [ADD(4, house ?? 'intersection')], ctx);
};

/** The ten events. */
export const mapleEvents: readonly EventCard[] = [
  { id: 'le01', stays: true, effects: [CALL_PATROL], upkeep: drive },
  { id: 'le02', stays: true, effects: [BURN], ...HOUSE_FIRE },
  { id: 'le03', stays: true, effects: [CLOSE_ROAD] },
  {
    id: 'le04',
    stays: true,
    special: ['blue'],
    effects: [moveIn('le04', ['blue'], 'boyfriend_house')],
    *retarget(g, _me, aim) {
      if (aim.enemy !== 'killer' || aim.space !== heroineSpace(g)) return;
      if (!aim.explicit && victimsOn(g, aim.space).length > 0) return; // he is after the victims there
      const [id] = victimsOfRole(g, 'le04');
      if (id === undefined) return;
      divert(g, aim, victim(g, id)!.space, 'le04');
    },
    upkeep: boyfriendWalks,
    badDeath: (g, _me, id) => (victim(g, id)?.role === 'le04' ? 1 : 0),
  },
  {
    id: 'le05',
    stays: true,
    special: ['orange', 'white'],
    effects: [moveIn('le05', ['orange', 'white'], 'smalley_house')],
    bloodlustForDeath: (_g, _me, death) => (death.role === 'le05' ? 1 : 0),
    badDeath: (g, _me, id) => (victim(g, id)?.role === 'le05' ? 2 : 0),
  },
  { id: 'le06', effects: each(['north_exit', 'south_exit', 'west_exit', 'east_exit'], (exit) => ADD(1, exit)) },
  { id: 'le07', stays: true, dice: (_g, _me, roll) => (roll.card === 'convince' ? 1 : 0) },
  { id: 'le08', effects: [PARTY] },
  { id: 'le09', effects: [PANIC(victimsAt('intersection')), RUN_INSIDE] },
  { id: 'le10', effects: [COME_OUT] },
];
