import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { BetrayalQuestions } from '../questions.ts';
import type { Betrayal, CardId, Token } from '../state.ts';
import { whyCannot } from './cannot.ts';
import { handOver } from './cards.ts';
import { explorerAt, tileOf } from './figures.ts';
import { moment } from './in-play.ts';
import { carriedBy, take, tokenKind, whyNotCarry } from './tokens.ts';
import { isUsed } from './uses.ts';

/** A card, or a carried token by `token:<id>`. */
type Ware = string;

/** BH-TRADE-01 to BH-TRADE-06: any cards in either direction, if both agree. */
export function* trade(g: Betrayal, seat: Seat, other: Seat): Rules {
  const given = yield* pickGiven(g, seat, other);
  const taken = yield* pickTaken(g, seat, other, given);
  const named = {
    from: seat,
    given: given.map((ware) => nameOf(g, ware)),
    taken: taken.map((ware) => nameOf(g, ware)),
  };
  if (!(yield* agrees(g, other, named, given, taken)))
    return g.tell('all', 'trade-refused', { from: seat, to: other, rule: 'BH-TRADE-03' });
  yield* change(g, seat, other, given);
  yield* change(g, other, seat, taken);
  g.tell('all', 'traded', { to: other, ...named, rule: 'BH-TRADE-02' });
  yield* moment(g, 'onTraded', seat, given.length, taken.length);
}

/** One way only: what an explorer hands another, wherever the two are, if that one agrees. */
export function* passOn(g: Betrayal, seat: Seat, other: Seat): Rules {
  const given = yield* pickGiven(g, seat, other);
  if (given.length === 0) return;
  const named = { from: seat, given: given.map((ware) => nameOf(g, ware)), taken: [] };
  if (!(yield* agrees(g, other, named, given, [])))
    return g.tell('all', 'trade-refused', { from: seat, to: other, rule: 'BH-TRADE-03' });
  yield* change(g, seat, other, given);
  g.tell('all', 'traded', { to: other, ...named, rule: 'BH-TRADE-02' });
}

/** What an explorer takes of somebody who cannot be asked: as much as is wished. */
export function* takeOver(g: Betrayal, seat: Seat, from: Seat): Rules {
  const taken: Ware[] = [];
  const option = ({ ware, n }: { readonly ware: Ware; readonly n: number }): WareOption => ({
    id: `ware:${ware}`,
    ware,
    details: { card: knownAs(g, ware, seat), n },
    blocked: whyCannot(g, seat, 'own', ware) ?? whyTooMany(g, seat, ware, [...taken, ware], []) ?? false,
  });
  for (;;) {
    const left = wares(g, from).filter((one) => !taken.includes(one));
    const options = (): WareOption[] => [{ id: 'done', ware: null }, ...apart(g, left).map(option)];
    const { ware } = yield* g.ask<WareOption, 'trade-take'>(seat, 'trade-take', 'BH-TRADE-02', options, { from });
    if (ware === null) break;
    taken.push(ware);
  }
  yield* change(g, from, seat, taken);
}

/** BH-TRADE-03: whoever is asked reads what they know of the things, and not more. */
function* agrees(
  g: Betrayal,
  other: Seat,
  about: BetrayalQuestions['agree-trade'],
  given: readonly Ware[],
  taken: readonly Ware[],
): Rules<boolean> {
  const known = (wares: readonly Ware[]): string[] => wares.map((ware) => knownAs(g, ware, other));
  const options = (): Option[] => [{ id: 'yes', details: { given: known(given), taken: known(taken) } }, { id: 'no' }];
  return (yield* g.ask(other, 'agree-trade', 'BH-TRADE-03', options, about)).id === 'yes';
}

interface WareOption extends Option {
  readonly ware: Ware | null;
}

/** What the active explorer hands over. What the other cannot carry even after handing over all of the same kind stays. */
function* pickGiven(g: Betrayal, seat: Seat, other: Seat): Rules<Ware[]> {
  const given: Ware[] = [];
  for (;;) {
    const options = (): WareOption[] => [
      { id: 'done', ware: null },
      ...wareOptions(g, [seat, seat, other], given, (ware) =>
        whyTooMany(g, other, ware, [...given, ware], wares(g, other)),
      ),
    ];
    const { ware } = yield* g.ask<WareOption, 'trade-give'>(seat, 'trade-give', 'BH-TRADE-02', options, { to: other });
    if (ware === null) return given;
    given.push(ware);
  }
}

/** What is asked for in return: something, where nothing was given, and as much as the other could not carry otherwise. */
function* pickTaken(g: Betrayal, seat: Seat, other: Seat, given: readonly Ware[]): Rules<Ware[]> {
  const taken: Ware[] = [];
  const whyNotDone = (more: readonly WareOption[]): string | false => {
    const tooMany = given.map((ware) => whyTooMany(g, other, ware, given, taken)).find((why) => why !== undefined);
    if (tooMany !== undefined) return tooMany;
    const isMore = more.some(({ blocked }) => blocked === false);
    return given.length + taken.length === 0 && isMore && 'nothing-to-trade';
  };
  for (;;) {
    const options = (): WareOption[] => {
      const more = wareOptions(g, [seat, other, seat], taken, (ware) =>
        whyTooMany(g, seat, ware, [...taken, ware], given),
      );
      return [{ id: 'done', ware: null, blocked: whyNotDone(more) }, ...more];
    };
    const about = { from: other };
    const { ware } = yield* g.ask<WareOption, 'trade-take'>(seat, 'trade-take', 'BH-TRADE-02', options, about);
    if (ware === null) return taken;
    taken.push(ware);
  }
}

function wareOptions(
  g: Betrayal,
  [asked, owner, other]: readonly [asked: Seat, owner: Seat, other: Seat],
  chosen: readonly Ware[],
  whyNot: (ware: Ware) => string | undefined,
): WareOption[] {
  const left = wares(g, owner).filter((one) => !chosen.includes(one));
  return apart(g, left).map(({ ware, n }) => ({
    id: `ware:${ware}`,
    ware,
    details: { card: knownAs(g, ware, asked), n },
    blocked: whyNotTraded(g, owner, other, ware) ?? whyNot(ware) ?? false,
  }));
}

/** The first of those that nobody could tell from each other, and how many of them there are. */
export function apart(g: Betrayal, goods: readonly Ware[]): { readonly ware: Ware; readonly n: number }[] {
  const alike = new Map<string, Ware[]>();
  for (const ware of goods) {
    const name = nameOf(g, ware);
    alike.set(name, [...(alike.get(name) ?? []), ware]);
  }
  return [...alike.values()].flatMap(([ware, ...others]) =>
    ware === undefined ? [] : [{ ware, n: others.length + 1 }],
  );
}

/** BH-STRUCT-05: why a seat could not carry a token of this kind after getting some things and handing over others. */
function whyTooMany(
  g: Betrayal,
  seat: Seat,
  ware: Ware,
  gets: readonly Ware[],
  hands: readonly Ware[],
): string | undefined {
  const token = tokenOf(g, ware);
  if (token === undefined) return undefined;
  const isKind = (one: Ware): boolean => tokenOf(g, one)?.kind === token.kind;
  return whyNotCarry(g, token, seat, gets.filter(isKind).length - 1 - hands.filter(isKind).length) ?? undefined;
}

/** The carried token that a ware is, if it is one. */
export const tokenOf = (g: Betrayal, ware: Ware): Token | undefined =>
  g.state.tokens.find(({ id }) => `token:${id}` === ware);

/** What everybody calls it: a card by itself, a token by its kind, and by its number where it has a face that not everybody has seen. */
function nameOf(g: Betrayal, ware: Ware): string {
  const token = tokenOf(g, ware);
  if (token === undefined) return ware;
  return token.face === null ? token.kind : `${token.kind}:${token.id}`;
}

/** What a seat calls it: a token by its face, if it has been shown that. */
export function knownAs(g: Betrayal, ware: Ware, seat: Seat): string {
  const face = tokenOf(g, ware)?.face ?? null;
  return face?.seen.includes(seat) === true ? face.face : nameOf(g, ware);
}

/** What somebody could hand over. */
export function wares(g: Betrayal, seat: Seat): Ware[] {
  const tokens = carriedBy(g, seat).filter(({ kind }) => {
    const carried = tokenKind(g, kind)?.carried;
    return carried !== undefined && carried.kept !== true;
  });
  return [...explorerAt(g, seat).cards, ...tokens.map(({ id }) => `token:${id}`)];
}

/** BH-TRADE-04, BH-TRADE-05, and what a haunt binds to its owner or keeps from the other. */
function whyNotTraded(g: Betrayal, owner: Seat, other: Seat, ware: Ware): string | undefined {
  if (isUsed(g, `card:${ware}`)) return 'used-this-turn';
  if (g.state.turn.weapons.includes(ware)) return 'attacked-with';
  return whyCannot(g, owner, 'trade', ware) ?? whyCannot(g, other, 'own', ware);
}

function* change(g: Betrayal, from: Seat, to: Seat, goods: readonly Ware[]): Rules {
  const cards: CardId[] = goods.filter((ware) => !ware.startsWith('token:'));
  yield* handOver(g, from, to, cards, 'trade');
  for (const ware of goods.filter((one) => one.startsWith('token:'))) {
    const token = tokenOf(g, ware);
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
  const isFree = [seat, other].some((owner) => {
    const to = owner === seat ? other : seat;
    return wares(g, owner).some((ware) => ware !== kept && whyNotTraded(g, owner, to, ware) === undefined);
  });
  return isFree && whyCannot(g, other, 'trade') === undefined;
}
