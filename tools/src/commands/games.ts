import { type Command, columns } from '../command.ts';
import { type Context, oneLine } from '../context.ts';
import { loadGame } from '../games.ts';

export const gamesCommand: Command = {
  name: 'games',
  summary: 'list the games',
  arguments: [],
  flags: {},
  async run(_given, context) {
    const rows = Object.keys(context.games).map(async (id) => [id, await describe(id, context)] as const);
    context.out.write(columns(await Promise.all(rows)));
    return 0;
  },
};

/** A game that cannot be loaded is listed too: the others work all the same. */
async function describe(id: string, { games }: Context): Promise<string> {
  try {
    const { seats, version, ledger } = await loadGame(games[id]!);
    const range = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
    const rules = ledger.reduce((sum, chapter) => sum + Object.keys(chapter.rules).length, 0);
    return `${range} ${range === '1' ? 'seat' : 'seats'}, ${rules} rules, rules version ${version}`;
  } catch (error) {
    return `cannot be loaded: ${oneLine(error)}`;
  }
}
