import { type EquipmentId, equipment, MACHINE_GUN, survivorDef, type Weapon } from '@dreadhouse/army-of-the-dead';
import type { OptionView } from '@dreadhouse/engine';
import type { Names } from '../../../kit/scene/names.ts';
import { actorOf, type SeenSurvivor, survivorOf, type View, waysIn, zombiesIn } from '../view.ts';
import type { GuideSay } from './guide.ts';

type Details = Readonly<Record<string, string | undefined>>;

const ATTACKS = ['attack', 'attack-focus', 'charge-attack', 'charge-attack-focus', 'gun', 'gun-focus'];
const MOVES = ['move', 'sprint', 'charge', 'bloodlust'];

/** What an option does, in a sentence; null when its name says it all. */
export function consequenceOf(
  kind: string,
  option: OptionView,
  view: View,
  names: Names,
  say: GuideSay,
): string | null {
  const [verb = ''] = option.id.split(':');
  const details = (option.details ?? {}) as Details;
  if (kind === 'skill') return names.text('skill', details['skill'] ?? '');
  if (kind === 'choose-survivor' || kind === 'choose-companion')
    return names.text('survivor', details['survivor'] ?? '') || null;
  if (kind === 'whose-turn' && verb === 'turn') return ofActing(details['survivor'] ?? '', view, names, say);
  if (ATTACKS.includes(verb)) return ofAttack(verb, details, view, names, say);
  if (kind === 'move-on' || kind === 'hit-and-run' || kind === 'sidestep')
    return verb === 'move' ? ofStep(view, details['to'], say) : null;
  if (verb === 'auto') return say(details['what'] === 'horde' ? 'note-auto-horde' : 'note-auto-attacks');
  if (!TURNS.includes(kind)) return (OTHERWISE[`${kind} ${verb}`] ?? (() => null))(view, say);
  if (MOVES.includes(verb)) return ofMove(view, verb, details['to'], say);
  return NOTES[verb]?.(view, say) ?? null;
}

/** AD-ROUND-02: where they stand, who stands there with them, and what they have in hand. */
function ofActing(id: string, view: View, names: Names, say: GuideSay): string | null {
  const one = survivorOf(view, id);
  if (one === undefined) return null;
  const items = one.hand.map(({ face }) => names.name('item', face)).join(', ');
  const n = crowdOf(view, one.at);
  return [
    say('note-stands', { zone: one.at, n }),
    items === '' ? say('note-bare-hands') : say('note-in-hand', { items }),
  ].join(' ');
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

const NOTES: Readonly<Record<string, (view: View, say: GuideSay) => string | null>> = {
  search: (view, say) => wakesHere(view, say),
  take: (view, say) => wakesHere(view, say),
  activate: (view, say) => wakesHere(view, say),
  recruit: (view, say) => wakesHere(view, say),
  noise: (view, say) => noiseNote(view, say),
  reorganise: (_view, say) => say('note-reorganise'),
  discard: (_view, say) => say('note-discard'),
  end: (view, say) => ((view.turn?.actions ?? 0) > 0 ? say('note-end', { n: view.turn?.actions ?? 0 }) : null),
  challenge: (_view, say) => say('note-challenge'),
  eliminate: (_view, say) => say('note-eliminate'),
  decide: (_view, say) => say('note-decide'),
  lead: (_view, say) => say('note-lead'),
  shove: (_view, say) => say('note-shove'),
  'summon-zeus': (_view, say) => say('note-summon'),
};

function hereOf(view: View): string | null {
  return view.turn === null ? null : (view.survivors[view.turn.slot]?.at ?? null);
}

function wakesHere(view: View, say: GuideSay): string | null {
  const here = hereOf(view);
  return here !== null && view.sleepers.includes(here) ? say('note-wakes-here') : null;
}

/** AD-NOISE-04: Sleepers in the same Zone and in all adjacent ones. */
function wokenBy(view: View, at: string): number {
  const heard = [at, ...waysIn(view).exits(at)];
  return view.sleepers.filter((one) => heard.includes(one)).length;
}

function noiseNote(view: View, say: GuideSay): string | null {
  const here = hereOf(view);
  if (here === null) return null;
  const woken = wokenBy(view, here);
  return woken > 0 ? say('note-noise-wakes', { n: woken }) : say('note-noise');
}

/** AD-ACT-MOVE-02, AD-SLEEP-10: what leaving costs and risks; of a rush also what it is. */
function ofMove(view: View, verb: string, to: string | undefined, say: GuideSay): string | null {
  const actor = view.turn === null ? undefined : view.survivors[view.turn.slot];
  if (actor === undefined) return null;
  const held = crowdOf(view, actor.at);
  const notes = [
    ...(verb === 'bloodlust' ? [say('note-bloodlust')] : []),
    ...(held > 0 && !actor.skills.includes('slippery') ? [say('note-held', { n: held })] : []),
    ...leaving(view, actor, say),
    ...meeting(view, actor, to, say),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

/** A step that costs nothing more: the rest of a Move, or a free one. */
function ofStep(view: View, to: string | undefined, say: GuideSay): string | null {
  const actor = actorOf(view, { decision: null });
  if (actor === undefined) return null;
  const notes = [...leaving(view, actor, say), ...meeting(view, actor, to, say)];
  return notes.length === 0 ? null : notes.join(' ');
}

function crowdOf(view: View, at: string): number {
  return zombiesIn(view, at).reduce((sum, { count }) => sum + count, 0);
}

/** AD-SLEEP-10; AD-SLEEP-11: a Shadow never rolls. */
function leaving(view: View, { id, at }: SeenSurvivor, say: GuideSay): string[] {
  if (!view.sleepers.includes(at) || survivorDef(id).specialisation === 'shadow') return [];
  return [say('note-creep')];
}

/** AD-ACT-MOVE-03: Zombies end a Move, unless one is Slippery (AD-SKILL-11). */
function meeting(view: View, { skills }: SeenSurvivor, to: string | undefined, say: GuideSay): string[] {
  const n = to === undefined ? 0 : crowdOf(view, to);
  if (n === 0) return [];
  return [say(skills.includes('slippery') ? 'note-passes' : 'note-meets', { n })];
}

function weaponOf(item: string): Weapon | undefined {
  return item === 'machine-gun' ? MACHINE_GUN : equipment(item as EquipmentId).weapon; // options name what there is
}

/** What it makes of the Noise, and who stands in the way. */
function ofAttack(verb: string, details: Details, view: View, names: Names, say: GuideSay): string | null {
  const actor = actorOf(view, { decision: null });
  const item = details['item'] ?? '';
  const weapon = weaponOf(item);
  if (weapon === undefined || actor === undefined) return null;
  const friends = weapon.kind === 'melee' ? [] : inTheWay(view, details['to'] ?? '', actor.id);
  // AD-R-47: after a Charge the blow falls, and is heard, where it has led.
  const from = verb.startsWith('charge') ? (details['to'] ?? actor.at) : actor.at;
  const woken = weapon.noisy ? wokenBy(view, from) : 0;
  return [
    say(weapon.noisy ? 'note-loud' : 'note-quiet', { zone: from }),
    ...(woken > 0 ? [say('note-wakes', { n: woken })] : []),
    ...(friends.length > 0
      ? [say(warningOf(weapon, item, actor), { list: friends.map((id) => names.name('survivor', id)).join(', ') })]
      : []),
  ].join(' ');
}

/** AD-EXPL-02: what blasts hits everybody; AD-BOLAS-01: bolas nobody; AD-SKILL-13: a Steady Hand whom it likes. */
function warningOf(
  { damage }: Weapon,
  item: string,
  { skills }: SeenSurvivor,
): 'note-blast' | 'note-harmless' | 'note-steady' | 'note-friendly-fire' {
  if (item !== 'machine-gun' && equipment(item as EquipmentId).explosive !== undefined) return 'note-blast';
  if (damage === 0) return 'note-harmless';
  return item !== 'machine-gun' && skills.includes('steady-hand') ? 'note-steady' : 'note-friendly-fire';
}

function inTheWay(view: View, at: string, shooter: string): string[] {
  const survivors = view.survivors.filter((one) => one.health > 0 && one.at === at && one.id !== shooter);
  const companions = view.companions.filter((one) => one.alive && one.recruited && one.at === at);
  return [...survivors, ...companions].map(({ id }) => id);
}
