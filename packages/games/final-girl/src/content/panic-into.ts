import type { Rules } from '@dreadhouse/engine';
import { type FinalGirl, killVictims, panic, type SpaceId, spaceOf, type VictimId } from './kit.ts';

/** PANIC, and those that run into a deadly space die (gp04, be09). */
export function* panicInto(
  g: FinalGirl,
  figures: readonly VictimId[],
  deadly: (space: SpaceId) => boolean,
  card: string,
): Rules {
  const runs = yield* panic(g, figures);
  const lost = runs.filter((run) => run.to !== run.from && spaceOf(g, run.figure) === run.to && deadly(run.to));
  yield* killVictims(
    g,
    lost.map((run) => run.figure),
    { cause: card },
  );
}
