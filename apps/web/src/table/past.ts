import { type Answer, Match } from '@dreadhouse/engine';

type Boundary = Match<unknown>['checkpoints'][number];

interface Kept {
  readonly boundary: Boundary;
  /** The answer before it. While the match still has this very answer there, all answers up to it are the same. */
  readonly after: Answer | undefined;
}

/** Plays the match again, ahead of what is kept; with the answer that it has come to. */
interface Walker {
  readonly match: Match<unknown>;
  at: Answer | undefined;
}

/**
 * Any position of a match, quickly. A match itself keeps only its last two phase boundaries and would have to be played again from
 * the start; here all of them are kept, gathered while nobody waits. Taking answers back makes the later ones worthless, which is
 * noticed by the answers themselves.
 */
export class Past {
  readonly #match: Match<unknown>;
  #kept: Kept[] = [];
  #walker: Walker | null = null;

  constructor(match: Match<unknown>) {
    this.#match = match;
  }

  get start(): number {
    return this.#match.header.layout?.position ?? 0;
  }

  /** The match as it was at a position; the same as `match.at(position)`. */
  at(position: number): Match<unknown> {
    if (position === this.#match.position) return this.#match.fork();
    this.gather(position);
    return this.#from(position);
  }

  /** Keeps the boundary that the match has just passed, if it follows what is kept already. */
  note(): void {
    const newest = this.#match.checkpoints.at(-1);
    if (newest !== undefined && this.#reach() >= (this.#match.checkpoints[0]?.position ?? 0)) this.#keep(newest);
  }

  /** Gathers boundaries up to a position, as long as there is time; whether they are all there. */
  gather(upTo: number = this.#match.position, hasTime: () => boolean = () => true): boolean {
    if (this.#reach() + FAR >= upTo) return true;
    const walker = this.#walkerFromHere();
    while (walker.match.position < upTo) {
      if (!hasTime()) return false;
      const answer = this.#match.answers[walker.match.position] as Answer; // there is one before `upTo`
      if (!walker.match.answer(answer.seat, answer.option).ok) throw new Error(`Position ${upTo} cannot be reached.`);
      walker.at = answer;
      const newest = walker.match.checkpoints.at(-1);
      if (newest !== undefined) this.#keep(newest);
    }
    return true;
  }

  /** Gathers everything a little at a time, while the page has nothing better to do. */
  gatherIdly(isClosed: () => boolean): void {
    whenIdle((hasTime) => {
      if (!isClosed() && !this.gather(this.#match.position, hasTime)) this.gatherIdly(isClosed);
    });
  }

  /** The walker where it stands, unless answers that it gave were taken back or it has been overtaken. */
  #walkerFromHere(): Walker {
    const position = this.#valid().at(-1)?.boundary.position ?? this.start;
    const walker = this.#trueWalker();
    if (walker !== null && walker.match.position >= position) return walker;
    this.#walker = { match: this.#from(position), at: this.#match.answers[position - 1] };
    return this.#walker;
  }

  #trueWalker(): Walker | null {
    const walker = this.#walker;
    return walker !== null && walker.at === this.#match.answers[walker.match.position - 1] ? walker : null;
  }

  #keep(boundary: Boundary): void {
    const known = this.#valid();
    const last = known.at(-1)?.boundary.position ?? -1;
    if (boundary.position <= last) return;
    known.push({ boundary, after: this.#match.answers[boundary.position - 1] });
  }

  /** What is kept and still true. */
  #valid(): Kept[] {
    const { answers } = this.#match;
    const stale = this.#kept.findIndex(({ boundary, after }) => answers[boundary.position - 1] !== after);
    if (stale >= 0) this.#kept.length = stale;
    return this.#kept;
  }

  /** Up to where positions can be reached from what is kept. */
  #reach(): number {
    const last = this.#valid().at(-1)?.boundary.position ?? this.start;
    return Math.max(last, this.#trueWalker()?.match.position ?? 0);
  }

  #from(position: number): Match<unknown> {
    const { game, header, settings, answers, events, marks, notes } = this.#match;
    const before = this.#valid().filter(({ boundary }) => boundary.position <= position);
    const checkpoints = before.slice(-2).map(({ boundary }) => boundary);
    return new Match(game, header, settings, {
      answers: answers.slice(0, position),
      events,
      marks,
      checkpoints,
      notes,
    });
  }
}

/** Boundaries closer to a position than this many answers need no company. */
const FAR = 12;

/** How long a slice may take where the browser cannot say when it is idle. */
const SLICE = 6;

function whenIdle(work: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > 1));
    return;
  }
  setTimeout(() => {
    const end = performance.now() + SLICE;
    work(() => performance.now() < end);
  }, 100);
}
