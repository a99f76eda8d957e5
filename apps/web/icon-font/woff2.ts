import { brotliCompressSync, constants } from 'node:zlib';
import { Bytes } from './bytes.ts';

/** Tables that need not be named: their numbers in the standard. */
const KNOWN = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];

/** "As it is", for the two tables that are otherwise taken apart. */
const UNTOUCHED = 3 << 6;

const HEAD = 48;

/** Tables as a web font: a list of them, and all of them compressed as one. */
export function woff2Of(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const list = new Bytes();
  const plain = new Bytes();
  let unpacked = 12 + 16 * tables.size;
  for (const [tag, table] of tables) {
    list.byte(KNOWN.indexOf(tag) | (tag === 'glyf' || tag === 'loca' ? UNTOUCHED : 0));
    writeLength(list, table.length);
    plain.add(table);
    unpacked += Math.ceil(table.length / 4) * 4;
  }
  const packed = brotliCompressSync(plain.done(), { params: { [constants.BROTLI_PARAM_MODE]: 2 } });
  const length = HEAD + list.length + packed.length;
  const padding = (4 - (length % 4)) % 4;
  return new Bytes()
    .text('wOF2')
    .int32(0x10000, length + padding)
    .int16(tables.size, 0)
    .int32(unpacked, packed.length)
    .int16(1, 0)
    .int32(0, 0, 0, 0, 0)
    .add(list.done())
    .add(packed)
    .byte(...new Array<number>(padding).fill(0))
    .done();
}

/** Seven bits a byte, the highest first; all but the last byte are marked. */
function writeLength(bytes: Bytes, length: number): void {
  const sevens = [length & 127];
  for (let rest = length >>> 7; rest > 0; rest >>>= 7) sevens.unshift((rest & 127) | 128);
  bytes.byte(...sevens);
}
