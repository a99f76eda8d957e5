import type { Ask, Option, Seat } from '@dreadhouse/engine';
import { areOpposed, explorerAt, hauntOf } from '../rules/figures.ts';
import { tokenOf, wares } from '../rules/trade.ts';
import type { Betrayal, CardId } from '../state.ts';
import { likingOf } from './actions.ts';
import { cardWorth } from './cards.ts';
import { type Opinion, opinion } from './opinion.ts';

/** What makes a gift worth an answer. */
const GIFT = 0.8;

/** Whether two help each other: everybody before the haunt, then those of one side. */
function areFriends(g: Betrayal, a: Seat, b: Seat): boolean {
  const isUnsure = hauntOf(g)?.type === 'hidden' && g.state.haunt?.revealed !== true;
  return hauntOf(g)?.type !== 'alone' && !isUnsure && !areOpposed(g, a, b);
}

/** What it is worth to hand this token or card over, where the haunt has something to say about it. */
function handingWorth(g: Betrayal, from: Seat, to: Seat, ware: string): number {
  const token = tokenOf(g, ware);
  const [what, details] =
    token === undefined ? (['card', { card: ware }] as const) : ([token.kind, { token: token.id }] as const);
  return likingOf(g, from, `hand-${what}`, { id: `to:${to}`, details }) ?? 0;
}

/** The card that the other can make more of, or the token that is better there, if there is one. */
export function giftFor(g: Betrayal, from: Seat, to: Seat): CardId | null {
  if (!areFriends(g, from, to)) return null;
  const wanted = wares(g, from).find((ware) => handingWorth(g, from, to, ware) > 0);
  if (wanted !== undefined) return wanted;
  let best: CardId | null = null;
  let most = GIFT;
  for (const card of explorerAt(g, from).cards) {
    const gain = wareWorth(g, card, to) - wareWorth(g, card, from);
    if (gain >= most && !g.state.turn.used.includes(`card:${card}`) && !g.state.turn.weapons.includes(card))
      [best, most] = [card, gain];
  }
  return best;
}

export function giveOpinion(g: Betrayal, seat: Seat, { about }: Ask, { id }: Option): Opinion {
  const to = Number(about?.['to']);
  if (id === 'done') return opinion(0, 'share');
  if (areFriends(g, seat, to) && handingWorth(g, seat, to, id.slice('ware:'.length)) > 0) return opinion(1, 'share');
  const gift = giftFor(g, seat, to);
  return opinion(gift !== null && id === `ware:${gift}` ? 1 : -1, 'share');
}

/** Nothing is asked for in return, least of all where giving is what counts; where something must change hands, what the other can spare. */
export function takeOpinion(g: Betrayal, seat: Seat, { about }: Ask, { id }: Option): Opinion {
  if (id === 'done') return opinion(0, 'share');
  const from = Number(about?.['from']);
  const card = id.slice('ware:'.length);
  const gain = wareWorth(g, card, seat) - wareWorth(g, card, from);
  const isGift = explorerAt(g, seat).cards.some((own) => handingWorth(g, seat, from, own) > 0);
  return opinion(areFriends(g, seat, from) && gain >= GIFT && !isGift ? gain : -1, 'cards');
}

/** A card, or a token by its kind and number: where it matters to the haunt, the haunt says what it is worth. */
function wareWorth(g: Betrayal, ware: string, seat: Seat): number {
  const [kind = ware] = ware.split(':');
  return likingOf(g, seat, `keep-${kind}`, { id: ware }) ?? cardWorth(g, ware, seat);
}

/** A fair deal, or a friend's. */
export function agreeOpinion(g: Betrayal, seat: Seat, { about }: Ask, { id }: Option): Opinion {
  if (id === 'no') return opinion(0, 'share');
  const from = Number(about?.['from']);
  const sum = (wares: unknown): number =>
    (wares as readonly string[]).reduce((total, ware) => total + wareWorth(g, ware, seat), 0);
  const gain = sum(about?.['given'] ?? []) - sum(about?.['taken'] ?? []);
  const theirs = areFriends(g, seat, from)
    ? ((about?.['taken'] ?? []) as readonly string[]).reduce((total, card) => total + wareWorth(g, card, from), 0)
    : 0;
  return opinion(gain + theirs + 0.1, 'share');
}
