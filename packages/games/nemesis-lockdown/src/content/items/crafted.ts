import type { Rules, Seat } from '@dreadhouse/engine';
import { cleanse, shuffleAll } from '../../rules/cleanse.ts';
import { discardHand } from '../../rules/hand.ts';
import { pass } from '../../rules/pass.ts';
import { damage, isThere, retreat } from '../../rules/stalkers.ts';
import { peopleIn, person, stalkersIn } from '../../rules/table.ts';
import type { Nemesis, Stalker } from '../../state.ts';
import { here, stalkerAt } from '../actions/ways.ts';
import type { Item, PrintedAct } from '../definitions.ts';
import { use } from './uses.ts';

// IB-1 to IB-5, what can be crafted.

/** IB-1, R-10, R-42: everything is scanned, what is infected goes, all cards make a new deck, and the player passes. */
function* neutralize(g: Nemesis, seat: Seat): Rules {
  cleanse(g, seat);
  shuffleAll(g, seat);
  yield* pass(g, seat);
}

/** IB-2: one damage, and then it retreats, whatever the check has said. */
function* shock(g: Nemesis, seat: Seat, stalker: Stalker): Rules {
  const { at } = stalker;
  yield* damage(g, stalker, 1, seat);
  if (isThere(g, stalker) && stalker.at === at) yield* retreat(g, stalker);
}

function taser(g: Nemesis, seat: Seat): PrintedAct[] {
  return here(g, seat).flatMap((room) => [
    ...stalkersIn(g, room).map((stalker) =>
      use('taser', String(stalker.id), (now) => shock(now, seat, stalker), stalkerAt(stalker)),
    ),
    ...peopleIn(g, room)
      .filter((other) => other !== seat && person(g, other).hand.length > 0)
      .map((other) =>
        use('taser', `seat:${other}`, (now) => discardHand(now, other, 'NL-G-22'), { details: { seat: other } }),
      ),
  ]);
}

export const CRAFTED: readonly Item[] = [
  {
    ...{ id: 'neutralizer', deck: 'crafted', n: 3, recipe: ['chem', 'med'], single: true, combat: 'out' },
    acts: (_g, seat) => [use('neutralizer', null, (now) => neutralize(now, seat))],
  },
  { ...{ id: 'taser', deck: 'crafted', n: 3, recipe: ['elec', 'hard'], single: true }, acts: taser },
  {
    ...{ id: 'flamethrower', deck: 'crafted', n: 3, recipe: ['chem', 'hard'], heavy: true },
    weapon: { kind: 'classic', loaded: 4, most: 4, atLeast: 1, ignites: true },
  },
  { id: 'space-suit', deck: 'crafted', n: 3, recipe: ['fab', 'hard'], walksOut: true },
  {
    ...{ id: 'pistol', deck: 'crafted', n: 3, recipe: ['elec', 'chem'], heavy: true },
    weapon: { kind: 'energy', loaded: 3, most: 3, halvesDoubles: true },
  },
];
