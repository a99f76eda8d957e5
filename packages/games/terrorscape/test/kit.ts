import { type Layout, layer, type Patch, patch, type Scenario, scenario, type Words } from '@dreadhouse/engine/testing';
import { SURVIVOR_IDS, type SurvivorId } from '../src/content/survivors.ts';
import { type TerrorscapeState, type TerrorscapeView, terrorscape } from '../src/index.ts';
import type { Survivor } from '../src/state.ts';

export type Table = Scenario<TerrorscapeState>;
export type Options = Readonly<Record<string, unknown>>;

/** The Killer, and the first of the Survivors' seats. */
export const K = 0;
export const S = 1;

/** What is different about a Survivor: where somebody is, or more; what is carried besides, by item or by card (`s.toolkit`). */
type Change = string | Patch<Survivor>;

/** What a position of this game can say. */
const WORDS = {
  /** Survivors by name. */
  survivors: (s: TerrorscapeState, changes: { readonly [K in SurvivorId]?: Change }) => {
    for (const [id, change] of Object.entries(changes)) alter(one(s, id as SurvivorId), change);
  },
  everybody: (s: TerrorscapeState, change: Change) => {
    for (const each of s.survivors) alter(each, change);
  },
  /** The Killer holds exactly these cards. */
  hand: (s: TerrorscapeState, cards: readonly string[]) => {
    for (const card of cards) {
      const from = s.killer.deck.includes(card) ? s.killer.deck : s.killer.locked;
      from.splice(from.indexOf(card), 1);
    }
    s.killer.hand = [...cards].sort();
  },
  /** Where the Killer sneaks, since when, and by which card. */
  sneaking: (s: TerrorscapeState, { at, from = 'Z5', card = 'stalk' }: Sneaking) => {
    s.killer.at = at;
    s.killer.sneak = { card, from, maybe: [...new Set([at, from])].sort() };
  },
} satisfies Words<TerrorscapeState>;
export type Edit = Layout<TerrorscapeState, typeof WORDS>;
const lay = layer<TerrorscapeState, typeof WORDS>(WORDS);

interface Sneaking {
  readonly at: string;
  readonly from?: string;
  readonly card?: string;
}

function alter(survivor: Survivor, change: Change): void {
  if (typeof change === 'string') return void patch(survivor, { at: change });
  const { pack = [], ...rest } = change;
  survivor.pack.push(...pack.map((each) => (each.includes('.') ? each : `d.${each}`)));
  patch(survivor, rest);
}

const TRIO: readonly SurvivorId[] = ['anna', 'william', 'marco'];

/**
 * A table in round 1: the Butcher in the Garden with an empty hand; Anna, William and Marco in the Entrance Hall with empty backpacks; or
 * what `options` say.
 */
export function table(phase: string, layout: Edit = {}, options: Options = {}, seats = 2): Table {
  const chosen = { killer: 'butcher', survivors: TRIO, ...options };
  return scenario(terrorscape, { options: chosen, seats }).at(phase, (s) => {
    s.round = 1;
    s.step = phase.startsWith('killer') ? 'killer' : 'survivors';
    s.killer.deck.push(...s.killer.hand.splice(0));
    s.killer.deck.sort();
    for (const one of s.survivors) one.pack = [];
    lay(s, layout);
  });
}

/** The turn of one Survivor. */
export function turn(id: SurvivorId, layout: Edit = {}, options: Options = {}, seats = 2): Table {
  const others = SURVIVOR_IDS.filter((one) => one !== id && one !== 'anna');
  const trio = TRIO.includes(id) ? TRIO : ['anna', id, others[0]];
  return table(
    'turn',
    [
      (s) => {
        s.turns.current = s.survivors.indexOf(one(s, id));
      },
      layout,
    ],
    { survivors: trio, ...options },
    seats,
  );
}

/** The Killer is about to act in this location, where these Survivors are. */
export function killerAt(at: string, here: readonly SurvivorId[], layout: Edit = {}, options: Options = {}): Table {
  const survivors = Object.fromEntries(here.map((id) => [id, at]));
  return table('killer-main', { killer: { at }, survivors, also: layout }, options);
}

export function one(s: TerrorscapeState, id: SurvivorId): Survivor {
  const found = s.survivors.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
}

export const carried = (s: TerrorscapeState, id: SurvivorId): string[] =>
  one(s, id).pack.map((card) => card.slice(card.indexOf('.') + 1));

export function view(t: Table, viewer: number | 'spectator'): TerrorscapeView {
  return t.view(viewer) as TerrorscapeView;
}

/** Ends the Survivors' phase from the turn of the last of them: whoever is named looks around. */
export function finishPhase(t: Table, drawer = 'anna'): Table {
  if (t.phase === 'turn') t.answers('end');
  while (t.match.waitingFor().includes(S) && t.phase !== 'discovery') t.answers(t.legal.at(-1) as string);
  if (t.phase === 'discovery') t.answers(`discover:${drawer}`);
  while (!t.match.over && t.match.waitingFor()[0] !== K) t.answers(t.legal[0] as string);
  return t;
}

/** Dice that show these values; a die has 0, 0, 1, 1, 2 and 3. */
export function dice(t: Table, ...values: number[]): Table {
  return t.dice('defence', ...values.map((value) => ({ 0: 1, 1: 3, 2: 5, 3: 6 })[value] ?? 1));
}
