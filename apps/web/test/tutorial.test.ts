import { type ArmyView, armyOfTheDead, texts as armyTexts } from '@dreadhouse/army-of-the-dead';
import { type BetrayalState, betrayal, texts as betrayalTexts } from '@dreadhouse/betrayal';
import { type AnyGame, load, Match, type OptionView, type Stacks, save, saveText } from '@dreadhouse/engine';
import { type FinalGirlView, finalGirl, texts } from '@dreadhouse/final-girl';
import { type NemesisView, nemesisLockdown, texts as nemesisTexts } from '@dreadhouse/nemesis-lockdown';
import { terrorscape, texts as terrorscapeTexts } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import type { Lesson, LessonText } from '../src/contract/lesson.ts';
import { putOnTop } from '../src/kit/tutorial/lay-table.ts';
import { lessons as armyLessons } from '../src/scenes/army-of-the-dead/tutorial/index.ts';
import { lessons as betrayalLessons } from '../src/scenes/betrayal/tutorial/index.ts';
import { lessons as finalGirlLessons } from '../src/scenes/final-girl/tutorial/index.ts';
import { lessons as nemesisLessons } from '../src/scenes/nemesis-lockdown/tutorial/index.ts';
import { lessons as terrorscapeLessons } from '../src/scenes/terrorscape/tutorial/index.ts';
import type { View } from '../src/scenes/terrorscape/view.ts';
import { LessonCoach } from '../src/tutorial/coach.ts';
import { lessonMatch } from '../src/tutorial/lesson-match.ts';
import { overlap, placePanel } from '../src/tutorial/place-panel.ts';
import { readReached, writeReached } from '../src/tutorial/progress.ts';
import { allows, isToRead } from '../src/tutorial/script.ts';

const SEAT = 0;
/** Where the player of a lesson sits. */
const seatIn = ({ seat = SEAT }: Lesson): number => seat;
const GAMES: readonly { readonly game: AnyGame; readonly lessons: readonly Lesson[] }[] = [
  { game: finalGirl, lessons: finalGirlLessons },
  { game: terrorscape, lessons: terrorscapeLessons },
  { game: armyOfTheDead, lessons: armyLessons },
  { game: betrayal, lessons: betrayalLessons },
  { game: nemesisLockdown, lessons: nemesisLessons },
];

/** A lesson as the page plays it: the coach watches the match, and only what he lets pass is answered. */
class Played {
  readonly match: Match<unknown>;
  readonly coach: LessonCoach;
  reached = 0;
  left = false;

  readonly game: AnyGame;
  readonly lesson: Lesson;

  constructor(game: AnyGame, lesson: Lesson, match = lessonMatch(game, lesson), reached = 0) {
    this.game = game;
    this.lesson = lesson;
    this.match = match;
    this.reached = reached;
    this.coach = new LessonCoach(
      lesson,
      0,
      match.position,
      reached,
      (step) => {
        if (step === null) this.left = true;
        else this.reached = step;
      },
      (seat, line) => {
        const applied = match.answer(seat, line);
        if (!applied.ok) throw new Error(`${lesson.id}: ${line} was refused for seat ${seat}: ${applied.why}`);
        this.coach.follow(match.position);
      },
    );
  }

  get seat(): number {
    return seatIn(this.lesson);
  }

  get step() {
    return this.coach.state().step;
  }

  legal(): readonly OptionView[] {
    return this.match.over
      ? []
      : (this.match.decision(this.seat)?.options.filter((one) => one.blocked === undefined) ?? []);
  }

  /** Legal answers that the step waits for, the one that the coach has in mind first. */
  wanted(): string[] {
    const fits = (pattern: string) => this.legal().filter(({ id }) => allows({ ...this.step, answers: [pattern] }, id));
    return [...new Set((this.step.answers ?? []).flatMap((pattern) => fits(pattern).map(({ id }) => id)))];
  }

  answer(option: string): boolean {
    if (this.coach.refuses(option)) return false;
    const applied = this.match.answer(this.seat, option);
    if (!applied.ok) throw new Error(`${this.lesson.id}/${this.step.id}: ${option} was refused: ${applied.why}`);
    this.coach.follow(this.match.position);
    return true;
  }

  /** Reads on, or gives the answer that the coach has in mind. */
  advance(option = this.wanted()[0]): void {
    if (isToRead(this.step)) return this.coach.next();
    if (option === undefined) {
      const offered = this.legal().map(({ id }) => id);
      throw new Error(`${this.lesson.id}/${this.step.id} waits for ${this.step.answers}, offered are ${offered}`);
    }
    expect(this.answer(option), option).toBe(true);
  }

  playToTheEnd(): this {
    while (!this.coach.state().done) this.advance();
    return this;
  }

  /** What a reload brings back. */
  reloaded(): Played {
    const loaded = load(this.game, saveText(save(this.match)), { whole: true });
    if (!loaded.ok) throw new Error(`${loaded.why} ${loaded.where}`);
    const kept = readReached(writeReached({ lesson: this.lesson.id, step: this.reached }));
    return new Played(this.game, this.lesson, loaded.match, kept?.step);
  }
}

const everyLesson = GAMES.flatMap(({ game, lessons }) =>
  lessons.map((lesson) => [`${game.id}/${lesson.id}`, game, lesson] as const),
);

function leftOver(match: Match<unknown>): Stacks {
  const chance = match.run.play.chance as { leftOver?: () => Stacks };
  return chance.leftOver?.() ?? {};
}

describe.each(everyLesson)('%s', (_, game, lesson) => {
  test('can be played by following it, and uses all the luck that was laid out', () => {
    const played = new Played(game, lesson).playToTheEnd();
    expect(played.step).toBe(lesson.steps.at(-1));
    expect(played.match.answers).toHaveLength(lesson.steps.filter(({ answers }) => answers !== undefined).length);
    expect(leftOver(played.match)).toEqual({});
    expect(played.match.events.some(({ kind }) => kind === 'rule-failed')).toBe(false);
  });

  test('whatever else it lets one choose leads to the same end', () => {
    const guide = new Played(game, lesson);
    while (!guide.coach.state().done) {
      for (const other of guide.wanted().slice(1)) {
        const branch = guide.reloaded();
        branch.advance(other);
        branch.playToTheEnd();
        expect(leftOver(branch.match), `${guide.step.id}: ${other}`).toEqual({});
      }
      guide.advance();
    }
  });

  test('refuses every other legal answer with a sentence, and changes nothing', () => {
    const played = new Played(game, lesson);
    while (!played.coach.state().done) {
      const before = { position: played.match.position, step: played.step, look: JSON.stringify(played.match.state) };
      for (const { id } of played.legal().filter((one) => !allows(played.step, one.id))) {
        expect(played.answer(id), `${played.step.id}: ${id}`).toBe(false);
        expect(played.coach.state().refusal?.en, id).toBeTruthy();
        const after = { position: played.match.position, step: played.step, look: JSON.stringify(played.match.state) };
        expect(after).toEqual(before);
      }
      played.advance();
      if (!played.coach.state().done) expect(played.coach.state().refusal).toBeNull();
    }
  });

  test('goes on at the same step after a reload, at every step', () => {
    const played = new Played(game, lesson);
    for (;;) {
      const again = played.reloaded();
      expect(again.step.id).toBe(played.step.id);
      expect(again.match.position).toBe(played.match.position);
      if (played.coach.state().done) break;
      played.advance();
    }
  });

  test('an answer that is taken back leads to its question again, and the lesson goes on', () => {
    const played = new Played(game, lesson);
    while (!played.coach.state().done) {
      const { step } = played;
      played.advance();
      if (isToRead(step) || !played.match.canUndo(played.seat)) continue;
      played.match.undo(played.seat);
      played.coach.follow(played.match.position);
      expect(played.step.id).toBe(step.id);
      expect(played.reloaded().step.id).toBe(step.id);
      played.advance();
    }
  });

  test('earlier words at the same position can be read again, and no others', () => {
    const played = new Played(game, lesson);
    while (!played.coach.state().done) {
      const { canGoBack } = played.coach.state();
      const { id } = played.step;
      played.coach.back();
      expect(played.step.id === id).toBe(!canGoBack);
      if (canGoBack) played.coach.next();
      expect(played.step.id).toBe(id);
      played.advance();
    }
  });

  test('leaves nothing unsaid in either language', () => {
    const said: LessonText[] = lesson.steps.flatMap(({ title, text, otherwise }) => [
      title,
      text,
      ...(otherwise ? [otherwise] : []),
    ]);
    for (const one of [lesson.title, lesson.about, ...said]) {
      for (const words of [one.en, one.pl]) {
        expect(words.trim()).not.toBe('');
        expect((words.match(/\*/g) ?? []).length % 2, words).toBe(0);
      }
      expect(one.en).not.toMatch(/[„”ąćęłńśźż]/);
      expect(one.pl === one.en, one.en).toBe(false);
    }
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lesson.steps.at(-1)?.answers).toBeUndefined();
  });

  test('begins on a table that the game could have: every piece is there once', () => {
    const { state, header } = lessonMatch(game, lesson);
    const plain = Match.start(game, { ...header, luck: { kind: 'fast', seed: 'plain' } });
    const pieces = (one: unknown) => [...(game.components?.(one) ?? [])].sort();
    expect(plain.ok && pieces(plain.value.state)).toEqual(pieces(state));
    expect(game.invariant?.(state) ?? null).toBeNull();
  });

  test('whoever plays on after the last step goes on without the coach', () => {
    const played = new Played(game, lesson).playToTheEnd();
    const [any] = played.legal();
    if (any === undefined && played.match.over) return;
    // Where the other side is to go on, it waits until the player says so.
    if (any === undefined) played.coach.leave();
    else expect(played.answer(any.id)).toBe(true);
    expect(played.left).toBe(true);
  });
});

test('cards are put on top of a pile in their order, also where there are two of a kind', () => {
  const pile = ['axe', 'map', 'axe', 'whistle'];
  putOnTop(pile, ['axe', 'whistle', 'axe']);
  expect(pile).toEqual(['axe', 'whistle', 'axe', 'map']);
  expect(() => putOnTop(pile, ['map', 'map'])).toThrow('There is no map');
});

describe('final-girl', () => {
  test('all scenes together take about ten minutes, and the last one is won', () => {
    const minutes = finalGirlLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThanOrEqual(12);
    const { match } = new Played(finalGirl, finalGirlLessons.at(-1) as Lesson).playToTheEnd();
    expect(match.outcome?.side).toBe('heroine');
  });

  test('every scene ends as its words say', () => {
    const [night, follow, sharp, turn] = finalGirlLessons.map(
      (lesson) => new Played(finalGirl, lesson).playToTheEnd().match.view(SEAT) as FinalGirlView,
    );
    expect(night?.heroine.space).toBe('campfire');
    expect(night?.victims.filter(({ space }) => space === 'campfire')).toHaveLength(2);
    expect(follow?.saved).toBe(2);
    expect(follow?.victims).toHaveLength(8);
    expect(sharp?.items.hands.map(({ id }) => id)).toEqual(['axe']);
    expect(sharp?.hand).toEqual(expect.arrayContaining(['furious_strike', 'guard']));
    expect(sharp?.time).toBe(0);
    expect(turn?.heroine.health).toBe(4);
    expect(turn?.killer.attack).toBe(3);
    expect(turn?.victims.map(({ space }) => space)).toContain('nw_woods');
    expect(turn?.terror.deck).toBe(6);
  });

  test('every scene is played with the notebook, and the truth is among what it holds for possible', () => {
    for (const lesson of terrorscapeLessons) {
      const { match } = new Played(terrorscape, lesson).playToTheEnd();
      const { notebook } = match.view(seatIn(lesson)) as View;
      const rooms = notebook?.survivors.map((one) => one.rooms) ?? [];
      const { survivors } = match.state as { survivors: { at: string }[] };
      expect(rooms.map((can, slot) => can.includes(survivors[slot]?.at ?? ''))).toEqual([true, true, true]);
    }
  });

  test('cards are called by the names that the game gives them', () => {
    const names = new Set(Object.values(texts.pl));
    for (const { steps } of finalGirlLessons) {
      for (const { title, text, otherwise } of steps) {
        const polish = [title.pl, text.pl, otherwise?.pl ?? ''].join(' ');
        for (const [, name] of polish.matchAll(/„([^”]+)”/g)) {
          const inAnotherCase = (name as string).replace(/ę$/, 'a');
          expect(names.has(name as string) || names.has(inAnotherCase), name).toBe(true);
        }
      }
    }
  });
});

describe('terrorscape', () => {
  const ending = (id: string): View => {
    const lesson = terrorscapeLessons.find((one) => one.id === id) as Lesson;
    return new Played(terrorscape, lesson).playToTheEnd().match.view(seatIn(lesson)) as View;
  };

  test('there are three scenes for each side', () => {
    expect(terrorscapeLessons.map(seatIn)).toEqual([1, 1, 1, 0, 0, 0]);
  });

  test('every scene ends as its words say', () => {
    expect(ending('behind-the-screen').noise).toEqual(['C2', 'C5']);
    expect(ending('behind-the-screen').keys).toBe(1);
    const fled = ending('found');
    expect(fled.survivors.map(({ health, at }) => [health, at])).toEqual([
      [2, 'C5'],
      [2, 'N2'],
      [2, 'C3'],
    ]);
    const hunted = ending('the-hunt');
    expect(hunted.survivors.map(({ health }) => health)).toEqual([2, 1, 2]);
    expect(hunted.survivors.every(({ at }) => at === undefined)).toBe(true);
    const gone = ending('out-of-sight');
    expect(gone.killer.sneak?.from).toBe('C1');
    expect(gone.killer.at).toBe('N2');
    expect(gone.blocks).toEqual(['C1-N1']);
    const calm = ending('a-long-night');
    expect(calm.survivors.map(({ health, fear }) => [health, fear])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(calm.noise).toEqual([]);
    const stronger = ending('getting-stronger');
    expect(stronger.survivors.map(({ health, fear }) => [health, fear])).toEqual([
      [1, 1],
      [2, 0],
      [2, 0],
    ]);
    expect(stronger.killer.level).toBe(3);
    expect(stronger.killer.hand).toContain('rampage');
    expect(stronger.killer.hand).toContain('cleave');
  });

  test('cards are called by the names that the game gives them', () => {
    const names = new Set(Object.values(terrorscapeTexts.pl));
    for (const { steps } of terrorscapeLessons)
      for (const { text } of steps)
        for (const [, name] of text.pl.matchAll(/„([^”]+)”/g)) expect(names.has(name as string), name).toBe(true);
  });
});

describe('army-of-the-dead', () => {
  const ending = (id: string): ArmyView => {
    const lesson = armyLessons.find((one) => one.id === id) as Lesson;
    return new Played(armyOfTheDead, lesson).playToTheEnd().match.view(SEAT) as ArmyView;
  };
  const who = (view: ArmyView, id: string) => view.survivors.find((one) => one.id === id);

  test('all scenes together take about ten minutes, and the last one is won', () => {
    const minutes = armyLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThanOrEqual(12);
    const { match } = new Played(armyOfTheDead, armyLessons.at(-1) as Lesson).playToTheEnd();
    expect(match.outcome?.side).toBe('survivors');
  });

  test('every scene ends as its words say', () => {
    const inside = ending('through-the-wall');
    expect(who(inside, 'kate')).toMatchObject({ at: 'B5', adrenaline: 5, tokens: ['red'], acted: true });
    expect(who(inside, 'dieter')?.backpack.map(({ face }) => face)).toEqual(['flashlight']);
    const loud = ending('loud-and-quiet');
    expect(who(loud, 'kate')).toMatchObject({ at: 'D5', adrenaline: 2 });
    expect(loud.noise).toBe('D6');
    expect(loud.groups).toEqual([]);
    const theirs = ending('their-turn');
    expect(who(theirs, 'scott')?.health).toBe(3);
    expect(theirs.noise).toBe('A6');
    expect(theirs.groups.map(({ at }) => at)).toEqual(expect.arrayContaining(['A1', 'D1', 'B4', 'D4']));
  });

  test('cards are called by the names that the game gives them', () => {
    const names = new Set(Object.values(armyTexts.pl));
    for (const { steps } of armyLessons)
      for (const { text } of steps)
        for (const [, name] of text.pl.matchAll(/„([^”]+)”/g)) expect(names.has(name as string), name).toBe(true);
  });
});

describe('betrayal', () => {
  const ended = (id: string) => {
    const lesson = betrayalLessons.find((one) => one.id === id) as Lesson;
    return new Played(betrayal, lesson).playToTheEnd().match;
  };

  test('every scene ends as its words say', () => {
    const explored = ended('the-front-door').state as BetrayalState;
    expect(explored.explorers.map(({ at, cards }) => [at, cards])).toEqual([
      ['dining-room', ['dog']],
      ['larder', []],
      ['entrance-hall', []],
    ]);
    expect([explored.haunt, explored.omensDrawn]).toEqual([null, 1]);
    expect(ended('one-of-the-heroes').outcome).toEqual({ side: 'heroes', winners: [0, 2] });
    expect(ended('the-other-book').outcome).toEqual({ side: 'traitor', winners: [0] });
  });

  test('cards are called by the names that the game gives them', () => {
    const names = new Set(Object.values(betrayalTexts.pl));
    for (const { steps } of betrayalLessons)
      for (const { text } of steps)
        for (const [, name] of text.pl.matchAll(/„([^”]+)”/g)) expect(names.has(name as string), name).toBe(true);
  });
});

test('what is kept of a lesson can be read again', () => {
  expect(readReached(writeReached({ lesson: 'a-b:c', step: 12 }))).toEqual({ lesson: 'a-b:c', step: 12 });
  expect(readReached(undefined)).toBeNull();
  expect(readReached('nonsense')).toBeNull();
});

describe('the panel', () => {
  const screens = [
    { screen: { x: 0, y: 0, width: 1440, height: 900 }, panel: { width: 384, height: 265 } },
    { screen: { x: 0, y: 0, width: 390, height: 844 }, panel: { width: 366, height: 265 } },
  ];

  test.each(screens)('never covers what it points at, wherever that is ($screen.width px)', ({ screen, panel }) => {
    for (let x = 0; x < screen.width; x += 45) {
      for (let y = 0; y < screen.height; y += 45) {
        const rect = { x, y, width: 120, height: 120 };
        const spot = placePanel(screen, panel, [{ rect, weight: 1000 }], { x: 12, y: 300 });
        expect(overlap({ ...spot, ...panel }, rect), `${x} ${y}`).toBe(0);
        expect(spot.x + panel.width).toBeLessThanOrEqual(screen.width);
        expect(spot.y + panel.height).toBeLessThanOrEqual(screen.height);
      }
    }
  });

  test('stays where it was unless there is a reason to move', () => {
    const [wide] = screens as [(typeof screens)[number]];
    const before = { x: 500, y: 300 };
    expect(placePanel(wide.screen, wide.panel, [], before)).toEqual(before);
  });
});

describe('nemesis-lockdown', () => {
  const ending = (id: string): NemesisView => {
    const lesson = nemesisLessons.find((one) => one.id === id) as Lesson;
    return new Played(nemesisLockdown, lesson).playToTheEnd().match.view(SEAT) as NemesisView;
  };

  test('all scenes together take about ten minutes, and the last one is won', () => {
    const minutes = nemesisLessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThanOrEqual(12);
    expect(ending('the-way-out').winners).toEqual([SEAT]);
  });

  test('every scene ends as its words say', () => {
    const walked = ending('footsteps');
    expect(walked.people[SEAT]).toMatchObject({ at: '011', hand: [], pack: [{ face: 'frag-grenade' }] });
    expect(walked.corridors['EL2-009'].door).toBe('closed');
    expect(walked.stalkers).toEqual([]);
    for (const id of ['009-011', '010-011', '011-EVD'] as const) expect(walked.corridors[id].noise, id).toBe(true);
    const fought = ending('face-to-face');
    expect(fought.stalkers).toEqual([]);
    expect(fought.rooms['011']?.objects).toEqual(['carcass:adult']);
    expect(fought.people[SEAT]).toMatchObject({ light: 1, serious: [{ wound: 'leg' }], hands: [{ ammunition: 1 }] });
    expect(fought.people[SEAT]?.discard.filter((card) => card === 'contamination')).toHaveLength(2);
    const out = ending('the-way-out');
    expect(out.people.map(({ fate }) => fate)).toEqual(['locked-in', 'dead']);
    expect(out).toMatchObject({ gateOpen: true, ended: 'purged', plans: { active: 'intercept' } });
  });

  test('what the player is told to do is called as the game calls it', () => {
    const names = Object.values(nemesisTexts.en);
    for (const { steps } of nemesisLessons)
      for (const { id, text } of steps)
        if (id.startsWith('pay'))
          for (const [, name] of text.en.matchAll(/Discard \*([^*]+)\*/g)) expect(names, name).toContain(name);
  });
});
