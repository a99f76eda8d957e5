import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { carry, discardItem, fits, itemDef, itemsOf, load } from '../../rules/carry.ts';
import { hasComputer } from '../../rules/computer.ts';
import { openGate } from '../../rules/death.ts';
import { connected, isNoisy, putNoise, quieten } from '../../rules/markers.ts';
import { allocatePower } from '../../rules/power.ts';
import { isPowered, person, roomOf, stalkersIn, type Table, tileAt } from '../../rules/table.ts';
import type { Carried, Nemesis } from '../../state.ts';
import { here, stalkerAt } from '../actions/ways.ts';
import { CORRIDOR_IDS, type Corridor, corridorDef, corridorSector, EXIT_ROOM, type RoomId, roomDef } from '../board.ts';
import type { Item, PrintedAct } from '../definitions.ts';
import { tileDef } from '../tiles.ts';
import { loadable, use } from './uses.ts';

// Starting items (G-24) and personal ones (G-25).

const hardItems = (t: Table, seat: Seat): string[] =>
  itemsOf(t, seat).filter((item) => itemDef(item).component === 'hard');

/** A hard item is discarded to load or restore something. */
const forHardItem = (g: Nemesis, seat: Seat, item: string, things: readonly Carried[]): PrintedAct[] =>
  things.flatMap((thing) =>
    hardItems(g, seat).map((spent) =>
      use(
        item,
        `restore:${spent}`,
        (now) => {
          discardItem(now, seat, spent);
          if (itemDef(item).weapon === undefined) thing.ammunition = itemDef(item).charge ?? 0;
          else load(now, seat, thing);
        },
        { combat: 'any', needs: [spent], details: { item: spent } },
      ),
    ),
  );

/** Probe Arm: with a free hand a carcass is taken from a living stalker, no larva; then the arm is spent. */
function probe(g: Nemesis, seat: Seat): PrintedAct[] {
  const arm = person(g, seat).hands.find(({ what }) => what === 'probe-arm');
  if (arm === undefined) return [];
  if (arm.ammunition === 0) return forHardItem(g, seat, 'probe-arm', [arm]);
  return here(g, seat)
    .flatMap((room) => stalkersIn(g, room))
    .filter(({ type }) => type !== 'larva' && fits(g, seat, `carcass:${type}`))
    .map((stalker) =>
      use(
        'probe-arm',
        String(stalker.id),
        (now) => {
          arm.ammunition = 0;
          carry(now, seat, `carcass:${stalker.type}`);
          now.tell('all', 'picked-up', { seat, what: `carcass:${stalker.type}`, rule: 'NL-OBJ-03' });
        },
        { ...stalkerAt(stalker), combat: 'in' },
      ),
    );
}

export const STARTING: readonly Item[] = [
  {
    ...{ id: 'submachine-gun', deck: 'starting', n: 1, heavy: true },
    weapon: { kind: 'energy', loaded: 4, most: 4, rerolls: true },
  },
  { ...{ id: 'probe-arm', deck: 'starting', n: 1, bound: true, charge: 1 }, acts: probe },
  { id: 'wrist-terminal', deck: 'starting', n: 1, bound: true, isComputer: true },
  {
    ...{ id: 'nail-driver', deck: 'starting', n: 1, heavy: true },
    weapon: { kind: 'classic', loaded: 3, most: 3, misses: ['adult-hit'] },
    acts: (g, seat) =>
      forHardItem(
        g,
        seat,
        'nail-driver',
        loadable(g, seat, (_weapon, id) => id === 'nail-driver'),
      ),
  },
];

/** PI-2: the corridors of the sector; in a passage its own. */
function wailing(t: Table, seat: Seat): Corridor[] {
  const room = roomOf(t, seat);
  if (room === null) return [];
  const { sector, corridors } = roomDef(room);
  if (sector === null) return [...corridors];
  return CORRIDOR_IDS.map(corridorDef).filter((corridor) => corridorSector(corridor) === sector);
}

/** Markers are removed or placed one after the other, each corridor once. */
function* wail(g: Nemesis, seat: Seat): Rules {
  const left = new Set(wailing(g, seat));
  while (left.size > 0) {
    const options = (): (Option & { readonly corridor?: Corridor })[] => [
      ...[...left].map((corridor) => ({ id: corridor.id, at: `corridor:${corridor.id}`, corridor })),
      { id: 'done' },
    ];
    const { corridor } = yield* g.ask(seat, 'noise-marker', 'NL-G-25', options);
    if (corridor === undefined) return;
    left.delete(corridor);
    if (isNoisy(g, corridor)) quieten(g, [corridor]);
    else putNoise(g, corridor);
  }
}

const isInTile = (t: Table, seat: Seat, tile: string): boolean =>
  here(t, seat).some((room) => tileAt(t, room) === tile);

/** Where arms and batteries are kept. */
function isRed(t: Table, room: RoomId): boolean {
  const tile = tileAt(t, room);
  return tile !== null && tileDef(tile).colour === 'red';
}

export const PERSONAL: readonly Item[] = [
  {
    ...{ id: 'old-assault-rifle', deck: 'personal', n: 1, heavy: true },
    weapon: { kind: 'energy', loaded: 3, most: 5, more: 1 },
    activation: {
      cost: 1,
      can: (g, seat) => roomOf(g, seat) === 'STO' || here(g, seat).some((room) => isRed(g, room)),
      discards: ({ component }) => component === 'elec',
    },
  },
  {
    ...{ id: 'wail', deck: 'personal', n: 1, combat: 'out' },
    acts: (_g, seat) => [use('wail', null, (now) => wail(now, seat))],
    activation: {
      cost: 1,
      can: (g, seat) =>
        here(g, seat).some(
          (room) => !isPowered(g, room) && connected(room).filter((one) => isNoisy(g, one)).length >= 2,
        ),
    },
  },
  {
    ...{ id: 'battle-suit', deck: 'personal', n: 1, walksOut: true, repelsSlime: true, wardsFire: () => true },
    activation: { cost: 2, can: (g, seat) => roomOf(g, seat) === 'RRC' },
  },
  {
    ...{ id: 'specimen-case', deck: 'personal', n: 1, holdsEgg: true },
    activation: { cost: 1, can: (g, seat) => isInTile(g, seat, 'laboratory') },
  },
  {
    ...{ id: 'override-key', deck: 'personal', n: 1, single: true, combat: 'out' },
    acts: (g, seat) => [
      ...(roomOf(g, seat) === EXIT_ROOM && !g.state.gateOpen
        ? [use('override-key', 'gate', (now) => openGate(now, 'NL-G-29'))]
        : []),
      use('override-key', 'power', (now) => allocatePower(now, seat)),
    ],
    activation: {
      cost: 1,
      can: (g, seat) =>
        person(g, seat).knowledge >= 3 && hasComputer(g, seat) && here(g, seat).some((room) => isPowered(g, room)),
    },
  },
  {
    ...{ id: 'utility-cart', deck: 'personal', n: 1, handSlots: 1 },
    activation: { cost: 1, can: () => true, discards: ({ component }) => component === 'hard' },
  },
];
