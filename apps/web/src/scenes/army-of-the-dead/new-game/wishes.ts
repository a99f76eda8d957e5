import {
  type ArmyOptions,
  missingSpecialist,
  numbers,
  type StartingSet,
  SURVIVOR_IDS,
  type SurvivorId,
  survivorDef,
} from '@dreadhouse/army-of-the-dead';
import { missionOf, type Specialisation } from '@dreadhouse/army-of-the-dead/missions';
import type { NewTable } from '../../../contract/scene.ts';
import { PERSON, type SeatWish, seatsWished, withSeatCount } from '../../../kit/new-game/seat-wish.ts';

type Chosen = 'letTheGameDecide' | 'noisyElimination' | 'chainCarried' | 'lillysGoal' | 'veterans';

export interface Rules extends Pick<ArmyOptions, Chosen> {
  /** Choosing Starting Equipment at the table, as in the box, instead of here. */
  readonly setsAtTable: boolean;
}

/** What somebody has chosen so far on the way to a game. */
export interface Wishes {
  readonly mission: string;
  readonly team: readonly SurvivorId[];
  readonly sets: Readonly<Partial<Record<SurvivorId, StartingSet>>>;
  readonly owners: Readonly<Partial<Record<SurvivorId, number>>>;
  readonly seats: readonly SeatWish[];
  readonly rules: Rules;
}

export interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (next: Wishes) => void;
}

export const MOST = 6;

/** What somebody who has never played should get. */
export const FIRST_WISHES: Wishes = {
  mission: 'M1',
  team: ['scott', 'kate', 'dieter', 'cruz', 'guzman', 'chambers'],
  sets: {},
  owners: {},
  seats: [PERSON],
  rules: {
    setsAtTable: false,
    letTheGameDecide: false,
    noisyElimination: 'wakes',
    chainCarried: false,
    lillysGoal: 'sacrifice',
    veterans: 'blue',
  },
};

/** Another mission; whoever it needs is called in for somebody whom it does not need. */
export function withMission(wishes: Wishes, mission: string): Wishes {
  return { ...wishes, mission, team: complete(wishes.team, missionOf(mission).required) };
}

/** The one who was chosen longest ago makes room. */
export function withSurvivor(wishes: Wishes, id: SurvivorId): Wishes {
  const { team } = wishes;
  if (team.includes(id)) return { ...wishes, team: team.filter((one) => one !== id) };
  return { ...wishes, team: [...team, id].slice(-numbers.TEAM) };
}

/** The specialist whom the team still lacks, if any. */
export function missing({ team, mission }: Wishes): Specialisation | null {
  return missingSpecialist(team, missionOf(mission).required);
}

/** Six, among them everybody whom the mission needs. */
function complete(team: readonly SurvivorId[], required: readonly Specialisation[]): readonly SurvivorId[] {
  const found = [...team];
  const lacks = (): Specialisation | null => missingSpecialist(found, required);
  for (let one = lacks(); one !== null; one = lacks()) {
    const specialist = SURVIVOR_IDS.find((id) => survivorDef(id).specialisation === one && !found.includes(id));
    if (specialist === undefined) break;
    if (found.length >= numbers.TEAM) found.splice(dispensable(found, required), 1);
    found.push(specialist);
  }
  const others = SURVIVOR_IDS.filter((id) => !found.includes(id));
  return [...found, ...others].slice(0, numbers.TEAM);
}

/** The last of them without whom the specialists are still all there. */
function dispensable(team: readonly SurvivorId[], required: readonly Specialisation[]): number {
  const needed = (id: SurvivorId): boolean => {
    const { specialisation } = survivorDef(id);
    const alike = team.filter((other) => survivorDef(other).specialisation === specialisation).length;
    return required.includes(specialisation) && alike === 1;
  };
  const at = team.findLastIndex((id) => !needed(id));
  return at < 0 ? team.length - 1 : at;
}

/** So many seats, and nothing that goes with others. */
export function withSeats(wishes: Wishes, count: number): Wishes {
  const owners = Object.fromEntries(Object.entries(wishes.owners).filter(([, seat]) => seat < count));
  return { ...withSeatCount(wishes, count), owners };
}

export function seatName(
  { seats }: Wishes,
  seat: number,
  say: (key: 'you' | 'seat', values?: { readonly n: number }) => string,
): string {
  return seats.length === 1 ? say('you') : say('seat', { n: seat + 1 });
}

/** Whose a Survivor is: as wished, or dealt round the table (AD-SETUP-01). */
export function ownerOf({ owners, seats, team }: Wishes, id: SurvivorId): number {
  return owners[id] ?? Math.max(0, team.indexOf(id)) % seats.length;
}

/** The same game for another number of people: what belonged to a seat that there is not any more is dealt round the table. */
export function forSeats(chosen: unknown, seats: number): ArmyOptions {
  const options = chosen as ArmyOptions; // options of this game
  const { owners, firstPlayer } = options;
  return {
    ...options,
    owners: owners?.every((seat) => seat < seats) === true ? owners : null,
    firstPlayer: firstPlayer !== null && firstPlayer < seats ? firstPlayer : null,
  };
}

/** The game that was wished for. Whoever is missing from the team is found. */
export function tableFor(wishes: Wishes, nameOf: (seat: number) => string): NewTable {
  const { setsAtTable, ...rules } = wishes.rules;
  const team = complete(wishes.team, missionOf(wishes.mission).required);
  const whole = { ...wishes, team };
  const seats = seatsWished(wishes.seats, nameOf);
  return {
    options: {
      ...rules,
      mission: wishes.mission,
      survivors: team,
      sets: setsAtTable ? null : team.map((id) => wishes.sets[id] ?? 'a'),
      // Unless somebody was given to somebody they are dealt round the table, however many sit down there in the end.
      owners: Object.keys(wishes.owners).length === 0 ? null : team.map((id) => ownerOf(whole, id)),
      firstPlayer: 0,
    },
    seats,
  };
}
