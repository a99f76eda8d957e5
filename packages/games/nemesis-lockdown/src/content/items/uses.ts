import type { Seat } from '@dreadhouse/engine';
import { capacity, itemDef, load } from '../../rules/carry.ts';
import { turnable, turnDoor } from '../../rules/doors.ts';
import { wipeSlime } from '../../rules/markers.ts';
import { isObject } from '../../rules/objects.ts';
import { discardMalfunction } from '../../rules/repair.ts';
import { person, roomAt, type Table } from '../../rules/table.ts';
import { dress, woundsOf } from '../../rules/wounds.ts';
import type { Carried, Nemesis } from '../../state.ts';
import { here } from '../actions/ways.ts';
import type { Doing, PrintedAct, Weapon } from '../definitions.ts';

// What many items have in common. An option is `item:<item>`, with what it is aimed at.

export function use(item: string, target: string | null, run: Doing, more: Partial<PrintedAct> = {}): PrintedAct {
  return {
    ...{ id: ['item', item, ...(target === null ? [] : [target])].join(':'), rule: 'NL-ACT-07' },
    ...more,
    *run(g) {
      const rest = run(g);
      if (rest) yield* rest;
    },
  };
}

/** Weapons in hand that can take more, each kind once. */
export function loadable(t: Table, seat: Seat, fits: (weapon: Weapon, id: string) => boolean): Carried[] {
  const weapons = person(t, seat).hands.filter(({ what }) => {
    const weapon = isObject(what) ? undefined : itemDef(what).weapon;
    return weapon !== undefined && fits(weapon, what);
  });
  const empty = weapons.filter((one) => one.ammunition < capacity(one));
  return empty.filter(({ what }, i) => empty.findIndex((one) => one.what === what) === i);
}

export const loads = (
  g: Nemesis,
  seat: Seat,
  item: string,
  fits: (weapon: Weapon, id: string) => boolean,
): PrintedAct[] =>
  loadable(g, seat, fits).map((thing) =>
    use(item, thing.what, (now) => load(now, seat, thing), { details: { weapon: thing.what } }),
  );

export const turnsDoor = (g: Nemesis, seat: Seat, item: string): PrintedAct[] =>
  here(g, seat).flatMap((room) =>
    turnable(g, room).map(({ corridor, room: to }) =>
      use(item, `door:${to}`, (now) => turnDoor(now, seat, corridor, room), {
        at: `corridor:${corridor.id}`,
        details: { room: to },
      }),
    ),
  );

export const mends = (g: Nemesis, seat: Seat, item: string): PrintedAct[] =>
  here(g, seat)
    .filter((room) => roomAt(g, room).malfunction)
    .map((room) => use(item, 'repair', (now) => discardMalfunction(now, room)));

export const wipes = (g: Nemesis, seat: Seat, item: string): PrintedAct[] =>
  person(g, seat).slime ? [use(item, 'slime', (now) => wipeSlime(now, seat))] : [];

/** Which wound is dressed is the owner's choice. */
export const dresses = (g: Nemesis, seat: Seat, item: string): PrintedAct[] =>
  woundsOf(g, seat, false).map((wound) =>
    use(item, `dress:${wound}`, (now) => dress(now, seat, wound), { details: { wound } }),
  );
