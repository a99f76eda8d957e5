import type { ZoneKind } from '@dreadhouse/army-of-the-dead/map';
import type { RuleAbout } from '../../../kit/board/types.ts';
import type { Names } from '../../../kit/scene/names.ts';
import type { Say } from '../../../text/text.ts';
import { missionIn, type View, zombiesIn } from '../view.ts';
import type { text } from './text.ts';

type BoardSay = Say<keyof (typeof text)['en']>;

/** Who and what is in a Zone, in words, for the note beside it and for those who listen, with what the rulebook says of it. */
interface AboutZone {
  readonly who: readonly RuleAbout[];
  readonly what: readonly RuleAbout[];
}

export function aboutZone(view: View, id: string, names: Names, say: BoardSay): AboutZone {
  return {
    who: [...people(view, id, names, say), ...horde(view, id, names, say)],
    what: [...tokens(view, id, names, say), ...fixtures(view, id, names, say)],
  };
}

/** The rule that makes a Zone what it is. */
const OF_KIND: Readonly<Record<ZoneKind, string>> = {
  street: 'AD-ZONE-01',
  rooftop: 'AD-ZONE-01',
  casino: 'AD-LOS-09',
  corridor: 'AD-LOS-10',
  room: 'AD-ZONE-03',
  elevator: 'AD-ELEV-01',
  trap: 'AD-VAULT-01',
  vault: 'AD-VAULT-02',
  statue: 'AD-STATUE-01',
};

const OF_SPAWN: Readonly<Record<View['spawns'][number]['kind'], string>> = {
  start: 'AD-SPAWN-02',
  normal: 'AD-SPAWN-01',
  blue: 'AD-SPAWN-09',
  green: 'AD-SPAWN-09',
  zeus: 'AD-SPAWN-06',
};

/** The paragraphs of the rulebook about a Zone and everything in it. */
export function rulesAbout(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  const { who, what } = aboutZone(view, id, names, say);
  const kind = missionIn(view).board.byId.get(id)?.kind;
  const spawns = view.spawns.filter(({ at }) => at === id);
  return [
    ...(kind === undefined ? [] : [{ name: id, rule: OF_KIND[kind] }]),
    ...who,
    ...what,
    ...spawns.map((spawn) => ({ name: say('spawn'), rule: OF_SPAWN[spawn.kind] })),
  ];
}

function people(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  const name = (who: string): string => names.name('survivor', who);
  return [
    ...view.survivors
      .filter((one) => one.health > 0 && one.at === id)
      .map((one) => ({ name: name(one.id), rule: `survivor.${one.id}` })),
    ...view.companions
      .filter((one) => one.alive && one.at === id)
      .map((one) => ({
        name: one.recruited ? name(one.id) : say('hiding', { name: name(one.id) }),
        rule: one.recruited ? 'AD-COMP-02' : 'AD-COMP-01',
      })),
  ];
}

function horde(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  return zombiesIn(view, id).map(({ type, count }) => {
    const name = names.name('zombie', type);
    return { name: count === 1 ? name : say('count', { n: count, name }), rule: `zombie.${type}` };
  });
}

function tokens(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  const sleepers = view.sleepers.filter((at) => at === id).length;
  return [
    ...(view.noise === id ? [{ name: say('noise'), rule: 'AD-NOISE-01' }] : []),
    ...(sleepers > 0 ? [{ name: say('sleepers', { n: sleepers }), rule: 'AD-SLEEP-01' }] : []),
    ...view.objectives.filter((at) => at === id).map(() => ({ name: say('objective'), rule: 'AD-ACT-OBJ-01' })),
    ...view.loot
      .filter(({ at }) => at === id)
      .map(({ what }) => ({ name: say('loot', { name: names.name('token', what) }), rule: ruleOfLoot(view, what) })),
    ...view.charges
      .filter(({ at }) => at === id)
      .map(({ face }) => ({ name: say('charge', { name: names.name('item', face) }), rule: `item.${face}` })),
  ];
}

/** Tokens of Personal Goals have rules of their own; what else there is to carry comes from the Mission. */
function ruleOfLoot({ mission }: View, what: View['loot'][number]['what']): string {
  if (what === 'yellow' || what === 'purple') return 'AD-GOAL-01';
  return what === 'red' ? 'AD-ACT-OBJ-03' : `mission.${mission}`;
}

function fixtures(view: View, id: string, names: Names, say: BoardSay): RuleAbout[] {
  const { devices, vault } = missionIn(view);
  return [
    ...(view.truck?.at === id ? [{ name: say(view.truck.works ? 'truck' : 'truck-broken'), rule: 'AD-TRUCK-01' }] : []),
    ...(vault?.trap === id && view.vault?.card === null ? [{ name: say('vault-card'), rule: 'AD-VAULT-03' }] : []),
    ...devices
      .filter(({ zone, id: device }) => zone === id && !view.progress.devices.includes(device))
      .map((device) => ({
        name: say('device', { name: names.name('device', device.id) }),
        rule: `mission.${view.mission}`,
      })),
  ];
}
