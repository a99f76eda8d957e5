import type { ValueFile } from '@dreadhouse/engine';

/** A file of a game that holds what was learnt, laid out as all other files are. */
export function valueText({ origin, names, means, scales, units, line, groups }: ValueFile): string {
  return [
    "import type { ValueFile } from '@dreadhouse/engine';\n\n",
    '/** Made by `dreadhouse learn`, never by hand: `origin` says how to make it again, and how good it is. */\n',
    'export const value: ValueFile = {\n',
    listText('origin', origin),
    listText('names', names),
    lineText('means', means),
    lineText('scales', scales),
    listText('units', units),
    lineText('line', line),
    listText('groups', groups),
    '};\n',
  ].join('');
}

/** A list of texts, one a line unless all of them fit on one. */
export function listText(name: string, lines: readonly string[]): string {
  const short = `  ${name}: [${lines.map(quoted).join(', ')}],\n`;
  return short.length <= WIDEST ? short : `  ${name}: [\n${lines.map((one) => `    ${quoted(one)},\n`).join('')}  ],\n`;
}

export function lineText(name: string, value: string): string {
  const short = `  ${name}: ${quoted(value)},\n`;
  // A short name stays on the line of its text, however long that is.
  return short.length <= WIDEST || name.length < SHORT ? short : `  ${name}:\n    ${quoted(value)},\n`;
}

const WIDEST = 121;
const SHORT = 5;
const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
