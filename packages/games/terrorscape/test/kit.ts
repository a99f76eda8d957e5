import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { SURVIVOR_IDS, type SurvivorId } from '../src/content/survivors.ts';
import { type TerrorscapeState, type TerrorscapeView, terrorscape } from '../src/index.ts';
import type { Survivor } from '../src/state.ts';

export type Edit = (state: TerrorscapeState) => void;
export type Table = Scenario<TerrorscapeState>;
export type Options = Readonly<Record<string, unknown>>;

/** The Killer, and the first of the Survivors' seats. */
export const K = 0;
export const S = 1;

const TRIO: readonly SurvivorId[] = ['anna', 'william', 'marco'];

/**
 * A table in round 1: the Butcher in the Garden with an empty hand; Anna, William and Marco in the Entrance Hall with empty backpacks; or
 * what `options` say.
 */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}, seats = 2): Table {
  const chosen = { killer: 'butcher', survivors: TRIO, ...options };
  return scenario(terrorscape, { options: chosen, seats }).at(phase, (s) => {
    s.round = 1;
    s.step = phase.startsWith('killer') ? 'killer' : 'survivors';
    s.killer.deck.push(...s.killer.hand.splice(0));
    s.killer.deck.sort();
    for (const one of s.survivors) one.pack = [];
    edit(s);
  });
}

/** The turn of one Survivor. */
export function turn(id: SurvivorId, edit: Edit = () => {}, options: Options = {}, seats = 2): Table {
  const others = SURVIVOR_IDS.filter((one) => one !== id && one !== 'anna');
  const trio = TRIO.includes(id) ? TRIO : ['anna', id, others[0]];
  return table(
    'turn',
    (s) => {
      s.turns.current = s.survivors.findIndex((one) => one.id === id);
      edit(s);
    },
    { survivors: trio, ...options },
    seats,
  );
}

/** The Killer is about to act in this location, where these Survivors are. */
export function killerAt(at: string, here: readonly SurvivorId[], edit: Edit = () => {}, options: Options = {}): Table {
  return table(
    'killer-main',
    (s) => {
      killerIn(s, at);
      for (const id of here) put(s, id, at);
      edit(s);
    },
    options,
  );
}

export function killerIn(s: TerrorscapeState, at: string): void {
  s.killer.at = at;
}

export function one(s: TerrorscapeState, id: SurvivorId): Survivor {
  const found = s.survivors.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} does not play`);
  return found;
}

export function put(s: TerrorscapeState, id: SurvivorId, at: string): Survivor {
  const found = one(s, id);
  found.at = at;
  return found;
}

/** Gives somebody these items (by item, or by card: `s.toolkit`). */
export function pack(s: TerrorscapeState, id: SurvivorId, ...items: string[]): void {
  one(s, id).pack.push(...items.map((each) => (each.includes('.') ? each : `d.${each}`)));
}

export const carried = (s: TerrorscapeState, id: SurvivorId): string[] =>
  one(s, id).pack.map((card) => card.slice(card.indexOf('.') + 1));

/** The Killer holds exactly these cards. */
export function hand(s: TerrorscapeState, ...cards: string[]): void {
  for (const card of cards) {
    const at = s.killer.deck.indexOf(card);
    if (at >= 0) s.killer.deck.splice(at, 1);
    else s.killer.locked.splice(s.killer.locked.indexOf(card), 1);
  }
  s.killer.hand = [...cards].sort();
}

export function sneaking(s: TerrorscapeState, at: string, from = 'Z5', card = 'stalk'): void {
  s.killer.at = at;
  s.killer.sneak = { card, from, maybe: [...new Set([at, from])].sort() };
}

export function view(t: Table, viewer: number | 'spectator'): TerrorscapeView {
  return t.view(viewer) as TerrorscapeView;
}

/** What one seat has been told, by kind. */
export function heard(t: Table, seat: number | 'spectator'): string[] {
  return t.match.eventsFor(seat).map(({ kind }) => kind);
}

export function isLegal(t: Table, option: string): boolean {
  return t.legal.includes(option);
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
