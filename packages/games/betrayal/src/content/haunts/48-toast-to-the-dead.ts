import type { Betrayal, CardId, Hands, Option, Rules, Seat, TileId, Token, Trait } from '../kit.ts';
import {
  areOpposed,
  BASEMENT,
  bury,
  explorerAt,
  explorersOn,
  haunt,
  hauntChoice,
  heroesHunted,
  heroesOn,
  isItem,
  rollFor,
  roundOf,
  say,
  TRAITS,
  tileOf,
  tokens,
  traitOf,
} from '../kit.ts';
import {
  annoy,
  calmGuests,
  type Guest,
  guestsOn,
  layGuests,
  memory,
  offendedGuests,
  patienceOf,
  piecesOf,
  placeOf,
  please,
  tasteOf,
  tokenOf,
} from './48-guests.ts';

const gifts = tokens('gift');

const numbers = {
  guests: [6, 8, 9, 10],
  content: [3, 5, 6, 7],
  offended: [4, 4, 4, 4],
  patience: [4, 4, 5, 5],
  might: [4, 4, 4, 5],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 10;

interface Talk extends Option {
  readonly guest: Guest;
  readonly taste: Token;
}

/** Each Taste of each Guest here. */
function talks(g: Betrayal, me: Mine, who: Seat): Talk[] {
  return guestsOn(g, me, tileOf(g, who)).flatMap((guest) =>
    guest.tastes
      .flatMap((id) => tokenOf(g, id) ?? [])
      .map((taste) => ({
        ...{ id: `talk:${taste.id}`, guest, taste },
        details: { trait: tasteOf(taste), n: patienceOf(g, guest), left: guest.tastes.length },
      })),
  );
}

function* entertain(g: Betrayal, me: Mine, who: Seat): Rules {
  const { guest, taste } = yield* hauntChoice(g, who, 'talk', talks(g, me, who));
  const result = yield* rollFor(g, who, tasteOf(taste), [5, 2, 0]);
  if (result >= 5) please(g, me, guest, taste);
  else if (result < 2) annoy(g, me, guest, 1);
}

interface Present extends Talk {
  readonly card: CardId;
}

function presents(g: Betrayal, me: Mine, who: Seat): Present[] {
  const items = explorerAt(g, who).cards.filter(isItem);
  return talks(g, me, who)
    .filter(({ guest }) => guest.gift === null)
    .flatMap((talk) =>
      items.map((card) => ({
        ...{ ...talk, id: `present:${talk.taste.id}:${card}`, card },
        details: { ...talk.details, card },
      })),
    );
}

function* giveAPresent(g: Betrayal, me: Mine, who: Seat): Rules {
  const { guest, taste, card } = yield* hauntChoice(g, who, 'present', presents(g, me, who));
  bury(g, who, card);
  const at = placeOf(g, guest);
  if (at !== null) guest.gift = gifts.place(g, { at }).id;
  please(g, me, guest, taste);
}

interface Pick extends Option {
  readonly guest: Guest | null;
}
const pick = (g: Betrayal, guest: Guest): Pick => ({
  ...{ id: `guest:${guest.token}`, guest },
  details: { n: patienceOf(g, guest), left: guest.tastes.length },
});

function* slight(g: Betrayal, me: Mine, who: Seat): Rules {
  const here = guestsOn(g, me, tileOf(g, who)).map((guest) => pick(g, guest));
  const [only] = here;
  if (only === undefined) return;
  const { guest } = here.length === 1 ? only : yield* hauntChoice(g, who, 'slight', here);
  const result = yield* rollFor(g, who, ['knowledge', 'sanity'], [6, 4, 0]);
  if (guest !== null && result >= 4) annoy(g, me, guest, result >= 6 ? 2 : 1);
}

/** Take an arm: whoever leaves a tile on foot may take one Guest along, unless somebody of the other side is there. */
function* lead(g: Betrayal, me: Mine, who: Seat, from: TileId, to: TileId): Rules {
  const here = guestsOn(g, me, from).map((guest) => pick(g, guest));
  if (here.length === 0 || explorersOn(g, from).some((other) => areOpposed(g, who, other))) return;
  const alone: Pick = { id: 'alone', guest: null };
  const { guest } = yield* hauntChoice(g, who, 'arm', [alone, ...here]);
  if (guest === null) return;
  for (const piece of piecesOf(g, guest)) piece.at = to;
  say(g, 'led', { who, at: to });
}

/** What a hero is worth to the Guests of a tile: best where one Taste is left that suits. */
function charm(g: Betrayal, seat: Seat, trait: Trait, left: number): number {
  return traitOf(g, seat, trait) + (left === 1 ? 2 : 0);
}

export const toastToTheDead = haunt<Mine>({
  number: 48,
  type: 'traitor',
  traitor: { oldest: true, not: 'revealer' },
  numbers,
  memory,
  books: { all: ['calm', 'arm', 'alone'] },
  counters: { content: { goal: 'content', side: 'heroes' } },
  tallies: { offended: { count: offendedGuests.count, goal: 'offended', side: 'traitor' } },
  tokens: [calmGuests, gifts, ...TRAITS.map((trait) => ({ id: `taste-${trait}` }))],
  monsters: {
    'offended-guest': { traits: { might: 'might', speed: 3, knowledge: 3, sanity: 2 } },
  },
  rises: {},
  setup: { heroes: layGuests },
  *onMoved(g, me, { who, from, to, how }) {
    if (typeof who === 'number' && how === 'step' && g.state.turn.seat === who) yield* lead(g, me, who, from, to);
  },
  /** Dynamite: the calm Guests there lose all Patience. */
  onThrow(g, me, _seat, at) {
    for (const guest of guestsOn(g, me, at)) annoy(g, me, guest, patienceOf(g, guest));
  },
  onTileGone(g, me, tile) {
    for (const guest of guestsOn(g, me, tile)) for (const piece of piecesOf(g, guest)) piece.at = BASEMENT;
  },
  endOfRound(g, me) {
    const isLast = roundOf(g) >= LAST_ROUND;
    for (const guest of [...me.memory.guests]) {
      const at = placeOf(g, guest);
      if (isLast) annoy(g, me, guest, patienceOf(g, guest));
      else if (at !== null && heroesOn(g, at).length === 0) annoy(g, me, guest, 1);
    }
  },
  actions: {
    entertain: {
      by: 'heroes',
      can: (g, me, who) => talks(g, me, who).length > 0,
      does: (g, me, { who }) => entertain(g, me, who),
    },
    'give-a-present': {
      by: 'heroes',
      can: (g, me, who) => presents(g, me, who).length > 0,
      does: (g, me, { who }) => giveAPresent(g, me, who),
    },
    'slight-a-guest': {
      by: 'traitor',
      can: (g, me, _who, at) => guestsOn(g, me, at).length > 0,
      does: (g, me, { who }) => slight(g, me, who),
    },
  },
  tells: ['patience', 'content', 'led'],
  asks: ['talk', 'present', 'slight', 'arm'],
  ends: [
    { side: 'heroes', why: 'content', reached: 'content' },
    { side: 'traitor', why: 'offended', reached: 'offended' },
  ],
  progress: { heroes: 'content', traitor: 'offended' },
  aims: {
    heroes(g, me, seat) {
      const { guests } = me.memory;
      const at = (guest: Guest): TileId[] =>
        piecesOf(g, guest)
          .flatMap((piece) => piece.at ?? [])
          .slice(0, 1);
      return guests.map((guest) => {
        const best = Math.max(
          0,
          ...guest.tastes.map((id) => {
            const taste = tokenOf(g, id);
            return taste === undefined ? 0 : charm(g, seat, tasteOf(taste), guest.tastes.length);
          }),
        );
        return { worth: best + (patienceOf(g, guest) <= 2 ? 1 : 0), at: at(guest) };
      });
    },
    traitor(g, me) {
      const { guests } = me.memory;
      const at = (guest: Guest): TileId[] =>
        piecesOf(g, guest)
          .flatMap((piece) => piece.at ?? [])
          .slice(0, 1);
      return [
        ...guests.map((guest) => ({
          worth: 7 - patienceOf(g, guest) + (guest.tastes.length === 1 ? 1 : 0),
          at: at(guest),
        })),
        ...heroesHunted(g, 2),
      ];
    },
  },
  likes: {
    entertain: 6,
    'give-a-present': 5,
    'slight-a-guest': 6,
    talk: (g, _me, seat, { details, trait }) => charm(g, seat, trait, Number(details?.['left'])),
    present: (g, _me, seat, { trait }) => 9 - charm(g, seat, trait, 2),
    slight: (_g, _me, _seat, { details, n }) => 10 - n + (details?.['left'] === 1 ? 1 : 0),
    // Nobody is left alone who can come along; the traitor leads them away.
    arm: (_g, _me, _seat, { details }) => (details === undefined ? 0 : 6 - Number(details['n'])),
  },
});
