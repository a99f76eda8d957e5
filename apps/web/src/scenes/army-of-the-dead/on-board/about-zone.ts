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
  const { devices, vault } = missionIn(view);
  const name = (who: string): string => names.name('survivor', who);
  const here = <T extends { readonly at: string }>(all: readonly T[]): T[] => all.filter(({ at }) => at === id);
  const sleepers = view.sleepers.filter((at) => at === id).length;
  const waiting = devices.filter((one) => one.zone === id && !view.progress.devices.includes(one.id));
  return {
    who: [
      ...here(view.survivors)
        .filter(({ health }) => health > 0)
        .map((one) => ({ name: name(one.id), rule: `survivor.${one.id}` })),
      ...here(view.companions)
        .filter(({ alive }) => alive)
        .map(({ id: one, recruited }) =>
          recruited
            ? { name: name(one), rule: 'AD-COMP-02' }
            : { name: say('hiding', { name: name(one) }), rule: 'AD-COMP-01' },
        ),
      ...zombiesIn(view, id).map(({ type, count }) => {
        const called = names.name('zombie', type);
        return { name: count === 1 ? called : say('count', { n: count, name: called }), rule: `zombie.${type}` };
      }),
    ],
    what: [
      ...only(view.noise === id, say('noise'), 'AD-NOISE-01'),
      ...only(sleepers > 0, say('sleepers', { n: sleepers }), 'AD-SLEEP-01'),
      ...view.objectives.filter((at) => at === id).map(() => ({ name: say('objective'), rule: 'AD-ACT-OBJ-01' })),
      ...here(view.loot).map(({ what }) => ({
        name: say('loot', { name: names.name('token', what) }),
        rule: ruleOfLoot(view, what),
      })),
      ...here(view.charges).map(({ face }) => ({
        name: say('charge', { name: names.name('item', face) }),
        rule: `item.${face}`,
      })),
      ...only(view.truck?.at === id, say(view.truck?.works === false ? 'truck-broken' : 'truck'), 'AD-TRUCK-01'),
      ...only(vault?.trap === id && view.vault?.card === null, say('vault-card'), 'AD-VAULT-03'),
      ...waiting.map((device) => ({
        name: say('device', { name: names.name('device', device.id) }),
        rule: `mission.${view.mission}`,
      })),
    ],
  };
}

const only = (is: boolean, name: string, rule: string): RuleAbout[] => (is ? [{ name, rule }] : []);

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

/** Tokens of Personal Goals have rules of their own; what else there is to carry comes from the Mission. */
function ruleOfLoot({ mission }: View, what: View['loot'][number]['what']): string {
  if (what === 'yellow' || what === 'purple') return 'AD-GOAL-01';
  return what === 'red' ? 'AD-ACT-OBJ-03' : `mission.${mission}`;
}
