import { describe, expect, test } from 'vitest';
import { missionOf } from '../src/content/missions/index.ts';
import { troubleText } from '../src/map/index.ts';
import { drawn, troubles } from './map-kit.ts';

const first = (...lines: readonly string[]): string => {
  const [trouble] = troubles(...lines);
  return trouble === undefined ? 'fine' : troubleText(trouble);
};

describe('the notation of maps', () => {
  test('squares, edges and floors have their places', () => {
    const { board } = missionOf('M10');
    expect(board.floors.map(({ id, columns, rows }) => [id, columns, rows])).toEqual([
      ['0', 7, 5],
      ['V', 5, 3],
      ['2', 4, 3],
    ]);
    expect(board.zones[0]).toMatchObject({ id: '0A1', kind: 'street', floor: '0' });
    expect(board.byId.get('2D2')?.kind).toBe('elevator');
    expect(board.doors).toEqual([{ id: 'VD1-VD2', kind: 'vault', zones: ['VD1', 'VD2'] }]);
    expect(board.zoneAt(1, 2, 2)).toBeUndefined(); // solid
  });

  test('what is wrong is named with line and column', () => {
    expect(first('+-+-+', '|S?S|', '+-+-+')).toBe(
      'line 2, column 3: "?" is no kind of edge; edges: . o m - | x b g v, or a blank',
    );
    expect(first('+-+-+', '|S.Q|', '+-+-+')).toMatch(/^line 2, column 4: "Q" is no kind of Zone/);
    expect(first('+-+-+', '|S.S', '+-+-+')).toBe('line 2, column 5: this line has 4 characters; the floor needs 5');
    expect(first('+-+.+', '|S.S|', '+-+-+')).toBe('line 1, column 4: the edge of the floor is a wall: "-"');
    expect(first('+-+-+', '|S.#|', '+-+-+')).toBe('line 2, column 3: the side of a solid square is a wall: "|"');
    expect(first('*-+-+', '|S.S|', '+-+-+')).toBe('line 1, column 1: a corner is "+", not "*"');
    expect(first('+-+-+', '|S-S|', '+-+-+')).toBe('line 2, column 3: a wall here is drawn "|", not "-"');
    expect(first('+-+-+', '|S B|', '+-+-+')).toBe(
      'line 2, column 3: "S" and "B" cannot be one Zone; draw "." between them',
    );
    expect(first('+-+-+', '|SmS|', '+-+-+')).toMatch(/^line 2, column 3: slot machines stand on the main floor/);
    expect(first('+-+-+', '|S.S|', '+-+-+', '|S.S|')).toBe(
      'line 4, column 1: a line is missing: squares and edges take turns',
    );
    expect(first('+-+')).toMatch(/^line 1, column 1: a floor has at least one square/);
    expect(first()).toBe('line 1, column 1: there is no map here');
  });

  test('a map has an end', () => {
    const wide = (columns: number, rows: number): string[] => {
      const wall = `+${'-+'.repeat(columns)}`;
      const squares = `|${'S.'.repeat(columns - 1)}S|`;
      return [wall, ...Array.from({ length: rows }, (_, i) => [squares, i + 1 < rows ? wall : '']).flat(), wall].filter(
        (line) => line !== '',
      );
    };
    expect(first(...wide(27, 1))).toBe('line 1, column 1: a floor has at most 26 columns, not 27');
    expect(first(...wide(20, 13))).toBe('line 1, column 1: a map has at most 240 squares, not 260');
    const doors = [`+${'-+'.repeat(26)}`, `|${'Bx'.repeat(25)}B|`, `+${'-+'.repeat(26)}`];
    expect(first(...doors)).toBe('line 1, column 1: a map has at most 24 closed doors, not 25');
  });

  test('floors have names, one each', () => {
    const grid = ['+-+', '|S|', '+-+'];
    expect(first('floor 1', ...grid, 'floor 1', ...grid)).toBe('line 5, column 7: there are two floors "1"');
    expect(first(...grid, 'floor 1', ...grid)).toBe(
      'line 4, column 1: the floor above has no name; put "floor P" before it',
    );
    expect(first('floor attic', ...grid)).toMatch(
      /^line 1, column 7: a floor is called by one digit or capital letter/,
    );
  });

  test('everything that is wrong is listed, in reading order', () => {
    const found = troubles('+-+-+', '|S?Q|', '+-+.+');
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [2, 4],
      [3, 4],
    ]);
  });

  test('empty lines and blanks at the end do not matter', () => {
    expect(drawn('', 'floor 0', '+-+  ', '|S|', '+-+', '', 'floor 1', '+-+', '|B|', '+-+', '').zones).toHaveLength(2);
  });
});
