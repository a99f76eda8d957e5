import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Act } from '../content/definitions.ts';
import type { Nemesis } from '../state.ts';
import { eggsIn, melee, meleeEggs } from './fight.ts';
import { actionCards, discard } from './hand.ts';
import { interrupted } from './interrupt.ts';
import { carefulMove, move, unmarked } from './move.ts';
import { pass, turnEnds } from './pass.ts';
import { doorOf, isInCombat, isInPlay, neighbours, person, roomAt, roomOf, stalkersIn, tileAt } from './table.ts';
import { openWounds } from './wounds.ts';

/** NL-ROUND-05: two actions, or one and pass, or pass. */
export function* takeTurn(g: Nemesis, seat: Seat): Rules {
  const { turn } = g.state;
  g.tell('all', 'turn', { seat, rule: 'NL-ROUND-04' });
  while (turn.actions < 2) {
    const options = (looking: boolean): (Option | Act)[] => [
      ...acts(g, seat, looking),
      { id: 'pass', rule: 'NL-ROUND-05' },
    ];
    const pick = yield* g.ask(seat, 'act', 'NL-ROUND-05', options, { actions: turn.actions });
    if (!('run' in pick)) return yield* pass(g, seat);
    if (!(yield* perform(g, seat, pick))) continue;
    turn.actions += 1;
    if (roomOf(g, seat) === null || person(g, seat).passed) return;
  }
  yield* turnEnds(g, seat);
}

/** E-ACT: declared, prepared, paid, perhaps interrupted, resolved. False where it was called off before it was paid. */
function* perform(g: Nemesis, seat: Seat, act: Act): Rules<boolean> {
  if (act.prepare !== undefined && !(yield* act.prepare(g))) return false;
  yield* pay(g, seat, act);
  if (yield* interrupted(g, seat)) return true;
  yield* act.run(g);
  return true;
}

/** NL-ACT-01 to NL-ACT-09: action cards out of the hand, one after the other, for all to see. */
function* pay(g: Nemesis, seat: Seat, { price, card }: Act): Rules {
  if (card !== undefined) {
    const played = actionCards(g, seat).find(({ face }) => face === card);
    if (played !== undefined) discard(g, seat, [played]);
    g.reveal('all', 'action-card', { seat, card, rule: 'NL-ACT-04' });
  }
  for (let left = price; left > 0; left--) {
    g.state.turn.owed = left;
    const options = (): Option[] => [...new Set(actionCards(g, seat).map(({ face }) => face))].map((id) => ({ id }));
    const { id } = yield* g.ask(seat, 'pay', 'NL-ACT-01', options, { left });
    const paid = actionCards(g, seat).find(({ face }) => face === id);
    if (paid !== undefined) discard(g, seat, [paid]);
    g.state.turn.owed = left - 1;
    g.reveal('all', 'paid', { seat, cards: [id], rule: 'NL-ACT-02' });
  }
}

function acts(g: Nemesis, seat: Seat, looking: boolean): Act[] {
  if (!isInPlay(g, seat)) return [];
  const all = [...basicActs(g, seat), ...roomActs(g, seat), ...cardActs(g, seat)].map((act) => ({
    ...act,
    cost: { cards: act.price },
    blocked: act.blocked || whyNot(g, seat, act),
  }));
  return looking ? all : all.filter(({ blocked }) => !blocked);
}

/** NL-SYM-01 to NL-SYM-04, NL-ACT-01. */
function whyNot(g: Nemesis, seat: Seat, { combat, price, card }: Act): string | false {
  if (combat === 'in' && !isInCombat(g, seat)) return 'only-in-combat';
  if (combat === 'out' && isInCombat(g, seat)) return 'only-out-of-combat';
  const own = actionCards(g, seat).length - (card === undefined ? 0 : 1);
  return own < price && 'too-few-cards';
}

/** G-19. */
function basicActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  if (room === null) return [];
  const more = Math.max(0, ...openWounds(g, seat).map(({ moveCost = 0 }) => moveCost));
  const moves = neighbours(room).flatMap(({ corridor, room: to }): Act[] => {
    const blocked = doorOf(g, corridor) === 'closed' && 'closed-door';
    const about = { at: `room:${to}`, details: { room: to }, blocked };
    const isMarked = unmarked(g, to).length === 0 && 'all-corridors-marked';
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
  const fights = stalkersIn(g, room).map(
    (stalker): Act => ({
      ...{ id: `melee:${stalker.id}`, at: `stalker:${stalker.id}`, rule: 'NL-COMBAT-07', price: 1, combat: 'in' },
      details: { stalker: stalker.type },
      run: (now) => melee(now, seat, stalker),
    }),
  );
  const eggs: Act[] =
    eggsIn(g, seat) === 0
      ? []
      : [{ id: 'melee:egg', rule: 'NL-EGG-02', price: 1, combat: 'any', run: (now) => meleeEggs(now, seat) }];
  return [...moves, ...fights, ...eggs];
}

/** NL-GEN-01 to NL-GEN-03. */
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
  const faces = [...new Set(actionCards(g, seat).map(({ face }) => face))];
  return faces
    .filter((card) => registry().actions.has(card))
    .flatMap((card) => {
      const { acts: list, cost, combat } = found(registry().actions, card);
      return list(g, seat).map((act): Act => ({ ...act, price: cost, combat, card }));
    });
}
