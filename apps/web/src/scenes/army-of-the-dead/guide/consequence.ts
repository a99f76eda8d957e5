import {
  type EquipmentId,
  equipment,
  MACHINE_GUN,
  numbers,
  survivorDef,
  type Weapon,
} from '@dreadhouse/army-of-the-dead';
import type { Decision, OptionView } from '@dreadhouse/engine';
import type { Names } from '../../../kit/scene/names.ts';
import { actorOf, type SeenSurvivor, survivorOf, type View, waysIn, zombiesIn } from '../view.ts';
import type { GuideSay } from './guide.ts';
import { itemsInWords } from './items.ts';

type Details = Readonly<Record<string, string | undefined>>;

const ATTACKS = ['attack', 'attack-focus', 'charge-attack', 'charge-attack-focus', 'gun', 'gun-focus'];
const MOVES = ['move', 'sprint', 'charge', 'bloodlust'];
/** Steps that cost nothing more: the rest of a Move, or a free one. */
const STEPS = ['move-on', 'hit-and-run', 'sidestep'];

/** What an option does, in a sentence; null when its name says it all. */
export function consequenceOf(
  kind: string,
  option: OptionView,
  view: View,
  names: Names,
  say: GuideSay,
  about: Decision['about'] = undefined,
): string | null {
  const [verb = ''] = option.id.split(':');
  const details = (option.details ?? {}) as Details;
  if (kind === 'skill') return names.text('skill', details['skill'] ?? '');
  if (kind === 'choose-survivor' || kind === 'choose-companion')
    return names.text('survivor', details['survivor'] ?? '') || null;
  if (kind === 'whose-turn' && verb === 'turn') return ofActing(details['survivor'] ?? '', view, names, say);
  if (ATTACKS.includes(verb)) return ofAttack(verb, details, view, names, say);
  if (STEPS.includes(kind)) return verb === 'move' ? ofMove(view, null, details['to'], say) : null;
  if (kind === 'choose-set')
    return itemsInWords([...listed(option, 'hand'), ...listed(option, 'backpack')], names, say);
  if (ITEMS.includes(`${kind} ${verb}`)) return itemsInWords(itemsOf(option, kind, about), names, say);
  if (verb === 'auto') return say(details['what'] === 'horde' ? 'note-auto-horde' : 'note-auto-attacks');
  if (!TURNS.includes(kind)) return (OTHERWISE[`${kind} ${verb}`] ?? (() => null))(view, say);
  if (MOVES.includes(verb)) return ofMove(view, verb, details['to'], say);
  return turnNote(verb, option, view, names, say);
}

/** Answers that are about a piece of Equipment, with their questions: what it is good for. */
const ITEMS: readonly string[] = [
  'found keep',
  'trade give',
  'trade take',
  'discard drop',
  'too-many drop',
  'arrange hold',
];

function itemsOf(option: OptionView, kind: string, about: Decision['about']): readonly string[] {
  if (kind === 'arrange') return listed(option, 'items');
  const item = kind === 'found' ? about?.['item'] : option.details?.['item'];
  return typeof item === 'string' ? [item] : [];
}

function listed({ details }: OptionView, what: string): readonly string[] {
  const ids = details?.[what];
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** What an Action of a turn does. */
function turnNote(verb: string, { details }: OptionView, view: View, names: Names, say: GuideSay): string | null {
  const item = details?.['item'];
  if (BY_CARD.includes(verb) && typeof item === 'string') return names.text('item', item);
  if (verb === 'lifesaver') return names.text('skill', 'lifesaver');
  // What lies in the open is named; an Objective is turned up.
  if (verb === 'take' && details?.['token'] === undefined) return told(wakesHere(view, say), objective(say));
  const plain = PLAIN.find((one) => one === verb);
  return plain === undefined ? (NOTES[verb]?.(view, say) ?? null) : say(`note-${plain}`);
}

/** Actions that are written on a card. */
const BY_CARD: readonly string[] = ['place', 'set-trap', 'clip'];

const objective = (say: GuideSay): string => say('note-objective', { n: numbers.OBJECTIVE_ADRENALINE });

/** What there is to be said, in this order; null if there is nothing. */
function told(...parts: readonly (string | null | false)[]): string | null {
  return parts.filter((part) => typeof part === 'string').join(' ') || null;
}

/** AD-ACT-SEARCH-04, AD-SKILL-14; AD-R-14: whoever sleeps there wakes first. */
function searchNote(view: View, say: GuideSay): string | null {
  const actor = actingIn(view);
  const lit = [...(actor?.hand ?? []), ...(actor?.backpack ?? [])].some(({ face }) => face === 'flashlight');
  const two = lit || actor?.skills.includes('search-2') === true;
  return told(wakesHere(view, say), say('note-search', { n: two ? 2 : 1 }));
}

/** AD-ROUND-02: where they stand, who stands there with them, and what they have in hand. */
function ofActing(id: string, view: View, names: Names, say: GuideSay): string | null {
  const one = survivorOf(view, id);
  if (one === undefined) return null;
  const items = one.hand.map(({ face }) => names.name('item', face)).join(', ');
  const n = crowdOf(view, one.at);
  return told(
    say('note-stands', { zone: one.at, n }),
    items === '' ? say('note-bare-hands') : say('note-in-hand', { items }),
  );
}

/** The questions whose answers are Actions; the same word means something else under another question. */
const TURNS: readonly string[] = ['turn', 'lent-action'];

const OTHERWISE: Readonly<Record<string, (view: View, say: GuideSay) => string | null>> = {
  'found discard': (_view, say) => say('note-leave'),
  'steady-hand enough': (_view, say) => say('note-not-spared'),
  'more-dice enough': (_view, say) => say('note-no-more-dice'),
  'challenge give-up': (_view, say) => say('note-give-up'),
  'whose-turn later': (_view, say) => say('note-later'),
};

/** Of these there is nothing more to be said than what they are. */
const PLAIN = ['trade', 'reorganise', 'discard', 'challenge', 'eliminate', 'decide', 'lead', 'shove'] as const;

const NOTES: Readonly<Record<string, (view: View, say: GuideSay) => string | null>> = {
  search: searchNote,
  take: wakesHere,
  activate: (view, say) => told(wakesHere(view, say), say('note-adrenaline', { n: numbers.OBJECTIVE_ADRENALINE })),
  recruit: wakesHere,
  noise: noiseNote,
  end: (view, say) => ((view.turn?.actions ?? 0) > 0 ? say('note-end', { n: view.turn?.actions ?? 0 }) : null),
  'summon-zeus': (_view, say) => say('note-summon'),
};

const actingIn = (view: View): SeenSurvivor | undefined => actorOf(view, { decision: null });

function wakesHere(view: View, say: GuideSay): string | null {
  return view.sleepers.includes(actingIn(view)?.at ?? '') ? say('note-wakes-here') : null;
}

/** AD-NOISE-04: Sleepers in the same Zone and in all adjacent ones. */
function wokenBy(view: View, at: string): number {
  const heard = [at, ...waysIn(view).exits(at)];
  return view.sleepers.filter((one) => heard.includes(one)).length;
}

function noiseNote(view: View, say: GuideSay): string | null {
  const here = actingIn(view)?.at;
  if (here === undefined) return null;
  const woken = wokenBy(view, here);
  if (view.noise === here) return told(say('note-noise-here'), woken > 0 && say('note-wakes', { n: woken }));
  return woken > 0 ? say('note-noise-wakes', { n: woken }) : say('note-noise');
}

/** AD-ACT-MOVE-02, AD-SLEEP-10: what leaving costs, unless it is but a step, and risks; of a rush also what it is. */
function ofMove(view: View, verb: string | null, to: string | undefined, say: GuideSay): string | null {
  const actor = actingIn(view);
  if (actor === undefined) return null;
  const held = verb === null ? 0 : crowdOf(view, actor.at);
  return told(
    verb === 'bloodlust' && say('note-bloodlust'),
    held > 0 && !actor.skills.includes('slippery') && say('note-held', { n: held }),
    leaving(view, actor, say),
    meeting(view, actor, to, say),
  );
}

function crowdOf(view: View, at: string): number {
  return zombiesIn(view, at).reduce((sum, { count }) => sum + count, 0);
}

/** AD-SLEEP-10; AD-SLEEP-11: a Shadow never rolls. */
function leaving(view: View, { id, at }: SeenSurvivor, say: GuideSay): string | null {
  return view.sleepers.includes(at) && survivorDef(id).specialisation !== 'shadow' ? say('note-creep') : null;
}

/** AD-ACT-MOVE-03: Zombies end a Move, unless one is Slippery (AD-SKILL-11). */
function meeting(view: View, { skills }: SeenSurvivor, to: string | undefined, say: GuideSay): string | null {
  const n = to === undefined ? 0 : crowdOf(view, to);
  return n === 0 ? null : say(skills.includes('slippery') ? 'note-passes' : 'note-meets', { n });
}

function weaponOf(item: string): Weapon | undefined {
  return item === 'machine-gun' ? MACHINE_GUN : equipment(item as EquipmentId).weapon; // options name what there is
}

/** What it makes of the Noise, and who stands in the way. */
function ofAttack(verb: string, details: Details, view: View, names: Names, say: GuideSay): string | null {
  const actor = actingIn(view);
  const item = details['item'] ?? '';
  const weapon = weaponOf(item);
  if (weapon === undefined || actor === undefined) return null;
  const friends = weapon.kind === 'melee' ? [] : inTheWay(view, details['to'] ?? '', actor.id);
  // AD-R-47: after a Charge the blow falls, and is heard, where it has led.
  const from = verb.startsWith('charge') ? (details['to'] ?? actor.at) : actor.at;
  const woken = weapon.noisy ? wokenBy(view, from) : 0;
  const list = friends.map((id) => names.name('survivor', id)).join(', ');
  return told(
    say(weapon.noisy ? (view.noise === from ? 'note-loud-here' : 'note-loud') : 'note-quiet', { zone: from }),
    woken > 0 && say('note-wakes', { n: woken }),
    friends.length > 0 && say(warningOf(weapon, item, actor), { list }),
  );
}

/** AD-EXPL-02: what blasts hits everybody; AD-BOLAS-01: bolas nobody; AD-SKILL-13: a Steady Hand whom it likes. */
function warningOf({ damage }: Weapon, item: string, { skills }: SeenSurvivor) {
  if (item !== 'machine-gun' && equipment(item as EquipmentId).explosive !== undefined) return 'note-blast';
  if (damage === 0) return 'note-harmless';
  return item !== 'machine-gun' && skills.includes('steady-hand') ? 'note-steady' : 'note-friendly-fire';
}

function inTheWay(view: View, at: string, shooter: string): string[] {
  const survivors = view.survivors.filter((one) => one.health > 0 && one.at === at && one.id !== shooter);
  const companions = view.companions.filter((one) => one.alive && one.recruited && one.at === at);
  return [...survivors, ...companions].map(({ id }) => id);
}
