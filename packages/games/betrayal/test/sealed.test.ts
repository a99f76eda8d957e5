import type { Ask, Option, Phase, Rules, Viewer } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, betrayal, registry } from '../src/index.ts';
import type { Betrayal } from '../src/state.ts';
import { type Moment, moments, type Version } from './versions.ts';

// What several choose at the same moment, and nobody may know before all have. What one seat chooses alone in secret is kept as something hidden:
// leaks.test.ts.

/** By haunt, the questions that several are asked under seal. */
const SEALED: Readonly<Record<number, readonly string[]>> = {
  5: ['hand'],
  9: ['bid'],
  16: ['vote'],
  24: ['pull'],
  29: ['divide'],
  37: ['bout'],
  44: ['listen', 'recall', 'vote'],
  45: ['pen'],
};
const rows = Object.entries(SEALED).map(([haunt, questions]) => [Number(haunt), questions] as const);

type Match = Moment['match'];

/** The question under seal that is on the table. */
const sealedIn = ({ run: { ask } }: Match): string | null =>
  ask?.kind === 'haunt-sealed' ? String(ask.about?.['what']) : null;

interface Found {
  /** Questions that somebody answered while others were still to answer. */
  readonly asked: ReadonlySet<string>;
  /** Those of them in which somebody else could tell one answer from another. */
  readonly told: ReadonlySet<string>;
}

/** Gives every answer under seal that is not the last in two ways, and looks whether anybody else can tell them apart. */
function look(game: Version, haunt: number): Found {
  const [asked, told] = [new Set<string>(), new Set<string>()];
  for (const moment of moments(game, haunt)) {
    const what = sealedIn(moment.match);
    const worlds = what === null ? null : twoAnswers(moment);
    if (what === null || worlds === null) continue;
    asked.add(what);
    const viewers: Viewer[] = ['spectator', ...moment.match.state.explorers.keys()];
    const others = viewers.filter((viewer) => viewer !== moment.seat);
    if (others.some((viewer) => screen(worlds[0], viewer) !== screen(worlds[1], viewer))) told.add(what);
  }
  return { asked, told };

  function screen(match: Match, viewer: Viewer): string {
    return JSON.stringify([
      match.view(viewer),
      match.waitingSeenBy(viewer),
      match.eventsFor(viewer, match.position - 1),
    ]);
  }
}

/** The match after one answer and after another, where the question stands in both; null where it does not, or where there is no other answer. */
function twoAnswers({ match, seat, option }: Moment): readonly [Match, Match] | null {
  const another = match.legal(seat).find(({ id }) => id !== option.id);
  if (another === undefined || match.waitingFor().length < 1) return null;
  const worlds = [match.fork(), match.fork()] as const;
  worlds[0].answer(seat, option.id);
  worlds[1].answer(seat, another.id);
  return worlds.every((world) => sealedIn(world) === sealedIn(match)) ? worlds : null;
}

/** A version that asks one after the other, and says aloud what each has answered. */
const asksAloud: Version = {
  ...betrayal,
  phases: Object.fromEntries(Object.entries(betrayal.phases).map(([name, phase]) => [name, aloud(phase)])),
};

function aloud(original: Phase<BetrayalState>): Phase<BetrayalState> {
  return function* (g) {
    const rules = original(g);
    let step = rules.next();
    while (step.done !== true) step = rules.next(yield* answers(g as Betrayal, step.value));
    return step.value;
  };
}

function* answers(g: Betrayal, ask: Ask): Rules<unknown> {
  if (ask.kind !== 'haunt-sealed') return yield ask;
  const given: Option[] = [];
  for (const seat of ask.seats) {
    const option = (yield { ...ask, mode: 'one', seats: [seat] }) as Option; // what one seat is asked is answered by one option
    g.tell('all', 'token-turned', { token: option.id, at: null, up: true });
    given.push(option);
  }
  return given;
}

describe('BH-R-24: nobody learns what was chosen under seal before all have chosen', () => {
  test.each(rows)('haunt %i', (haunt, questions) => {
    const { asked, told } = look(betrayal, haunt);
    expect([...asked].sort()).toEqual(questions);
    expect([...told]).toEqual([]);
  });

  test.each(rows)('a version that asks aloud is caught (haunt %i)', (haunt, questions) => {
    expect([...look(asksAloud, haunt).told].sort()).toEqual(questions);
  });

  test('no other haunt asks several under seal', () => {
    const others = [...registry().haunts.keys()].filter((haunt) => SEALED[haunt] === undefined);
    const found = others.filter((haunt) =>
      [...moments(betrayal, haunt, 2)].some(({ match }) => sealedIn(match) !== null && match.waitingFor().length > 1),
    );
    expect(found).toEqual([]);
  });
});
