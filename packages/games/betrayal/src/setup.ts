import type { Rules, Seat } from '@dreadhouse/engine';
import { EXPLORERS, type ExplorerId, explorerDef, TRAITS, type Trait } from './content/explorers.ts';
import { SCENARIO_IDS } from './content/scenarios.ts';
import { ENTRANCE, TILES } from './content/tiles.ts';
import type { BetrayalOptions } from './options.ts';
import { allOf } from './rules/cards.ts';
import { startingHouse } from './rules/house.ts';
import type { Betrayal, BetrayalState, Explorer } from './state.ts';

/** The table before anything was shuffled. Where explorers are chosen at the table, the first faces stand in until they are. */
export function initial(options: BetrayalOptions, seats: number): BetrayalState {
  const stand = EXPLORERS.filter((_, i) => i % 2 === 0).map(({ id }) => id);
  const ids = options.explorers ?? stand.slice(0, seats);
  return {
    options,
    seats,
    scenario: options.scenario ?? 'cursed',
    explorers: ids.map(newExplorer),
    house: startingHouse(),
    stack: TILES.map(({ id }) => id),
    inHand: null,
    decks: { event: allOf('event'), item: allOf('item'), omen: allOf('omen') },
    drawn: null,
    laid: [],
    removed: [],
    tokens: [],
    nextToken: 1,
    monsters: [],
    nextMonster: 1,
    omensDrawn: 0,
    revealing: null,
    turn: {
      ...{ number: 0, seat: 0, moves: 0, owned: [], used: [], weapons: [], notes: [] },
      ...{ traded: false, looted: false, attacked: false, begun: false, over: false, again: false, together: null },
    },
    haunt: null,
    result: null,
  };
}

/** BH-SETUP-04, BH-SETUP-11: markers on the green numbers, the figure in the Entrance Hall. */
function newExplorer(id: ExplorerId): Explorer {
  const { traits } = explorerDef(id);
  const steps = Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait].start])) as Record<Trait, number>;
  return { id, at: ENTRANCE, traits: steps, cards: [], dead: false, diedIn: 0, statuses: [] };
}

/** BH-SETUP-01 to BH-SETUP-16: each deck is shuffled by itself (BH-SETUP-06), tokens wait for a haunt (BH-SETUP-14). */
export function* setup(g: Betrayal): Rules<string> {
  const { state } = g;
  if (state.options.explorers === null) yield* chooseExplorers(g);
  for (const [seat, { id }] of state.explorers.entries()) {
    g.touch(`explorer:${id}`);
    g.tell('all', 'explorer-chosen', { seat, explorer: id, rule: 'BH-SETUP-02' });
  }
  if (state.options.scenario === null) yield* voteScenario(g);
  g.touch(`scenario:${state.scenario}`);
  g.tell('all', 'scenario-chosen', { scenario: state.scenario, rule: 'BH-SETUP-12' });
  for (const deck of ['event', 'item', 'omen'] as const) g.shuffle(deck, state.decks[deck]);
  g.shuffle('stack', state.stack);
  const first = state.options.first ?? nextBirthday(state);
  state.turn.seat = first;
  g.tell('all', 'first-player', { seat: first, rule: 'BH-SETUP-15' });
  return 'turn';
}

/** BH-SETUP-02, BH-SETUP-03: in the order of seats; both faces of a card are gone with one of them. */
function* chooseExplorers(g: Betrayal): Rules {
  const chosen: ExplorerId[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const colours = chosen.map((id) => explorerDef(id).colour);
    const { explorer } = yield* g.ask(seat, 'choose-explorer', 'BH-SETUP-02', () =>
      EXPLORERS.map(({ id, colour }) => ({
        id,
        explorer: id,
        blocked: colours.includes(colour) && 'card-taken',
      })),
    );
    chosen.push(explorer);
    g.state.explorers[seat] = newExplorer(explorer);
  }
}

/** BH-SETUP-12, BH-SETUP-13, BH-AMB-39: most votes; where they are equal, the first seat's among them, else the first of the list. */
function* voteScenario(g: Betrayal): Rules {
  const seats = [...g.state.explorers.keys()];
  const votes = yield* g.askAll(seats, 'vote-scenario', 'BH-SETUP-12', () =>
    SCENARIO_IDS.map((id) => ({ id, scenario: id })),
  );
  const count = (id: string): number => votes.filter((vote) => vote.id === id).length;
  const most = Math.max(...SCENARIO_IDS.map(count));
  const best = SCENARIO_IDS.filter((id) => count(id) === most);
  g.state.scenario = best.find((id) => id === votes[0]?.id) ?? best[0] ?? g.state.scenario;
}

/** BH-SETUP-15, BH-AMB-05: whose birthday comes next; today counts. */
export function nextBirthday({ explorers, options }: BetrayalState): Seat {
  const [month = 1, day = 1] = options.today.split('-').map(Number);
  const wait = (id: ExplorerId): number => {
    const [m, d] = explorerDef(id).birthday;
    const ahead = (m - month) * 31 + d - day;
    return ahead < 0 ? ahead + 12 * 31 : ahead;
  };
  const waits = explorers.map(({ id }) => wait(id));
  return waits.indexOf(Math.min(...waits));
}
