import { fastChance } from '../chance/fast.ts';
import { type OptionView, type Seat, showOption } from '../decision.ts';
import type { Mates } from '../game.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { type Planned, planAfter } from './plan.ts';
import { bestRated } from './policy.ts';
import { NO_REASON, optionReasons, type Reason } from './reasons.ts';
import { fulfils, serving, stepsTo, targetsOf, type Wish } from './wish.ts';

/** What became of a wish with an answer: it is fulfilled; it will be; nothing serves it now; what would serve it costs too much. */
export const HEARD = ['done', 'doing', 'cannot', 'would-not'] as const;
export type Heard = (typeof HEARD)[number];

/** What a bot tells somebody on its side about an answer that it gives. Which one that is they see for themselves. */
export interface Spoken {
  /** What the answer is for. */
  readonly reason: Reason;
  /** What it means to do next, if nothing gets in the way. */
  readonly plan: readonly Planned[];
  /** What it says to a wish; null where nobody has told it anything. */
  readonly heard: Heard | null;
}

/** What nothing in particular speaks for, or only that nothing better is to be done, is worth no word, unless one is waited for. */
const SILENT: readonly string[] = [NO_REASON.why, 'wait'];

/** What somebody can tell a seat on their side to do. */
export interface Tellable {
  /** The question that its next move answers, and those answers that one could think of; none where that cannot be foreseen. */
  readonly kind: string;
  readonly answers: readonly OptionView[];
  /** Where whoever tells stands, and other places that can be gone to. */
  readonly here: readonly string[];
  readonly places: readonly string[];
  /** For what reasons there is something to be done. */
  readonly reasons: readonly string[];
}

/** Whether these two are on one side, as everybody at the table can tell: then the one may tell the other what to do. */
export function mayTell<S>({ game, state, seats }: Match<S>, by: Seat, seat: Seat): boolean {
  return by < seats && seat < seats && game.mates?.of(state, seat).includes(by) === true;
}

/**
 * What a bot says to a viewer about the answer that it is about to give; null where there is nothing to say, or nobody to say it to.
 *
 * Nothing of what the bot alone knows goes into it. It is worked out in a world that the *viewer* could be in, by what anybody would think there
 * of an answer that the viewer gets to see anyway: so it can tell the viewer nothing that they could not have worked out themselves.
 */
export function spokenTo<S>(
  match: Match<S>,
  viewer: Seat,
  seat: Seat,
  option: string,
  wish: Wish | null = null,
): Spoken | null {
  return spokenIn(() => match.world(), viewer, seat, option, wish);
}

/** The same, where it is known how to come to the world as it is, or as the viewer could take it to be. */
export function spokenIn<S>(
  world: () => Run<S>,
  viewer: Seat,
  seat: Seat,
  option: string,
  wish: Wish | null,
): Spoken | null {
  // Always dealt alike, as far as the viewer knows the same: how many answers were given is not everybody's to know.
  const imagined = (): Run<S> => {
    const run = world();
    run.imagine(viewer, fastChance(seedOf(seat)));
    return run;
  };
  const run = imagined();
  const { ask } = run;
  if (ask === null || !isOpenTo(run, viewer, seat)) return null;
  const options = run.legal(seat);
  if (options.length < 2 || !options.some(({ id }) => id === option)) return null;
  const heard = wish === null ? null : heardWith(imagined, seat, option, wish);
  const reason = optionReasons(run, seat).get(option) ?? NO_REASON;
  if (SILENT.includes(reason.why) && heard === null) return null;
  const plan = planAfter(run, seat, option, fastChance(seedOf(seat)), true);
  return { reason, plan, heard };
}

function heardWith<S>(imagined: () => Run<S>, seat: Seat, id: string, wish: Wish): Heard {
  const option = imagined()
    .legal(seat)
    .find((one) => one.id === id);
  if (option !== undefined && fulfils(imagined, seat, option, wish)) return 'done';
  const served = serving(imagined, seat, wish);
  if (served.has(id)) return 'doing';
  return served.size === 0 ? 'cannot' : 'would-not';
}

/** So many answers, anybody's, are looked ahead at most to the next move of a seat. */
const FAR = 80;

/** What this viewer can tell a seat to do; null where they are not on one side. It, too, comes from a world that the viewer could be in. */
export function tellable<S>(match: Match<S>, viewer: Seat, seat: Seat): Tellable | null {
  const { mates } = match.game;
  if (mates === undefined || viewer === seat || !mayTell(match, viewer, seat)) return null;
  const chance = fastChance(seedOf(seat));
  const run = match.imagine(viewer, chance);
  const standing = [...new Set(mates.places(run.state, viewer))];
  const targets = new Set<string>();
  for (let n = 0; n < FAR && !run.over && !isOpenTo(run, viewer, seat); n++) {
    const [mover] = run.waitingFor();
    if (mover === undefined) break;
    if (mover === viewer || mates.of(run.state, mover).includes(viewer)) gather(run, mover, mates, targets);
    run.answer(mover, bestRated(run, mover, chance));
  }
  const now = match.imagine(viewer, fastChance(seedOf(seat)));
  const isReached = !run.over && isOpenTo(run, viewer, seat);
  if (isReached) gather(run, seat, mates, targets);
  for (const mate of mates.of(now.state, seat)) for (const at of mates.places(now.state, mate)) targets.add(at);
  const isElsewhere = (at: string): boolean => (stepsTo(now, seat, at) ?? 0) > 0;
  const here = standing.filter(isElsewhere);
  const places = [...targets].filter((at) => !here.includes(at) && isElsewhere(at));
  // Its next move may lie behind all that can be looked ahead to, or behind the end of its side.
  if (!isReached) return { kind: '', answers: [], here, places, reasons: [] };
  const reasons = new Set([...optionReasons(run, seat).values()].map(({ why }) => why));
  return { kind: run.ask?.kind ?? '', answers: run.legal(seat).map(showOption), here, places, reasons: [...reasons] };
}

/** Whatever the moves that lie open point at is a place that somebody may be sent to, if there is a way. */
function gather<S>(run: Run<S>, seat: Seat, mates: Mates<S>, targets: Set<string>): void {
  if (run.ask === null || !mates.open.includes(run.ask.kind)) return;
  for (const option of run.legal(seat)) for (const at of targetsOf(option)) targets.add(at);
}

/** Whether this seat is asked something whose answer this viewer, who is on its side, gets to see whatever it is. */
function isOpenTo<S>({ game, state, ask }: Run<S>, viewer: Seat, seat: Seat): boolean {
  const { mates } = game;
  if (mates === undefined || ask === null || ask.mode !== 'one' || !ask.seats.includes(seat)) return false;
  return viewer !== seat && mates.open.includes(ask.kind) && mates.of(state, seat).includes(viewer);
}

const seedOf = (seat: Seat): string => `mate ${seat}`;
