import type { Rules } from '@dreadhouse/engine';
import { heroineCalled, itemCard, killerCalled, locationCalled, setupCard } from './catalogue.ts';
import { CORE_ACTIONS } from './content/actions.ts';
import type { Item } from './content/types.ts';
import type { FinalGirlOptions } from './options.ts';
import { drawEvent } from './rules/events.ts';
import { shuffleCards, turnUpTop } from './rules/search.ts';
import { heroineOf, killerOf, locationOf } from './rules/things.ts';
import { startTime } from './rules/time.ts';
import { addVictims } from './rules/victims.ts';
import {
  type Breath,
  type CardId,
  type FigureId,
  type FinalGirl,
  type FinalGirlState,
  type HiddenCard,
  type ItemPile,
  type MinionState,
  PAWNS,
  type PileCard,
} from './state.ts';
import { trayOf } from './tray.ts';

const TERROR_DECK = 10;
const ITEM_PILES = 3;
const PILE_SIZE = 4;
/** FG-BREATH-01: nine black tokens, three with 1, 2 and 3 symbols, six blank. */
const BLACK_TOKENS = [0, 0, 0, 0, 0, 0, 1, 2, 3];

/** The table before anything is shuffled: everything lies in its tray (FG-SETUP-04: the heroine's card shows its slots). */
export function initial(options: FinalGirlOptions): FinalGirlState {
  const killer = killerCalled(options.killer);
  const location = locationCalled(options.location);
  const heroine = heroineCalled(options.heroine);
  const both = [killer, location];
  const tray = trayOf(killer, location);
  return {
    options,
    turn: 0,
    phase: 'setup',
    heroine: { space: '', markers: 0, breath: NO_TOKEN(), slots: heroine.slots.map(() => null), flipped: false },
    killer: { space: null, markers: 0, breath: null, bloodlust: 1, trail: [] }, // FG-BRD-12, FG-SETUP-19
    horror: killer.horror, // FG-BRD-07, FG-SETUP-21
    time: 0,
    hand: [],
    discard: [],
    market: { ...tray.market },
    rewards: [],
    victims: [],
    supply: [...PAWNS],
    dead: [],
    minions: minionTokens(killer.minions?.count ?? 0),
    items: {
      hands: [],
      backpack: [],
      aside: [],
      piles: [],
      drawn: [],
      discard: [],
      unused: [...tray.items],
      removed: [],
    },
    terror: { deck: [], discard: [], unused: [...tray.terror] },
    events: { deck: [...tray.events], discard: [] },
    inPlay: [],
    finale: { id: '', revealed: false, known: false },
    unusedFinales: [...tray.finales],
    darkPowers: [],
    unusedDarkPowers: [...tray.darkPowers],
    setupCard: '',
    unusedSetupCards: [...tray.setupCards],
    breathTokens: {
      unused: BLACK_TOKENS.map((symbols) => ({ color: 'black', symbols, known: false })),
      removed: [],
      white: 2,
    },
    tokens: [],
    nextToken: 1,
    lasting: [],
    tally: emptyTally(),
    ending: false,
    memory: Object.fromEntries(both.flatMap(({ id, memory }) => (memory === undefined ? [] : [[id, { ...memory }]]))),
    secret: Object.fromEntries(both.flatMap(({ id, secret }) => (secret === undefined ? [] : [[id, [...secret]]]))),
    result: null,
  };
}

/** Before the tokens are dealt nobody holds one; it is not a component. */
const NO_TOKEN = (): Breath => ({ color: 'black', symbols: -1, known: false });

function emptyTally(): FinalGirlState['tally'] {
  return {
    killedThisTurn: 0,
    killedThisPhase: 0,
    savedThisPhase: 0,
    savedThisGame: 0,
    deaths: 0,
    lost: 0,
    attackedKillerThisTurn: false,
    usedThisPhase: [],
    usedThisTurn: [],
  };
}

function minionTokens(count: number): MinionState[] {
  return Array.from({ length: count }, (_, i) => {
    const id = MINIONS[i] ?? `minion:${i + 1}`;
    return { id, status: 'ready', space: null, markers: 0 };
  });
}

// Written out: names that stand in the source are compared at a glance, put together ones letter by letter.
const MINIONS: readonly FigureId[] = ['minion:1', 'minion:2', 'minion:3'];

/** The setup phase: all luck before the first turn (FG-SETUP). */
export function* setup(g: FinalGirl): Rules<string> {
  takeStartingHand(g);
  dealHiddenCards(g);
  dealTerror(g);
  dealTokens(g);
  dealItems(g);
  g.state.time = startTime(g); // FG-SETUP-20
  yield* placeFigures(g);
  yield* killerOf(g.state).onSetup?.(g) ?? [];
  yield* locationOf(g.state).onSetup?.(g) ?? [];
  // FG-SETUP-22, FG-EVENT-01: the first event is the last step.
  g.state.events.deck.sort();
  g.shuffle('events', g.state.events.deck);
  yield* drawEvent(g);
  return 'action-start';
}

/** FG-SETUP-05, FG-SETUP-06, FG-ACT-02: the cards of cost 0 are the hand, the others the market. */
function takeStartingHand(g: FinalGirl): void {
  const { hand, market } = g.state;
  for (const { id, copies } of STARTING_CARDS) {
    for (let i = 0; i < copies; i++) hand.push(id);
    market[id] = 0;
  }
}

const STARTING_CARDS = CORE_ACTIONS.filter((card) => card.cost === 0);

/** FG-SETUP-07, FG-SETUP-08, FG-SETUP-13: one finale, one dark power and one setup card, at random unless chosen. */
function dealHiddenCards(g: FinalGirl): void {
  const { state } = g;
  const { options } = state;
  state.finale = hidden(g, 'finale', options.finale, state.unusedFinales);
  state.unusedFinales = state.unusedFinales.filter((id) => id !== state.finale.id);
  const power = hidden(g, 'dark-power', options.darkPower ?? forcedEpic(g), ordinaryPowers(g));
  state.darkPowers = [power];
  state.unusedDarkPowers = state.unusedDarkPowers.filter((id) => id !== power.id);
  state.setupCard = options.setupCard ?? g.pick('setup', [...state.unusedSetupCards].sort());
  state.unusedSetupCards = state.unusedSetupCards.filter((id) => id !== state.setupCard);
  g.touch(`setup:${state.setupCard}`);
}

function hidden(g: FinalGirl, stream: string, chosen: CardId | null, pool: readonly CardId[]): HiddenCard {
  return { id: chosen ?? g.pick(stream, [...pool].sort()), revealed: false, known: chosen !== null };
}

/** FG-DARK-02: the epic dark power is left out, shuffled in, or forced. */
function ordinaryPowers(g: FinalGirl): CardId[] {
  return killerOf(g.state)
    .darkPowers.filter((card) => g.state.options.epic !== 'off' || card.epic !== true)
    .map((card) => card.id);
}

function forcedEpic(g: FinalGirl): CardId | null {
  if (g.state.options.epic !== 'forced') return null;
  return killerOf(g.state).darkPowers.find((card) => card.epic === true)?.id ?? null;
}

/** FG-SETUP-09, FG-SETUP-10: ten cards of both terror decks together; the others are set aside, unseen. */
function dealTerror(g: FinalGirl): void {
  const { terror } = g.state;
  g.shuffle('terror', terror.unused);
  terror.deck = terror.unused.splice(0, TERROR_DECK).map((id) => ({ id, seen: false }));
}

/** FG-BRD-01, FG-BRD-08, FG-SETUP-14, FG-SETUP-16, FG-BREATH-02: one black token each, unseen, and markers up to full health. */
function dealTokens(g: FinalGirl): void {
  const { state } = g;
  const { unused } = state.breathTokens;
  g.shuffle('tokens', unused);
  const { health } = killerOf(state);
  if (health !== null) {
    state.killer.breath = unused.shift()!;
    state.killer.markers = health - 1; // FG-SETUP-18
  }
  state.heroine.breath = unused.shift()!;
  state.heroine.markers = heroineOf(state).health - 1; // FG-SETUP-17
}

/**
 * FG-SETUP-11: three piles of four. A killer may mix cards of his own in (Poltergeist rule 3), a location may add one to each pile
 * (Carnival rule 1); the rest is filled with ordinary items.
 */
function dealItems(g: FinalGirl): void {
  const { items } = g.state;
  const tray = trayOf(killerOf(g.state), locationOf(g.state));
  const { mixedIn } = tray;
  const traps = tray.traps.slice();
  const pool = tray.ordinary.slice();
  g.shuffle('items', pool);
  const dealt = pool.splice(0, ITEM_PILES * PILE_SIZE - mixedIn.length - traps.length);
  for (const card of mixedIn) dealt.push(card);
  g.shuffle('items', dealt);
  g.shuffle('items', traps);
  const size = dealt.length / ITEM_PILES;
  items.unused = pool;
  items.piles = tray.searchSpaces.map((space, i): ItemPile => {
    const cards = dealt.slice(i * size, (i + 1) * size).map(faceDown);
    const trap = traps[i];
    if (trap !== undefined) cards.push(faceDown(trap));
    return { space, cards };
  });
  for (const pile of items.piles) turnUpFirst(g, pile);
}

const faceDown = (id: CardId): PileCard => ({ id, up: false, seen: false });

/** FG-SETUP-12: the top card of each pile is turned up. Some cards must not lie there: everybody sees it, and the pile is shuffled again. */
function turnUpFirst(g: FinalGirl, pile: ItemPile): void {
  shuffleCards(g, pile);
  for (;;) {
    if (g.state.options.weaponInSight) weaponToTop(pile);
    turnUpTop(g, pile);
    const top = pile.cards[0]!.id;
    if (itemCard(top).neverOnTop !== true) return;
    shuffleCards(g, pile);
    g.tell('all', 'pile-reshuffled', { item: top, space: pile.space, rule: 'FG-SETUP-12' });
  }
}

/** An optional assist. */
function weaponToTop(pile: ItemPile): void {
  const at = pile.cards.findIndex((card) => isMelee(itemCard(card.id)));
  if (at > 0) pile.cards.unshift(...pile.cards.splice(at, 1));
}

function isMelee(item: Item): boolean {
  const range = item.weapon?.range;
  return Array.isArray(range) && range.includes(0);
}

/** FG-BRD-24, FG-SETUP-13: the setup card places the heroine, the killer and the victims. */
function* placeFigures(g: FinalGirl): Rules {
  const card = setupCard(g.state.setupCard);
  g.state.heroine.space = card.heroine;
  g.state.killer.space = card.killer;
  g.tell('all', 'set-up', { card: card.id, heroine: card.heroine, killer: card.killer, rule: 'FG-SETUP-13' });
  for (const space in card.victims) yield* addVictims(g, card.victims[space] ?? 0, space);
}
