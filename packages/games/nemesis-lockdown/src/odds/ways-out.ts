import type { Seat } from '@dreadhouse/engine';
import { EXIT_ROOM, PODS, type PodId, ROOM_IDS, type RoomId } from '../content/board.ts';
import { PLAN_IDS, type PlanId } from '../content/plans.ts';
import { FIRST_WHITE, type Field } from '../content/track.ts';
import type { Reason } from '../reasons.ts';
import { suitsOf } from '../rules/carry.ts';
import { gateShut, isolationShut, podShut, roverGone } from '../rules/exits.ts';
import { hasSeen } from '../rules/pieces.ts';
import { roomAt, type Table } from '../rules/table.ts';
import { leaveChance } from './ways.ts';

/** A way to survive the base, as one seat knows it. */
export interface WayOut {
  readonly id: 'isolation' | 'rover' | 'suit' | `pod-${PodId}`;
  /** Where it begins; null: nobody has shown this seat where. */
  readonly room: RoomId | null;
  /** What stands in the way just now; nothing where it could be taken. */
  readonly missing: readonly (Reason | 'no-suit' | 'not-found')[];
  /** The next field of the time track on which it opens; null where it is open, or time does not open it. */
  readonly opensAt: Field | null;
  /** The chance that a pod leaves with the token that comes next; null for the other ways. */
  readonly chance: number | null;
  /** The chance that the contingency plan kills whoever goes this way. */
  readonly doomed: number;
}

const none = (reason: Reason | false): Reason[] => (reason === false ? [] : [reason]);

/** NL-GOAL-03 to NL-GOAL-05: the Isolation Room, the Main Gate in two ways, three pods. */
export function waysOut(t: Table, seat: Seat): WayOut[] {
  const broken = (room: RoomId): Reason[] => none(roomAt(t, room).malfunction && 'malfunction');
  const shut = isolationShut(t);
  const gate = none(gateShut(t));
  const bunker = { room: EXIT_ROOM, opensAt: null, chance: null, doomed: doomed(t, seat, 'collapse-the-ridge') };
  return [
    {
      ...{ id: 'isolation', room: 'ISO', missing: [...none(shut), ...broken('ISO')] },
      ...{ opensAt: shut === false ? null : FIRST_WHITE, chance: null, doomed: doomed(t, seat, 'sterilise') },
    },
    { ...bunker, id: 'rover', missing: [...gate, ...none(roverGone(t))] },
    { ...bunker, id: 'suit', missing: suitsOf(t, seat).length > 0 ? gate : [...gate, 'no-suit'] },
    ...PODS.map((pod) => byPod(t, seat, pod)),
  ];
}

function byPod(t: Table, seat: Seat, pod: PodId): WayOut {
  const room = ROOM_IDS.find((id) => hasSeen(roomAt(t, id).tile, seat) && roomAt(t, id).tile.face === tileOf(pod));
  const next = t.state.css.map(({ field }) => field).filter((field) => field <= t.state.time.field);
  const field = next.length === 0 ? null : (Math.max(...next) as Field); // one of them
  return {
    ...{ id: `pod-${pod}`, room: room ?? null },
    missing:
      room === undefined
        ? ['not-found']
        : [...none(podShut(t, pod)), ...none(roomAt(t, room).malfunction && 'malfunction')],
    opensAt: field === t.state.time.field ? null : field,
    chance: field === null ? 0 : leaveChance(t, seat, pod, field),
    doomed: doomed(t, seat, 'intercept'),
  };
}

const tileOf = (pod: PodId): string => `css-${pod.toLowerCase()}`;

/** How likely a plan is the active one: what has been seen elsewhere is not. */
function doomed({ state }: Table, seat: Seat, plan: PlanId): number {
  const { active, pool } = state.plans;
  if (hasSeen(active, seat)) return active.face === plan ? 1 : 0;
  const seen = [...pool, ...state.people.flatMap(({ plans }) => plans)].filter((one) => hasSeen(one, seat));
  return seen.some(({ face }) => face === plan) ? 0 : 1 / (PLAN_IDS.length - seen.length);
}
