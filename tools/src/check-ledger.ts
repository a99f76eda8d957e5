// Whether the rulebook of every game, its code and its tests agree: `npm run check:ledger`.
import { fileURLToPath } from 'node:url';
import { checkGames } from './ledger/check-games.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('../../packages/games', import.meta.url));
const { ok, lines } = await checkGames(root);
for (const line of lines) (ok ? console.log : console.error)(line);
process.exitCode = ok ? 0 : 1;
