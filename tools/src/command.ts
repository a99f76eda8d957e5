import { parseArgs } from 'node:util';
import { type Context, UsageError } from './context.ts';

export interface Flag {
  /** What its value is called in the help; a flag without is only there or not. */
  readonly value?: string;
  readonly help: string;
}

/** One of the things that `dreadhouse` can do. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What must follow the command, in order. */
  readonly arguments: readonly string[];
  /** What may follow after that. */
  readonly optional?: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Returns the exit code. */
  run(given: Given, context: Context): Promise<number>;
}

/** What was given to a command. Everything is still text. */
export interface Given {
  /** As many as the command has `arguments`, and up to as many more as it has `optional` ones. */
  readonly arguments: readonly string[];
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly help: boolean;
}

const HELP: Flag = { help: 'show this help' };

export function parseCommand(command: Command, argv: readonly string[]): Given {
  const { values, positionals } = parsed(command, argv);
  const help = values['help'] === true;
  if (!help) checkArguments(command, positionals);
  const given = Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : value]);
  return { arguments: positionals, flags: Object.fromEntries(given), help };
}

function parsed(command: Command, argv: readonly string[]) {
  const flags = Object.entries({ ...command.flags, help: HELP }).map(([name, { value }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, name === 'help' ? { type, short: 'h' } : { type }] as const;
  });
  try {
    return parseArgs({ args: [...argv], options: Object.fromEntries(flags), allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(flagTrouble(command, (error as Error).message));
  }
}

function flagTrouble(command: Command, message: string): string {
  const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
  if (unknown === undefined) return `${command.name}: ${message.replace(/\s*\n\s*/g, ' ')}`;
  const known = Object.keys({ ...command.flags, help: HELP }).map((name) => `--${name}`);
  return `${command.name}: unknown flag ${unknown}; flags: ${known.join(', ')}`;
}

function checkArguments(command: Command, given: readonly string[]): void {
  const missing = command.arguments[given.length];
  if (missing !== undefined) throw new UsageError(`${command.name}: ${missing} is missing; usage: ${usage(command)}`);
  const surplus = given[command.arguments.length + (command.optional?.length ?? 0)];
  if (surplus !== undefined) {
    throw new UsageError(`${command.name}: unexpected argument "${surplus}"; usage: ${usage(command)}`);
  }
}

function usage(command: Command): string {
  const flags = Object.keys(command.flags).length === 0 ? [] : ['[flags]'];
  const optional = (command.optional ?? []).map((name) => `[${name}]`);
  return ['dreadhouse', command.name, ...command.arguments, ...optional, ...flags].join(' ');
}

export function helpText(command: Command): string {
  const flags = Object.entries({ ...command.flags, help: HELP }).map(([name, { value, help }]) => {
    return [`--${name}${value === undefined ? '' : ` ${value}`}`, help] as const;
  });
  return `usage: ${usage(command)}\n\n${command.summary}\n\n${columns(flags)}`;
}

/** Lines of two columns, the second aligned. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}
