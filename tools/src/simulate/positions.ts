import { canonical, type Features, type Run, type Seat, ValueMisfit } from '@dreadhouse/engine';

/** A position as the game judges it, and whether the side that it is told for won in the end. */
export interface Position extends Omit<Features, 'against'> {
  readonly won: boolean;
  /** What chance the game's score gave that side, when it was played; 0.5 where it has no score. */
  readonly said: number;
}

interface Noted {
  readonly features: Features;
  readonly seat: Seat;
  readonly said: number;
}

/** Notes positions of one game where search would judge them: at the first decision after one of the game's moments. */
export class PositionNotes {
  readonly #run: Run<unknown>;
  readonly #noted: Noted[] = [];
  #isMoment = false;

  constructor(run: Run<unknown>) {
    this.#run = run;
  }

  /** A phase begins. */
  phase(): void {
    this.#isMoment ||= this.#run.game.judging?.moments.includes(this.#run.phase) === true;
  }

  /** A decision has been taken. */
  take(): void {
    const { game, state, over, play } = this.#run;
    if (!this.#isMoment || over) return;
    this.#isMoment = false;
    // Seats of one side mostly see the same.
    const seen = new Set<string>();
    for (let seat = 0; seat < play.seats; seat++) {
      const features = game.judging?.features(state, seat) ?? null;
      if (features === null) continue;
      const { group, values, own } = features;
      const text = canonical([group, values, own]);
      const said = scoreOf(this.#run, seat);
      if (!seen.has(text)) this.#noted.push({ features, seat, said: features.against === true ? 1 - said : said });
      seen.add(text);
    }
  }

  judged(winners: readonly Seat[]): Position[] {
    return this.#noted.map(({ features: { against, ...features }, seat, said }) => ({
      ...features,
      said,
      won: winners.includes(seat) !== (against === true),
    }));
  }
}

/** Even where what was learnt before does not fit any more: whoever learns anew has changed what it rests on. */
function scoreOf({ game, state }: Run<unknown>, seat: Seat): number {
  try {
    return game.score?.(state, seat) ?? 0.5;
  } catch (error) {
    if (error instanceof ValueMisfit) return 0.5;
    throw error;
  }
}
