import { child, newFolder, newTable } from '../fixtures/belfry.ts';
import { Player } from '../fixtures/player.ts';
import { halfBody, RawLine } from '../fixtures/raw-line.ts';

export interface HeldReport {
  /** How many of those who came meanwhile, from the same address, did not get in. */
  readonly shutOut: number;
  /** How many of the lines were still held at the end. */
  readonly held: number;
  /** What the server wrote about errors. */
  readonly complaints: string;
}

/** More than the server may open files: nobody else would get in if it held them all. */
export const OPEN_FILES = 1024;
/** How long somebody waits before they call themselves shut out, in milliseconds. */
const WAIT = 15_000;

const BEGINNINGS: readonly string[] = [
  halfBody('/api/matches'),
  halfBody('/api/matches/import'),
  halfBody('/nothing/here'),
  'GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ',
  '',
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', // whole, and then nothing more
];

/** Holds lines that say half of something and no more, while others come and play. How many lines there may be is as it is by itself. */
export async function halfSaid(lines: number): Promise<HeldReport> {
  const server = await child({ DATA_DIR: newFolder(), MAX_CONNECTIONS_PER_CLIENT: '' }, { openFiles: OPEN_FILES });
  const held: RawLine[] = [];
  let shutOut = 0;
  for (let i = 0; i < lines; i++) {
    const line = await RawLine.to(server.address);
    line.write(BEGINNINGS[i % BEGINNINGS.length] ?? '');
    held.push(line);
    if (i % 500 === 499 || i === lines - 1) shutOut += (await getsIn(server.address)) ? 0 : 1;
  }
  const report = { shutOut, held: held.filter(({ isOpen }) => isOpen).length, complaints: server.complaints() };
  for (const line of held) line.close();
  await server.kill();
  return report;
}

/** Somebody sets a table up, sits down and answers. */
async function getsIn(address: string): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), WAIT).unref());
  return Promise.race([late, plays(address).catch(() => false)]);
}

async function plays(address: string): Promise<boolean> {
  const { match, tokens } = await newTable(address, 1, 20);
  const player = new Player(() => [address], match, tokens[0]);
  await player.until(({ question }) => question !== null);
  const { ok } = await player.answer('ding');
  player.close();
  return ok;
}
