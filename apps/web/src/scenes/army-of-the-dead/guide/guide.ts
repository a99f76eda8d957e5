import type { ArmyOptions, ArmyQuestions } from '@dreadhouse/army-of-the-dead';
import { missionOf } from '@dreadhouse/army-of-the-dead/missions';
import type { OptionView } from '@dreadhouse/engine';
import type { Ending, Guide } from '../../../contract/scene.ts';
import type { Moment } from '../../../contract/table.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Language } from '../../../settings/settings.ts';
import { isText, type Say, sayIn } from '../../../text/text.ts';
import { briefingIn } from '../briefing.ts';
import { namesIn } from '../names.ts';
import { eventsOf, viewOf } from '../view.ts';
import { consequenceOf } from './consequence.ts';
import { text } from './text.ts';

export type GuideSay = Say<keyof (typeof text)['en']>;

/** What the page says around the decisions of Army of the Dead. */
export function guide(language: Language, options: unknown): Guide {
  const say = sayIn(text, language);
  const names = namesIn(language);
  const mission = missionOf((options as ArmyOptions).mission); // options of this game
  return {
    title: mission.title[language],
    goal: (moment) => ({ id: mission.id, text: briefingIn(viewOf(moment), language).inShort }),
    phase: (moment) => {
      const { round, step } = viewOf(moment);
      return say(`step-${step}`, { round });
    },
    consequence: (kind, option, moment) =>
      consequenceOf(kind, option, viewOf(moment), names, say, moment.decision?.about),
    group: (kind, option) => say(`group-${groupOf(kind, option)}`),
    isPlainQuestion: (kind) => PLAIN.some((one) => one === kind),
    cost: (what, n) =>
      what === 'actions' || what === 'free' ? say(`cost-${what}`, { n }) : say('cost-other', { n, what }),
    outcome: (key) => outcomeOf(key, say),
    ending: (moment) => endingOf(say, moment, names),
  };
}

const PLAIN: readonly (keyof ArmyQuestions)[] = [
  'found',
  'arrange',
  'assign',
  'one-more',
  'reroll',
  'agree',
  'be-saved',
  'tactician',
  'rush-way',
];

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  move: ['move', 'charge', 'bloodlust'],
  fight: [
    'attack',
    'attack-focus',
    'charge-attack',
    'charge-attack-focus',
    'set-trap',
    'gun',
    'gun-focus',
    'eliminate',
  ],
  truck: ['board', 'change-seat', 'get-out', 'drive'],
  team: ['trade', 'lead', 'lifesaver', 'recruit', 'aid', 'shove', 'spare', 'spare-all'],
  items: ['clip', 'place', 'give', 'take', 'drop'],
  dice: ['keep', 'up', 'down', 'balance', 'set', 'extra-die', 'extra-roll'],
};

type GroupId = 'move' | 'fight' | 'truck' | 'team' | 'items' | 'dice' | 'other';

function groupOf(kind: string, { id }: OptionView): GroupId {
  const [verb = ''] = id.split(':');
  if (kind === 'share') return 'team';
  return (Object.keys(GROUPS) as GroupId[]).find((one) => GROUPS[one]?.includes(verb)) ?? 'other';
}

/** `kills:3`, `kill:1`, `hurt`, `dry` … */
function outcomeOf(key: string, say: GuideSay): string {
  const [what = '', n = '0'] = key.split(':');
  const words = `outcome-${what}`;
  return isText(text, words) ? say(words, { n: Number(n) }) : key;
}

function endingOf(say: GuideSay, moment: Moment, names: Names): Ending {
  const { result, round, survivors, progress, goals } = viewOf(moment);
  const won = result?.side === 'survivors';
  const all = { kills: 0, wounds: 0, spawned: 0 };
  for (const { kind, details } of eventsOf(moment)) {
    if (kind === 'killed') all.kills += details.count;
    if (kind === 'wounded') all.wounds += details.wounds;
    if (kind === 'spawned') all.spawned += details.count;
  }
  const owners = goals.map(({ owner }) => owner);
  const lost = survivors.find(({ id, health }) => health === 0 && owners.includes(id));
  const fallen = lost === undefined ? '' : names.name('survivor', lost.id);
  const alive = survivors.filter(({ health }) => health > 0).length;
  return {
    won,
    title: say(won ? (alive === survivors.length ? 'won' : 'won-with-losses') : 'lost'),
    why: result === null ? '' : whyEnded(result.how, say, fallen),
    figures: [
      { name: say('figure-rounds'), value: String(round) },
      { name: say('figure-alive'), value: `${alive} / ${survivors.length}` },
      { name: say('figure-kills'), value: String(all.kills) },
      { name: say('figure-wounds'), value: String(all.wounds) },
      { name: say('figure-red'), value: String(progress.red) },
      { name: say('figure-spawned'), value: String(all.spawned) },
    ],
  };
}

function whyEnded(how: string, say: GuideSay, name: string): string {
  const words = `how-${how}`;
  return say(isText(text, words) ? words : 'how-mission-lost', { name });
}
