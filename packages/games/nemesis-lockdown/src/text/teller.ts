import type { Decision, Details, EventView, OptionView } from '@dreadhouse/engine';
import { type Forms, type Language, Teller, type Texts } from '@dreadhouse/text';
import { ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import { SPECIAL } from '../content/tiles.ts';
import { ITEMS, PEOPLE, PLACES, STALKERS, seatForms, UNKNOWN, WEAPONS } from './polish-cases.ts';

/** Which kinds of names a placeholder can stand for; everything else is tried in the order of `ANY`. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  seat: ['character'],
  tile: ['tile'],
  card: ['action', 'event', 'computer', 'item'],
  cards: ['action', 'card'],
  with: ['action', 'item', 'weakness'],
  by: ['by', 'item', 'character'],
  ask: ['ask', 'item'],
  colour: ['colour'],
  back: ['colour', 'back'],
  where: ['power'],
  a: ['power'],
  b: ['power'],
  sector: ['power'],
  token: ['css'],
  face: ['face', 'tile', 'event', 'css', 'plan', 'objective'],
  result: ['noise'],
  effect: ['exploration'],
  type: ['stalker'],
  target: ['stalker', 'object'],
  wound: ['wound'],
};
const ANY = ['action', 'item', 'character', 'objective', 'stalker', 'object', 'weakness', 'plan', 'card', 'tile'];
const SEATS = ['seat', 'by', 'from', 'to', 'seats'];
const ROOMS: readonly string[] = ROOM_IDS;
/** What an option is aimed at, in the order in which it is named. */
const AIMS = [
  ...['stalker', 'target', 'weapon', 'item', 'items', 'wound', 'colour', 'corridor', 'where', 'what'],
  ...['room', 'rooms', 'seat', 'components'],
];

/** What a match tells about itself: who plays whom, and which tiles whoever reads has seen. */
export interface Cast {
  readonly characters: readonly string[] | null;
  readonly tiles?: Readonly<Partial<Record<RoomId, string | null>>>;
}

type Holes = Readonly<Record<string, unknown>>;

/** Puts questions, answers and events of this game into words. */
export class NemesisTeller extends Teller {
  readonly #characters: readonly string[];
  readonly #tiles: Readonly<Partial<Record<string, string | null>>>;

  constructor(language: Language, texts: Texts, { characters, tiles = {} }: Cast) {
    super(language, texts, KINDS, ANY);
    this.#characters = characters ?? [];
    this.#tiles = { ...tiles, ...SPECIAL };
  }

  override ask({ kind, about }: Pick<Decision, 'kind' | 'about'>): string {
    const { action, actions, details, ...rest } = (about ?? {}) as Holes;
    if (kind === 'pay' && typeof action === 'string') {
      const paidFor = { id: action, details: details as Details }; // of an option of the turn
      return super.ask({ kind, about: { ...rest, aim: this.option('act', paidFor) } });
    }
    const more = typeof action === 'string' ? asked(action) : {};
    const nth = typeof actions === 'number' ? { nth: actions + 1 } : {};
    return super.ask({ kind, about: { ...rest, ...more, ...nth } });
  }

  override event({ kind, details }: Pick<EventView, 'kind' | 'details'>): string {
    const { from, to, seat, room, card } = (details ?? {}) as Holes;
    // By its number: it has its name only from now on.
    if (kind === 'explored') return super.event({ kind, details: { ...details, n: room } });
    if (kind === 'event-card') {
      const words = this.texts[`text.event.${String(card)}`];
      return super.event({ kind, details: { ...details, words } });
    }
    if (kind === 'css-shifted') return super.event({ kind, details: { field: from, next: to } });
    if (kind === 'character-chosen') return super.event({ kind, details: { ...details, seatNo: seat } });
    return super.event({ kind, details });
  }

  /** What is played, used or done in a room has words of its own, words for its effect, or names what it is aimed at. */
  override option(kind: string, option: OptionView): string {
    const [prefix = '', name = '', third = '', ...rest] = option.id.split(':');
    if (kind === 'react' && prefix !== 'no') return this.#reaction(prefix, name);
    if (!['play', 'item', 'room', 'computer'].includes(prefix) || kind !== 'act') return super.option(kind, option);
    if (prefix === 'play' && (third === 'room' || third === 'computer'))
      return `${this.name(name, ['action'])}: ${this.option(kind, { ...option, id: [third, ...rest].join(':') })}`;
    const keys = [
      ...(prefix === 'computer' ? [`option.computer.${third}`] : []),
      ...[
        `option.${prefix}.${name}.${third}`,
        `option.${prefix}.${name}`,
        `option.effect.${third}`,
        `option.${prefix}`,
      ],
    ];
    const key = keys.find((one) => this.texts[one] !== undefined) ?? option.id;
    const details = this.optionDetails(option);
    const words = this.fill(key, { ...details, card: name, aim: this.#aim(details) });
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  #reaction(by: string, target: string): string {
    const name = this.name(by, ['action', 'item', 'weakness']);
    return target === '' ? name : `${name}: ${this.say('seat', this.#spoken('seat', Number(target)))}`;
  }

  #aim(details: Details): string {
    const aims = Object.entries(details as Holes).filter(([hole, value]) => AIMS.includes(hole) && value !== null);
    const inOrder = aims.sort(([a], [b]) => AIMS.indexOf(a) - AIMS.indexOf(b));
    return inOrder.map(([hole, value]) => this.say(hole, this.#spoken(hole, value))).join(', ') || 'none';
  }

  /** What some ids say beyond their details. */
  protected override optionDetails(option: OptionView): Details {
    const [prefix, name, third] = option.id.split(':');
    const more: Record<string, Holes> = {
      keep: { item: name, without: third ?? 'none' },
      drop: { what: option.id.slice('drop:'.length) },
      thing: { what: option.id.slice('thing:'.length) },
      with: { seat: Number(name) },
      door: { corridor: name },
    };
    return { ...more[prefix ?? ''], ...option.details };
  }

  override name(id: string, kinds: readonly string[] = []): string {
    const [kind = '', of = ''] = id.split(':');
    if (kind === 'seat') return super.fill('name.seat', { n: Number(of) + 1 });
    if ((kind === 'corpse' || kind === 'carcass') && of !== '')
      return super.fill('name.object.of', { object: kind, of });
    if (ROOMS.includes(id)) return this.#room(id);
    const [a = '', b = ''] = id.split('-');
    if (ROOMS.includes(a) && ROOMS.includes(b)) return `${this.#room(a)} – ${this.#room(b)}`;
    if (id === 'technical') return super.name(id, ['corridor']);
    return this.#numbered(id) ?? super.name(id, kinds);
  }

  /** Attack cards and exploration tokens: what stands on several of them, with a number where it counts items. */
  #numbered(id: string): string | undefined {
    const [, bare = '', n] = /^(.+)-(\d)$/.exec(id) ?? [];
    const token = this.texts[`name.exploration.${bare}`];
    return token === undefined ? this.texts[`name.attack.${bare}`] : `${token} (${n})`;
  }

  /** A tile that is known gives the room its name; the number tells rooms apart. */
  #room(room: string): string {
    const own = this.texts[`name.room.${room}`];
    if (own !== undefined) return own;
    const tile = this.#tiles[room];
    return tile === undefined || tile === null
      ? super.fill('name.room.numbered', { n: room })
      : `${super.name(tile, ['tile'])} (${room})`;
  }

  /** Places with their prepositions; people, stalkers and items in their cases. */
  protected override formsOf(_hole: string, id: string): Forms | undefined {
    if (this.language !== 'pl') return undefined;
    const [, seat] = /^seat:(\d+)$/.exec(id) ?? [];
    if (seat !== undefined) return seatForms(Number(seat) + 1);
    if (!ROOMS.includes(id)) return PEOPLE[id] ?? STALKERS[id] ?? WEAPONS[id] ?? ITEMS[id];
    const tile = this.#tiles[id];
    const forms = (typeof tile === 'string' ? PLACES[tile] : undefined) ?? UNKNOWN;
    const tail = tailOf(id, typeof tile === 'string');
    return { At: `${forms.At}${tail}`, To: `${forms.To}${tail}`, From: `${forms.From}${tail}` };
  }

  protected override fill(key: string, details: Details = {}): string {
    const holes = Object.entries(details as Holes).map(([hole, value]) => [hole, this.#spoken(hole, value)] as const);
    const list = holes.find(([hole]) => hole === 'seats')?.[1];
    const count = Array.isArray(list) ? { count: list.length } : {};
    return super.fill(key, { ...Object.fromEntries(holes), ...count });
  }

  /** A seat stands for its character; before that is known, for its number. */
  #spoken(hole: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#spoken(hole, one));
    if (typeof value !== 'number') return value;
    if (hole === 'seatNo') return `seat:${value}`;
    if (hole === 'place') return value + 1;
    return SEATS.includes(hole) ? (this.#characters[value] ?? `seat:${value}`) : value;
  }

  protected override say(hole: string, value: unknown): string {
    if (hole === 'aim' || hole === 'n' || hole === 'words') return String(value);
    if ((hole === 'field' || hole === 'next') && typeof value === 'number') return value === 0 ? 'S' : String(value);
    if (hole === 'at' && typeof value === 'string') return this.#lookedAt(value);
    return super.say(hole, value);
  }

  /** `tile:<room>`, `token:<room>`, `event`, `css:<field>`, `plan:pool:<place>`, `plan:seat:<seat>:<place>`, `objective:<seat>`. */
  #lookedAt(at: string): string {
    const [kind = '', one = '', two = ''] = at.split(':');
    if (kind === 'plan' && one === 'pool') return this.fill('name.look.pool', { place: Number(two) });
    const seat = Number(kind === 'plan' ? two : one);
    return this.fill(`name.look.${kind}`, { room: one, field: Number(one), seat });
  }
}

/** The id of an action that needs consent, as the question speaks of it. */
function asked(action: string): { readonly deed: string; readonly room?: string } {
  const [, deed = '', second, third] = action.split(':');
  const room = deed === 'escort' ? third : second;
  return { deed, ...(room === undefined ? {} : { room }) };
}

/** What follows the name of a place: its number, its sector or its letter. */
function tailOf(id: string, isKnown: boolean): string {
  const room = ROOM_IDS.find((one) => one === id);
  if (room === undefined) return '';
  // As the names have it: a sector is not parted at the end of a line.
  if (/^EL/.test(id)) return ` ${roomDef(room).sector?.replace('-', '\u2011')}`;
  if (/^EV/.test(id)) return ` ${id.slice(-1)}`;
  if (SPECIAL[room] !== undefined) return '';
  return isKnown ? ` (${id})` : ` ${id}`;
}
