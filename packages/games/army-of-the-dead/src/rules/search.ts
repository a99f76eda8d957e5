import type { Rules } from '@dreadhouse/engine';
import { type EquipmentId, equipment } from '../content/equipment.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { shortage } from './activation.ts';
import { enterZone } from './entering.ts';
import { searchedIn } from './goals.ts';
import { addZombies, zombiesAt } from './horde.ts';
import { arrange, putAway, usable } from './inventory.ts';
import { has } from './skills.ts';
import { sleepersAt, wake } from './sleepers.ts';
import { survivor, zoneIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import { affordable, blocked, type Lister, pay, pricedAs, type TurnOption, turnOf } from './turn.ts';

const SEARCH: TurnOption = { id: 'search', rule: 'AD-ACT-SEARCH-04', run: search };

/** Why a Survivor cannot Search here and now, or null. */
function whyNot(state: ArmyState, slot: Slot): string | null {
  const { at } = survivor(state, slot);
  const zone = zoneIn(state, at);
  if (!zone.search) return zone.building ? 'corridor' : 'not-a-building'; // AD-ACT-SEARCH-01, AD-LOS-12
  if (zombiesAt(state, at) > 0) return 'zombies-here'; // AD-ACT-SEARCH-02
  if (seatOf(state, slot) !== null) return 'in-the-truck'; // AD-R-48
  if (affordable(state, 'search') < 1) return 'no-actions';
  const turn = turnOf(state);
  // AD-ACT-SEARCH-06, AD-SKILL-23; AD-R-21: an Action out of turn is not counted against the own one.
  if (turn.searches > 0 && !has(state, slot, 'search-again')) return 'searched-already';
  return null;
}

export const listSearch: Lister = (g, slot, looking, out) => {
  const why = whyNot(g.state, slot);
  if (why === null) out.push(pricedAs(g.state, 'search', SEARCH, looking, 1));
  else if (looking) out.push(blocked(SEARCH, why));
};

/** AD-ACT-SEARCH-03, AD-R-14: whoever sleeps there wakes first; the cards come all the same. */
function* search(g: Army, slot: Slot): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  const { at } = one;
  pay(state, 'search', 1);
  turnOf(state).searches += 1;
  if (sleepersAt(state, at) > 0) yield* wake(g, at, 'AD-SLEEP-06');
  searchedIn(g, slot, at);
  const cards = searchesTwo(g, slot) ? 2 : 1;
  for (let i = 0; i < cards && one.health > 0; i++) yield* find(g, slot);
}

/** AD-SKILL-14: by skill, or with a Flashlight; not both together. */
function searchesTwo(g: Army, slot: Slot): boolean {
  if (usable(survivor(g.state, slot), 'flashlight') !== undefined) return true;
  if (!has(g.state, slot, 'search-2')) return false;
  g.touch('used:search-2');
  return true;
}

/** AD-ACT-SEARCH-04, AD-ACT-SEARCH-07: the top card; an empty deck is made anew of its discards. */
function drawEquipment(g: Army): EquipmentId | undefined {
  const { state } = g;
  if (state.equipment.length === 0) {
    state.equipment = state.equipmentDiscard.splice(0).sort();
    g.shuffle('equipment', state.equipment);
    g.tell('all', 'deck-reshuffled', { deck: 'equipment', rule: 'AD-ACT-SEARCH-07' });
  }
  return g.draw(state.equipment);
}

const FOUND = [
  { id: 'keep', keep: true },
  { id: 'discard', keep: false },
];

/** AD-ACT-SEARCH-05: into the inventory, which may be rearranged for free, or onto the discards. */
function* find(g: Army, slot: Slot): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  const face = drawEquipment(g);
  if (face === undefined) return g.tell('all', 'found-nothing', { survivor: one.id, rule: 'AD-ACT-SEARCH-07' });
  g.touch(`found:${face}`);
  state.drawn.push(face);
  g.reveal('all', 'found', { survivor: one.id, item: face, rule: 'AD-ACT-SEARCH-04' });
  if (equipment(face).event === true) return yield* aaahh(g, slot, face);
  const { keep } = yield* g.ask(one.seat, 'found', 'AD-ACT-SEARCH-05', () => FOUND, { survivor: one.id, item: face });
  state.drawn.splice(0);
  if (!keep) {
    state.equipmentDiscard.push(face);
    return g.tell('all', 'left-behind', { survivor: one.id, item: face, rule: 'AD-ACT-SEARCH-05' });
  }
  putAway(one, { face, spent: false });
  yield* arrange(g, slot, 'AD-ACT-SEARCH-05');
}

/** AD-ACT-SEARCH-08: a Shambler. AD-R-46: if none is left, all of them activate. */
function* aaahh(g: Army, slot: Slot, face: EquipmentId): Rules {
  const { state } = g;
  const { at } = survivor(state, slot);
  state.drawn.splice(0);
  state.equipmentDiscard.push(face);
  if (state.pool.shamblers === 0) return yield* shortage(g, { type: 'shambler', rule: 'AD-R-46' });
  state.pool.shamblers -= 1;
  addZombies(state, at, 'shambler', 1);
  g.tell('all', 'aaahh', { at, rule: 'AD-ACT-SEARCH-08' });
  yield* enterZone(g, at);
}
