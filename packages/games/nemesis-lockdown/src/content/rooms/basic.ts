import type { Rules, Seat } from '@dreadhouse/engine';
import { strike } from '../../rules/attack.ts';
import { fits } from '../../rules/carry.ts';
import { cleanHand } from '../../rules/cleanse.ts';
import { consents, wasRefused } from '../../rules/consent.ts';
import { takeEggFromNest } from '../../rules/eggs.ts';
import { learn } from '../../rules/explore.ts';
import { CONTAMINATION, isContamination } from '../../rules/hand.ts';
import { enter } from '../../rules/move.ts';
import { noiseRoll } from '../../rules/noise.ts';
import { EGG, kindOf } from '../../rules/objects.ts';
import { lookAtObjectives, lookAtPlan } from '../../rules/plans.ts';
import { flipPower } from '../../rules/power.ts';
import { startSelfDestruct, stopSelfDestruct } from '../../rules/self-destruct.ts';
import { type Lying, objectsIn, takeObject } from '../../rules/specimens.ts';
import { person, roomAt, roomOf, type Table } from '../../rules/table.ts';
import { research } from '../../rules/weaknesses.ts';
import { dress, heal, healLight, woundsOf } from '../../rules/wounds.ts';
import type { Nemesis } from '../../state.ts';
import { ROOM_IDS, type RoomId, roomDef } from '../board.ts';
import type { Act, Room } from '../definitions.ts';
import { act, podRoom } from './acts.ts';

// The ten basic rooms, whose tiles are marked I (chapter 4.2).

/** NL-ROOM-ARCHIVE-01 to NL-ROOM-ARCHIVE-09, R-45: two Knowledge, the token turns, and then a look at a plan, if there is any. */
function* consultArchive(g: Nemesis, seat: Seat): Rules {
  learn(g, seat, 2); // NL-ROOM-ARCHIVE-03
  person(g, seat).informed = true;
  g.tell('all', 'informed', { seat, rule: 'NL-ROOM-ARCHIVE-04' });
  yield* lookAtPlan(g, seat, 'NL-ROOM-ARCHIVE-05');
}

/** NL-ROOM-CAVE-02 to NL-ROOM-CAVE-07, R-08, R-36: no noise roll; one attack in darkness where the character comes out. */
function* throughTheCaves(g: Nemesis, seat: Seat, to: RoomId): Rules {
  yield* enter(g, seat, to, null, 'NL-ROOM-CAVE-02');
  // NL-ROOM-CAVE-04, NL-ROOM-CAVE-05
  yield* strike(g, { type: 'adult', stalker: null, target: seat, room: to, inDarkness: true });
}

/** NL-ROOM-CAVE-02, NL-ROOM-CAVE-03, R-32: another room, explored, with a technical entrance. */
const caveMouths = (t: Table, room: RoomId): RoomId[] =>
  ROOM_IDS.filter((to) => to !== room && roomAt(t, to).explored && roomDef(to).entrance !== null);

/** NL-ROOM-LAB-01 to NL-ROOM-LAB-03, R-07: what somebody else carries is examined only if they agree, unless the table plays otherwise. */
function examine(g: Nemesis, seat: Seat, room: RoomId, lying: Lying): Act {
  const { what, bearer } = lying;
  const needsConsent = bearer !== null && bearer !== seat && g.state.options.labConsent;
  const id = ['examine', ...(bearer === null ? [] : [`seat-${bearer}`]), what].join(':');
  const examined = act(
    id,
    'NL-ROOM-LAB-01',
    (now) => {
      if (takeObject(now, room, lying)) research(now, seat, kindOf(what));
    },
    { details: { what, seat: bearer } },
  );
  if (!needsConsent) return examined;
  return {
    ...examined,
    blocked: wasRefused(g, examined.id) && 'refused',
    prepare: (now) => consents(now, seat, bearer, examined.id, 'NL-ROOM-LAB-03'),
  };
}

/** NL-ROOM-GEN-01, NL-ROOM-GEN-04, R-48: the sector in which the character stands, wherever the Generator is. */
function turnPower(g: Nemesis, seat: Seat): Act[] {
  const at = roomOf(g, seat);
  const sector = at === null ? null : roomDef(at).sector;
  if (sector === null) return [];
  const run = (now: Nemesis): void => flipPower(now, sector, 'NL-ROOM-GEN-05');
  return [act('flip-power', 'NL-ROOM-GEN-04', run, { details: { where: sector } })];
}

/** NL-ROOM-COMMS-01, NL-ROOM-COMMS-04 to NL-ROOM-COMMS-07, R-25, R-45: whoever has sent a signal, whatever has become of the character. */
function readObjectives(g: Nemesis, seat: Seat): Act[] {
  if (g.state.options.mode === 'cooperative') return [];
  return [...g.state.people.keys()]
    .filter((other) => other !== seat && person(g, other).signal)
    .map((other) =>
      act(`read-objective:${other}`, 'NL-ROOM-COMMS-04', (now) => lookAtObjectives(now, seat, other), {
        details: { seat: other },
      }),
    );
}

export const BASIC: readonly Room[] = [
  {
    id: 'archive',
    acts: (g, seat) => [
      act('archive', 'NL-ROOM-ARCHIVE-01', (now) => consultArchive(now, seat), {
        blocked: person(g, seat).informed && 'informed', // NL-ROOM-ARCHIVE-02
      }),
    ],
  },
  {
    id: 'cave-entrance',
    acts: (g, seat, room) =>
      caveMouths(g, room).map((to) =>
        act(`cave:${to}`, 'NL-ROOM-CAVE-01', (now) => throughTheCaves(now, seat, to), {
          ...{ at: `room:${to}`, details: { room: to } },
        }),
      ),
  },
  {
    id: 'cooling-system',
    acts: (g) => [
      act('cooling-system', 'NL-ROOM-COOL-01', startSelfDestruct, {
        blocked: g.state.selfDestruct !== null && 'countdown-runs',
      }),
    ],
  },
  {
    id: 'decontamination',
    acts: (g, seat) => {
      const { hand, larva, slime } = person(g, seat);
      const isDirty = larva || slime;
      return [
        act('decontamination', 'NL-ROOM-DECON-01', (now) => cleanHand(now, seat), {
          needs: isDirty ? [] : [CONTAMINATION],
          blocked: !isDirty && !hand.some(isContamination) && 'nothing-to-clean', // infected or not
        }),
      ];
    },
  },
  {
    id: 'infirmary',
    // NL-ROOM-INFIRM-01, NL-ROOM-INFIRM-05: one of three, and only one's own wounds.
    acts: (g, seat) => [
      act(
        'dress-all',
        'NL-ROOM-INFIRM-02',
        (now) => {
          for (const { wound } of person(now, seat).serious) dress(now, seat, wound);
        },
        { blocked: woundsOf(g, seat, false).length === 0 && 'no-open-wounds' },
      ),
      ...woundsOf(g, seat, true).map((wound) =>
        act(`heal:${wound}`, 'NL-ROOM-INFIRM-03', (now) => heal(now, seat, wound), { details: { wound } }),
      ),
      act('heal-light', 'NL-ROOM-INFIRM-04', (now) => healLight(now, seat, person(now, seat).light), {
        blocked: person(g, seat).light === 0 && 'no-light-wounds',
      }),
    ],
  },
  {
    id: 'laboratory',
    acts: (g, seat, room) => objectsIn(g, room).map((lying) => examine(g, seat, room, lying)),
  },
  podRoom('css-a', 'A', 'NL-ROOM-CSSA-01'),
  {
    id: 'nest',
    acts: (g, seat) => [
      act(
        'nest',
        'NL-ROOM-NEST-03',
        function* (now): Rules {
          takeEggFromNest(now, seat);
          yield* noiseRoll(now, seat); // NL-ROOM-NEST-04
        },
        { blocked: (g.state.lab.eggs === 0 && 'no-eggs') || (!fits(g, seat, EGG) && 'hands-full') },
      ),
    ],
  },
  {
    id: 'generator',
    acts: (g, seat) => [
      act('stop-countdown', 'NL-ROOM-GEN-02', stopSelfDestruct, {
        blocked: g.state.selfDestruct?.red !== false && 'no-yellow-token', // NL-ROOM-GEN-03
      }),
      ...turnPower(g, seat),
    ],
  },
  {
    id: 'communications',
    acts: (g, seat) => [
      act(
        'send-signal',
        'NL-ROOM-COMMS-02',
        (now) => {
          person(now, seat).signal = true;
          now.tell('all', 'signal', { seat, rule: 'NL-ROOM-COMMS-02' });
        },
        { blocked: person(g, seat).signal && 'signal-sent' },
      ),
      ...readObjectives(g, seat),
    ],
  },
];
