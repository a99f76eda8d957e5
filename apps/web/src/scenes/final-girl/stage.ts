import type { EventView } from '@dreadhouse/engine';
import type { FinalGirlView } from '@dreadhouse/final-girl';

// How the table looks on the way from one decision to the next. Only for the eye: the rules have long gone on.

type View = FinalGirlView;
type Details = EventView['details'];
type Change = (view: View, details: Details) => Partial<View>;

/** The view before an event, as it should look after it. */
export function stage(view: unknown, { kind, details }: EventView): unknown {
  // Scenes are only handed views of their own game.
  const before = view as View;
  const change = CHANGES[kind];
  return change === undefined ? before : { ...before, ...change(before, details) };
}

const word = (details: Details, key: string): string => String(details[key] ?? '');
const number = (details: Details, key: string): number => Number(details[key] ?? 0);
const spaceIn = (details: Details, key: string): string | null => {
  const value = details[key];
  return typeof value === 'string' ? value : null;
};

// --- figures ---

/** So many victims of these kinds go from one space to another; yellow ones first, because events do not say more. */
function led(view: View, from: string, to: string, count: number): View['victims'] {
  const here = view.victims.filter(({ space }) => space === from);
  const going = new Set(
    [...here.filter(({ kind }) => kind === 'yellow'), ...here.filter(({ kind }) => kind !== 'yellow')].slice(0, count),
  );
  return view.victims.map((one) => (going.has(one) ? { ...one, space: to } : one));
}

function firstVictim(view: View, kind: string, space: string | null): View['victims'][number] | undefined {
  return view.victims.find((one) => one.kind === kind && (space === null || one.space === space));
}

function movedVictim(view: View, kind: string, from: string, to: string): Partial<View> {
  const victim = firstVictim(view, kind, from);
  return { victims: view.victims.map((one) => (one === victim ? { ...one, space: to } : one)) };
}

function withoutVictim(view: View, details: Details): Pick<View, 'victims'> {
  const victim = firstVictim(view, word(details, 'victim'), spaceIn(details, 'space'));
  return { victims: view.victims.filter((one) => one !== victim) };
}

function moved(view: View, figure: string, space: string): Partial<View> {
  if (figure === 'heroine') return { heroine: { ...view.heroine, space } };
  if (figure === 'killer') return { killer: { ...view.killer, space } };
  if (!figure.startsWith('minion:'))
    return { victims: view.victims.map((one) => (one.id === figure ? { ...one, space } : one)) };
  return { minions: view.minions.map((one) => (one.id === figure ? { ...one, space } : one)) };
}

/** Newcomers have no ids yet that the view would know; any that nobody else has will do. */
function added(view: View, count: number, space: string): Partial<View> {
  const next = view.victims.length;
  const taken = new Set(view.victims.map(({ id }) => id));
  const free = Array.from({ length: next + count }, (_, i) => `new${i}`).filter((id) => !taken.has(id));
  const come = free.slice(0, count).map((id) => ({ id, kind: 'yellow', space, role: null }));
  return { victims: [...view.victims, ...come], supply: Math.max(0, view.supply - count) };
}

/** FG-SPEC-01: a yellow pawn is exchanged where one stands; otherwise a special one comes from outside. */
function special(view: View, details: Details): Partial<View> {
  const [colour, space] = [word(details, 'colour'), word(details, 'space')];
  const pawn = { id: colour, kind: colour, space, role: spaceIn(details, 'role') };
  const yellow = FROM_OUTSIDE.has(pawn.role ?? '') ? undefined : firstVictim(view, 'yellow', space);
  if (yellow === undefined) return { victims: [...view.victims, pawn] };
  return { victims: view.victims.map((one) => (one === yellow ? pawn : one)) };
}

/** Events whose special victims come onto the board as such. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set(['le04', 'le05']);

const FIGURES: Readonly<Record<string, Change>> = {
  'set-up': (view, details) => ({
    ...moved(view, 'heroine', word(details, 'heroine')),
    killer: { ...view.killer, space: word(details, 'killer') },
  }),
  'heroine-moved': (view, details) => ({
    heroine: { ...view.heroine, space: word(details, 'to') },
    victims: led(view, word(details, 'from'), word(details, 'to'), number(details, 'followers')),
  }),
  'golf-cart-driven': (view, details) => {
    const drives = details['heroine'] === true;
    const to = word(details, 'to');
    return {
      ...(drives ? { heroine: { ...view.heroine, space: to } } : {}),
      victims: led(view, word(details, 'from'), to, number(details, 'riders') - (drives ? 1 : 0)),
    };
  },
  'enemy-moved': (view, details) => moved(view, word(details, 'enemy'), word(details, 'to')),
  'figure-put': (view, details) => moved(view, word(details, 'figure'), word(details, 'space')),
  'killer-left-map': (view) => ({ killer: { ...view.killer, space: null } }),
  panicked: (view, details) => {
    const [figure, from, to] = [word(details, 'figure'), word(details, 'from'), spaceIn(details, 'to')];
    if (to === null) return {};
    return figure === 'heroine' ? moved(view, figure, to) : movedVictim(view, figure, from, to);
  },
  'victim-moved': (view, details) =>
    movedVictim(view, word(details, 'victim'), word(details, 'from'), word(details, 'to')),
  'victims-added': (view, details) => added(view, number(details, 'n'), word(details, 'space')),
  'special-victim': special,
  'victim-killed': (view, details) => ({
    ...withoutVictim(view, details),
    dead: [...view.dead, word(details, 'victim')],
    killedThisTurn: view.killedThisTurn + 1,
  }),
  'victim-saved': (view, details) => ({ ...withoutVictim(view, details), saved: view.saved + 1 }),
  'victim-removed': (view, details) => ({ ...withoutVictim(view, details), supply: view.supply + 1 }),
  'minion-placed': (view, details) => ({
    minions: view.minions.map((one) =>
      one.id === word(details, 'minion')
        ? { ...one, status: 'board', space: word(details, 'space'), markers: Math.max(1, one.markers) }
        : one,
    ),
  }),
  'minion-damaged': (view, details) => ({
    minions: view.minions.map((one) =>
      one.id === word(details, 'minion') ? { ...one, markers: one.markers - number(details, 'amount') } : one,
    ),
  }),
  'minion-destroyed': (view, details) => ({
    minions: view.minions.map((one) =>
      one.id === word(details, 'minion') ? { ...one, status: 'destroyed', space: null } : one,
    ),
  }),
};

// --- tokens and piles ---

const TOKENS: Readonly<Record<string, Change>> = {
  'token-placed': (view, details) => ({
    tokens: [
      ...view.tokens,
      {
        id: 1 + Math.max(0, ...view.tokens.map(({ id }) => id)),
        kind: word(details, 'token'),
        space: spaceIn(details, 'space'),
        to: spaceIn(details, 'to'),
      },
    ],
  }),
  'token-moved': (view, details) => ({
    tokens: view.tokens.map((one) =>
      one.kind === word(details, 'token') ? { ...one, space: word(details, 'space') } : one,
    ),
  }),
  'token-removed': (view, details) => {
    const gone = view.tokens.find((one) => one.kind === word(details, 'token') && one.space === details['space']);
    return { tokens: view.tokens.filter((one) => one !== gone) };
  },
  'house-burns': (view, details) => ({ memory: { ...view.memory, le02: { house: word(details, 'house') } } }),
  'item-turned-up': (view, details) =>
    pile(view, word(details, 'space'), ([, ...rest]) => [{ id: word(details, 'item'), up: true }, ...rest]),
  'items-drawn': (view, details) => {
    const drawn = list(details, 'items');
    const { items } = { ...view, ...pile(view, word(details, 'space'), (cards) => cards.slice(drawn.length)) };
    return { items: { ...items, drawn } };
  },
  'item-returned': (view, details) => {
    const [id, space] = [word(details, 'item'), word(details, 'space')];
    const card = { id, up: false };
    const { items } = {
      ...view,
      ...pile(view, space, (cards) => (details['where'] === 'top' ? [card, ...cards] : [...cards, card])),
    };
    return { items: { ...items, drawn: items.drawn.filter((one) => one !== id) } };
  },
  'pile-discarded': (view, details) => pile(view, word(details, 'space'), () => []),
  'item-gained': (view, details) => {
    const id = word(details, 'item');
    const { items } = view;
    return {
      items: {
        ...items,
        drawn: items.drawn.filter((one) => one !== id),
        backpack: [...items.backpack, { id, uses: 0 }],
      },
    };
  },
  'item-discarded': (view, details) => ({ items: withoutItem(view, word(details, 'item')) }),
  'item-removed': (view, details) => ({ items: withoutItem(view, word(details, 'item')) }),
  'use-spent': (view, details) => ({
    items: eachItem(view, (one) =>
      one.id === word(details, 'item') ? { ...one, uses: number(details, 'left') } : one,
    ),
  }),
};

type PileCards = View['items']['piles'][number]['cards'];
type HeldItem = View['items']['hands'][number];

function pile(view: View, space: string, change: (cards: PileCards) => PileCards): Pick<View, 'items'> {
  const piles = view.items.piles.map((one) => (one.space === space ? { ...one, cards: change(one.cards) } : one));
  return { items: { ...view.items, piles } };
}

function eachItem({ items }: View, change: (item: HeldItem) => HeldItem): View['items'] {
  const { hands, backpack, aside } = items;
  return { ...items, hands: hands.map(change), backpack: backpack.map(change), aside: aside.map(change) };
}

function withoutItem({ items }: View, id: string): View['items'] {
  const others = (held: readonly HeldItem[]): HeldItem[] => held.filter((one) => one.id !== id);
  return { ...items, hands: others(items.hands), backpack: others(items.backpack), aside: others(items.aside) };
}

function list(details: Details, key: string): string[] {
  const value = details[key];
  return Array.isArray(value) ? value.map(String) : [];
}

// --- tracks, health and cards ---

const health = (view: View, details: Details): Partial<View> => ({
  heroine: { ...view.heroine, health: number(details, 'health') },
});
const markers = (view: View, details: Details): Partial<View> => ({
  killer: { ...view.killer, markers: number(details, 'markers') },
});
const time = (_view: View, details: Details): Partial<View> => ({ time: number(details, 'time') });

const TRACKS: Readonly<Record<string, Change>> = {
  phase: (view, details) => ({
    // Only the rules name phases.
    phase: word(details, 'phase') as View['phase'],
    turn: number(details, 'turn'),
    killedThisTurn: number(details, 'turn') === view.turn ? view.killedThisTurn : 0,
  }),
  horror: (_view, details) => ({ horror: number(details, 'level') }),
  time,
  'time-reset': time,
  'sleeping-gas': time,
  healed: health,
  'health-lost': health,
  revived: (view, details) =>
    details['who'] === 'heroine'
      ? health(view, details)
      : { killer: { ...view.killer, markers: Math.max(0, number(details, 'health') - 1) } },
  'killer-damaged': markers,
  'killer-healed': markers,
  bloodlust: (view, details) => ({
    killer: {
      ...view.killer,
      bloodlust: number(details, 'row'),
      attack: number(details, 'attack'),
      move: number(details, 'move'),
    },
  }),
  'last-breath': (view, details) => {
    const breath = { color: 'black' as const, symbols: number(details, 'symbols') };
    return details['who'] === 'heroine'
      ? { heroine: { ...view.heroine, breath } }
      : { killer: { ...view.killer, breath } };
  },
  'ultimate-unlocked': (view) => ({
    heroine: { ...view.heroine, flipped: true, slots: view.heroine.slots.map(() => null) },
  }),
};

function discarded(view: View, details: Details): Partial<View> {
  const card = word(details, 'card');
  return { hand: withoutOne(view.hand, card), discard: [...view.discard, card].sort() };
}

const CARDS: Readonly<Record<string, Change>> = {
  played: discarded,
  'card-discarded': discarded,
  'card-taken': (view, details) => {
    const card = word(details, 'card');
    return {
      hand: [...view.hand, card].sort(),
      market: view.market.map((one) => (one.card === card ? { ...one, copies: Math.max(0, one.copies - 1) } : one)),
    };
  },
  bought: time,
  'market-refilled': (view) => ({
    discard: [],
    market: view.market.map((one) => ({
      ...one,
      copies: one.copies + view.discard.filter((card) => card === one.card).length,
    })),
  }),
  'terror-drawn': (view, details) => terror(view, details),
  'terror-burnt': (view, details) => terror(view, details),
  'event-drawn': (view, details) => {
    const card = word(details, 'card');
    const deck = Math.max(0, view.events.deck - 1);
    if (details['stays'] !== true) return { events: { deck, discard: [...view.events.discard, card] } };
    return { events: { ...view.events, deck }, inPlay: [...view.inPlay, { id: card, kind: 'event', markers: 0 }] };
  },
  'stays-in-play': (view, details) => {
    const card = { id: word(details, 'card'), kind: 'mdp' as const, markers: number(details, 'markers') };
    return { inPlay: [...view.inPlay.filter(({ id }) => id !== card.id), card] };
  },
  'left-play': (view, details) => ({ inPlay: view.inPlay.filter(({ id }) => id !== details['card']) }),
  'dark-power-damaged': (view, details) => ({
    inPlay: view.inPlay.map((one) =>
      one.id === details['card'] ? { ...one, markers: number(details, 'markers') } : one,
    ),
  }),
  'dark-power-revealed': (view, details) => {
    const card = { id: word(details, 'card'), revealed: true };
    const hidden = view.darkPowers.findIndex(({ id, revealed }) => id === card.id || !revealed);
    return { darkPowers: hidden < 0 ? [...view.darkPowers, card] : view.darkPowers.with(hidden, card) };
  },
  'finale-revealed': (_view, details) => ({ finale: { id: word(details, 'card'), revealed: true } }),
};

function withoutOne(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

function terror(view: View, details: Details): Partial<View> {
  const left = number(details, 'left');
  const { terror: before } = view;
  const known = before.known.slice(Math.max(0, before.known.length - left));
  return { terror: { ...before, deck: left, known, discard: [...before.discard, word(details, 'card')] } };
}

const CHANGES: Readonly<Record<string, Change>> = { ...FIGURES, ...TOKENS, ...TRACKS, ...CARDS };
