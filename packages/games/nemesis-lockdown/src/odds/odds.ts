import { fastChance, type KnownOdds, type Match, type Option, type Outlook, type Seat } from '@dreadhouse/engine';
import { PODS } from '../content/board.ts';
import { weapons } from '../rules/basic-acts.ts';
import { isInCombat, isRoom, roomOf, stalkersIn, type Table } from '../rules/table.ts';
import type { NemesisState } from '../state.ts';
import { ofEscape, ofMelee, ofShot } from './fights.ts';
import { ofMove } from './moves.ts';
import { BY_ROVER, ofPod, ofQuietExit } from './ways.ts';

/** What is known of every option of a turn, from a world that the seat could be in. */
export function odds(match: Match<NemesisState>, seat: Seat): KnownOdds {
  if (match.run.ask?.kind !== 'act') return {};
  const { state } = match.imagine(seat, fastChance('odds'));
  const known = match.legal(seat).flatMap((option) => {
    const outcomes = outcomesOf({ state }, seat, option);
    return outcomes.length === 0 ? [] : [[option.id, { outcomes, exact: !isPod(option.id) }] as const];
  });
  return Object.fromEntries(known);
}

const isPod = (id: string): boolean => /^room:css-[abc]$/.test(id);

function outcomesOf(t: Table, seat: Seat, { id, cost }: Option): readonly Outlook[] {
  const [verb = '', what = '', name = ''] = id.split(':');
  const room = roomOf(t, seat);
  const targetOf = (one: string) =>
    (room === null ? [] : stalkersIn(t, room)).find((other) => String(other.id) === one);
  if (verb === 'move' && isRoom(what))
    return isInCombat(t, seat) ? ofEscape(t, seat) : ofMove(t, seat, what, cost?.['cards'] ?? 1);
  if (verb === 'melee') {
    const target = targetOf(what);
    return target === undefined ? [] : ofMelee(t, seat, target);
  }
  if (verb === 'shoot') {
    const [target, thing] = [targetOf(name), weapons(t, seat).find((one) => one.what === what)];
    return target === undefined || thing === undefined ? [] : ofShot(t, seat, thing, target);
  }
  if (verb === 'leave') return what === 'rover' ? BY_ROVER : ofQuietExit(t, seat);
  if (id === 'room:lock-in') return ofQuietExit(t, seat);
  const pod = isPod(id) ? PODS.find((one) => `room:css-${one.toLowerCase()}` === id) : undefined;
  return pod === undefined ? [] : ofPod(t, seat, pod);
}
