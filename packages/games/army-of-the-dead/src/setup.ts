import type { Option, Rules } from '@dreadhouse/engine';
import { MISSION_IDS, type Mission } from './content/missions/index.ts';
import { DANGER_LEVELS, SLEEPER_TOKENS, TEAM } from './content/numbers.ts';
import { type StartingSet, SURVIVOR_IDS, type SurvivorId, survivorDef } from './content/survivors.ts';
import type { VaultCardId } from './content/vault-cards.ts';
import { cardOf } from './content/zombies.ts';
import { newSurvivor, ownerOf } from './initial.ts';
import type { ZoneId } from './map/index.ts';
import { LEVELS, missingSpecialist } from './options.ts';
import { RISES, rise } from './rules/adrenaline.ts';
import { addZombies, FIGURES, isHorde } from './rules/horde.ts';
import { missionIn, survivor } from './rules/table.ts';
import { zoneOption } from './rules/ties.ts';
import type { Army, ArmyState, Goal, Survivor } from './state.ts';

/** AD-SETUP-01 to AD-SETUP-22, in the order of the rulebook. */
export function* setup(g: Army): Rules<string> {
  const { state } = g;
  const mission = missionIn(state);
  g.touch(`mission:${mission.id}`);
  placeZombies(g, mission);
  if (state.survivors.length === 0) yield* chooseTeam(g, mission);
  for (const { id } of state.survivors) g.touch(`survivor:${id}`);
  yield* chooseEquipment(g);
  shuffleDecks(g);
  yield* chooseStart(g, mission);
  drawGoals(g, mission);
  layTokens(g, mission);
  if (mission.companions !== null) yield* chooseCompanions(g, mission.companions.zones);
  yield* chooseFirstPlayer(g);
  g.reveal('all', 'game-began', {
    // One that somebody else has written brings its own title.
    mission: MISSION_IDS.includes(state.mission) ? mission.id : mission.title,
    survivors: state.survivors.map(({ id }) => id),
    goals: state.goals.map(({ owner }) => owner),
    rule: 'AD-SETUP-02',
  });
  yield* makeVeterans(g);
  return 'round';
}

/** AD-SETUP-03; AD-R-103: the card of an Abomination that is there already leaves the deck. */
function placeZombies(g: Army, mission: Mission): void {
  const { state } = g;
  for (const { type, zone, count } of mission.zombies) {
    if (isHorde(type)) {
      state.pool[FIGURES[type]] -= count;
      addZombies(state, zone, type, count);
      continue;
    }
    state.abominations.push({ type, at: zone });
    const card = cardOf(type);
    if (card === undefined) continue;
    state.zombieDeck.splice(state.zombieDeck.indexOf(card), 1);
    state.zombieOut.push(card);
  }
}

/** AD-SETUP-06, AD-SPEC-05, AD-R-50: six, among them everybody whom the Mission needs. */
function* chooseTeam(g: Army, mission: Mission): Rules {
  const { state } = g;
  for (let slot = 0; slot < TEAM; slot++) {
    const seat = ownerOf(state.options, slot, g.seats);
    const pick = yield* g.ask(seat, 'choose-survivor', 'AD-SETUP-06', () => teamOptions(state, mission));
    const id = pick.id as SurvivorId;
    state.survivors.push(newSurvivor(id, seat, mission));
    g.tell('all', 'survivor-chosen', { survivor: id, seat, rule: 'AD-SETUP-06' });
  }
}

function teamOptions({ survivors }: ArmyState, { required }: Mission): Option[] {
  const team = survivors.map(({ id }) => id);
  return SURVIVOR_IDS.filter((id) => !team.includes(id)).map((id) => {
    const missing = required.filter((one) => missingSpecialist([...team, id], [one]) !== null);
    const blocked = missing.length > TEAM - team.length - 1 ? `needs-${missing[0]}` : false;
    return {
      id,
      at: `survivor:${id}`,
      details: { survivor: id, specialisation: survivorDef(id).specialisation },
      blocked,
    };
  });
}

interface SetOption extends Option {
  readonly set: StartingSet;
  /** Which of its cards are in Hand (AD-SETUP-15). */
  readonly held: readonly boolean[];
}

const WAYS: readonly (readonly [string, readonly boolean[]])[] = [
  ['both', [true, true]],
  ['first', [true, false]],
  ['second', [false, true]],
  ['none', [false, false]],
];

/** AD-SETUP-08, AD-SETUP-09: one of two sets, out of the deck; AD-SETUP-15: into Hands or Backpack. */
function* chooseEquipment(g: Army): Rules {
  const { state } = g;
  const { sets } = state.options;
  for (const [slot, one] of state.survivors.entries()) {
    const fixed = sets?.[slot];
    const pick =
      fixed === undefined
        ? yield* g.ask(one.seat, 'choose-set', 'AD-SETUP-08', () => setOptions(one), { survivor: one.id })
        : null;
    const set = pick?.set ?? fixed ?? 'a';
    survivorDef(one.id)[set].forEach((face, i) => {
      state.equipment.splice(state.equipment.indexOf(face), 1);
      (pick?.held[i] === false ? one.backpack : one.hand).push({ face, spent: false });
    });
    g.tell('all', 'equipped', { survivor: one.id, items: survivorDef(one.id)[set], rule: 'AD-SETUP-08' });
  }
}

function setOptions(one: Survivor): SetOption[] {
  return (['a', 'b'] as const).flatMap((set) =>
    WAYS.map(([way, held]): SetOption => {
      const items = survivorDef(one.id)[set];
      const details = { items, hand: items.filter((_, i) => held[i]), backpack: items.filter((_, i) => !held[i]) };
      return { id: `set:${set}:${way}`, details, set, held };
    }),
  );
}

/** AD-SETUP-10, AD-SETUP-22. */
function shuffleDecks(g: Army): void {
  const { state } = g;
  g.shuffle('equipment', state.equipment);
  g.shuffle('zombies', state.zombieDeck);
  g.shuffle('orders', state.orders);
  if (missionIn(state).vault === null) return;
  g.shuffle('vault-cards', state.vaultBox);
  const card = state.vaultBox.shift() as VaultCardId;
  state.vaultBox.sort();
  g.touch(`vault:${card}`);
  state.vault = { card, revealed: false, beaten: false, open: false };
}

/** AD-SETUP-12, AD-SETUP-13: where several Start Zones are, the players choose. */
function* chooseStart(g: Army, { start }: Mission): Rules {
  const { state } = g;
  if (start.length < 2) return;
  const options = start.map(zoneOption);
  for (const one of state.survivors)
    one.at = (yield* g.ask(one.seat, 'choose-start', 'AD-SETUP-12', () => options, { survivor: one.id })).zone;
  state.noise = (yield* g.ask(state.firstPlayer, 'choose-noise', 'AD-SETUP-13', () => options)).zone;
}

/** AD-SETUP-17, AD-SETUP-18, AD-SETUP-19: open for all, and linked to the tokens of their colours. */
function drawGoals(g: Army, { personalGoals }: Mission): void {
  const { state } = g;
  const cards = state.survivors.map(({ id }) => id);
  g.shuffle('goals', cards);
  state.goals = cards.slice(0, personalGoals).map((owner, i) => newGoal(owner, i === 0 ? 'yellow' : 'purple'));
  state.goalBox = state.goalBox.filter((id) => state.goals.every(({ owner }) => owner !== id));
  for (const { owner, colour } of state.goals) {
    g.touch(`goal:${owner}`);
    g.tell('all', 'goal-drawn', { survivor: owner, colour, rule: 'AD-SETUP-18' });
  }
}

function newGoal(owner: SurvivorId, colour: Goal['colour']): Goal {
  return { owner, colour, progress: 0, zones: [], instead: 0, done: false, shamblers: 0, alphas: 0 };
}

/** AD-SETUP-04, AD-SETUP-20. */
function layTokens(g: Army, mission: Mission): void {
  const { state } = g;
  const numbers = [...SLEEPER_TOKENS];
  g.shuffle('sleepers', numbers);
  state.sleepers = mission.sleepers.map((at, i) => ({ at, face: numbers[i] as number }));
  state.sleeperBox = numbers.slice(mission.sleepers.length).sort((a, b) => a - b);
  g.shuffleFaces('objectives', state.objectives);
}

/** AD-COMP-01, AD-COMP-11: the players choose who it is, among those who are not of the team. */
function* chooseCompanions(g: Army, zones: readonly ZoneId[]): Rules {
  const { state } = g;
  const taken = state.survivors.map(({ id }) => id);
  for (const at of zones) {
    const options = SURVIVOR_IDS.filter((id) => !taken.includes(id)).map(
      (id): Option => ({ id, at: `survivor:${id}`, details: { survivor: id } }),
    );
    const pick = yield* g.ask(state.firstPlayer, 'choose-companion', 'AD-COMP-01', () => options, { at });
    const id = pick.id as SurvivorId;
    taken.push(id);
    state.companions.push({ id, at, leader: null, recruited: false, alive: true });
    g.tell('all', 'companion-chosen', { survivor: id, at, rule: 'AD-COMP-01' });
  }
}

/** AD-SETUP-21. */
function* chooseFirstPlayer(g: Army): Rules {
  const { state } = g;
  if (state.options.firstPlayer !== null || g.seats === 1) return;
  const options = Array.from({ length: g.seats }, (_, seat) => ({ id: `seat:${seat}`, details: { seat }, seat }));
  state.firstPlayer = (yield* g.ask(0, 'first-player', 'AD-SETUP-21', () => options)).seat;
}

/** A variant: everybody has seen something like this before. */
function* makeVeterans(g: Army): Rules {
  const { state } = g;
  const level = LEVELS.indexOf(state.options.veterans);
  for (let slot = 0; slot < TEAM && level > 0; slot++) {
    survivor(state, slot).adrenaline = DANGER_LEVELS[level] as number;
    for (const each of RISES) if (each <= level) yield* rise(g, slot, each);
  }
}
