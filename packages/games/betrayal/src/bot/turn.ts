import type { Option } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import { explorerAt, isMonster, othersOn } from '../rules/figures.ts';
import type { FigureId } from '../state.ts';
import { actionWorth, likingOf } from './actions.ts';
import { cardWorth, criticalTraits, isEarly, lostSteps } from './cards.ts';
import { isFrail } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { giftFor } from './trades.ts';
import { damageCost } from './vigour.ts';

/** Nobody walks about for nothing. */
const STEP = 0.02;

const detail = ({ details }: Option, name: string): unknown => details?.[name];

/** What to think of anything that can be done in a turn, of an explorer or a monster. */
export function turnOpinion(s: Situation, option: Option): Opinion {
  const [verb = '', first = ''] = option.id.split(':');
  switch (verb) {
    case 'go':
      return goOpinion(s, first as TileId, Number(detail(option, 'cost') ?? 1), 0);
    case 'through':
      return goOpinion(s, first as TileId, Number(detail(option, 'cost') ?? 1), 0.4);
    case 'discover':
      return discoverOpinion(s, Number(detail(option, 'cost') ?? 1));
    case 'attack':
      return attackOpinion(s, option, first);
    case 'throw':
      return throwOpinion(s, first, detail(option, 'tile') as TileId);
    case 'haunt':
      return isMonster(s.who) ? insteadOpinion(s, option) : withRest(s, actionWorth(s, option), 'act');
    case 'take':
    case 'drop':
      return burdenOpinion(s, option, verb);
    case 'loot':
      return withRest(s, 0.5 + cardWorth(s.g, String(detail(option, 'card')), s.seat), 'cards');
    case 'trade':
      return withRest(s, giftFor(s.g, s.seat, Number(first)) === null ? -1 : 1, 'share');
    case 'use':
      return withRest(s, useWorth(s, first), 'cards');
    case 'reveal':
      return opinion(likingOf(s.g, s.seat, 'reveal', option) ?? -0.5, 'act');
    default:
      return opinion(stayWorth(s), 'wait');
  }
}

/** Whoever ends the turn here, or leaves it for a new room, gives up the attack that could still be made. */
const stayWorth = (s: Situation): number => s.worth(s.at, false) - s.worth(s.at);

/** What is done without a step leaves all steps still to be made. */
function withRest(s: Situation, worth: number, why: Opinion['why'], attack = s.mayAttack): Opinion {
  if (worth <= 0) return opinion(worth - 0.1 + stayWorth(s), why);
  return opinion(worth + s.best(s.at, 0, attack) - s.worth(s.at), why);
}

/** To the best place that is still in reach by this step. */
function goOpinion(s: Situation, to: TileId, cost: number, price: number): Opinion {
  const worth = s.best(to, cost) - s.worth(s.at) - STEP - price;
  const isFlight = !isMonster(s.who) && isFrail(s.g, s.seat) && s.worth(to, false) > s.worth(s.at, false);
  if (isFlight) return opinion(worth, 'escape');
  if (s.thirst >= 3) return opinion(worth, 'explore');
  return opinion(worth, worth > 0 ? 'towards' : 'other');
}

/** A new room ends the turn there. */
function discoverOpinion(s: Situation, cost: number): Opinion {
  return opinion(s.discoverWorth(s.at) - s.worth(s.at) - STEP * cost, 'explore');
}

function attackOpinion(s: Situation, option: Option, wayId: string): Opinion {
  const way = s.wayNamed(wayId);
  const target = detail(option, 'who') as FigureId;
  if (way === undefined) return opinion(-1, 'attack');
  const worth = s.attackWorth(target, way);
  // What the same attack would be worth somewhere else is given up for it.
  const rest = s.best(s.at, 0, false) - s.worth(s.at);
  return opinion(worth > 0 ? worth + rest : worth - 0.1 + stayWorth(s), 'attack');
}

/** Dynamite: who is there, and whether they are enemies. */
function throwOpinion(s: Situation, _way: string, at: TileId): Opinion {
  let worth = -0.6;
  for (const [other, { dead, at: there }] of s.g.state.explorers.entries()) {
    if (dead || there !== at) continue;
    const cost = 0.5 * damageCost(s.g, other, 'physical', 4);
    const isPrey = s.aims.some(({ prey }) => prey === other);
    worth += isPrey ? cost : -1.5 * cost;
  }
  const isTraitor = s.g.state.haunt?.traitor === s.seat;
  for (const one of s.g.state.monsters) if (one.at === at && !isTraitor) worth += one.stunned ? 0.1 : 1;
  return withRest(s, worth, 'attack', false);
}

/** What a monster does in place of moving and attacking leaves it at a place, too. */
function insteadOpinion(s: Situation, option: Option): Opinion {
  const liked = likingOf(s.g, s.seat, String(detail(option, 'action')), option) ?? 0;
  if (detail(option, 'of') === 'nothing') return withRest(s, liked, 'act');
  if (detail(option, 'of') === 'attack') return withRest(s, liked, 'attack', false);
  const there = s.worth(detail(option, 'target') as TileId, false);
  return opinion(liked + there - s.worth(s.at), 'act');
}

/** Whatever can be taken up is wanted, unless the haunt says otherwise. */
function burdenOpinion(s: Situation, option: Option, verb: 'take' | 'drop'): Opinion {
  const liked = likingOf(s.g, s.seat, `${verb}-${String(detail(option, 'token'))}`, option);
  return withRest(s, liked ?? (verb === 'take' ? 3 : -1), 'act');
}

/** What a card's special action is worth just now; cards are saved for the haunt. */
function useWorth(s: Situation, card: string): number {
  const { g, seat } = s;
  switch (card) {
    case 'first-aid-kit':
      return (
        2.5 * Math.max(...[seat, ...othersOn(g, seat)].map((one) => (isKin(s, one) ? criticalTraits(g, one) : 0))) - 1
      );
    case 'mirror':
      return lostSteps(g, seat, ['knowledge', 'sanity']) - 2.5;
    case 'strange-medicine':
      return lostSteps(g, seat, ['might', 'speed']) - 2.5;
    case 'map':
      return isEarly(g) ? -1 : bestAnywhere(s) - s.best(s.at, 0) - 1.5;
    case 'mystical-stopwatch':
      return explorerAt(g, seat).cards.length > 0 && s.aims.some(({ at }) => at?.includes(s.at) === true) ? 1 : -0.5;
    default:
      return -0.5;
  }
}

const isKin = (s: Situation, other: number): boolean => other === s.seat || s.friendsHere.includes(other);

/** The best of all tiles, wherever it lies. */
function bestAnywhere(s: Situation): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const tile of Object.keys(s.g.state.house) as TileId[]) best = Math.max(best, s.worth(tile));
  return best;
}
