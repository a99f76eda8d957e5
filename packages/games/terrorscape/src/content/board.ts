/** A location, by the letter of its area and its number: `C1`. */
export type LocationId = string;
/** The two locations that a door joins: `C1-C2`. */
export type DoorId = string;
export type AreaId = string;

/** A map as it is written down. */
interface MapDefinition {
  readonly id: string;
  readonly areas: Readonly<Record<AreaId, readonly LocationId[]>>;
  readonly mainExit: LocationId;
  readonly hiddenExit: LocationId;
  readonly radio: LocationId;
  readonly ransack: readonly LocationId[];
  /** Links that can be blocked. */
  readonly doors: readonly DoorId[];
  /** Dashed lines: links that are always open. */
  readonly open: readonly DoorId[];
  /** Secret passages; they are no links and count for nothing else. */
  readonly passages: readonly DoorId[];
}

interface Exit {
  readonly to: LocationId;
  /** Null for a dashed line. */
  readonly door: DoorId | null;
}

/** A map with everything about it that can be worked out once. */
export interface Board extends MapDefinition {
  readonly locations: readonly LocationId[];
  readonly areaOf: Readonly<Record<LocationId, AreaId>>;
  readonly exits: Readonly<Record<LocationId, readonly Exit[]>>;
  readonly doorsOf: Readonly<Record<LocationId, readonly DoorId[]>>;
  readonly neighbours: Readonly<Record<LocationId, readonly LocationId[]>>;
  readonly passageFrom: Readonly<Record<LocationId, LocationId | undefined>>;
  readonly distance: Readonly<Record<LocationId, Readonly<Record<LocationId, number>>>>;
  /** `within[n][from]`: the locations at distance n or less, in the order of the map. */
  readonly within: readonly Readonly<Record<LocationId, readonly LocationId[]>>[];
  /** Each location as one bit; sets of locations are sums of these. */
  readonly bit: Readonly<Record<LocationId, number>>;
  readonly everywhere: number;
}

const FARTHEST = 6;

/** TS-MOVE-03: two locations are adjacent when a door or a dashed line joins them. */
export function boardOf(map: MapDefinition): Board {
  const locations = Object.values(map.areas).flat();
  const record = <T>(of: (location: LocationId) => T): Record<LocationId, T> =>
    Object.fromEntries(locations.map((location) => [location, of(location)]));
  const links: readonly (readonly [DoorId, boolean])[] = [
    ...map.doors.map((id) => [id, true] as const),
    ...map.open.map((id) => [id, false] as const),
  ];
  const exits = record((here) =>
    links
      .filter(([id]) => id.split('-').includes(here))
      .map(([id, isDoor]) => ({ to: otherEnd(id, here), door: isDoor ? id : null }))
      .sort((a, b) => locations.indexOf(a.to) - locations.indexOf(b.to)),
  );
  const distance = record((from) => distancesFrom(from, exits));
  const within = Array.from({ length: FARTHEST + 1 }, (_, n) =>
    record((from) => locations.filter((to) => (distance[from]?.[to] ?? FARTHEST + 1) <= n)),
  );
  return {
    ...map,
    locations,
    areaOf: record((one) => Object.keys(map.areas).find((area) => map.areas[area]?.includes(one)) as AreaId),
    exits,
    doorsOf: record((here) => (exits[here] ?? []).flatMap(({ door }) => (door === null ? [] : [door]))),
    neighbours: record((here) => (exits[here] ?? []).map(({ to }) => to)),
    passageFrom: record((here) => {
      const passage = map.passages.find((one) => one.split('-').includes(here));
      return passage === undefined ? undefined : otherEnd(passage, here);
    }),
    distance,
    within,
    bit: record((one) => 1 << locations.indexOf(one)),
    everywhere: (1 << locations.length) - 1,
  };
}

function otherEnd(link: DoorId, here: LocationId): LocationId {
  const [a = here, b = here] = link.split('-');
  return a === here ? b : a;
}

/** Steps over doors and dashed lines, whatever is blocked (TS-KW-10). */
function distancesFrom(from: LocationId, exits: Readonly<Record<LocationId, readonly Exit[]>>): Record<string, number> {
  const found: Record<LocationId, number> = { [from]: 0 };
  const queue = [from];
  for (const here of queue) {
    for (const { to } of exits[here] ?? []) {
      if (found[to] !== undefined) continue;
      found[to] = (found[here] ?? 0) + 1;
      queue.push(to);
    }
  }
  return found;
}
