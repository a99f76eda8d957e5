import type { Decision, Details, EventView, OptionView } from '@dreadhouse/engine';
import { format } from '@dreadhouse/text';
import { heroineCalled, kindOfItem } from '../content/registry.ts';
import type { FinalGirlOptions } from '../options.ts';
import type { Language, Texts } from './index.ts';

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
};
const CARDS = ['action', 'item', 'event', 'terror', 'finale', 'darkpower', 'setup'];
const ANY = ['figure', 'victim', ...CARDS, 'heroine', 'killer', 'location', 'token'];

const NOTHING = '–';

/** Puts questions, answers and events into words, in one language, for one match. */
export class Teller {
  readonly #language: Language;
  readonly #texts: Texts;
  readonly #options: Pick<FinalGirlOptions, 'location' | 'heroine'>;

  constructor(language: Language, texts: Texts, options: Pick<FinalGirlOptions, 'location' | 'heroine'>) {
    this.#language = language;
    this.#texts = texts;
    this.#options = options;
  }

  ask({ kind, about }: Pick<Decision, 'kind' | 'about'>): string {
    return capital(this.#fill(`ask.${kind}`, about));
  }

  event({ kind, details }: Pick<EventView, 'kind' | 'details'>): string {
    return capital(this.#fill(`event.${kind}`, details));
  }

  why(code: string): string {
    return this.#texts[`why.${code}`] ?? code;
  }

  /** An option by its question's text, by its own, or by what it points at. */
  option(kind: string, option: OptionView): string {
    return capital(this.#option(kind, option));
  }

  #option(kind: string, option: OptionView): string {
    const [prefix = option.id, rest] = option.id.split(':');
    const details: Details = { space: typeof option.at === 'string' ? option.at : rest, ...option.details };
    const key = [`option.${kind}.${prefix}`, `option.${prefix}`].find((one) => this.#texts[one] !== undefined);
    if (key !== undefined) return this.#fill(key, details);
    if (details['target'] !== undefined) return this.#fill('option.attack', details);
    if (details['victim'] !== undefined) return this.#fill('option.victim', details);
    return this.name(option.id);
  }

  /** What something is called, wherever it belongs. */
  name(id: string, kinds: readonly string[] = []): string {
    const bare = id.startsWith('minion:') ? 'minion' : kindOfItem(id);
    const keys = [...kinds, `space.${this.#options.location}`, ...ANY].map((kind) => `name.${kind}.${bare}`);
    const key = keys.find((one) => this.#texts[one] !== undefined);
    return key === undefined ? bare : (this.#texts[key] as string);
  }

  #fill(key: string, details: Details = {}): string {
    const { slot } = details as { slot?: unknown };
    const more = typeof slot === 'number' ? { number: slot + 1, reward: this.#reward(slot) } : {};
    const given: Details = { ...details, ...more };
    return format(this.#texts[key] ?? key, this.#language, given, (hole, value) => this.#say(hole, value)).trim();
  }

  #say(hole: string, value: unknown): string {
    if (hole === 'weapon' && value === null) return this.name('unarmed', ['weapon']);
    if (value === null || value === undefined) return hole === 'tieBreak' ? '' : NOTHING;
    if (Array.isArray(value)) return value.map((one) => this.#say(hole, one)).join(', ') || NOTHING;
    if (typeof value !== 'string') return String(value).replace('-', '−');
    if (hole === 'why') return this.why(value);
    if (hole === 'reward') return value;
    return hole === 'offer' ? this.#offer(value) : this.name(value, KINDS[hole]);
  }

  /** An offer by its own text, or by the item that it uses. */
  #offer(id: string): string {
    const [prefix = id, rest] = id.split(':');
    if (prefix === 'use' && rest !== undefined) return this.name(rest, ['item']);
    if (rest !== undefined) return this.name(prefix);
    return this.#texts[`option.${prefix}`] ?? this.name(prefix);
  }

  #reward(slot: number): string {
    const { slots, further } = heroineCalled(this.#options.heroine);
    const effect = slots[slot] ?? further;
    return this.#fill(`reward.${effect.do}`, { ...effect });
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
