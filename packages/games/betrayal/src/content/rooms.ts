import type { Rules, Seat } from '@dreadhouse/engine';
import {
  BASEMENT,
  type Betrayal,
  damage,
  doorsFor,
  ELEVATOR,
  type FigureId,
  findWeapon,
  gain,
  isAlive,
  isMonster,
  isTraitor,
  isUsed,
  layAnywhere,
  type Me,
  place,
  placeToken,
  plainDice,
  type Room,
  ride,
  type Trait,
  tileOf,
  traitRoll,
  useUp,
} from './kit.ts';

// Rooms with a text of their own. Their hooks are asked wherever the room lies; each looks whether it is meant.

const isHere = (g: Betrayal, { tile }: Me, who: FigureId): boolean => tileOf(g, who) === tile;

/** BH-DISC-08: "when you discover". */
const onDiscovery = (effect: (g: Betrayal, seat: Seat) => Rules): Pick<Room, 'onDiscovery'> => ({
  *onDiscovery(g, me, seat) {
    if (isHere(g, me, seat)) yield* effect(g, seat);
  },
});

/** "If you end your turn here". */
const onTurnEnd = (effect: (g: Betrayal, seat: Seat) => Rules): Pick<Room, 'onTurnEnd'> => ({
  *onTurnEnd(g, me, seat) {
    if (!isHere(g, me, seat) || me.tile === undefined) return;
    g.tell('all', 'end-effect', { seat, tile: me.tile, rule: 'BH-TURN-06' });
    yield* effect(g, seat);
  },
});

const teaches = (trait: Trait): Pick<Room, 'onDiscovery'> =>
  onDiscovery(function* (g, seat) {
    gain(g, seat, trait);
  });

/** BH-AMB-28: the traitor may let the whole effect be. */
function* collapse(g: Betrayal, seat: Seat): Rules {
  if (isTraitor(g, seat) && (yield* g.confirm(seat, 'may-ignore-tile', 'BH-TRAITOR-06', { tile: 'collapsed-room' })))
    return;
  if ((yield* traitRoll(g, seat, 'speed', { purpose: 'tile', rule: 'BH-TURN-06' })) >= 5) return;
  if (!isAlive(g, seat)) return;
  const amount = yield* plainDice(g, 1, seat);
  yield* place(g, seat, BASEMENT);
  yield* damage(g, seat, 'physical', amount, 'BH-TRAITOR-06', { from: 'tile' });
}

export const ROOMS: readonly Room[] = [
  { id: 'armory', ...onDiscovery((g, seat) => findWeapon(g, seat)) },
  { id: 'chapel', ...teaches('sanity') },
  { id: 'gymnasium', ...teaches('speed') },
  { id: 'larder', ...teaches('might') },
  { id: 'library', ...teaches('knowledge') },
  { id: 'collapsed-room', ...onTurnEnd(collapse) },
  {
    id: 'furnace-room',
    ...onTurnEnd((g, seat) => damage(g, seat, 'physical', 1, 'BH-TRAITOR-06', { from: 'tile' })),
  },
  { id: 'laundry-chute', ...onTurnEnd((g, seat) => place(g, seat, BASEMENT)) },
  {
    id: 'junk-room',
    ...onDiscovery(function* (g, seat) {
      placeToken(g, 'obstacle', { at: tileOf(g, seat) });
    }),
  },
  {
    id: 'panic-room',
    ...onDiscovery(function* (g, seat) {
      const stairs = 'secret-staircase';
      if (g.state.house[stairs] !== undefined || doorsFor(g.state.house, stairs, ['basement']).length === 0) return;
      g.state.stack = g.state.stack.filter((tile) => tile !== stairs);
      const inHand = g.state.inHand;
      g.state.inHand = stairs;
      g.shuffle('stack', g.state.stack);
      yield* layAnywhere(g, seat, stairs, ['basement']);
      g.state.inHand = inHand;
    }),
  },
  { id: 'vault', draws: (_g, me, _seat, tile) => (tile === me.tile ? ['item', 'item'] : undefined) },
  {
    id: ELEVATOR,
    *onEntered(g, me, { who }) {
      if (!isHere(g, me, who) || isUsed(g, `lift:${who}`)) return;
      // BH-MON-14, BH-MON-15: a monster need not use it; who leads the monsters decides and rolls.
      const leader = g.state.haunt?.traitor ?? null;
      if (isMonster(who)) {
        if (leader === null || (yield* g.confirm(leader, 'may-ignore-tile', 'BH-MON-15', { tile: ELEVATOR }))) return;
      } else if (g.state.turn.seat !== who) return;
      useUp(g, `lift:${who}`);
      yield* ride(g, isMonster(who) ? (leader ?? 0) : who);
    },
  },
];
