import { fastChance } from '../../chance/fast.ts';
import type { Option, Seat, Viewer } from '../../decision.ts';
import { type EventView, type GameEvent, mayKnow, showEvents } from '../../events.ts';
import type { Game } from '../../game.ts';
import type { Match } from '../../match.ts';
import { memo } from '../../memo.ts';
import { fingerprint } from '../../plain.ts';
import { playRandomly } from '../../players/random.ts';
import type { Run } from '../../run.ts';
import { teamsHiddenFrom } from '../../sight.ts';
import { viewOf } from '../../view.ts';
import { difference } from '../difference.ts';
import { checkState, inventory } from './ends.ts';
import { type Seen, seenBy } from './seen.ts';
import { ContractBroken, type ContractSettings, demand, mostAnswers, type Visit, walk } from './walk.ts';

/**
 * Two worlds. The second is imagined for a seat: whatever that seat cannot know is dealt anew. If the seat can tell them apart,
 * by anything on its screen, by what it is told next, or by when it is told, something has leaked.
 */
export function twoWorlds<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, (visit) => {
    const truth = theTruth(visit);
    for (let seat = 0; seat < visit.match.seats; seat++) compareWorlds(visit, truth, seat);
  });
}

/** The match as it really goes on, once for all who look. */
interface Truth<S> {
  readonly run: Run<S>;
  readonly before: ReadonlyMap<Viewer, Screen>;
  readonly after: (viewer: Viewer) => Screen;
  readonly told: readonly Telling[];
}

function theTruth<S>({ match, seat, option, seed }: Visit<S>): Truth<S> {
  const run = worldOf(match, null, seed);
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.seats }, (_, one) => one)];
  const screen = screensOf(run);
  const before = new Map(viewers.map((viewer) => [viewer, screen(viewer)]));
  // Each world is answered with an option of its own: what an option carries belongs to the rules in progress there.
  const own = run.legal(seat).find((one) => one.id === option.id) ?? option;
  const told = goOn(run, seat, own, viewers);
  return { run, before, after: memo(screensOf(run)), told };
}

function compareWorlds<S>({ match, seat, option, seed }: Visit<S>, truth: Truth<S>, viewer: Seat): void {
  // The luck to come is the same in both worlds, so that only hidden things can make a difference.
  const { run: real } = truth;
  const other = worldOf(match, viewer, seed);
  const where = `seat ${viewer}, ${seed}`;
  const eyes = ['spectator', viewer] as const;
  const imagined = screensOf(other);
  for (const who of eyes) sameScreen(who, screenBefore(truth, who), imagined(who), where);
  const answer = other.legal(seat).find((one) => one.id === option.id);
  if (answer === undefined) {
    // An option of another seat may rest on what it hides; one's own may not, and has just been compared.
    return;
  }
  const mine = witnessed(truth.told, viewer, real);
  const theirs = witnessed(goOn(other, seat, answer, eyes), viewer, other);
  const after = `${where}, after ${option.id}`;
  for (const who of eyes) {
    if (teamOf(real, seat, who) === null) continue;
    const [then, now] = [screenBefore(truth, who), truth.after(who)];
    hiddenByPhase(then, now, `${who}, ${seed}, after ${option.id}`);
    const isUnheard = isSameScreen(then, now) && !mine.steps.some((step) => step.who === who);
    // Once somebody else has answered, one can take nothing back: if that alone changed, it would tell that somebody did.
    if (isUnheard && who === viewer) leakFree('what can be taken back', match.canUndo(viewer), false, after);
  }
  for (const who of eyes) {
    const hidden = teamOf(real, seat, who);
    sameSteps(who, hidden, { run: real, told: mine }, { run: other, told: theirs }, after);
  }
  const quiet = !real.play.revealed && !other.play.revealed && real.play.chance.used + other.play.chance.used === 0;
  const later = screensOf(other);
  const [screen, twin] = [truth.after(viewer), later(viewer)];
  const sameRevealed = sameText(mine.revealed, theirs.revealed);
  // When something has come out, the views may part, or at least what was revealed on the way (a trap that goes off and is shuffled
  // back into its deck leaves no trace). If they do not, nothing else may: what a seat has learnt is part of its view.
  if (!quiet && !(screen.view === twin.view && sameRevealed)) return;
  sameScreen('spectator', truth.after('spectator'), later('spectator'), after);
  sameScreen(viewer, screen, twin, after);
  leakFree('what is told', mine.events, theirs.events, after);
  leakFree('what is shown on the way', shown(mine, quiet), shown(theirs, quiet), after);
}

/** What luck has shown on the way may be covered again in the end: a deck that is shuffled twice shows another top in between. */
function shown({ steps }: Witnessed, quiet: boolean): readonly StepSeen[] {
  return quiet ? steps : steps.map((step) => (step.afterNews ? { ...step, view: null } : step));
}

/** A world that has been answered, and what came of it. */
interface Answered<S> {
  readonly run: Run<S>;
  readonly told: Witnessed;
}

/**
 * As long as both worlds have brought the same news, each thing that is told must be the same, and so must the table when it is. Only news
 * may differ: what the rules reveal, and what comes after luck or after something that came out without a word.
 */
function sameSteps<S>(
  who: Viewer,
  hidden: readonly Seat[] | null,
  real: Answered<S>,
  other: Answered<S>,
  where: string,
): void {
  const [mine, theirs] = [real, other].map(({ told }) => told.steps.filter((step) => step.who === who)) as [
    StepSeen[],
    StepSeen[],
  ];
  for (const [i, step] of mine.entries()) {
    const twin = theirs[i];
    if (twin === undefined || step.afterNews || twin.afterNews) break;
    if ((step.isNews || twin.isNews) && !sameText(step.event, twin.event)) return;
    leakFree('what is told', step.event, twin.event, where);
    if (step.view !== twin.view) leak('what is shown on the way', step.view, twin.view, where);
  }
  if (hidden !== null) sameLength(hidden, [mine, real.run], [theirs, other.run], where);
}

/**
 * Out of sight something was done of which others hear. If in one world more follows at once, and in the other the team is asked once more
 * before it does, whoever hears it knows that there was a second question.
 */
function sameLength<S>(
  hidden: readonly Seat[],
  [mine, real]: readonly [readonly StepSeen[], Run<S>],
  [theirs, other]: readonly [readonly StepSeen[], Run<S>],
  where: string,
): void {
  const heard = Math.min(mine.length, theirs.length);
  if (heard === 0 || mine.length === theirs.length) return;
  const isSame = mine.slice(0, heard).every(({ event }, i) => sameText(event, theirs[i]?.event));
  const shorter = mine.length < theirs.length ? real : other;
  const isAskedAgain = shorter.waitingFor().some((seat) => hidden.includes(seat));
  if (!isSame || !isAskedAgain) return;
  const kinds = (steps: readonly StepSeen[]): string[] => steps.map(({ event }) => JSON.stringify(event));
  leakFree('how much is told at once', kinds(mine), kinds(theirs), where);
}

/** The match as it is (or as the viewer could imagine it), going forward with luck of its own. */
function worldOf<S>(match: Match<S>, viewer: Seat | null, seed: string): Run<S> {
  const run = match.world();
  if (viewer !== null) run.imagine(viewer, fastChance(`${seed} imagined for ${viewer}`), 'keep sealed answers');
  run.play.chance = fastChance(`${seed} to come`);
  return run;
}

/** What a viewer is told of an answer, which part of that the rules tell as news, and what there was to be seen at each step. */
interface Witnessed {
  readonly events: readonly EventView[];
  readonly revealed: readonly EventView[];
  readonly steps: readonly StepSeen[];
}

/** What one pair of eyes saw when something was told. */
interface StepSeen {
  readonly who: Viewer;
  readonly event: unknown;
  /** As it is sent. */
  readonly view: string | null;
  /** It is told as news. */
  readonly isNews: boolean;
  /** Before it something came out that was told to nobody, or nobody here. */
  readonly afterNews: boolean;
}

/** Something that was told, and what each of those saw who may know it. */
interface Telling extends Pick<StepSeen, 'isNews'> {
  readonly event: GameEvent;
  /** Before it something came out that was told to nobody. */
  readonly afterNews: boolean;
  readonly views: ReadonlyMap<Viewer, string>;
}

function goOn<S>(run: Run<S>, seat: Seat, option: Option, eyes: readonly Viewer[]): Telling[] {
  const { play } = run;
  const tellings: Telling[] = [];
  /** Whether something came out without a word before the first news. */
  let isSilent = false;
  let isNews = false;
  let hasNews = false;
  const { reveal } = play;
  play.events = [];
  play.onTell = (event) => {
    const afterNews = isSilent || play.chance.used > 0 || (play.revealed && !isNews && !hasNews);
    tellings.push({ event, isNews, afterNews, views: afterNews ? UNSEEN : viewsNow(run, event, eyes) });
  };
  play.reveal = (...news) => {
    if (play.revealed && !hasNews) isSilent = true;
    isNews = true;
    reveal.apply(play, news);
    isNews = false;
    hasNews = true;
  };
  run.answer(seat, option);
  return tellings;
}

type Views = Telling['views'];
const UNSEEN: Views = new Map();

/** What those who are told of it see at this moment. Once something came out without a word views may part, and nobody compares them. */
function viewsNow<S>({ game, state }: Run<S>, event: GameEvent, eyes: readonly Viewer[]): Views {
  const publicView = game.publicView(state);
  const see = (who: Viewer): string => JSON.stringify(viewOf(game, state, who, publicView));
  return new Map(eyes.filter((who) => mayKnow(event, who)).map((who) => [who, see(who)]));
}

/** All of it that a viewer was told, or whoever only watches. */
function witnessed<S>(tellings: readonly Telling[], viewer: Seat, { game }: Run<S>): Witnessed {
  const steps: StepSeen[] = [];
  /** Whether news has passed one of them by. */
  let isMissed = false;
  for (const { event, isNews, afterNews, views } of tellings) {
    const isAfter = afterNews || isMissed;
    for (const who of [viewer, 'spectator'] as const)
      if (mayKnow(event, who)) {
        const view = views.get(who) ?? null;
        steps.push({ who, event: showEvents([event], who, game), view, isNews, afterNews: isAfter });
      } else if (isNews) isMissed = true;
  }
  const all = tellings.map(({ event }) => event);
  const news = tellings.flatMap(({ event, isNews }) => (isNews ? [event] : []));
  return { events: showEvents(all, viewer, game), revealed: showEvents(news, viewer, game), steps };
}

/** What each part of a screen is called in a leak. */
const PARTS: Readonly<Record<keyof Seen, (who: Viewer) => string>> = {
  view: (who) => (who === 'spectator' ? 'what everybody sees' : `the view of ${who}`),
  phase: (who) => `the phase that ${who} is told`,
  question: () => 'what is asked',
  waitingFor: () => 'who is waited for',
  outcome: () => 'how it ended',
};

const PART_NAMES = Object.keys(PARTS) as readonly (keyof Seen)[]; // the keys of what has just been written

/** Whatever is on a screen, part by part as it is sent, letter by letter: an order or a size can tell as much as a value. */
type Screen = Readonly<Record<keyof Seen, string>>;

/** The screens of one moment: what everybody sees is made once for all who look. */
function screensOf<S>(run: Run<S>): (viewer: Viewer) => Screen {
  let publicView: object | undefined;
  return (viewer) => {
    publicView ??= run.game.publicView(run.state);
    const seen = seenBy(run, viewer, publicView);
    return Object.fromEntries(PART_NAMES.map((part) => [part, JSON.stringify(seen[part])])) as Screen; // all of its parts
  };
}

function screenBefore<S>({ before }: Truth<S>, viewer: Viewer): Screen {
  const screen = before.get(viewer);
  if (screen === undefined) throw new Error(`Nobody has looked for ${viewer}.`);
  return screen;
}

function sameScreen(who: Viewer, real: Screen, other: Screen, where: string): void {
  for (const part of PART_NAMES) if (real[part] !== other[part]) leak(PARTS[part](who), real[part], other[part], where);
}

const isSameScreen = (real: Screen, other: Screen): boolean => PART_NAMES.every((part) => real[part] === other[part]);

/** The team of this seat, if it acts out of this viewer's sight. */
function teamOf<S>(run: Run<S>, seat: Seat, who: Viewer): readonly Seat[] | null {
  return teamsHiddenFrom(run.game, run.play.seats, who).find((team) => team.includes(seat)) ?? null;
}

/** An answer out of sight that changed nothing on the table: its phase would tell that something was done, and what kind of thing. */
function hiddenByPhase(before: Screen, after: Screen, where: string): void {
  if (!isSameScreen(before, { ...after, phase: before.phase })) return;
  if (before.phase !== after.phase) leak('the phase of a hidden turn', before.phase, after.phase, where);
}

/** The same as it is sent. */
function sameText(real: unknown, other: unknown): boolean {
  return JSON.stringify(real) === JSON.stringify(other);
}

function leakFree(what: string, real: unknown, other: unknown, where: string): void {
  const [mine, theirs] = [JSON.stringify(real), JSON.stringify(other)];
  if (mine !== theirs) leak(what, mine, theirs, where);
}

/** Two texts as they are sent that should be one. */
function leak(what: string, real: string | null, other: string | null, where: string): never {
  const parts = difference(JSON.parse(real ?? 'null'), JSON.parse(other ?? 'null'));
  throw new ContractBroken(`A leak: ${what} depends on what is hidden (${where}).\n${parts}`);
}

/** Imagining depends on what the seat knows and on nothing else: from the truth and from any world like it, the same comes out. */
export function imaginingKnowsNoMore<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, ({ match, seed }) => {
    for (let seat = 0; seat < match.seats; seat++) {
      const fromTruth = match.world();
      fromTruth.imagine(seat, fastChance(`${seed} a`));
      const fromDream = match.world();
      fromDream.imagine(seat, fastChance(`${seed} b`));
      fromDream.imagine(seat, fastChance(`${seed} a`));
      const same = fingerprint(fromTruth.state) === fingerprint(fromDream.state);
      const trouble = same ? null : difference(fromTruth.state, fromDream.state);
      demand(same, `Imagining for seat ${seat} peeks at what is hidden:\n${trouble}\n`, seed);
    }
  });
}

/** Where something is hidden, imagined worlds differ: a sampler that returns the truth would pass every other check. Else they do not. */
export function imaginedWorldsVary<S>(game: Game<S>, settings: ContractSettings): void {
  let varied = 0;
  walk(game, settings, ({ match, seed }) => {
    for (let seat = 0; seat < match.seats; seat++) {
      const truth = fingerprint(match.state);
      for (let i = 0; i < 3; i++) if (fingerprint(imagined(match, seat, `${seed} ${i}`).state) !== truth) varied += 1;
    }
  });
  if (settings.nothingHidden === true) {
    if (varied > 0) throw new ContractBroken('An imagined world differed from the real one: something is hidden.');
  } else if (varied === 0) {
    throw new ContractBroken('No imagined world ever differed from the real one: nothing is dealt anew.');
  }
}

/** Play goes on from imagined worlds to an end, with every component still in exactly one place. */
export function imaginedWorldsPlayOn<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, ({ match, seed }) => {
    const pieces = inventory(game, match.state);
    for (let seat = 0; seat < match.seats; seat++) {
      const run = imagined(match, seat, seed);
      checkState(game, run.state, pieces, `imagined for seat ${seat}, ${seed}`);
      const ended = playRandomly(run, fastChance(`${seed} player`), mostAnswers(settings));
      demand(ended, `A world imagined for seat ${seat} does not end`, seed);
      checkState(game, run.state, pieces, `imagined for seat ${seat} and played on, ${seed}`);
    }
  });
}

function imagined<S>(match: Match<S>, seat: Seat, seed: string): Run<S> {
  return match.imagine(seat, fastChance(seed));
}
