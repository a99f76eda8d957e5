import { GAMES } from './games.ts';
import { main } from './main.ts';

// Whoever reads us may stop reading (`… | head`); that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), { games: GAMES, out: process.stdout, err: process.stderr });
