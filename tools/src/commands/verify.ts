import { type Header, readSave, type SavedMatch, type Verdict, verify } from '@dreadhouse/engine';
import type { Command } from '../command.ts';
import { harmless, oneLine } from '../context.ts';
import { asFarAsItGoes, openMatch } from '../match-file.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'check a revealed match: derive every roll again, and play it again with them',
  arguments: ['FILE'],
  flags: {},
  async run({ arguments: [path] }, context) {
    const { game, source } = await openMatch(path!, context);
    const { verdict, passed } = asFarAsItGoes(path!, () => {
      const verdict = verify<unknown>(game, source);
      const read = readSave(source);
      return { verdict, passed: read.ok ? passedLines(read.saved, verdict) : [] };
    });
    const lines = verdict.ok ? passed : [...passed, `✗ ${FAULTS[verdict.why]} (${oneLine(verdict.where)})`];
    context.out.write(lines.map((line) => `${harmless(line)}\n`).join(''));
    return verdict.ok ? 0 : 1;
  },
};

type Fault = Extract<Verdict, { ok: false }>['why'];

/** In the order in which they are checked. */
const FAULTS: Record<Fault, string> = {
  unreadable: 'file: damaged or changed',
  'not-over': 'file: the match is not over, or not revealed',
  commitment: 'commitment: the secret is another one',
  'other-rules': 'rules: played by other rules than these',
  unplayable: 'answers: not possible by the rules',
  altered: 'played again, the file comes out differently',
};

/** A line for every check that was passed. */
function passedLines(saved: SavedMatch, verdict: Verdict): string[] {
  const rolls = Object.values(saved.rolls ?? {}).reduce((sum, stream) => sum + stream.length, 0);
  const lines: Partial<Record<Fault, string[]>> = {
    'not-over': ['✓ file: whole, and of a finished match'],
    commitment: luckLines(saved.header),
    'other-rules': [`✓ rules: ${saved.header.game}, version ${saved.header.rules}`, ...layoutLines(saved.header)],
    unplayable: [`✓ answers: ${saved.answers.length}, all legal`],
    altered: [
      `✓ rolls: ${rolls}, all derived again`,
      `✓ states: ${saved.marks.length} phase boundaries, all equal`,
      `✓ outcome: ${saved.outcome?.side} won; winners: ${saved.outcome?.winners.join(', ') || 'nobody'}`,
    ],
  };
  const order = Object.keys(FAULTS) as Fault[];
  const checked = verdict.ok ? order : order.slice(0, order.indexOf(verdict.why));
  return checked.flatMap((fault) => lines[fault] ?? []);
}

function luckLines({ luck }: Header): string[] {
  if (luck.kind === 'secure') return ['✓ commitment: the secret is the one that was committed to'];
  const stacked = luck.stacks === undefined ? [] : ['! luck: some rolls were laid out in advance'];
  return [`- commitment: none; the seed "${luck.seed}" was open from the start`, ...stacked];
}

/** Not a fault, but whoever reads "won" should know. */
function layoutLines({ layout }: Header): string[] {
  if (layout === undefined) return [];
  return [`! start: laid out at position ${layout.position}, phase ${layout.phase}, not from the beginning`];
}
