import type { Option, Rules } from '@dreadhouse/engine';
import { BOTTOM, cardsWithBack } from './content/items.ts';
import { KILLERS, killerDef, skillCards } from './content/killers/index.ts';
import { mansion } from './content/mansion.ts';
import { OPENING_HAND, SURVIVORS_IN_PLAY } from './content/numbers.ts';
import { PLAN_IDS, PLANS_DRAWN, type PlanId } from './content/plans.ts';
import { SURVIVOR_IDS, type SurvivorId, survivorDef } from './content/survivors.ts';
import { trailAt } from './notebook/trail.ts';
import type { TerrorscapeOptions } from './options.ts';
import { seatOfSlot, team } from './rules/team.ts';
import { KILLER, type KillerState, type Survivor, type Terrorscape, type TerrorscapeState } from './state.ts';

/** Everything in its box: TS-SETUP-04, TS-SETUP-02. What is not chosen in advance is chosen in the first phase. */
export function initial(options: TerrorscapeOptions, seats: number): TerrorscapeState {
  return {
    options,
    seats,
    round: 0,
    step: 'setup',
    survivors: (options.survivors ?? []).map((id, slot) => newSurvivor(id, slot, seats)),
    killer: newKiller(options.killer),
    blocks: [],
    traps: [],
    noise: [],
    everywhere: false,
    reported: [],
    firecracker: null,
    lastNoise: [],
    lastEverywhere: false,
    rack: [],
    repair: 0,
    repairRound: 0,
    help: null,
    discovery: cardsWithBack('d'), // TS-SETUP-05
    search: [...cardsWithBack('s'), BOTTOM], // TS-SETUP-06
    discard: [],
    seen: [],
    drawn: [],
    offer: null,
    turns: { done: [], current: null, acted: false },
    encounter: null,
    fleeing: [],
    findings: [],
    visits: [],
    plan: {
      card: null,
      offer: [],
      rest: options.survivalPlan ? [...PLAN_IDS] : [],
      stage: 0,
      revealed: false,
      used: false,
      marker: null,
      round: 0,
    },
    firstPlayer: 0,
    bodies: [],
    result: null,
  };
}

/** TS-SETUP-08, TS-SETUP-12, TS-SETUP-13. */
function newSurvivor(id: SurvivorId, slot: number, seats: number): Survivor {
  const { start, supplies } = survivorDef(id);
  return {
    id,
    seat: seatOfSlot(slot, seats),
    at: mansion.mainExit,
    health: 2,
    fear: 0,
    pack: start.map((one) => `b.${one}`),
    supplies: supplies ?? 0,
    trail: trailAt(mansion.mainExit),
    shown: [],
  };
}

/** TS-SETUP-10. */
function newKiller(id: string | null): KillerState {
  return {
    id: id ?? '',
    level: 1,
    at: mansion.hiddenExit,
    sneak: null,
    hand: [],
    deck: id === null ? [] : skillCards(killerDef(id), false),
    played: [],
    paid: [],
    locked: id === null ? [] : skillCards(killerDef(id), true),
    unlocked: [],
    quickPlayed: 0,
    actions: 0,
    encountered: false,
    reappeared: false,
    bonus: 0,
    panicWoundUsed: false,
  };
}

/** TS-R-01: the Killer is chosen first, then the Survivors, all in the open. Then the decks are shuffled. */
export function* setup(g: Terrorscape): Rules<string> {
  const { state } = g;
  if (state.killer.id === '') yield* chooseKiller(g);
  if (state.survivors.length === 0) yield* chooseSurvivors(g);
  const { killer } = state;
  g.touch(`killer:${killer.id}`);
  for (const { id } of state.survivors) g.touch(`survivor:${id}`);
  g.shuffle('discovery', state.discovery); // TS-SETUP-05
  const bottom = state.search.pop() as string;
  g.shuffle('search', state.search); // TS-SETUP-06
  state.search.push(bottom); // TS-SETUP-07
  g.shuffle('skills', killer.deck);
  if (state.options.onYourOwn) state.firstPlayer = g.chance.below('first-player', SURVIVORS_IN_PLAY); // TS-R-17
  if (state.options.survivalPlan) yield* choosePlan(g);
  killer.hand = killer.deck.splice(0, OPENING_HAND + (state.options.survivalPlan ? 1 : 0)); // TS-R-01, TS-R-18
  killer.hand.sort();
  g.reveal('all', 'game-began', {
    killer: killer.id,
    survivors: state.survivors.map(({ id }) => id), // TS-SETUP-15
    hand: killer.hand.length,
    rule: 'TS-R-01',
  });
  return 'begin';
}

const choice = (kind: string, id: string): Option => ({ id, at: `${kind}:${id}`, details: { [kind]: id } });

function* chooseKiller(g: Terrorscape): Rules {
  const { state } = g;
  const choices = KILLERS.filter(({ feral }) => feral !== true || state.options.feralInstincts);
  const pick = yield* g.ask(KILLER, 'choose-killer', 'TS-R-01', () => choices.map(({ id }) => choice('killer', id)));
  state.killer = newKiller(pick.id);
  g.reveal('all', 'killer-chosen', { killer: pick.id, rule: 'TS-R-01' });
}

/** TS-SETUP-15: whose Survivor is whose is known to all. */
function* chooseSurvivors(g: Terrorscape): Rules {
  const { state } = g;
  for (let slot = 0; slot < SURVIVORS_IN_PLAY; slot++) {
    const seat = seatOfSlot(slot, g.seats);
    const free = SURVIVOR_IDS.filter((id) => state.survivors.every((one) => one.id !== id));
    const options = () => free.map((id) => choice('survivor', id));
    const pick = yield* g.ask(seat, 'choose-survivor', 'TS-SEAT-01', options);
    const chosen = newSurvivor(pick.id as SurvivorId, slot, g.seats);
    state.survivors.push(chosen);
    g.reveal('all', 'survivor-chosen', { survivor: chosen.id, seat, rule: 'TS-SETUP-15' });
  }
}

/** TS-R-18: three plans are drawn, one is kept, out of the Killer's sight. */
function* choosePlan(g: Terrorscape): Rules {
  const { plan } = g.state;
  g.shuffle('plans', plan.rest);
  plan.offer = plan.rest.splice(0, PLANS_DRAWN);
  const options = () => plan.offer.map((id) => choice('plan', id));
  const { option } = yield* g.askAny(team(g), 'choose-plan', 'TS-R-18', options);
  const card = option.id as PlanId;
  plan.card = card;
  plan.offer.splice(plan.offer.indexOf(card), 1);
  plan.rest.push(...plan.offer.splice(0));
  plan.rest.sort();
  g.touch(`plan:${card}`);
  g.tell(team(g), 'plan-chosen', { plan: card, rule: 'TS-R-18' });
}
