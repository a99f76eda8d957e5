import type { Rules, Seat } from '@dreadhouse/engine';
import { attack, seriousFrom } from '../rules/attack.ts';
import { die } from '../rules/death.ts';
import { drawToken } from '../rules/encounter.ts';
import { actionCards, discard, gainContamination } from '../rules/hand.ts';
import { slime } from '../rules/markers.ts';
import { intoBag, isThere, place, removeFigure } from '../rules/stalkers.ts';
import { isInPlay, peopleIn, person } from '../rules/table.ts';
import { lightWound } from '../rules/wounds.ts';
import type { Nemesis } from '../state.ts';
import type { AttackCard, Blow, Strike } from './definitions.ts';
import { STALKERS, type StalkerType, tokenDef } from './stalkers.ts';

// The attack deck of the design G-08: 20 cards. Effects happen from left to right and stop when the target dies.

const LARGE: readonly StalkerType[] = ['breeder', 'queen'];
const ALL_TYPES: readonly StalkerType[] = ['creeper', 'adult', 'breeder', 'queen'];

const light: Blow = (g, { target }) => lightWound(g, target);
function* contaminate(g: Nemesis, { target }: Strike): Rules {
  if (isInPlay(g, target)) gainContamination(g, target);
}
const inTurn = (...blows: readonly Blow[]): Blow =>
  function* (g, strike) {
    for (const blow of blows) if (isInPlay(g, strike.target)) yield* blow(g, strike);
  };

/** With so many serious wounds the target dies; otherwise it suffers another one. */
function* maul(g: Nemesis, strike: Strike, seat: Seat, limit: number): Rules {
  if (person(g, seat).serious.length >= limit) yield* die(g, seat);
  else yield* seriousFrom(g, strike, seat);
}

function* loseCard(g: Nemesis, { target }: Strike): Rules {
  const cards = actionCards(g, target);
  if (cards.length === 0) return;
  const card = g.pick('lost-card', cards);
  discard(g, target, [card]);
  g.reveal('all', 'discarded', { seat: target, cards: [card.face], rule: 'NL-G-08' });
}

/** AT-19: the creeper becomes a breeder, which attacks an empty hand at once, and in darkness any hand; once in all. */
function* moult(g: Nemesis, { stalker, target, room }: Strike, attacksAnyHand: boolean): Rules {
  if (stalker === null || !isThere(g, stalker)) return;
  const isFree = g.state.stalkers.filter(({ type }) => type === 'breeder').length < STALKERS.breeder.figures;
  if (!isFree) return;
  removeFigure(g, stalker);
  const breeder = yield* place(g, 'breeder', room);
  if (breeder === null) return;
  breeder.damage = stalker.damage;
  if (attacksAnyHand || person(g, target).hand.length === 0) yield* attack(g, breeder, target);
}

/** AT-20: another one comes, without surprising anybody. */
const swarm: Blow = function* (g, { room }) {
  const token = drawToken(g);
  const { type } = tokenDef(token);
  const placed = type === null ? null : yield* place(g, type, room, token);
  if (placed === null) intoBag(g, token);
};

const mauls: Blow = (g, strike) =>
  LARGE.includes(strike.type) ? maul(g, strike, strike.target, 2) : seriousFrom(g, strike, strike.target);
const rampage: Blow = function* (g, strike) {
  for (const seat of peopleIn(g, strike.room)) yield* maul(g, strike, seat, 2);
};
/** AT-16: with so many serious wounds the target dies. */
const impale =
  (limit: number): Blow =>
  (g, strike) =>
    maul(g, strike, strike.target, limit);

function card(
  id: string,
  symbols: readonly StalkerType[],
  blood: number | 'retreat',
  effect: Blow,
  dark?: Blow,
): AttackCard {
  return dark === undefined ? { id, symbols, blood, effect } : { id, symbols, blood, effect, dark };
}

const slash = inTurn(light, contaminate);
const drop = inTurn(light, light);

export const ATTACKS: readonly AttackCard[] = [
  ...[2, 3, 4, 4].map((blood, i) => card(`slash-${i + 1}`, ALL_TYPES, blood, slash, light)),
  card('maul-1', ['adult', ...LARGE], 3, mauls),
  card('maul-2', LARGE, 4, mauls),
  card('maul-3', LARGE, 5, mauls),
  card('maul-4', LARGE, 'retreat', mauls),
  ...([2, 3, 'retreat'] as const).map((blood, i) =>
    card(`drop-from-the-ceiling-${i + 1}`, ['adult'], blood, drop, loseCard),
  ),
  ...[2, 4].map((blood, i) => card(`blood-trail-${i + 1}`, ['creeper'], blood, drop, contaminate)),
  ...[3, 5].map((blood, i) => card(`rampage-${i + 1}`, LARGE, blood, rampage)),
  ...[2, 5].map(
    (blood, i): AttackCard => ({
      ...card(`impale-${i + 1}`, ['queen'], blood, impale(2)),
      instead: impale(1),
    }),
  ),
  card('spray-1', ALL_TYPES, 4, inTurn(spray, contaminate), light),
  {
    ...card('moult-1', ['creeper'], 3, (g, strike) => moult(g, strike, false)),
    instead: (g, strike) => moult(g, strike, true),
  },
  card('swarm-call-1', ['creeper', 'breeder'], 'retreat', swarm, swarm),
];

function* spray(g: Nemesis, { target }: Strike): Rules {
  slime(g, target);
}
