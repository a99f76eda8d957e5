import { type BetrayalOptions, explorerDef, registry, TRAITS, type Trait, texts } from '@dreadhouse/betrayal';
import type { OptionView } from '@dreadhouse/engine';
import type { Ending, Guide } from '../../../contract/scene.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Language } from '../../../settings/settings.ts';
import { type Say, sayIn } from '../../../text/text.ts';
import { callName } from '../call-name.ts';
import { entryIn, goalsIn, roleIn } from '../haunt/entries.ts';
import { namesIn } from '../names.ts';
import { seatOf, viewOf } from '../view.ts';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** What the page says around the decisions of Betrayal. */
export function guide(language: Language, options: unknown): Guide {
  const say = sayIn(text, language);
  return {
    title: titleOf(options as BetrayalOptions, language),
    goal: (moment) => goalOf(moment, language, say),
    phase: (moment) => {
      const { turn, haunt, explorers } = viewOf(moment);
      if (turn.number === 0) return say('setup');
      const who = callName(language, explorers[turn.seat]?.id ?? '');
      return haunt === null ? say('turn', { n: turn.number, who }) : say('round', { n: haunt.round, who });
    },
    consequence: (kind, option, moment) => consequence(kind, option, moment, language, say),
    group: (kind, option) => say(groupOf(kind, option)),
    isPlainQuestion: (kind) => PLAIN.includes(kind),
    cost: (what, n) => say(what === 'moves' ? 'cost.moves' : 'cost.other', { n, what }),
    outcome: (key) => outcomeOf(key, say),
    ending: (moment) => endingOf(moment, language, say),
  };
}

/** "Cursed! · Josef, Sammy, Isa". */
export function titleOf({ scenario, explorers }: Partial<BetrayalOptions>, language: Language): string {
  const names = namesIn(language);
  const parts = [
    ...(scenario === null || scenario === undefined ? [] : [names.name('scenario', scenario)]),
    ...(explorers === null || explorers === undefined
      ? []
      : [explorers.map((id) => callName(language, id)).join(', ')]),
  ];
  return parts.length === 0 ? sayIn(text, language)('title') : parts.join(' · ');
}

const PLAIN: readonly string[] = [
  'turn-tile',
  'bury-tile',
  'take-damage',
  'which-trait',
  'gain-trait',
  'lose-trait',
  'before-roll',
  'after-roll',
  'after-dice',
  'which-result',
  'which-die',
  'event-choice',
  'may-decline-event',
  'may-ignore-tile',
  'agree-trade',
  'volunteer',
  'stay-traitor',
];

/** Whoever has a seat is after what their own book says; before the haunt everybody explores. */
function goalOf(moment: Moment, language: Language, say: Say<Key>): ReturnType<Guide['goal']> {
  const view = viewOf(moment);
  const seat = seatOf(moment);
  if (seat === null) return null;
  const { haunt } = view;
  if (haunt === null) return { id: 'explore', text: say('goal.explore') };
  const goals = goalsIn(view, seat, language);
  const role = roleIn(haunt, seat, language);
  const side = haunt.traitor === seat ? 'traitor' : 'heroes';
  return {
    id: `${haunt.number} ${side} ${role ?? ''}`,
    text: [
      role === null ? say(`you.${haunt.type === 'traitor' || haunt.revealed ? side : 'one'}`) : say('role', { role }),
      ...goals,
    ].join(' '),
  };
}

/** What an answer does: the numbers that it leads to, the card's text, the entry of one's own book. */
function consequence(
  kind: string,
  { id, details = {} }: OptionView,
  moment: Moment,
  language: Language,
  say: Say<Key>,
): string | null {
  const view = viewOf(moment);
  const names = namesIn(language);
  const about = details as Readonly<Record<string, unknown>>;
  const seat = seatOf(moment) ?? view.turn.seat;
  const trait = TRAITS.find((one) => one === id);
  const explorer = view.explorers[seat];
  const isOfTrait = kind === 'take-damage' || kind === 'gain-trait' || kind === 'lose-trait';
  if (trait !== undefined && explorer !== undefined && isOfTrait)
    return traitNote(explorer, trait, kind === 'gain-trait' ? 1 : -1, view.haunt !== null, say);
  if (id.startsWith('discover:')) return say('note.discover', { left: view.stack.left.length });
  if (id === 'end-turn' && view.turn.moves > 0) return say('note.moves-left', { n: view.turn.moves });
  if (kind === 'stay-traitor') return say(id === 'yes' ? 'note.stay' : 'note.step-back');
  if (kind === 'volunteer' && id === 'yes') return say('note.volunteer');
  if (id.startsWith('haunt:') && view.haunt !== null)
    return entryIn(view, `action:${String(about['action'])}`, language)?.text ?? null;
  const { card, tile, weapon, token } = about;
  if (typeof token === 'string') return names.text('token', token) || null;
  if (typeof weapon === 'string') return cardText(names, weapon);
  if (typeof card === 'string' && !id.startsWith('loot:')) return cardText(names, card);
  if (typeof tile === 'string' && id.startsWith('go:') && !hasDone(tile)) return names.text('tile', tile) || null;
  return null;
}

/** Whether what a room says was for whoever discovered it, and has been done before anybody can go there. */
function hasDone(tile: string): boolean {
  const room = registry().rooms.get(tile);
  return room?.onDiscovery !== undefined || room?.draws !== undefined;
}

function cardText(names: ReturnType<typeof namesIn>, id: string): string | null {
  return names.text('item', id) || names.text('omen', id) || null;
}

/** "4 → 3, critical": where the trait stands and where it goes. */
function traitNote(
  { id, traits }: { readonly id: Parameters<typeof explorerDef>[0]; readonly traits: Readonly<Record<Trait, number>> },
  trait: Trait,
  by: 1 | -1,
  isHaunt: boolean,
  say: Say<Key>,
): string {
  const { row } = explorerDef(id).traits[trait];
  const step = traits[trait];
  const next = step + by;
  const value = (at: number): string => String(row[at - 1] ?? '☠');
  // Two steps of a row may have the same number on them.
  const same = value(step) === value(Math.min(next, row.length)) ? say(by < 0 ? 'note.step-down' : 'note.step-up') : '';
  const tail = next === 1 ? say('note.critical') : next < 1 ? say(isHaunt ? 'note.skull' : 'note.no-lower') : same;
  return `${value(step)} → ${value(Math.min(next, row.length))}${tail === '' ? '' : `, ${tail}`}`;
}

const OUTCOMES = ['won', 'tied', 'lost', 'haunt', 'no-haunt', 'own-hit'] as const;
const ROOMS = ['item', 'omen', 'event', 'none'] as const;

/** `won`, `row:4`, `room:omen`, `hit:1:2` … */
function outcomeOf(key: string, say: Say<Key>): string {
  const [what = '', rest = ''] = key.split(':');
  if (what === 'row' || what === 'hit') return say(`outcome.${what}`, { n: Number(rest) });
  const room = what === 'room' ? ROOMS.find((one) => one === rest) : undefined;
  if (room !== undefined) return say(`outcome.room.${room}`);
  const plain = OUTCOMES.find((one) => one === what);
  return plain === undefined ? key : say(`outcome.${plain}`);
}

function groupOf(_kind: string, { id }: OptionView): Key {
  const [verb = ''] = id.split(':');
  if (verb === 'go') return 'group.go';
  if (verb === 'discover' || verb === 'door') return 'group.discover';
  if (verb === 'trade' || verb === 'loot' || verb === 'take' || verb === 'drop') return 'group.things';
  if (verb === 'attack') return 'group.attack';
  if (verb === 'haunt') return 'group.haunt';
  return verb === 'use' ? 'group.use' : 'group.other';
}

function endingOf(moment: Moment, language: Language, say: Say<Key>): Ending {
  const view = viewOf(moment);
  const { result, haunt, house, explorers, omensDrawn } = view;
  const seat = seatOf(moment);
  const won = seat !== null && result?.winners.includes(seat) === true;
  const all = texts[language];
  // Where everybody plays alone, it is somebody by name.
  const [winner] = result?.side === 'one' ? result.winners : [];
  const alone = winner === undefined ? undefined : explorers[winner]?.id;
  const side =
    alone === undefined
      ? (all[`name.side.${result?.side ?? 'house'}`] ?? '')
      : namesIn(language).name('explorer', alone);
  const why =
    result === null
      ? ''
      : (all[`haunt.${haunt?.number ?? 0}.won.${result.why}`] ?? all[`haunt.won.${result.why}`] ?? '');
  return {
    won,
    title: seat === null ? say('over', { side }) : say(won ? 'won' : 'lost'),
    why: [haunt === null ? '' : `${all[`haunt.${haunt.number}.title`] ?? ''}.`, say('over', { side }), why]
      .join(' ')
      .trim(),
    figures: [
      { name: say('figure.turns'), value: String(view.turn.number) },
      { name: say('figure.rounds'), value: String(haunt?.round ?? 0) },
      { name: say('figure.rooms'), value: String(Object.keys(house).length) },
      { name: say('figure.omens'), value: String(omensDrawn) },
      { name: say('figure.alive'), value: `${explorers.filter(({ dead }) => !dead).length} / ${explorers.length}` },
    ],
  };
}
