import type { Option, Rules } from '@dreadhouse/engine';
import { face, type ItemId, item, onlySearched } from '../content/items.ts';
import { killerDef, skillDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { DICE, DIE, REPELLED_DISCARDS, TRAP_DEFENCE } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { type Encounter, KILLER, type Slot, type Survivor, type Terrorscape } from '../state.ts';
import { scareEach } from './fear.ts';
import { discardFrom, holds, itemsIn } from './items.ts';
import type { StepOption } from './killer-move.ts';
import { learnFlight } from './knowledge.ts';
import { LOCATION, options, SURVIVOR } from './pointing.ts';
import { discardFromDeck, drawCards, play, playable, type SkillOption } from './skill-cards.ts';
import { inTurnOrder, names, slotOf, survivor, team } from './team.ts';
import { wound } from './wounds.ts';

/** TS-ENC-05: attack after attack, until one is repelled or everybody there has failed. TS-ENC-26: every SEARCH can start one. */
export function* encounter(g: Terrorscape, found: readonly Slot[]): Rules {
  const { state } = g;
  const { killer } = state;
  killer.encountered = true; // TS-KILL-05
  const here: Encounter = { at: killer.at, found: [...found], attacked: [], ...unarmed() };
  state.encounter = here;
  g.tell('all', 'encounter', { at: here.at, found: names(g, found), rule: 'TS-ENC-04' });
  if (killer.level >= (killerDef(killer.id).chillFrom ?? Number.POSITIVE_INFINITY)) yield* scareEach(g, found);
  while (left(g, here).length > 0) if (yield* attack(g, here)) break; // TS-ENC-20, TS-ENC-23, TS-ENC-24
  yield* flee(g, here);
  state.encounter = null;
  if (state.options.encounterEndsActions) g.goTo('killer-draw'); // TS-R-04; otherwise TS-KILL-11
}

/** What every attack begins with. */
const unarmed = () => ({ strength: 0, card: null, defender: null, items: [], dice: [] });

/** TS-ENC-11, TS-ENC-25: nobody is attacked twice in an encounter. */
function left(g: Terrorscape, { found, attacked }: Encounter): Slot[] {
  return found.filter((slot) => !attacked.includes(slot) && survivor(g, slot).health > 0);
}

/** One attack, step by step; true when it was repelled. */
function* attack(g: Terrorscape, here: Encounter): Rules<boolean> {
  const { killer } = g.state;
  const { strength } = killerDef(killer.id);
  Object.assign(here, unarmed());
  here.strength = (strength[killer.level - 1] ?? 0) + killer.bonus + ambush(g);
  yield* attackCard(g, here);
  const slot = yield* chooseDefender(g, here);
  here.defender = slot;
  here.attacked.push(slot);
  const one = survivor(g, slot);
  if (here.card !== null && skillDef(here.card).attack === 'fear') here.strength += one.fear;
  g.tell('all', 'defender', { survivor: one.id, strength: here.strength, rule: 'TS-ENC-10' });
  const bonus = yield* defend(g, here, slot);
  const dice = rollDice(g, here, one);
  return yield* settle(g, here, slot, dice, bonus + springTrap(g, here));
}

/** TS-R-09: whoever was not seen coming is stronger. */
export function ambush(g: Terrorscape): number {
  const { killer } = g.state;
  return killer.reappeared ? (killerDef(killer.id).ambush?.[killer.level - 1] ?? 0) : 0;
}

const NO_CARD: Option & Partial<SkillOption> = { id: 'none', rule: 'TS-ENC-06' };

/** TS-ENC-06, TS-ENC-09: at most one attack card for each attack. TS-ENC-08: the strength is adjusted. */
function* attackCard(g: Terrorscape, here: Encounter): Rules {
  const { strength } = here;
  const options = (looking: boolean) => [...playable(g, 'attack', 'TS-ENC-06', looking), NO_CARD];
  const { card } = yield* g.ask(KILLER, 'attack-card', 'TS-ENC-06', options, { strength });
  if (card === undefined) return;
  yield* play(g, card, 'attack', 'TS-ENC-07');
  here.card = card;
  const { attack: plus } = skillDef(card);
  if (typeof plus === 'number') here.strength += plus;
  g.tell('all', 'attack-strength', { card, strength: here.strength, rule: 'TS-ENC-08' });
}

const DEFEND = options('defend', SURVIVOR, { rule: 'TS-ENC-10' });

/** TS-ENC-10: the team chooses, knowing how strong the attack is. Where only one is left there is nothing to choose. */
function* chooseDefender(g: Terrorscape, here: Encounter): Rules<Slot> {
  const candidates = left(g, here);
  const [only] = candidates;
  if (candidates.length === 1) return only as Slot;
  if (g.state.options.loneWolfRules) return yield* firstOrVolunteer(g, candidates);
  const defenders = names(g, candidates).map(DEFEND);
  const { option } = yield* g.askAny(team(g), 'defender', 'TS-ENC-10', () => defenders, { strength: here.strength });
  return slotOf(g, option.whom);
}

/** TS-R-22: the next in turn order, unless somebody steps in. */
function* firstOrVolunteer(g: Terrorscape, candidates: readonly Slot[]): Rules<Slot> {
  const order = inTurnOrder(g.state.firstPlayer, candidates);
  for (const slot of order.slice(1)) {
    const about = { survivor: survivor(g, order[0] as Slot).id, volunteer: survivor(g, slot).id };
    if (yield* g.confirm(survivor(g, slot).seat, 'volunteer', 'TS-R-22', about)) return slot;
  }
  return order[0] as Slot;
}

export interface DefenceOption extends Option {
  readonly items: readonly ItemId[];
}

const BARE: DefenceOption = { id: 'none', rule: 'TS-ENC-12', items: [] };

const plusOf = (items: readonly ItemId[]): number => items.reduce((sum, id) => sum + (item(id).defence ?? 0), 0);

function defenceOption(...items: ItemId[]): DefenceOption {
  const plus = plusOf(items);
  const rule = items.length > 1 ? 'TS-ENC-13' : 'TS-ENC-12';
  const at = items.map((each) => `item:${each}`);
  return { id: `use:${items.join('+')}`, at, rule, details: { items, plus }, items };
}

/** TS-ENC-12: one item, or none. TS-ENC-13: only ammunition goes together with another, the revolver. */
export function defences(one: Survivor): DefenceOption[] {
  const options = [BARE];
  for (const id of itemsIn(one.pack)) {
    const { defence, with: partner } = item(id);
    if (defence === undefined) continue;
    if (partner === undefined) options.push(defenceOption(id));
    else if (holds(one, partner as ItemId)) options.push(defenceOption(partner as ItemId, id));
  }
  return options;
}

/** TS-R-15: the item is shown. Everybody is asked, whatever is in the backpack. */
function* defend(g: Terrorscape, here: Encounter, slot: Slot): Rules<number> {
  const one = survivor(g, slot);
  const about = { survivor: one.id, strength: here.strength, dice: DICE - one.fear };
  const { items } = yield* g.ask(one.seat, 'defend', 'TS-ENC-12', () => defences(one), about);
  if (items.length === 0) {
    g.reveal('all', 'defends-bare', { survivor: one.id, rule: 'TS-ENC-12' });
    return survivorDef(one.id).bareHands ?? 0; // TS-R-08
  }
  const plus = plusOf(items);
  here.items.push(...items.map((id) => show(g, slot, id)));
  g.reveal('all', 'defends-with', { survivor: one.id, items, plus, rule: 'TS-ENC-12' });
  for (const id of items) {
    const { killerDraws } = item(id);
    if (killerDraws !== undefined) yield* drawCards(g, killerDraws, 'TS-R-07');
  }
  return plus;
}

/** The Killer sees the card; TS-ITEM-02: and it goes unless it has the infinity mark. */
function show(g: Terrorscape, slot: Slot, id: ItemId): string {
  const { state } = g;
  if (!onlySearched(id)) g.touch(`use:${id}`);
  const one = survivor(g, slot);
  const card = one.pack.find((each) => face(each) === id) as string;
  for (const other of state.survivors) other.shown = other.shown.filter((each) => each !== card);
  if (item(id).endless === true) one.shown.push(card);
  else state.seen.push(discardFrom(g, slot, id));
  return card;
}

/** TS-ENC-14, TS-FEAR-07: four dice, one less for each fear token. */
function rollDice(g: Terrorscape, here: Encounter, one: Survivor): number {
  here.dice = g.rollDice('defence', DIE.length, DICE - one.fear).map((side) => DIE[side - 1] ?? 0);
  const sum = here.dice.reduce((a, b) => a + b, 0);
  g.tell('all', 'dice-rolled', { survivor: one.id, dice: here.dice.slice(), sum, rule: 'TS-ENC-14' });
  return sum;
}

/** TS-ENC-16, TS-ENC-17: a trap must go off, once. */
function springTrap(g: Terrorscape, here: Encounter): number {
  const { state } = g;
  const at = state.traps.indexOf(here.at);
  if (at < 0) return 0;
  state.traps.splice(at, 1);
  const card = state.discard.find((one) => face(one) === 'trap' && !state.seen.includes(one));
  if (card !== undefined) state.seen.push(card);
  g.reveal('all', 'trap-sprung', { at: here.at, plus: TRAP_DEFENCE, rule: 'TS-ENC-16' });
  return TRAP_DEFENCE;
}

/** TS-ENC-15, TS-ENC-18: as strong as the Killer is enough. */
function* settle(g: Terrorscape, here: Encounter, slot: Slot, dice: number, plus: number): Rules<boolean> {
  const { id } = survivor(g, slot);
  const defence = dice + plus;
  const repelled = defence >= here.strength;
  const kind = repelled ? 'attack-repelled' : 'defence-failed';
  g.tell('all', kind, { survivor: id, dice, plus, defence, strength: here.strength, rule: 'TS-ENC-18' });
  if (repelled)
    yield* discardFromDeck(g, REPELLED_DISCARDS); // TS-ENC-19
  else wound(g, slot, 'TS-ENC-21');
  return repelled;
}

const FLEE = options('flee', LOCATION, { rule: 'TS-FLEE-01' });
const STAY: StepOption = { id: 'stay', rule: 'TS-FLEE-01' };

/**
 * TS-FLEE-01, TS-FLEE-02, TS-AMB-03: everybody who was there may MOVE 1, attacked or not. TS-FLEE-03: block tokens stop it, and it makes no
 * noise. TS-FLEE-04, TS-R-15: all together, and the Killer learns neither who nor where.
 */
function* flee(g: Terrorscape, here: Encounter): Rules {
  const { state } = g;
  for (const slot of here.found) {
    const one = survivor(g, slot);
    if (one.health === 0) continue;
    const options = (looking: boolean) => fleeOptions(g, one, looking);
    const pick = yield* g.ask(one.seat, 'flee', 'TS-FLEE-01', options, { survivor: one.id });
    state.fleeing.push({ slot, to: pick.to ?? one.at });
  }
  for (const { slot, to } of state.fleeing) {
    const one = survivor(g, slot);
    one.at = to;
    learnFlight(one, state);
    g.tell(team(g), 'fled', { survivor: one.id, to, rule: 'TS-FLEE-01' });
  }
  state.fleeing = [];
  g.reveal('all', 'encounter-over', { at: here.at, rule: 'TS-FLEE-04' });
}

function fleeOptions(g: Terrorscape, one: Survivor, looking: boolean): StepOption[] {
  const ways: StepOption[] = [STAY];
  for (const { to, door } of mansion.exits[one.at] ?? []) {
    if (door === null || !g.state.blocks.includes(door)) ways.push(FLEE(to));
    else if (looking) ways.push({ ...FLEE(to), blocked: 'door-blocked', rule: 'TS-KW-02' });
  }
  return ways;
}
