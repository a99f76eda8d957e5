import type { Option, Rules } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import type { Offer, Roll } from '../content/types.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { adrenaline } from './adrenaline.ts';
import { discardChosen, discardFromHand, handNames } from './hand.ts';
import { trackDice } from './horror-level.ts';
import { answer, moment, sum } from './in-play.ts';
import { expire } from './lasting.ts';
import { offers } from './things.ts';
import { anytimeOptions, quickOffers, run } from './windows.ts';

interface RollFor {
  readonly card: CardId;
  readonly kind: Roll['kind'];
  readonly attack?: boolean;
  readonly movement?: boolean;
}

/** FG-ROLL-01: a horror roll. FG-R-09: count the dice, roll, re-roll and use items, convert; then the outcome is fixed. */
export function* horrorRoll(g: FinalGirl, what: RollFor): Rules<Roll> {
  const roll: Roll = {
    card: what.card,
    kind: what.kind,
    attack: what.attack === true,
    movement: what.movement === true,
    dice: 0,
    faces: [],
    partialsSucceed: false,
    converted: 0,
    extra: 0,
    successes: 0,
  };
  roll.dice = trackDice(g) + adrenaline(g) + sum(g, 'dice', roll);
  yield* moment(g, 'beforeRoll', roll);
  castDice(g, roll);
  yield* changeDice(g, roll);
  roll.successes = successesOf(roll);
  g.tell('all', 'roll-counted', {
    card: roll.card,
    faces: roll.faces,
    successes: roll.successes,
    rule: 'FG-RES-02',
  });
  yield* moment(g, 'afterRoll', roll);
  return roll;
}

function castDice(g: FinalGirl, roll: Roll): void {
  // FG-R-10: "exactly" replaces everything. FG-ROLL-13, FG-ROLL-14: at least one die, and no more than are due.
  roll.dice = answer(g, 'exactDice', roll) ?? Math.max(1, roll.dice);
  roll.partialsSucceed = answer(g, 'partialsSucceed', roll) === true;
  expire(g, 'roll'); // FG-R-13: this was the next horror roll
  roll.faces = g.rollDice('horror', 6, roll.dice);
  g.tell('all', 'rolled', { card: roll.card, faces: roll.faces, rule: 'FG-ROLL-02' });
}

/** FG-ROLL-04, FG-ROLL-05, FG-ROLL-06, FG-SYM-10: 5 and 6 are successes, 3 and 4 partial ones, 1 and 2 nothing. */
function successesOf(roll: Roll): number {
  const least = roll.partialsSucceed ? 3 : 5;
  let successes = roll.converted + roll.extra;
  for (const face of roll.faces) if (face >= least) successes += 1;
  return successes;
}

function partials(roll: Roll): number {
  if (roll.partialsSucceed) return 0;
  let open = -roll.converted;
  for (const face of roll.faces) if (face === 3 || face === 4) open += 1;
  return open;
}

/** FG-ROLL-11, FG-ROLL-12, FG-R-11: everything that may be done to the dice, as long as the player wants. */
function* changeDice(g: FinalGirl, roll: Roll): Rules {
  const options = (looking: boolean): Option[] => diceOptions(g, roll, looking);
  for (;;) {
    const about = { card: roll.card, faces: roll.faces, successes: successesOf(roll) };
    const pick = yield* g.choose(PLAYER, 'after-roll', 'FG-R-09', options, about);
    if (pick.id === 'keep') return;
    if (pick.id === 'convert') yield* convert(g, roll);
    else yield* run(g, pick);
  }
}

const KEEP: Option = { id: 'keep', rule: 'FG-ROLL-09' };

function diceOptions(g: FinalGirl, roll: Roll, looking: boolean): Option[] {
  const changes = [...convertOption(g, roll, looking), ...rerollOptions(g, roll, looking)];
  return [KEEP, ...changes, ...anytimeOptions(g, looking), ...quickOffers(g)];
}

/** FG-ROLL-07, FG-ROLL-08, FG-ACT-08: two cards from hand turn one partial success into a success. */
function convertOption(g: FinalGirl, roll: Roll, looking: boolean): readonly Option[] {
  const blocked = partials(roll) === 0 ? 'no-partial-success' : g.state.hand.length < 2 ? 'two-cards-needed' : false;
  return blocked && !looking ? [] : [{ id: 'convert', rule: 'FG-ROLL-07', cost: { cards: 2 }, blocked }];
}

function* convert(g: FinalGirl, roll: Roll): Rules {
  yield* discardChosen(g, 2, 'FG-ROLL-07');
  roll.converted += 1;
  g.tell('all', 'converted', { rule: 'FG-ROLL-07' });
}

/** FG-R-09: re-rolls and items come before the first conversion. */
function rerollOptions(g: FinalGirl, roll: Roll, looking: boolean): readonly Offer[] {
  const tooLate = roll.converted > 0;
  if (tooLate && !looking) return [];
  const all = [...handNames(g).flatMap((card) => instantOptions(g, card, roll)), ...offers(g, 'rollOffers', roll)];
  return tooLate ? all.map((option) => ({ ...option, blocked: 'before-converting' })) : all;
}

/** FG-SAVE-10: an instant is an action card too, and waits for the rewards. */
function instantOptions(g: FinalGirl, card: CardId, roll: Roll): readonly Offer[] {
  const options = actionCard(card).afterRoll?.(g, roll) ?? [];
  return g.state.rewards.length === 0 ? options : options.map((option) => ({ ...option, blocked: 'rewards-first' }));
}

/** FG-R-48: an instant is played after a horror roll; it makes no roll itself. */
export function playInstant(g: FinalGirl, card: CardId): void {
  g.touch(`action:${card}`);
  discardFromHand(g, card, 'FG-R-48');
}

// --- re-rolling, for cards and items ---

export function rerollDie(g: FinalGirl, roll: Roll, index: number): void {
  reroll(g, roll, [index]);
}

/** What was told about the dice before still shows what they were: those that are rolled again are another list. */
function reroll(g: FinalGirl, roll: Roll, indices: readonly number[]): void {
  const before = indices.flatMap((index) => roll.faces[index] ?? []);
  const faces = [...roll.faces];
  for (const index of indices) faces[index] = g.roll('horror', 6);
  roll.faces = faces;
  g.tell('all', 're-rolled', { before, faces, rule: 'FG-ROLL-12' });
}

export function rerollAll(g: FinalGirl, roll: Roll): void {
  const before = roll.faces;
  roll.faces = g.rollDice('horror', 6, before.length);
  g.tell('all', 're-rolled', { before, faces: roll.faces, rule: 'FG-ROLL-12' });
}

/** The player picks dice to roll again: at least one, and as many as allowed. */
export function* rerollChosen(g: FinalGirl, roll: Roll, most = Number.POSITIVE_INFINITY): Rules {
  const chosen: number[] = [];
  while (chosen.length < Math.min(most, roll.faces.length)) {
    const pick = yield* g.ask(PLAYER, 'which-die', 'FG-ROLL-12', () => dieOptions(roll, chosen), {
      chosen: chosen.length,
    });
    if (pick.index === undefined) break;
    chosen.push(pick.index);
  }
  reroll(g, roll, chosen);
}

/** Dice that show the same are all alike. */
function dieOptions(roll: Roll, chosen: readonly number[]): (Option & { index?: number })[] {
  const seen = new Set<number>();
  const dice = roll.faces.flatMap((face, index) => {
    if (chosen.includes(index) || seen.has(face)) return [];
    seen.add(face);
    return [{ id: `die:${face}`, index, details: { face } }];
  });
  return chosen.length === 0 ? dice : [...dice, { id: 'done' }];
}
