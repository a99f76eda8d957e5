import { ROOM_IDS } from '../content/board.ts';
import { TYPES } from '../content/stalkers.ts';
import { doorOpinion, repairWorth, saved } from './card-acts.ts';
import { endChance, entryCost, ridding, stayCost, woundCost } from './dangers.ts';
import type { Field } from './field.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { itemWorth } from './values.ts';
import { RESEARCH } from './work.ts';

type Holes = Readonly<Record<string, unknown>>;

/** What is done with an item; whoever collects them does not use them up. */
export function itemOpinion(look: Look, name: string, third: string, details: Holes, field: Field): Opinion {
  const rated =
    effectOpinion(look, third, details, field) ?? byName(look, name, third, details, field) ?? opinion(-0.3, 'other');
  return { ...rated, value: rated.value - (look.wants('magpie') ? 0.6 : 0.05) };
}

/** What several items do alike. */
function effectOpinion(look: Look, effect: string, details: Holes, field: Field): Opinion | null {
  const room = ROOM_IDS.find((one) => one === details['room']);
  if (effect === 'dress') return opinion(dressWorth(look, details['wound']), 'heal');
  if (effect === 'heal') return opinion(0.9 * woundCost(look), 'heal');
  if (effect === 'light') return opinion(0.25 * look.me.light * woundCost(look), 'heal');
  if (effect === 'door' && room !== undefined) return doorOpinion(look, field, [room], 0.2);
  if (effect === 'slime') return opinion(0.4, 'clean');
  if (effect === 'gate') return opinion(field.leaving ? 6 : 0.1, 'leave');
  if (effect === 'fire') return opinion(0.3, 'repair');
  if (effect === 'repair') return opinion(repairWorth(look, field), 'repair');
  if (details['weapon'] !== undefined) return opinion(isEmpty(look, String(details['weapon'])) ? 0.8 : 0.05, 'fight');
  return null;
}

function byName(look: Look, name: string, third: string, details: Holes, field: Field): Opinion | null {
  const { me, at } = look;
  const room = ROOM_IDS.find((one) => one === details['room']);
  const rid = at === null ? 0 : ridding(look, field.at(at));
  switch (name) {
    case 'neutralizer':
      return opinion((me.larva ? 3 : 0) + 0.4 * look.contamination - 0.8, 'clean');
    case 'antiseptic':
      return opinion(0.4, 'clean');
    case 'scalpel':
      return third === 'seat' ? opinion(details['seat'] === look.seat ? 0.9 : 0, 'clean') : opinion(0.3 * rid, 'fight');
    case 'taser':
      return third === 'seat' ? opinion(-0.5, 'other') : opinion(rid, 'fight');
    case 'solvent':
    case 'sonic-lure':
      return opinion(rid - (name === 'solvent' ? 0.1 : 0.5), 'fight');
    case 'frag-grenade':
      return opinion(grenadeWorth(look, third, room, rid), 'fight');
    case 'blueprints':
      return opinion(0.2, 'know', { aim: 'tile' });
    case 'ration-pack':
      return opinion(me.hand.length <= 2 ? 0.5 : 0.1, 'other');
    case 'stimulant':
      return opinion(me.hand.length >= 4 ? 0.4 : 0, 'other');
    case 'gate-key':
      return opinion(field.leaving ? 6 : 0.1, 'leave');
    case 'rover-remote':
      return opinion(look.view.gateOpen && !look.view.roverHere ? 1 : -1, 'leave');
    case 'field-test-kit':
      return opinion(third === 'scan' ? 0 : look.wants(...RESEARCH) ? 4 : 1, 'know');
    case 'smoke-canister':
      if (room === undefined || at === null) return null;
      return opinion(
        field.at(room) - field.at(at) + saved(look) + stayCost(look, at) - entryCost(look, room, 3),
        'escape',
      );
    case 'cave-plans':
      return room === undefined || at === null ? null : opinion(field.at(room) - field.at(at) - 0.1, 'towards');
    case 'probe-arm':
      return opinion(third === 'restore' ? -0.2 : 0.9, 'know');
    case 'glowstick':
      return opinion(look.inCombat ? 0.15 : -0.1, 'escape');
    default:
      return null;
  }
}

/** Here it hurts its thrower too. */
function grenadeWorth(look: Look, target: string, room: string | undefined, rid: number): number {
  const stalker = look.view.stalkers.find((one) => String(one.id) === target);
  const type = TYPES.find((one) => one === stalker?.type);
  const ends = stalker === undefined || type === undefined ? 0.2 : endChance(type, stalker.damage + 2);
  if (room === look.at) return ends * rid + 0.3 - 0.3 * woundCost(look);
  return ROOM_IDS.some((one) => one === room && look.peopleIn(one).length > 0) ? -1 : 0.1;
}

const isEmpty = (look: Look, weapon: string): boolean =>
  look.me.hands.some(({ what, ammunition }) => what === weapon && ammunition <= 1);

/** A wound that bleeds kills whoever has three; the others wait. */
export const dressWorth = (look: Look, wound: unknown): number =>
  0.4 + (wound === 'haemorrhage' ? 0.6 * look.me.serious.length : wound === 'leg' || wound === 'torso' ? 0.4 : 0.1);

export function craftWorth(look: Look, item: string, details: Holes): number {
  const made = item === 'neutralizer' ? (look.me.larva ? 2.5 : 0.4) : itemWorth(item);
  const components = Array.isArray(details['components']) ? details['components'] : [];
  const spent = components.reduce<number>((sum, one) => sum + 0.6 * itemWorth(String(one)), 0);
  return made - spent - (look.wants('magpie') ? 0.8 : 0.1);
}
