import type { FinalGirlState } from '../../src/index.ts';
import { table as cleared, type Edit, hand, finale as kitFinale, type Options, type Table } from '../kit.ts';

export { darkPower, hand, nextEvent, special, victims, wounds } from '../kit.ts';

/**
 * The carnival after closing time: no victims, events, tokens or cards in hand, no marionettes on the board; Laurie on the coaster,
 * the killer in the Clown Car, horror 3, time 6.
 */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}): Table {
  const empty = (s: FinalGirlState): void => {
    s.items.unused.push(...[...s.items.hands.splice(0), ...s.items.backpack.splice(0)].map((one) => one.id));
    s.heroine.space = 'coaster';
    s.killer.space = 'clown_car';
    edit(s);
  };
  return cleared(phase, empty, { killer: 'geppetto', location: 'carnival', ...options });
}

/** A Killer phase that is about to draw this terror card; Dolls All Around, which does nothing for now, and others come next. */
export function terror(card: string, edit: Edit = () => {}, options: Options = {}): Table {
  const drawn = (s: FinalGirlState): void => {
    nextTerror(s, card, 'gp16');
    edit(s);
  };
  return table('terror', drawn, options);
}

/** An Upkeep phase with these events in play. */
export function upkeep(events: readonly string[], edit: Edit, options: Options = {}): Table {
  const inEffect = (s: FinalGirlState): void => {
    for (const id of events) inPlay(s, id);
    edit(s);
  };
  return table('upkeep', inEffect, options);
}

/** These terror cards are drawn next, and then others. */
export function nextTerror(s: FinalGirlState, ...cards: string[]): void {
  const all = [...s.terror.deck.map((one) => one.id), ...s.terror.unused].filter((id) => !cards.includes(id));
  s.terror.deck = [...cards, ...all.splice(0, 5)].map((id) => ({ id, seen: false }));
  s.terror.unused = all;
}

/** An event, or a minor dark power with its markers, that has been drawn before. */
export function inPlay(s: FinalGirlState, id: string, markers = 0): void {
  s.events.deck = s.events.deck.filter((one) => one !== id);
  s.terror.deck = s.terror.deck.filter((one) => one.id !== id);
  s.terror.unused = s.terror.unused.filter((one) => one !== id);
  s.inPlay.push({ id, kind: id.startsWith('be') ? 'event' : 'mdp', markers });
}

export function token(s: FinalGirlState, kind: string, space: string): void {
  s.tokens.push({ id: s.nextToken, kind, space, to: null });
  s.nextToken += 1;
}

function takeOut(s: FinalGirlState, id: string): void {
  s.items.unused = s.items.unused.filter((one) => one !== id);
  for (const pile of s.items.piles) pile.cards = pile.cards.filter((card) => card.id !== id);
}

/** The heroine has this item. */
export function item(
  s: FinalGirlState,
  id: string,
  where: 'hands' | 'backpack' | 'aside' = 'backpack',
  uses = 0,
): void {
  takeOut(s, id);
  s.items[where].push({ id, uses });
}

/** The pile of this space consists of these cards, from the top, face down; a trap that was in it goes where the new one came from. */
export function pile(s: FinalGirlState, space: string, ...cards: string[]): void {
  const here = s.items.piles.find((one) => one.space === space);
  if (here === undefined) throw new Error(`no pile at ${space}`);
  const [trap] = cards.filter((id) => id.startsWith('trap_'));
  const from = s.items.piles.find((one) => one.cards.some((card) => card.id === trap)) ?? here;
  for (const id of cards) takeOut(s, id);
  const gone = here.cards.map((card) => card.id);
  const free = gone.filter((id) => id.startsWith('trap_') && from !== here);
  from.cards.push(...free.map((id) => ({ id, up: false, seen: false })));
  s.items.unused.push(...gone.filter((id) => !free.includes(id)));
  here.cards = cards.map((id) => ({ id, up: false, seen: false }));
  for (const one of s.items.piles) one.mixed = [];
}

/** Marionettes on these spaces, from the first token on; `ready` and `destroyed` are not on the board. */
export function marionettes(s: FinalGirlState, ...where: string[]): void {
  where.forEach((space, i) => {
    const one = s.minions[i];
    if (one === undefined) throw new Error('there are three marionettes');
    const away = space === 'ready' || space === 'destroyed';
    Object.assign(one, { status: away ? space : 'board', space: away ? null : space, markers: away ? 0 : 1 });
  });
}

/** The finale, and no terror cards left; what it does on reveal has been done. */
export function finale(s: FinalGirlState, id: string, revealed = true): void {
  kitFinale(s, id, revealed);
  s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
  if (id === 'gp_f2') s.memory['geppetto'] = { leash: false };
}

/** Where the victims are. */
export function crowd(t: Table): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of t.state.victims) found[one.space] = (found[one.space] ?? 0) + 1;
  return found;
}

/** Where the marionettes are, or what they are. */
export const puppets = (t: Table): (string | null)[] =>
  t.state.minions.map((one) => (one.status === 'board' ? one.space : one.status));
export const health = (t: Table): number => t.state.heroine.markers + 1;
/** Enemies in the order in which they chose targets. */
export const order = (t: Table): unknown[] => t.told('targets').map((event) => event.details['enemy']);

export const TRAPS = ['trap_bear', 'trap_cobra', 'trap_gas'];
export const isTrap = (id: string): boolean => TRAPS.includes(id);
export const trapsPerPile = (s: FinalGirlState): number[] =>
  s.items.piles.map((one) => one.cards.filter((card) => isTrap(card.id)).length);

/** Laurie searches this pile with these two dice. */
export function search(
  space: string,
  cards: string[],
  one: number,
  other: number,
  edit: (s: FinalGirlState) => void = () => {},
  heroine = 'laurie',
) {
  const t = table(
    'action',
    (s) => {
      s.heroine.space = space;
      pile(s, space, ...cards);
      hand(s, 'search');
      edit(s);
    },
    { heroine },
  );
  t.dice('horror', one, other).answers('play:search');
  return t.decision.kind === 'after-roll' ? t.answers('keep') : t;
}
