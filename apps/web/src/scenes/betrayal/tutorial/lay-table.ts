import { type BetrayalState, DEFAULTS, type ExplorerId, type TileId, type Trait } from '@dreadhouse/betrayal';
import type { Lesson, LessonTable } from '../../../contract/lesson.ts';
import { layTable as layOut, putOnTop, take } from '../../../kit/tutorial/lay-table.ts';
import { settings } from '../../../settings/settings.ts';
import { callName } from '../call-name.ts';

type Placed = NonNullable<BetrayalState['house'][TileId]>;

/** What lies on the table when a lesson begins. Whatever is not named stays as it was dealt. */
interface Layout {
  /** Whose turn it is. */
  readonly turn: number;
  /** Where everybody is, by seat. */
  readonly places?: readonly TileId[];
  /** Rooms that have been discovered. */
  readonly rooms?: Readonly<Partial<Record<TileId, Placed>>>;
  /** The tops of the stack and of the decks. */
  readonly stack?: readonly TileId[];
  readonly omens?: readonly string[];
  readonly events?: readonly string[];
  readonly haunt?: HauntLayout;
}

/** "The Last Tenant", under way. */
interface HauntLayout {
  readonly traitor: number;
  readonly first: number;
  /** Keepsakes that rest already. */
  readonly laid: number;
  readonly ghost: { readonly at: TileId; readonly stunned: boolean };
  readonly keepsakes: readonly (TileId | number)[];
  readonly dead?: readonly number[];
  /** Seats whose Knowledge and Sanity are critical. */
  readonly shaken?: readonly number[];
}

const PEOPLE = ['isa', 'josef', 'stephanie'] as const satisfies readonly ExplorerId[];

/** Three explorers; the player is Isa. */
export function layTable(layout: Layout, stacks: LessonTable['stacks'] = {}): Lesson['table'] {
  return layOut<BetrayalState>({
    options: { ...DEFAULTS, explorers: PEOPLE, scenario: 'for-sale', first: 0, haunt: 1 },
    players: () => PEOPLE.map((id) => callName(settings().language, id)),
    phase: 'turn',
    arrange: (s) => arrange(s, layout),
    stacks,
  });
}

function arrange(s: BetrayalState, { turn, places = [], rooms = {}, stack = [], omens = [], ...layout }: Layout): void {
  s.turn = { ...s.turn, seat: turn, number: 0, over: false, begun: false };
  for (const tile of Object.keys(rooms) as TileId[]) take(s.stack, tile); // its own keys
  s.house = { ...s.house, ...rooms };
  for (const [seat, explorer] of s.explorers.entries()) explorer.at = places[seat] ?? explorer.at;
  putOnTop(s.stack, stack);
  putOnTop(s.decks.omen, omens);
  putOnTop(s.decks.event, layout.events ?? []);
  if (layout.haunt !== undefined) bringHaunt(s, layout.haunt);
}

const MIND: readonly Trait[] = ['knowledge', 'sanity'];

function bringHaunt(s: BetrayalState, { traitor, first, laid, ghost, keepsakes, dead = [], shaken = [] }: HauntLayout) {
  s.explorers[traitor]?.cards.push(take(s.decks.omen, 'skull'));
  s.omensDrawn = 1;
  s.turn.number = 6;
  s.haunt = {
    ...{ number: 1, named: 1, trigger: 'skull', revealer: traitor, memory: { laid }, traitor, roles: [] },
    ...{ revealed: false, revealedIn: 0, first, round: 2, read: [], used: {} },
  };
  s.monsters = [{ id: 'ghost:1', kind: 'ghost', of: null, ...ghost }];
  s.nextMonster = 2;
  s.tokens = keepsakes.map((where, i) => ({
    ...{ id: i + 1, kind: 'keepsake', edge: null, of: null, n: 0, up: true, face: null },
    ...(typeof where === 'number' ? { at: null, on: where } : { at: where, on: null }),
  }));
  s.nextToken = keepsakes.length + 1;
  for (const seat of shaken) for (const trait of MIND) setTrait(s, seat, trait, 1);
  for (const seat of dead) kill(s, seat);
}

function setTrait(s: BetrayalState, seat: number, trait: Trait, step: number): void {
  const explorer = s.explorers[seat];
  if (explorer !== undefined) explorer.traits[trait] = step;
}

function kill(s: BetrayalState, seat: number): void {
  const explorer = s.explorers[seat];
  if (explorer === undefined) return;
  explorer.dead = true;
  explorer.diedIn = 5;
  explorer.traits.might = 0;
}
