import type { Betrayal, Hands, TileId } from '../kit.ts';
import {
  corpsesOn,
  fallen,
  haunt,
  helped,
  heroesHunted,
  heroesOn,
  isHero,
  monsters,
  status,
  symbolOf,
  tiles,
  tokens,
  traitOf,
} from '../kit.ts';

const servants = monsters('servant');
const rites = tokens('rite');
const raised = status('raised', { noCorpse: true });

const numbers = { servants: [2, 3, 3, 5], might: [5, 5, 6, 5], rites: [4, 5, 6, 7] } as const;

const isFree = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) === 'omen' && !rites.lieOn(g, tile);

export const boneTithe = haunt<Hands<object, typeof numbers>>({
  number: 46,
  type: 'traitor',
  traitor: { least: 'sanity' },
  numbers,
  books: {},
  tallies: { rite: { count: rites.count, goal: 'rites', side: 'heroes' } },
  tokens: [rites],
  statuses: [raised],
  monsters: {
    servant: {
      traits: { might: 'might', speed: 3, knowledge: 1, sanity: 1 },
      comes: { count: 'servants', to: 'traitor' },
    },
  },
  rises: { might: 1 },
  actions: {
    chant: {
      by: 'heroes',
      roll: 'sanity',
      bonus: helped,
      where: isFree,
      rows: { 5: (g, _me, { at }) => rites.place(g, { at }) },
    },
    raise: {
      by: 'traitor',
      can: (g, _me, _who, at) => {
        const bodies = corpsesOn(g, at).filter((seat) => isHero(g, seat));
        return bodies.length > 0 && bodies;
      },
      // What the dead owned stays where they fell, and is looted as before.
      does(g, _me, { at, whom }) {
        raised.put(g, whom);
        servants.spawn(g, at);
      },
    },
    desecrate: {
      by: 'traitor',
      roll: 'knowledge',
      where: rites,
      rows: { 5: (g, _me, { at }) => rites.sweepUp(g, at) },
    },
  },
  ends: [{ side: 'heroes', why: 'rites', reached: 'rite' }],
  progress: { heroes: 'rite', traitor: fallen },
  aims: {
    heroes(g, me, seat) {
      const left = me.n.rites - rites.count(g);
      const free = tiles(g).filter((tile) => isFree(g, tile));
      // Where somebody chants already, a second voice helps; where too few rooms are left, more must be found.
      return [
        { worth: 6, at: free },
        { worth: 7, at: free.filter((tile) => heroesOn(g, tile).some((other) => other !== seat)) },
        { worth: free.length < left ? 5 : 1, explore: true },
      ];
    },
    traitor(g, me) {
      const left = me.n.rites - rites.count(g);
      return [
        ...heroesHunted(g, (prey) => 5 - Math.min(3, traitOf(g, prey, 'might') / 2)),
        { worth: 6, at: tiles(g).filter((tile) => corpsesOn(g, tile).some((body) => isHero(g, body))) },
        { worth: left <= 2 ? 7 : 2, at: rites.tiles(g) },
      ];
    },
  },
  likes: { chant: 9, raise: 9, desecrate: 5 },
});
