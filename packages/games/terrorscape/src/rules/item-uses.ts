import { memo, type Rules } from '@dreadhouse/engine';
import { face, type ItemId, item } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { calm } from './fear.ts';
import { holds, keepLimit, useUp } from './items.ts';
import { makeNoise, noiseEverywhere } from './noise.ts';
import { blockedDoors, moveTo, repair, unblock, whyNotRepair } from './six-actions.ts';
import { livingAt, nameOf, survivor, team, tellOfCard } from './team.ts';
import { doorEach, type Lister, reach, single, type TurnOption, toEach, whomEach } from './turn-option.ts';
import { heal } from './wounds.ts';

/** TS-SPEC-02, TS-SPEC-03: a special action by an item. */
const SPECIAL = { main: true, rule: 'TS-SPEC-01' } as const;
/** TS-EXTRA-02: an additional action by an item. */
const EXTRA = { rule: 'TS-EXTRA-02' } as const;

/** An option, or why it is not possible. */
function offer(out: TurnOption[], looking: boolean, option: TurnOption, blocked: string | null): void {
  if (blocked === null) out.push(option);
  else if (looking) out.push({ ...option, blocked });
}

// --- special actions ---

/** TS-RADIO-07, TS-RADIO-08, TS-AMB-13: a repair that counts for more. TS-RADIO-13: the tools are gone then. */
const TOOLKIT = single('toolkit', {
  ...SPECIAL,
  rule: 'TS-RADIO-07',
  item: 'toolkit',
  run: (g, slot) => {
    if (!repair(g, slot, survivorDef(nameOf(g, slot)).toolkit ?? 2)) return false;
    useUp(g, slot, 'toolkit', 'TS-RADIO-13');
    showTools(g);
    return true;
  },
});

/** Where the progress lies open, so do the tools that made it. */
export function showTools(g: Terrorscape): void {
  const card = g.state.discard.at(-1);
  if (g.state.options.repairOpen && card !== undefined) g.state.seen.push(card);
}

const FIRECRACKER = single('firecracker', {
  ...SPECIAL,
  item: 'firecracker',
  run: (g, slot) => {
    useUp(g, slot, 'firecracker', 'TS-SPEC-02');
    noiseEverywhere(g);
  },
});

const TRAP = single('trap', {
  ...SPECIAL,
  rule: 'TS-R-13',
  item: 'trap',
  run: (g, slot) => {
    const { at } = survivor(g, slot);
    useUp(g, slot, 'trap', 'TS-R-13');
    g.state.traps.push(at);
    g.tell(team(g), 'trap-placed', { survivor: nameOf(g, slot), at, rule: 'TS-R-13' });
  },
});

const FLASHLIGHT = single('flashlight', {
  ...SPECIAL,
  item: 'flashlight',
  run: (g, slot) => {
    useUp(g, slot, 'flashlight', 'TS-SPEC-03');
    takePassage(g, slot);
  },
});

export function takePassage(g: Terrorscape, slot: Slot): void {
  g.touch('passage');
  moveTo(g, slot, mansion.passageFrom[survivor(g, slot).at] as string);
}

export function whyNoPassage(g: Terrorscape, slot: Slot): string | null {
  return mansion.passageFrom[survivor(g, slot).at] === undefined ? 'no-passage-here' : null;
}

const HEAL = {
  herbs: whomEach('herbs', { ...SPECIAL, item: 'herbs', run: useHealing }),
  'first-aid-kit': whomEach('first-aid-kit', { ...SPECIAL, item: 'first-aid-kit', run: useHealing }),
};

/** Herbs are noisy; the kit also calms. */
function useHealing(g: Terrorscape, slot: Slot, { item: id, whom }: TurnOption): void {
  const patient = g.state.survivors.findIndex((one) => one.id === whom);
  useUp(g, slot, id as ItemId, 'TS-SPEC-02');
  heal(g, patient);
  if (id === 'herbs') makeNoise(g, survivor(g, slot).at, 'herbs', 'TS-R-07');
  else calm(g, survivor(g, patient));
}

function listHealing(
  g: Terrorscape,
  slot: Slot,
  looking: boolean,
  out: TurnOption[],
  id: 'herbs' | 'first-aid-kit',
): void {
  const here = livingAt(g.state, survivor(g, slot).at).filter((one) => survivor(g, one).health === 1);
  for (const one of here) out.push(HEAL[id][nameOf(g, one)]);
  if (looking && here.length === 0)
    out.push({ id, at: `item:${id}`, rule: 'TS-KW-11', details: { item: id }, blocked: 'nobody-wounded-here' });
}

// --- additional actions ---

/** TS-MOVE-05: block tokens do not stop a bottle. */
const WHISKY = toEach('whisky-bottle', {
  ...EXTRA,
  item: 'whisky-bottle',
  run: (g, slot, { to }) => {
    useUp(g, slot, 'whisky-bottle', 'TS-EXTRA-02');
    makeNoise(g, to as string, 'bottle', 'TS-R-07');
  },
});

const ADRENALINE = toEach('adrenaline', {
  ...EXTRA,
  item: 'adrenaline',
  run: (g, slot, { to }) => {
    useUp(g, slot, 'adrenaline', 'TS-EXTRA-02');
    moveTo(g, slot, to as string);
  },
});

const SEDATIVE = single('sedative', {
  ...EXTRA,
  item: 'sedative',
  run: (g, slot) => {
    useUp(g, slot, 'sedative', 'TS-EXTRA-02');
    calm(g, survivor(g, slot));
  },
});

const HATCHET = doorEach('hatchet', {
  ...EXTRA,
  item: 'hatchet',
  run: (g, slot, { door }) => {
    useUp(g, slot, 'hatchet', 'TS-EXTRA-02');
    unblock(g, slot, door as string);
  },
});

const CAMERA = toEach('camera', {
  ...EXTRA,
  item: 'camera',
  run: (g, slot, { to }) => {
    useUp(g, slot, 'camera', 'TS-EXTRA-02');
    makeNoise(g, survivor(g, slot).at, 'camera', 'TS-R-07');
    if (to !== survivor(g, slot).at) moveTo(g, slot, to as string);
  },
});

/** What each item can be used for in a turn. `main`: as one of the six actions. */
const USES: Readonly<Partial<Record<ItemId, { readonly main: boolean; readonly list: Lister }>>> = {
  toolkit: { main: true, list: (g, slot, looking, out) => offer(out, looking, TOOLKIT, whyNotRepair(g, slot)) },
  firecracker: { main: true, list: (_g, _slot, _looking, out) => void out.push(FIRECRACKER) },
  trap: {
    main: true,
    list: (g, slot, looking, out) =>
      offer(out, looking, TRAP, g.state.traps.includes(survivor(g, slot).at) ? 'trap-here' : null),
  },
  flashlight: { main: true, list: (g, slot, looking, out) => offer(out, looking, FLASHLIGHT, whyNoPassage(g, slot)) },
  herbs: { main: true, list: (g, slot, looking, out) => listHealing(g, slot, looking, out, 'herbs') },
  'first-aid-kit': {
    main: true,
    list: (g, slot, looking, out) => listHealing(g, slot, looking, out, 'first-aid-kit'),
  },
  'whisky-bottle': {
    main: false,
    list: (g, slot, _looking, out) => {
      for (const to of mansion.neighbours[survivor(g, slot).at] ?? []) out.push(WHISKY[to] as TurnOption);
    },
  },
  adrenaline: {
    main: false,
    list: (g, slot, _looking, out) => {
      const { at } = survivor(g, slot);
      for (const to of reach(at, 1, g.state.blocks)) if (to !== at) out.push(ADRENALINE[to] as TurnOption);
    },
  },
  sedative: { main: false, list: (_g, _slot, _looking, out) => void out.push(SEDATIVE) },
  hatchet: {
    main: false,
    list: (g, slot, _looking, out) => {
      for (const door of blockedDoors(g, slot)) out.push(HATCHET[door] as TurnOption);
    },
  },
  camera: {
    main: false,
    list: (g, slot, looking, out) => {
      const one = survivor(g, slot);
      if (survivorDef(one.id).camera === true) {
        for (const to of reach(one.at, 1, g.state.blocks)) out.push(CAMERA[to] as TurnOption);
      } else if (looking) {
        out.push({
          id: 'camera',
          at: 'item:camera',
          rule: 'TS-R-07',
          details: { item: 'camera' },
          blocked: 'only-sophia',
        });
      }
    },
  },
};

/** TS-EXTRA-01: as many as one likes; TS-SPEC-01: special ones only as the action of the turn. */
export const listItemUses: Lister = (g, slot, looking, out) => {
  const { pack } = survivor(g, slot);
  for (let i = 0; i < pack.length; i++) {
    const id = face(pack[i] as string);
    const use = USES[id];
    if (use === undefined || (use.main && g.state.turns.acted) || seenBefore(pack, i, id)) continue;
    use.list(g, slot, looking, out);
  }
};

function seenBefore(pack: readonly string[], until: number, id: ItemId): boolean {
  for (let i = 0; i < until; i++) if (face(pack[i] as string) === id) return true;
  return false;
}

// --- abilities (TS-SPEC-04) ---

const PERCEPTIVE = single('perceptive', {
  main: true,
  rule: 'TS-SPEC-04',
  run: (g, slot) => usePerceptive(g, slot, 'TS-SPEC-04'),
});
const PERCEPTIVE_EXTRA = single('perceptive-extra', {
  rule: 'TS-EXTRA-04',
  run: (g, slot) => usePerceptive(g, slot, 'TS-EXTRA-04'),
});

function usePerceptive(g: Terrorscape, slot: Slot, rule: string): void {
  g.tell(team(g), 'ability-used', { survivor: nameOf(g, slot), ability: 'perceptive', rule });
  takePassage(g, slot);
}

const SPRINT = toEach('sprint', {
  main: true,
  rule: 'TS-SPEC-04',
  run: (g, slot, { to }) => {
    g.tell(team(g), 'ability-used', { survivor: nameOf(g, slot), ability: 'sprint', rule: 'TS-SPEC-04' });
    moveTo(g, slot, to as string);
  },
});

const supplyOption = memo((id: ItemId): TurnOption => {
  const details = { item: id };
  return { id: `supply:${id}`, at: `item:${id}`, rule: 'TS-SPEC-04', details, main: true, item: id, run: supply };
});

/** TS-R-08: Marco finds something again among the discarded items. */
function* supply(g: Terrorscape, slot: Slot, { item: id }: TurnOption): Rules {
  const { discard } = g.state;
  const one = survivor(g, slot);
  const at = discard.findIndex((card) => face(card) === id);
  const card = discard.splice(at, 1)[0] as string;
  one.supplies -= 1;
  one.pack.push(card);
  g.touch('ability:well-supplied');
  g.tell(team(g), 'ability-used', { survivor: one.id, ability: 'well-supplied', rule: 'TS-SPEC-04' });
  tellOfCard(g, 'item-taken', slot, card, 'TS-R-08');
  yield* keepLimit(g, slot);
}

export const listAbilities: Lister = (g, slot, looking, out) => {
  const one = survivor(g, slot);
  const { perceptive, sprint } = survivorDef(one.id);
  const { acted } = g.state.turns;
  if (perceptive === true) {
    const blocked = whyNoPassage(g, slot);
    if (!acted) offer(out, looking, PERCEPTIVE, blocked);
    if (holds(one, 'flashlight')) offer(out, looking, PERCEPTIVE_EXTRA, blocked);
  }
  if (acted) return;
  if (sprint !== undefined)
    for (const to of reach(one.at, sprint, g.state.blocks)) if (to !== one.at) out.push(SPRINT[to] as TurnOption);
  if (one.supplies > 0) listSupplies(g, out);
};

function listSupplies({ state }: Terrorscape, out: TurnOption[]): void {
  for (let i = 0; i < state.discard.length; i++) {
    const id = face(state.discard[i] as string);
    if (item(id).medical === true && !seenBefore(state.discard, i, id)) out.push(supplyOption(id));
  }
}
