import type { GameEvent } from './events.ts';
import type { Checkpoint, Mark, MatchHistory } from './history.ts';
import { fingerprint } from './plain.ts';
import type { Run } from './run.ts';
import { share } from './share.ts';

/** A checkpoint costs about as much as running this many answers again; closer together they would not be worth it. */
const APART = 8;

/** What can be put away while nobody answers. */
interface Memories<S> {
  readonly checkpoints: Checkpoint<S>[];
  readonly told: readonly GameEvent[];
}

/** What a match remembers beside its answers: what was told, the phase boundaries to go back to, and their fingerprints. */
export class Past<S> {
  readonly marks: Mark[];
  readonly #keepsMarks: boolean;
  /** The run of the match adds to it. */
  readonly #told: GameEvent[];
  /** Two of the last boundaries: one to go on from, one to step back over. */
  #checkpoints: Checkpoint<S>[];
  /** Brings both back while they are put away. */
  #putAway: (() => Memories<S>) | null = null;

  constructor(keepsMarks: boolean, from?: MatchHistory<S>) {
    this.#keepsMarks = keepsMarks;
    this.#told = from === undefined ? [] : [...from.events];
    this.marks = from === undefined ? [] : [...from.marks];
    this.#checkpoints = from === undefined ? [] : [...from.checkpoints];
  }

  get told(): GameEvent[] {
    this.wake();
    return this.#told;
  }

  get checkpoints(): readonly Checkpoint<S>[] {
    this.wake();
    return this.#checkpoints;
  }

  /** What is kept goes where it takes less room, until somebody asks for it. `pack` returns what brings the same data back, or null where it cannot. */
  rest(pack: <T>(data: T) => (() => T) | null): void {
    if (this.#putAway !== null) return;
    this.#putAway = pack({ checkpoints: this.#checkpoints, told: this.#told });
    if (this.#putAway === null) return;
    this.#checkpoints = [];
    this.#told.length = 0;
  }

  wake(): void {
    if (this.#putAway === null) return;
    const { checkpoints, told } = this.#putAway();
    this.#putAway = null;
    this.#checkpoints = checkpoints;
    for (const event of told) this.#told.push(event);
  }

  /** The last boundary that is kept of those up to a position. */
  boundaryBefore(position: number): Checkpoint<S> | undefined {
    return this.checkpoints.filter((checkpoint) => checkpoint.position <= position).at(-1);
  }

  /** Forgets whatever came after this boundary. */
  backTo({ position, events, marks }: Checkpoint<S>): void {
    this.wake();
    this.#checkpoints = this.#checkpoints.filter((one) => one.position <= position);
    this.#told.length = events;
    this.marks.length = marks;
  }

  /** A phase begins. */
  boundary(run: Run<S>): void {
    this.wake();
    const { position, phase } = run;
    const last = this.#checkpoints.at(-1);
    // The run that was rebuilt from this boundary passes it again.
    if (last !== undefined && last.position === position && last.phase === phase && last.events === this.#told.length)
      return;
    if (this.#keepsMarks) this.marks.push([position, phase, fingerprint(run.state)]);
    if (last !== undefined && position > last.position && position < last.position + APART) return;
    const checkpoint: Checkpoint<S> = {
      position,
      phase,
      state: share(run.state, last?.state),
      places: run.play.chance.places(),
      events: this.#told.length,
      marks: this.marks.length,
    };
    // Of several boundaries without an answer between them the last is enough.
    if (last?.position === position) this.#checkpoints.pop();
    else if (this.#checkpoints.length === 2) this.#checkpoints.shift();
    this.#checkpoints.push(checkpoint);
  }
}
