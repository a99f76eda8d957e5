import type { Details, OptionView } from '@dreadhouse/engine';
import { type Forms, Teller, type Texts } from '@dreadhouse/text';
import { heroineCalled, kindOfItem } from '../catalogue.ts';
import type { FinalGirlOptions } from '../options.ts';
import type { Language } from './index.ts';
import { FIGURES, ITEMS, TARGETS } from './polish/names.ts';
import { PLACES } from './polish/places.ts';

/** Which kinds of names a placeholder can stand for; everything else is tried in the order of `ANY`. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  target: ['target', 'figure'],
  because: ['because'],
  tieBreak: ['because'],
  principle: ['principle'],
  phase: ['phase'],
  where: ['where'],
  weapon: ['item', 'weapon'],
  id: ['lasting'],
  item: ['item'],
  card: ['action', 'terror', 'event', 'finale', 'darkpower', 'setup', 'item', 'dream'],
  role: ['event'],
  token: ['token'],
  victim: ['victim'],
  colour: ['victim'],
  cause: ['action', 'terror', 'event', 'finale', 'darkpower', 'item', 'token', 'wrath'],
};
const CARDS = ['action', 'item', 'event', 'terror', 'finale', 'darkpower', 'setup'];
const ANY = ['figure', 'victim', ...CARDS, 'heroine', 'killer', 'location', 'token'];

type Match = Pick<FinalGirlOptions, 'location' | 'heroine'>;

/** Puts questions, answers and events into words, in one language, for one match. */
export class FinalGirlTeller extends Teller {
  readonly #match: Match;

  constructor(language: Language, texts: Texts, match: Match) {
    super(language, texts, KINDS, [`space.${match.location}`, ...ANY]);
    this.#match = match;
  }

  override option(kind: string, option: OptionView): string {
    return option.id === 'hold:' ? this.fill('option.hold-nothing') : super.option(kind, option);
  }

  /** Minions are alike but for their numbers. */
  override name(id: string, kinds?: readonly string[]): string {
    const [, number] = /^minion:(\d+)$/.exec(id) ?? [];
    return number === undefined ? super.name(id, kinds) : `${super.name(id, kinds)} ${number}`;
  }

  protected override bareId(id: string): string {
    return id.startsWith('minion:') ? 'minion' : kindOfItem(id);
  }

  protected override optionDetails(option: OptionView): Details {
    const [, rest] = option.id.split(':');
    const { special } = (option.details ?? {}) as { special?: unknown };
    const specials = Array.isArray(special) ? { specials: special.length === 0 ? 'none' : 'some' } : {};
    return { space: typeof option.at === 'string' ? option.at : rest, ...specials, ...option.details };
  }

  protected override pointedAt(option: OptionView): string {
    const details = this.optionDetails(option);
    if (details['target'] !== undefined) return this.fill('option.attack', details);
    if (details['victim'] !== undefined) return this.fill('option.victim', details);
    return this.name(option.id);
  }

  protected override fill(key: string, details: Details = {}): string {
    const { slot } = details as { slot?: unknown };
    const all = { ...details, ...counted(details), ...this.#cause(details) };
    if (typeof slot !== 'number') return super.fill(key, all);
    return super.fill(key, { ...all, number: slot + 1, reward: this.#reward(slot) });
  }

  /** Whatever killer it is, sentences call him the killer. */
  #cause({ cause }: Details): Details {
    return typeof cause === 'string' && this.texts[`name.killer.${cause}`] !== undefined ? { cause: 'killer' } : {};
  }

  /** Spaces, items and figures are declined in Polish. */
  protected override formsOf(hole: string, id: string): Forms | undefined {
    const bare = this.bareId(id);
    if (hole === 'target' && TARGETS[bare] !== undefined) return TARGETS[bare];
    if (bare === 'minion') return numbered(FIGURES['minion'], id);
    return PLACES[this.#match.location]?.[bare] ?? ITEMS[bare] ?? FIGURES[bare];
  }

  protected override say(hole: string, value: unknown): string {
    if (hole === 'weapon' && value === null) return this.name('unarmed', ['weapon']);
    if (hole === 'tieBreak' && (value === null || value === undefined)) return '';
    if (typeof value !== 'string') return super.say(hole, value);
    if (hole === 'reward') return value;
    return hole === 'offer' ? this.#offer(value) : super.say(hole, value);
  }

  /** An offer by its own text, or by the item that it uses. */
  #offer(id: string): string {
    const [prefix = id, rest] = id.split(':');
    if (prefix === 'use' && rest !== undefined) return this.name(rest, ['item']);
    if (rest !== undefined) return this.name(prefix);
    return this.texts[`option.${prefix}`] ?? this.name(prefix);
  }

  #reward(slot: number): string {
    const { slots, further } = heroineCalled(this.#match.heroine);
    const effect = slots[slot] ?? further;
    return this.fill(`reward.${effect.do}`, { ...effect });
  }
}

/** What sentences need to know of their numbers: how many, up or down, whether there is any, and that health is counted with the last breath token. */
function counted(details: Details): Details {
  const { by, time, markers, held } = details as Readonly<Record<'by' | 'time' | 'markers' | 'held', unknown>>;
  return {
    ...(typeof by === 'number' ? { n: Math.abs(by), up: by < 0 ? 'no' : 'yes' } : {}),
    ...(typeof time === 'number' ? { red: time < 0 ? 'yes' : 'no' } : {}),
    ...(typeof markers === 'number' ? { health: markers + 1 } : {}),
    ...(Array.isArray(held) ? { empty: held.length === 0 ? 'yes' : 'no' } : {}),
  };
}

/** The forms of a minion, each with its number. */
function numbered(forms: Forms = {}, id: string): Forms {
  const number = id.split(':')[1] ?? '';
  return Object.fromEntries(Object.entries(forms).map(([ending, form]) => [ending, `${form} ${number}`]));
}
