import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { EndState } from '../content/definitions.ts';
import type { PlanId } from '../content/plans.ts';
import type { Nemesis, Person } from '../state.ts';
import { bitOf, isContamination } from './hand.ts';
import { chooseObjectives } from './objectives.ts';
import { layOpen, shufflePieces } from './pieces.ts';
import { person } from './table.ts';

/** G-33, NL-GOAL-01: who is alive, whom the plan spares, who passes the scan, who has done what was asked. */
export function* judge(g: Nemesis): Rules {
  const { state } = g;
  for (const one of state.people) if (one.fate === 'in-play') leave(one);
  if (state.ended === 'destroyed') for (const one of state.people) if (one.fate === 'locked-in') leave(one); // NL-GOAL-03
  if (alive(g).length === 0) return;
  if (state.people.some(({ objectives, kept }) => objectives.length === 2 && kept === null)) yield* chooseObjectives(g);
  const plan = state.plans.active;
  layOpen(plan);
  g.reveal('all', 'plan-revealed', { plan: plan.face, rule: 'NL-GOAL-02' });
  for (const one of state.people.filter((other) => isAlive(other) && DOOMED[plan.face](other))) leave(one);
  for (const seat of alive(g)) if (!finalScan(g, seat)) leave(person(g, seat));
  const survivors = alive(g);
  const end: EndState = { state, survivors, destroyed: state.ended === 'destroyed' || plan.face === 'sterilise' };
  state.winners =
    state.options.mode === 'cooperative' ? together(g, end) : survivors.filter((seat) => fulfils(g, end, seat));
}

const isAlive = ({ fate }: Person): boolean => fate === 'locked-in' || fate === 'evacuated' || fate === 'bunker';
const alive = ({ state }: Nemesis): Seat[] =>
  [...state.people.keys()].filter((seat) => isAlive(state.people[seat] as Person));

function leave(one: Person): void {
  one.fate = 'dead';
  one.at = null;
}

/** G-27: whom each plan kills. */
const DOOMED: Readonly<Record<PlanId, (one: Person) => boolean>> = {
  'full-rescue': () => false,
  'loose-ends': ({ knowledge }) => knowledge >= 6,
  'file-a-report': ({ signal }) => !signal,
  intercept: ({ fate }) => fate === 'evacuated',
  sterilise: ({ fate }) => fate === 'locked-in',
  'collapse-the-ridge': ({ fate }) => fate === 'bunker',
  'clearance-audit': ({ informed }) => !informed,
};

/** NL-GOAL-06: every card clean and no larva, or no contamination among four cards drawn from all of one's own. */
function finalScan(g: Nemesis, seat: Seat): boolean {
  const one = person(g, seat);
  const own = [...one.hand, ...one.deck, ...one.discard];
  const contaminated = own.filter(isContamination);
  for (const card of contaminated) layOpen(bitOf(g, card));
  let passed = !one.larva && contaminated.every((card) => bitOf(g, card).face === 'clean');
  if (!passed) {
    shufflePieces(g, `deck-${seat}`, own);
    passed = !own.slice(0, 4).some(isContamination);
  }
  g.reveal('all', 'final-scan', { seat, passed, rule: 'NL-GOAL-06' });
  return passed;
}

/** NL-GOAL-07: the survivor's kept objective is shown. */
function fulfils(g: Nemesis, end: EndState, seat: Seat): boolean {
  const { objectives, kept } = person(g, seat);
  const card = objectives[kept?.face === 'second' ? 1 : 0];
  if (card === undefined) return false;
  layOpen(card);
  if (kept !== null) layOpen(kept);
  const met = found(registry().objectives, card.face).met(end, seat);
  g.reveal('all', 'objective-checked', { seat, objective: card.face, met, rule: 'NL-GOAL-07' });
  return met;
}

/** G-34: together all objectives must be met, and somebody must survive; the dead win with them. */
function together(g: Nemesis, end: EndState): Seat[] {
  const seats = [...g.state.people.keys()];
  if (end.survivors.length === 0) return [];
  const results = seats.map((seat) => fulfils(g, end, seat));
  return results.every((met) => met) ? seats : [];
}
