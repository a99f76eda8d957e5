import type { Rules } from '@dreadhouse/engine';
import type { LocationId } from '../content/board.ts';
import { face, item } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { HELP_TRACK, MOVE_STEPS, REPAIR_TOKENS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { calm } from './fear.ts';
import { takeCard } from './items.ts';
import { learnVisit, note } from './knowledge.ts';
import { makeNoise } from './noise.ts';
import { DOOR, ITEM, LOCATION } from './pointing.ts';
import { nameOf, packAudience, survivor, team, tellOfCard } from './team.ts';
import { alone, away, each, type Lister } from './turn-option.ts';

// --- action 1 ---

const listSteps = each('move', {
  main: true,
  rule: 'TS-MOVE-01',
  point: LOCATION,
  among: away(MOVE_STEPS),
  run: moveTo,
});

/** TS-MOVE-01, TS-AMB-01: one or two steps. TS-MOVE-08: also to where the Killer is, or away from there. */
export const listMoves: Lister = (g, slot, looking, out) => {
  const before = out.length;
  listSteps(g, slot, looking, out);
  if (!looking) return;
  const reached = out.slice(before).map((option) => option.at);
  for (const to of mansion.neighbours[survivor(g, slot).at] ?? [])
    if (!reached.includes(to))
      out.push({ ...LOCATION(to), id: `move:${to}`, rule: 'TS-MOVE-04', blocked: 'door-blocked' });
};

/** TS-MOVE-06: silent, and only the Survivors know. */
export function moveTo(g: Terrorscape, slot: Slot, to: LocationId): void {
  const one = survivor(g, slot);
  const from = one.at;
  one.at = to;
  g.touch(`location:${to}`);
  g.tell(team(g), 'survivor-moved', { survivor: one.id, from, to, rule: 'TS-MOVE-01' });
}

// --- action 2 ---

/** TS-AMB-09: always possible, even without fear. */
export const listCalm = alone('calm', {
  main: true,
  rule: 'TS-FEAR-01',
  run: (g, slot) => calm(g, survivor(g, slot)),
});

// --- action 4 ---

/** TS-UNBLK-01, TS-UNBLK-04: a door of one's own location. */
export const listUnblock = each('unblock', {
  main: true,
  rule: 'TS-UNBLK-01',
  point: DOOR,
  among: blockedDoors,
  none: { blocked: 'no-block-here' },
  run: unblock,
});

export function blockedDoors(g: Terrorscape, slot: Slot): readonly string[] {
  const { blocks } = g.state;
  if (blocks.length === 0) return blocks;
  return (mansion.doorsOf[survivor(g, slot).at] ?? []).filter((door) => blocks.includes(door));
}

/** TS-UNBLK-05: one token. TS-UNBLK-02, TS-UNBLK-03: the Killer hears at once which, and neither who nor from which side. */
export function unblock(g: Terrorscape, slot: Slot, door: string): void {
  const { blocks } = g.state;
  blocks.splice(blocks.indexOf(door), 1);
  g.tell(team(g), 'unblocked-by', { survivor: nameOf(g, slot), door: door.split('-'), rule: 'TS-UNBLK-01' });
  learnVisit(g, 'unblock', door.split('-'));
  g.reveal('all', 'unblocked', { door: door.split('-'), rule: 'TS-UNBLK-02' });
}

// --- the Killer stops you ---

/** TS-RADIO-03, TS-RANS-02: whether the Killer is known to be there. TS-AMB-11: out of sight he is nowhere. */
function killerSeenAt(g: Terrorscape, at: LocationId): boolean {
  const { killer, options } = g.state;
  if (killer.sneak === null) return killer.at === at;
  const { maybe } = killer.sneak;
  return options.sneakBansActions && maybe.length === 1 && maybe[0] === at;
}

/** TS-AMB-11 with its switch on: the hidden Killer stops whoever tries, and by that everybody knows where he is. */
function stoppedByHidden(g: Terrorscape, at: LocationId): boolean {
  const { killer, options } = g.state;
  if (!options.sneakBansActions || killer.sneak === null) return false;
  if (killer.at !== at) {
    killer.sneak.maybe = killer.sneak.maybe.filter((place) => place !== at);
    g.revealed = true;
    return false;
  }
  killer.sneak.maybe = [at];
  note(g, { kind: 'stopped', zone: at, found: [] });
  g.reveal('all', 'stopped-by-killer', { at, rule: 'TS-AMB-11' });
  return true;
}

// --- action 5 ---

export const listRepair = alone('repair', {
  main: true,
  rule: 'TS-RADIO-05',
  whyNot: whyNotRepair,
  run: (g, slot) => repair(g, slot, 1),
});

export function whyNotRepair(g: Terrorscape, slot: Slot): string | null {
  const { state } = g;
  if (survivor(g, slot).at !== mansion.radio) return 'not-at-radio'; // TS-RADIO-02
  if (state.repair === REPAIR_TOKENS) return 'radio-repaired'; // TS-RADIO-14
  if (state.repairRound === state.round) return 'repaired-this-round'; // TS-RADIO-04, TS-RADIO-10
  return killerSeenAt(g, mansion.radio) ? 'killer-here' : null; // TS-RADIO-03
}

/** TS-RADIO-05, TS-RADIO-12: progress, never beyond the last token. TS-RADIO-06, TS-RADIO-09: and always noise. */
export function repair(g: Terrorscape, slot: Slot, progress: number): boolean {
  const { state } = g;
  if (stoppedByHidden(g, mansion.radio)) return false;
  state.repair = Math.min(REPAIR_TOKENS, state.repair + progress);
  state.repairRound = state.round;
  g.tell(team(g), 'repaired', { survivor: nameOf(g, slot), repair: state.repair, rule: 'TS-RADIO-05' });
  if (state.options.repairOpen) {
    learnVisit(g, 'repair', [mansion.radio]);
    g.reveal('all', 'repair-progress', { repair: state.repair, rule: 'TS-R-14' });
  }
  makeNoise(g, mansion.radio, 'radio', 'TS-RADIO-06');
  if (state.repair < REPAIR_TOKENS) return true;
  // TS-RADIO-11, TS-HELP-01: help is called. TS-HELP-05: the marker moves from the next round on.
  state.help = HELP_TRACK;
  g.reveal('all', 'help-called', { left: HELP_TRACK, rule: 'TS-HELP-01' });
  return true;
}

// --- action 6 ---

export const listRansack = alone('ransack', { main: true, rule: 'TS-RANS-04', whyNot: whyNotRansack, run: ransack });

function whyNotRansack(g: Terrorscape, slot: Slot): string | null {
  const { at } = survivor(g, slot);
  if (!mansion.ransack.includes(at)) return 'nothing-to-ransack'; // TS-RANS-01
  if (g.state.search.length === 0) return 'search-deck-empty'; // TS-RANS-03
  return killerSeenAt(g, at) ? 'killer-here' : null; // TS-RANS-02
}

/** TS-RANS-04: the top card of the search deck. */
function* ransack(g: Terrorscape, slot: Slot): Rules<boolean> {
  const { state } = g;
  const one = survivor(g, slot);
  if (stoppedByHidden(g, one.at)) return false;
  const card = g.draw(state.search) as string;
  state.drawn = [card];
  tellOfCard(g, 'ransacked', slot, card, 'TS-RANS-04');
  // TS-RANS-06, TS-RANS-07: noise, kept or not. TS-RANS-10: without the symbol the Killer hears nothing.
  const silent = state.options.lightFingers && survivorDef(one.id).lightFingers === true; // TS-R-08
  if (item(face(card)).noise === true && !silent) makeNoise(g, one.at, 'ransack', 'TS-RANS-06');
  const keys = state.rack.length;
  yield* keepOrNot(g, slot, 'TS-RANS-05');
  // Keys on the rack are seen at once, and a discovery is heard before: this one was found by ransacking.
  if (state.options.keysOpen && state.rack.length > keys) learnVisit(g, 'key', mansion.ransack);
  return true;
}

/** TS-RANS-05, TS-KEY-04, TS-AMB-06: kept or discarded, as one likes; a key too. */
export function* keepOrNot(g: Terrorscape, slot: Slot, rule: string): Rules {
  const { state } = g;
  const { seat, id: name } = survivor(g, slot);
  const options = () => ['keep', 'discard'].map((id) => ({ ...ITEM(face(state.drawn[0] as string)), id }));
  const pick = yield* g.ask(seat, 'keep', rule, options, { survivor: name });
  const card = state.drawn.pop() as string;
  if (pick.id === 'keep') yield* takeCard(g, slot, card, rule);
  else discardDrawn(g, slot, card);
}

/** TS-ITEM-03. */
export function discardDrawn(g: Terrorscape, slot: Slot, card: string): void {
  g.state.discard.push(card);
  if (packAudience(g, slot).length < team(g).length) g.revealed = true;
  g.touch(`item:${face(card)}`);
  g.tell(team(g), 'item-discarded', { survivor: nameOf(g, slot), item: face(card), rule: 'TS-ITEM-03' });
}
