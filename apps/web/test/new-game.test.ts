import { films, finalGirl, heroines, killerCalled, texts } from '@dreadhouse/final-girl';
import { describe, expect, test } from 'vitest';
import { namesIn, rewardIn } from '../src/scenes/final-girl/names.ts';
import { difficultyOf } from '../src/scenes/final-girl/new-game/difficulty.ts';
import { text } from '../src/scenes/final-girl/new-game/text.ts';
import { titleOf } from '../src/scenes/final-girl/new-game/title.ts';
import { FIRST_WISHES, filmOf, tableFor, withPlace } from '../src/scenes/final-girl/new-game/wishes.ts';

const nameOf = (heroine: string): string => namesIn('en').name('heroine', heroine);

describe('setting a game up', () => {
  test('the first wishes are a game that can be played: Laurie against Hans at the camp', () => {
    const { options, seats } = tableFor(FIRST_WISHES, nameOf, 0);
    expect(finalGirl.options(options, 1)).toMatchObject({ ok: true, value: { killer: 'hans', location: 'camp' } });
    expect(seats).toEqual([{ name: 'Laurie', kind: 'person' }]);
  });

  test.each(films().flatMap(({ killer }) => films().map(({ location }) => [killer.id, location.id] as const)))(
    'any killer in any place: %s, %s',
    (killer, location) => {
      const { options } = tableFor(withPlace(FIRST_WISHES, { killer, location }), nameOf, 0);
      expect(finalGirl.options(options, 1).ok).toBe(true);
    },
  );

  test('cards chosen for practice go with their killer and their place', () => {
    const finale = killerCalled('hans').finales[0]?.id ?? null;
    const wishes = { ...FIRST_WISHES, finale, setupCard: 'camp_s1' };
    expect(withPlace(wishes, { killer: 'geppetto' })).toMatchObject({ finale: null, setupCard: 'camp_s1' });
    expect(withPlace(wishes, { location: 'maple' })).toMatchObject({ finale, setupCard: null });
  });

  test('a surprise is one of the ten, and gives the seat its name', () => {
    const starring = Array.from({ length: 10 }, (_, i) => tableFor({ ...FIRST_WISHES, heroine: null }, nameOf, i / 10));
    expect(starring.map(({ seats }) => seats[0]?.name)).toEqual(heroines().map(({ id }) => nameOf(id)));
  });

  test('a bot can play, under the name that was given', () => {
    const { seats } = tableFor({ ...FIRST_WISHES, bot: 'search', name: '  Hal ' }, nameOf, 0);
    expect(seats).toEqual([{ name: 'Hal', kind: 'bot', level: 'search' }]);
  });
});

describe.each(['en', 'pl'] as const)('its words in %s', (language) => {
  const own: Readonly<Record<string, string | undefined>> = text[language];

  test.each(films().map((film) => [film.id, film] as const))('%s has a name, a pitch and a difficulty', (id, film) => {
    expect(titleOf({ killer: film.killer.id, location: film.location.id }, namesIn(language))).toBe(
      texts[language][`name.film.${id}`],
    );
    for (const key of [`film.${id}`, `killer.${film.killer.id}`, `location.${film.location.id}`])
      expect(own[key], key).toBeTruthy();
    expect(own[`difficulty.${difficultyOf(id)}`]).toBeTruthy();
    expect(filmOf({ killer: film.killer.id, location: film.location.id })).toBe(id);
  });

  test.each(heroines().map((heroine) => [heroine.id, heroine] as const))(
    '%s has rewards and an ability',
    (id, heroine) => {
      const names = namesIn(language);
      expect(names.text('heroine', id)).not.toBe('');
      for (const effect of [...heroine.slots, heroine.further])
        expect(rewardIn(language, effect)).not.toMatch(/[{}]|reward\./);
    },
  );
});
