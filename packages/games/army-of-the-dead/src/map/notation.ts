import { type Board, boardOf } from './board.ts';
import { EDGES, type FloorDrawing, letterAt } from './drawing.ts';
import { inOrder, type Parsed, type Trouble } from './trouble.ts';
import { ZONE_KINDS } from './zones.ts';

const SOLID = '#';
const LETTERS = [...Object.values(ZONE_KINDS).map(({ letter }) => letter), SOLID].join('');
const MARKS = Object.keys(EDGES)
  .filter((mark) => mark !== ' ')
  .join(' ');
const MOST_COLUMNS = 26;
/** More would be too much to look at, and too much to work out sight and ways for. */
const MOST_SQUARES = 240;
const MOST_DOORS = 24;

type Complain = (line: number, column: number, message: string) => void;

/**
 * Reads a map: floors of squares with their edges, `+` at the corners. `firstLine` is where its first line stands in the file, so that
 * whoever wrote it finds what is wrong.
 */
export function parseMap(lines: readonly string[], firstLine = 1): Parsed<Board> {
  const troubles: Trouble[] = [];
  const complain: Complain = (line, column, message) => troubles.push({ line, column, message });
  const floors = floorsOf(lines, firstLine, complain);
  for (const floor of floors) checkFloor(floor, complain);
  const squares = floors.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  if (squares > MOST_SQUARES) complain(firstLine, 1, `a map has at most ${MOST_SQUARES} squares, not ${squares}`);
  if (troubles.length > 0) return { ok: false, troubles: inOrder(troubles) };
  const board = boardOf(floors);
  const { length: doors } = board.doors;
  if (doors <= MOST_DOORS) return { ok: true, value: board };
  return {
    ok: false,
    troubles: [{ line: firstLine, column: 1, message: `a map has at most ${MOST_DOORS} closed doors, not ${doors}` }],
  };
}

/** Cuts the lines into floors at each `floor P`; without such a line there is one floor, and its Zones have no prefix. */
function floorsOf(lines: readonly string[], firstLine: number, complain: Complain): FloorDrawing[] {
  const parts: { id: string; first: number; lines: string[] }[] = [];
  lines.forEach((raw, i) => {
    const line = raw.trimEnd();
    const at = firstLine + i;
    const id = /^floor\s+(\S+)$/.exec(line)?.[1];
    if (id !== undefined) {
      if (!/^[0-9A-Z]$/.test(id)) complain(at, 7, `a floor is called by one digit or capital letter, not "${id}"`);
      if (parts.some((one) => one.id === id)) complain(at, 7, `there are two floors "${id}"`);
      if (parts.some((one) => one.id === '')) complain(at, 1, 'the floor above has no name; put "floor P" before it');
      parts.push({ id, first: at + 1, lines: [] });
    } else if (line !== '') {
      if (parts.length === 0) parts.push({ id: '', first: at, lines: [] });
      parts.at(-1)!.lines.push(line);
    }
  });
  if (parts.length === 0) complain(firstLine, 1, 'there is no map here');
  return parts.map(({ id, first, lines: drawn }) => ({
    id,
    columns: ((drawn[0]?.length ?? 1) - 1) >> 1,
    rows: (drawn.length - 1) >> 1,
    lines: drawn,
    firstLine: first,
  }));
}

function checkFloor(floor: FloorDrawing, complain: Complain): void {
  const { lines, columns, rows, firstLine } = floor;
  const width = 2 * columns + 1;
  if (columns < 1 || rows < 1)
    return complain(firstLine, 1, 'a floor has at least one square: three lines of three characters');
  if (columns > MOST_COLUMNS) complain(firstLine, 1, `a floor has at most ${MOST_COLUMNS} columns, not ${columns}`);
  if (lines.length % 2 === 0)
    complain(firstLine + lines.length - 1, 1, 'a line is missing: squares and edges take turns');
  lines.forEach((line, y) => {
    const expected = y === 0 && line.length % 2 === 0 ? line.length + 1 : width;
    if (line.length !== expected) {
      const column = Math.min(line.length, expected) + 1;
      complain(firstLine + y, column, `this line has ${line.length} characters; the floor needs ${expected}`);
    }
    for (let x = 0; x < Math.min(line.length, width); x++) checkCharacter(floor, line[x] ?? '', x, y, complain);
  });
}

/** Corners stand at even places of even lines, squares at odd places of odd lines, edges at all others. */
function checkCharacter(floor: FloorDrawing, char: string, x: number, y: number, complain: Complain): void {
  const at = (message: string): void => complain(floor.firstLine + y, x + 1, message);
  const [oddX, oddY] = [x % 2 === 1, y % 2 === 1];
  if (!oddX && !oddY) {
    if (char !== '+' && char !== ' ') at(`a corner is "+", not "${char}"`);
  } else if (oddX && oddY) {
    if (!LETTERS.includes(char)) at(`"${char}" is no kind of Zone; kinds: ${[...LETTERS].join(' ')}`);
  } else checkEdge(floor, char, x, y, at);
}

function checkEdge(floor: FloorDrawing, char: string, x: number, y: number, at: (message: string) => void): void {
  const wall = y % 2 === 1 ? '|' : '-';
  if (EDGES[char] === undefined) return at(`"${char}" is no kind of edge; edges: ${MARKS}, or a blank`);
  if ((char === '|' || char === '-') && char !== wall) return at(`a wall here is drawn "${wall}", not "${char}"`);
  const sides =
    y % 2 === 1
      ? [letterAt(floor, x / 2 - 1, (y - 1) / 2), letterAt(floor, x / 2, (y - 1) / 2)]
      : [letterAt(floor, (x - 1) / 2, y / 2 - 1), letterAt(floor, (x - 1) / 2, y / 2)];
  const [a = SOLID, b = SOLID] = sides;
  if ((a === SOLID || b === SOLID) && char !== wall) {
    const outside = x === 0 || y === 0 || x === 2 * floor.columns || y === 2 * floor.rows;
    return at(`${outside ? 'the edge of the floor' : 'the side of a solid square'} is a wall: "${wall}"`);
  }
  if (char === ' ' && a !== b) at(`"${a}" and "${b}" cannot be one Zone; draw "." between them`);
  if (char === 'm' && a !== 'C' && b !== 'C') at('slot machines stand on the main floor of a casino ("C")');
}
