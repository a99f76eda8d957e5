import type { Rules } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { person } from './table.ts';

/** NL-BREAK-01, R-34: every player keeps one of two objective cards, all at once and whatever has become of the character. */
export function* chooseObjectives(g: Nemesis): Rules {
  const seats = [...g.state.people.keys()].filter((seat) => person(g, seat).objectives.length === 2);
  const answers = yield* g.askAll(seats, 'objective', 'NL-BREAK-01', (seat) =>
    person(g, seat).objectives.map(({ face }, i) => ({
      id: face,
      kept: i === 0 ? ('first' as const) : ('second' as const),
    })),
  );
  for (const [i, seat] of seats.entries()) {
    const { kept } = answers[i] ?? { kept: 'first' as const };
    // NL-BREAK-02: the other card stays face down, out of the game.
    const one = person(g, seat);
    one.kept = { face: kept, seen: 1 << seat };
    g.touch(`objective:${one.objectives[kept === 'first' ? 0 : 1]?.face}`);
    g.tell('all', 'objective-kept', { seat, rule: 'NL-BREAK-02' });
  }
}
