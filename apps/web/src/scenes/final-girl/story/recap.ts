import { type FinalGirlEvent, type FinalGirlView, locationCalled, placeIn, teller } from '@dreadhouse/final-girl';
import type { RecapText } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import { allOf } from '../../../kit/scene/happened.ts';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import { eventsOf, viewOf } from '../view.ts';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** The last night so far: what happened since the turn before this one, and where everybody stands. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = viewOf(moment);
  const words = teller(language, view.options);
  const name = (id: string, ...kinds: string[]): string => words.name(id, kinds);
  const place = (space: string): string => placeIn(language, view.options.location, space);
  const tools = { say: sayIn(text, language), name, place, view };
  const told = [...whatHappened(sinceLastTurn(eventsOf(moment), view.turn), tools), ...whereWeAre(tools)];
  const { killer, location } = view.options;
  return {
    title: `${name(killer, 'killer')} · ${name(location, 'location')}`,
    sentences: [tools.say('turn', { turn: view.turn }), ...told.slice(1 - MOST)].map(wellEnded),
  };
}

const MOST = 8;

/** Names may end with a mark of their own. */
function wellEnded(sentence: string): string {
  return sentence.replace(/([?!…])\.$/, '$1');
}

interface Tools {
  readonly say: Say<Key>;
  readonly name: (id: string, ...kinds: string[]) => string;
  /** Where somebody is, as a sentence has it. */
  readonly place: (space: string) => string;
  readonly view: FinalGirlView;
}

function sinceLastTurn(events: readonly FinalGirlEvent[], turn: number): readonly FinalGirlEvent[] {
  const from = allOf(events, 'phase').find(({ details }) => details.turn >= turn - 1);
  return from === undefined ? events : events.slice(events.indexOf(from));
}

function whatHappened(events: readonly FinalGirlEvent[], { say, name, place }: Tools): string[] {
  const counted = (key: Key, n: number): string[] => (n > 0 ? [say(key, { n })] : []);
  const listed = (key: Key, names: readonly string[]): string[] =>
    names.length > 0 ? [say(key, { n: names.length, list: [...new Set(names)].join(', ') })] : [];
  const named = (key: Key, ids: readonly string[], kind: string): string[] =>
    listed(
      key,
      ids.map((id) => name(id, kind)),
    );
  const cards = (kind: 'terror-drawn' | 'event-drawn' | 'dark-power-revealed' | 'finale-revealed'): string[] =>
    allOf(events, kind).map(({ details }) => details.card);
  const amount = (kind: 'killer-damaged' | 'health-lost'): number =>
    allOf(events, kind).reduce((sum, { details }) => sum + details.amount, 0);
  const found = allOf(events, 'item-gained').map(({ details }) => details.item);
  const deaths = allOf(events, 'victim-killed').map(({ details }) => details.space);
  return [
    ...named('found', found, 'item'),
    ...counted('saved', allOf(events, 'victim-saved').length),
    ...counted('struck', amount('killer-damaged')),
    ...named('terror', cards('terror-drawn'), 'terror'),
    ...named('happened', cards('event-drawn'), 'event'),
    ...listed('died', deaths.map(place)),
    ...counted('hurt', amount('health-lost')),
    ...named('power', cards('dark-power-revealed'), 'darkpower'),
    ...named('finale', cards('finale-revealed'), 'finale'),
  ];
}

function whereWeAre({ say, name, place, view }: Tools): string[] {
  const { heroine, killer, saved, dead } = view;
  const values = { heroine: name(heroine.id, 'heroine'), killer: name(killer.id, 'killer') };
  return [
    say('tally', { saved, dead: dead.length, horror: view.horror }),
    say('heroine', { ...values, health: heroine.health, space: place(heroine.space) }),
    say(`killer-${nearness(view)}`, { ...values, attack: killer.attack, space: place(killer.space ?? '') }),
  ];
}

function nearness({ heroine, killer, options }: FinalGirlView): 'gone' | 'here' | 'near' | 'far' {
  if (killer.space === null) return 'gone';
  if (killer.space === heroine.space) return 'here';
  const next = locationCalled(options.location).spaces[heroine.space]?.ways ?? {};
  return Object.hasOwn(next, killer.space) ? 'near' : 'far';
}
