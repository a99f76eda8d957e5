/** Column letter and row number, behind the floor where a map has several: `A1`, `0C3`, `VD2`. */
export type ZoneId = string;
/** The two Zones on either side of a door, in the order of the map: `VD1-VD2`. */
export type DoorId = string;
/** What stands before the column letter; empty on a map with one floor. */
export type FloorId = string;

export type ZoneKind = 'street' | 'rooftop' | 'casino' | 'corridor' | 'room' | 'elevator' | 'trap' | 'vault' | 'statue';

/** How far one looks from a Zone: along straight lines, into the neighbouring Zones only, or not at all. */
type SightClass = 'straight' | 'room' | 'none';

interface KindOfZone {
  readonly letter: string;
  readonly sight: SightClass;
  readonly search: boolean;
  readonly truck: boolean;
  /** AD-ZONE-02: whatever is not on the street; roofs lie under the open sky. */
  readonly building: boolean;
}

/**
 * AD-LOS-09, AD-LOS-10: the casino's main floor and hotel corridors are seen along like streets. AD-LOS-12: nothing is to be found in
 * corridors. AD-TRUCK-09: the Truck keeps to the street. AD-STATUE-01: the Statue's area cannot be entered.
 */
export const ZONE_KINDS: Readonly<Record<ZoneKind, KindOfZone>> = {
  street: { letter: 'S', sight: 'straight', search: false, truck: true, building: false },
  rooftop: { letter: 'R', sight: 'straight', search: false, truck: false, building: false },
  casino: { letter: 'C', sight: 'straight', search: true, truck: false, building: true },
  corridor: { letter: 'H', sight: 'straight', search: false, truck: false, building: true },
  room: { letter: 'B', sight: 'room', search: true, truck: false, building: true },
  elevator: { letter: 'E', sight: 'room', search: true, truck: false, building: true },
  trap: { letter: 'T', sight: 'room', search: true, truck: false, building: true },
  vault: { letter: 'V', sight: 'room', search: true, truck: false, building: true },
  statue: { letter: 'L', sight: 'none', search: false, truck: false, building: false },
};

/** A square of a floor's grid. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Zone {
  /** Its place in the board's list. */
  readonly index: number;
  readonly id: ZoneId;
  readonly floor: FloorId;
  readonly kind: ZoneKind;
  /** AD-ZONE-01: a Zone may be larger than one square. */
  readonly cells: readonly Cell[];
  readonly search: boolean;
  readonly truck: boolean;
  readonly building: boolean;
}

export type DoorKind = 'plain' | 'blue' | 'green' | 'vault';

/** A door that is closed until the Mission opens it. Doors that stand open from the start are ordinary ways through. */
export interface Door {
  readonly id: DoorId;
  readonly kind: DoorKind;
  readonly zones: readonly [ZoneId, ZoneId];
}
