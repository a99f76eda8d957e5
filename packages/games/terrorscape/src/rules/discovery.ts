import type { Rules } from '@dreadhouse/engine';
import { face, item } from '../content/items.ts';
import { DISCOVERY_DRAW } from '../content/numbers.ts';
import { KILLER, type Slot, type Terrorscape } from '../state.ts';
import { itemsIn, takeCard, takeOut } from './items.ts';
import { makeNoise } from './noise.ts';
import { ITEM, options, SURVIVOR } from './pointing.ts';
import { discardDrawn, keepOrNot } from './six-actions.ts';
import { inTurnOrder, living, names, slotOf, survivor, team, tellOfCard } from './team.ts';
import { endGame } from './victory.ts';

/** TS-DISC-01: after all turns somebody looks around. TS-DISC-09: wherever they are. */
export function* discoveryStep(g: Terrorscape): Rules<string> {
  const { state } = g;
  if (state.discovery.length === 0) {
    // TS-DISC-06, TS-WIN-06: nothing is left to discover. TS-DISC-07, TS-DISC-08: unless help is on its way by now.
    if (state.help === null) endGame(g, 'killer', 'no-discoveries', [KILLER], 'TS-DISC-06');
    g.tell(team(g), 'discovery-skipped', { rule: 'TS-DISC-07' });
  } else {
    yield* draw(g, yield* chooseDrawer(g), DISCOVERY_DRAW, 'TS-DISC-02');
  }
  return state.options.survivalPlan ? 'plan' : 'report';
}

const DISCOVER = options('discover', SURVIVOR, {});

/** TS-DISC-01: the team chooses; TS-DISC-10, TS-VAR-01: in "On your own" it is the first player's task. */
function* chooseDrawer(g: Terrorscape): Rules<Slot> {
  const { state } = g;
  if (state.options.onYourOwn) return inTurnOrder(state.firstPlayer, living(state))[0] as Slot;
  const drawers = names(g, living(state)).map(DISCOVER);
  const { option } = yield* g.askAny(team(g), 'discover', 'TS-DISC-01', () => drawers);
  return slotOf(g, option.whom);
}

/** TS-DISC-02: two cards, one is kept. TS-DISC-05: the last one alone. TS-DISC-03: noise for each, kept or not. */
export function* draw(g: Terrorscape, slot: Slot, count: number, rule: string): Rules {
  const { state } = g;
  const one = survivor(g, slot);
  for (let i = 0; i < count && state.discovery.length > 0; i++) {
    const card = g.draw(state.discovery) as string;
    state.drawn.push(card);
    tellOfCard(g, 'discovered', slot, card, rule);
  }
  if (state.drawn.some((card) => item(face(card)).noise === true)) makeNoise(g, one.at, 'discovery', 'TS-DISC-03');
  // The size of the deck is open to all, and with it that something was drawn (TS-R-14).
  g.tell(KILLER, 'discovery-drawn', { left: state.discovery.length, rule: 'TS-R-14' });
  if (state.drawn.length === 1) return yield* keepOrNot(g, slot, rule);
  const keep = () => itemsIn(state.drawn).map(KEEP);
  const pick = yield* g.ask(one.seat, 'keep-one', rule, keep, { survivor: one.id });
  const kept = takeOut(state.drawn, pick.item);
  for (const card of state.drawn.splice(0)) discardDrawn(g, slot, card);
  yield* takeCard(g, slot, kept, rule);
}

const KEEP = options('keep', ITEM, {});
