import type { Seat } from '@dreadhouse/engine';
import { isOpen } from '../../rules/pieces.ts';
import { POWERED, ROOM_IDS, type RoomId, roomDef, SECTORS, type Sector } from '../board.ts';
import { characterDef } from '../characters.ts';
import type { EndState, Objective } from '../definitions.ts';

// Objectives of the designs G-30 and G-34: conditions of the end and of their owner.

type Condition = Objective['met'];

const owner = ({ state }: EndState, seat: Seat) => {
  const one = state.people[seat];
  if (one === undefined) throw new Error(`There is no seat ${seat}.`);
  return one;
};
const all =
  (...conditions: readonly Condition[]): Condition =>
  (end, seat) =>
    conditions.every((one) => one(end, seat));
const any =
  (...conditions: readonly Condition[]): Condition =>
  (end, seat) =>
    conditions.some((one) => one(end, seat));

const signal: Condition = (end, seat) => owner(end, seat).signal;
const knows =
  (n: number): Condition =>
  (end, seat) =>
    owner(end, seat).knowledge >= n;
const destroyed: Condition = ({ destroyed: isDestroyed }) => isDestroyed;
const nestGone: Condition = ({ state, destroyed: isDestroyed }) => state.nestDestroyed || isDestroyed;
const queenDead: Condition = ({ state }) => state.queenKilled;
const survives: Condition = ({ survivors }, seat) => survivors.includes(seat);
/** 5.0: in games of three or more one other survivor is allowed. */
const lone: Condition = ({ survivors, state }, seat) =>
  survivors.includes(seat) && survivors.length <= (state.seats >= 3 ? 2 : 1);
const carries =
  (kind: string): Condition =>
  (end, seat) =>
    owner(end, seat).hands.some(({ what }) => what.split(':')[0] === kind);
const examinedBody: Condition = ({ state }) => state.lab.spaces.some((kind) => kind !== 'egg');
const noCorpseLies: Condition = ({ state }) =>
  ROOM_IDS.every((room) => !state.rooms[room].objects.some((what) => what.startsWith('corpse:')));
const outside: Condition = (end, seat) => ['evacuated', 'bunker'].includes(owner(end, seat).fate);

const isExplored = ({ state }: EndState, sector: Sector): boolean =>
  ROOM_IDS.filter((room: RoomId) => roomDef(room).sector === sector).every((room) => state.rooms[room].explored);
const explored =
  (sector: Sector): Condition =>
  (end) =>
    isExplored(end, sector) && SECTORS.some((other) => other !== sector && isExplored(end, other));
const exploredSectors = (end: EndState): number => SECTORS.filter((sector) => isExplored(end, sector)).length;
const powered = ({ state }: EndState): number => POWERED.filter((where) => state.power[where].on).length;
const revealed = ({ state }: EndState): number => state.lab.weaknesses.filter(isOpen).length;
/** OP-6: item cards in backpack and hands, the active personal item included; objects are none. */
const items: Condition = (end, seat) => {
  const { pack, hands } = owner(end, seat);
  return pack.length + hands.filter(({ what }) => !/^(egg|corpse|carcass)/.test(what)).length >= 6;
};
const someSurvivor =
  (condition: Condition): Condition =>
  (end) =>
    end.survivors.some((seat) => condition(end, seat));
const isFew = ({ state }: EndState): boolean => state.seats <= 2;

/** OC-6 to OC-10: a card that names its owner leaves only the other way. */
const againstPlayer = (n: number): Condition =>
  any((end, seat) => seat !== n - 1 && n <= end.state.seats && !end.survivors.includes(n - 1), lone);

const isShipSurvivor = (end: EndState, seat: Seat): boolean =>
  characterDef(owner(end, seat).id).group === 'ship-survivor';
const noLooseCrew: Condition = (end, seat) => {
  const crew = [...end.state.people.keys()].filter((one) => isShipSurvivor(end, one));
  if (crew.includes(seat)) return lone(end, seat);
  if (crew.length === 0) return all(knows(5), signal)(end, seat);
  return crew.every((one) => !end.survivors.includes(one));
};

const personal = (id: string, players: number, met: Condition): Objective => ({ id, kind: 'personal', players, met });
const corporate = (id: string, players: number, met: Condition): Objective => ({ id, kind: 'corporate', players, met });
const shared = (id: string, met: Condition): Objective => ({ id, kind: 'shared', players: 1, met });

/** Shared objectives that ask for a signal. */
export const SIGNAL_CARDS: readonly string[] = ['clean-house', 'dead-reckoning'];

export const OBJECTIVES: readonly Objective[] = [
  personal('open-channel', 1, all(signal, explored('S-01'))),
  personal('surveyor', 1, all(explored('S-03'), knows(4))),
  personal('pest-control', 1, all(signal, any(nestGone, queenDead))),
  personal('scorched-ground', 1, destroyed),
  personal('sole-witness', 2, lone),
  personal(
    'magpie',
    1,
    all(items, (end, seat) => owner(end, seat).fate !== 'locked-in'),
  ),
  personal(
    'nobody-left-behind',
    3,
    all(survives, signal, ({ survivors }) => survivors.length >= 2),
  ),
  personal(
    'on-the-record',
    1,
    all(signal, (end, seat) => owner(end, seat).informed),
  ),
  personal('last-rites', 3, any(carries('corpse'), noCorpseLies)),
  personal('keep-the-lights-on', 1, (end) => end.state.time.active && powered(end) >= 1 && !end.destroyed),
  personal(
    'sit-it-out',
    1,
    all(signal, (end, seat) => owner(end, seat).fate === 'locked-in'),
  ),
  corporate('live-sample', 1, all(outside, carries('egg'))),
  corporate(
    'full-profile',
    1,
    any(knows(6), (end) => revealed(end) >= 2),
  ),
  corporate('post-mortem', 1, any(examinedBody, carries('carcass'), carries('corpse'))),
  corporate('head-office-wants-data', 1, knows(7)),
  corporate('no-loose-crew', 2, noLooseCrew),
  corporate('personal-matter-1', 2, againstPlayer(1)),
  corporate('personal-matter-2', 2, againstPlayer(2)),
  corporate('personal-matter-3', 3, againstPlayer(3)),
  corporate('personal-matter-4', 4, againstPlayer(4)),
  corporate('personal-matter-5', 5, againstPlayer(5)),
  shared('clean-house', all(nestGone, someSender)),
  shared('cut-off-the-head', any(queenDead, destroyed)),
  shared('complete-map', (end) => exploredSectors(end) >= (isFew(end) ? 2 : 3)),
  shared('cargo-for-science', someSurvivor(all(outside, carries('egg')))),
  shared('know-your-enemy', (end) => revealed(end) >= (isFew(end) ? 2 : 3)),
  shared('expert-witness', (end) => someSurvivor(knows(isFew(end) ? 6 : 7))(end, 0)),
  shared('restore-the-grid', (end) => end.state.time.active && powered(end) >= (isFew(end) ? 2 : 3)),
  shared('dead-reckoning', all(someSurvivor(carries('carcass')), someSender)),
  shared('by-the-book', (end) => end.survivors.every((seat) => owner(end, seat).informed)),
  shared('orderly-retreat', (end) => {
    const out = end.survivors.filter((seat) => outside(end, seat)).length;
    return out >= Math.max(1, Math.floor(end.state.seats / 2));
  }),
];

/** G-34: where people play together, so many signal cards need so many different senders among the survivors. */
function someSender({ survivors, state }: EndState): boolean {
  const dealt = state.people.flatMap(({ objectives }) => objectives.map(({ face }) => face));
  const cards = state.options.mode === 'cooperative' ? dealt.filter((id) => SIGNAL_CARDS.includes(id)).length : 1;
  return survivors.filter((seat) => state.people[seat]?.signal === true).length >= Math.max(1, cards);
}
