import { memo, type Option, type Rules } from '@dreadhouse/engine';
import type { Skill, SkillId, SkillKind } from '../content/killers/definitions.ts';
import { killerDef, skillDef } from '../content/killers/index.ts';
import { HAND_LIMIT, HIGHEST_LEVEL } from '../content/numbers.ts';
import { KILLER, type KillerState, type Terrorscape } from '../state.ts';
import { options, SKILL } from './pointing.ts';
import { team } from './team.ts';

export interface SkillOption extends Option {
  readonly card: SkillId;
}

/** The cards in hand, each once. */
function cardsInHand({ hand }: KillerState): SkillId[] {
  return [...new Set(hand)];
}

const playOption = memo((card: SkillId): Omit<SkillOption, 'rule'> => {
  const { cost } = skillDef(card);
  const price = typeof cost === 'number' && cost > 0 ? { cost: { cards: cost } } : {};
  return { ...SKILL(card), ...price, id: `play:${card}` };
});

const PAY = options('pay', SKILL, { rule: 'TS-R-03' });

/** The cards of one kind in hand, as far as they can be played now; with `looking` the others too, and why not. */
export function playable(g: Terrorscape, kind: SkillKind, rule: string, looking: boolean): SkillOption[] {
  const { killer } = g.state;
  const options: SkillOption[] = [];
  for (const card of cardsInHand(killer)) {
    const skill = skillDef(card);
    if (!isOfKind(skill, kind, killer.level)) continue;
    const blocked = whyNot(g, skill);
    if (blocked === undefined) options.push({ ...playOption(card), rule });
    else if (looking) options.push({ ...playOption(card), rule, blocked });
  }
  return options;
}

function isOfKind(skill: Skill, kind: SkillKind, level: number): boolean {
  if (skill[kind] !== undefined) return true;
  return kind === 'quick' && skill.quickFrom !== undefined && level >= skill.quickFrom;
}

function whyNot(g: Terrorscape, skill: Skill): string | undefined {
  const { killer, survivors } = g.state;
  const least = skill.cost === 'all' ? (skill.least ?? 0) : skill.cost;
  if (killer.hand.length - 1 < least) return 'cannot-pay';
  if (skill.needsWounded === true && !survivors.some(({ health }) => health === 1)) return 'nobody-wounded';
  return undefined;
}

/** The card is shown (TS-ENC-07 for attacks), and its cost is paid (TS-R-03). */
export function* play(g: Terrorscape, card: SkillId, kind: SkillKind, rule: string): Rules {
  const { killer } = g.state;
  const skill = skillDef(card);
  g.touch(`skill:${card}`);
  take(killer.hand, card);
  const known = killer.unlocked.indexOf(card);
  if (known >= 0) killer.unlocked.splice(known, 1);
  killer.played.push(card);
  g.reveal('all', 'card-played', { card, kind, rule });
  yield* pay(g, skill.cost === 'all' ? killer.hand.length : skill.cost);
}

function take(pile: SkillId[], card: SkillId): void {
  pile.splice(pile.indexOf(card), 1);
}

/** TS-R-03: discards cards from the hand; the Survivors see how many. */
export function* pay(g: Terrorscape, cost: number): Rules {
  for (let left = cost; left > 0; left--) yield* payOne(g, 'pay', left);
}

function* payOne(g: Terrorscape, kind: 'pay' | 'hand-full', left: number): Rules {
  const { killer } = g.state;
  const cards = cardsInHand(killer);
  const card =
    left === killer.hand.length // everybody sees that there is no choice
      ? (cards[0] as SkillId)
      : (yield* g.ask(KILLER, kind, 'TS-R-03', () => cardsInHand(killer).map(PAY), { left })).card;
  take(killer.hand, card);
  killer.paid.push(card);
  killer.unlocked = []; // it may have been one of those
  g.tell(KILLER, 'card-discarded', { card, rule: 'TS-R-03' });
  g.tell(team(g), 'card-discarded-unseen', { hand: killer.hand.length, rule: 'TS-R-03' });
}

/** TS-R-03: no more than six cards stay in hand. */
export function* keepHandLimit(g: Terrorscape): Rules {
  const { killer } = g.state;
  while (killer.hand.length > HAND_LIMIT) yield* payOne(g, 'hand-full', killer.hand.length - HAND_LIMIT);
}

/** Draws cards from the deck into the hand: the Survivors see how many. */
export function* drawCards(g: Terrorscape, count: number, rule: string): Rules {
  const { killer } = g.state;
  const drawn = yield* fromDeck(g, count, (card) => {
    killer.hand.push(card);
    killer.hand.sort();
  });
  g.tell(KILLER, 'cards-drawn', { cards: drawn.sort(), rule });
  g.tell(team(g), 'cards-drawn-unseen', { n: drawn.length, rule });
}

/** TS-ENC-19, TS-KILL-10: cards go from the deck to the discard pile, faces to the Killer only. */
export function* discardFromDeck(g: Terrorscape, count: number): Rules {
  const lost = yield* fromDeck(g, count, (card) => g.state.killer.paid.push(card));
  g.tell(KILLER, 'cards-lost', { cards: lost.sort(), rule: 'TS-ENC-19' });
  g.tell(team(g), 'cards-lost-unseen', { n: lost.length, rule: 'TS-ENC-19' });
}

/** One card after the other, as far as there are any. */
function* fromDeck(g: Terrorscape, count: number, put: (card: SkillId) => void): Rules<SkillId[]> {
  const cards: SkillId[] = [];
  while (cards.length < count && (yield* deckReady(g))) {
    const card = g.draw(g.state.killer.deck) as SkillId;
    put(card);
    cards.push(card);
    yield* cycleIfEmpty(g);
  }
  return cards;
}

/** TS-R-20: a deck that ran out while there was nothing to shuffle is made when a card is due. */
function* deckReady(g: Terrorscape): Rules<boolean> {
  const { killer } = g.state;
  if (killer.deck.length > 0) return true;
  yield* cycleIfEmpty(g);
  return killer.deck.length > 0;
}

/** TS-R-20: the last card has left the deck: one level up, the discards are the new deck, and the level has its reward. */
function* cycleIfEmpty(g: Terrorscape): Rules {
  const { killer } = g.state;
  if (killer.deck.length > 0 || killer.played.length + killer.paid.length === 0) return;
  killer.deck = [...killer.played, ...killer.paid].sort();
  killer.played = [];
  killer.paid = [];
  g.shuffle('skills', killer.deck);
  g.tell('all', 'deck-reshuffled', { n: killer.deck.length, rule: 'TS-R-20' });
  if (killer.level === HIGHEST_LEVEL) return;
  killer.level += 1;
  g.touch(`level:${killer.id}-${killer.level}`);
  const strength = killerDef(killer.id).strength[killer.level - 1] ?? 0;
  g.tell('all', 'level-up', { level: killer.level, strength, rule: 'TS-R-20' });
  yield* unlock(g);
}

/** TS-R-03: unlocked cards go to the hand, for all to see. */
function* unlock(g: Terrorscape): Rules {
  const { killer } = g.state;
  const cards = killer.locked.filter((card) => skillDef(card).locked === killer.level);
  const [card] = cards;
  if (card === undefined) return;
  killer.locked = killer.locked.filter((one) => !cards.includes(one));
  killer.hand.push(...cards);
  killer.hand.sort();
  killer.unlocked.push(...cards);
  g.tell('all', 'cards-unlocked', { card, n: cards.length, rule: 'TS-R-03' });
  yield* keepHandLimit(g);
}
