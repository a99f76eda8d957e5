import { type Ask, memo, type Option, type Seat } from '@dreadhouse/engine';
import type { Trait } from '../content/explorers.ts';
import { type Direction, symbolOf, type TileId } from '../content/tiles.ts';
import type { Purpose } from '../content/types.ts';
import { atLeast } from '../odds/dice.ts';
import { throwOf } from '../odds/rolls.ts';
import { areOpposed, explorerAt, isMonster, tileOf } from '../rules/figures.ts';
import { openDoorsAt, throughDoors, withoutTile, withTile } from '../rules/house.ts';
import { distance } from '../rules/ways.ts';
import type { Betrayal, FigureId, MonsterId } from '../state.ts';
import { likingOf } from './actions.ts';
import { cardWorth, criticalTraits, isEarly, lostSteps } from './cards.ts';
import { type Opinion, opinion } from './opinion.ts';
import { Situation } from './situation.ts';
import { agreeOpinion, giveOpinion, takeOpinion } from './trades.ts';
import { spareSteps, stepCost, stepGain } from './vigour.ts';

type Answer = (g: Betrayal, seat: Seat, ask: Ask, option: Option) => Opinion;

/** What to think of the answers to everything but "what do you do?". */
export function answerOpinion(g: Betrayal, seat: Seat, ask: Ask, option: Option): Opinion {
  return (ANSWERS[ask.kind] ?? nothing)(g, seat, ask, option);
}

const nothing: Answer = () => opinion(0, 'other');
const detail = ({ details }: Option, name: string): unknown => details?.[name];
const isYes = ({ id }: Option): boolean => id === 'yes';
const yes =
  (value: number, why: Opinion['why']): Answer =>
  (_g, _seat, _ask, option) =>
    opinion(isYes(option) ? value : 0, why);

const ANSWERS: Readonly<Record<string, Answer>> = {
  'turn-tile': layOpinion,
  'bury-tile': (_g, _seat, { about }, option) =>
    opinion(isYes(option) ? (symbolOf(about?.['tile'] as TileId) === 'item' ? -0.5 : 0.1) : 0, 'house'),
  'place-at': nearOpinion,
  'which-trait': rollOpinion,
  'take-damage': (g, seat, _ask, { id }) => opinion(-stepCost(g, seat, id as Trait), 'spare'),
  'take-as-general': yes(0.5, 'spare'),
  'lose-trait': (g, seat, _ask, { id }) => opinion(-stepCost(g, seat, id as Trait), 'spare'),
  'gain-trait': (g, seat, _ask, { id }) => opinion(stepGain(g, seat, id as Trait), 'strengthen'),
  'may-gain-critical': (g, seat, _ask, { id }) =>
    opinion(id === 'none' ? 0 : stepGain(g, seat, id as Trait), 'strengthen'),
  'before-roll': beforeRollOpinion,
  'after-roll': afterRollOpinion,
  'after-dice': afterRollOpinion,
  'which-result': (_g, _seat, _ask, option) => opinion(Number(detail(option, 'n') ?? 0), 'dice'),
  'which-die': (_g, _seat, _ask, option) => opinion(-Number(detail(option, 'n') ?? 0), 'dice'),
  'which-tile': whereOpinion,
  'which-card': (g, seat, _ask, option) =>
    opinion(option.id === 'none' ? 0 : 1 - cardWorth(g, String(detail(option, 'card')), seat), 'cards'),
  'may-decline-event': (g, _seat, _ask, option) => opinion(isYes(option) ? (isEarly(g) ? -0.1 : 0.3) : 0, 'spare'),
  'may-ignore-tile': yes(0.5, 'spare'),
  'event-choice': eventOpinion,
  'trade-give': giveOpinion,
  'trade-take': takeOpinion,
  'agree-trade': agreeOpinion,
  'push-to': pushOpinion,
  'which-figure': whomOpinion,
  volunteer: yes(-0.5, 'other'),
  'stay-traitor': yes(1, 'other'),
  monsters: monsterOpinion,
  'haunt-choice': hauntOpinion,
  'haunt-tile': hauntTileOpinion,
  'haunt-sealed': hauntOpinion,
};

/** Doors that meet, and doors that are still open. */
function layOpinion(g: Betrayal, _seat: Seat, { about }: Ask, option: Option): Opinion {
  const tile = about?.['tile'] as TileId;
  const door = { tile: about?.['at'] as TileId, direction: about?.['direction'] as Direction };
  const house = withoutTile(g.state.house, tile);
  if (house[door.tile] === undefined) return opinion(0, 'house');
  const laid = withTile(house, tile, door, Number(detail(option, 'turn') ?? 0));
  return opinion(0.3 * throughDoors(laid, tile).length + 0.2 * openDoorsAt(laid, tile).length, 'house');
}

/** Where one's own people are; the traitor likes it far from them. */
function nearOpinion(g: Betrayal, seat: Seat, _ask: Ask, option: Option): Opinion {
  const far = Math.min(9, distance(g, tileOf(g, seat), detail(option, 'tile') as TileId));
  return opinion(-0.1 * far, 'house');
}

/** How likely the better rows are, each by how good it is. */
function rowWorth(dice: number, bonus: number, leasts: readonly number[]): number {
  if (leasts.length === 0) return 0.3 * (dice + bonus);
  return leasts.reduce((sum, least) => sum + (least <= 0 ? 0 : atLeast(dice, least - bonus)), 0);
}

const leastsIn = ({ about }: Ask): readonly number[] => (about?.['leasts'] ?? []) as readonly number[];

function rollOpinion(g: Betrayal, seat: Seat, ask: Ask, { id }: Option): Opinion {
  const { dice, bonus } = throwOf(g, seat, id as Trait, { purpose: ask.about?.['why'] as Purpose });
  return opinion(2 * rowWorth(dice, bonus, leastsIn(ask)), 'dice');
}

/** A feather is saved for what matters; a light is not. */
function beforeRollOpinion(g: Betrayal, seat: Seat, ask: Ask, { id }: Option): Opinion {
  if (id === 'roll-on') return opinion(0, 'dice');
  if (id !== 'use:angels-feather') return opinion(0.5, 'dice');
  if (isEarly(g)) return opinion(-0.5, 'dice');
  const { dice, bonus } = throwOf(g, seat, ask.about?.['trait'] as Trait, { purpose: 'haunt' });
  const [best = 0] = leastsIn(ask);
  const hopeless = best > 0 && best <= 8 && atLeast(dice, best - bonus) < 0.4;
  return opinion(hopeless ? 1 : -0.5, 'dice');
}

/** Rolled again is only what has not reached the best row. */
function afterRollOpinion(_g: Betrayal, _seat: Seat, ask: Ask, { id }: Option): Opinion {
  if (id === 'roll-on') return opinion(0, 'dice');
  const total = Number(ask.about?.['total'] ?? 0);
  const dice = (ask.about?.['dice'] ?? []) as readonly number[];
  const leasts = leastsIn(ask);
  const reached = leasts.filter((least) => least > 0 && least <= total).length;
  const missing = leasts.filter((least) => least > total);
  const goal = Math.min(Number.POSITIVE_INFINITY, ...missing);
  if (leasts.length > 0 && !Number.isFinite(goal)) return opinion(-1, 'dice');
  const blanks = dice.filter((die) => die === 0).length;
  if (id === 'use:rabbits-foot') return opinion(blanks > 0 && goal - total <= 2 ? 0.6 : -0.2, 'dice');
  if (id === 'use:lucky-coin') return opinion(atLeast(blanks, goal - total) - 0.35 * blanks - 0.1, 'dice');
  const shift = total - dice.reduce((sum, die) => sum + die, 0);
  if (leasts.length === 0) return opinion(0.5 * (dice.length + shift - total) - 0.6, 'dice');
  return opinion(rowWorth(dice.length, shift, leasts) - reached - 0.5, 'dice');
}

/** As if the turn went on from there. */
function whereOpinion(g: Betrayal, seat: Seat, ask: Ask, { id }: Option): Opinion {
  if (ask.about?.['why'] === 'passage')
    return opinion(0.1 * Math.min(9, distance(g, tileOf(g, seat), id as TileId)), 'house');
  return opinion(worthAt(g, seat, id as TileId), 'towards');
}

function worthAt(g: Betrayal, seat: Seat, tile: TileId): number {
  return situationOf(g, seat).worth(tile);
}

/** One look at the table serves all options of a question. */
const looks = memo((_g: Betrayal) => new Map<Seat, Situation>());

function situationOf(g: Betrayal, seat: Seat): Situation {
  const known = looks(g).get(seat) ?? new Situation(g, seat, seat, 0, false);
  looks(g).set(seat, known);
  return known;
}

/** What an Event offers. */
const OFFERS: Readonly<Record<string, number>> = {
  inhale: 0.1,
  drink: -0.2,
  ride: 0.1,
  'roll-haunt': 0.1,
  leave: 0,
  keep: 0,
};

function eventOpinion(g: Betrayal, seat: Seat, _ask: Ask, option: Option): Opinion {
  const [verb = '', card = ''] = option.id.split(':');
  if (verb === 'bury') return opinion(1 - cardWorth(g, card, seat), 'cards');
  if (verb === 'shake-hands') return opinion(spareSteps(explorerAt(g, seat), 'physical') >= 5 ? 0.4 : -2, 'cards');
  return opinion(OFFERS[verb] ?? 0, 'other');
}

/** An enemy goes away from one's own people, a friend to a better place. */
function pushOpinion(g: Betrayal, seat: Seat, { about }: Ask, { id }: Option): Opinion {
  const who = about?.['who'] as FigureId;
  if (isMonster(who) || areOpposed(g, seat, who))
    return opinion(0.1 * Math.min(9, distance(g, tileOf(g, seat), id as TileId)), 'escape');
  return opinion(worthAt(g, who, id as TileId), 'towards');
}

function whomOpinion(g: Betrayal, seat: Seat, { about }: Ask, option: Option): Opinion {
  const who = detail(option, 'who') as FigureId;
  const isFriend = who === seat || (!isMonster(who) && !areOpposed(g, seat, who));
  if (about?.['why'] !== 'heal' || isMonster(who)) return opinion(isFriend ? 0 : 0.1, 'other');
  return opinion((isFriend ? 1 : -1) * (criticalTraits(g, who) + 0.1 * lostSteps(g, who)), 'heal');
}

/** Those who are nearest to somebody act first. */
function monsterOpinion(g: Betrayal, _seat: Seat, _ask: Ask, option: Option): Opinion {
  const id = detail(option, 'monster') as MonsterId;
  const far = g.state.explorers
    .filter((one, other) => !one.dead && areOpposed(g, id, other))
    .map((one) => distance(g, tileOf(g, id), one.at, id));
  return opinion(-0.1 * Math.min(9, ...far), 'attack');
}

function hauntOpinion(g: Betrayal, seat: Seat, { about }: Ask, option: Option): Opinion {
  return opinion(likingOf(g, seat, String(about?.['what']), option) ?? 0, 'act');
}

/** Where the haunt does not say: the traitor hides things far from the heroes, everybody else wants them near. */
function hauntTileOpinion(g: Betrayal, seat: Seat, { about }: Ask, option: Option): Opinion {
  const liked = likingOf(g, seat, String(about?.['what']), option);
  if (liked !== undefined) return opinion(liked, 'act');
  const isTraitor = g.state.haunt?.traitor === seat;
  const far = g.state.explorers
    .filter((one, other) => !one.dead && (other !== g.state.haunt?.traitor || !isTraitor))
    .map((one) => Math.min(9, distance(g, one.at, option.id as TileId)));
  const mean = far.reduce((sum, steps) => sum + steps, 0) / Math.max(1, far.length);
  return opinion((isTraitor ? 0.1 : -0.1) * mean, 'act');
}
