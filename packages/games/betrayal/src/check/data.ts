import { TILES } from '../content/tiles.ts';
import type { Haunt } from '../content/types.ts';
import { betrayalSeats } from '../seats.ts';
import { type Finding, wrong } from './finding.ts';
import { wordsOf } from './words.ts';

type Dictionary = Readonly<Record<string, string | undefined>>;

/** What a haunt is held against. */
export interface Material {
  /** By language. */
  readonly texts: Readonly<Record<string, Dictionary>>;
  /** The text of its file; empty where it cannot be read. */
  readonly source: string;
}

/** Everything about a haunt that can be seen without playing it. */
export function checkData(def: Haunt, material: Material): Finding[] {
  return [
    ...missingWords(def, material),
    ...oddNumbers(def),
    ...unusedNumbers(def, material),
    ...oddMemory(def),
    ...unsurePlaces(material),
    ...oddRole(def),
  ];
}

function missingWords(def: Haunt, { texts }: Material): Finding[] {
  return Object.entries(texts).flatMap(([language, words]) =>
    wordsOf(def)
      .filter((key) => (words[key] ?? '').trim() === '')
      .map((key) => wrong(`there is no text "${key}" (${language})`)),
  );
}

/** BH-PC-01: a number for 3, 4, 5 and 6 players. */
function oddNumbers({ numbers }: Haunt): Finding[] {
  return Object.entries(numbers).flatMap(([name, per]) =>
    per.length === 4 && per.every((n) => Number.isInteger(n) && n >= 0)
      ? []
      : [wrong(`the number "${name}" must be four whole numbers, for 3, 4, 5 and 6 players, not ${per.join(', ')}`)],
  );
}

/** A number counts as used when the haunt reads it, names it, or shows it in its texts. */
function unusedNumbers({ number, numbers }: Haunt, { texts, source }: Material): Finding[] {
  if (source === '') return [];
  const shown = Object.values(texts)
    .flatMap((words) => Object.entries(words).filter(([key]) => key.startsWith(`haunt.${number}.`)))
    .map(([, text]) => text ?? '')
    .join('\n');
  const isUsed = (name: string): boolean =>
    new RegExp(`\\bn\\.${name}\\b|['"]${name}['"]`).test(source) || shown.includes(`{${name}`);
  return Object.keys(numbers)
    .filter((name) => !isUsed(name))
    .map((name) => wrong(`nothing uses the number "${name}"`));
}

/** What it keeps in mind must fit its own shape, and counters must be numbers of it. */
function oddMemory(def: Haunt): Finding[] {
  const shapes = betrayalSeats().flatMap((seats) => {
    const trouble = def.shape(seats)(def.start(seats), 'memory');
    return trouble === null
      ? []
      : [wrong(`with ${seats} players what it starts with does not fit its shape: ${trouble}`)];
  });
  const memory = def.start(3) as Readonly<Record<string, unknown>>;
  const counters = Object.entries<{ readonly goal?: unknown } | undefined>(def.counters ?? {}).flatMap(
    ([name, about]) => [
      ...(typeof memory[name] === 'number' ? [] : [wrong(`the counter "${name}" is no number that it keeps in mind`)]),
      ...(typeof about?.goal !== 'string' || Object.hasOwn(def.numbers, about.goal)
        ? []
        : [wrong(`the counter "${name}" has the goal "${about.goal}", which is none of its numbers`)]),
    ],
  );
  return [...shapes, ...counters];
}

/** BH-FIND-01, BH-STRUCT-09: a tile that is named must be made sure of, or looked for in the house. */
function unsurePlaces({ source }: Material): Finding[] {
  if (/\b(?:ensureTile|isInHouse)\b|\bplaces: \[/.test(source)) return [];
  return TILES.filter(({ id }) => source.includes(`'${id}'`)).map(({ id }) =>
    wrong(`it names the tile "${id}", which need not be in the house: use ensureTile, or ask isInHouse`),
  );
}

function oddRole({ type, role, actions, ends }: Haunt): Finding[] {
  const roles =
    (type === 'hidden') === (role !== undefined)
      ? []
      : [wrong('a hidden traitor has a secret role, and nobody else has')];
  const twice = actions.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i);
  const none = type !== 'alone' && !ends.some(({ side }) => side === 'heroes') && type !== 'hidden';
  return [
    ...roles,
    ...twice.map((id) => wrong(`there are two actions "${id}"`)),
    ...(none ? [wrong('the heroes have no way to win')] : []),
  ];
}
