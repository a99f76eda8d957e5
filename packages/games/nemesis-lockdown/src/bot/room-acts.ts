import { ROOM_IDS } from '../content/board.ts';
import { encounterChance, encounterCost, woundCost } from './dangers.ts';
import type { Field } from './field.ts';
import { craftWorth, dressWorth } from './item-acts.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { itemWorth } from './values.ts';
import { EGGS, KNOWLEDGE, LIGHTS, lastMoment, NEST, RESEARCH, SIGNALS, wantedObjects, wantsBlast } from './work.ts';

type Holes = Readonly<Record<string, unknown>>;

/** What a room offers. */
export function roomOpinion(look: Look, name: string, third: string, details: Holes, field: Field): Opinion {
  return (
    goalOpinion(look, name, details) ?? outOpinion(look, name, field) ?? helpOpinion(look, name, third, details, field)
  );
}

/** What objectives and plans ask for. */
function goalOpinion(look: Look, name: string, details: Holes): Opinion | null {
  switch (name) {
    case 'archive':
      return look.wants('on-the-record', 'by-the-book', ...KNOWLEDGE)
        ? opinion(4, 'goal')
        : opinion(2, 'goal', { aim: 'plan' });
    case 'send-signal':
      return look.wants(...SIGNALS) ? opinion(4, 'goal') : opinion(2, 'goal', { aim: 'plan' });
    case 'examine':
      return opinion(examineWorth(look, String(details['what'] ?? '')), 'know', { aim: 'examine' });
    case 'nest':
      return opinion(wantsEgg(look) ? 3.5 : -0.5, 'goal');
    case 'cooling-system':
      return opinion(wantsBlast(look) ? 4.5 : -5, 'goal');
    case 'flip-power':
      return opinion(isOn(look, details['where']) ? -1 : look.wants(...LIGHTS) ? 3 : 0.4, 'goal', lit(look));
    case 'emergency-power':
      return opinion(powerWorth(look), 'goal', lit(look));
    default:
      return null;
  }
}

/** Light is good for everybody; only some objectives ask for it. */
const lit = (look: Look): { aim: string } | undefined => (look.wants(...LIGHTS) ? undefined : { aim: 'light' });

/** What leads out of the base. */
function outOpinion(look: Look, name: string, field: Field): Opinion | null {
  if (name === 'lock-in') return opinion(field.leaving ? lockWorth(look, field) : -1, 'leave');
  if (/^css-[abc]$/.test(name)) return opinion(field.leaving ? 9 * podChance(look, field, name) - 1 : -1, 'leave');
  if (name === 'stop-countdown') return opinion(stopWorth(look), 'leave');
  if (name === 'alert') return opinion(field.leaving && look.rounds > 6 && look.view.seats === 1 ? 1 : -1, 'leave');
  return null;
}

/** Healing, items, looks. */
function helpOpinion(look: Look, name: string, third: string, details: Holes, field: Field): Opinion {
  const { me } = look;
  switch (name) {
    case 'dress-all':
      return opinion(
        me.serious.reduce((sum, { wound, dressed }) => sum + (dressed ? 0 : dressWorth(look, wound)), 0.2),
        'heal',
      );
    case 'heal':
      return opinion(0.9 * woundCost(look), 'heal');
    case 'heal-light':
      return opinion(0.3 * me.light * woundCost(look), 'heal');
    case 'decontamination':
    case 'surgery':
      return opinion((me.larva ? 3.5 : 0) + 0.35 * look.contamination + (me.slime ? 0.3 : 0) - 0.3, 'clean');
    case 'take-plan':
      return opinion(0.3, 'know', { aim: 'plan' });
    case 'guard':
      return opinion(look.has(third) ? 0.05 : itemWorth(third) * 1.2, 'search'); // one is enough
    case 'test-room':
      return opinion(me.larva ? 2 : 0.7, 'search');
    case 'craft':
      return opinion(craftWorth(look, third, details), 'search');
    case 'defence':
      return opinion(look.peopleIn(ROOM_IDS.find((one) => one === third) ?? 'ISO').length > 0 ? -1 : 0.2, 'fight');
    case 'ride':
      return ride(look, field, third, details);
    case 'call-elevator':
      return call(look, field);
    case 'css':
      return opinion(field.leaving ? 0.6 : 0.2, 'know', { aim: 'pod' });
    case 'read-objective':
      return opinion(0.1, 'know', { aim: 'objective' });
    default:
      return opinion(name === 'vent' || name === 'cave' ? -1 : -0.2, 'other');
  }
}

function ride(look: Look, field: Field, shaft: string, details: Holes): Opinion {
  const to = ROOM_IDS.find((one) => one === shaft);
  if (to === undefined || look.at === null) return opinion(-1, 'other');
  const company = Array.isArray(details['seats']) && details['seats'].length > 0 ? 0.01 : 0;
  return opinion(
    field.at(to) - field.at(look.at) - 0.6 * look.stalkersIn(to).length - company,
    'towards',
    field.aimFrom(to),
  );
}

/** Calling it is half of the ride. */
function call(look: Look, field: Field): Opinion {
  const { at } = look;
  if (at === null) return opinion(-1, 'other');
  const shafts = (['EL1', 'EL2', 'EL3'] as const).filter((shaft) => shaft !== at);
  const best = shafts.reduce((a, b) => (field.at(b) > field.at(a) ? b : a));
  return opinion(0.5 * (field.at(best) - field.at(at)), 'towards', field.aimFrom(best));
}

/** Locking oneself in: the chance that nobody hears it, and what comes where somebody does. */
function lockWorth(look: Look, field: Field): number {
  const chance = field.ways.find(({ kind }) => kind === 'lock-in')?.chance ?? 0;
  const other = Math.max(0, ...field.ways.map((way) => (way.kind === 'lock-in' ? 0 : way.chance * 0.85 ** way.wait)));
  const heard = encounterChance(look, 'ISO') * encounterCost(look, 'ISO', look.me.hand.length - 2);
  return chance < 0.3 && other > chance ? -1 : 9 * chance - heard;
}

const podChance = (look: Look, field: Field, tile: string): number =>
  Math.max(
    0,
    ...field.ways.flatMap(({ kind, wait, chance, room }) =>
      kind === 'pod' && wait === 0 && look.room(room).tile === tile ? [chance] : [],
    ),
  );

/** Whoever must carry it out does not give it away. */
function examineWorth(look: Look, what: string): number {
  const kind = what.split(':')[0] ?? '';
  const keeps =
    (kind === 'corpse' && look.hasToReach('last-rites')) ||
    (kind === 'egg' && look.hasToReach(...EGGS)) ||
    (kind === 'carcass' && look.hasToReach('dead-reckoning'));
  return keeps ? -1 : look.wants(...RESEARCH) ? 4.5 : 1.2;
}

/** The countdown is stopped by those who want the base to stand. */
function stopWorth(look: Look): number {
  const isWanted = look.hasToReach('scorched-ground', 'cut-off-the-head', ...NEST);
  return isWanted || look.view.people.length === 1 ? -5 : 3;
}

export const wantsEgg = (look: Look): boolean =>
  !look.carries('egg') && (look.wants(...EGGS, ...NEST) || wantedObjects(look).includes('egg'));

export function isOn(look: Look, where: unknown): boolean {
  return Object.entries(look.view.power).some(([name, { on }]) => name === where && on);
}

/** Early it keeps the lights on for all; whoever must see to it that they are on at the end waits for the last threshold. */
function powerWorth(look: Look): number {
  const on = Object.values(look.view.power).filter((one) => one.on).length;
  if (look.wants(...LIGHTS)) {
    if (look.view.time.active && on >= 2) return -0.5;
    const isLast = look.rounds <= lastMoment(look);
    return isLast ? 10 : look.view.time.active ? -0.5 : 2;
  }
  return (look.view.time.active ? -0.5 : 1.1) + 0.4 * Math.max(0, 2 - on);
}

/** What a computer shows. */
const SEEN: Readonly<Record<string, string>> = { look: 'tile', event: 'event', css: 'pod' };

export function computerOpinion(look: Look, action: string): Opinion {
  const wants = look.wants(...KNOWLEDGE);
  if (action === 'knowledge') return opinion(wants ? 2 : 0.15, 'know', { aim: 'knowledge' });
  if (wants && action !== 'rover') return opinion(0.7, 'know', { aim: 'card' }); // the next card may teach more
  if (action === 'plans' || action === 'plan') return opinion(0.3, 'know', { aim: 'plan' });
  if (action === 'repair' || action === 'fire') return opinion(0.3, 'repair');
  if (action === 'rover') return opinion(look.view.gateOpen && !look.view.roverHere ? 0.8 : -0.5, 'leave');
  return opinion(action === 'look' ? 0.2 : 0, 'know', { aim: SEEN[action] ?? 'other' });
}

export function pickUpOpinion(look: Look, what: string): Opinion {
  const kind = what.split(':')[0] ?? '';
  if (kind === 'egg' && wantsEgg(look)) return opinion(3.5, 'goal');
  return opinion(wantedObjects(look).includes(kind) ? 3 : -0.4, 'goal');
}
