import { describe, expect, test } from 'vitest';
import { terrorscape } from '../src/index.ts';

const why = (options: unknown, seats = 2): string => {
  const checked = terrorscape.options(options, seats);
  return checked.ok ? '' : checked.why;
};

describe('options', () => {
  test('nothing has to be chosen in advance', () => {
    for (const nothing of [undefined, null, {}]) expect(terrorscape.options(nothing, 2).ok).toBe(true);
  });

  test('what is unknown is refused with what there is', () => {
    expect(why({ colour: 'red' })).toContain('There is no option "colour"; there are killer, survivors,');
    expect(why({ killer: 'hans' })).toBe('killer must be butcher, specter, murderer or lycanthrope, not "hans".');
    expect(why({ survivors: ['anna', 'bob', 'marco'] })).toContain(
      'anna, marco, johnson, sophia or william, not "bob"',
    );
    expect(why({ quickLimit: 2 })).toBe('quickLimit must be 1 or unlimited, not 2.');
    expect(why({ keysOpen: 'no' })).toBe('keysOpen must be true or false.');
    expect(why([])).toBe('The options must be a record.');
    expect(why('butcher')).toBe('The options must be a record.');
  });

  test('what does not fit together is refused', () => {
    expect(why({ survivors: ['anna', 'anna', 'marco'] })).toContain('twice');
    expect(why({ survivors: 'anna' })).toContain('3 of anna');
    expect(why({ killer: 'lycanthrope' })).toContain('feralInstincts');
    expect(why({ loneWolfRules: true }, 4)).toContain('onYourOwn');
    expect(why({ onYourOwn: true }, 3)).toContain('4 seats');
  });

  test('the samples are all good, and cover every Killer, Survivor, variant and switch', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const seats = 2 + (n % 3);
      const options = terrorscape.sampleOptions(n, seats);
      expect(terrorscape.options(options, seats).ok, JSON.stringify(options)).toBe(true);
      for (const [key, value] of Object.entries(options)) seen.add(`${key} ${value}`);
    }
    for (const one of ['killer butcher', 'killer specter', 'killer murderer', 'killer lycanthrope', 'killer null'])
      expect(seen).toContain(one);
    const switches = ['onYourOwn', 'survivalPlan', 'loneWolfRules', 'encounterEndsActions', 'sneakBansActions'];
    for (const key of [...switches, 'lightFingers', 'keysOpen', 'repairOpen'])
      expect([seen.has(`${key} true`), seen.has(`${key} false`)], key).toEqual([true, true]);
  });
});
