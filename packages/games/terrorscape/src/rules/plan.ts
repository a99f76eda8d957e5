import type { Option, Rules } from '@dreadhouse/engine';
import { BOTTOM, face } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { BARGAIN_DRAW, REPAIR_TOKENS } from '../content/numbers.ts';
import { PLAN_STAGES, type PlanId } from '../content/plans.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { draw } from './discovery.ts';
import { calm } from './fear.ts';
import { showTools, takePassage, whyNoPassage } from './item-uses.ts';
import { holds, takeKey, takeOut, useUp } from './items.ts';
import { makeNoise } from './noise.ts';
import { LOCATION, options, SURVIVOR } from './pointing.ts';
import { repair, whyNotRepair } from './six-actions.ts';
import { living, nameOf, slotOf, survivor, team } from './team.ts';
import { alone, type Lister } from './turn-option.ts';
import { heal } from './wounds.ts';

type Condition = (g: Terrorscape) => boolean;

const places = (g: Terrorscape): string[] => living(g.state).map((slot) => survivor(g, slot).at);
const somebodyAt =
  (...at: string[]): Condition =>
  (g) =>
    places(g).some((place) => at.includes(place));
const somebodyHas =
  (item: 'toolkit' | 'talisman'): Condition =>
  (g) =>
    living(g.state).some((slot) => holds(survivor(g, slot), item));
const areas = (g: Terrorscape): number => new Set(places(g).map((place) => mansion.areaOf[place])).size;
const noises =
  (least: number): Condition =>
  ({ state }) =>
    state.everywhere || state.noise.length >= least;

/** TS-R-18: what must be so for each stage. */
const STAGES: Readonly<Record<PlanId, readonly Condition[]>> = {
  locksmith: [somebodyHas('toolkit'), somebodyAt(mansion.mainExit), (g) => g.state.rack.length >= 2],
  'jury-rig': [(g) => g.state.repair >= 1, somebodyHas('toolkit'), somebodyAt(mansion.radio)],
  decoys: [noises(2), (g) => places(g).some((place) => mansion.areaOf[place] === 'Z'), noises(3)],
  'stick-together': [
    (g) => areas(g) === 1,
    (g) => places(g).every((a) => places(g).every((b) => (mansion.distance[a]?.[b] ?? 9) <= 1)),
    (g) => new Set(places(g)).size === 1,
  ],
  'hidden-ways': [somebodyAt('N1', 'Z2'), somebodyAt('N5', 'Z5'), (g) => areas(g) === 3],
  'dark-bargain': [somebodyHas('talisman'), somebodyAt('Z2'), somebodyAt('C5')],
};

interface AdvanceOption extends Option {
  readonly to?: string;
}

const ADVANCE: AdvanceOption = { id: 'advance', rule: 'TS-PHASE-08' };
const HOLD: AdvanceOption = { id: 'hold', rule: 'TS-PHASE-08' };
const NOT_YET: AdvanceOption = { ...ADVANCE, blocked: 'stage-not-reached' };
const MARKER = options('advance', LOCATION, { rule: 'TS-R-18' });

/** TS-PHASE-08, TS-VAR-02: between the discoveries and the noise report. Always asked: that a stage could be reached is nobody's business. */
export function* planStep(g: Terrorscape): Rules<string> {
  const { plan } = g.state;
  if (plan.stage < PLAN_STAGES) yield* advance(g);
  else if (!plan.revealed) yield* plan.card === 'stick-together' ? stickTogether(g) : keepCovered(g);
  return 'report';
}

const WAIT: Option = { id: 'wait', rule: 'TS-R-18' };

/**
 * One plan has a question here once it is complete. As long as the Killer does not know which plan it is, the others have one as well: he has
 * just heard of a key that was found, and would notice whether the noise report follows at once.
 */
function* keepCovered(g: Terrorscape): Rules {
  yield* g.askAny(team(g), 'plan-covered', 'TS-R-18', () => [WAIT]);
}

/** Every stage of every plan is one question, and so nobody can tell from what follows which plan it is. */
function* advance(g: Terrorscape): Rules {
  const { plan } = g.state;
  const reached = (): boolean => STAGES[plan.card as PlanId][plan.stage]?.(g) === true;
  const { option } = yield* g.askAny(
    team(g),
    'plan',
    'TS-PHASE-08',
    (_seat, looking) => (reached() ? [...advances(g), HOLD] : looking ? [NOT_YET, HOLD] : [HOLD]),
    { stage: plan.stage + 1 },
  );
  if (option.id === 'hold') return;
  plan.stage += 1;
  g.reveal('all', 'plan-advanced', { stage: plan.stage, rule: 'TS-R-18' });
  if (plan.stage < PLAN_STAGES) return;
  g.tell(team(g), 'plan-complete', { plan: plan.card as PlanId, rule: 'TS-R-18' });
  if (option.to === undefined) return;
  plan.marker = option.to;
  g.tell(team(g), 'marker-placed', { at: option.to, rule: 'TS-R-18' });
}

/** The last stage of Decoys says where the marker goes. */
function advances({ state: { plan } }: Terrorscape): AdvanceOption[] {
  const placing = plan.card === 'decoys' && plan.stage + 1 === PLAN_STAGES;
  return placing ? mansion.locations.map(MARKER) : [ADVANCE];
}

/** The card is turned over when its reward is used; most can be used once. */
function revealPlan(g: Terrorscape, once = true): void {
  const { plan } = g.state;
  plan.used ||= once;
  if (plan.revealed || plan.card === null) return;
  plan.revealed = true;
  g.reveal('all', 'plan-revealed', { plan: plan.card, rule: 'TS-R-18' });
}

const HEAL = options('heal', SURVIVOR, {});

/** Once: everybody loses all fear, and one Survivor is healed. */
function* stickTogether(g: Terrorscape): Rules {
  const wounded = (): Slot[] => living(g.state).filter((slot) => survivor(g, slot).health === 1);
  const { option } = yield* g.askAny(team(g), 'stick-together', 'TS-R-18', (): (Option & { whom?: SurvivorId })[] => [
    ...wounded().map((slot) => HEAL(nameOf(g, slot))),
    { id: 'heal-nobody' },
    WAIT,
  ]);
  if (option.id === 'wait') return;
  revealPlan(g);
  for (const slot of living(g.state)) calm(g, survivor(g, slot));
  if (option.whom !== undefined) heal(g, slotOf(g, option.whom));
}

// --- rewards in a turn ---

const LOCKSMITH = alone('locksmith', { main: true, rule: 'TS-R-18', run: pickLock });
const JURY_RIG = alone('jury-rig', { main: true, rule: 'TS-R-18', run: juryRig });
const HIDDEN_WAY = alone('hidden-way', { main: true, rule: 'TS-R-18', run: hiddenWay });
const BARGAIN = alone('dark-bargain', { main: true, rule: 'TS-R-18', run: bargain });
const DECOY = alone('decoy', { rule: 'TS-R-18', run: decoy });

/** The reward of a completed plan, as far as this Survivor can use it. */
export const listPlan: Lister = (g, slot, looking, out) => {
  if (g.state.plan.stage < PLAN_STAGES) return;
  const list = rewardNow(g, slot);
  if (list !== null) list(g, slot, looking, out);
};

function rewardNow(g: Terrorscape, slot: Slot): Lister | null {
  const { plan, turns, round } = g.state;
  if (plan.card === 'decoys') return plan.round === round ? null : DECOY;
  if (turns.acted) return null;
  if (plan.card === 'hidden-ways') return whyNoPassage(g, slot) === null ? HIDDEN_WAY : null;
  return plan.used || plan.card === null ? null : (ONCE[plan.card]?.(g, slot) ?? null);
}

const ONCE: Readonly<Partial<Record<PlanId, (g: Terrorscape, slot: Slot) => Lister | null>>> = {
  locksmith: (g, slot) =>
    survivor(g, slot).at === mansion.mainExit && holds(survivor(g, slot), 'toolkit') && keyLeft(g) ? LOCKSMITH : null,
  'jury-rig': (g, slot) => (whyNotRepair(g, slot) === null && toolkits(g, slot) >= 2 ? JURY_RIG : null),
  'dark-bargain': (g, slot) => (holds(survivor(g, slot), 'talisman') && g.state.discovery.length > 0 ? BARGAIN : null),
};

function toolkits(g: Terrorscape, slot: Slot): number {
  return survivor(g, slot).pack.filter((card) => face(card) === 'toolkit').length;
}

function keyLeft({ state }: Terrorscape): boolean {
  return [...state.discard, ...state.search].some((card) => face(card) === 'key');
}

/** A toolkit for a key: from the discard pile, else from the search deck, whose rest is shuffled above its last card. */
function pickLock(g: Terrorscape, slot: Slot): void {
  const { state } = g;
  revealPlan(g);
  useUp(g, slot, 'toolkit', 'TS-R-18');
  const pile = state.discard.some((card) => face(card) === 'key') ? state.discard : state.search;
  const card = takeOut(pile, 'key');
  if (pile === state.search) {
    const last = state.search.at(-1) === BOTTOM ? state.search.pop() : undefined;
    g.shuffle('search', state.search);
    if (last !== undefined) state.search.push(last);
  }
  takeKey(g, slot, card);
}

/** Two toolkits finish the radio, under all the conditions of a repair. */
function juryRig(g: Terrorscape, slot: Slot): boolean {
  if (!repair(g, slot, REPAIR_TOKENS)) return false;
  revealPlan(g);
  for (let i = 0; i < 2; i++) {
    useUp(g, slot, 'toolkit', 'TS-R-18');
    showTools(g);
  }
  return true;
}

function hiddenWay(g: Terrorscape, slot: Slot): void {
  revealPlan(g, false);
  takePassage(g, slot);
}

/** The talisman for the best of three discoveries. */
function* bargain(g: Terrorscape, slot: Slot): Rules {
  revealPlan(g);
  useUp(g, slot, 'talisman', 'TS-R-18');
  yield* draw(g, slot, BARGAIN_DRAW, 'TS-R-18');
}

function decoy(g: Terrorscape): void {
  const { plan, round } = g.state;
  plan.round = round;
  revealPlan(g, false);
  makeNoise(g, plan.marker as string, 'decoy', 'TS-R-18');
}
