import { describe, expect, test } from 'vitest';
import { type Layout, layer, patch } from '../src/testing/index.ts';

interface Camp {
  fire: { logs: number; lit: boolean };
  people: { name: string; at: string }[];
  visitor: { name: string } | null;
}

const words = {
  /** Who is where. */
  people: (s: Camp, where: Readonly<Record<string, string>>) => {
    for (const [name, at] of Object.entries(where)) s.people.push({ name, at });
  },
};

function laid(layout: Layout<Camp, typeof words>): Camp {
  const camp: Camp = { fire: { logs: 3, lit: false }, people: [], visitor: null };
  layer<Camp, typeof words>(words)(camp, layout);
  return camp;
}

describe('a position', () => {
  test('is said in the game’s own words, or field by field; what is not named stays', () => {
    expect(laid({ people: { Ada: 'dock' }, fire: { lit: true } })).toEqual({
      fire: { logs: 3, lit: true },
      people: [{ name: 'Ada', at: 'dock' }],
      visitor: null,
    });
  });

  test('is laid from left to right, with what it also says in its place', () => {
    const burn = (s: Camp): void => {
      s.fire.logs -= 1;
    };
    expect(laid({ fire: { logs: 9 }, also: [burn, burn, { people: { Bo: 'hut' } }] })).toMatchObject({
      fire: { logs: 7 },
      people: [{ name: 'Bo' }],
    });
    expect(laid({ also: burn, fire: { logs: 9 } }).fire.logs).toBe(9);
  });

  test('is not shared with the table: rules may change what lies there', () => {
    const visitor = { name: 'Cy' };
    const camp = laid({ visitor });
    if (camp.visitor !== null) camp.visitor.name = 'Di';
    expect(visitor.name).toBe('Cy');
  });

  test('that speaks of what no table has is refused', () => {
    const misspelt: object = { poeple: { Ada: 'dock' } };
    expect(() => laid(misspelt)).toThrow('A table has no "poeple".');
  });
});

test('a patch gives lists whole, and what was empty', () => {
  const camp = laid({});
  patch(camp, { people: [{ name: 'Ada', at: 'dock' }], visitor: { name: 'Cy' } });
  expect([camp.people.length, camp.visitor]).toEqual([1, { name: 'Cy' }]);
});
