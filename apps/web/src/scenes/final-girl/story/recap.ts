import type { EventView } from '@dreadhouse/engine';
import { type FinalGirlView, locationCalled, teller } from '@dreadhouse/final-girl';
import type { RecapText } from '../../../contract/story.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** The last night so far: what happened since the turn before this one, and where everybody stands. */
export function recap(moment: Moment, language: Language): RecapText {
  const view = moment.view as FinalGirlView; // moments of this game
  const words = teller(language, view.options);
  const name = (id: string, ...kinds: string[]): string => words.name(id, kinds);
  const tools = { say: sayIn(text, language), name, view };
  const told = [...whatHappened(sinceLastTurn(moment.events, view.turn), tools), ...whereWeAre(tools)];
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
  readonly view: FinalGirlView;
}

function sinceLastTurn(events: readonly EventView[], turn: number): readonly EventView[] {
  const from = events.findIndex(({ kind, details }) => kind === 'phase' && Number(details['turn']) >= turn - 1);
  return events.slice(Math.max(from, 0));
}

function whatHappened(events: readonly EventView[], { say, name }: Tools): string[] {
  const all = (kind: string): readonly EventView[] => events.filter((event) => event.kind === kind);
  const names = (kind: string, key: string, ...kinds: string[]): string =>
    [...new Set(all(kind).map(({ details }) => name(String(details[key]), ...kinds)))].join(', ');
  const sum = (kind: string): number => all(kind).reduce((n, { details }) => n + Number(details['amount']), 0);
  const told = (key: Key, n: number, list = ''): string[] => (n > 0 ? [say(key, { n, list })] : []);
  return [
    ...told('found', all('item-gained').length, names('item-gained', 'item', 'item')),
    ...told('saved', all('victim-saved').length),
    ...told('struck', sum('killer-damaged')),
    ...told('terror', all('terror-drawn').length, names('terror-drawn', 'card', 'terror')),
    ...told('happened', all('event-drawn').length, names('event-drawn', 'card', 'event')),
    ...told('died', all('victim-killed').length, names('victim-killed', 'space')),
    ...told('hurt', sum('health-lost')),
    ...told('power', all('dark-power-revealed').length, names('dark-power-revealed', 'card', 'darkpower')),
    ...told('finale', all('finale-revealed').length, names('finale-revealed', 'card', 'finale')),
  ];
}

function whereWeAre({ say, name, view }: Tools): string[] {
  const { heroine, killer, saved, dead } = view;
  const values = { heroine: name(heroine.id, 'heroine'), killer: name(killer.id, 'killer') };
  return [
    say('tally', { saved, dead: dead.length, horror: view.horror }),
    say('heroine', { ...values, health: heroine.health, space: name(heroine.space) }),
    say(`killer-${nearness(view)}`, { ...values, attack: killer.attack, space: name(killer.space ?? '') }),
  ];
}

function nearness({ heroine, killer, options }: FinalGirlView): 'gone' | 'here' | 'near' | 'far' {
  if (killer.space === null) return 'gone';
  if (killer.space === heroine.space) return 'here';
  const next = locationCalled(options.location).spaces[heroine.space]?.ways ?? {};
  return Object.hasOwn(next, killer.space) ? 'near' : 'far';
}
