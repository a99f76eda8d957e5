import {
  fastChance,
  type KnownOdds,
  type KnownOptionOdds,
  type Match,
  type Option,
  type Outlook,
  type Seat,
} from '@dreadhouse/engine';
import { actionOdds, actionOf } from '../bot/actions.ts';
import { eventCard } from '../catalogue.ts';
import type { Trait } from '../content/explorers.ts';
import { CLEAR, LIGHT, RESULTS } from '../content/items/i01-i11.ts';
import { symbolOf, type TileId, tileDef } from '../content/tiles.ts';
import type { AttackWay, Purpose } from '../content/types.ts';
import type { BetrayalQuestions } from '../questions.ts';
import { attackWays } from '../rules/attack.ts';
import { leastsOf } from '../rules/cards.ts';
import { DICE, pips } from '../rules/dice.ts';
import { areOpposed, figuresOn, hasHaunt, tileOf } from '../rules/figures.ts';
import { deedOf } from '../rules/haunt-actions.ts';
import { lookAt } from '../rules/table.ts';
import { regionOf } from '../rules/ways.ts';
import type { Betrayal, BetrayalState, FigureId } from '../state.ts';
import { atLeast, countOdds, type Throw } from './dice.ts';
import { hauntChance } from './haunt.ts';
import { fightOdds, throwOf } from './rolls.ts';

type Known = Omit<KnownOptionOdds, 'exact'> & { readonly exact?: boolean };
const NOTHING: Known = { outcomes: [] };

/** What is known of every option of the present decision, from a world that the seat could be in. */
export function odds(match: Match<BetrayalState>, seat: Seat): KnownOdds {
  const { state, ask } = match.imagine(seat, fastChance('odds'));
  const g = lookAt(state);
  const found = match.legal(seat).map((option) => {
    const known = ask === null ? NOTHING : knownOf(g, seat, ask.kind, ask.about ?? {}, option);
    return [option.id, { exact: true, ...known }] as const;
  });
  return Object.fromEntries(found);
}

function knownOf(g: Betrayal, seat: Seat, kind: string, about: object, option: Option): Known {
  switch (kind) {
    case 'turn':
      return ofDeed(g, seat, seat, option);
    case 'monster':
      return ofDeed(g, seat, (about as BetrayalQuestions['monster']).monster, option);
    case 'event-choice':
      return ofEvent(g, option);
    case 'which-trait':
      return ofTrait(g, seat, about as BetrayalQuestions['which-trait'], option);
    case 'before-roll':
      return ofRoll(about as BetrayalQuestions['before-roll'], option);
    case 'which-result':
      return ofResult(about as BetrayalQuestions['which-result'], option);
    case 'after-roll':
    case 'after-dice':
      return ofDice(about as BetrayalQuestions['after-dice'], option);
    case 'which-die':
      return ofDie(about as BetrayalQuestions['which-die'], option);
    default:
      return NOTHING;
  }
}

function ofDeed(g: Betrayal, seat: Seat, who: FigureId, option: Option): Known {
  const [verb = '', wayId = ''] = option.id.split(':');
  if (verb === 'attack') {
    const way = attackWays(g, who).find(({ id }) => id === wayId);
    return way === undefined ? NOTHING : ofAttack(g, who, option.details?.['who'] as FigureId, way);
  }
  if (verb === 'throw') return ofBlast(g, who, option.details?.['tile'] as TileId);
  if (verb === 'discover') return ofDiscovery(g, seat);
  const found = actionOf(g, option);
  if (found === null) return NOTHING;
  return { outcomes: rows(actionOdds(g, found.action, deedOf(g, seat, found.target))) };
}

/** BH-ATK-05, BH-ATK-06: won, tied or lost, as the dice fall before anybody does anything about them. */
function ofAttack(g: Betrayal, attacker: FigureId, defender: FigureId, way: AttackWay): Known {
  let [won, tied, lost] = [0, 0, 0];
  for (const [margin, chance] of fightOdds(g, attacker, defender, way)) {
    if (margin > 0) won += chance;
    else if (margin === 0) tied += chance;
    else lost += chance;
  }
  const outcomes: Outlook[] = [
    { key: 'won', chance: won, tone: 'good', sign: '⚔' },
    { key: 'tied', chance: tied, tone: 'fair', sign: '=' },
    { key: 'lost', chance: lost, tone: way.safe === true ? 'fair' : 'bad', sign: '✕' },
  ];
  return { outcomes };
}

/** Dynamite: how many of those on the tile fail their roll; and whether one of them is of the thrower's own side. */
function ofBlast(g: Betrayal, thrower: FigureId, at: TileId): Known {
  const there = figuresOn(g, at).map((who) => {
    const { dice, bonus } = throwOf(g, who, 'speed', { purpose: 'card' });
    return { who, chance: 1 - atLeast(dice, CLEAR - bonus) };
  });
  const outcomes = countOdds(there.map(({ chance }) => chance)).map(
    (chance, hit): Outlook => ({
      key: `hit:${hit}:${there.length}`,
      chance,
      tone: hit === 0 ? 'bad' : hit === there.length ? 'good' : 'fair',
      sign: `${hit}✸`,
    }),
  );
  const spared = there.reduce((all, { who, chance }) => (areOpposed(g, thrower, who) ? all : all * (1 - chance)), 1);
  const own: Outlook = { key: 'own-hit', chance: 1 - spared, tone: 'bad', sign: '!' };
  return { outcomes: outcomes.reverse(), ...(spared < 1 ? { risks: [own] } : {}) };
}

const SYMBOLS = ['item', 'omen', 'event', 'none'] as const;
const TONES: Readonly<Record<(typeof SYMBOLS)[number], Outlook['tone']>> = {
  item: 'good',
  omen: 'fair',
  event: 'fair',
  none: 'fair',
};
/** Alike in every language: a chest, a jewel, a spiral. */
const SIGNS: Readonly<Record<(typeof SYMBOLS)[number], string>> = { item: '▣', omen: '◈', event: '◎', none: '–' };

/** Which card a new room may bring, by the tiles that are left for the region; and the haunt, if it is an Omen (BH-DICE-08). */
function ofDiscovery(g: Betrayal, seat: Seat): Known {
  const region = regionOf(g, tileOf(g, seat));
  const left = g.state.stack.filter((tile) => tileDef(tile).regions.includes(region));
  if (left.length === 0) return NOTHING;
  const share = (symbol: string): number =>
    left.filter((tile) => (symbolOf(tile) ?? 'none') === symbol).length / left.length;
  const outcomes = SYMBOLS.map(
    (symbol): Outlook => ({ key: `room:${symbol}`, chance: share(symbol), tone: TONES[symbol], sign: SIGNS[symbol] }),
  );
  const haunt = share('omen') * hauntChance(g.state.omensDrawn, g.state.decks.omen.length);
  return hasHaunt(g)
    ? { outcomes, exact: false }
    : { outcomes, exact: false, risks: [{ key: 'haunt', chance: haunt, tone: 'fair', sign: '☾' }] };
}

/** What may be done with an Event rolls plain dice, and its rows are known. */
function ofEvent({ state }: Betrayal, { id }: Option): Known {
  const card = state.drawn === null ? null : eventCard(state.drawn);
  if (card?.dice === undefined || card.rows === undefined || id === 'leave') return NOTHING;
  return { outcomes: rows(reached({ dice: card.dice, bonus: 0 }, leastsOf(card.rows))) };
}

function ofTrait(g: Betrayal, seat: Seat, { why, leasts }: BetrayalQuestions['which-trait'], { id }: Option): Known {
  if (leasts.length === 0) return NOTHING;
  return { outcomes: rows(reached(throwOf(g, seat, id as Trait, { purpose: why as Purpose }), leasts)), exact: false };
}

/** Before the dice: as they are, with the Flashlight, or as the Feather says. */
function ofRoll({ throws, bonus, leasts }: BetrayalQuestions['before-roll'], { id }: Option): Known {
  if (leasts.length === 0) return NOTHING;
  if (id === 'use:angels-feather')
    return { outcomes: rows(reached({ dice: 0, bonus: Math.max(...RESULTS) }, leasts)), exact: false };
  const dice = id === 'use:flashlight' ? Math.min(DICE, throws + LIGHT) : throws;
  return { outcomes: rows(reached({ dice, bonus }, leasts)), exact: false };
}

/** A result that is taken instead of rolling is certain. */
function ofResult({ leasts }: BetrayalQuestions['which-result'], { details }: Option): Known {
  if (leasts.length === 0) return NOTHING;
  return { outcomes: rows(reached({ dice: 0, bonus: Number(details?.['n'] ?? 0) }, leasts)) };
}

/** The dice lie there: leaving them is certain, rolling them again is not. */
function ofDice({ total, dice, ...goals }: BetrayalQuestions['after-dice'], { id }: Option): Known {
  if (id === 'roll-on') return ofThrow({ dice: 0, bonus: total }, goals);
  const again = againOf(total, dice)[id];
  return again === undefined ? NOTHING : { ...ofThrow(again, goals), exact: false };
}

/** What a throw can come to: rows of a table, or the haunt (BH-DICE-08); where neither is known, nothing. */
function ofThrow(
  thrown: Throw,
  { leasts, haunted }: Pick<BetrayalQuestions['after-dice'], 'leasts' | 'haunted'>,
): Known {
  if (haunted === undefined) return leasts.length === 0 ? NOTHING : { outcomes: rows(reached(thrown, leasts)) };
  const comes = atLeast(thrown.dice, haunted - thrown.bonus);
  return {
    outcomes: [
      { key: 'haunt', chance: comes, tone: 'fair', sign: '☾' },
      { key: 'no-haunt', chance: 1 - comes, tone: 'fair', sign: '–' },
    ],
  };
}

/** What is thrown again by each card that can: all dice, the blank ones, or one, of which the lowest serves best. */
function againOf(total: number, dice: readonly number[]): Readonly<Record<string, Throw>> {
  return {
    'use:creepy-doll': { dice: dice.length, bonus: total - pips(dice) },
    'use:lucky-coin': { dice: dice.filter((die) => die === 0).length, bonus: total },
    'use:rabbits-foot': { dice: 1, bonus: total - Math.min(...dice) },
  };
}

/** One die is rolled again. */
function ofDie({ total, ...goals }: BetrayalQuestions['which-die'], { details }: Option): Known {
  return ofThrow({ dice: 1, bonus: total - Number(details?.['n'] ?? 0) }, goals);
}

interface Row {
  readonly least: number;
  readonly chance: number;
}

/** The chance of each row, the best first. */
function reached({ dice, bonus }: Throw, leasts: readonly number[]): Row[] {
  let above = 0;
  return leasts.map((least) => {
    const all = least <= 0 ? 1 : atLeast(dice, least - bonus);
    const chance = Math.max(0, all - above);
    above = all;
    return { least, chance };
  });
}

function rows(all: readonly Row[]): Outlook[] {
  return all.map(({ least, chance }, i) => ({
    key: `row:${least}`,
    chance,
    tone: i === 0 ? 'good' : i === all.length - 1 ? 'bad' : 'fair',
    sign: i === all.length - 1 ? '✕' : `${least}+`,
  }));
}
