import type { EventView } from '@dreadhouse/engine';
import { type ItemId, item, killerDef } from '@dreadhouse/terrorscape';
import type { SeenSurvivor, View } from './view.ts';

// How the table looks on the way from one decision to the next. Only for the eye: the rules have long gone on.

type Details = EventView['details'];
type Change = (view: View, details: Details) => Partial<View>;

/** The view before an event, as it should look after it. */
export function stage(view: unknown, { kind, details }: EventView): unknown {
  const before = view as View; // scenes are only handed views of their own game
  const change = CHANGES[kind];
  return change === undefined ? before : { ...before, ...change(before, details) };
}

const word = (details: Details, key: string): string => String(details[key] ?? '');
const number = (details: Details, key: string): number => Number(details[key] ?? 0);
const list = (details: Details, key: string): string[] => {
  const value = details[key];
  return Array.isArray(value) ? value.map(String) : [];
};

// --- Survivors ---

function eachOf(view: View, id: string, change: (one: SeenSurvivor) => Partial<SeenSurvivor>): Pick<View, 'survivors'> {
  return { survivors: view.survivors.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}

const theSurvivor =
  (change: (one: SeenSurvivor, details: Details) => Partial<SeenSurvivor>): Change =>
  (view, details) =>
    eachOf(view, word(details, 'survivor'), (one) => change(one, details));

/** The Killer's side has no places to move anybody to. */
const goes = theSurvivor((one, details) => (one.at === undefined ? {} : { at: word(details, 'to') }));

function withoutOne<T>(things: readonly T[], thing: unknown): T[] {
  const at = things.indexOf(thing as T); // what is none of them is not found
  return at < 0 ? [...things] : things.toSpliced(at, 1);
}

const takesOut = theSurvivor(({ pack }, details) =>
  pack === undefined ? {} : { pack: withoutOne(pack, details['item']) },
);

const SURVIVORS: Readonly<Record<string, Change>> = {
  'survivor-moved': goes,
  fled: goes,
  scared: theSurvivor((_one, details) => ({ fear: number(details, 'fear') })),
  calmed: theSurvivor(() => ({ fear: 0 })),
  wounded: theSurvivor(() => ({ health: 1 })),
  healed: theSurvivor(() => ({ health: 2 })),
  eliminated: theSurvivor(() => ({ health: 0 })),
  'body-left': theSurvivor((_one, details) => ({ fear: 0, at: word(details, 'at') })),
  'item-taken': theSurvivor(({ pack }, details) =>
    pack === undefined ? {} : { pack: [...pack, word(details, 'item') as ItemId] },
  ),
  'item-dropped': takesOut,
  'item-used': (view, details) =>
    item(word(details, 'item') as ItemId).endless === true ? {} : takesOut(view, details),
  'defends-with': (view, details) => ({
    ...eachOf(view, word(details, 'survivor'), ({ pack }) =>
      pack === undefined
        ? {}
        : {
            pack: list(details, 'items')
              .filter((id) => item(id as ItemId).endless !== true)
              .reduce<readonly ItemId[]>(withoutOne, pack),
          },
    ),
    ...inEncounter(view, { items: list(details, 'items') as ItemId[] }),
  }),
  'handed-over': (view, details) => {
    const id = word(details, 'item') as ItemId;
    const given = eachOf(view, word(details, 'from'), ({ pack }) =>
      pack === undefined ? {} : { pack: withoutOne(pack, id) },
    );
    return eachOf({ ...view, ...given }, word(details, 'to'), ({ pack }) =>
      pack === undefined ? {} : { pack: [...pack, id] },
    );
  },
  'turn-over': (view, details) =>
    ofTeam(view, { done: [...(view.team?.done ?? []), word(details, 'survivor') as never], current: null }),
};

type Team = NonNullable<View['team']>;

function ofTeam({ team }: View, change: Partial<Team>): Partial<View> {
  return team === undefined ? {} : { team: { ...team, ...change } };
}

// --- the Killer ---

type Killer = View['killer'];

function ofKiller({ killer }: View, change: Partial<Killer>): Pick<View, 'killer'> {
  return { killer: { ...killer, ...change } };
}

/** Only the Killer's own view has a hand. */
const isKillers = ({ killer }: View): boolean => killer.hand !== undefined;

function discarded(view: View, card: string): Partial<View> {
  const { hand, paid, handSize, discardSize } = view.killer;
  return ofKiller(view, {
    ...(hand === undefined ? {} : { hand: withoutOne(hand, card), paid: [...(paid ?? []), card].sort() }),
    handSize: handSize - 1,
    discardSize: discardSize + 1,
  });
}

function drawn(view: View, n: number, cards: readonly string[]): Partial<View> {
  const { hand, handSize, deckSize } = view.killer;
  return ofKiller(view, {
    ...(hand === undefined ? {} : { hand: [...hand, ...cards].sort() }),
    handSize: handSize + n,
    deckSize: Math.max(0, deckSize - n),
  });
}

const KILLER: Readonly<Record<string, Change>> = {
  'killer-moved': (view, details) => ofKiller(view, { at: word(details, 'to') }),
  'killer-sneaks': (view, details) => {
    const from = word(details, 'from');
    return ofKiller(view, {
      sneak: { card: view.killer.played.at(-1) ?? '', from },
      at: isKillers(view) ? view.killer.at : null,
    });
  },
  'sneaked-to': (view, details) => ofKiller(view, { at: word(details, 'to') }),
  'killer-reappeared': (view, details) => ofKiller(view, { at: word(details, 'at'), sneak: null }),
  'card-played': (view, details) => {
    const card = word(details, 'card');
    const { hand, handSize, played, unlocked, discardSize } = view.killer;
    return ofKiller(view, {
      ...(hand === undefined ? {} : { hand: withoutOne(hand, card) }),
      handSize: handSize - 1,
      discardSize: discardSize + 1,
      played: [...played, card],
      unlocked: withoutOne(unlocked, card),
    });
  },
  'card-discarded': (view, details) => discarded(view, word(details, 'card')),
  'card-discarded-unseen': (view) => discarded(view, ''),
  'cards-drawn': (view, details) => drawn(view, list(details, 'cards').length, list(details, 'cards')),
  'cards-drawn-unseen': (view, details) => drawn(view, number(details, 'n'), []),
  'level-up': (view, details) => {
    const { id } = view.killer;
    const level = number(details, 'level');
    const strength = id === null ? number(details, 'strength') : (killerDef(id).strength[level - 1] ?? 0);
    return ofKiller(view, { level, base: strength, strength });
  },
  'cards-unlocked': (view, details) => {
    const card = word(details, 'card');
    const more = Array<string>(number(details, 'n')).fill(card);
    const { hand, locked, unlocked, handSize } = view.killer;
    return ofKiller(view, {
      ...(hand === undefined ? {} : { hand: [...hand, ...more].sort() }),
      handSize: handSize + more.length,
      locked: locked.filter((one) => one !== card),
      unlocked: [...unlocked, ...more].sort(),
    });
  },
  'strength-raised': (view, details) => ofKiller(view, { strength: view.killer.strength + number(details, 'plus') }),
};

// --- the map ---

const doorOf = (details: Details): string => list(details, 'door').join('-');

const closes: Change = (view, details) => ({
  blocks: [...view.blocks, doorOf(details)].sort(),
  blockSupply: view.blockSupply - 1,
});
const opens: Change = (view, details) => ({
  blocks: view.blocks.filter((id) => id !== doorOf(details)),
  blockSupply: view.blockSupply + 1,
});
const noisy: Change = (view, details) => ({ noise: [...new Set([...view.noise, word(details, 'at')])].sort() });

const MAP: Readonly<Record<string, Change>> = {
  blocked: closes,
  unblocked: opens,
  'block-broken': opens,
  'block-destroyed': opens,
  'noise-made': noisy,
  panicked: (view, details) =>
    view.team === undefined && view.firecracker !== null ? {} : { ...noisy(view, details) },
  'noise-everywhere': (view) => ofTeam(view, { everywhere: true }),
  'noise-reported': (_view, details) => ({ noise: list(details, 'at') }),
  'firecracker-reported': (_view, details) => ({ firecracker: word(details, 'at') }),
  round: (view, details) => ({
    round: number(details, 'round'),
    step: 'survivors',
    lastNoise: view.firecracker === null ? view.noise : view.team === undefined ? view.noise : [],
    lastEverywhere: view.firecracker !== null,
    noise: [],
    firecracker: null,
    ...ofTeam(view, { everywhere: false, done: [], current: null, acted: false }),
  }),
  'killer-phase': () => ({ step: 'killer', findings: [] }),
  'trap-placed': (view, details) => ofTeam(view, { traps: [...(view.team?.traps ?? []), word(details, 'at')] }),
  'trap-sprung': (view, details) =>
    ofTeam(view, { traps: (view.team?.traps ?? []).filter((at) => at !== details['at']) }),
};

// --- what is counted, and encounters ---

const TRACKS: Readonly<Record<string, Change>> = {
  'keys-on-rack': (_view, details) => ({ keys: number(details, 'keys') }),
  'key-taken': (_view, details) => ({ keys: number(details, 'keys') }),
  repaired: (_view, details) => ({ repair: number(details, 'repair') }),
  'repair-progress': (_view, details) => ({ repair: number(details, 'repair') }),
  'help-called': (_view, details) => ({ help: number(details, 'left') }),
  'help-moved': (_view, details) => ({ help: number(details, 'left') }),
  'discovery-drawn': (_view, details) => ({ discovery: number(details, 'left') }),
};

type Encounter = NonNullable<View['encounter']>;

function inEncounter({ encounter }: View, change: Partial<Encounter>): Partial<View> {
  return encounter === null ? {} : { encounter: { ...encounter, ...change } };
}

const ENCOUNTERS: Readonly<Record<string, Change>> = {
  encounter: (view, details) => ({
    encounter: {
      at: word(details, 'at'),
      found: list(details, 'found') as Encounter['found'],
      attacked: [],
      strength: view.killer.strength,
      card: null,
      defender: null,
      items: [],
      dice: [],
    },
  }),
  'attack-strength': (view, details) => inEncounter(view, { strength: number(details, 'strength') }),
  defender: (view, details) =>
    inEncounter(view, {
      defender: word(details, 'survivor') as Encounter['defender'],
      strength: number(details, 'strength'),
      dice: [],
      items: [],
    }),
  'dice-rolled': (view, details) => inEncounter(view, { dice: list(details, 'dice').map(Number) }),
  'encounter-over': () => ({ encounter: null }),
};

const CHANGES: Readonly<Record<string, Change>> = { ...SURVIVORS, ...KILLER, ...MAP, ...TRACKS, ...ENCOUNTERS };
