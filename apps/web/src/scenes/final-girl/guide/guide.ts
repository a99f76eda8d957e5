import type { OptionView } from '@dreadhouse/engine';
import { type FinalGirlEvent, type FinalGirlOptions, kindOfItem, texts } from '@dreadhouse/final-girl';
import type { Ending, Guide } from '../../../contract/scene.ts';
import type { Moment } from '../../../contract/table.ts';
import { allOf } from '../../../kit/scene/happened.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { askedAbout, eventsOf, viewOf } from '../view.ts';
import { failureRow, isToldByRows, type RowWorth, reachedRow } from './rows.ts';
import { text } from './text.ts';

/** What the page says around the decisions of Final Girl. */
export function guide(language: Language, options: unknown): Guide {
  const say = sayIn(text, language);
  const game = texts[language];
  const { killer, location } = options as FinalGirlOptions;
  return {
    title: `${game[`name.killer.${killer}`]} · ${game[`name.location.${location}`]}`,
    goal: () =>
      killer === RUN_FROM ? { id: 'carolyn', text: say('goal.carolyn') } : { id: 'kill', text: say('goal.kill') },
    phase: (moment) => {
      const { turn, phase } = viewOf(moment);
      const name = game[`name.phase.${phase}`] ?? phase;
      // Where it takes two lines the phase has one of its own.
      return turn === 0 ? name : say('turn', { turn, phase: name.replaceAll(' ', '\u00a0') });
    },
    consequence: (kind, option, moment) => {
      const { card, item, row } = (option.details ?? {}) as { card?: string; item?: string; row?: number };
      if (kind === 'failure-row' && card !== undefined && row !== undefined) return failureRow(say, card, row);
      if (kind === 'buy' && option.id === 'done') return leavingMarket(say, moment);
      if (kind === 'move' && option.id === 'stay') return say('note.stay', { n: stepsLeft(moment) });
      if (PILES.includes(kind)) return topOfPile(say, game, moment, option.id);
      if (option.id.startsWith('close_call:')) return null; // dice, price and odds say it all
      if (option.id.startsWith('hold:')) return held(game, option);
      const note = notedAs(kind, option.id);
      if (note !== undefined) return say(`note.${note}`);
      if (option.id.startsWith('discard:')) return null;
      // The odds of a roll say row by row what the card does.
      if (option.id.startsWith('play:') && card !== undefined && isToldByRows(say, card)) return null;
      if (item !== undefined) return game[`text.item.${kindOfItem(item)}`] ?? null;
      return card === undefined ? null : (game[`text.action.${card}`] ?? null);
    },
    group: (_kind, option) => say(groupOf(option)),
    isPlainQuestion: (kind) => PLAIN.includes(kind),
    cost: (what, n) => (isPriced(what) ? say(`cost.${what}`, { n }) : say('cost.other', { n, what })),
    outcome: (key) => outcomeInWords(say, key),
    ending: (moment) => endingOf(say, game, moment),
  };
}

/** The killer who cannot be killed. */
const RUN_FROM = 'poltergeist';

/** Answers whose name does not say what comes of it. */
const NOTES = ['end', 'any-order'] as const;
/** Questions to which an attack is the reason. */
const ATTACKED: readonly string[] = ['react', 'shield'];

/** What is said of an answer, which may have the same name where it means something else. */
function notedAs(kind: string, id: string): (typeof NOTES)[number] | 'take-it' | 'discard' | 'dodge' | undefined {
  if (id === 'take-it') return ATTACKED.includes(kind) ? 'take-it' : undefined;
  if (!id.startsWith('discard:')) return NOTES.find((one) => one === id);
  if (kind === 'discard') return undefined; // the price of something else, which said so
  return kind === 'razor-strings' ? 'dodge' : 'discard';
}

/** FG-PLAN-06: time is set anew; whatever was not spent is lost. */
function leavingMarket(say: Words, moment: Moment): string {
  const { time } = viewOf(moment);
  const next = say('note.done-buy');
  return time > 0 ? `${say('note.unspent', { n: time })} ${next}` : next;
}
/** Questions to which a pile is the answer. */
const PILES: readonly string[] = ['search-where', 'which-pile'];

/** What is known of the card that would be taken first. */
function topOfPile(say: Words, game: Named, moment: Moment, space: string): string | null {
  const cards = viewOf(moment).items.piles.find((pile) => pile.space === space)?.cards ?? [];
  const [top] = cards;
  if (top === undefined) return null;
  if (top.id === null) return say('note.hidden', { n: cards.length });
  const item = kindOfItem(top.id);
  return [say('note.top', { item: game[`name.item.${item}`] ?? item }), game[`text.item.${item}`] ?? ''].join(' ');
}

/** What the items that would be held are good for. */
function held(game: Named, { details }: OptionView): string | null {
  const { items } = (details ?? {}) as { items?: readonly string[] };
  const texts = (items ?? []).map((item) => game[`text.item.${kindOfItem(item)}`] ?? '');
  return texts.length === 0 ? null : texts.join(' ');
}

function stepsLeft({ decision }: Moment): number {
  return askedAbout(decision, 'move')?.left ?? 0;
}

/** Questions to which discarding and saving are only asides. */
const PLAIN: readonly string[] = ['after-roll', 'failure-row', 'react', 'shield', 'phase-ends'];
const GROUPS = ['play', 'discard', 'use', 'save', 'reward', 'go', 'buy', 'close_call'] as const;
const PRICES = ['time', 'cards', 'item', 'use', 'health'] as const;

function groupOf({ id, details }: OptionView): `group.${(typeof GROUPS)[number] | 'victim' | 'other'}` {
  const group = GROUPS.find((one) => id.startsWith(`${one}:`));
  if (group !== undefined) return `group.${group}`;
  return details?.['victim'] === undefined ? 'group.other' : 'group.victim';
}

function isPriced(what: string): what is (typeof PRICES)[number] {
  return (PRICES as readonly string[]).includes(what);
}

type Words = ReturnType<typeof sayIn<keyof (typeof text)['en']>>;
type Named = Readonly<Record<string, string>>;

/** `row:2:walk`, `row:1:furious_strike:3:goes-on` (with the damage that it deals, and no end of the phase), `health:1`, `dead` … as `odds/` names them. */
function outcomeInWords(say: Words, key: string): string {
  const [kind, n = '', card, ...worth] = key.split(':');
  if (kind === 'health') return say('health', { n: Number(n) });
  if (kind !== 'row') return say(kind as 'dead' | 'unhurt' | 'through' | 'survive' | 'die' | 'last-breath');
  const successes = n === '0' || n === '1' || n === '2' ? say(`row.${n}`) : say('row.more', { n });
  const row = card === undefined ? null : reachedRow(say, card, Number(n), worthOf(worth));
  return row === null ? successes : `${successes}: ${row}`;
}

/** What follows a row in its key: the damage, and whether the phase goes on whatever the row says. */
function worthOf(parts: readonly string[]): RowWorth {
  const damage = parts.map(Number).find((n) => !Number.isNaN(n));
  return { damage: damage ?? null, ends: !parts.includes('goes-on') };
}

function endingOf(say: Words, game: Readonly<Record<string, string>>, moment: Moment): Ending {
  const { result, turn, saved, dead } = viewOf(moment);
  const won = result?.side === 'heroine';
  const events = eventsOf(moment);
  return {
    won,
    title: say(won ? 'title.won' : 'title.lost'),
    why: game[`why.${result?.why}`] ?? '',
    figures: [
      { name: say('figure.turns'), value: String(turn) },
      { name: say('figure.saved'), value: String(saved) },
      { name: say('figure.killed'), value: String(dead.length) },
      { name: say('figure.lost'), value: String(healthLost(events, result?.why === 'heroine-dead')) },
      { name: say('figure.damage'), value: String(total(allOf(events, 'killer-damaged'))) },
      { name: say('figure.played'), value: String(allOf(events, 'played').length) },
    ],
  };
}

/** Her last breath is the last of her health: lost whenever she came back from it, and when she did not. */
function healthLost(events: readonly FinalGirlEvent[], isDead: boolean): number {
  const returns = allOf(events, 'revived').filter(({ details }) => details.who === 'heroine');
  return total(allOf(events, 'health-lost')) + returns.length + (isDead ? 1 : 0);
}

function total(events: readonly { readonly details: { readonly amount: number } }[]): number {
  return events.reduce((sum, { details }) => sum + details.amount, 0);
}
