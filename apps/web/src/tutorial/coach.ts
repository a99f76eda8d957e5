import type { Seat } from '@dreadhouse/engine';
import type { Coach, Coaching } from '../contract/coach.ts';
import type { Lesson, LessonStep, LessonText } from '../contract/lesson.ts';
import { allows, answersIn, isToRead, passageAt, stepIndex } from './script.ts';

/** Where a lesson is kept; null when the player goes on without the coach. */
type KeepLesson = (reached: number | null) => void;
/** Gives an answer for somebody on the other side. */
type PlayFor = (seat: Seat, option: string) => void;

const FINE_BUT_LATER: LessonText = {
  en: 'You may do that in a real game. For this scene, please follow the spotlight.',
  pl: 'W prawdziwej grze wolno ci to zrobić. W tej scenie idź za światłem reflektora.',
};

const READ_FIRST: LessonText = {
  en: 'One moment: read this first, then press Next.',
  pl: 'Chwileczkę: najpierw to przeczytaj i naciśnij „Dalej”.',
};

/** Leads through a lesson: watches the match's position, says the step that belongs to it, and lets only the right answers pass. */
export class LessonCoach implements Coach {
  readonly lesson: Lesson;
  readonly #keep: KeepLesson;
  readonly #playFor: PlayFor;
  readonly #start: number;
  readonly #listeners = new Set<() => void>();
  #given = 0;
  #state: Coaching;

  /** `start`: the position at which the lesson's match began; `reached`: the step that the player had come to. */
  constructor(
    lesson: Lesson,
    start: number,
    position: number,
    reached: number,
    keep: KeepLesson,
    playFor: PlayFor = () => {},
  ) {
    this.lesson = lesson;
    this.#keep = keep;
    this.#playFor = playFor;
    this.#start = start;
    this.#given = position - start;
    this.#state = this.#say(stepIndex(lesson, this.#given, reached));
  }

  readonly state = (): Coaching => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether this answer has to wait; then the coach says why. */
  refuses(option: string): boolean {
    const { step, index, refused, done } = this.#state;
    if (done || (step.by === undefined && allows(step, option))) return false;
    const refusal = isToRead(step) ? READ_FIRST : (step.otherwise ?? FINE_BUT_LATER);
    this.#show({ ...this.#say(index), refusal, refused: refused + 1 });
    return true;
  }

  /** The match has gone on, or back. Whoever plays on after the last step goes on alone. */
  follow(position: number): void {
    const given = position - this.#start;
    if (given === this.#given) return;
    if (given > answersIn(this.lesson)) return this.leave();
    this.#given = given;
    this.#goTo(stepIndex(this.lesson, given, this.#state.index));
  }

  next(): void {
    const { index, step } = this.#state;
    const [line] = step.answers ?? [];
    if (step.by !== undefined && line !== undefined) this.#playFor(step.by, line);
    else if (index < passageAt(this.lesson, this.#given).to) this.#goTo(index + 1);
  }

  back(): void {
    const { index } = this.#state;
    if (index > passageAt(this.lesson, this.#given).from) this.#goTo(index - 1);
  }

  /** From here on without the coach. */
  leave(): void {
    this.#keep(null);
  }

  #goTo(index: number): void {
    this.#show(this.#say(index));
    this.#keep(index);
  }

  #say(index: number): Coaching {
    const of = this.lesson.steps.length;
    const step = this.lesson.steps[index] as LessonStep; // the index comes from a passage
    const canGoBack = index > passageAt(this.lesson, this.#given).from;
    return { step, index, of, canGoBack, refused: 0, refusal: null, done: index === of - 1 };
  }

  #show(state: Coaching): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
