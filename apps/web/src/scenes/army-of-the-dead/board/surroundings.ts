import type { Edge, FloorPlan, Zone, ZoneKind } from '@dreadhouse/army-of-the-dead/map';

/** What a room is used for; it follows from what lies around it, and is always the same for the same map. */
export type RoomUse = 'shop' | 'diner' | 'office' | 'store' | 'suite' | 'back' | 'service';

const TOWN: readonly RoomUse[] = ['shop', 'diner', 'office', 'store'];

/** A number that looks random and depends on the words alone. */
export function chanceOf(words: string): number {
  let hash = 2166136261;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A floor with what its drawing needs to know about who neighbours whom. */
export class Surroundings {
  readonly plan: FloorPlan;
  readonly #zones: ReadonlyMap<string, Zone>;
  readonly #at = new Map<string, Zone>();
  readonly #rooms: ReadonlyMap<string, string>;
  readonly #buildings: ReadonlyMap<string, string>;

  constructor(plan: FloorPlan) {
    this.plan = plan;
    this.#zones = new Map(plan.zones.map(({ zone }) => [zone.id, zone]));
    for (const { zone } of plan.zones) for (const { column, row } of zone.cells) this.#at.set(`${column},${row}`, zone);
    this.#rooms = this.#grouped(({ kind }) => kind === 'line');
    this.#buildings = this.#grouped(() => true);
  }

  kindAt(column: number, row: number): ZoneKind | null {
    return this.#at.get(`${column},${row}`)?.kind ?? null;
  }

  kindOf(id: string | null): ZoneKind | null {
    return id === null ? null : (this.#zones.get(id)?.kind ?? null);
  }

  /** Whether a Zone is inside a house. */
  isIndoors(id: string | null): boolean {
    return id !== null && this.#zones.get(id)?.building === true;
  }

  /** The name of the house that a Zone belongs to: all that touch each other indoors. */
  buildingOf(id: string): string {
    return this.#buildings.get(id) ?? id;
  }

  useOf(zone: Zone): RoomUse {
    const kinds = new Set(this.plan.zones.map((one) => one.zone.kind));
    if (kinds.has('vault') || kinds.has('trap')) return 'service';
    if (kinds.has('corridor')) return 'suite';
    if (this.#touches(zone.id, 'casino')) return 'back';
    const room = this.#rooms.get(zone.id) ?? zone.id;
    return TOWN[Math.floor(chanceOf(`${room} ${this.plan.columns}x${this.plan.rows}`) * TOWN.length)] ?? 'shop';
  }

  #touches(id: string, kind: ZoneKind): boolean {
    return this.plan.edges.some(({ zones: [a, b] }) => {
      if (a !== id && b !== id) return false;
      return this.kindOf(a === id ? b : a) === kind;
    });
  }

  /** Zones indoors that are joined by edges of this kind, each with the first of its group. */
  #grouped(joins: (edge: Edge) => boolean): Map<string, string> {
    const first = new Map(this.plan.zones.map(({ zone }) => [zone.id, zone.id]));
    const root = (id: string): string => (first.get(id) === id ? id : root(first.get(id) ?? id));
    for (const edge of this.plan.edges) {
      const [a, b] = edge.zones;
      if (a === null || b === null || !this.isIndoors(a) || !this.isIndoors(b) || !joins(edge)) continue;
      const [one, other] = [root(a), root(b)].sort();
      first.set(other ?? a, one ?? a);
    }
    return new Map([...first.keys()].map((id) => [id, root(id)]));
  }
}
