import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Texts lie in many modules and not all of them can be listed from one place: they are read as they were written.
const ROOT = join(import.meta.dirname, '../../..');
const GAMES = readdirSync(join(ROOT, 'packages/games')).map((id) => `packages/games/${id}/src`);
const SOURCES = ['apps/web/src', ...GAMES.filter((folder) => existsSync(join(ROOT, folder)))];

/** English is said differently, and on the page a colon may stand between a label and its number. */
const NOT_A_POLISH_DICTIONARY = /^(?!.*\/pl\/)/;

/** What a Polish reader stumbles over, and what is said instead. */
const STUMBLING: readonly (readonly [pattern: RegExp, instead: string, notIn?: RegExp])[] = [
  [/(?<![\p{L}\d])(?:\d+|\{\p{L}+\}) (?:czasu|[zZ]drowia)(?!\p{L})/u, 'counted: 2 punkty czasu, 4 punkty zdrowia'],
  [/\bdo teraz(?!\p{L})/u, 'back to the game'],
  [/(?<!\p{L})[Rr]egu[łl](?:a|y|ę|ą|om|ami|ach)?(?!\p{L})/u, 'zasada, in all games'],
  [/(?<!\p{L})[Ff]az[aąęy]?i?e? utrzymania/u, 'faza porządkowa'],
  [/(?<!\p{L})figur[aęyą](?!\p{L})/u, 'postać'],
  [/(?<!\p{L})[Oo]calon[aeiyą]/u, 'uratowane'],
  [
    /obrażenia są twoje|Hałas przychodzi|z takim samym losem|[Ii]lu was nie będzie|grała? za:/u,
    'a sentence of our own',
  ],
  [/[nN]a ręku/u, 'na ręce, in all games'],
  [/(?<!\p{L})[Pp]rzerzu(?:t|c|ć)\p{L}*/u, 'ponowny rzut, rzucić ponownie'],
  [/(?<!\p{L})Utrzymani[ea]:/u, 'faza porządkowa'],
  [/(?<!\p{L})cel – \p{L}/u, 'who chases says so: obiera za cel najbliższą postać, rusza się i atakuje'],
  [/[kK]ogo brakuje, ten się znajdzie/u, 'brakujące osoby dobierze dom'],
  [
    /\d (?:Sił[yę]|Szybkoś(?:ci|ć)|Wiedz[yę]|Poczytalnoś(?:ci|ć)|Cierpliwości|Wosku)(?!\p{L})/u,
    'counted: 2 punkty Siły',
  ],
  [/\d ruchu(?!\p{L})/u, 'counted: 2 ruchy'],
  [/(?<!\p{L})(?:[Ww]yl|[Ll])ecz\p{L}* (?:wszystkie|krytyczne) /u, 'zregenerować, as in the rulebook'],
  [/(?<!\p{L})tur\p{L}+ potworów/u, 'Potwory, in Betrayal'],
  [/(?<!\p{L})lini\p{L}+ wzroku/u, 'pole widzenia'],
  [/(?<!\p{L})(?:tyl[eu]|tyloma)(?: \p{L}+){0,5}: \{/u, 'a number in its sentence: gdy wymkną się 3 osoby'],
  [/\p{L}: \{n\}\.'/u, 'a sentence: Surowość wynosi 3', NOT_A_POLISH_DICTIONARY],
  [/(?<!\p{L})(?:jest|leży|pojawia się|stoi) tu(?:taj)?: \{/u, 'a place with its preposition: jest w Galerii'],
];

function linesOf(folder: string): { where: string; line: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(ROOT, folder, path), 'utf8')
        .split('\n')
        .map((line, i) => ({ where: `${folder}/${path}:${i + 1}`, line })),
    );
}

test('Polish texts count what can be counted, and have one word for one thing', () => {
  const lines = SOURCES.flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(10_000);
  const found = lines.flatMap(({ where, line }) =>
    STUMBLING.filter(([pattern, , notIn]) => pattern.test(line) && notIn?.test(where) !== true).map(
      ([pattern, instead]) => `${where} "${pattern.exec(line)?.[0]}": ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});
