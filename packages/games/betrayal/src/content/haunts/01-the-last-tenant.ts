import { type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Betrayal,
  carriedBy,
  damage,
  distance,
  ensureTile,
  gain,
  haunt,
  hauntTile,
  heal,
  heroes,
  heroesOn,
  isHero,
  isMonster,
  isStart,
  layDown,
  type Mine as MineOf,
  placeToken,
  removeToken,
  say,
  spawn,
  type TileId,
  take,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  use,
} from '../kit.ts';

const numbers = {
  ghosts: [1, 2, 3, 3],
  keepsakes: [3, 3, 4, 4],
  laid: [2, 2, 3, 3],
  might: [2, 2, 2, 3],
  sanity: [5, 4, 4, 5],
} as const;
interface Memory {
  laid: number;
}
type Mine = MineOf<Memory, typeof numbers>;
const GRAVEYARD: TileId = 'graveyard';

/** Different tiles, no starting tile, not the Graveyard, at least two away from it; nearer only if there is no other. */
function* hideKeepsakes(g: Betrayal, me: Mine, traitor: Seat): Rules {
  for (let i = 0; i < me.n.keepsakes; i++) {
    const free = tiles(g).filter(
      (tile) => !isStart(tile) && tile !== GRAVEYARD && tokensOn(g, tile, 'keepsake').length === 0,
    );
    const far = free.filter((tile) => distance(g, GRAVEYARD, tile) >= 2);
    const at = yield* hauntTile(g, traitor, 'keepsake', far.length > 0 ? far : free);
    if (at !== undefined) placeToken(g, 'keepsake', { at });
  }
}

export const theLastTenant = haunt<Memory, typeof numbers>({
  number: 1,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  start: () => ({ laid: 0 }),
  shape: () => shape.record<Memory>({ laid: shape.whole(0, 4) }),
  books: { heroes: ['keepsakes', 'forgets'], traitor: ['snatch'] },
  counters: { laid: { goal: 'laid', side: 'heroes' } },
  tokens: [{ id: 'keepsake', carried: { most: 4, by: 'heroes', atDeath: 'tile' } }],
  monsters: [
    {
      id: 'ghost',
      traits: { might: 3, speed: 3, knowledge: 3, sanity: (_g, me) => Math.max(2, me.n.sanity - me.memory.laid) },
      attack: 'sanity',
      throughWalls: true,
      *atEnd(g, _me, one) {
        for (const seat of heroesOn(g, one.at)) yield* damage(g, seat, 'mental', 1, 'BH-STRUCT-14', { by: one.id });
      },
    },
  ],
  setup: {
    *heroes(g) {
      const [first] = heroes(g);
      if (first !== undefined) yield* ensureTile(g, GRAVEYARD, first);
    },
    *traitor(g, me) {
      if (me.traitor === null) return;
      heal(g, me.traitor, 'all');
      gain(g, me.traitor, 'might', me.n.might);
      gain(g, me.traitor, 'speed', 1);
      for (let i = 0; i < me.n.ghosts; i++) spawn(g, 'ghost', tileOf(g, me.traitor));
      yield* hideKeepsakes(g, me, me.traitor);
    },
  },
  /** Snatch: after the traitor has won an attack against a carrier. */
  *outcome(g, me, { attacker, winner, loser }) {
    if (winner !== attacker || winner !== me.traitor || loser === null || isMonster(loser)) return;
    const [keepsake] = carriedBy(g, loser, 'keepsake');
    if (keepsake === undefined) return;
    use(g, 'snatch');
    const near = tiles(g).filter((tile) => tile !== GRAVEYARD && distance(g, tileOf(g, winner), tile) <= 2);
    const to = yield* hauntTile(g, winner, 'snatch', near);
    layDown(g, keepsake, to ?? tileOf(g, loser));
  },
  actions: [
    {
      id: 'search',
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who) => tokensOn(g, tileOf(g, who), 'keepsake').length > 0,
      rows: {
        *4(g, _me, { who }) {
          const [keepsake] = tokensOn(g, tileOf(g, who), 'keepsake');
          if (keepsake !== undefined) take(g, keepsake, who);
        },
      },
    },
    {
      id: 'lay-to-rest',
      by: 'heroes',
      roll: 'sanity',
      can: (g, _me, who) => tileOf(g, who) === GRAVEYARD && carriedBy(g, who, 'keepsake').length > 0,
      rows: {
        *4(g, me, { who }) {
          const [keepsake] = carriedBy(g, who, 'keepsake');
          if (keepsake === undefined) return;
          removeToken(g, keepsake);
          me.memory.laid += 1;
          use(g, 'forgets');
          say(g, 'laid', { who, n: me.memory.laid });
        },
        *0(g, _me, { who }) {
          yield* damage(g, who, 'mental', 1, 'BH-STRUCT-06');
        },
      },
    },
  ],
  tells: ['laid'],
  asks: ['keepsake', 'snatch'],
  ends: [{ side: 'heroes', why: 'laid', when: (_g, me) => me.memory.laid >= me.n.laid }],
  progress: {
    heroes: (_g, me) => me.memory.laid / me.n.laid,
    traitor: (g) => 1 - heroes(g).length / Math.max(1, g.seats - 1),
  },
  aims: (g, _me, seat) => {
    if (!isHero(g, seat))
      return heroes(g).map((prey) => ({ worth: carriedBy(g, prey, 'keepsake').length > 0 ? 6 : 3, prey }));
    if (carriedBy(g, seat, 'keepsake').length > 0) return [{ worth: 8, at: [GRAVEYARD] }];
    return [{ worth: 6, at: tokensOf(g, 'keepsake').flatMap(tileOfToken) }];
  },
});
