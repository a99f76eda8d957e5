import type { Say } from '../../../text/text.ts';
import type { Names } from '../names.ts';
import { missionIn, type View, zombiesIn } from '../view.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

/** Who and what is in a Zone, in words: for the note beside it and for those who listen. */
export interface AboutZone {
  readonly who: readonly string[];
  readonly what: readonly string[];
}

export function aboutZone(view: View, id: string, names: Names, say: BoardSay): AboutZone {
  return {
    who: [...people(view, id, names, say), ...horde(view, id, names, say)],
    what: [...tokens(view, id, names, say), ...fixtures(view, id, names, say)],
  };
}

function people(view: View, id: string, names: Names, say: BoardSay): string[] {
  const name = (who: string): string => names.name('survivor', who);
  return [
    ...view.survivors.filter((one) => one.health > 0 && one.at === id).map((one) => name(one.id)),
    ...view.companions
      .filter((one) => one.alive && one.at === id)
      .map((one) => (one.recruited ? name(one.id) : say('hiding', { name: name(one.id) }))),
  ];
}

function horde(view: View, id: string, names: Names, say: BoardSay): string[] {
  return zombiesIn(view, id).map(({ type, count }) => {
    const name = names.name('zombie', type);
    return count === 1 ? name : say('count', { n: count, name });
  });
}

function tokens(view: View, id: string, names: Names, say: BoardSay): string[] {
  const sleepers = view.sleepers.filter((at) => at === id).length;
  return [
    ...(view.noise === id ? [say('noise')] : []),
    ...(sleepers > 0 ? [say('sleepers', { n: sleepers })] : []),
    ...view.objectives.filter((at) => at === id).map(() => say('objective')),
    ...view.loot.filter(({ at }) => at === id).map(({ what }) => say('loot', { name: names.name('token', what) })),
    ...view.charges.filter(({ at }) => at === id).map(({ face }) => say('charge', { name: names.name('item', face) })),
  ];
}

function fixtures(view: View, id: string, names: Names, say: BoardSay): string[] {
  const { devices, vault } = missionIn(view);
  return [
    ...(view.truck?.at === id ? [say(view.truck.works ? 'truck' : 'truck-broken')] : []),
    ...(vault?.trap === id && view.vault?.card === null ? [say('vault-card')] : []),
    ...devices
      .filter(({ zone, id: device }) => zone === id && !view.progress.devices.includes(device))
      .map((device) => say('device', { name: names.name('device', device.id) })),
  ];
}
