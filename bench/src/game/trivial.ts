import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import type * as Client from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts';

/** The least that boardgame.io can be asked to do: a state of one number, and one move that raises it. */
process.env['NODE_ENV'] = 'production'; // before it is loaded: no log, no check after every move
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;
const { Client: newClient } = require('boardgame.io/client') as typeof Client;

interface Counter {
  count: number;
}

const game: Game<Counter> = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  disableUndo: true,
  moves: {
    raise: ({ G }) => {
      G.count += 1;
    },
  },
};

/** Moves through its Client, as its documentation has it. */
export function trivialMoves(moves: number): number {
  const client = newClient({ game, numPlayers: 1, debug: false });
  client.start();
  for (let i = 0; i < moves; i++) client.moves['raise']?.();
  client.stop();
  return moves;
}

/** Moves through its bare reducer, without store, middleware and subscribers. */
export function trivialReductions(moves: number): number {
  const reduce = CreateGameReducer({ game });
  const action = { type: 'MAKE_MOVE', payload: { type: 'raise', args: [], playerID: '0', credentials: '' } } as const;
  let state = InitializeGame({ game, numPlayers: 1 }) as State<Counter>;
  for (let i = 0; i < moves; i++) state = reduce(state, action as never) as State<Counter>;
  return moves;
}
