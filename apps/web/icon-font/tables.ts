import { Bytes } from './bytes.ts';
import { type Box, boxOf, glyphOf } from './glyf.ts';
import { EM, type Outline } from './outline.ts';

const SPACE = 0x20;

/** The tables of a TrueType font whose letters are squares, standing on the line, with these code points in a row. */
export function tablesOf(name: string, firstCode: number, outlines: readonly Outline[]): Map<string, Uint8Array> {
  // The first letter stands for what is missing, the last is the space: by it the browser takes the measures of a line.
  const all: readonly Outline[] = [[], ...outlines, []];
  const glyphs = all.map(glyphOf);
  const boxes = all.map(boxOf);
  return new Map([
    ['cmap', cmap(firstCode, outlines.length)],
    ['head', head(around(boxes))],
    ['hhea', hhea(all.length, around(boxes))],
    ['hmtx', hmtx(boxes)],
    ['maxp', maxp(all)],
    ['name', names(name)],
    ['OS/2', os2(firstCode, outlines.length)],
    ['post', new Bytes().int32(0x30000, 0, 0, 0, 0, 0, 0, 0).done()],
    ['glyf', glyphs.reduce((bytes, glyph) => bytes.add(glyph), new Bytes()).done()],
    ['loca', loca(glyphs)],
  ]);
}

function around(boxes: readonly Box[]): Box {
  return {
    xMin: Math.min(...boxes.map(({ xMin }) => xMin)),
    yMin: Math.min(...boxes.map(({ yMin }) => yMin)),
    xMax: Math.max(...boxes.map(({ xMax }) => xMax)),
    yMax: Math.max(...boxes.map(({ yMax }) => yMax)),
  };
}

/** Which letter a code point has: the space, one stretch of icons, and the end that every such table has. */
function cmap(first: number, count: number): Uint8Array {
  const segments = 3;
  const bytes = new Bytes().int16(0, 1, 3, 1).int32(12);
  bytes.int16(4, 16 + segments * 8, 0, segments * 2, 4, 1, 2);
  bytes.int16(SPACE, first + count - 1, 0xffff, 0, SPACE, first, 0xffff); // ends, a gap, beginnings
  bytes.int16(count + 1 - SPACE, 1 - first, 1, 0, 0, 0); // steps to the letter's number, no lists
  return bytes.done();
}

function head({ xMin, yMin, xMax, yMax }: Box): Uint8Array {
  const bytes = new Bytes().int32(0x10000, 0x10000, 0, 0x5f0f3cf5).int16(0b1011, EM);
  bytes.int32(0, 0, 0, 0); // made and changed: at no time, so that the same icons are the same file
  return bytes.int16(xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0).done();
}

/** All of the letter is above the line: so an icon stands in its text like a picture. */
function hhea(count: number, { xMin, xMax }: Box): Uint8Array {
  return new Bytes()
    .int32(0x10000)
    .int16(EM, 0, 0, EM, xMin, EM - xMax, xMax, 1, 0, 0, 0, 0, 0, 0, 0, count)
    .done();
}

function hmtx(boxes: readonly Box[]): Uint8Array {
  return boxes.reduce((bytes, { xMin }) => bytes.int16(EM, xMin), new Bytes()).done();
}

function maxp(outlines: readonly Outline[]): Uint8Array {
  const points = Math.max(...outlines.map((outline) => outline.flat().length));
  const contours = Math.max(...outlines.map(({ length }) => length));
  return new Bytes().int32(0x10000).int16(outlines.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0).done();
}

function names(name: string): Uint8Array {
  const written = ['Regular', name].map((text) => [...text].flatMap((letter) => [0, letter.charCodeAt(0)]));
  const [style = [], family = []] = written;
  const entries = [
    { id: 1, bytes: family },
    { id: 2, bytes: style },
    { id: 4, bytes: family },
    { id: 6, bytes: family },
  ];
  const table = new Bytes().int16(0, entries.length, 6 + entries.length * 12);
  let offset = 0;
  for (const { id, bytes } of entries) {
    table.int16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
  }
  return entries.reduce((all, { bytes }) => all.byte(...bytes), table).done();
}

function os2(first: number, count: number): Uint8Array {
  const bytes = new Bytes().int16(4, EM, 400, 5, 0);
  bytes.int16(EM / 2, EM / 2, 0, 0, EM / 2, EM / 2, 0, 0, EM / 20, EM / 4, 0); // small letters, lines through
  bytes.byte(0, 0, 0, 0, 0, 0, 0, 0, 0, 0).int32(0, 0x10000000, 0, 0).text('NONE'); // private code points
  bytes.int16(0x40, SPACE, first + count - 1, EM, 0, 0, EM, 0).int32(1, 0);
  return bytes.int16(EM / 2, EM, 0, 32, 1).done();
}

function loca(glyphs: readonly Uint8Array[]): Uint8Array {
  const bytes = new Bytes().int32(0);
  let end = 0;
  for (const { length } of glyphs) {
    end += length;
    bytes.int32(end);
  }
  return bytes.done();
}
