import { shape } from '@dreadhouse/engine';
import {
  type Betrayal,
  corpsesOn,
  gain,
  haunt,
  heal,
  heroes,
  heroesOn,
  isHero,
  placeToken,
  put,
  removeToken,
  spawn,
  symbolOf,
  type TileId,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  traitOf,
} from '../kit.ts';

const numbers = { servants: [2, 3, 3, 5], might: [5, 5, 6, 5], rites: [4, 5, 6, 7] } as const;

const hasRite = (g: Betrayal, tile: TileId): boolean => tokensOn(g, tile, 'rite').length > 0;
const isFree = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) === 'omen' && !hasRite(g, tile);
const rites = (g: Betrayal): number => tokensOf(g, 'rite').length;

export const boneTithe = haunt<Record<string, never>, typeof numbers>({
  number: 46,
  type: 'traitor',
  traitor: { least: 'sanity' },
  numbers,
  start: () => ({}),
  shape: () => shape.record({}),
  books: {},
  tallies: { rite: { count: rites, goal: 'rites', side: 'heroes' } },
  tokens: [{ id: 'rite' }],
  statuses: [{ id: 'raised', noCorpse: true }],
  monsters: [{ id: 'servant', traits: { might: 'might', speed: 3, knowledge: 1, sanity: 1 } }],
  setup: {
    *traitor(g, me) {
      if (me.traitor === null) return;
      heal(g, me.traitor, 'all');
      gain(g, me.traitor, 'might');
      for (let i = 0; i < me.n.servants; i++) spawn(g, 'servant', tileOf(g, me.traitor));
    },
  },
  actions: [
    {
      id: 'chant',
      by: 'heroes',
      roll: (g, _me, { who }) => ({
        traits: ['sanity'],
        bonus: heroesOn(g, tileOf(g, who)).some((other) => other !== who) ? 1 : 0,
      }),
      can: (g, _me, who) => isFree(g, tileOf(g, who)),
      rows: {
        *5(g, _me, { who }) {
          placeToken(g, 'rite', { at: tileOf(g, who) });
        },
      },
    },
    {
      id: 'raise',
      by: 'traitor',
      can: (g, _me, who) => {
        const bodies = corpsesOn(g, tileOf(g, who)).filter((seat) => isHero(g, seat));
        return bodies.length > 0 && bodies;
      },
      // What the dead owned stays where they fell, and is looted as before.
      *does(g, _me, { who, target }) {
        put(g, Number(target), 'raised');
        spawn(g, 'servant', tileOf(g, who));
      },
    },
    {
      id: 'desecrate',
      by: 'traitor',
      roll: 'knowledge',
      can: (g, _me, who) => hasRite(g, tileOf(g, who)),
      rows: {
        *5(g, _me, { who }) {
          for (const rite of tokensOn(g, tileOf(g, who), 'rite')) removeToken(g, rite);
        },
      },
    },
  ],
  ends: [{ side: 'heroes', why: 'rites', when: (g, me) => rites(g) >= me.n.rites }],
  progress: {
    heroes: (g, me) => rites(g) / me.n.rites,
    traitor: (g) => 1 - heroes(g).length / Math.max(1, g.seats - 1),
  },
  aims: (g, me, seat) => {
    const left = me.n.rites - rites(g);
    if (!isHero(g, seat))
      return [
        ...heroes(g).map((prey) => ({ worth: 5 - Math.min(3, traitOf(g, prey, 'might') / 2), prey })),
        { worth: 6, at: tiles(g).filter((tile) => corpsesOn(g, tile).some((body) => isHero(g, body))) },
        { worth: left <= 2 ? 7 : 2, at: tokensOf(g, 'rite').flatMap(tileOfToken) },
      ];
    const free = tiles(g).filter((tile) => isFree(g, tile));
    // Where somebody chants already, a second voice helps; where too few rooms are left, more must be found.
    return [
      { worth: 6, at: free },
      { worth: 7, at: free.filter((tile) => heroesOn(g, tile).some((other) => other !== seat)) },
      { worth: free.length < left ? 5 : 1, explore: true },
    ];
  },
  likes: { chant: () => 9, raise: () => 9, desecrate: () => 5 },
});
