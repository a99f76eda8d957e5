import { type Layout, layer, type Scenario, scenario } from '@dreadhouse/engine/testing';
import { type FinalGirlState, type FinalGirlView, finalGirl } from '../src/index.ts';
import { FILMS, HEROINES, WORDS } from './words.ts';

export { FILMS, HEROINES };

type Words = typeof WORDS;
export type Edit = Layout<FinalGirlState, Words>;
export type Table = Scenario<FinalGirlState>;
export type Options = Readonly<Record<string, unknown>>;

/**
 * The reference table of the rulebook (Hans, the camp, Laurie; or what `options` say), cleared: no victims, no events, nothing in hand,
 * horror 3, time 6, full health. At the camp the heroine stands at the Campfire and the killer in the Tool Shed, five steps away.
 */
export const table = filmTable({}, {}, WORDS);

/** Tables of one film: what is on them before a test begins, and the words that a position can use. */
export function filmTable<W extends Words>(film: Options, before: Layout<FinalGirlState, W>, words: W) {
  const lay = layer<FinalGirlState, W>(words);
  return (phase: string, layout: Layout<FinalGirlState, W> = [], options: Options = {}): Table =>
    scenario(finalGirl, { options: { ...film, ...options } }).at(phase, (s) => {
      clear(s);
      lay(s, before);
      lay(s, layout);
    });
}

function clear(s: FinalGirlState): void {
  s.supply.push(...s.victims.splice(0).map((one) => one.id));
  s.supply.sort();
  s.events.deck.push(...s.inPlay.splice(0).map((one) => one.id), ...s.events.discard.splice(0));
  s.events.deck.sort();
  for (const card of [...s.hand.splice(0), ...s.discard.splice(0)]) s.market[card] = (s.market[card] ?? 0) + 1;
  for (const key of Object.keys(s.memory)) if (/^[a-z]e\d\d$/.test(key)) delete s.memory[key];
  s.tokens = [];
  s.lasting = [];
  s.horror = 3;
  s.time = 6;
  s.turn = 1;
  if (s.options.location !== 'camp') return;
  s.heroine.space = 'campfire';
  s.killer.space = 'tool_shed';
  s.killer.trail = ['tool_shed'];
}

/** How much health the killer has lost, whatever his board states; what a minor dark power takes for him does not count. */
export function wounds(t: Table): number {
  const health = FILMS.find((film) => film.killer.id === t.state.options.killer)?.killer.health;
  if (health === undefined || health === null) throw new Error(`${t.state.options.killer} has no health`);
  return health - 1 - t.state.killer.markers;
}

/** Her health, last breath token included. */
export const health = (t: Table): number => t.state.heroine.markers + 1;

/** How many victims are on a space. */
export const count = (t: Table, space: string): number => t.state.victims.filter((one) => one.space === space).length;

/** How many victims are where. */
export function crowd(t: Table): Record<string, number> {
  const spaces = t.state.victims.map((one) => one.space);
  return Object.fromEntries(spaces.map((space) => [space, count(t, space)]));
}

/** Where the tokens of a kind lie. */
export const tokens = (t: Table, kind: string): (string | null)[] =>
  t.state.tokens.filter((token) => token.kind === kind).map((token) => token.space);

/** Where the minions are, or what they are. */
export const minions = (t: Table): (string | null)[] =>
  t.state.minions.map((one) => (one.status === 'board' ? one.space : one.status));

/** Enemies in the order in which they chose targets. */
export const acted = (t: Table): unknown[] => t.told('targets').map((event) => event.details['enemy']);

/** A game from the very beginning, set up by luck, at its first action. */
export function fresh(options: Options = {}, seed = 'fresh'): Table {
  const t = scenario(finalGirl, { options, seed });
  while (t.decision.kind !== 'action') t.answers(t.legal[0] as string);
  return t;
}

export const look = (t: Table): FinalGirlView => t.view(0) as FinalGirlView;
