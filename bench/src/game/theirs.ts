import { createRequire } from 'node:module';
import type { Ctx, Game, State } from 'boardgame.io';
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';
import {
  drawCard,
  endTurn,
  type Fortune,
  GUESTS,
  isOver,
  type Manor,
  MOST_ACTIONS,
  mayDraw,
  mayPass,
  mayRest,
  playCard,
  rest,
  search,
  table,
  walk,
  winner,
} from './manor.ts';

/**
 * Manor for boardgame.io, as fast as it goes without reaching around it:
 * - its reducer applied directly, without the Redux store, the middleware and the subscribers of its Client;
 * - production mode, in which it neither logs nor checks after every move that the state can be serialised;
 * - undo switched off (`disableUndo`), though our matches keep theirs;
 * - no hook but the one that ends a turn, since every hook is another pass of Immer.
 * Immer keeps freezing what it makes: without that it is slower still, because it then looks through everything each time.
 */
process.env['NODE_ENV'] = 'production'; // before it is loaded
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;
const { MCTSBot } = require('boardgame.io/ai') as typeof Ai;

export type TheirState = State<Manor>;

type Move = { move: string; args?: number[] };
type Random = { Die(sides: number): number; Shuffle<T>(list: T[]): T[] };

function fortune(random: Random): Fortune {
  return { roll: (_, sides) => random.Die(sides), draw: (pile) => pile.pop() };
}

function setup({ random }: { random: Random }): Manor {
  const manor = table();
  const cards = [...manor.deck, ...manor.guests.flatMap((guest) => guest.hand)];
  const faces = random.Shuffle(cards.map((card) => card.face));
  cards.forEach((card, i) => {
    card.face = faces[i]!;
  });
  return manor;
}

export const newGame = (seed: string, undo: boolean): Game<Manor> => ({
  name: 'manor',
  seed,
  disableUndo: !undo,
  setup,
  turn: {
    maxMoves: MOST_ACTIONS,
    onEnd: ({ G, ctx, random }) => endTurn(G, Number(ctx.currentPlayer), fortune(random)),
  },
  moves: {
    go: ({ G, playerID }, to: number) => walk(G, Number(playerID), to),
    play: ({ G, playerID }, n: number) => playCard(G, Number(playerID), n),
    search: ({ G, playerID, random }) => search(G, Number(playerID), fortune(random)),
    draw: ({ G, playerID, random }) => drawCard(G, Number(playerID), fortune(random)),
    rest: ({ G, playerID }) => rest(G, Number(playerID)),
    pass: ({ events }) => events.endTurn(),
  },
  endIf: ({ G }) => (isOver(G) ? { winner: String(winner(G)) } : undefined),
});

/** The moves of the current player, in the order in which our rules list them. */
function enumerate(manor: Manor, ctx: Ctx, playerID: string): Move[] {
  const guest = manor.guests[Number(playerID)]!;
  const list: Move[] = [];
  for (const to of manor.rooms[guest.room]!.exits) list.push({ move: 'go', args: [to] });
  for (let n = 0; n < guest.hand.length; n++) list.push({ move: 'play', args: [n] });
  list.push({ move: 'search' });
  if (mayDraw(manor, guest)) list.push({ move: 'draw' });
  if (mayRest(guest)) list.push({ move: 'rest' });
  if (mayPass(ctx.numMoves ?? 0)) list.push({ move: 'pass' });
  return list;
}

const withUndo = CreateGameReducer({ game: newGame('unused', true) });
const withoutUndo = CreateGameReducer({ game: newGame('unused', false) });

export function newState(seed: string, undo: boolean): TheirState {
  return InitializeGame({ game: newGame(seed, undo), numPlayers: GUESTS }) as TheirState;
}

export function isTheirsOver(state: TheirState): boolean {
  return state.ctx.gameover !== undefined;
}

export function legalMoves(state: TheirState): Move[] {
  return enumerate(state.G, state.ctx, state.ctx.currentPlayer);
}

export function applyMove(state: TheirState, { move, args }: Move, undo: boolean): TheirState {
  const payload = { type: move, args, playerID: state.ctx.currentPlayer };
  return (undo ? withUndo : withoutUndo)(state, { type: 'MAKE_MOVE', payload }) as TheirState;
}

/** Its Monte Carlo tree search. Without a seed it takes its luck from Math.random, which is its quicker way. */
export function newBot(iterations: number, playoutDepth: number): (state: TheirState) => Promise<unknown> {
  const bot = new MCTSBot({ game: newGame('unused', false), enumerate, iterations, playoutDepth });
  return (state) => bot.play(state, state.ctx.currentPlayer);
}
