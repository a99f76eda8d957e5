import { fastChance } from '../../chance/fast.ts';
import type { Option, Seat, Viewer } from '../../decision.ts';
import { showOption } from '../../decision.ts';
import { type EventView, type GameEvent, mayKnow, showEvents } from '../../events.ts';
import type { Game } from '../../game.ts';
import type { Match } from '../../match.ts';
import { copy, fingerprint, sameData } from '../../plain.ts';
import { playRandomly } from '../../players/random.ts';
import type { Run } from '../../run.ts';
import { teamsHiddenFrom } from '../../sight.ts';
import { viewOf } from '../../view.ts';
import { difference } from '../difference.ts';
import { checkState, inventory } from './ends.ts';
import { ContractBroken, type ContractSettings, demand, mostAnswers, type Visit, walk } from './walk.ts';

/**
 * Two worlds. The second is imagined for a seat: whatever that seat cannot know is dealt anew. If the seat can tell them apart,
 * by its view, its options, the phase, who is waited for, or what it is told next, something has leaked.
 */
export function twoWorlds<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, (visit) => {
    for (let seat = 0; seat < visit.match.seats; seat++) compareWorlds(visit, seat);
  });
}

function compareWorlds<S>({ match, seat, option, seed }: Visit<S>, viewer: Seat): void {
  // The luck to come is the same in both worlds, so that only hidden things can make a difference.
  const real = worldOf(match, null, seed);
  const other = worldOf(match, viewer, seed);
  const where = `seat ${viewer}, ${seed}`;
  sameFor(viewer, real, other, where);
  const answer = other.legal(seat).find((one) => one.id === option.id);
  if (answer === undefined) {
    // An option of another seat may rest on what it hides; one's own may not, and has just been compared.
    return;
  }
  const unseen = outOfSight(real, seat, viewer);
  // Each world is answered with an option of its own: what an option carries belongs to the rules in progress there.
  const own = real.legal(seat).find((one) => one.id === option.id) ?? option;
  const told = [goOn(real, seat, own, viewer), goOn(other, seat, answer, viewer)] as const;
  for (const { who, before } of unseen)
    hiddenByPhase(before, glimpse(real, who), `${who}, ${seed}, after ${option.id}`);
  sameSteps(told[0].steps, told[1].steps, `${where}, after ${option.id}`);
  const quiet = !real.play.revealed && !other.play.revealed && real.play.chance.used + other.play.chance.used === 0;
  const sameView = sameData(viewIn(real, viewer), viewIn(other, viewer));
  const sameRevealed = sameData(told[0].revealed, told[1].revealed);
  // When something has come out, the views may part, or at least what was revealed on the way (a trap that goes off and is shuffled
  // back into its deck leaves no trace). If they do not, nothing else may: what a seat has learnt is part of its view.
  if (!quiet && !(sameView && sameRevealed)) return;
  sameFor(viewer, real, other, `${where}, after ${option.id}`);
  leakFree('what is told', told[0].events, told[1].events, `${where}, after ${option.id}`);
  leakFree('what is shown on the way', told[0].steps, told[1].steps, `${where}, after ${option.id}`);
}

/** Until something new has come out in one of the worlds, each thing that is told must be the same, and so must the table when it is. */
function sameSteps(real: readonly StepSeen[], other: readonly StepSeen[], where: string): void {
  for (const [i, step] of real.entries()) {
    const twin = other[i];
    if (twin === undefined || step.afterNews || twin.afterNews) return;
    leakFree('what is told', step.event, twin.event, where);
    leakFree('what is shown on the way', step.view, twin.view, where);
  }
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

/** What one pair of eyes saw when something was told, and whether anything new had come out before. */
interface StepSeen {
  readonly who: Viewer;
  readonly event: unknown;
  readonly view: unknown;
  readonly afterNews: boolean;
}

function goOn<S>(run: Run<S>, seat: Seat, option: Option, viewer: Seat): Witnessed {
  const { play } = run;
  const events: GameEvent[] = [];
  const revealed: GameEvent[] = [];
  const steps: StepSeen[] = [];
  const { reveal } = play;
  play.events = events;
  play.onTell = (event) => {
    const { revealed: isOut, chance } = play;
    for (const who of [viewer, 'spectator'] as const)
      if (mayKnow(event, who)) {
        const view = copy(viewIn(run, who));
        steps.push({ who, event: showEvents([event], who, run.game), view, afterNews: isOut || chance.used > 0 });
      }
  };
  play.reveal = (...news) => {
    const before = events.length;
    reveal.apply(play, news);
    revealed.push(...events.slice(before));
  };
  run.answer(seat, option);
  return { events: showEvents(events, viewer, run.game), revealed: showEvents(revealed, viewer, run.game), steps };
}

function sameFor<S>(viewer: Seat, real: Run<S>, other: Run<S>, where: string): void {
  leakFree('what everybody sees', viewIn(real, 'spectator'), viewIn(other, 'spectator'), where);
  leakFree(`the view of ${viewer}`, viewIn(real, viewer), viewIn(other, viewer), where);
  for (const who of [viewer, 'spectator'] as const)
    leakFree(`the phase that ${who} is told`, real.phaseSeenBy(who), other.phaseSeenBy(who), where);
  leakFree('what is asked', shown(real, viewer), shown(other, viewer), where);
  leakFree('who is waited for', real.waitingSeenBy(viewer), other.waitingSeenBy(viewer), where);
}

/** What somebody sees of a world at a moment, as text, and the phase as they are told it. */
interface Glimpse {
  readonly table: string;
  readonly phase: string;
}

function glimpse<S>(run: Run<S>, who: Viewer): Glimpse {
  const table = JSON.stringify([viewIn(run, who), shown(run, who), run.waitingSeenBy(who)]);
  return { table, phase: run.phaseSeenBy(who) };
}

/** Those who must not notice what this seat does, because its team acts out of their sight, and what they see before it does it. */
function outOfSight<S>(run: Run<S>, seat: Seat, viewer: Seat): { readonly who: Viewer; readonly before: Glimpse }[] {
  return ([viewer, 'spectator'] as const)
    .filter((who) => teamsHiddenFrom(run.game, run.play.seats, who).some((team) => team.includes(seat)))
    .map((who) => ({ who, before: glimpse(run, who) }));
}

/** An answer out of sight that changed nothing on the table: its phase would tell that something was done, and what kind of thing. */
function hiddenByPhase(before: Glimpse, after: Glimpse, where: string): void {
  if (before.table === after.table) leakFree('the phase of a hidden turn', before.phase, after.phase, where);
}

function viewIn<S>({ game, state }: Run<S>, viewer: Viewer): object {
  return viewOf(game, state, viewer);
}

/** A seat sees its own question, and of others' that they are asked. */
function shown<S>(run: Run<S>, seat: Viewer): unknown {
  const { ask } = run;
  if (ask === null || seat === 'spectator' || !ask.seats.includes(seat)) return null;
  return { kind: ask.kind, rule: ask.rule, about: ask.about, options: ask.options(seat, true).map(showOption) };
}

function leakFree(what: string, real: unknown, other: unknown, where: string): void {
  if (sameData(real, other)) return;
  throw new ContractBroken(`A leak: ${what} depends on what is hidden (${where}).\n${difference(real, other)}`);
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
