import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal, CardId, Token } from '../state.ts';
import { whyCannot } from './cannot.ts';
import { handOver } from './cards.ts';
import { explorerAt, tileOf } from './figures.ts';
import { moment } from './in-play.ts';
import { carriedBy, take, tokenKind } from './tokens.ts';
import { isUsed } from './uses.ts';

/** A card, or a carried token by `token:<id>`. */
type Ware = string;

/** BH-TRADE-01 to BH-TRADE-06: any cards in either direction, if both agree. */
export function* trade(g: Betrayal, seat: Seat, other: Seat): Rules {
  const given = yield* pick(g, seat, seat, 'trade-give', other, []);
  const taken = yield* pick(g, seat, other, 'trade-take', other, given);
  const named = { given: given.map((ware) => wareName(g, ware)), taken: taken.map((ware) => wareName(g, ware)) };
  const agreed = yield* g.confirm(other, 'agree-trade', 'BH-TRADE-03', { from: seat, ...named });
  if (!agreed) return g.tell('all', 'trade-refused', { from: seat, to: other, rule: 'BH-TRADE-03' });
  yield* change(g, seat, other, given);
  yield* change(g, other, seat, taken);
  g.tell('all', 'traded', { from: seat, to: other, ...named, rule: 'BH-TRADE-02' });
}

interface WareOption extends Option {
  readonly ware: Ware | null;
}

/** One thing after the other, until it is enough. What was given nothing for must be something. */
function* pick(
  g: Betrayal,
  asked: Seat,
  owner: Seat,
  kind: 'trade-give' | 'trade-take',
  other: Seat,
  before: readonly Ware[],
): Rules<Ware[]> {
  const chosen: Ware[] = [];
  for (;;) {
    const left = wares(g, owner).filter((one) => !chosen.includes(one));
    const nothing = kind === 'trade-take' && before.length + chosen.length === 0;
    const isMore = left.some((ware) => whyNotTraded(g, ware) === undefined);
    const options = (): WareOption[] => [
      { id: 'done', ware: null, blocked: nothing && isMore ? 'nothing-to-trade' : false },
      ...apart(g, left).map(({ ware, n }) => ({
        id: `ware:${ware}`,
        ware,
        details: { card: wareName(g, ware), n },
        blocked: whyNotTraded(g, ware),
      })),
    ];
    const about = kind === 'trade-give' ? { to: other } : { from: other };
    const { ware } = yield* g.ask<WareOption, typeof kind>(asked, kind, 'BH-TRADE-02', options, about as never); // as `kind` says
    if (ware === null) return chosen;
    chosen.push(ware);
  }
}

const tokenIn = (g: Betrayal, ware: Ware): Token | undefined => g.state.tokens.find(({ id }) => `token:${id}` === ware);

/** A token is called by its kind, a card by itself. */
export const wareName = (g: Betrayal, ware: Ware): string => tokenIn(g, ware)?.kind ?? ware;

/** The first of those that nobody could tell from each other, and how many of them there are. */
export function apart(g: Betrayal, goods: readonly Ware[]): { readonly ware: Ware; readonly n: number }[] {
  const alike = new Map<string, Ware[]>();
  for (const ware of goods) {
    const key = likeness(g, ware);
    alike.set(key, [...(alike.get(key) ?? []), ware]);
  }
  return [...alike.values()].flatMap(([ware, ...others]) =>
    ware === undefined ? [] : [{ ware, n: others.length + 1 }],
  );
}

/** Tokens with a face are never alike: whoever does not see it cannot know. */
function likeness(g: Betrayal, ware: Ware): string {
  const token = tokenIn(g, ware);
  if (token === undefined || token.face !== null) return ware;
  return [token.kind, token.of, token.n, token.up].join(' ');
}

/** What somebody could hand over. */
export function wares(g: Betrayal, seat: Seat): Ware[] {
  const tokens = carriedBy(g, seat).filter(({ kind }) => {
    const carried = tokenKind(g, kind)?.carried;
    return carried !== undefined && carried.kept !== true;
  });
  return [...explorerAt(g, seat).cards, ...tokens.map(({ id }) => `token:${id}`)];
}

/** BH-TRADE-04, BH-TRADE-05. */
function whyNotTraded(g: Betrayal, ware: Ware): string | undefined {
  if (isUsed(g, `card:${ware}`)) return 'used-this-turn';
  return g.state.turn.weapons.includes(ware) ? 'attacked-with' : undefined;
}

function* change(g: Betrayal, from: Seat, to: Seat, goods: readonly Ware[]): Rules {
  const cards: CardId[] = goods.filter((ware) => !ware.startsWith('token:'));
  yield* handOver(g, from, to, cards, 'trade');
  for (const ware of goods.filter((one) => one.startsWith('token:'))) {
    const token = tokenIn(g, ware);
    if (token === undefined) continue;
    take(g, token, to);
    yield* moment(g, 'onGain', to, token.kind, 'trade');
  }
}

/** Whether two explorers have anything to trade. */
export function canTrade(g: Betrayal, seat: Seat, other: Seat): boolean {
  return tileOf(g, seat) === tileOf(g, other) && canTradeAfar(g, seat, other);
}

/** The same, wherever the two are; `kept` is a card that cannot be part of it. */
export function canTradeAfar(g: Betrayal, seat: Seat, other: Seat, kept: CardId | null = null): boolean {
  const all = [...wares(g, seat), ...wares(g, other)];
  const isFree = all.some((ware) => ware !== kept && whyNotTraded(g, ware) === undefined);
  return isFree && whyCannot(g, other, 'trade') === undefined;
}
