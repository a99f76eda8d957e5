import {
  type ArmyState,
  type EquipmentId,
  type GoalColour,
  SURVIVOR_IDS,
  type SurvivorId,
} from '@dreadhouse/army-of-the-dead';
import type { Lesson, LessonTable } from '../../../contract/lesson.ts';
import { guestName } from '../../../kit/new-game/guest-name.ts';
import { layTable as layOut, putOnTop } from '../../../kit/tutorial/lay-table.ts';

type Person = (typeof TEAM)[number];

/** What lies on the table when a lesson begins. Whatever is not named stays as it was dealt. */
interface Layout {
  readonly round: number;
  readonly places?: Readonly<Partial<Record<Person, string>>>;
  /** Those who have had their turn. */
  readonly acted?: readonly Person[];
  readonly groups?: readonly { readonly at: string; readonly shamblers?: number; readonly alphas?: number }[];
  readonly noise?: string;
  /** Sleepers with a known number. */
  readonly sleepers?: Readonly<Record<string, number>>;
  /** Where red Objectives lie. */
  readonly red?: readonly string[];
  /** Whose Personal Goals are in play, the yellow one first. */
  readonly goals?: readonly [Person, Person];
  /** All of them done, and the red Objectives in somebody's hands. */
  readonly nearlyDone?: Person;
  /** The tops of the decks. */
  readonly equipment?: readonly EquipmentId[];
  readonly zombies?: readonly string[];
  readonly orders?: readonly string[];
}

const TEAM = ['scott', 'kate', 'dieter', 'cruz', 'guzman', 'chambers'] as const satisfies readonly SurvivorId[];

/** The first mission. */
export function layTable(layout: Layout, stacks: LessonTable['stacks'] = {}): Lesson['table'] {
  return layOut<ArmyState>({
    options: { mission: 'M1', survivors: TEAM, sets: TEAM.map(() => 'a'), firstPlayer: 0 },
    players: () => [guestName()],
    phase: 'players',
    arrange: (s) => arrange(s, layout),
    stacks,
  });
}

function arrange(s: ArmyState, layout: Layout): void {
  const { round, places = {}, acted = [], groups = [], noise, sleepers = {}, red = [], goals, nearlyDone } = layout;
  s.round = round;
  for (const one of s.survivors) {
    one.at = places[one.id as Person] ?? one.at;
    one.acted = acted.includes(one.id as Person);
  }
  for (const { at, shamblers = 0, alphas = 0 } of groups) {
    s.groups.push({ at, shamblers, alphas, drowsy: 0 });
    s.pool.shamblers -= shamblers;
    s.pool.alphas -= alphas;
  }
  s.noise = noise ?? s.noise;
  for (const [at, number] of Object.entries(sleepers)) showSleepers(s, at, number);
  for (const at of red) showRed(s, at, red);
  if (goals !== undefined) drawGoals(s, goals);
  if (nearlyDone !== undefined) finish(s, nearlyDone);
  putOnTop(s.equipment, layout.equipment ?? []);
  putOnTop(s.zombieDeck, layout.zombies ?? []);
  putOnTop(s.orders, layout.orders ?? []);
}

/** The token with this number comes to lie there, for the one that did. */
function showSleepers(s: ArmyState, at: string, number: number): void {
  const token = s.sleepers.find((one) => one.at === at);
  const other = s.sleepers.find((one) => one.face === number && one !== token);
  if (token === undefined || token.face === number) return;
  if (other !== undefined) {
    other.face = token.face;
  } else {
    s.sleeperBox[s.sleeperBox.indexOf(number)] = token.face;
    s.sleeperBox.sort((a, b) => a - b);
  }
  token.face = number;
}

function showRed(s: ArmyState, at: string, wanted: readonly string[]): void {
  const token = s.objectives.find((one) => one.at === at);
  const other = s.objectives.find((one) => one.face === 'red' && !wanted.includes(one.at));
  if (token === undefined || token.face === 'red' || other === undefined) return;
  other.face = token.face;
  token.face = 'red';
}

const COLOURS: readonly GoalColour[] = ['yellow', 'purple'];

function drawGoals(s: ArmyState, owners: readonly Person[]): void {
  s.goals.forEach((goal, i) => {
    goal.owner = owners[i] ?? goal.owner;
    goal.colour = COLOURS[i] ?? goal.colour;
  });
  s.goalBox = SURVIVOR_IDS.filter((id) => s.goals.every(({ owner }) => owner !== id));
}

/** Every red Objective is with this Survivor, and both Personal Goals are done. */
function finish(s: ArmyState, bearer: Person): void {
  const red = s.objectives.filter(({ face }) => face === 'red');
  s.objectives = s.objectives.filter(({ face }) => face !== 'red');
  s.survivors.find(({ id }) => id === bearer)?.tokens.push(...red.map(() => 'red' as const));
  s.progress.red = red.length;
  for (const goal of s.goals) goal.done = true;
}
