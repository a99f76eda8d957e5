import type { Rules } from '@dreadhouse/engine';
import type { LocationId } from '../content/board.ts';
import type { Effect, SkillId } from '../content/killers/definitions.ts';
import { mansion } from '../content/mansion.ts';
import { MOST_FEAR } from '../content/numbers.ts';
import { KILLER, type Terrorscape } from '../state.ts';
import { chooseVictim, scare, scareEach } from './fear.ts';
import { block, hearken, killerWalk, sneak } from './killer-move.ts';
import { heardNoise } from './noise.ts';
import { caught, detectZone, search, smellFear, within } from './questions.ts';
import { pay } from './skill-cards.ts';
import { living, survivor } from './team.ts';
import { woundOutside } from './wounds.ts';

/** What one card has done so far. */
interface Course {
  readonly card: SkillId;
  entered: LocationId[];
  crossed: boolean;
  found: boolean;
}

/** The effects of a card, one after the other. */
export function* resolve(g: Terrorscape, card: SkillId, effects: readonly Effect[]): Rules {
  const course: Course = { card, entered: [], crossed: false, found: false };
  for (const effect of effects) {
    if (effect.do !== 'again-if-crossed') yield* resolveOne(g, effect, course);
    // TS-R-09: once more, and only once.
    else if (course.crossed && !course.found) for (const again of effects) yield* resolveOne(g, again, course);
  }
}

function* resolveOne(g: Terrorscape, effect: Effect, course: Course): Rules {
  const { killer } = g.state;
  switch (effect.do) {
    case 'move': {
      const walk = yield* killerWalk(g, effect.min, effect.max);
      course.entered = walk.entered;
      course.crossed = walk.crossed;
      return;
    }
    case 'search':
      course.found = yield* search(g);
      return;
    case 'may-search':
      return yield* maySearch(g, effect.cost, effect.from);
    case 'block':
      return yield* block(g);
    case 'scare':
      return yield* scareSome(g, effect, course);
    case 'detect':
      return yield* detectZone(g, effect.zone);
    case 'strength':
      killer.bonus += effect.plus;
      return g.tell('all', 'strength-raised', { plus: effect.plus, rule: 'TS-KILL-08' });
    case 'wound-here':
      for (const slot of caught(g)) yield* woundOutside(g, slot, course.card);
      return;
    case 'wound-terrified':
      for (const slot of living(g.state))
        if (survivor(g, slot).fear === MOST_FEAR) yield* woundOutside(g, slot, course.card);
      return;
    case 'smell-fear':
      return smellFear(g);
    case 'sneak':
      return yield* sneak(g, course.card, effect.max);
    case 'hearken':
      return yield* hearken(
        g,
        effect.max,
        mansion.locations.filter((at) => heardNoise(g, at)),
      );
    case 'again-if-crossed':
      return;
  }
}

function* scareSome(g: Terrorscape, effect: Extract<Effect, { do: 'scare' }>, { entered }: Course): Rules {
  const { killer } = g.state;
  if (effect.who === 'one') return yield* scare(g, yield* chooseVictim(g, 'scare-one', 'TS-KW-13', living(g.state)));
  if (effect.who === 'all') return yield* scareEach(g, living(g.state));
  const places =
    effect.who === 'range' ? range(killer.at, effect.range) : mansion.locations.filter((at) => entered.includes(at));
  yield* scareEach(g, within(g, places));
}

/** TS-KW-09: Range N is the Killer's location and all at distance N or less; TS-KW-10: block tokens make no difference. */
export function range(at: LocationId, steps: number): readonly LocationId[] {
  return mansion.within[steps]?.[at] ?? [];
}

/** TS-R-09: from a level on the Specter can SEARCH after her rush. */
function* maySearch(g: Terrorscape, cost: number, from: number): Rules {
  const { killer } = g.state;
  if (killer.level < from || killer.hand.length < cost) return;
  if (!(yield* g.confirm(KILLER, 'may-search', 'TS-R-09', { cost }))) return;
  yield* pay(g, cost);
  yield* search(g);
}
