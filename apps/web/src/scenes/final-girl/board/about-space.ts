import { type FinalGirlView, locationCalled } from '@dreadhouse/final-girl';
import type { Say } from '../../../text/text.ts';
import type { Words } from '../../scene.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

/** What there is to say about a space, line by line. */
export interface AboutSpace {
  readonly tags: readonly string[];
  readonly who: readonly string[];
  readonly pile: string | null;
  /** The cards of the pile that the player may know, from the top. */
  readonly items: readonly string[];
  readonly tokens: readonly string[];
  readonly ways: readonly string[];
}

const TOLD_TAGS = ['exit', 'search', 'sacred', 'indoor', 'house', 'street', 'water', 'openwater', 'window'] as const;

export function aboutSpace(view: FinalGirlView, space: string, words: Words, say: BoardSay): AboutSpace {
  const { tags } = spaceOf(view, space);
  const pile = view.items.piles.find((one) => one.space === space);
  const [top] = pile?.cards ?? [];
  const name = (id: string): string => words.name(id, ['item']);
  return {
    tags: TOLD_TAGS.filter((tag) => tags.includes(tag)).map((tag) => say(tag)),
    who: whoIsOn(view, space, words, say),
    pile:
      pile === undefined
        ? null
        : [
            say('pile', { n: pile.cards.length }),
            ...(top === undefined ? [] : [say('top', { item: top.id === null ? say('hidden') : name(top.id) })]),
          ].join(' '),
    items: (pile?.cards ?? []).flatMap(({ id }) => (id === null ? [] : [name(id)])),
    tokens: tokensOn(view, space, words, say),
    ways: waysFrom(view, space, words, say),
  };
}

export function inOneBreath(about: AboutSpace, say: BoardSay): string {
  return [
    about.tags.map((tag) => `${tag}.`).join(' '),
    about.who.length === 0 ? say('nobody') : say('here', { who: about.who.join(', ') }),
    about.pile ?? '',
    about.tokens.length === 0 ? '' : say('tokens', { tokens: about.tokens.join(', ') }),
    say('ways', { ways: about.ways.join(', ') }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

type Space = ReturnType<typeof locationCalled>['spaces'][string];

export function spaceOf(view: FinalGirlView, id: string): Pick<Space, 'tags' | 'ways' | 'oneWay'> {
  const space = locationCalled(view.options.location).spaces[id];
  if (space === undefined) throw new Error(`${view.options.location} has no space "${id}".`);
  return space;
}

function whoIsOn(view: FinalGirlView, space: string, words: Words, say: BoardSay): string[] {
  const { heroine, killer, minions, victims } = view;
  const here = victims.filter((one) => one.space === space);
  const yellow = here.filter(({ kind }) => kind === 'yellow').length;
  const marionettes = minions.filter((one) => one.space === space).length;
  return [
    ...(heroine.space === space ? [words.name(heroine.id, ['heroine'])] : []),
    ...(killer.space === space ? [words.name(killer.id, ['killer'])] : []),
    ...(marionettes > 0 ? [say('minions', { n: marionettes })] : []),
    ...here.filter(({ kind }) => kind !== 'yellow').map(({ kind, role }) => specialName(kind, role, words, say)),
    ...(yellow > 0 ? [say('victims', { n: yellow })] : []),
  ];
}

function specialName(kind: string, role: string | null, words: Words, say: BoardSay): string {
  const victim = words.name(kind, ['victim']);
  return role === null ? victim : say('special', { victim, role: words.name(role, ['event']) });
}

function tokensOn(view: FinalGirlView, space: string, words: Words, say: BoardSay): string[] {
  const name = (kind: string): string => words.name(kind, ['token']);
  const lying = view.tokens.flatMap(({ kind, space: one, to }) => {
    if (to === null) return one === space ? [name(kind)] : [];
    const other = one === space ? to : to === space ? one : null;
    return other === null ? [] : [say('tokenTo', { token: name(kind), to: words.name(other) })];
  });
  const { one, other } = tunnelOf(view) ?? {};
  const end = one === space ? other : other === space ? one : undefined;
  return [
    ...lying,
    ...(burningHouse(view) === space ? [say('burning')] : []),
    ...(end === undefined ? [] : [say('tunnel', { to: words.name(end) })]),
  ];
}

/** ce08: a way of the heroine's own. */
export function tunnelOf({ memory }: FinalGirlView): { readonly one: string; readonly other: string } | null {
  const { one, other } = memory['ce08'] ?? {};
  return typeof one === 'string' && typeof other === 'string' ? { one, other } : null;
}

/** le02. */
export function burningHouse({ memory }: FinalGirlView): string | null {
  const house = memory['le02']?.['house'];
  return typeof house === 'string' ? house : null;
}

/** Panic numbers as they are printed: a number, or the first and the last. */
export function numbersText(numbers: readonly number[]): string {
  const [low, high] = [numbers[0], numbers.at(-1)];
  return low === high ? String(low ?? '') : `${low}–${high}`;
}

/** Ways never change, and are told again with every change on the board. */
const told = new WeakMap<Words, Map<string, readonly string[]>>();

function waysFrom(view: FinalGirlView, space: string, words: Words, say: BoardSay): readonly string[] {
  const known = told.get(words) ?? new Map<string, readonly string[]>();
  told.set(words, known);
  let found = known.get(space);
  if (found === undefined) {
    const { ways, oneWay } = spaceOf(view, space);
    found = Object.entries(ways).map(([to, numbers]) =>
      say(oneWay.includes(to) ? 'oneWay' : 'way', { to: words.name(to), numbers: numbersText(numbers) }),
    );
    known.set(space, found);
  }
  return found;
}
