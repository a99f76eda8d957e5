import { createRequire } from 'node:module';
import type * as ServerModule from 'boardgame.io/dist/types/packages/server.d.ts';
import { seenBy } from '../game/manor.ts';
import { newGame } from '../game/theirs.ts';
import { standBy } from './stand-by.ts';

/**
 * boardgame.io's own server with Manor, everything in memory, in production mode and without undo. `DELTA` lets it send the differences
 * between two states (its `deltaState`) instead of the states.
 */
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof ServerModule;

const game = {
  ...newGame('bench', false),
  playerView: ({ G, playerID }: { G: Parameters<typeof seenBy>[0]; playerID: string | null }) =>
    seenBy(G, Number(playerID ?? -1)),
  deltaState: process.env['DELTA'] === 'yes',
};
// Its type wants a view of the same shape as the state; the server itself does not.
const server = Server({ games: [game as never], origins: false });
const { appServer } = await server.run({ port: 0, lobbyConfig: undefined } as never);
const address = appServer.address();
standBy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
