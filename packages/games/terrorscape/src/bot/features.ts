import { killerDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { HELP_TRACK, KEYS_NEEDED, REPAIR_TOKENS } from '../content/numbers.ts';
import { SURVIVOR_IDS, survivorDef } from '../content/survivors.ts';
import { CERTAIN } from '../notebook/trail.ts';
import { repels } from '../odds/dice.ts';
import type { Survivor, TerrorscapeState } from '../state.ts';
import { EXIT, FAR, indexOf, RADIO } from './killer-situation.ts';
import { bestDefence, type SurvivorSituation } from './survivor-situation.ts';

/** What the score counts, each about between 0 and 1. Read in a world that somebody imagines: nothing is hidden there. */
export const FEATURES = [
  'wounded',
  'two-wounded',
  'fear',
  'terrified',
  'keys',
  'all-keys',
  'all-keys-away',
  'repair',
  'help',
  'help-near',
  'either',
  'round',
  'level',
  'weak',
  'wounded-weak',
  'near',
  'wounded-near',
  'known',
  'wounded-known',
  'toolkits',
  'at-radio',
  'at-ransack',
  'hand',
  'blocks',
  'search',
  'living',
  'whole',
  'sneaking',
  'mean-fear',
  'away',
  'nearest',
  'tools',
  'killer-phase',
  'planned',
  'on-your-own',
  'lone-wolf',
  'people',
  ...SURVIVOR_IDS,
] as const;

export function features(state: TerrorscapeState): number[] {
  const { killer, rack, repair, help, round, survivors, blocks } = state;
  const strength = killerDef(killer.id).strength[killer.level - 1] ?? 0;
  const s = { state, seat: -1, strength } as unknown as SurvivorSituation;
  const at = indexOf(killer.at);
  const sums = {
    fear: 0,
    terrified: 0,
    wounded: 0,
    weak: 0,
    hurtWeak: 0,
    near: 0,
    hurtNear: 0,
    known: 0,
    hurtKnown: 0,
  };
  let tools = 0;
  let away = 0;
  let radio = 0;
  let ransack = 0;
  for (const one of survivors) {
    if (one.health === 0) continue;
    const here = indexOf(one.at);
    const hurt = one.health === 1 ? 1 : 0;
    const weak = 1 - repels(one.fear, bestIn(s, one), strength);
    const near = 0.6 ** (FAR[at]?.[here] ?? 9);
    const known = (one.trail.heat[here] ?? 0) / CERTAIN;
    sums.fear += one.fear / 6;
    sums.terrified += one.fear === 2 ? 1 / 3 : 0;
    sums.wounded += hurt;
    sums.weak += weak / 3;
    sums.hurtWeak += hurt * weak;
    sums.near += near / 3;
    sums.hurtNear += hurt * near;
    sums.known += (known * near) / 3;
    sums.hurtKnown += hurt * known * near;
    for (const card of one.pack) if (card.endsWith('.toolkit')) tools += (survivorDef(one.id).toolkit ?? 2) - 1;
    away = Math.max(away, FAR[here]?.[EXIT] ?? 9);
    if (here === RADIO) radio = 1;
    if (mansion.ransack.includes(one.at)) ransack += 1 / 3;
  }
  const keys = Math.min(KEYS_NEEDED, rack.length) / KEYS_NEEDED;
  const called = help === null ? 0 : 1;
  const progress = help === null ? repair / REPAIR_TOKENS : 0;
  const all = keys === 1 ? 1 : 0;
  const needs = called === 0;
  return [
    sums.wounded > 0 ? 1 : 0,
    sums.wounded > 1 ? 1 : 0,
    sums.fear,
    sums.terrified,
    keys,
    all,
    all * (away / 4),
    progress,
    called,
    help === null ? 0 : (HELP_TRACK - help) / HELP_TRACK,
    Math.max(keys, called === 1 ? 1 : progress),
    round / 12,
    killer.level / 5,
    sums.weak,
    sums.hurtWeak,
    sums.near,
    sums.hurtNear,
    sums.known,
    sums.hurtKnown,
    needs ? Math.min(1, tools / 3) : 0,
    needs ? radio : 0,
    all === 0 ? ransack : 0,
    killer.hand.length / 6,
    blocks.length / 7,
    state.search.length / 12,
    ...crew(state, at),
    tools / 3,
    state.step === 'killer' ? 1 : 0,
    ...table(state),
  ];
}

/** Who is left, in what state, how far apart, and how near the nearest is to him. */
function crew({ killer, survivors }: TerrorscapeState, at: number): number[] {
  const living = survivors.filter(({ health }) => health > 0);
  const steps = living.map((one) => FAR[at]?.[indexOf(one.at)] ?? 9);
  return [
    living.length / 3,
    living.filter(({ health }) => health === 2).length / 3,
    killer.sneak === null ? 0 : 1,
    living.reduce((sum, { fear }) => sum + fear, 0) / (3 * Math.max(1, living.length)),
    steps.reduce((sum, one) => sum + one, 0) / (6 * Math.max(1, steps.length)),
    steps.length === 0 ? 0 : 0.6 ** Math.min(...steps),
  ];
}

/** What was chosen before the game, and who is in it. */
function table({ options, survivors }: TerrorscapeState): number[] {
  return [
    options.survivalPlan ? 1 : 0,
    options.onYourOwn ? 1 : 0,
    options.loneWolfRules ? 1 : 0,
    (new Set(survivors.map(({ seat }) => seat)).size - 1) / 2,
    ...SURVIVOR_IDS.map((id) => (survivors.some((one) => one.id === id) ? 1 : 0)),
  ];
}

function bestIn(s: SurvivorSituation, one: Survivor): number {
  return bestDefence({ ...s, seat: one.seat }, one);
}
