import { type Language, mansion, ofWhom, wayTo } from '@dreadhouse/terrorscape';
import type { RuleAbout } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import { settings } from '../../../settings/settings.ts';
import type { Say } from '../../../text/text.ts';
import { percent, type Trace } from '../notebook/notebook.ts';
import type { View } from '../view.ts';
import type { text } from './text.ts';
import { printedIn, tokensIn } from './tokens.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

type AboutRoom = Readonly<ReturnType<typeof aboutRoom>>;

/** Everything about a room, in words: for the note beside it and for those who listen, with what the rulebook says of it. */
export function aboutRoom(view: View, id: string, traces: readonly Trace[], names: Names, say: BoardSay) {
  const { language } = settings();
  const name = (location: string): string => names.name('location', location);
  return {
    area: names.name('area', mansion.areaOf[id] ?? 'C'),
    who: [...peopleIn(view, id, names, say), ...traces.flatMap((trace) => supposed(trace, id, names, say))],
    what: [...tokensThere(view, id, language, say), ...printedThere(id, language, say)],
    ways: (mansion.exits[id] ?? []).map(({ to, door }) =>
      door !== null && view.blocks.includes(door) ? `${name(to)} (${say('blocked')})` : name(to),
    ),
  };
}

/** For the note beside it. */
export function noteOf(view: View, id: string, traces: readonly Trace[], names: Names, say: BoardSay) {
  const { who, what, ways, area } = aboutRoom(view, id, traces, names, say);
  return {
    name: names.name('location', id),
    kind: `${id} · ${area}`,
    lines: [
      who.length === 0 ? say('nobody') : who.map(({ name }) => name).join(', '),
      what.map(({ name }) => name).join(' · '),
    ],
    aside: say('ways', { list: ways.join(' · ') }),
  };
}

/** The paragraphs of the rulebook about a room and everything in it. */
export function rulesAbout(view: View, id: string, about: AboutRoom, names: Names, say: BoardSay): RuleAbout[] {
  const doors = (mansion.exits[id] ?? []).flatMap(({ door }) => door ?? []);
  return [
    { name: names.name('location', id), rule: `location.${id}` },
    ...about.who.map(({ rule, name }) => ({ rule, name: nameOf(rule, names) ?? name })),
    ...about.what,
    ...(doors.some((door) => view.blocks.includes(door)) ? [{ name: say('block'), rule: 'TS-KW-02' }] : []),
  ];
}

/** Whoever stands there or may stand there goes by name. */
function nameOf(rule: string, names: Names): string | null {
  const [kind = '', id] = rule.split('.');
  return id === undefined ? null : names.name(kind, id);
}

const survivor = (id: string): string => `survivor.${id}`;

function peopleIn(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  const { killer, survivors } = view;
  const here = survivors.filter(({ at, health }) => at === id && health > 0);
  const lost = `${say('killer')}: ${say('last-seen')}`;
  return [
    ...(killer.at === id && killer.id !== null
      ? [{ name: names.name('killer', killer.id), rule: `killer.${killer.id}` }]
      : []),
    ...here.map((one) => ({ name: names.name('survivor', one.id), rule: survivor(one.id) })),
    ...(killer.sneak !== null && killer.sneak.from === id ? [{ name: lost, rule: 'TS-KW-20' }] : []),
  ];
}

function supposed({ who, rooms, heat }: Trace, id: string, names: Names, say: BoardSay): RuleAbout[] {
  if (!rooms.includes(id)) return [];
  const values = { percent: percent(heat[id] ?? 0) };
  if (who === 'killer') return [{ name: say('killer-chance', values), rule: 'TS-KW-22' }];
  return [{ name: say('chance', { ...values, name: names.name('survivor', who) }), rule: survivor(who) }];
}

function tokensThere(view: View, id: string, language: Language, say: BoardSay): RuleAbout[] {
  const dead = view.survivors.filter(({ at, health }) => at === id && health === 0);
  return tokensIn(view, id).flatMap(({ look, rule }): RuleAbout[] => {
    if (look === 'body') return dead.map((one) => ({ name: say('body', { whom: ofWhom(language, one.id) }), rule }));
    return look === 'last-seen' ? [] : [{ name: say(look), rule }];
  });
}

function printedThere(id: string, language: Language, say: BoardSay): RuleAbout[] {
  const passage = mansion.passageFrom[id];
  return [
    ...printedIn(id).map(({ name, rule }) => ({ name: say(name), rule })),
    ...(passage === undefined ? [] : [{ name: say('passage', { to: wayTo(language, passage) }), rule: 'TS-R-05' }]),
  ];
}
