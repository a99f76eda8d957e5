import { type FinalGirlView, locationCalled, texts } from '@dreadhouse/final-girl';
import type { Words } from '../../../contract/scene.ts';
import type { RuleAbout } from '../../../kit/board/types.ts';
import type { Say } from '../../../text/text.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

/** What there is to say about a space, line by line. */
interface AboutSpace {
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
    who: whoIsOn(view, space, words, say).map(nameOf),
    pile:
      pile === undefined
        ? null
        : [
            say('pile', { n: pile.cards.length }),
            ...(top === undefined ? [] : [say('top', { item: top.id === null ? say('hidden') : name(top.id) })]),
          ].join(' '),
    items: (pile?.cards ?? []).flatMap(({ id }) => (id === null ? [] : [name(id)])),
    tokens: tokensOn(view, space, words, say).map(nameOf),
    ways: waysFrom(view, space, words, say),
  };
}

/** For the note beside it. */
export function inLines({ tags, who, pile, items, tokens, ways }: AboutSpace, say: BoardSay) {
  return {
    kind: tags.join(' · '),
    lines: [
      who.length === 0 ? say('nobody') : who.join(', '),
      pile ?? '',
      items.length > 1 ? items.join(', ') : '',
      tokens.join(', '),
    ],
    aside: `${say('waysTitle')}: ${ways.join(' · ')}`,
  };
}

/** For those who listen. */
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

/** The paragraphs of the rulebook about a space and everything on it. */
export function rulesAbout(view: FinalGirlView, space: string, words: Words, say: BoardSay): RuleAbout[] {
  const { location } = view.options;
  const { tags } = spaceOf(view, space);
  const pile = view.items.piles.some((one) => one.space === space);
  return [
    { name: words.name(space), rule: `space.${location}.${space}` },
    ...whoIsOn(view, space, words, say),
    ...tokensOn(view, space, words, say),
    ...(tags.includes('exit') ? [{ name: say('exit'), rule: 'FG-SAVE-01' }] : []),
    ...(tags.includes('search') || pile ? [{ name: say('search'), rule: 'FG-SRCH-01' }] : []),
    { name: say('panic'), rule: 'FG-PANIC-03' },
  ];
}

const nameOf = ({ name }: RuleAbout): string => name;

type Space = ReturnType<typeof locationCalled>['spaces'][string];

export function spaceOf(view: FinalGirlView, id: string): Pick<Space, 'tags' | 'ways' | 'oneWay'> {
  const space = locationCalled(view.options.location).spaces[id];
  if (space === undefined) throw new Error(`${view.options.location} has no space "${id}".`);
  return space;
}

function whoIsOn(view: FinalGirlView, space: string, words: Words, say: BoardSay): RuleAbout[] {
  const { heroine, killer, minions, victims } = view;
  const here = victims.filter((one) => one.space === space);
  const yellow = here.filter(({ kind }) => kind === 'yellow').length;
  const marionettes = minions.filter((one) => one.space === space).length;
  const special = here.filter(({ kind }) => kind !== 'yellow');
  return [
    ...(heroine.space === space ? [{ name: words.name(heroine.id, ['heroine']), rule: `heroine.${heroine.id}` }] : []),
    ...(killer.space === space ? [{ name: words.name(killer.id, ['killer']), rule: `killer.${killer.id}` }] : []),
    ...(marionettes > 0 ? [{ name: say('minions', { n: marionettes }), rule: 'FG-MINION-01' }] : []),
    ...special.map(({ kind, role }) => ({
      name: specialName(kind, role, words, say),
      rule: role === null ? 'FG-SPEC-02' : `event.${role}`,
    })),
    ...(yellow > 0 ? [{ name: say('victims', { n: yellow }), rule: 'FG-MOVE-05' }] : []),
  ];
}

function specialName(kind: string, role: string | null, words: Words, say: BoardSay): string {
  const victim = words.name(kind, ['victim']);
  return role === null ? victim : say('special', { victim, role: words.name(role, ['event']) });
}

function tokensOn(view: FinalGirlView, space: string, words: Words, say: BoardSay): RuleAbout[] {
  const name = (kind: string): string => words.name(kind, ['token']);
  const lying = view.tokens.flatMap(({ kind, space: one, to }) => {
    const rule = ruleOfToken(kind);
    if (to === null) return one === space ? [{ name: name(kind), rule }] : [];
    const other = one === space ? to : to === space ? one : null;
    return other === null ? [] : [{ name: say('tokenTo', { token: name(kind), to: words.name(other) }), rule }];
  });
  const { one, other } = tunnelOf(view) ?? {};
  const end = one === space ? other : other === space ? one : undefined;
  return [
    ...lying,
    ...(burningHouse(view) === space ? [{ name: say('burning'), rule: 'event.le02' }] : []),
    ...(end === undefined ? [] : [{ name: say('tunnel', { to: words.name(end) }), rule: 'event.ce08' }]),
  ];
}

/** Most tokens have a text of their own; the others only remind of a card. */
function ruleOfToken(kind: string): string {
  return texts.en[`text.token.${kind}`] === undefined ? 'FG-TOK-01' : `token.${kind}`;
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
