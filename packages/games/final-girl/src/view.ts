import { lookAt } from './look.ts';
import { adrenaline } from './rules/adrenaline.ts';
import { attackOf, moveOf } from './rules/enemy-values.ts';
import { heroineHealth } from './rules/health.ts';
import { trackDice } from './rules/horror-level.ts';
import { costOf } from './rules/planning.ts';
import { kindOfVictim } from './rules/save-victims.ts';
import { heroineOf, killerOf, locationOf } from './rules/things.ts';
import type { Breath, FinalGirl, FinalGirlState, HiddenCard, ItemPile, ItemState } from './state.ts';

/** What lies open. One person plays, so whoever watches sees the same as she does. */
export function publicView(state: FinalGirlState) {
  const g = lookAt(state);
  return {
    options: { ...state.options },
    turn: state.turn,
    phase: state.phase,
    result: state.result === null ? null : { ...state.result },
    heroine: heroineView(g),
    killer: killerView(g),
    horror: state.horror,
    dice: trackDice(g) + adrenaline(g),
    time: state.time,
    hand: [...state.hand].sort(),
    discard: [...state.discard].sort(),
    market: Object.entries(state.market).map(([card, copies]) => ({ card, copies, cost: costOf(g, card) })),
    rewards: [...state.rewards],
    victims: state.victims.map((one) => ({ id: one.id, kind: kindOfVictim(one.id), space: one.space, role: one.role })),
    supply: state.supply.length,
    dead: state.dead.map(kindOfVictim),
    saved: state.tally.savedThisGame,
    killedThisTurn: state.tally.killedThisTurn,
    minions: state.minions.map((one) => ({ ...one, attack: attackOf(g, one.id), move: moveOf(g, one.id) })),
    items: itemsView(state),
    terror: {
      deck: state.terror.deck.length,
      known: state.terror.deck.map((card) => (card.seen ? card.id : null)),
      discard: [...state.terror.discard],
      unused: state.terror.unused.length,
    },
    events: { deck: state.events.deck.length, discard: [...state.events.discard] },
    inPlay: state.inPlay.map((card) => ({ ...card })),
    finale: cardView(state.finale),
    darkPowers: state.darkPowers.map(cardView),
    setupCard: state.setupCard,
    tokens: state.tokens.map((token) => ({ ...token })),
    lasting: state.lasting.map((effect) => ({ ...effect })),
    breathTokens: { unused: state.breathTokens.unused.map(breathView), removed: [...state.breathTokens.removed] },
    memory: Object.fromEntries(Object.entries(state.memory).map(([key, memory]) => [key, { ...memory }])),
    shown: { killer: killerOf(state).show?.(state) ?? null, location: locationOf(state).show?.(state) ?? null },
  };
}

export type FinalGirlView = ReturnType<typeof publicView>;

function heroineView(g: FinalGirl) {
  const { heroine } = g.state;
  const definition = heroineOf(g.state);
  return {
    id: definition.id,
    space: heroine.space,
    markers: heroine.markers,
    health: heroineHealth(g),
    most: definition.health,
    breath: breathView(heroine.breath),
    slots: heroine.slots.map((pawn) => (pawn === null ? null : kindOfVictim(pawn))),
    flipped: heroine.flipped,
  };
}

function killerView(g: FinalGirl) {
  const { killer } = g.state;
  const definition = killerOf(g.state);
  return {
    id: definition.id,
    space: killer.space,
    markers: killer.markers,
    most: definition.health,
    breath: killer.breath === null ? null : breathView(killer.breath),
    bloodlust: killer.bloodlust,
    attack: attackOf(g, 'killer'),
    move: moveOf(g, 'killer'),
  };
}

/** FG-SETUP-15: nobody looks at the hidden side. */
function breathView(breath: Breath) {
  return { color: breath.color, symbols: breath.known ? breath.symbols : null };
}

/** FG-BRD-09, FG-BRD-10: face down until revealed, unless the player chose it. */
function cardView(card: HiddenCard) {
  return { id: card.revealed || card.known ? card.id : null, revealed: card.revealed };
}

function itemsView(state: FinalGirlState) {
  const { hands, backpack, aside, piles, drawn, discard, unused, removed } = state.items;
  return {
    hands: hands.map(itemView),
    backpack: backpack.map(itemView),
    aside: aside.map(itemView),
    piles: piles.map(pileView),
    drawn: [...drawn],
    discard: [...discard],
    removed: [...removed],
    unused: unused.length,
  };
}

function itemView(item: ItemState) {
  return { id: item.id, uses: item.uses };
}

function pileView(pile: ItemPile) {
  return {
    space: pile.space,
    cards: pile.cards.map((card) => ({ id: card.up || card.seen ? card.id : null, up: card.up })),
    /** Cards that are known to be in it, though not where. */
    mixed: (pile.mixed ?? []).filter((id) => pile.cards.some((card) => card.id === id && !card.seen)),
  };
}
