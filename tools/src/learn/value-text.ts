import type { ValueFile } from '@dreadhouse/engine';

/** A file of a game that holds what was learnt, laid out as all other files are. */
export function valueText({ origin, names, means, scales, units, line, groups }: ValueFile): string {
  const list = (name: string, lines: readonly string[]): string =>
    lines.length === 0
      ? `  ${name}: [],\n`
      : `  ${name}: [\n${lines.map((one) => `    ${quoted(one)},\n`).join('')}  ],\n`;
  const text = (name: string, value: string): string => {
    const short = `  ${name}: ${quoted(value)},\n`;
    // A short name stays on the line of its text, however long that is.
    return short.length <= WIDEST || name.length < SHORT ? short : `  ${name}:\n    ${quoted(value)},\n`;
  };
  return [
    "import type { ValueFile } from '@dreadhouse/engine';\n\n",
    '/** Made by `dreadhouse learn`, never by hand: `origin` says how to make it again, and how good it is. */\n',
    'export const value: ValueFile = {\n',
    list('origin', origin),
    list('names', names),
    text('means', means),
    text('scales', scales),
    list('units', units),
    text('line', line),
    list('groups', groups),
    '};\n',
  ].join('');
}

const WIDEST = 121;
const SHORT = 5;
const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
