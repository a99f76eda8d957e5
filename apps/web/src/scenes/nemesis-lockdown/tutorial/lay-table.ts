import {
  type NemesisState,
  type RoomId,
  SECTORS,
  type Sector,
  type TileId,
  tokenDef,
} from '@dreadhouse/nemesis-lockdown';
import type { Lesson, LessonTable } from '../../../contract/lesson.ts';
import { layTable as layOut } from '../../../kit/tutorial/lay-table.ts';
import { settings } from '../../../settings/settings.ts';
import { namesIn } from '../names.ts';

type Person = NemesisState['people'][number];
type Place = NemesisState['rooms'][RoomId];
type Token = NonNullable<Place['token']>['face'];
type Plan = NemesisState['plans']['active']['face'];
interface Piece<F> {
  face: F;
  seen: number;
}

/** What lies on the table when a lesson begins. Whatever is not named stays as it was dealt. */
interface Layout {
  readonly round: number;
  readonly field: NemesisState['time']['field'];
  readonly lit: Sector;
  readonly sentry: Start;
  /** Null: he has left the base in a pod. */
  readonly hacker: Start | null;
  /** The Hacker is in the middle of his turn, with one action left; otherwise the Sentry begins his. */
  readonly hackersTurn?: true;
  readonly rooms?: Readonly<Partial<Record<RoomId, { readonly tile: TileId; readonly token: Token | null }>>>;
  readonly noise?: readonly (keyof NemesisState['corridors'])[];
  /** Where an adult stands: then everybody has chosen an objective already. */
  readonly adultAt?: RoomId;
  /** The tops of the decks, the first one uppermost. */
  readonly tops?: Readonly<Partial<Record<'red' | 'attack' | 'event' | 'wounds', readonly string[]>>>;
  readonly activePlan?: Plan;
}

/** How somebody begins. */
interface Start {
  readonly at: RoomId;
  readonly hand: readonly string[];
  readonly passed?: true;
  readonly signal?: true;
  readonly wounds?: readonly string[];
  /** Clean contamination cards among the discards; nobody knows yet that they are. */
  readonly clean?: number;
  readonly objectives?: readonly [personal: string, corporate: string];
  readonly plans?: readonly Plan[];
}

export const [SENTRY, HACKER] = [0, 1];
const PEOPLE = ['sentry', 'hacker'] as const;
/** Everybody has seen it. */
const OPEN = 63;

/** Two people who do not trust each other; the player is the Sentry. */
export function layTable(layout: Layout, stacks: LessonTable['stacks'] = {}): Lesson['table'] {
  return layOut<NemesisState>({
    options: { mode: 'semi-cooperative', characters: PEOPLE },
    players: () => PEOPLE.map((id) => namesIn(settings().language).name('character', id)),
    phase: 'turn',
    arrange: (s) => arrange(s, layout),
    stacks,
  });
}

function arrange(s: NemesisState, layout: Layout): void {
  const { round, field, rooms = {}, noise = [], tops = {}, hackersTurn } = layout;
  s.round = round;
  s.time.field = field;
  passTime(s);
  light(s, layout.lit);
  for (const [id, { tile, token }] of Object.entries(rooms) as [RoomId, NonNullable<(typeof rooms)[RoomId]>][])
    furnish(s, s.rooms[id], tile, token);
  for (const id of noise) s.corridors[id].noise = true;
  if (layout.activePlan !== undefined) become([s.plans.active], allPlans(s), [layout.activePlan]);
  for (const [seat, start] of [layout.sentry, layout.hacker].entries()) begin(s, seat, start);
  const { red } = s.decks;
  for (const [name, pile] of Object.entries({ ...{ red }, attack: s.attack, event: s.event, wounds: s.wounds }))
    become(pile.draw, pile.draw, tops[name as keyof typeof tops] ?? []); // its own keys
  if (layout.adultAt !== undefined) bringAdult(s, layout.adultAt);
  s.turn = { ...s.turn, seat: hackersTurn === true ? HACKER : SENTRY, actions: hackersTurn === true ? 1 : 0 };
}

/** CSS tokens under fields that the time token has left are gone. */
function passTime(s: NemesisState): void {
  s.unused.css.push(
    ...s.css.filter(({ field }) => field > s.time.field).map(({ token }) => ({ ...token, seen: OPEN })),
  );
  s.css = s.css.filter(({ field }) => field <= s.time.field);
}

/** One sector has light: its token has the lowest number, so that it is the last to go out. */
function light(s: NemesisState, lit: Sector): void {
  const { power } = s;
  const lowest = Object.values(power).find(({ token }) => token === 1);
  if (lowest !== undefined) [lowest.token, power[lit].token] = [power[lit].token, lowest.token];
  for (const sector of SECTORS) power[sector].on = sector === lit;
}

/** A tile and its token come to lie here, for those that did; without a token the room has been explored. */
function furnish(s: NemesisState, here: Place, tile: TileId, token: Token | null): void {
  become([here.tile], [...Object.values(s.rooms).map((room) => room.tile), ...s.unused.tiles], [tile]);
  const tokens = [...Object.values(s.rooms).flatMap((room) => room.token ?? []), ...s.unused.tokens];
  if (here.token !== null && token !== null) become([here.token], tokens, [token]);
  if (token !== null || here.token === null) return;
  here.explored = true;
  here.tile.seen = OPEN;
  s.unused.tokens.push({ ...here.token, seen: OPEN });
  here.token = null;
}

/** These pieces get these faces, in their order; whatever had them gets theirs. */
function become<F>(pieces: readonly Piece<F>[], among: readonly Piece<F>[], faces: readonly F[]): void {
  for (const [i, face] of faces.entries()) {
    const here = pieces[i];
    const done = pieces.slice(0, i);
    const there = among.find((one) => one.face === face && !done.includes(one));
    if (here === undefined || there === undefined) throw new Error(`There is no ${String(face)} to be laid out.`);
    [here.face, there.face] = [there.face, here.face];
  }
}

const allPlans = (s: NemesisState) => [s.plans.active, ...s.plans.pool, ...s.people.flatMap(({ plans }) => plans)];

function begin(s: NemesisState, seat: number, start: Start | null): void {
  const one = s.people[seat];
  if (one === undefined) return;
  if (start === null) {
    Object.assign(one, { fate: 'evacuated', at: null });
    return;
  }
  one.at = start.at;
  one.passed = start.passed === true;
  one.signal = start.signal === true;
  deal(one, seat, start.hand);
  for (const wound of start.wounds ?? []) hurt(s, one, wound);
  for (let i = 0; i < (start.clean ?? 0); i++) contaminate(s, one);
  const others = [...s.people.flatMap(({ objectives }) => objectives), ...s.unused.objectives];
  if (start.objectives !== undefined) become(one.objectives, others, start.objectives);
  if (start.plans !== undefined) become(one.plans, allPlans(s), start.plans);
}

/** These cards in hand, everything else in the deck. */
function deal(one: Person, seat: number, faces: readonly string[]): void {
  const all = [...one.hand, ...one.deck];
  become(all, all, faces);
  one.hand = all.slice(0, faces.length);
  one.deck = all.slice(faces.length);
  for (const card of one.hand) card.seen = 1 << seat;
  for (const card of one.deck) card.seen = 0;
}

function hurt(s: NemesisState, one: Person, wound: string): void {
  const at = s.wounds.draw.findIndex(({ face }) => face === wound);
  s.wounds.draw.splice(at, 1);
  one.serious.push({ wound, dressed: false });
}

function contaminate(s: NemesisState, one: Person): void {
  const index = s.contaminationDeck.find((i) => s.contamination[i]?.face === 'clean');
  s.contaminationDeck = s.contaminationDeck.filter((other) => other !== index);
  one.discard.push({ face: `contamination:${index}`, seen: OPEN });
}

function bringAdult(s: NemesisState, at: RoomId): void {
  const token = s.supply.find((id) => tokenDef(id).type === 'adult') ?? null;
  s.supply = s.supply.filter((id) => id !== token);
  s.stalkers = [{ id: 1, type: 'adult', at, damage: 0, token }];
  s.nextStalker = 2;
  s.firstFigure = true;
  for (const [seat, one] of s.people.entries()) one.kept = { face: 'first', seen: 1 << seat };
}
