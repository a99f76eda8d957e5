import { type DeviceId, type EquipmentId, equipment, numbers, type VaultCardId } from '@dreadhouse/army-of-the-dead';
import { missionIn, type View } from '../view.ts';
import { type Changes, eachOf, list, number, slotOf, withoutOne, word } from './change.ts';

// Rounds and turns, what lies on the map, cards that are turned up, and dice.

const ofProgress = ({ progress }: View, change: Partial<View['progress']>): Pick<View, 'progress'> => ({
  progress: { ...progress, ...change },
});

const isExplosiveTrap = (face: EquipmentId): boolean => equipment(face).explosive === 'trap';

const TURNS: Changes = {
  round: (view, details) => ({
    round: number(details, 'round'),
    step: 'players',
    player: number(details, 'seat'),
    survivors: view.survivors.map((one) => ({ ...one, acted: false })),
    card: null,
    attack: null,
  }),
  turn: (view, details) => {
    const slot = slotOf(view, word(details, 'survivor'));
    const skills = view.survivors[slot]?.skills ?? [];
    const actions = numbers.ACTIONS + skills.filter((skill) => skill === 'action').length;
    return { turn: { slot, lent: null, searches: 0, used: [], actions, interrupted: false }, attack: null };
  },
  'turn-over': (view, details) => ({
    ...eachOf(view, word(details, 'survivor'), () => ({ acted: true })),
    turn: null,
    attack: null,
  }),
  'zombie-phase': () => ({ step: 'zombies', turn: null, attack: null, card: null }),
  noise: (_view, details) => ({ noise: word(details, 'at') }),
};

const MAP: Changes = {
  'spawn-zone-active': (view, details) => ({
    spawns: view.spawns.map((one) =>
      one.at === details['at'] && one.since === null
        ? { ...one, since: view.step === 'zombies' ? view.round + 1 : view.round }
        : one,
    ),
  }),
  'door-opened': (view, details) => ofProgress(view, { opened: [...view.progress.opened, word(details, 'door')] }),
  'power-on': (view) => ofProgress(view, { power: true }),
  'device-on': (view, details) =>
    // the event comes from the rules, which name a device of the Mission
    ofProgress(view, { devices: [...view.progress.devices, word(details, 'device') as DeviceId] }),
  'truck-works': ({ truck }) => ({ truck: truck === null ? null : { ...truck, works: true } }),
  'bags-found': (view, details) => ({
    loot: [
      ...view.loot,
      ...Array.from({ length: number(details, 'count') }, () => ({ at: word(details, 'at'), what: 'bag' as const })),
    ],
  }),
  'crown-left': (view, details) => ({ loot: [...view.loot, { at: word(details, 'at'), what: 'crown' as const }] }),
  'helicopter-called': (view, details) => ofProgress(view, { arrival: view.round + number(details, 'rounds') }),
  'helicopter-arrived': (view) => ofProgress(view, { arrived: true }),
  'trap-set': (view, details) => ({
    charges: [
      ...view.charges,
      { at: word(details, 'at'), face: 'bomb-trap' as const, owner: slotOf(view, word(details, 'survivor')) },
    ],
  }),
  'charge-placed': (view, details) => ({
    charges: [
      ...view.charges,
      {
        at: word(details, 'at'),
        face: word(details, 'item') as EquipmentId,
        owner: slotOf(view, word(details, 'survivor')),
      },
    ],
  }),
  'trap-sprung': (view, details) => ({
    charges: withoutOne(view.charges, ({ at, face }) => at === details['at'] && isExplosiveTrap(face)),
  }),
  explosion: (view, details) => ({ charges: view.charges.filter(({ at }) => at !== details['at']) }),
};

const CARDS: Changes = {
  'zombie-card': (view, details) => {
    const card = word(details, 'card');
    const type = word(details, 'type');
    const stays = type === 'valentine' || type === 'queen';
    return {
      decks: { ...view.decks, zombies: view.decks.zombies - 1 },
      ...(stays ? { zombieOut: [...view.zombieOut, card] } : { zombieDiscard: [...view.zombieDiscard, card] }),
      card: { deck: 'zombies', card, type, count: number(details, 'count'), at: word(details, 'at') },
    };
  },
  'order-card': (view, details) => ({
    decks: { ...view.decks, orders: view.decks.orders - 1 },
    card: {
      deck: 'orders',
      card: word(details, 'card'),
      type: word(details, 'type'),
      count: number(details, 'count'),
      at: null,
    },
  }),
  found: (view) => ({ decks: { ...view.decks, equipment: view.decks.equipment - 1 } }),
  'vault-card': ({ vault }, details) => ({
    vault: vault === null ? null : { ...vault, card: word(details, 'card') as VaultCardId },
  }),
  'challenge-won': ({ vault }) => ({ vault: vault === null ? null : { ...vault, beaten: true }, challenge: null }),
  'challenge-lost': () => ({ challenge: null }),
  'vault-opened': (view) => ({
    vault: view.vault === null ? null : { ...view.vault, open: true },
    ...ofProgress(view, { opened: [...view.progress.opened, missionIn(view).vault?.door ?? ''] }),
  }),
  'goal-progress': (view, details) => ({
    goals: view.goals.map((one) =>
      one.owner === details['survivor'] ? { ...one, progress: number(details, 'progress') } : one,
    ),
  }),
  'goal-complete': (view, details) => {
    const goal = view.goals.find((one) => one.owner === details['survivor']);
    const { shamblers = 0, alphas = 0 } = goal ?? {};
    return {
      goals: view.goals.map((one) => (one === goal ? { ...one, done: true, shamblers: 0, alphas: 0 } : one)),
      pool: { shamblers: view.pool.shamblers + shamblers, alphas: view.pool.alphas + alphas },
    };
  },
};

const declared: Changes[string] = (_view, details) => ({
  attack: {
    survivor: word(details, 'survivor'),
    item: word(details, 'item'),
    at: word(details, 'at'),
    focus: details['type'] === undefined ? null : word(details, 'type'),
    dice: [],
    ammo: [],
  },
});

const faces = (details: Parameters<typeof list>[0], key: string): number[] => list(details, key).map(Number);

const DICE: Changes = {
  attack: declared,
  'concentrated-attack': declared,
  rolled: ({ attack }, details) => ({
    attack: attack == null ? null : { ...attack, dice: faces(details, 'dice'), ammo: faces(details, 'ammo') },
  }),
  'more-dice': ({ attack }, details) => ({
    attack: attack == null ? null : { ...attack, dice: [...attack.dice, ...faces(details, 'dice')] },
  }),
};

export const TABLE: Changes = { ...TURNS, ...MAP, ...CARDS, ...DICE };
