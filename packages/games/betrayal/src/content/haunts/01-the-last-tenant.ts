import type { Betrayal, Hands, Rules, Seat, TileId, Victory } from '../kit.ts';
import {
  advance,
  allRooms,
  damage,
  distance,
  fallen,
  haunt,
  hauntTile,
  heroesHunted,
  heroesOn,
  hurts,
  keep,
  rather,
  tileOf,
  tokens,
  use,
  within,
} from '../kit.ts';

const keepsakes = tokens('keepsake', { carried: { most: 4, by: 'heroes', atDeath: 'tile' } });

const numbers = {
  ghosts: [1, 2, 3, 3],
  keepsakes: [3, 3, 4, 4],
  laid: [2, 2, 3, 3],
  might: [2, 2, 2, 3],
  sanity: [5, 4, 4, 5],
} as const;
const memory = { laid: keep.count(4) };
type Mine = Hands<typeof memory, typeof numbers>;
const GRAVEYARD: TileId = 'graveyard';

/** Different tiles, no starting tile, not the Graveyard, at least two away from it; nearer only if there is no other. */
function* hideKeepsakes(g: Betrayal, me: Mine, traitor: Seat): Rules {
  for (let i = 0; i < me.n.keepsakes; i++) {
    const free = allRooms(g).filter((tile) => tile !== GRAVEYARD && !keepsakes.lieOn(g, tile));
    const far = rather(free, (tile) => distance(g, GRAVEYARD, tile) >= 2);
    const at = yield* hauntTile(g, traitor, 'keepsake', far);
    if (at !== undefined) keepsakes.place(g, { at });
  }
}

/** Snatch: a carrier who has lost against the traitor loses a Keepsake, too, to a tile near by. */
function* snatch(g: Betrayal, _me: Mine, { by, loser }: Victory): Rules {
  const keepsake = keepsakes.firstHeldBy(g, loser);
  if (keepsake === undefined) return;
  use(g, 'snatch');
  const near = within(g, tileOf(g, by), 2).filter((tile) => tile !== GRAVEYARD);
  const to = yield* hauntTile(g, by, 'snatch', near);
  keepsakes.layDown(g, keepsake, to ?? tileOf(g, loser));
}

export const theLastTenant = haunt<Mine>({
  number: 1,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { heroes: ['keepsakes', 'forgets'], traitor: ['snatch'] },
  counters: { laid: { goal: 'laid', side: 'heroes' } },
  tokens: [keepsakes],
  monsters: {
    ghost: {
      traits: { might: 3, speed: 3, knowledge: 3, sanity: (_g, me) => Math.max(2, me.n.sanity - me.memory.laid) },
      comes: { count: 'ghosts', to: 'traitor' },
      attack: 'sanity',
      throughWalls: true,
      *atEnd(g, _me, one) {
        for (const seat of heroesOn(g, one.at)) yield* damage(g, seat, 'mental', 1, 'BH-STRUCT-14', { by: one.id });
      },
    },
  },
  places: [GRAVEYARD],
  rises: { might: 'might', speed: 1 },
  setup: { traitor: hideKeepsakes },
  won: [{ by: 'traitor', over: 'hero', does: snatch }],
  actions: {
    search: {
      by: 'heroes',
      roll: 'knowledge',
      where: keepsakes,
      rows: { 4: (g, _me, { who, at }) => keepsakes.take(g, keepsakes.firstOn(g, at), who) },
    },
    'lay-to-rest': {
      by: 'heroes',
      roll: 'sanity',
      can: (g, _me, who, at) => at === GRAVEYARD && keepsakes.areHeldBy(g, who),
      rows: {
        4(g, me, { who }) {
          keepsakes.removeOf(g, who);
          use(g, 'forgets');
          advance(g, me.memory, 'laid', { who });
        },
        0: hurts('mental'),
      },
    },
  },
  tells: ['laid'],
  asks: ['keepsake', 'snatch'],
  ends: [{ side: 'heroes', why: 'laid', reached: 'laid' }],
  progress: { heroes: 'laid', traitor: fallen },
  aims: {
    heroes: (g, _me, seat) => [
      keepsakes.areHeldBy(g, seat) ? { worth: 8, at: [GRAVEYARD] } : { worth: 6, at: keepsakes.tiles(g) },
    ],
    traitor: (g) => heroesHunted(g, (prey) => (keepsakes.areHeldBy(g, prey) ? 6 : 3)),
  },
});
