import type { Rules } from '@dreadhouse/engine';
import { type ItemId, item } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { type SurvivorId, survivorDef } from '../content/survivors.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { calm } from './fear.ts';
import { holds, itemsIn, keepLimit, takeOut, useUp } from './items.ts';
import { makeNoise, noiseEverywhere } from './noise.ts';
import { DOOR, ITEM, LOCATION, SURVIVOR } from './pointing.ts';
import { blockedDoors, moveTo, repair, unblock, whyNotRepair } from './six-actions.ts';
import { livingAt, nameOf, slotOf, survivor, team, tellOfCard } from './team.ts';
import { type Alone, alone, away, type Doing, type Each, each, type Lister, reach } from './turn-option.ts';
import { heal } from './wounds.ts';

/** Whatever comes of an item, it is used up first. */
function using<T>(id: ItemId, rule: string, then: Doing<T>): Doing<T> {
  return (g, slot, of) => {
    useUp(g, slot, id, rule);
    return then(g, slot, of);
  };
}

// --- special actions ---

/** TS-SPEC-02, TS-SPEC-03: a special action by an item. */
function special(id: ItemId, run: Doing<void>, more: Partial<Pick<Alone, 'rule' | 'whyNot'>> = {}): Lister {
  return alone(id, { main: true, rule: 'TS-SPEC-01', item: id, run, ...more });
}

/** TS-RADIO-07, TS-RADIO-08, TS-AMB-13: a repair that counts for more. TS-RADIO-13: the tools are gone then. */
function useToolkit(g: Terrorscape, slot: Slot): boolean {
  if (!repair(g, slot, survivorDef(nameOf(g, slot)).toolkit ?? 2)) return false;
  useUp(g, slot, 'toolkit', 'TS-RADIO-13');
  showTools(g);
  return true;
}

/** Where the progress lies open, so do the tools that made it. */
export function showTools(g: Terrorscape): void {
  const card = g.state.discard.at(-1);
  if (g.state.options.repairOpen && card !== undefined) g.state.seen.push(card);
}

function layTrap(g: Terrorscape, slot: Slot): void {
  const { at } = survivor(g, slot);
  g.state.traps.push(at);
  g.tell(team(g), 'trap-placed', { survivor: nameOf(g, slot), at, rule: 'TS-R-13' });
}

function whyNoTrap(g: Terrorscape, slot: Slot): string | null {
  return g.state.traps.includes(survivor(g, slot).at) ? 'trap-here' : null;
}

export function takePassage(g: Terrorscape, slot: Slot): void {
  g.touch('passage');
  moveTo(g, slot, mansion.passageFrom[survivor(g, slot).at] as string);
}

export function whyNoPassage(g: Terrorscape, slot: Slot): string | null {
  return mansion.passageFrom[survivor(g, slot).at] === undefined ? 'no-passage-here' : null;
}

function woundedHere(g: Terrorscape, slot: Slot): SurvivorId[] {
  const here = livingAt(g.state, survivor(g, slot).at).map((one) => survivor(g, one));
  return here.filter(({ health }) => health === 1).map(({ id }) => id);
}

function healing(id: ItemId, then: (g: Terrorscape, slot: Slot, patient: Slot) => void): Lister {
  return each(id, {
    main: true,
    rule: 'TS-SPEC-01',
    item: id,
    point: SURVIVOR,
    among: woundedHere,
    none: { rule: 'TS-KW-11', blocked: 'nobody-wounded-here' },
    run: using(id, 'TS-SPEC-02', (g, slot, whom: SurvivorId) => {
      heal(g, slotOf(g, whom));
      then(g, slot, slotOf(g, whom));
    }),
  });
}

/** What is used as one of the six actions. */
const SPECIAL: Readonly<Partial<Record<ItemId, Lister>>> = {
  toolkit: special('toolkit', useToolkit, { rule: 'TS-RADIO-07', whyNot: whyNotRepair }),
  firecracker: special('firecracker', using('firecracker', 'TS-SPEC-02', noiseEverywhere)),
  trap: special('trap', using('trap', 'TS-R-13', layTrap), { rule: 'TS-R-13', whyNot: whyNoTrap }),
  flashlight: special('flashlight', using('flashlight', 'TS-SPEC-03', takePassage), { whyNot: whyNoPassage }),
  // Herbs are noisy; the kit also calms.
  herbs: healing('herbs', (g, slot) => makeNoise(g, survivor(g, slot).at, 'herbs', 'TS-R-07')),
  'first-aid-kit': healing('first-aid-kit', (g, _slot, patient) => calm(g, survivor(g, patient))),
};

// --- additional actions ---

/** TS-EXTRA-02: an additional action by an item. */
function extra<T extends string>(id: ItemId, { run, ...act }: Omit<Each<T>, 'rule' | 'item'>): Lister {
  return each(id, { ...act, rule: 'TS-EXTRA-02', item: id, run: using(id, 'TS-EXTRA-02', run) });
}

function aroundCamera(g: Terrorscape, slot: Slot): readonly string[] {
  const { id, at } = survivor(g, slot);
  return survivorDef(id).camera === true ? reach(at, 1, g.state.blocks) : [];
}

function flash(g: Terrorscape, slot: Slot, to: string): void {
  const { at } = survivor(g, slot);
  makeNoise(g, at, 'camera', 'TS-R-07');
  if (to !== at) moveTo(g, slot, to);
}

/** What is used on top of it. */
const EXTRA: Readonly<Partial<Record<ItemId, Lister>>> = {
  'whisky-bottle': extra('whisky-bottle', {
    point: LOCATION,
    among: (g, slot) => mansion.neighbours[survivor(g, slot).at] ?? [], // TS-MOVE-05: block tokens do not stop a bottle
    run: (g, _slot, to) => makeNoise(g, to, 'bottle', 'TS-R-07'),
  }),
  adrenaline: extra('adrenaline', { point: LOCATION, among: away(1), run: moveTo }),
  sedative: alone('sedative', {
    rule: 'TS-EXTRA-02',
    item: 'sedative',
    run: using('sedative', 'TS-EXTRA-02', (g, slot) => calm(g, survivor(g, slot))),
  }),
  hatchet: extra('hatchet', { point: DOOR, among: blockedDoors, run: unblock }),
  camera: extra('camera', {
    point: LOCATION,
    among: aroundCamera,
    none: { rule: 'TS-R-07', blocked: 'only-sophia' },
    run: flash,
  }),
};

/** TS-EXTRA-01: as many as one likes; TS-SPEC-01: special ones only as the action of the turn. */
export const listItemUses: Lister = (g, slot, looking, out) => {
  for (const id of itemsIn(survivor(g, slot).pack)) {
    const list = EXTRA[id] ?? (g.state.turns.acted ? undefined : SPECIAL[id]);
    list?.(g, slot, looking, out);
  }
};

// --- abilities (TS-SPEC-04) ---

function tellOfAbility(g: Terrorscape, slot: Slot, ability: 'perceptive' | 'sprint' | 'well-supplied', rule: string) {
  g.tell(team(g), 'ability-used', { survivor: nameOf(g, slot), ability, rule });
}

function perceptive(id: string, act: Pick<Alone, 'main' | 'rule'>): Lister {
  const run = (g: Terrorscape, slot: Slot): void => {
    tellOfAbility(g, slot, 'perceptive', act.rule);
    takePassage(g, slot);
  };
  return alone(id, { ...act, whyNot: whyNoPassage, run });
}

const listPerceptive = perceptive('perceptive', { main: true, rule: 'TS-SPEC-04' });
const listPerceptiveExtra = perceptive('perceptive-extra', { rule: 'TS-EXTRA-04' });

const listSprint = each('sprint', {
  main: true,
  rule: 'TS-SPEC-04',
  point: LOCATION,
  among: (g, slot) => away(survivorDef(nameOf(g, slot)).sprint ?? 0)(g, slot),
  run: (g, slot, to) => {
    tellOfAbility(g, slot, 'sprint', 'TS-SPEC-04');
    moveTo(g, slot, to);
  },
});

const listSupplies = each('supply', {
  main: true,
  rule: 'TS-SPEC-04',
  point: ITEM,
  among: (g, slot) =>
    survivor(g, slot).supplies > 0 ? itemsIn(g.state.discard).filter((id) => item(id).medical === true) : [],
  run: supply,
});

/** TS-R-08: Marco finds something again among the discarded items. */
function* supply(g: Terrorscape, slot: Slot, id: ItemId): Rules {
  const one = survivor(g, slot);
  const card = takeOut(g.state.discard, id);
  one.supplies -= 1;
  one.pack.push(card);
  g.touch('ability:well-supplied');
  tellOfAbility(g, slot, 'well-supplied', 'TS-SPEC-04');
  tellOfCard(g, 'item-taken', slot, card, 'TS-R-08');
  yield* keepLimit(g, slot);
}

export const listAbilities: Lister = (g, slot, looking, out) => {
  const one = survivor(g, slot);
  const isPerceptive = survivorDef(one.id).perceptive === true;
  const { acted } = g.state.turns;
  if (isPerceptive && !acted) listPerceptive(g, slot, looking, out);
  if (isPerceptive && holds(one, 'flashlight')) listPerceptiveExtra(g, slot, looking, out);
  if (acted) return;
  listSprint(g, slot, looking, out);
  listSupplies(g, slot, looking, out);
};
