import { describe, expect, test } from 'vitest';
import { missionOf } from '../src/content/missions/index.ts';
import { waysOf } from '../src/map/index.ts';

/** Zone, adjacent Zones, what is seen at which range: the same words as in the ledger. */
const VECTORS: readonly (readonly [mission: string, zone: string, adjacent: string, sight: string])[] = [
  ['M1', 'B5', 'B4 B6', 'B4:1 B6:1'],
  ['M1', 'C4', 'B4 C3 C5 D4', 'A4:2 B4:1 C3:1 C5:1 C6:2 D4:1 E4:2 F4:3'],
  ['M1', 'D4', 'C4 D3 E4', 'A4:3 B4:2 C4:1 D1:3 D2:2 D3:1 E4:1 F4:2'],
  ['M3', '1A2', '0C3 1B2', '1B2:1 1C2:2 1D2:3 1E2:4 1F2:5'],
  ['M3', '1D2', '1C2 1D1 1D3 1E2', '1A2:3 1B2:2 1C2:1 1D1:1 1D3:1 1E2:1 1F2:2'],
  ['M3', '1D1', '1D2', '1D2:1'],
  ['M5', 'D3', 'C3 D2 E3', 'B3:2 C3:1 D2:1 E3:1 F3:2'],
  ['M5', 'B3', 'B2 B4 C3', 'B2:1 B4:1 B5:2 C3:1 D3:2 E3:3 F3:4'],
  ['M5', 'D4', 'D5', 'D5:1 D6:2'],
  ['M5', 'D6', 'C6 D5 E6', 'A6:3 B6:2 C6:1 D4:2 D5:1 E6:1 F6:2 G6:3'],
  ['M6', '0C4', '0B4 0C3 VA2', '0B4:1 0C1:3 0C2:2 0C3:1'],
  ['M6', 'VD2', 'VC2 VE2', 'VC2:1 VE2:1'],
  ['M9', 'C4', 'B4 C3 C5', 'A4:2 B4:1 C2:2 C3:1 C5:1'],
  ['M9', 'D4', 'C4 D3 D5 E4', ''],
  ['M9', 'B6', 'B5 C6', 'B3:3 B4:2 B5:1 C6:1'],
];

describe('the test vectors of the ledger', () => {
  test.each(VECTORS)('%s %s', (mission, zone, adjacent, sight) => {
    const ways = waysOf(missionOf(mission).board, [], true);
    expect([...ways.exits(zone)].sort().join(' ')).toBe(adjacent);
    const seen = ways.visible(zone).filter((other) => other !== zone);
    expect(
      seen
        .map((other) => `${other}:${ways.range(zone, other)}`)
        .sort()
        .join(' '),
    ).toBe(sight);
  });
});
