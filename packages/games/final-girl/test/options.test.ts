import { Match } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { dailyChallenge, type FinalGirlView, finalGirl } from '../src/index.ts';
import { FILMS, HEROINES } from './kit.ts';

const KILLERS = ['hans', 'poltergeist', 'inkanyamba', 'geppetto', 'dr_fright'];
const LOCATIONS = ['camp', 'creech', 'groves', 'carnival', 'maple'];
const GIRLS = ['laurie', 'reiko', 'alice', 'selena', 'adelaide', 'barbara', 'asami', 'charlie', 'nancy', 'sheila'];

/** Why options are refused. */
function refusal(options: unknown): string {
  const checked = finalGirl.options(options, 1);
  if (checked.ok) throw new Error(`${JSON.stringify(options)} was accepted`);
  return checked.why;
}

function accepted(options: unknown): Record<string, unknown> {
  const checked = finalGirl.options(options, 1);
  if (!checked.ok) throw new Error(checked.why);
  return { ...checked.value };
}

describe('bad options are refused with a sentence that lists the good ones', () => {
  test.each([
    ['killer', 'jason', KILLERS],
    ['location', 'space_station', LOCATIONS],
    ['heroine', 'ripley', GIRLS],
    ['mode', 'easy', ['normal', 'extreme']],
    ['epic', 'always', ['off', 'shuffled', 'forced']],
    ['ambiguity', 'kindness', ['evil', 'realism', 'hilarity']],
    ['finale', 'pg_f1', ['hans_f1', 'hans_f2', 'hans_f3']],
    ['darkPower', 'df_e', ['hans_d1', 'hans_d2', 'hans_d3', 'hans_e']],
    ['setupCard', 'maple_s1', ['camp_s1', 'camp_s2', 'camp_s3', 'camp_s4', 'camp_s5']],
  ] as const)('%s: %s', (field, wrong, valid) => {
    const list = `${valid.slice(0, -1).join(', ')} or ${valid.at(-1)}`;
    expect(refusal({ [field]: wrong })).toBe(`${field} must be ${list}, not "${wrong}".`);
  });

  test.each(['killer', 'location', 'heroine', 'mode', 'epic', 'ambiguity', 'finale', 'darkPower', 'setupCard'])(
    '%s: wrong types',
    (field) => {
      for (const wrong of [7, true, {}, [], ['hans'], '', ' hans', '__proto__', 'constructor'])
        expect(refusal({ [field]: wrong })).toMatch(new RegExp(`^${field} must be .+, not .+\\.$`));
    },
  );

  test('what must be named cannot be null', () => {
    for (const field of ['killer', 'location', 'heroine', 'mode', 'epic', 'ambiguity', 'weaponInSight'])
      expect(refusal({ [field]: null })).toContain(`${field} must be`);
  });

  test('weaponInSight is true or false', () => {
    for (const wrong of ['yes', 1, 0, '']) expect(refusal({ weaponInSight: wrong })).toContain('true or false');
    expect(accepted({ weaponInSight: true })).toMatchObject({ weaponInSight: true });
  });

  test('unknown fields', () => {
    expect(refusal({ colour: 'red' })).toBe(
      'There is no option "colour"; there are killer, location, heroine, mode, epic, ambiguity, finale, darkPower, setupCard or weaponInSight.',
    );
    expect(refusal({ killer: 'hans', Killer: 'hans' })).toContain('"Killer"');
    expect(refusal(JSON.parse('{"__proto__": {"killer": "hans"}}'))).toContain('"__proto__"');
  });

  test('anything but a record', () => {
    for (const wrong of ['hans', 7, true, [], [{ killer: 'hans' }]]) expect(refusal(wrong)).toContain('a record');
  });

  test('cards of a killer or location that is not in play', () => {
    expect(refusal({ killer: 'geppetto', finale: 'hans_f1' })).toContain('gp_f1, gp_f2 or gp_f3');
    expect(refusal({ killer: 'geppetto', darkPower: 'hans_d1' })).toContain('gp_d1');
    expect(refusal({ location: 'maple', setupCard: 'camp_s1' })).toContain('maple_s1');
    expect(accepted({ killer: 'geppetto', finale: 'gp_f2', location: 'maple', setupCard: 'maple_s5' })).toMatchObject({
      finale: 'gp_f2',
      setupCard: 'maple_s5',
    });
  });

  test('a refused match does not start, and says why', () => {
    const started = Match.start(finalGirl, {
      options: { heroine: 'ripley' },
      players: ['Ada'],
      luck: { kind: 'fast', seed: 'x' },
    });
    expect(started).toMatchObject({ ok: false, why: expect.stringContaining('laurie, reiko') });
  });
});

describe('good options', () => {
  test('what is not said is the reference setup', () => {
    const reference = {
      killer: 'hans',
      location: 'camp',
      heroine: 'laurie',
      mode: 'normal',
      epic: 'off',
      ambiguity: 'evil',
      finale: null,
      darkPower: null,
      setupCard: null,
      weaponInSight: false,
    };
    for (const nothing of [undefined, null, {}, { killer: undefined }]) expect(accepted(nothing)).toEqual(reference);
    expect(accepted({ heroine: 'nancy' })).toEqual({ ...reference, heroine: 'nancy' });
  });

  test('checking them twice changes nothing', () => {
    for (let n = 0; n < 100; n++) {
      const sample = finalGirl.sampleOptions(n, 1);
      expect(accepted(sample)).toEqual(sample);
    }
  });

  test('the samples go through all pairs, heroines, modes and settings', () => {
    const samples = Array.from({ length: 500 }, (_, n) => finalGirl.sampleOptions(n, 1));
    const kinds = (of: (options: (typeof samples)[number]) => unknown): number => new Set(samples.map(of)).size;
    expect(kinds((o) => `${o.killer} ${o.location} ${o.heroine} ${o.mode}`)).toBe(500);
    expect([kinds((o) => o.epic), kinds((o) => o.ambiguity), kinds((o) => o.weaponInSight)]).toEqual([3, 3, 2]);
  });

  test('what was chosen is what is played', () => {
    const options = { finale: 'hans_f2', darkPower: 'hans_e', setupCard: 'camp_s4' };
    const match = begun(finalGirl, { seed: 'chosen', options });
    const view = match.view(0) as FinalGirlView;
    expect([view.finale.id, view.darkPowers[0]?.id, view.setupCard]).toEqual(['hans_f2', 'hans_e', 'camp_s4']);
    expect([view.heroine.space, view.killer.space]).toEqual(['dock', 'east_trail']);
  });

  test('all 25 pairs with all 10 heroines in both modes start', () => {
    let games = 0;
    for (const killer of KILLERS) {
      for (const location of LOCATIONS) {
        for (const [i, heroine] of GIRLS.entries()) {
          for (const mode of ['normal', 'extreme']) {
            const options = { killer, location, heroine, mode };
            const match = begun(finalGirl, { seed: `start ${i}`, options }, { events: false, marks: false });
            expect(match.over ? 'over' : match.decision(0)?.options.length).toBeGreaterThan(0);
            expect(finalGirl.invariant?.(match.state)).toBeNull();
            const { state } = match;
            expect([state.options.killer, state.options.location, state.options.heroine]).toEqual([
              killer,
              location,
              heroine,
            ]);
            games += 1;
          }
        }
      }
    }
    expect(games).toBe(500);
  });
});

describe('the daily challenge', () => {
  const days = (n: number): string[] =>
    Array.from({ length: n }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));

  test('is the same for everybody on a date', () => {
    for (const date of days(30)) expect(dailyChallenge(date)).toEqual(dailyChallenge(date));
    // Somebody who calls tomorrow must find what was played today: these may never change.
    expect(dailyChallenge('2026-10-31')).toMatchObject({
      film: 'maple-lane',
      options: { killer: 'dr_fright', location: 'maple', heroine: 'alice', mode: 'normal' },
      seed: 'final-girl 2026-10-31 8a134a16e8219ee1',
    });
  });

  test('differs from date to date', () => {
    const year = days(365).map(dailyChallenge);
    expect(new Set(year.map((day) => day.seed)).size).toBe(365);
    expect(new Set(year.map((day) => day.film)).size).toBe(5);
    expect(new Set(year.map((day) => day.options.heroine)).size).toBe(10);
  });

  test('is a film of its own, with options that can be played', () => {
    for (const day of days(60).map(dailyChallenge)) {
      const film = FILMS.find((one) => one.id === day.film);
      expect([day.options.killer, day.options.location]).toEqual([film?.killer.id, film?.location.id]);
      expect(HEROINES.map((one) => one.id)).toContain(day.options.heroine);
      expect(accepted(day.options)).toEqual(day.options);
    }
  });

  test.each([
    'yesterday',
    '',
    '2026-1-1',
    '2026-13-01',
    '2026-00-10',
    '2026-10-32',
    '2026-02-30',
    '2025-02-29',
    '2026-04-31',
    '2026-01-00',
    '31-10-2026',
    '2026-10-31T00:00',
    ' 2026-10-31',
    '2026/10/31',
  ])('refuses "%s"', (date) => {
    expect(() => dailyChallenge(date)).toThrow('YYYY-MM-DD');
  });
});
