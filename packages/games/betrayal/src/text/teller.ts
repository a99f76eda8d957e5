import type { Decision, Details, EventView, OptionView } from '@dreadhouse/engine';
import { capital, type Forms, type Language, Teller, type Texts } from '@dreadhouse/text';
import { eventCard, hauntNumbered } from '../catalogue.ts';
import type { BetrayalEvents } from '../events.ts';
import { CARDS, DAMAGE, EXPLORERS, MONSTERS, PLACES, REGIONS, seatForms, TOKENS, TRAITS } from './polish-cases.ts';

/** Which kinds of names a placeholder can stand for; everything else is tried in the order of `ANY`. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  card: ['event', 'item', 'omen', 'token'],
  given: ['item', 'omen', 'token'],
  taken: ['item', 'omen', 'token'],
  omen: ['omen', 'event'],
  weapon: ['item', 'omen'],
  tile: ['tile'],
  region: ['region'],
  trait: ['trait'],
  token: ['token'],
  kind: ['damage', 'monster'],
  role: ['role'],
  side: ['side'],
  because: ['because'],
};
const ANY = [
  'tile',
  'item',
  'omen',
  'event',
  'explorer',
  'scenario',
  'trait',
  'region',
  'direction',
  'monster',
  'token',
];
const SEATS = [
  'seat',
  'who',
  'to',
  'from',
  'attacker',
  'defender',
  'winner',
  'loser',
  'volunteer',
  'target',
  'winners',
];

const FORMS: Readonly<Record<string, Forms>> = {
  ...DAMAGE,
  ...PLACES,
  ...REGIONS,
  ...TRAITS,
  ...TOKENS,
  ...CARDS,
  ...MONSTERS,
  ...EXPLORERS,
};
const NUMBERED = /^([a-z-]+):(\d+)$/;

/** The numbers of a haunt are for three players and more. */
const FEWEST = 3;

/** Puts questions, answers and events into words. What only one haunt asks and tells stands under `haunt.<number>`. */
export class BetrayalTeller extends Teller {
  readonly #explorers: readonly string[];

  constructor(language: Language, texts: Texts, explorers: readonly string[]) {
    super(language, texts, KINDS, ANY);
    this.#explorers = explorers;
  }

  override ask(decision: Pick<Decision, 'kind' | 'about'>): string {
    const own = this.#ofHaunt('ask', decision.about, 'what');
    return own ?? super.ask(decision);
  }

  override event(event: Pick<EventView, 'kind' | 'details'>): string {
    if (event.kind === 'event-line') return this.#lineOf(event.details as BetrayalEvents['event-line']); // by its kind
    if (event.kind === 'haunt-begins') {
      const { haunt, named } = event.details as BetrayalEvents['haunt-begins']; // by its kind
      return this.fill('event.haunt-begins', { haunt, named, differs: haunt === named ? 'no' : 'yes' });
    }
    if (event.kind === 'token-turned') {
      const { token, at, up } = event.details as BetrayalEvents['token-turned']; // by its kind
      const looks = this.#looksOf(token, { side: up ? 'up' : 'down', n: 0 });
      if (looks !== undefined) return capital(this.fill('looks.turned', { token, at, looks }));
    }
    if (event.kind === 'rule-read') return this.#readAloud(event.details as BetrayalEvents['rule-read']); // by its kind
    if (event.kind === 'haunt-action') {
      const deed = this.#ofHaunt('action', event.details, 'action');
      return this.fill('event.haunt-action', { ...event.details, deed });
    }
    if (event.kind === 'status-put' || event.kind === 'status-ended') {
      const status = this.#ofHaunt('status', event.details, 'status');
      if (status !== undefined) return capital(this.fill(`haunt.${event.kind}`, { ...event.details, status }));
    }
    const own = event.kind === 'haunt-tells' ? this.#ofHaunt('event', event.details, 'what') : undefined;
    return own ?? super.event(event);
  }

  /** What a token is like that has two sides to see: a candle that is lit, or out. */
  #looksOf(token: unknown, details: Details | undefined): string | undefined {
    const key = `looks.token.${String(token)}`;
    return this.texts[key] === undefined ? undefined : this.fill(key, details);
  }

  /** BH-EVT-01, BH-EVT-02: what an Event does, as it stands on the card, and for which results. */
  #lineOf(told: BetrayalEvents['event-line']): string {
    const { card, line } = told;
    if (line === null)
      return this.fill('event.event-line', { ...told, range: 'all', words: this.texts[`rule.event.${card}`] ?? '' });
    const above = Object.keys(eventCard(card).rows ?? {}).flatMap((least) =>
      Number(least) > line ? [Number(least)] : [],
    );
    const most = above.length === 0 ? null : Math.min(...above) - 1;
    const range = most === null ? 'more' : most === line ? 'one' : 'between';
    return this.fill('event.event-line', {
      ...told,
      ...{ range, most, words: this.texts[`line.event.${card}.${line}`] ?? '' },
    });
  }

  /** Whoever hears an entry of the other book hears its words, not only that something was read. */
  #readAloud({ haunt, entry }: BetrayalEvents['rule-read']): string {
    const [kind, id = ''] = entry.split(':');
    const name = kind === 'action' ? `haunt.${haunt}.action.${id}` : `name.monster.${id}`;
    const title = kind === 'rule' || kind === 'goal' ? '' : `${this.texts[name] ?? id}. `;
    const numbers = Object.entries<readonly number[]>(hauntNumbered(haunt).numbers);
    const forThese = numbers.map(([what, per]) => [what, per[this.#explorers.length - FEWEST] ?? per[0]]);
    const words = this.fill(`haunt.${haunt}.${kind === 'action' ? 'text' : kind}.${id}`, Object.fromEntries(forThese));
    return this.fill('event.rule-read', { haunt, words: `${title}${words}` });
  }

  override option(kind: string, option: OptionView): string {
    const action = option.id.startsWith('haunt:') ? this.#ofHaunt('action', option.details, 'action') : undefined;
    if (action !== undefined) {
      const { target, token } = (option.details ?? {}) as { target?: unknown; token?: unknown };
      const looks = this.#looksOf(token, option.details);
      if (looks !== undefined) return `${action} (${looks})`;
      return target === null || target === undefined ? action : `${action}: ${this.say('who', this.#named(target))}`;
    }
    const [, own] = /^haunt-/.test(kind) ? [kind, this.#hauntOption(option)] : [];
    return own ?? super.option(kind, option);
  }

  #hauntOption(option: OptionView): string | undefined {
    const [prefix] = option.id.split(':');
    const key = Object.keys(this.texts).find((one) => one.startsWith('haunt.') && one.endsWith(`.option.${prefix}`));
    return key === undefined ? undefined : capital(this.fill(key, this.optionDetails(option)));
  }

  /** The words of a haunt, where it has some for this. */
  #ofHaunt(kind: string, details: Details | undefined, field: string): string | undefined {
    const { haunt } = (details ?? {}) as { haunt?: unknown };
    const name = (details as Readonly<Record<string, unknown>> | undefined)?.[field];
    const key = `haunt.${String(haunt)}.${kind}.${String(name)}`;
    return this.texts[key] === undefined ? undefined : capital(this.fill(key, details));
  }

  protected override optionDetails(option: OptionView): Details {
    const [, rest] = option.id.split(':');
    const { token } = (option.details ?? {}) as { token?: unknown };
    const looks = this.#looksOf(token, option.details);
    return { tile: rest, ...option.details, looks: looks === undefined ? '' : ` (${looks})` };
  }

  /** Several of a kind are told apart by the numbers on their pieces. */
  override name(id: string, kinds: readonly string[] = []): string {
    const [, kind = '', n] = NUMBERED.exec(id) ?? [];
    if (kind === 'seat') return this.fill('name.seat', { n: Number(n) });
    const piece = this.texts[`name.monster.${kind}`] ?? this.texts[`name.token.${kind}`];
    return piece === undefined ? super.name(id, kinds) : `${piece} ${n}`;
  }

  protected override bareId(id: string): string {
    return NUMBERED.test(id) ? (id.split(':')[0] ?? id) : id;
  }

  /** Whoever sits somewhere goes by the explorer; before anybody has chosen one, by the number of the seat. */
  protected override fill(key: string, details: Details = {}): string {
    const named = Object.entries(details).map(([hole, value]) => [
      hole,
      SEATS.includes(hole) ? this.#named(value) : value,
    ]);
    return super.fill(key, { ...Object.fromEntries(named), ...swapped(details) });
  }

  #named(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#named(one));
    return typeof value === 'number' ? (this.#explorers[value] ?? `seat:${value + 1}`) : value;
  }

  /** Names are declined in Polish; the numbers on the pieces of a kind stay as they are. */
  protected override formsOf(_hole: string, id: string): Forms | undefined {
    if (this.language !== 'pl') return undefined;
    const [, kind = '', n = ''] = NUMBERED.exec(id) ?? [];
    if (kind === 'seat') return seatForms(Number(n));
    const forms = FORMS[kind];
    return forms === undefined
      ? FORMS[id]
      : Object.fromEntries(Object.entries(forms).map(([ending, form]) => [ending, `${form} ${n}`]));
  }

  protected override say(hole: string, value: unknown): string {
    const { haunt } = { haunt: hole === 'haunt' || hole === 'named' };
    if (haunt) return this.texts[`haunt.${String(value)}.title`] ?? this.fill('haunt.number', { n: value });
    if (hole === 'dice' && Array.isArray(value)) return value.join(' + ') || '0';
    return super.say(hole, value);
  }
}

/** Of a trade: whether something is given, something taken, or both. */
function swapped({ given, taken }: Details): Details {
  if (!Array.isArray(given) || !Array.isArray(taken)) return {};
  return { swap: given.length === 0 ? 'taken' : taken.length === 0 ? 'given' : 'both' };
}
