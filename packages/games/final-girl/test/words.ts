import { type Patch, patch, type Words } from '@dreadhouse/engine/testing';
import type { Film, Heroine } from '../src/content/types.ts';
import { type FinalGirlState, finalGirl } from '../src/index.ts';

/** The content of the game; content files import each other in circles, so tests come to it through the game. */
export const { films: FILMS, heroines: HEROINES } = finalGirl.content as {
  readonly films: readonly Film[];
  readonly heroines: readonly Heroine[];
};

type Side = 'heroine' | 'killer';
type Where<T> = Readonly<Record<string, T>>;
/** Cards by name; where they have markers, with how many. */
type Cards = readonly string[] | Where<number>;
/** A card that is revealed, or may be. */
export type Revealed = string | readonly [id: string, revealed: boolean];

/** What a position of this game can say. What a film has besides is in its own table. */
export const WORDS = {
  /** Where she stands, or what else is different about her. */
  heroine: (s: FinalGirlState, what: string | Patch<FinalGirlState['heroine']>) =>
    patch(s.heroine, typeof what === 'string' ? { space: what } : what),
  killer: (s: FinalGirlState, what: string | Patch<FinalGirlState['killer']>) =>
    patch(s.killer, typeof what === 'string' ? { space: what } : what),
  /** Markers, or markers and the symbols on the black token. */
  health: (
    s: FinalGirlState,
    what: { readonly [K in Side]?: number | readonly [markers: number, symbols: number] },
  ) => {
    for (const side of ['heroine', 'killer'] as const) {
      const found = what[side];
      if (typeof found === 'number') health(s, side, found);
      else if (found !== undefined) health(s, side, ...found);
    }
  },
  /** How many yellow victims are where. */
  victims: (s: FinalGirlState, where: Where<number>) => {
    for (const [space, n] of Object.entries(where)) victims(s, space, n);
  },
  /** Special victims, by the event that made them so: which pawn is where. */
  special: (s: FinalGirlState, roles: Where<Where<string>>) => {
    for (const [role, pawns] of Object.entries(roles)) special(s, role, pawns);
  },
  /** Action cards from the market into the hand. */
  hand: (s: FinalGirlState, cards: readonly string[]) => hand(s, ...cards),
  /** Action cards from the market into the discard pile. */
  discarded: (s: FinalGirlState, cards: readonly string[]) => {
    hand(s, ...cards);
    s.discard.push(...s.hand.splice(s.hand.length - cards.length));
  },
  /** Items in her hands, in her backpack and beside her; where they have uses, with how many. */
  hands: (s: FinalGirlState, items: Cards) => carry(s, 'hands', items),
  backpack: (s: FinalGirlState, items: Cards) => carry(s, 'backpack', items),
  aside: (s: FinalGirlState, items: Cards) => carry(s, 'aside', items),
  /** The piles of these search spaces hold exactly these cards, the first on top and face up. */
  piles: (s: FinalGirlState, piles: Where<readonly string[]>) => {
    for (const [space, ids] of Object.entries(piles)) pile(s, space, ids, true);
  },
  /** Tokens by kind: on these spaces, or between two. */
  tokens: (s: FinalGirlState, where: Where<readonly (string | readonly [space: string, to: string])[]>) => {
    for (const [kind, places] of Object.entries(where)) for (const place of places) token(s, kind, place);
  },
  /** Events and terror cards that stay in play; a minor dark power with its markers. */
  inPlay: (s: FinalGirlState, cards: Cards) => {
    for (const [id, markers] of counted(cards)) inPlay(s, id, markers);
  },
  /** The event that is drawn next. */
  nextEvent: (s: FinalGirlState, id: string) => {
    s.events.deck = [id, ...s.events.deck.filter((one) => one !== id)];
  },
  /** The terror deck consists of these cards, in this order. */
  terror: (s: FinalGirlState, cards: readonly string[]) => terror(s, cards),
  /** These terror cards are drawn next, and then others. */
  nextTerror: (s: FinalGirlState, cards: readonly string[]) => nextTerror(s, cards),
  finale: (s: FinalGirlState, card: Revealed) => finale(s, ...revealed(card)),
  hiddenFinale: (s: FinalGirlState, id: string) => finale(s, id, false),
  darkPower: (s: FinalGirlState, card: Revealed) => darkPower(s, ...revealed(card)),
  hiddenPower: (s: FinalGirlState, id: string) => darkPower(s, id, false),
  /** Minions on these spaces, from the first on; `ready` and `destroyed` are not on the board. */
  minions: (s: FinalGirlState, where: readonly string[]) => minions(s, where),
} satisfies Words<FinalGirlState>;

function revealed(card: Revealed): readonly [id: string, revealed: boolean] {
  return typeof card === 'string' ? [card, true] : card;
}

function counted(cards: Cards): (readonly [id: string, n: number])[] {
  return Array.isArray(cards) ? cards.map((id: string) => [id, 0]) : Object.entries(cards as Where<number>);
}

function victims(s: FinalGirlState, space: string, n: number): void {
  for (let i = 0; i < n; i++) {
    const at = s.supply.findIndex((id) => id.startsWith('v'));
    s.victims.push({ id: s.supply.splice(at, 1)[0] as string, space, role: null });
  }
}

function special(s: FinalGirlState, role: string, pawns: Where<string>): void {
  for (const [id, space] of Object.entries(pawns)) {
    s.supply.splice(s.supply.indexOf(id), 1);
    s.victims.push({ id, space, role });
  }
  inPlay(s, role, 0);
}

function hand(s: FinalGirlState, ...cards: readonly string[]): void {
  for (const card of cards) {
    s.market[card] = (s.market[card] ?? 0) - 1;
    s.hand.push(card);
  }
}

function carry(s: FinalGirlState, where: 'hands' | 'backpack' | 'aside', items: Cards): void {
  for (const [id, uses] of counted(items)) {
    takeItem(s, id);
    s.items[where].push({ id, uses });
  }
}

function takeItem(s: FinalGirlState, id: string): void {
  s.items.unused = s.items.unused.filter((one) => one !== id);
  for (const one of s.items.piles) one.cards = one.cards.filter((card) => card.id !== id);
}

/** The pile of a search space; what was in it goes back to the tray. */
export function pile(s: FinalGirlState, space: string, ids: readonly string[], up: boolean): void {
  const here = s.items.piles.find((one) => one.space === space);
  if (here === undefined) throw new Error(`no pile at ${space}`);
  s.items.unused.push(...here.cards.splice(0).map((card) => card.id));
  for (const id of ids) takeItem(s, id);
  here.cards = ids.map((id, i) => ({ id, up: up && i === 0, seen: up && i === 0 }));
}

function token(s: FinalGirlState, kind: string, place: string | readonly [space: string, to: string]): void {
  const [space, to] = typeof place === 'string' ? [place, null] : place;
  s.tokens.push({ id: s.nextToken, kind, space, to });
  s.nextToken += 1;
}

function inPlay(s: FinalGirlState, id: string, markers: number): void {
  const kind = kindOf(id);
  s.events.deck = s.events.deck.filter((one) => one !== id);
  if (kind !== 'event') takeTerror(s, id);
  s.inPlay.push({ id, kind, markers });
}

function kindOf(id: string): FinalGirlState['inPlay'][number]['kind'] {
  if (FILMS.some(({ location }) => location.events.some((card) => card.id === id))) return 'event';
  const minor = FILMS.some(({ killer }) => killer.terror.some((card) => card.id === id && card.mdp !== undefined));
  return minor ? 'mdp' : 'terror';
}

function terror(s: FinalGirlState, ids: readonly string[]): void {
  s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
  nextTerror(s, ids);
}

function nextTerror(s: FinalGirlState, ids: readonly string[]): void {
  for (const id of ids) takeTerror(s, id);
  s.terror.deck.unshift(...ids.map((id) => ({ id, seen: false })));
}

function takeTerror(s: FinalGirlState, id: string): void {
  const inDeck = s.terror.deck.findIndex((card) => card.id === id);
  if (inDeck >= 0) s.terror.deck.splice(inDeck, 1);
  else s.terror.unused.splice(s.terror.unused.indexOf(id), 1);
}

function finale(s: FinalGirlState, id: string, revealed: boolean): void {
  const all = [s.finale.id, ...s.unusedFinales];
  s.finale = { id, revealed, known: false };
  s.unusedFinales = all.filter((one) => one !== id);
}

function darkPower(s: FinalGirlState, id: string, revealed: boolean): void {
  const all = [...s.darkPowers.map((card) => card.id), ...s.unusedDarkPowers];
  s.darkPowers = [{ id, revealed, known: false }];
  s.unusedDarkPowers = all.filter((one) => one !== id);
}

function minions(s: FinalGirlState, where: readonly string[]): void {
  where.forEach((space, i) => {
    const one = s.minions[i];
    if (one === undefined) throw new Error(`there are ${s.minions.length} minions`);
    const away = space === 'ready' || space === 'destroyed';
    Object.assign(one, { status: away ? space : 'board', space: away ? null : space, markers: away ? 0 : 1 });
  });
}

function health(s: FinalGirlState, who: Side, markers: number, symbols?: number): void {
  s[who].markers = markers;
  const mine = s[who].breath;
  if (symbols === undefined || mine === null || mine.symbols === symbols) return;
  const { unused } = s.breathTokens;
  const other = who === 'heroine' ? s.killer.breath : s.heroine.breath;
  const wanted = [...unused, ...(other === null ? [] : [other])].find((one) => one.symbols === symbols);
  if (wanted === undefined) throw new Error(`no token with ${symbols} symbols`);
  [mine.symbols, wanted.symbols] = [wanted.symbols, mine.symbols];
}
