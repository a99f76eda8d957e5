import { type EventOf, fastChance, type GameEvent, randomAnswer, viewOf } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import { type BetrayalEvents, type BetrayalView, betrayal } from '../src/index.ts';
import type { FigureId } from '../src/state.ts';

/** What the table shows at the moment when an event is told must be what the event says; for each kind that changes something visible. */
type Checks = { readonly [K in keyof BetrayalEvents]?: (view: BetrayalView, details: BetrayalEvents[K]) => boolean };

const where = (view: BetrayalView, who: FigureId): string | undefined =>
  typeof who === 'number' ? view.explorers[who]?.at : view.monsters.find(({ id }) => id === who)?.at;
const owns = (view: BetrayalView, seat: number, card: string): boolean =>
  view.explorers[seat]?.cards.includes(card) === true;
/** A token by its kind, and by its number where it is told apart by that. */
const carries = (view: BetrayalView, seat: number, ware: string): boolean =>
  view.tokens.some(({ kind, id, on }) => on === seat && (ware === kind || ware === `${kind}:${id}`));

const CHECKS: Checks = {
  'explorer-chosen': (view, { seat, explorer }) => view.explorers[seat]?.id === explorer,
  'scenario-chosen': (view, { scenario }) => view.scenario === scenario,
  'first-player': (view, { seat }) => view.turn.seat === seat,
  turn: (view, { seat, moves }) => view.turn.seat === seat && view.turn.moves === moves,
  moved: (view, { who, to }) => where(view, who) === to,
  placed: (view, { who, to }) => where(view, who) === to,
  pushed: (view, { who, to }) => where(view, who) === to,
  'tile-turned-up': (view, { tile }) => view.inHand === tile,
  'tile-placed': (view, { tile, region }) => view.house[tile]?.region === region,
  'tile-gone': (view, { tile }) => view.house[tile] === undefined,
  'event-drawn': (view, { card }) => view.drawn === card,
  'item-drawn': (view, { seat, card }) => owns(view, seat, card),
  'omen-drawn': (view, { seat, card, omens }) => owns(view, seat, card) && view.omensDrawn === omens,
  traded: (view, { from, to, given, taken }) =>
    given.every((ware) => owns(view, to, ware) || carries(view, to, ware)) &&
    taken.every((ware) => owns(view, from, ware) || carries(view, from, ware)),
  looted: (view, { seat, card }) => owns(view, seat, card),
  'haunt-comes': (view, { seat }) => view.revealing?.seat === seat,
  'haunt-begins': (view, { haunt }) => view.haunt?.number === haunt,
  'traitor-chosen': (view, { seat }) => view.haunt?.traitor === seat,
  'rule-read': (view, { entry }) => view.haunt?.book.includes(entry) === true,
  'role-shown': (view, { seat, role }) =>
    (view.haunt?.roles[seat] as { readonly face: string } | undefined)?.face === role,
  died: (view, { seat, at }) => view.explorers[seat]?.dead === true && view.explorers[seat]?.at === at,
  'monster-appeared': (view, { monster, at }) => where(view, monster) === at,
  'monster-stunned': (view, { monster }) => view.monsters.find(({ id }) => id === monster)?.stunned === true,
  'monster-up': (view, { monster }) => view.monsters.find(({ id }) => id === monster)?.stunned === false,
  'token-placed': (view, { token, at }) => view.tokens.some((one) => one.kind === token && one.at === at),
  won: (view, { side }) => view.result?.side === side,
};

function falseSteps(n: number, seen: Set<string>): string[] {
  const seats = 3 + (n % 4);
  const match = begun(betrayal, { seed: `steps ${n}`, options: betrayal.sampleOptions(n, seats), seats });
  const wrong: string[] = [];
  match.onTell = (event: GameEvent) => {
    const told = event as unknown as EventOf<BetrayalEvents>;
    const check = CHECKS[told.kind] as ((view: BetrayalView, details: unknown) => boolean) | undefined;
    if (check === undefined) return;
    seen.add(told.kind);
    const view = viewOf(betrayal, match.state, 'spectator') as BetrayalView;
    if (!check(view, told.details)) wrong.push(`${told.kind} ${JSON.stringify(told.details)} in game ${n}`);
  };
  const player = fastChance(`steps ${n} player`);
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, player);
    match.answer(seat, option.id);
  }
  return wrong;
}

test('what an event says is on the table when it is told', () => {
  const seen = new Set<string>();
  const wrong = Array.from({ length: 24 }, (_, n) => falseSteps(n, seen)).flat();
  expect(wrong).toEqual([]);
  const usual = ['moved', 'turn', 'tile-placed', 'omen-drawn', 'haunt-begins', 'monster-appeared', 'won'];
  expect(usual.filter((kind) => !seen.has(kind))).toEqual([]);
}, 180_000);
