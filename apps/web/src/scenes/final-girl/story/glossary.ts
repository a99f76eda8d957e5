import { type FinalGirlOptions, films, locationCalled, texts } from '@dreadhouse/final-girl';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { written } from '../../../kit/scene/glossary.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { glossaryText } from './glossary-text.ts';
import { signs } from './signs.tsx';

type Film = ReturnType<typeof films>[number];
type Chosen = Pick<FinalGirlOptions, 'killer' | 'location' | 'heroine'>;

/** In the order in which one would look them up. */
const KINDS = [
  ...['heroine', 'killer', 'initial', 'location', 'space', 'action', 'item', 'token', 'event', 'terror'],
  ...['darkpower', 'finale', 'wrath', 'dream', 'principle'],
] as const;

/** Every card, place and token; with options, only what can come up in that match. */
export function glossary(language: Language, options?: unknown): readonly GlossaryEntry[] {
  const chosen = options as Chosen | undefined; // options of this game
  const hidden = chosen === undefined ? new Set<string>() : foreign(chosen);
  const things = KINDS.flatMap((kind) => (kind === 'space' ? spaces(language, chosen) : printed(language, kind)));
  return [...signs(language), ...things.filter(({ id }) => !hidden.has(id))];
}

function printed(language: Language, kind: (typeof KINDS)[number]): GlossaryEntry[] {
  const all = texts[language];
  const name = (id: string): string => {
    const [whose = id, level] = id.split('.');
    const named = all[`name.${kind === 'initial' ? 'killer' : kind}.${whose}`] ?? whose;
    return level === undefined ? named : `${named} ${level}`;
  };
  return written(all, kind, { called: sayIn(glossaryText, language)(kind), name });
}

/** What a space is, and where one gets to from it. */
function spaces(language: Language, chosen: Chosen | undefined): GlossaryEntry[] {
  const say = sayIn(glossaryText, language);
  const locations = chosen === undefined ? films().map(({ location }) => location.id) : [chosen.location];
  return locations.flatMap((location) => {
    const name = (space: string): string => texts[language][`name.space.${location}.${space}`] ?? space;
    return Object.values(locationCalled(location).spaces).map(({ id, tags, ways, oneWay }) => ({
      id: `space.${location}.${id}`,
      kind: say('space'),
      name: name(id),
      text: [
        ...tags.flatMap((tag) => (isSaid(tag) ? [say(`tag-${tag}`)] : [])),
        say('ways', { list: Object.keys(ways).map(name).join(', ') }),
        ...(oneWay.length === 0 ? [] : [say('one-way', { list: oneWay.map(name).join(', ') })]),
      ].join(' '),
    }));
  });
}

const SAID = ['search', 'exit', 'indoor', 'water', 'openwater', 'window', 'sacred', 'house', 'street'] as const;

function isSaid(tag: string): tag is (typeof SAID)[number] {
  return (SAID as readonly string[]).includes(tag);
}

/** What belongs to films and heroines that are not in this match. */
function foreign({ killer, location, heroine }: Chosen): ReadonlySet<string> {
  const all = films();
  const here = (film: Film): readonly string[] => [
    ...(film.killer.id === killer ? idsOf(film.killer) : []),
    ...(film.location.id === location ? idsOf(film.location) : []),
  ];
  const own = new Set([...all.flatMap(here), `heroine.${heroine}`]);
  const everything = [
    ...all.flatMap((film) => [...idsOf(film.killer), ...idsOf(film.location)]),
    ...Object.keys(texts.en).flatMap((key) => (key.startsWith('text.heroine.') ? [key.slice('text.'.length)] : [])),
  ];
  return new Set(everything.filter((id) => !own.has(id)));
}

function idsOf(side: Film['killer'] | Film['location']): string[] {
  const ids = (kind: string, list: readonly { readonly id: string }[] = []): string[] =>
    list.map(({ id }) => `${kind}.${id}`);
  const shared = [
    ...ids('action', side.actionCards),
    ...ids('token', side.tokens),
    ...ids('terror', side.terror),
    ...ids('item', side.items),
  ];
  if ('finales' in side) {
    const own = [`killer.${side.id}`, `initial.${side.id}`, ...textsOf(SIDE_TEXTS[side.id])];
    return [...shared, ...own, ...ids('finale', side.finales), ...ids('darkpower', side.darkPowers)];
  }
  return [
    ...shared,
    ...[`location.${side.id}`, ...textsOf(SIDE_TEXTS[side.id])],
    ...ids('event', side.events),
    ...ids('item', side.pileItems),
  ];
}

/** Whole kinds that only one killer or location brings. */
const SIDE_TEXTS: Readonly<Record<string, string>> = { dr_fright: 'dream', inkanyamba: 'wrath', groves: 'wrath' };

function textsOf(kind: string | undefined): string[] {
  if (kind === undefined) return [];
  return Object.keys(texts.en).flatMap((key) => (key.startsWith(`text.${kind}.`) ? [key.slice('text.'.length)] : []));
}
