import { readdirSync, readFileSync } from 'node:fs';
import { betrayal, registry, texts } from '@dreadhouse/betrayal';
import {
  checkData,
  checkPlayed,
  duelHaunt,
  type Finding,
  hasSide,
  type Played,
  type Players,
  playHaunt,
  type Thinkers,
} from '@dreadhouse/betrayal/check';
import type { Command } from '../command.ts';
import { UsageError } from '../context.ts';
import { wholeNumber } from '../values.ts';
import { duelTable } from './haunt-duel.ts';
import { hauntReport } from './haunt-report.ts';
import { hauntTable } from './haunt-table.ts';

type Haunt = ReturnType<typeof registry>['haunts'] extends ReadonlyMap<number, infer H> ? H : never;

/** What `check-haunt` found out about one haunt; `--json` prints a list of exactly this. */
export interface HauntCheck {
  readonly haunt: number;
  readonly title: string;
  readonly type: string;
  readonly findings: readonly Finding[];
  /** Null when it was not played: something is wrong with it, or nobody asked for it. */
  readonly played: readonly Played[] | null;
}

export const checkHauntCommand: Command = {
  name: 'check-haunt',
  summary: 'check a haunt of Betrayal by its number, or all of them, and play it with every number of players',
  arguments: [],
  optional: ['NN'],
  flags: {
    all: { help: 'check every haunt' },
    games: {
      value: 'N',
      help: 'how many games with each number of players when nothing is wrong; 0 for none (default: 20)',
    },
    seed: { value: 'S', help: 'any text (default: 1)' },
    table: { help: 'play by the rule of thumb alone, and print who wins as the table of BALANCE.md' },
    search: {
      value: 'SIDE',
      help: 'heroes, traitor, or one (of those who play alone): let them think ahead, and play the same games by the rule of thumb',
    },
    iterations: { value: 'N', help: 'how far they think (default: as far as bots do)' },
    json: { help: 'print the results as JSON' },
  },
  async run({ arguments: [number], flags }, context) {
    const games = wholeNumber(flags, 'games', 20, { min: 0, max: 100_000 });
    if (flags['search'] !== undefined) {
      const defs = chosen(number, flags['all'] !== undefined);
      const duels = duelsOf(defs, flags['search'], {
        games,
        seed: flags['seed'] ?? '1',
        iterations: iterationsOf(flags),
      });
      context.out.write(flags['json'] === undefined ? duelTable(duels) : `${JSON.stringify(duels, null, 2)}\n`);
      return 0;
    }
    const isTable = flags['table'] !== undefined;
    const series: Series = { games, seed: flags['seed'] ?? '1', players: isTable ? 'thumb' : 'thumb-and-chance' };
    const checks = chosen(number, flags['all'] !== undefined).map((def) => checkOne(def, series));
    const report = isTable ? hauntTable(checks) : checks.map(hauntReport).join('\n');
    context.out.write(flags['json'] === undefined ? report : `${JSON.stringify(checks, null, 2)}\n`);
    return checks.every(({ findings }) => isSound(findings)) ? 0 : 1;
  },
};

const isSound = (findings: readonly Finding[]): boolean => findings.every(({ severity }) => severity === 'warning');

function chosen(number: string | undefined, all: boolean): Haunt[] {
  const { haunts } = registry();
  const known = [...haunts.keys()].sort((a, b) => a - b).join(', ');
  if (all && number !== undefined) throw new UsageError('check-haunt: either a number or --all, not both');
  if (all) return [...haunts.values()];
  if (number === undefined) throw new UsageError(`check-haunt: NN or --all is missing; haunts: ${known}`);
  const found = /^\d{1,2}$/.test(number) ? haunts.get(Number(number)) : undefined;
  if (found === undefined) throw new UsageError(`check-haunt: there is no haunt "${number}"; haunts: ${known}`);
  return [found];
}

const SIDES: readonly string[] = ['heroes', 'traitor', 'one'] satisfies Thinkers[];
const isSide = (text: string): text is Thinkers => SIDES.includes(text);

function iterationsOf(flags: Parameters<Command['run']>[0]['flags']): number | undefined {
  return flags['iterations'] === undefined ? undefined : wholeNumber(flags, 'iterations', 1, { min: 1, max: 100_000 });
}

/** Haunts that have no such side are left out. */
function duelsOf(
  defs: readonly Haunt[],
  side: string,
  plan: { readonly games: number; readonly seed: string; readonly iterations: number | undefined },
) {
  if (!isSide(side)) throw new UsageError(`--search must be ${SIDES.join(', ')}, not "${side}"`);
  return defs
    .filter((def) => hasSide(def, side))
    .map((def) => ({
      haunt: def.number,
      title: titleOf(def),
      ...duelHaunt(betrayal, def, { ...plan, thinkers: side, now: coreTime }),
    }));
}

/** Milliseconds that this process has kept a core busy: a decision takes as long where nobody else does. */
function coreTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const titleOf = ({ number }: Haunt): string => texts.en[`haunt.${number}.title`] ?? 'without a title';

interface Series {
  readonly games: number;
  readonly seed: string;
  readonly players: Players;
}

function checkOne(def: Haunt, { games, seed, players }: Series): HauntCheck {
  const found = [...checkData(def, { texts, source: sourceOf(def.number) }), ...missingPictures(def)];
  const played = isSound(found) && games > 0 ? playHaunt(betrayal, def, games, seed, players) : null;
  const findings = [...found, ...(played === null ? [] : checkPlayed(def, played))];
  return { haunt: def.number, title: titleOf(def), type: def.type, findings, played };
}

const HAUNTS = new URL('../../../packages/games/betrayal/src/content/haunts/', import.meta.url);
const PIECES = new URL('../../../apps/web/src/scenes/betrayal/art/pieces/', import.meta.url);

/** A haunt's files; empty where the sources are not at hand. */
function sourceOf(number: number): string {
  return read(() => {
    const start = `${String(number).padStart(2, '0')}-`;
    const names = readdirSync(HAUNTS).filter((one) => one.startsWith(start));
    return names.map((name) => readFileSync(new URL(name, HAUNTS), 'utf8')).join('\n');
  });
}

/** What the page draws monsters and tokens by; nothing is said where the page's sources are not at hand. */
function missingPictures({ monsters = [], tokens = [] }: Haunt): Finding[] {
  const without = (file: string, what: string, ids: readonly string[]): Finding[] => {
    const drawn = read(
      () => readFileSync(new URL(file, PIECES), 'utf8') + readFileSync(new URL('kinds.ts', PIECES), 'utf8'),
    );
    if (drawn === '') return [];
    return ids
      .filter((id) => !new RegExp(`['"]?${id}['"]?:|['"]${id}['"]`).test(drawn))
      .map((id) => ({ severity: 'warning', message: `there is no picture of the ${what} "${id}"` }) as const);
  };
  return [
    ...without(
      'monsters.ts',
      'monster',
      monsters.map(({ id }) => id),
    ),
    ...without(
      'tokens.ts',
      'token',
      tokens.map(({ id }) => id),
    ),
  ];
}

function read(file: () => string): string {
  try {
    return file();
  } catch {
    return '';
  }
}
