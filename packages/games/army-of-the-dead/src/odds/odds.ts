import {
  fastChance,
  type KnownOdds,
  type KnownOptionOdds,
  type Match,
  type Option,
  type Outlook,
  type Seat,
} from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import { DIE } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import type { ZombieType } from '../content/zombies.ts';
import { rushes } from '../rules/dash.ts';
import { zombiesAt } from '../rules/horde.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import type { ArmyState, Slot } from '../state.ts';
import { type Expected, expect, type Planned } from './attack.ts';
import { ofChallenge } from './straight.ts';

type ArmyMatch = Match<ArmyState>;

/** What is known of every option of the present decision. */
export function odds(match: ArmyMatch, seat: Seat): KnownOdds {
  const found: Record<string, KnownOptionOdds> = {};
  const { state } = match.imagine(seat, fastChance('odds')); // nothing that is hidden from the seat can get in
  for (const option of match.legal(seat)) found[option.id] = { exact: true, ...knownOf(state, option) };
  return found;
}

function knownOf(state: ArmyState, option: Option): Known {
  if (state.challenge !== null) return ofChallenge(state, state.challenge, option);
  const planned = plannedBy(state, option);
  return planned === null ? ofLeaving(state, option) : outlooks(expect(state, planned));
}

type Known = Pick<KnownOptionOdds, 'outcomes' | 'risks'>;

const ATTACKS = ['attack', 'attack-focus', 'charge-attack', 'charge-attack-focus', 'gun', 'gun-focus'];

/** The attack that an option is, if it is one. */
export function plannedBy(state: ArmyState, { id, details }: Pick<Option, 'id' | 'details'>): Planned | null {
  const [verb = ''] = id.split(':');
  const told = (details ?? {}) as Readonly<Record<string, string | undefined>>;
  const at = told['to'];
  const slot = actingSlot(state);
  if (slot === null || at === undefined) return null;
  if (verb === 'drive') return zombiesAt(state, at) > 0 ? { slot, at, item: 'truck', focus: null } : null;
  if (!ATTACKS.includes(verb)) return null;
  const type = told['type'] as ZombieType | undefined; // options name what is there
  const focus = type === undefined ? null : { type, trapped: told['trapped'] === 'yes' };
  return { slot, at, item: told['item'] as EquipmentId | 'machine-gun', focus };
}

function actingSlot(state: ArmyState): number | null {
  return state.turns.at(-1)?.slot ?? null;
}

/** The best first. */
function outlooks({ kills, hurt, dry, what }: Expected): Known {
  const counts = [...kills].filter(([, chance]) => chance > 0).sort(([a], [b]) => b - a);
  const [most = 0] = counts.map(([n]) => n);
  const outcomes = counts.map(
    ([n, chance]): Outlook => ({
      key: `${what}:${n}`,
      chance,
      tone: n === 0 ? 'bad' : n === most ? 'good' : 'fair',
      sign: n === 0 ? '✕' : what === 'kill' ? '☠' : `☠${n}`,
    }),
  );
  const risks: Outlook[] = [
    ...(hurt > 0 ? [{ key: 'hurt', chance: hurt, tone: 'bad' as const, sign: '♥' }] : []),
    ...(dry > 0 ? [{ key: 'dry', chance: dry, tone: 'fair' as const, sign: '∅' }] : []),
  ];
  return { outcomes, ...(risks.length === 0 ? {} : { risks }) };
}

const MOVES = ['move', 'charge', 'bloodlust'];

/** AD-SLEEP-10: whoever leaves Sleepers wakes them on a 1; AD-SLEEP-11: a Shadow does not. */
function ofLeaving(state: ArmyState, { id }: Pick<Option, 'id'>): Known {
  const slot = actingSlot(state);
  const one = slot === null ? undefined : state.survivors[slot];
  const [verb = ''] = id.split(':');
  if (slot === null || one === undefined || !MOVES.includes(verb)) return NOTHING;
  if (survivorDef(one.id).specialisation === 'shadow') return NOTHING;
  const passed = [one.at, ...(verb === 'move' ? [] : onTheWay(state, slot, id.slice(verb.length + 1)))];
  const rolls = passed.filter((at) => sleepersAt(state, at) > 0).length;
  if (rolls === 0) return NOTHING;
  const quiet = (1 - 1 / DIE) ** rolls; // AD-R-28
  return {
    outcomes: [
      { key: 'quiet', chance: quiet, tone: 'good', sign: '✓' },
      { key: 'wakes', chance: 1 - quiet, tone: 'bad', sign: '!' },
    ],
  };
}

/** The Zone that a rush leads through, where there is only one such way. */
function onTheWay(state: ArmyState, slot: Slot, to: string): string[] {
  const via = rushes(state, slot).find((one) => one.to === to)?.via ?? [];
  return via.length === 1 ? via : [];
}

const NOTHING: Known = { outcomes: [] };
