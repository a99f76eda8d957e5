import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { EndState } from '../content/definitions.ts';
import type { PlanId } from '../content/plans.ts';
import { SCANNED_CARDS } from '../content/supplies.ts';
import type { Nemesis, Person, Piece } from '../state.ts';
import { bitOf, isContamination, publicName } from './hand.ts';
import { chooseObjectives } from './objectives.ts';
import { layOpen, shufflePieces } from './pieces.ts';
import { person } from './table.ts';

/** G-33, NL-GOAL-01, NL-GOAL-08: who is alive, whom the plan spares, who passes the scan, who has done what was asked. */
export function* judge(g: Nemesis): Rules {
  const { state } = g;
  // NL-GOAL-03, NL-SPEC-ISO-09, R-40: whoever is still in the base dies with it, in a pod too; the locked-in only where it was destroyed.
  const inBase = state.ended === 'destroyed' ? ['in-play', 'locked-in'] : ['in-play'];
  for (const [seat, { fate }] of state.people.entries()) if (inBase.includes(fate)) perish(g, seat, 'base');
  if (alive(g).length > 0) yield* check(g);
  g.tell('all', 'winners', { seats: [...state.winners], rule: 'NL-GOAL-08' });
}

/** The three steps of the victory check; whoever was never asked for an objective chooses before them. */
function* check(g: Nemesis): Rules {
  const { state } = g;
  if (state.people.some(({ objectives, kept }) => objectives.length === 2 && kept === null)) yield* chooseObjectives(g);
  const plan = state.plans.active;
  layOpen(plan);
  g.touch(`plan:${plan.face}`);
  g.reveal('all', 'plan-revealed', { plan: plan.face, rule: 'NL-GOAL-02' });
  for (const seat of alive(g).filter((one) => DOOMED[plan.face](person(g, one)))) perish(g, seat, 'plan');
  for (const seat of alive(g)) if (!finalScan(g, seat)) perish(g, seat, 'scan');
  const survivors = alive(g);
  const end: EndState = { state, survivors, destroyed: state.ended === 'destroyed' || plan.face === 'sterilise' };
  state.winners =
    state.options.mode === 'cooperative' ? together(g, end) : survivors.filter((seat) => fulfils(g, end, seat, seat));
}

const isAlive = ({ fate }: Person): boolean => fate === 'locked-in' || fate === 'evacuated' || fate === 'bunker';
const alive = (g: Nemesis): Seat[] => [...g.state.people.keys()].filter((seat) => isAlive(person(g, seat)));

function perish(g: Nemesis, seat: Seat, cause: 'base' | 'plan' | 'scan'): void {
  const one = person(g, seat);
  one.fate = 'dead';
  one.at = null;
  g.tell('all', 'perished', { seat, cause, rule: 'NL-G-33' });
}

/** G-27: whom each plan kills. */
const DOOMED: Readonly<Record<PlanId, (one: Person) => boolean>> = {
  'full-rescue': () => false,
  'loose-ends': ({ knowledge }) => knowledge >= 7,
  'file-a-report': ({ signal }) => !signal,
  intercept: ({ fate }) => fate === 'evacuated',
  sterilise: ({ fate }) => fate === 'locked-in',
  'collapse-the-ridge': ({ fate }) => fate === 'bunker',
  'clearance-audit': ({ informed }) => !informed,
};

/**
 * NL-GOAL-06: every contamination card is scanned, and where one is infected four cards are drawn from all of one's own; a contamination
 * card among them kills, infected or not. With a larva it comes straight to the draw.
 */
function finalScan(g: Nemesis, seat: Seat): boolean {
  const one = person(g, seat);
  const own = [...one.hand, ...one.deck, ...one.discard];
  const contaminated = own.filter(isContamination);
  const bits = one.larva ? [] : contaminated.map((card) => bitOf(g, card));
  for (const bit of bits) layOpen(bit);
  const cards = bits.map(({ face }) => face);
  const infected = one.larva ? null : cards.filter((face) => face === 'infected').length;
  const drawn = infected === 0 ? null : drawFour(g, seat, own);
  const passed = drawn === null || !drawn.some(isContamination);
  g.reveal('all', 'final-scan', {
    ...{ seat, infected, cards, passed, rule: 'NL-GOAL-06' },
    drawn: drawn?.map(publicName) ?? null,
  });
  return passed;
}

/** All own cards are shuffled, and four of them are turned up. */
function drawFour(g: Nemesis, seat: Seat, own: Piece[]): Piece[] {
  shufflePieces(g, `deck-${seat}`, own);
  const drawn = own.slice(0, SCANNED_CARDS);
  for (const card of drawn) layOpen(card);
  Object.assign(person(g, seat), { hand: [], deck: own.slice(SCANNED_CARDS), discard: drawn });
  return drawn;
}

/** NL-GOAL-07: the survivor's kept objective is shown. Whoever plays together has it together with all others: then it is nobody's. */
function fulfils(g: Nemesis, end: EndState, seat: Seat, whose: Seat | null): boolean {
  const { objectives, kept } = person(g, seat);
  const card = objectives[kept?.face === 'second' ? 1 : 0];
  if (card === undefined) return false;
  layOpen(card);
  if (kept !== null) layOpen(kept);
  const met = found(registry().objectives, card.face).met(end, seat);
  g.reveal('all', 'objective-checked', { seat: whose, objective: card.face, met, rule: 'NL-GOAL-07' });
  return met;
}

/** G-34: together all objectives must be met, and somebody must survive; the dead win with them. */
function together(g: Nemesis, end: EndState): Seat[] {
  if (end.survivors.length === 0) return [];
  const seats = [...g.state.people.keys()];
  const results = seats
    .filter((seat) => person(g, seat).objectives.length > 0)
    .map((seat) => fulfils(g, end, seat, null));
  return results.every((met) => met) ? seats : [];
}
