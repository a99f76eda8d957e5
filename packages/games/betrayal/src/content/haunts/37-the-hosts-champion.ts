import type { Betrayal, Hands, Rules, Trait, Victory } from '../kit.ts';
import {
  byRound,
  ENTRANCE,
  haunt,
  hauntChoice,
  hauntTile,
  layDown,
  placeToken,
  roomsOnFoot,
  roundOf,
  shuffled,
  TRAITS,
  take,
  tileOf,
  together,
  use,
  within,
} from '../kit.ts';
import {
  BALLROOM,
  bill,
  bout,
  champion,
  isFought,
  isOn,
  mayFight,
  memory,
  RELIC_KINDS,
  relicOn,
  relicsOf,
} from './37-bouts.ts';
import { FIRST_BILL, fences, isDue, marshals, ranked, strength } from './37-wishes.ts';

const numbers = { dice: [4, 5, 5, 5], laurels: [4, 5, 4, 4], squires: [0, 1, 1, 2] } as const;
type Mine = Hands<typeof memory, typeof numbers>;
const NEEDED = 3;
const LAST_ROUND = 12;
/** How far a Relic is flung. */
const FLUNG = 3;

/** Disarm: a Relic flies somewhere near in place of the damage. */
function* disarm(g: Betrayal, _me: Mine, { winner, by, loser }: Victory): Rules<boolean> {
  const near = within(g, tileOf(g, winner), FLUNG).filter((tile) => tile !== BALLROOM);
  const relics = relicsOf(g, loser).map((token) => ({
    ...{ id: `disarm:${token.kind}`, details: { token: token.kind }, token },
  }));
  if (relics.length === 0 || near.length === 0) return false;
  const { token } = yield* hauntChoice(g, by, 'disarm', [...relics, { id: 'disarm-not', token: null }]);
  if (token === null) return false;
  use(g, 'disarm');
  layDown(g, token, yield* hauntTile(g, by, 'flung', near));
  return true;
}

const weakOn = (trait: Trait) => ({ count: (_g: Betrayal, me: Mine) => me.memory.weak[trait] });

export const theHostsChampion = haunt<Mine>({
  number: 37,
  type: 'traitor',
  traitor: { most: 'might', not: 'revealer' },
  numbers,
  memory,
  books: { all: ['bout', 'result', 'bill', 'champion'], traitor: ['disarm', 'dance'] },
  counters: { laurels: { goal: 'laurels', side: 'traitor' } },
  tallies: {
    won: { count: (_g, me) => me.memory.won.length, goal: () => NEEDED, side: 'heroes' },
    ...Object.fromEntries(TRAITS.map((trait) => [`weak-${trait}`, weakOn(trait)])),
  },
  tokens: RELIC_KINDS.map((id) => ({ id, carried: { most: 1, by: 'heroes' as const } })),
  monsters: {
    champion: {
      traits: { might: 0, speed: 0, knowledge: 0, sanity: 0 },
      ...{ attack: 'never', harmed: 'unharmed', attackable: false, hinders: false, pushed: 'never', ownTurn: false },
    },
    squire: {
      traits: { might: 3, speed: 4, knowledge: 2, sanity: 2 },
      comes: { count: 'squires', to: 'traitor', last: true },
    },
  },
  places: [BALLROOM],
  rises: {},
  setup: {
    heroes(g) {
      const free = roomsOnFoot(g).filter((tile) => tile !== BALLROOM);
      const rooms = shuffled(g, 'relics', free);
      for (const [i, kind] of RELIC_KINDS.entries()) placeToken(g, kind, { at: rooms[i % rooms.length] ?? ENTRANCE });
    },
    traitor: (g) => champion.spawn(g, BALLROOM),
  },
  won: [{ by: 'enemy', over: 'hero', does: disarm }],
  *endOfRound(g, me) {
    if (roundOf(g) >= FIRST_BILL && !isFought(g, me)) yield* together(g, bill(g, me));
  },
  actions: {
    'step-forward': {
      by: 'heroes',
      cost: 'attack',
      can: (g, me, who) => isOn(g, who) && (isFought(g, me) ? 'used-already' : mayFight(g, me, who) || 'kept-from-it'),
      does: (g, me, { who }) => bout(g, me, who),
    },
    'pick-up': {
      by: 'heroes',
      can: (g, _me, _who, at) => relicOn(g, at) !== undefined,
      does: (g, _me, { who, at }) => take(g, relicOn(g, at), who),
    },
  },
  tells: [...TRAITS.flatMap((trait) => [`with-${trait}`, `guard-${trait}`]), ...['won', 'drawn', 'lost', 'billed']],
  asks: ['bout', 'disarm', 'flung'],
  ends: [
    { side: 'heroes', why: 'bested', reached: 'won' },
    { side: 'traitor', why: 'laurels', reached: 'laurels' },
    { side: 'traitor', why: 'dance', after: LAST_ROUND },
  ],
  progress: {
    heroes: 'won',
    traitor: ['laurels', byRound(LAST_ROUND + 2)],
  },
  aims: {
    heroes: fences,
    traitor: marshals,
    monsters: (g) => marshals(g).filter(({ prey }) => prey !== undefined),
  },
  likes: {
    'step-forward': (g, me, seat) => (strength(g, me, seat, ranked(g, me, seat)[0]) >= -2 || isDue(g, me) ? 8 : 1),
    'pick-up': 6,
    bout: (g, me, seat, { details }) => {
      const fighter = me.memory.fighter ?? seat;
      const order = ranked(g, me, fighter);
      // Every third time the second best, each by its own count, so that neither side can be read.
      const second = seat === fighter ? (roundOf(g) + fighter) % 3 === 0 : (roundOf(g) + me.memory.laurels) % 3 === 1;
      return order[second ? 1 : 0] === details?.['trait'] ? 2 : 0;
    },
    disarm: { disarm: 3, 'disarm-not': 2 },
  },
});
