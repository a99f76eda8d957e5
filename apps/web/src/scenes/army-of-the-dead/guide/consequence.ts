import { type EquipmentId, equipment, MACHINE_GUN, type Weapon } from '@dreadhouse/army-of-the-dead';
import type { OptionView } from '@dreadhouse/engine';
import type { Names } from '../../../kit/scene/names.ts';
import { actorOf, type View, waysIn, zombiesIn } from '../view.ts';
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
  if (ATTACKS.includes(verb)) return ofAttack(details, view, names, say);
  if (MOVES.includes(verb)) return ofMove(view, details['to'], say);
  return NOTES[verb]?.(view, say) ?? null;
}

const NOTES: Readonly<Record<string, (view: View, say: GuideSay) => string | null>> = {
  search: (view, say) => wakesHere(view, say),
  take: (view, say) => (view.sharing === null && view.trade === null ? wakesHere(view, say) : null),
  activate: (view, say) => wakesHere(view, say),
  recruit: (view, say) => wakesHere(view, say),
  noise: (view, say) => noiseNote(view, say),
  reorganise: (_view, say) => say('note-reorganise'),
  discard: (_view, say) => say('note-discard'),
  end: (view, say) => ((view.turn?.actions ?? 0) > 0 ? say('note-end', { n: view.turn?.actions ?? 0 }) : null),
  challenge: (_view, say) => say('note-challenge'),
  eliminate: (_view, say) => say('note-eliminate'),
  auto: (_view, say) => say('note-auto'),
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

/** AD-ACT-MOVE-02, AD-SLEEP-10: what leaving costs and risks. */
function ofMove(view: View, to: string | undefined, say: GuideSay): string | null {
  const actor = view.turn === null ? undefined : view.survivors[view.turn.slot];
  if (actor === undefined) return null;
  const held = zombiesIn(view, actor.at).reduce((sum, { count }) => sum + count, 0);
  const meets = to === undefined ? 0 : zombiesIn(view, to).reduce((sum, { count }) => sum + count, 0);
  const notes = [
    ...(held > 0 && !actor.skills.includes('slippery') ? [say('note-held', { n: held })] : []),
    ...(view.sleepers.includes(actor.at) ? [say('note-creep')] : []),
    ...(meets > 0 ? [say('note-meets', { n: meets })] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

function weaponOf(item: string): Weapon | undefined {
  return item === 'machine-gun' ? MACHINE_GUN : equipment(item as EquipmentId).weapon; // options name what there is
}

/** What it makes of the Noise, and who stands in the way. */
function ofAttack(details: Details, view: View, names: Names, say: GuideSay): string | null {
  const actor = actorOf(view, { decision: null });
  const weapon = weaponOf(details['item'] ?? '');
  if (weapon === undefined || actor === undefined) return null;
  const friends = weapon.kind === 'melee' ? [] : inTheWay(view, details['to'] ?? '', actor.id);
  const woken = weapon.noisy ? wokenBy(view, actor.at) : 0;
  return [
    say(weapon.noisy ? 'note-loud' : 'note-quiet'),
    ...(woken > 0 ? [say('note-wakes', { n: woken })] : []),
    ...(friends.length > 0
      ? [say('note-friendly-fire', { list: friends.map((id) => names.name('survivor', id)).join(', ') })]
      : []),
  ].join(' ');
}

function inTheWay(view: View, at: string, shooter: string): string[] {
  const survivors = view.survivors.filter((one) => one.health > 0 && one.at === at && one.id !== shooter);
  const companions = view.companions.filter((one) => one.alive && one.recruited && one.at === at);
  return [...survivors, ...companions].map(({ id }) => id);
}
