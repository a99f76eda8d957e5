import { fastChance } from '../chance/fast.ts';
import type { Seat } from '../decision.ts';
import { type EventView, type GameEvent, mayKnow, showEvent } from '../events.ts';
import type { Match } from '../match.ts';
import { canonical } from '../plain.ts';
import { bestRated } from './policy.ts';
import { namedBy } from './there-and-back.ts';

/** Something that one answer leads to more often than another, as its seat would be told of it. */
export interface Contrast {
  readonly event: Pick<EventView, 'kind' | 'details'>;
  /** How often it happened before the seat had its next move, of all tries: after this answer, and after the one it is held against. */
  readonly here: number;
  readonly there: number;
}

/** So many worlds are enough to tell a difference that is worth a word. */
const TRIES = 20;
/** So many answers, anybody's, are given at most in each. */
const FAR = 60;
/** Less of a difference may be chance. */
const CLEAR = 0.25;

/** How often each thing happened, of all tries. */
type Course = ReadonlyMap<string, { readonly event: Contrast['event']; readonly share: number }>;

/** What came of each answer, in the same worlds with the same luck: until the seat has its next move of the same kind in another phase. */
export function courseOf<S>(match: Match<S>, seat: Seat, option: string, seed: string): Course {
  const found = new Map<string, { event: Contrast['event']; times: number }>();
  for (let n = 0; n < TRIES; n++)
    for (const [key, event] of eventsIn(match, seat, option, `${seed} course ${n}`)) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { event, times: 1 });
      else known.times += 1;
    }
  return new Map([...found].map(([key, { event, times }]) => [key, { event, share: times / TRIES }]));
}

/** What this course brings clearly more often or more rarely than the other one, the clearest first. */
export function contrastsOf(here: Course, there: Course): Contrast[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .flatMap((key) => {
      const event = here.get(key)?.event ?? there.get(key)?.event;
      return event === undefined ? [] : [{ event, here: here.get(key)?.share ?? 0, there: there.get(key)?.share ?? 0 }];
    })
    .filter((one) => differenceOf(one) >= CLEAR)
    .sort((a, b) => differenceOf(b) - differenceOf(a));
}

const differenceOf = ({ here, there }: Contrast): number => Math.abs(here - there);

/** Each thing that the seat would be told, once. */
function eventsIn<S>(
  match: Match<S>,
  seat: Seat,
  option: string,
  seed: string,
): ReadonlyMap<string, Contrast['event']> {
  const chance = fastChance(seed);
  const run = match.imagine(seat, chance);
  const kind = run.ask?.kind;
  const told: GameEvent[] = [];
  run.play.events = told;
  if (run.replay({ seat, option }) !== null) return new Map();
  const atOnce = new Set(told);
  const itself = told.find((event) => isAbout(event, option));
  let hasLeft = false;
  for (let n = 0; n < FAR && !run.over; n++) {
    const [mover] = run.waitingFor();
    if (mover === undefined) break;
    hasLeft ||= mover !== seat;
    if (hasLeft && mover === seat && run.ask?.kind === kind) break;
    const { phase } = run;
    run.answer(mover, bestRated(run, mover, chance));
    hasLeft ||= run.phase !== phase;
  }
  return new Map(
    told
      .filter((event) => mayKnow(event, seat) && event !== itself && !(atOnce.has(event) && restates(event, option)))
      .map((event) => {
        const { kind, details } = showEvent(event, seat, match.game);
        return [`${kind} ${canonical(details)}`, { kind, details }];
      }),
  );
}

/** That a card is played by whoever plays it is no consequence: what is told at once and names what the answer names. */
function restates({ details }: GameEvent, option: string): boolean {
  return namedBy(option).some((name) => Object.values(details ?? {}).includes(name));
}

/** The same of what has more than one word for a name: "attack:bare:rat:6" is about `rat:6`, and "attack:bare:2" about the third seat. */
function isAbout({ details }: GameEvent, option: string): boolean {
  const words = namedBy(option);
  const names = words.map((_, from) => words.slice(from).join(':'));
  return Object.values(details ?? {}).some((value) => names.includes(String(value)));
}
