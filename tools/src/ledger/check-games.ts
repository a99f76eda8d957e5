import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkLedger, type LedgerReport } from './check.ts';
import { readGamePackage } from './game-package.ts';

interface GamesReport {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** Checks the ledger of every game package below a folder. */
export async function checkGames(gamesFolder: string): Promise<GamesReport> {
  const names = existsSync(gamesFolder) ? gamesIn(gamesFolder) : [];
  const reports: GamesReport[] = [];
  for (const name of names) reports.push(await checkGame(join(gamesFolder, name), name));
  return { ok: reports.every(({ ok }) => ok), lines: reports.flatMap(({ lines }) => lines) };
}

async function checkGame(folder: string, name: string): Promise<GamesReport> {
  const found = await readGamePackage(folder);
  if ('empty' in found) return { ok: true, lines: [`${name}: nothing to check yet`] };
  if ('trouble' in found) return { ok: false, lines: [`${name}: ${found.trouble}`] };
  const report = checkLedger(found.files);
  const troubles = Object.entries(report.troubles).map(([kind, ids]) => `  ${kind} (${ids.length}): ${ids.join(' ')}`);
  return { ok: troubles.length === 0, lines: [`${name}: ${counts(report)}`, ...troubles] };
}

function counts({ rules, rulings, tested, notApplicable }: LedgerReport): string {
  return `${rules} rules, of which ${rulings} rulings; ${tested} tested, ${notApplicable} not applicable`;
}

/** The games' folders; beside them lies what all games are compiled with. */
function gamesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).sort();
}
