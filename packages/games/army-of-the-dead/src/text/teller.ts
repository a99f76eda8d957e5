import type { Details, EventView, OptionView } from '@dreadhouse/engine';
import { type Forms, type Language, Teller, type Texts } from '@dreadhouse/text';
import { sexOf, survivorForms } from './forms.ts';
import { THINGS } from './things.ts';

/** What each placeholder can stand for. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  survivor: ['survivor'],
  survivors: ['survivor'],
  partner: ['survivor'],
  companion: ['survivor'],
  by: ['survivor'],
  to: ['survivor'],
  item: ['item', 'token', 'survivor'],
  items: ['item'],
  hand: ['item'],
  backpack: ['item'],
  give: ['item', 'token', 'survivor'],
  take: ['item', 'token', 'survivor'],
  skill: ['skill'],
  type: ['zombie'],
  token: ['token'],
  device: ['device'],
  card: ['order', 'vault'],
  bonus: ['bonus'],
  mission: ['mission'],
};
/** Placeholders that can hold a Survivor. */
const PEOPLE = ['survivor', 'partner', 'companion', 'by', 'to'];
const ANY = ['survivor', 'item', 'skill', 'zombie', 'token', 'device'];

/** Ways into the words of this game. */
export class ArmyTeller extends Teller {
  constructor(language: Language, texts: Texts) {
    super(language, texts, KINDS, ANY);
  }

  override option(kind: string, option: OptionView): string {
    return option.id === 'hold:' ? this.fill('option.hold-nothing') : super.option(kind, option);
  }

  override event({ kind, details }: Pick<EventView, 'kind' | 'details'>): string {
    if (kind !== 'goal-drawn') return super.event({ kind, details });
    const { survivor } = (details ?? {}) as { readonly survivor?: string };
    return super.event({ kind, details: { words: this.texts[`text.goal.${survivor}`] } });
  }

  protected override say(hole: string, value: unknown): string {
    if (hole === 'seat' && typeof value === 'number') return String(value + 1); // people count from one
    if (hole === 'door' && Array.isArray(value)) return value.join(' – ');
    if (hole === 'mission') return this.#mission(value);
    return super.say(hole, value);
  }

  /** One of the ten by its name; one that somebody else has written by the title on its sheet. */
  #mission(value: unknown): string {
    if (typeof value === 'string') return this.texts[`name.mission.${value}`] ?? value;
    return (value as Readonly<Record<Language, string>>)[this.language]; // the rules tell an id or a title
  }

  protected override fill(key: string, details: Details = {}): string {
    return super.fill(key, { ...details, ...sexes(details), ...swapped(details) }).replace(/ {2,}/g, ' ');
  }

  protected override formsOf(_hole: string, id: string): Forms | undefined {
    const name = this.texts[`name.survivor.${id}`];
    return name === undefined ? THINGS[id] : survivorForms(id, name);
  }
}

/** What changes hands in a trade: nothing, something one way, or something for something. */
function swapped({ give, take }: Details): Details {
  if (!Array.isArray(give) || !Array.isArray(take)) return {};
  if (give.length === 0) return { swap: take.length === 0 ? 'none' : 'taken' };
  return { swap: take.length === 0 ? 'given' : 'both' };
}

/** Which words go with a Survivor: `{survivorSex, select, she {…} other {…}}`. */
function sexes(details: Details): Details {
  const found: Record<string, string> = {};
  for (const hole of PEOPLE) {
    const id = details[hole];
    if (typeof id === 'string') found[`${hole}Sex`] = sexOf(id);
  }
  return found;
}
