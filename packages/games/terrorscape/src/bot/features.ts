import { recordOf } from '@dreadhouse/engine';
import { killerDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { HELP_TRACK, KEYS_NEEDED, REPAIR_TOKENS } from '../content/numbers.ts';
import { SURVIVOR_IDS, survivorDef } from '../content/survivors.ts';
import { CERTAIN } from '../notebook/trail.ts';
import { repels } from '../odds/dice.ts';
import type { Survivor, TerrorscapeState } from '../state.ts';
import { EXIT, FAR, indexOf, RADIO, sum } from './killer-situation.ts';
import { bestDefence } from './survivor-situation.ts';

type Position = Readonly<ReturnType<typeof positionOf>>;

const yes = (is: boolean): number => (is ? 1 : 0);
const hasKeys = ({ keys }: Position): boolean => keys === 1;
const progress = ({ state: { help, repair } }: Position): number => (help === null ? repair / REPAIR_TOKENS : 0);
const isUncalled = ({ state }: Position): boolean => state.help === null;
const farthest = ({ living }: Position): number => Math.max(0, ...living.map(({ room }) => FAR[room]?.[EXIT] ?? 9));
const atRansack = ({ living }: Position): number =>
  sum(living, ({ one }) => (mansion.ransack.includes(one.at) ? 1 / 3 : 0));

/** What the score counts, each about between 0 and 1. Read in a world that somebody imagines: nothing is hidden there. */
const COUNTS: Readonly<Record<string, (position: Position) => number>> = {
  wounded: ({ living }) => yes(sum(living, ({ hurt }) => hurt) > 0),
  'two-wounded': ({ living }) => yes(sum(living, ({ hurt }) => hurt) > 1),
  fear: ({ living }) => sum(living, ({ one }) => one.fear / 6),
  terrified: ({ living }) => sum(living, ({ one }) => (one.fear === 2 ? 1 / 3 : 0)),
  keys: ({ keys }) => keys,
  'all-keys': (position) => yes(hasKeys(position)),
  'all-keys-away': (position) => yes(hasKeys(position)) * (farthest(position) / 4),
  repair: progress,
  help: (position) => yes(!isUncalled(position)),
  'help-near': ({ state: { help } }) => (help === null ? 0 : (HELP_TRACK - help) / HELP_TRACK),
  either: (position) => Math.max(position.keys, isUncalled(position) ? progress(position) : 1),
  round: ({ state }) => state.round / 12,
  level: ({ state }) => state.killer.level / 5,
  weak: ({ living }) => sum(living, ({ weak }) => weak / 3),
  'wounded-weak': ({ living }) => sum(living, ({ hurt, weak }) => hurt * weak),
  near: ({ living }) => sum(living, ({ near }) => near / 3),
  'wounded-near': ({ living }) => sum(living, ({ hurt, near }) => hurt * near),
  known: ({ living }) => sum(living, ({ known, near }) => (known * near) / 3),
  'wounded-known': ({ living }) => sum(living, ({ hurt, known, near }) => hurt * known * near),
  toolkits: (position) => (isUncalled(position) ? Math.min(1, position.tools / 3) : 0),
  'at-radio': (position) => yes(isUncalled(position) && position.living.some(({ room }) => room === RADIO)),
  'at-ransack': (position) => (hasKeys(position) ? 0 : atRansack(position)),
  hand: ({ state }) => state.killer.hand.length / 6,
  blocks: ({ state }) => state.blocks.length / 7,
  search: ({ state }) => state.search.length / 12,
  living: ({ living }) => living.length / 3,
  whole: ({ living }) => living.filter(({ one }) => one.health === 2).length / 3,
  sneaking: ({ state }) => yes(state.killer.sneak !== null),
  'mean-fear': ({ living }) => sum(living, ({ one }) => one.fear) / (3 * Math.max(1, living.length)),
  away: ({ steps }) => sum(steps, (far) => far) / (6 * Math.max(1, steps.length)),
  nearest: ({ steps }) => (steps.length === 0 ? 0 : 0.6 ** Math.min(...steps)),
  tools: ({ tools }) => tools / 3,
  'killer-phase': ({ state }) => yes(state.step === 'killer'),
  // What was chosen before the game, and who is in it.
  planned: ({ state }) => yes(state.options.survivalPlan),
  'on-your-own': ({ state }) => yes(state.options.onYourOwn),
  'lone-wolf': ({ state }) => yes(state.options.loneWolfRules),
  people: ({ state }) => (new Set(state.survivors.map(({ seat }) => seat)).size - 1) / 2,
  ...recordOf(
    SURVIVOR_IDS,
    (id) =>
      ({ state }: Position) =>
        yes(state.survivors.some((one) => one.id === id)),
  ),
};

export const FEATURES: readonly string[] = Object.keys(COUNTS);
const COUNTERS = Object.values(COUNTS);

export function features(state: TerrorscapeState): number[] {
  const position = positionOf(state);
  return COUNTERS.map((count) => count(position));
}

/** All numbers about Survivors, who are still alive, are between 0 and 1. */
function positionOf(state: TerrorscapeState) {
  const { killer } = state;
  const strength = killerDef(killer.id).strength[killer.level - 1] ?? 0;
  const from = indexOf(killer.at);
  const alive = state.survivors.filter(({ health }) => health > 0);
  /** From the Killer to each of them. */
  const steps = alive.map(({ at }) => FAR[from]?.[indexOf(at)] ?? 9);
  const living = alive.map((one, i) => {
    const room = indexOf(one.at);
    const hurt = one.health === 1 ? 1 : 0;
    /** How likely an attack gets through, how near the Killer is, and how sure he can be. */
    const weak = 1 - repels(one.fear, bestDefence({ state, seat: one.seat }, one), strength);
    return { one, room, hurt, weak, near: 0.6 ** (steps[i] ?? 9), known: (one.trail.heat[room] ?? 0) / CERTAIN };
  });
  const keys = Math.min(KEYS_NEEDED, state.rack.length) / KEYS_NEEDED;
  return { state, living, keys, tools: sum(alive, toolsOf), steps };
}

/** How much more than others somebody repairs with all toolkits. */
function toolsOf({ id, pack }: Survivor): number {
  return pack.filter((card) => card.endsWith('.toolkit')).length * ((survivorDef(id).toolkit ?? 2) - 1);
}
