import type { OptionView } from '@dreadhouse/engine';
import { isRoom, type NemesisOptions, ROOM_IDS } from '@dreadhouse/nemesis-lockdown';
import type { Ending, Guide, Words } from '../../../contract/scene.ts';
import type { Moment } from '../../../contract/table.ts';
import { percent } from '../../../kit/decision/percent.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import { numberOf } from '../board/figures.tsx';
import { noiseOdds } from '../board/noise-odds.ts';
import { namesIn } from '../names.ts';
import { objectiveOf, seatOf, sharedObjectives, type View, viewOf } from '../view.ts';
import { chosenBy } from './chosen-by.ts';
import { text } from './text.ts';
import { cast, words } from './words.ts';

type Key = keyof (typeof text)['en'];

/** What the page says around the decisions of this game. */
export function guide(language: Language, options: unknown): Guide {
  const say = sayIn(text, language);
  const names = namesIn(language);
  return {
    title: titleOf(options as NemesisOptions, language), // options of this game
    goal: (moment) => goalOf(moment, language, say),
    phase: (moment) => {
      const { round, turn, people } = viewOf(moment);
      if (round === 0) return say('draft');
      return say('phase', { n: round, who: names.name('character', people[turn.seat]?.id ?? '') });
    },
    consequence: (kind, option, moment) => {
      const what = CHOSEN[kind];
      if (what === undefined) return consequence(option, moment, names, say);
      if (what === 'item') return names.text('item', itemOf(option) ?? '') || null;
      if (what === 'objective') return objectiveOf(viewOf(moment), seatOf(moment) ?? 0, option.id, language);
      return names.text(what, option.id) || null;
    },
    group: (_kind, option) => say(groupOf(option)),
    isPlainQuestion: (kind) => PLAIN.includes(kind),
    chosenBy,
    cost: (what, n) => say(what === 'cards' ? 'cost.cards' : 'cost.other', { n, what }),
    outcome: (key) => outcomeOf(key, say),
    ending: (moment) => {
      const { event } = words(language, options, cast(moment.view));
      return endingOf(moment, names, say, event);
    },
  };
}

/** Questions whose answers are cards: each says what stands on it. */
const CHOSEN: Readonly<Record<string, string>> = {
  draft: 'character',
  objective: 'objective',
  pay: 'action',
  'pass-discard': 'action',
  'discard-card': 'action',
  'search-keep': 'item',
  'make-room': 'item',
  'deal-give': 'item',
  'deal-ask': 'item',
  'deal-answer': 'item',
};

/** Answers of one item: `keep:<item>`, `thing:<item>`, and what is made or taken in a room. */
function itemOf({ id }: OptionView): string | null {
  const [verb, what = '', third = ''] = id.split(':');
  if (verb === 'keep' || verb === 'thing' || verb === 'craft') return what;
  return verb === 'room' && (what === 'guard' || what === 'craft') ? third : null;
}

const OUTCOMES = [
  'kills',
  'drives-off',
  'wounds',
  'misses',
  'serious-wound',
  'death',
  'unhurt',
  'hit',
  'pod-leaves',
  'pod-stays',
  'gets-away',
  'stalker-comes',
  'quiet',
  'meets',
  'surprised',
] as const;

function outcomeOf(key: string, say: Say<Key>): string {
  const known = OUTCOMES.find((one) => one === key);
  return known === undefined ? key : say(`outcome.${known}`);
}

/** "Semi-cooperative · Hacker, Sentry". */
export function titleOf({ mode, characters }: NemesisOptions, language: Language): string {
  const names = namesIn(language);
  const played = characters?.length === 1 ? sayIn(text, language)('solo') : names.name('mode', mode);
  const cast = (characters ?? []).map((id) => names.name('character', id)).join(', ');
  const title = [played, cast].filter((part) => part !== '').join(' · ');
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

const PLAIN: readonly string[] = [
  ...['objective', 'interrupt', 'react', 'consent', 'reroll', 'more-ammunition', 'card-for-damage'],
  ...['search-keep', 'deal', 'deal-give', 'deal-ask', 'deal-answer', 'event-card', 'css-shift', 'look-at-plan'],
];

/** Together all that lie open; otherwise the objective that was kept; before that, both. Others' are nobody's business, and never in the view. */
function goalOf(
  moment: Moment,
  language: Language,
  say: Say<Key>,
): { readonly id: string; readonly text: string } | null {
  const view = viewOf(moment);
  const seat = seatOf(moment);
  const one = seat === null ? undefined : view.people[seat];
  if (seat === null || one === undefined) return null;
  const names = namesIn(language);
  const asked = (id: string): string =>
    say('goal.kept', { name: names.name('objective', id), text: objectiveOf(view, seat, id, language) });
  const shared = sharedObjectives(view);
  if (shared.length > 0) {
    return { id: 'together', text: say('goal.together', { list: shared.map(asked).join(' ') }) };
  }
  const known = one.objectives.flatMap((id) => id ?? []);
  const kept =
    one.kept?.face === 'second' ? known[1] : one.kept?.face === 'first' || known.length === 1 ? known[0] : undefined;
  if (kept !== undefined) return { id: kept, text: asked(kept) };
  return {
    id: 'unchosen',
    text: say('goal.unchosen', { list: known.map((id) => names.name('objective', id)).join(', ') }),
  };
}

function consequence(option: OptionView, moment: Moment, names: Names, say: Say<Key>): string | null {
  const item = itemOf(option);
  const parts = [
    aimedAt(option, viewOf(moment), names, say),
    item === null ? effect(option, moment, names, say) : names.text('item', item),
  ];
  return parts.flatMap((part) => part ?? []).join(' ') || null;
}

/** Which of two alike, and how much it has taken. */
function aimedAt({ at }: OptionView, view: View, names: Names, say: Say<Key>): string | null {
  const [, id] = /^stalker:(\d+)$/.exec([at ?? []].flat()[0] ?? '') ?? [];
  const one = view.stalkers.find((stalker) => String(stalker.id) === id);
  if (one === undefined) return null;
  const which = [names.name('stalker', one.type), numberOf(view, one.id) ?? ''].join(' ').trim();
  return say('note.stalker', { which, n: one.damage });
}

function effect({ id }: OptionView, moment: Moment, names: Names, say: Say<Key>): string | null {
  const [verb = '', what = ''] = id.split(':');
  if (verb === 'play') return names.text('action', what) || null;
  if (verb === 'item' || verb === 'activate') return names.text('item', what) || null;
  const seat = seatOf(moment);
  if (verb === 'room') return seat === null ? null : aboutHere(id, moment, seat, names);
  if (id === 'pass') return passing(viewOf(moment), seat, say);
  if ((verb !== 'move' && verb !== 'careful') || !isRoom(what) || seat === null) return null;
  const view = viewOf(moment);
  const own = view.people[seat]?.at;
  const attacked = view.stalkers.some(({ at }) => at === own) ? [say('note.escape')] : [];
  if (verb === 'careful') return say('note.careful');
  return [...attacked, arrival(view, what, say)].join(' ');
}

/** What a room is for is said once, with the first of its actions. */
function aboutHere(id: string, { view, decision }: Moment, seat: number, names: Names): string | null {
  const first = decision?.options.find((one) => one.id.startsWith('room:') && one.blocked === undefined);
  const { people, rooms } = viewOf({ view });
  const at = people[seat]?.at ?? '';
  const tile = isRoom(at) ? rooms[at]?.tile : null;
  return first?.id === id && tile ? names.text('tile', tile) : null;
}

/** What awaits whoever passes: wounds that bleed, fire, and stalkers that attack at the end of the round. */
function passing(view: View, seat: number | null, say: Say<Key>): string {
  const one = seat === null ? undefined : view.people[seat];
  if (one === undefined) return say('note.pass');
  const bleeds = one.serious.some(({ wound, dressed }) => wound === 'haemorrhage' && !dressed);
  const burns = one.at !== null && view.rooms[one.at]?.fire === true;
  return [
    say('note.pass'),
    ...(bleeds ? [say('note.bleeding')] : []),
    ...(burns ? [say('note.fire')] : []),
    ...(view.stalkers.some(({ at }) => at === one.at) ? [say('note.attacked')] : []),
  ].join(' ');
}

/** NL-EXPL-05, R-16: nobody rolls for noise where somebody is. */
function arrival(view: View, room: (typeof ROOM_IDS)[number], say: Say<Key>): string {
  if (view.rooms[room]?.explored !== true) return say('note.unexplored');
  if ([...view.people, ...view.stalkers].some(({ at }) => at === room)) return say('note.company');
  const { encounter, danger } = noiseOdds(view, room);
  return say('note.noise', { encounter: percent(encounter), danger: percent(danger) });
}

const GROUPS: Readonly<Record<string, Key>> = {
  ...{ move: 'group.move', careful: 'group.move', leave: 'group.move' },
  ...{ melee: 'group.fight', shoot: 'group.fight' },
  ...{ room: 'group.room', computer: 'group.room' },
  play: 'group.cards',
  ...{ item: 'group.items', activate: 'group.items', craft: 'group.items' },
  ...{ 'pick-up': 'group.things', trade: 'group.things', drop: 'group.things' },
};

const groupOf = ({ id }: OptionView): Key => GROUPS[id.split(':')[0] ?? ''] ?? 'group.other';

/** What the end turns on, as it was told: who died of what, which plan there was, and whose objective was met. */
const CHECKS: readonly string[] = ['died', 'perished', 'plan-revealed', 'objective-checked'];

function endingOf(moment: Moment, names: Names, say: Say<Key>, tell: Words['event']): Ending {
  const view = viewOf(moment);
  const seat = seatOf(moment);
  const won = seat !== null && view.winners.includes(seat);
  const winners = view.winners.map((one) => names.name('character', view.people[one]?.id ?? ''));
  return {
    won,
    title: seat === null ? say('over') : say(won ? 'won' : 'lost'),
    why: [
      view.ended === null ? '' : say(view.ended),
      ...moment.events.filter(({ kind }) => CHECKS.includes(kind)).map(tell),
      winners.length === 0 ? say('nobody') : say('winners', { list: winners.join(', ') }),
    ]
      .filter((part) => part !== '')
      .join(' '),
    figures: [
      { name: say('figure.rounds'), value: String(view.round) },
      { name: say('figure.rooms'), value: String(ROOM_IDS.filter((id) => view.rooms[id]?.explored).length) },
      {
        name: say('figure.alive'),
        value: `${view.people.filter(({ fate }) => fate !== 'dead').length} / ${view.people.length}`,
      },
    ],
  };
}
