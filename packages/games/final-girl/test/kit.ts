import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import type { Film, Heroine } from '../src/content/types.ts';
import { type FinalGirlState, type FinalGirlView, finalGirl } from '../src/index.ts';

export type Edit = (state: FinalGirlState) => void;
export type Table = Scenario<FinalGirlState>;
export type Options = Readonly<Record<string, unknown>>;

/** The content of the game; content files import each other in circles, so tests come to it through the game. */
export const { films: FILMS, heroines: HEROINES } = finalGirl.content as {
  readonly films: readonly Film[];
  readonly heroines: readonly Heroine[];
};

/**
 * The reference table of the rulebook (Hans, the camp, Laurie; or what `options` say), cleared: no victims, no events, nothing in hand,
 * horror 3, time 6, full health. At the camp the heroine stands at the Campfire and the killer in the Tool Shed, five steps away.
 */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}): Table {
  return scenario(finalGirl, { options }).at(phase, (s) => {
    clear(s);
    edit(s);
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

/** Yellow victims on a space. */
export function victims(s: FinalGirlState, space: string, n = 1): void {
  for (let i = 0; i < n; i++) {
    const at = s.supply.findIndex((id) => id.startsWith('v'));
    s.victims.push({ id: s.supply.splice(at, 1)[0] as string, space, role: null });
  }
}

/** A special victim and the event that made it one. */
export function special(s: FinalGirlState, role: string, pawn: 'white' | 'orange' | 'blue', space: string): void {
  s.supply.splice(s.supply.indexOf(pawn), 1);
  s.victims.push({ id: pawn, space, role });
  event(s, role);
}

/** Action cards from the market into the hand. */
export function hand(s: FinalGirlState, ...cards: string[]): void {
  for (const card of cards) {
    s.market[card] = (s.market[card] ?? 0) - 1;
    s.hand.push(card);
  }
}

/** Action cards from the market into the discard pile. */
export function discarded(s: FinalGirlState, ...cards: string[]): void {
  for (const card of cards) {
    s.market[card] = (s.market[card] ?? 0) - 1;
    s.discard.push(card);
  }
}

/** An item that the heroine holds, or has in her backpack. */
export function item(s: FinalGirlState, id: string, uses = 0, where: 'hands' | 'backpack' = 'hands'): void {
  takeItem(s, id);
  s.items[where].push({ id, uses });
}

function takeItem(s: FinalGirlState, id: string): void {
  s.items.unused = s.items.unused.filter((one) => one !== id);
  for (const one of s.items.piles) one.cards = one.cards.filter((card) => card.id !== id);
}

/** The pile of a search space holds exactly these cards, the first on top and face up. */
export function pile(s: FinalGirlState, space: string, ...ids: string[]): void {
  const here = s.items.piles.find((one) => one.space === space);
  if (here === undefined) throw new Error(`no pile at ${space}`);
  s.items.unused.push(...here.cards.splice(0).map((card) => card.id));
  for (const id of ids) takeItem(s, id);
  here.cards = ids.map((id, i) => ({ id, up: i === 0, seen: i === 0 }));
}

/** An event in play. */
export function event(s: FinalGirlState, id: string): void {
  s.events.deck = s.events.deck.filter((one) => one !== id);
  s.inPlay.push({ id, kind: 'event', markers: 0 });
}

/** The event that is drawn next. */
export function nextEvent(s: FinalGirlState, id: string): void {
  s.events.deck = [id, ...s.events.deck.filter((one) => one !== id)];
}

/** A minor dark power in play. */
export function mdp(s: FinalGirlState, id: string, markers: number): void {
  takeTerror(s, id);
  s.inPlay.push({ id, kind: 'mdp', markers });
}

/** The terror deck consists of these cards, in this order. */
export function terror(s: FinalGirlState, ...ids: string[]): void {
  s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
  for (const id of ids) takeTerror(s, id);
  s.terror.deck = ids.map((id) => ({ id, seen: false }));
}

function takeTerror(s: FinalGirlState, id: string): void {
  const inDeck = s.terror.deck.findIndex((card) => card.id === id);
  if (inDeck >= 0) s.terror.deck.splice(inDeck, 1);
  else s.terror.unused.splice(s.terror.unused.indexOf(id), 1);
}

export function finale(s: FinalGirlState, id: string, revealed = true): void {
  const all = [s.finale.id, ...s.unusedFinales];
  s.finale = { id, revealed, known: false };
  s.unusedFinales = all.filter((one) => one !== id);
}

export function darkPower(s: FinalGirlState, id: string, revealed = true): void {
  const all = [...s.darkPowers.map((card) => card.id), ...s.unusedDarkPowers];
  s.darkPowers = [{ id, revealed, known: false }];
  s.unusedDarkPowers = all.filter((one) => one !== id);
}

/** The heroine or the killer has so many markers and a black token with so many symbols. */
export function health(s: FinalGirlState, who: 'heroine' | 'killer', markers: number, symbols?: number): void {
  s[who].markers = markers;
  const mine = s[who].breath;
  if (symbols === undefined || mine === null || mine.symbols === symbols) return;
  const { unused } = s.breathTokens;
  const other = who === 'heroine' ? s.killer.breath : s.heroine.breath;
  const wanted = [...unused, ...(other === null ? [] : [other])].find((token) => token.symbols === symbols);
  if (wanted === undefined) throw new Error(`no token with ${symbols} symbols`);
  [mine.symbols, wanted.symbols] = [wanted.symbols, mine.symbols];
}

/** How much health the killer has lost, whatever his board states; what a minor dark power takes for him does not count. */
export function wounds(t: Table): number {
  const health = FILMS.find((film) => film.killer.id === t.state.options.killer)?.killer.health;
  if (health === undefined || health === null) throw new Error(`${t.state.options.killer} has no health`);
  return health - 1 - t.state.killer.markers;
}

/** How many victims are on a space. */
export const count = (t: Table, space: string): number => t.state.victims.filter((one) => one.space === space).length;

/** A game from the very beginning, set up by luck, at its first action. */
export function fresh(options: Options = {}, seed = 'fresh'): Table {
  const t = scenario(finalGirl, { options, seed });
  while (t.decision.kind !== 'action') t.answers(t.legal[0] as string);
  return t;
}

export const look = (t: Table): FinalGirlView => t.view(0) as FinalGirlView;

/** The kinds of the events told, in order, as far as they are among these. */
export function order(t: Table, ...kinds: string[]): string[] {
  return t.match.events.map((event) => event.kind).filter((kind) => kinds.includes(kind));
}
