import type { OptionView } from '@dreadhouse/engine';
import { ITEM_IDS, numbers, type TerrorscapeOptions } from '@dreadhouse/terrorscape';
import type { Ending, Guide } from '../../../contract/scene.ts';
import type { Moment } from '../../../contract/table.ts';
import { targetsOf } from '../../../kit/decision/arrange.ts';
import { listed } from '../../../kit/scene/listed.ts';
import type { Language } from '../../../settings/settings.ts';
import { isText, type Say, sayIn } from '../../../text/text.ts';
import { namesIn } from '../names.ts';
import { sideOf, viewOf } from '../view.ts';
import { keywordsIn } from './keywords.ts';
import { text } from './text.ts';

type Key = keyof (typeof text)['en'];

/** What the page says around the decisions of Terrorscape. */
export function guide(language: Language, options: unknown): Guide {
  const say = sayIn(text, language);
  const names = namesIn(language);
  return {
    title: titleOf(options as TerrorscapeOptions, language),
    goal: (moment) => {
      const side = sideOf(moment);
      return side === 'spectator' ? null : { id: side, text: say(`goal.${side}`) };
    },
    phase: (moment) => {
      const { round, step } = viewOf(moment);
      return step === 'setup' ? say('setup') : say(`round-${step}`, { round });
    },
    rank: ({ id }) => LATE.indexOf(id) + 1,
    consequence: (kind, option, moment) => {
      const note = option.id === 'calm' && !isAfraid(moment) ? 'note.calm-nothing' : noteFor(kind, option.id);
      if (note !== null) return say(note);
      const card = option.details?.['card'];
      if (typeof card === 'string') return names.text('skill', card);
      const [before, chosen = ''] = kind.split('choose-');
      return before === '' ? names.text(chosen, option.id) : itemNote(option, names.text);
    },
    group: (_kind, option) => say(groupOf(option)),
    isPlainQuestion: (kind) => PLAIN.includes(kind),
    chosenBy,
    explain: (sentence) => keywordsIn(sentence, language),
    cost: (what, n) => (what === 'cards' ? say('cost.cards', { n }) : say('cost.other', { n, what })),
    outcome(key) {
      const outcome = `outcome.${key}`;
      return isText(text, outcome) ? say(outcome) : key;
    },
    ending: (moment) => endingOf(say, moment),
  };
}

/** "The Butcher against Anna, Marco and Johnson", once it is known who plays. */
export function titleOf({ killer, survivors }: TerrorscapeOptions, language: Language): string {
  const say = sayIn(text, language);
  const names = namesIn(language);
  if (killer === null || survivors === null) return 'Terrorscape';
  const list = listed(
    survivors.map((id) => names.name('survivor', id)),
    language,
  );
  return say('against', { killer: names.name('killer', killer), survivors: list });
}

const PLAIN: readonly string[] = ['turn', 'main', 'agree', 'plan', 'wound', 'panic-wound', 'may-search', 'volunteer'];

/** Whoever looks through the answers looks for something to do first. */
const LATE: readonly string[] = ['calm', 'end'];

/** Whether whoever is asked has any fear to be rid of. */
function isAfraid(moment: Moment): boolean {
  const { survivors, team } = viewOf(moment);
  const asked = moment.decision?.about?.['survivor'] ?? team?.current;
  return survivors.some(({ id, fear }) => id === asked && fear > 0);
}

/** What is said of an answer to this question, or of the answer wherever it is given. */
function noteFor(kind: string, id: string): Key | null {
  const [verb] = id.split(':');
  return [`note.${verb}-${kind}`, `note.${verb}`].find((key) => isText(text, key)) ?? null;
}

/** What an item does, where it is used or kept; giving it away says it all. */
function itemNote({ id, details }: OptionView, textOf: (kind: string, id: string) => string): string | null {
  const item = details?.['item'];
  if (typeof item !== 'string' || /^(give|take|drop|discard)/.test(id)) return null;
  return textOf('item', item);
}

/** A room that glows is somewhere to go: what is thrown, swallowed or broken is chosen by the item, and who can walk need not sprint. */
function chosenBy(option: OptionView, all: readonly OptionView[]): readonly string[] {
  const [verb = '', to] = option.id.split(':');
  const { item } = option.details ?? {};
  if (to !== undefined && item === verb) return [`item:${verb}`];
  return verb === 'sprint' && all.some(({ id }) => id === `move:${to}`) ? [] : targetsOf(option);
}

/** What answers are listed under, by the first word of their ids. */
const GROUPS: Readonly<Partial<Record<Key, readonly string[]>>> = {
  'group.move': ['move', 'flee', 'sneak'],
  'group.ability': [
    'sprint',
    'supply',
    'perceptive',
    'perceptive-extra',
    'hidden-way',
    'locksmith',
    'jury-rig',
    'dark-bargain',
  ],
  'group.act': ['calm', 'unblock', 'repair', 'ransack', 'search'],
  'group.trade': ['give', 'take', 'ask-for'],
  'group.drop': ['drop'],
  'group.card': ['play', 'pay'],
  'group.item': [...ITEM_IDS, 'use', 'loot'],
};

function groupOf({ id }: OptionView): Key {
  const [verb = ''] = id.split(':');
  return (Object.keys(GROUPS) as Key[]).find((group) => GROUPS[group]?.includes(verb) === true) ?? 'group.other';
}

function endingOf(say: Say<Key>, moment: Moment): Ending {
  const { result, round, keys, repair } = viewOf(moment);
  const side = sideOf(moment);
  const winner = result?.side ?? 'killer';
  const { viewer } = moment;
  const won = typeof viewer === 'number' && result?.winners.includes(viewer) === true;
  const count = (kind: string): string => String(moment.events.filter((event) => event.kind === kind).length);
  return {
    won,
    title: say(side === 'spectator' ? `over-${winner}` : won ? `won-${side}` : `lost-${side}`),
    why: result === null ? '' : say(`how.${result.how}`),
    figures: [
      { name: say('figure.rounds'), value: String(round) },
      ...(keys === undefined ? [] : [{ name: say('figure.keys'), value: outOf(keys, numbers.KEYS_NEEDED) }]),
      ...(repair === undefined ? [] : [{ name: say('figure.repair'), value: outOf(repair, numbers.REPAIR_TOKENS) }]),
      { name: say('figure.searches'), value: count('searched') },
      { name: say('figure.encounters'), value: count('encounter') },
      { name: say('figure.repelled'), value: count('attack-repelled') },
    ],
  };
}

const outOf = (n: number, needed: number): string => (n > needed ? String(n) : `${n} / ${needed}`);
