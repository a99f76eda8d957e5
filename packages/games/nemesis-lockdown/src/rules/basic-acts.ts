import type { Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Act } from '../content/definitions.ts';
import type { Carried, Nemesis } from '../state.ts';
import { carry, discardItem, fits, itemDef, itemsOf } from './carry.ts';
import { craftActs } from './craft.ts';
import { eggsIn } from './eggs.ts';
import { melee, meleeEggs, shoot, type Target } from './fight.ts';
import { EGG, isObject } from './objects.ts';
import { person, roomAt, roomOf, stalkersIn, type Table } from './table.ts';
import { partners, trade } from './trade.ts';

// The basic actions besides moving (G-19), and the activation of personal items.

/** NL-COMBAT-02, NL-COMBAT-07, NL-EGG-02, NL-EGG-04: eggs can be attacked out of combat too. */
export function fightActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  if (room === null) return [];
  const targets: Target[] = [...stalkersIn(g, room), ...(eggsIn(g, room) > 0 ? ([EGG] as const) : [])];
  return [...targets.map((target) => meleeAct(seat, target)), ...targets.flatMap((target) => shotsAt(g, seat, target))];
}

const aimedAt = (target: Target) =>
  target === EGG
    ? { name: EGG, details: { target: EGG }, combat: 'any' as const }
    : {
        name: String(target.id),
        at: `stalker:${target.id}`,
        details: { target: target.type },
        combat: 'in' as const,
      };

function meleeAct(seat: Seat, target: Target): Act {
  const { name, ...about } = aimedAt(target);
  return {
    ...about,
    ...{ id: `melee:${name}`, rule: target === EGG ? 'NL-EGG-02' : 'NL-COMBAT-07', price: 1 },
    run: (now) => (target === EGG ? meleeEggs(now, seat) : melee(now, seat, target)),
  };
}

/** Each kind of weapon that has ammunition. */
function shotsAt(g: Nemesis, seat: Seat, target: Target): Act[] {
  return weapons(g, seat).map((thing): Act => {
    const { name, ...about } = aimedAt(target);
    return {
      ...about,
      ...{ id: `shoot:${thing.what}:${name}`, rule: target === EGG ? 'NL-EGG-08' : 'NL-COMBAT-02', price: 1 },
      details: { ...about.details, weapon: thing.what },
      blocked: thing.ammunition === 0 && 'no-ammunition',
      run: (now) => shoot(now, seat, thing, target),
    };
  });
}

/** Of several of a kind the one that is loaded most. */
export function weapons(t: Table, seat: Seat): Carried[] {
  const all = person(t, seat).hands.filter(({ what }) => !isObject(what) && itemDef(what).weapon !== undefined);
  const best = [...all].sort((a, b) => b.ammunition - a.ammunition);
  return best.filter(({ what }, i) => best.findIndex((one) => one.what === what) === i);
}

/** G-19: objects that lie here are picked up, things are exchanged, items are crafted. */
export function objectActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  if (room === null) return [];
  const lying = [...new Set(roomAt(g, room).objects)];
  const others = partners(g, seat);
  return [
    ...lying.map(
      (what): Act => ({
        ...{ id: `pick-up:${what}`, rule: 'NL-OBJ-03', price: 1, combat: 'any', details: { what } },
        blocked: !fits(g, seat, what) && 'hands-full',
        *run(now) {
          pickUp(now, seat, what);
        },
      }),
    ),
    ...(others.length === 0
      ? []
      : [{ id: 'trade', rule: 'NL-G-19', price: 1, combat: 'any', run: (now) => trade(now, seat) } satisfies Act]),
    ...craftActs(g, seat, { as: 'craft', rule: 'NL-G-22', price: 1, combat: 'any' }),
  ];
}

export function pickUp(g: Nemesis, seat: Seat, what: string): void {
  const room = roomOf(g, seat);
  const at = room === null ? -1 : roomAt(g, room).objects.indexOf(what);
  if (room === null || at < 0 || !fits(g, seat, what)) return;
  roomAt(g, room).objects.splice(at, 1);
  carry(g, seat, what);
  g.tell('all', 'picked-up', { seat, what, rule: 'NL-OBJ-03' });
}

/** NL-ITEM-02, NL-ITEM-03, G-25: the requirement and the cost are printed on the item; a hurt hand does not make it dearer. */
export function activationActs(g: Nemesis, seat: Seat): Act[] {
  const { personal } = person(g, seat);
  const def = found(registry().items, personal.id);
  if (personal.active || def.activation === undefined) return [];
  const { cost, can, discards } = def.activation;
  const blocked = (!can(g, seat) && 'not-activated-here') || (!fits(g, seat, personal.id) && 'hands-full');
  const act = (spent: string | null): Act => ({
    ...{ id: ['activate', personal.id, ...(spent === null ? [] : [spent])].join(':'), rule: 'NL-ITEM-03', price: cost },
    ...{ combat: 'out', blocked, needs: spent === null ? [] : [spent] },
    details: { item: personal.id, discard: spent },
    *run(now) {
      if (spent !== null) discardItem(now, seat, spent);
      personalItem(now, seat);
    },
  });
  if (discards === undefined) return [act(null)];
  return itemsOf(g, seat)
    .filter((id) => discards(itemDef(id)))
    .map(act);
}

/** Afterwards it is an ordinary item, open to all. */
function personalItem(g: Nemesis, seat: Seat): void {
  const { personal } = person(g, seat);
  personal.active = true;
  carry(g, seat, personal.id);
  g.tell('all', 'personal-item', { seat, item: personal.id, rule: 'NL-ITEM-03' });
}
