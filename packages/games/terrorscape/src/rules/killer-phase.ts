import type { Option, Rules } from '@dreadhouse/engine';
import type { SkillKind } from '../content/killers/definitions.ts';
import { killerDef, skillDef } from '../content/killers/index.ts';
import { KILLER_ACTIONS, KILLER_DRAWS } from '../content/numbers.ts';
import { KILLER, type Terrorscape } from '../state.ts';
import { scareEach } from './fear.ts';
import { range, resolve } from './killer-effects.ts';
import { killerStep, killerSteps, reappear } from './killer-move.ts';
import { search, within } from './questions.ts';
import { drawCards, keepHandLimit, play, playable, type SkillOption } from './skill-cards.ts';

/** TS-KILL-01, TS-R-04: the Killer's first step. What the card does on reappearing comes before everything else (TS-R-11). */
export function* killerBegins(g: Terrorscape): Rules<string> {
  const { state } = g;
  const { killer } = state;
  state.step = 'killer';
  state.findings = [];
  killer.quickPlayed = 0;
  killer.actions = 0;
  killer.encountered = false;
  killer.panicWoundUsed = false;
  g.tell('all', 'killer-phase', { round: state.round, rule: 'TS-KILL-01' });
  const card = reappear(g);
  if (card !== null) yield* resolve(g, card, skillDef(card).reappear ?? []);
  return 'killer-quick';
}

const PASS: Option & Partial<SkillOption> = { id: 'pass', rule: 'TS-R-04' };

/** TS-KILL-02, TS-R-04: one quick card, or as many as the switch allows. */
export function* killerQuick(g: Terrorscape): Rules<string> {
  const { killer } = g.state;
  const played = yield* playOne(g, 'quick', 'TS-KILL-02');
  if (!played) return 'killer-main';
  killer.quickPlayed += 1;
  return g.state.options.quickLimit === 'unlimited' ? 'killer-quick' : 'killer-main';
}

/** Asks for a card of this kind; true when one was played. */
function* playOne(g: Terrorscape, kind: 'quick' | 'slow', rule: string): Rules<boolean> {
  const pick = yield* g.ask(KILLER, kind, rule, (looking) => [...playable(g, kind, rule, looking), PASS]);
  if (pick.card === undefined) return false;
  yield* use(g, pick.card, kind, rule);
  return true;
}

function* use(g: Terrorscape, card: string, kind: SkillKind, rule: string): Rules {
  yield* play(g, card, kind, rule);
  const { quick, special, slow } = skillDef(card);
  const effects = kind === 'quick' ? (quick ?? special) : kind === 'special' ? special : slow;
  yield* resolve(g, card, effects ?? []);
}

interface MainOption extends Option {
  readonly card?: string;
  readonly to?: string;
}

const SEARCH: MainOption = { id: 'search', rule: 'TS-KILL-04' };

/** TS-KILL-03, TS-KILL-04: a special card, or two actions, each MOVE 1 or SEARCH; never both. */
export function* killerMain(g: Terrorscape): Rules<string> {
  const { killer } = g.state;
  const about = { left: KILLER_ACTIONS - killer.actions };
  const pick = yield* g.ask(KILLER, 'main', 'TS-KILL-03', (looking) => mainOptions(g, looking), about);
  if (pick.id === 'pass') return 'killer-slow';
  if (pick.card !== undefined) {
    yield* use(g, pick.card, 'special', 'TS-KILL-03');
    return 'killer-slow';
  }
  killer.actions += 1;
  if (pick.to !== undefined) killerStep(g, pick.to);
  else yield* search(g);
  return killer.actions < KILLER_ACTIONS ? 'killer-main' : 'killer-slow';
}

function mainOptions(g: Terrorscape, looking: boolean): MainOption[] {
  const { killer } = g.state;
  const steps: MainOption[] = killerSteps(killer.at);
  const special: MainOption[] =
    killer.actions === 0
      ? playable(g, 'special', 'TS-KILL-03', looking)
      : looking
        ? playable(g, 'special', 'TS-KILL-03', true).map((one) => ({ ...one, blocked: 'after-an-action' }))
        : [];
  return [...steps, SEARCH, ...special, PASS];
}

/** TS-KILL-05: a slow card, unless there was an encounter. */
export function* killerSlow(g: Terrorscape): Rules<string> {
  if (!g.state.killer.encountered) yield* playOne(g, 'slow', 'TS-KILL-05');
  return 'killer-draw';
}

/** TS-KILL-06: three cards; then no more than the hand holds (TS-R-03). */
export function* killerDraw(g: Terrorscape): Rules<string> {
  const { killer } = g.state;
  g.state.encounter = null;
  const { prowl } = killerDef(killer.id);
  if (prowl !== undefined && killer.level >= prowl.from && !killer.encountered && killer.sneak === null)
    yield* scareEach(g, within(g, range(killer.at, prowl.range))); // TS-R-19
  yield* drawCards(g, KILLER_DRAWS, 'TS-KILL-06');
  yield* keepHandLimit(g);
  killer.bonus = 0; // what lasts until the end of the phase
  killer.reappeared = false;
  return 'begin';
}
