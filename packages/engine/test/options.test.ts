import { describe, expect, test } from 'vitest';
import { choiceTrouble, completed } from '../src/index.ts';

const DEFAULTS = { house: 'manor', dark: false };

function chosen(raw: unknown): unknown {
  const checked = completed<typeof DEFAULTS>(raw, DEFAULTS, ({ house }) =>
    choiceTrouble('house', house, ['manor', 'lodge', 'mill']),
  );
  return checked.ok ? checked.value : checked.why;
}

describe('options', () => {
  test('are completed by what holds when nothing is said', () => {
    for (const nothing of [undefined, null, {}, { house: undefined }]) expect(chosen(nothing)).toEqual(DEFAULTS);
    expect(chosen({ dark: true })).toEqual({ house: 'manor', dark: true });
    expect(DEFAULTS).toEqual({ house: 'manor', dark: false });
  });

  test('are refused with what there is instead', () => {
    for (const wrong of [[], 'manor', 7]) expect(chosen(wrong)).toBe('The options must be a record.');
    for (const key of ['colour', 'constructor'])
      expect(chosen({ [key]: 'red' })).toBe(`There is no option "${key}"; there are house or dark.`);
    expect(chosen({ dark: 'yes' })).toBe('dark must be true or false.');
    expect(chosen({ house: 'barn' })).toBe('house must be manor, lodge or mill, not "barn".');
  });
});
