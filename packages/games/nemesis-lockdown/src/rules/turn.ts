import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Act } from '../content/definitions.ts';
import type { Reason } from '../reasons.ts';
import type { Nemesis } from '../state.ts';
import { activationActs, fightActs, objectActs } from './basic-acts.ts';
import { discardItem, drop, dropCard, itemDef, itemsOf, makeRoom, showCard } from './carry.ts';
import { computerActs } from './computer-acts.ts';
import { handFaces } from './fight.ts';
import { actionCards, discard } from './hand.ts';
import { total } from './hooks.ts';
import { interrupted } from './interrupt.ts';
import { leaveActs } from './leave.ts';
import { carefulMove, move, unmarked } from './move.ts';
import { isObject } from './objects.ts';
import { pass, turnEnds } from './pass.ts';
import { doorOf, isInCombat, isInPlay, neighbours, person, roomAt, roomOf, tileAt } from './table.ts';

/** NL-ROUND-05: two actions, or one and pass, or pass. */
export function* takeTurn(g: Nemesis, seat: Seat): Rules {
  const { turn } = g.state;
  g.tell('all', 'turn', { seat, rule: 'NL-ROUND-04' });
  while (turn.actions < 2 || turn.unlimited) {
    const options = (looking: boolean): (Option | Act | Dropping)[] => [
      ...acts(g, seat, looking),
      ...droppings(g, seat),
      { id: 'pass', rule: 'NL-ROUND-05' },
    ];
    const pick = yield* g.ask(seat, 'act', 'NL-ROUND-05', options, { actions: turn.actions });
    if ('drops' in pick) yield* pick.drops(g);
    else if (!('run' in pick)) return yield* pass(g, seat);
    else if (yield* perform(g, seat, pick)) turn.actions += 1;
    if (roomOf(g, seat) === null || person(g, seat).passed) return;
  }
  yield* turnEnds(g, seat);
}

/** E-ACT: declared, prepared, paid, perhaps interrupted, resolved. False where it was called off before it was paid. */
function* perform(g: Nemesis, seat: Seat, act: Act): Rules<boolean> {
  const { turn } = g.state;
  turn.declared = [act.card, act.item, ...(act.needs ?? [])].filter((what) => what !== undefined);
  turn.owed = act.price;
  const goesOn = act.prepare === undefined || (yield* act.prepare(g));
  if (goesOn) yield* pay(g, seat, act);
  const isResolved = goesOn && !(yield* interrupted(g, seat));
  turn.declared = null;
  turn.owed = 0;
  if (isResolved) yield* act.run(g);
  turn.paidCards = 0;
  return goesOn;
}

/** NL-ACT-01 to NL-ACT-09: action cards out of the hand, one after the other, for all to see. */
function* pay(g: Nemesis, seat: Seat, act: Act): Rules {
  const { id: action, details = {}, price, card, item, spends = [], needs = [] } = act;
  const { turn } = g.state;
  turn.paidFrom = person(g, seat).discard.length;
  if (card !== undefined) {
    const played = actionCards(g, seat).find(({ face }) => face === card);
    if (played !== undefined) discard(g, seat, [played]);
    turn.declared = [...needs];
    g.touch(`action:${card}`);
    g.reveal('all', 'action-card', { seat, card, rule: 'NL-ACT-04' });
  }
  for (let left = price; left > 0; left--) {
    const options = (): Option[] => [...new Set(actionCards(g, seat).map(({ face }) => face))].map((id) => ({ id }));
    const { id } = yield* g.ask(seat, 'pay', 'NL-ACT-01', options, { left, action, details });
    const paid = actionCards(g, seat).find(({ face }) => face === id);
    if (paid !== undefined) discard(g, seat, [paid]);
    turn.owed = left - 1;
    g.reveal('all', 'paid', { seat, cards: [id], rule: 'NL-ACT-02' });
  }
  turn.paidCards = person(g, seat).discard.length - turn.paidFrom;
  if (item !== undefined) {
    showCard(g, seat, item);
    g.reveal('all', 'item-used', { seat, item, rule: 'NL-ACT-07' });
  }
  for (const one of spends) discardItem(g, seat, one);
  turn.declared = [...needs];
}

/** All that a turn offers; what is blocked only to whoever looks. */
function acts(g: Nemesis, seat: Seat, looking: boolean): Act[] {
  if (!isInPlay(g, seat)) return [];
  const fighting = isInCombat(g, seat);
  const cards = actionCards(g, seat).length;
  const offered: Act[] = [];
  for (const list of LISTS)
    for (const act of list(g, seat)) {
      const blocked = act.blocked || whyNot(act, fighting, cards);
      if (looking || !blocked) offered.push({ ...act, cost: { cards: act.price }, blocked });
    }
  return offered;
}

/** NL-SYM-01 to NL-SYM-04, NL-ACT-01: the card that is played pays for nothing. */
function whyNot({ combat, price, card }: Act, fighting: boolean, cards: number): Reason | false {
  if (combat === 'in' && !fighting) return 'only-in-combat';
  if (combat === 'out' && fighting) return 'only-out-of-combat';
  return cards - (card === undefined ? 0 : 1) < price && 'too-few-cards';
}

/** G-19; NL-COMBAT-12, NL-COMBAT-13: in combat a move is an escape to a room of one's choice. */
function basicActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  if (room === null) return [];
  const more = total(g, seat, 'moveCost'); // SW-3
  return neighbours(room).flatMap(({ corridor, room: to }): Act[] => {
    const blocked: Reason | false = doorOf(g, corridor) === 'closed' && 'closed-door';
    const about = { at: `room:${to}`, details: { room: to }, blocked };
    const isMarked: Reason | false = unmarked(g, to).length === 0 && 'all-corridors-marked';
    return [
      {
        ...about,
        id: `move:${to}`,
        rule: 'NL-ACT-02',
        price: 1 + more,
        combat: 'any',
        run: (now) => move(now, seat, to, corridor.id),
      },
      {
        ...about,
        ...{ id: `careful:${to}`, rule: 'NL-ACT-03', price: 2, combat: 'out', blocked: blocked || isMarked },
        run: (now) => carefulMove(now, seat, to, corridor.id),
      },
    ];
  });
}

/** NL-GEN-01 to NL-GEN-03, NL-ACT-06. */
function roomActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  const tile = room === null ? null : tileAt(g, room);
  const def = tile === null ? undefined : registry().rooms.get(tile);
  if (room === null || def === undefined) return [];
  const blocked = roomAt(g, room).malfunction && 'malfunction';
  return def.acts(g, seat, room).map((act) => ({ ...act, combat: 'out', blocked: blocked || act.blocked }));
}

/** NL-ACT-04. */
function cardActs(g: Nemesis, seat: Seat): Act[] {
  return handFaces(g, seat).flatMap((card) => {
    const { acts: list, cost, combat } = found(registry().actions, card);
    return list(g, seat).map((act): Act => ({ price: cost, combat, ...act, card }));
  });
}

/** NL-ACT-07, NL-ACT-08, SW-2: what can be done with items. */
function itemActs(g: Nemesis, seat: Seat): Act[] {
  const more = total(g, seat, 'itemCost');
  return itemsOf(g, seat).flatMap((item) => {
    const { acts: list, cost = 1, combat = 'any', single } = itemDef(item);
    return (list?.(g, seat) ?? []).map(
      (act): Act => ({
        ...act,
        ...{ price: (act.price ?? cost) + more, combat: act.combat ?? combat, item },
        spends: single === true ? [item, ...(act.spends ?? [])] : (act.spends ?? []),
      }),
    );
  });
}

/** E-DROP: free, at any time in the own turn. */
interface Dropping extends Option {
  readonly drops: (g: Nemesis) => Rules;
}

function droppings(g: Nemesis, seat: Seat): Dropping[] {
  const { hands, pack } = person(g, seat);
  const open = hands.filter(({ what }) => isObject(what) || itemDef(what).bound !== true);
  const list = [
    ...open.map(
      (thing): Dropping => ({
        ...{ id: `drop:${thing.what}`, rule: 'NL-ITEM-05', details: { what: thing.what } },
        *drops(now) {
          drop(now, seat, thing);
          yield* makeRoom(now, seat);
        },
      }),
    ),
    ...pack.map(
      (card): Dropping => ({
        ...{ id: `drop:${card.face}`, rule: 'NL-ITEM-05', details: { what: card.face } },
        *drops(now) {
          dropCard(now, seat, card);
        },
      }),
    ),
  ];
  return list.filter(({ id }, i) => list.findIndex((one) => one.id === id) === i);
}

/** Where actions come from, in the order in which they are offered. */
const LISTS: readonly ((g: Nemesis, seat: Seat) => Act[])[] = [
  basicActs,
  fightActs,
  objectActs,
  roomActs,
  computerActs,
  cardActs,
  itemActs,
  activationActs,
  leaveActs,
];
