import { readFileSync } from 'node:fs';
import { type Command, columns, helpText, parseCommand } from './command.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { balanceCommand } from './commands/balance.ts';
import { checkHauntCommand } from './commands/check-haunt.ts';
import { checkMissionCommand } from './commands/check-mission.ts';
import { gamesCommand } from './commands/games.ts';
import { learnCommand } from './commands/learn.ts';
import { practiseCommand } from './commands/practise.ts';
import { recordCommand } from './commands/record.ts';
import { replayCommand } from './commands/replay.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { type Context, harmless, UsageError } from './context.ts';

const COMMANDS: readonly Command[] = [
  simulateCommand,
  balanceCommand,
  learnCommand,
  practiseCommand,
  replayCommand,
  verifyCommand,
  recordCommand,
  checkMissionCommand,
  checkHauntCommand,
  gamesCommand,
  backupCommand,
  restoreCommand,
];

/** Runs `dreadhouse` with these arguments. Returns its exit code: 0 well, 1 something was found, 2 it was not understood. */
export async function main(argv: readonly string[], context: Context): Promise<number> {
  try {
    return await dispatch(argv, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.err.write(`dreadhouse: ${harmless(error.message)}\n`);
    return 2;
  }
}

async function dispatch([name, ...rest]: readonly string[], context: Context): Promise<number> {
  if (name === '--version') return print(context, `${version()}\n`);
  if (name === '--help' || name === '-h') return print(context, overview());
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new UsageError(`${notUnderstood(name)}; ${choices()}`);
  const given = parseCommand(command, rest);
  if (given.help) return print(context, helpText(command));
  return command.run(given, context);
}

function notUnderstood(name: string | undefined): string {
  if (name === undefined) return 'no command';
  return name.startsWith('-') ? `unknown flag ${name}` : `unknown command "${name}"`;
}

function choices(): string {
  return `commands: ${COMMANDS.map((one) => one.name).join(', ')} (or --help, --version)`;
}

function overview(): string {
  const rows = COMMANDS.map((one) => [[one.name, ...one.arguments].join(' '), one.summary] as const);
  return `usage: dreadhouse COMMAND [flags]\n\n${columns(rows)}\nEvery command explains itself: dreadhouse COMMAND --help\n`;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function print(context: Context, text: string): number {
  context.out.write(text);
  return 0;
}
