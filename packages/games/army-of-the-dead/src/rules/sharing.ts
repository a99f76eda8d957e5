import type { Option, Rules } from '@dreadhouse/engine';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Sharing, Slot } from '../state.ts';
import { isOwner } from './end.ts';
import { AUTO, DECIDE, decideAgain, isLeft, leave, takingBack } from './left-to-the-game.ts';
import { companionsAt, slotOf, speakerAt, survivor, survivorsAt } from './table.ts';
import { aboard } from './truck-seats.ts';
import { type Cause, wound } from './wounds.ts';

interface ShareOption extends Option {
  readonly who?: SurvivorId;
  readonly all?: boolean;
}

/**
 * AD-ZACT-06, AD-FF-03: attacks on a Zone are divided as the players wish, also all on one (AD-R-15); each is indivisible. Then everybody
 * suffers at the same time.
 */
export function* shareOut(
  g: Army,
  at: ZoneId,
  attacks: readonly number[],
  victims: readonly SurvivorId[],
  cause: Cause,
  rule: string,
): Rules {
  const [only] = victims;
  if (only === undefined || attacks.length === 0) return;
  const { state } = g;
  const sharing: Sharing = { at, left: [...attacks], taken: victims.map((who) => ({ who, wounds: 0 })) };
  if (victims.length === 1) while (sharing.left.length > 0) take(sharing, only);
  else yield* divide(g, sharing, cause, rule);
  for (const { who, wounds } of sharing.taken) if (isThere(state, who)) wound(g, who, wounds, cause, rule);
}

function isThere(state: ArmyState, who: SurvivorId): boolean {
  const slot = slotOf(state, who);
  return slot < 0 || survivor(state, slot).health > 0;
}

/** Everybody in a Zone who can be hurt, Companions included (AD-COMP-06). */
export function victimsAt(state: ArmyState, at: ZoneId): SurvivorId[] {
  const slots = survivorsAt(state, at).map((slot) => survivor(state, slot).id);
  return [...slots, ...companionsAt(state, at).map(({ id }) => id)];
}

/** Whom a miss may hit. AD-FF-01: never the shooter; AD-TRUCK-15, AD-R-25: the Truck itself nobody aboard. */
export function endangered(state: ArmyState, slot: Slot, at: ZoneId, face: string): SurvivorId[] {
  const { truck } = state;
  const spared = face === 'truck' && truck !== null ? aboard(truck) : [slot];
  const ids = spared.map((one) => survivor(state, one).id);
  if (face === 'truck') ids.push(...(truck?.companions ?? []));
  return victimsAt(state, at).filter((id) => !ids.includes(id));
}

function take(sharing: Sharing, who: SurvivorId): void {
  const wounds = sharing.left.shift() ?? 0;
  for (const one of sharing.taken) if (one.who === who) one.wounds += wounds;
}

function* divide(g: Army, sharing: Sharing, cause: Cause, rule: string): Rules {
  const { state } = g;
  state.sharing = sharing;
  for (let [wounds] = sharing.left; wounds !== undefined; [wounds] = sharing.left) {
    const seat = speakerAt(g, sharing.at);
    if (isLeft(state, seat, 'attacks')) {
      take(sharing, leastHurt(state, sharing));
      continue;
    }
    const about = { at: sharing.at, cause, left: sharing.left.length, wounds };
    const listing = (): ShareOption[] => [...shareOptions(state, sharing), ...takingBack(state, seat)];
    const pick = yield* g.ask(seat, 'share', rule, listing, about);
    if (pick.id === DECIDE.id) decideAgain(g, seat);
    else if (pick.who === undefined) leave(g, seat, 'attacks');
    else if (pick.all === true) while (sharing.left.length > 0) take(sharing, pick.who);
    else take(sharing, pick.who);
  }
  state.sharing = null;
}

function shareOptions(state: ArmyState, { taken, left }: Sharing): ShareOption[] {
  const bearing = ({ who, wounds }: Sharing['taken'][number], hit: number): ShareOption => ({
    id: `take:${who}`,
    at: `survivor:${who}`,
    details: { survivor: who, hit, rest: Math.max(0, healthOf(state, who) - wounds - hit) },
    who,
  });
  const [next = 0] = left;
  const total = left.reduce((sum, wounds) => sum + wounds, 0);
  const options = taken.map((one) => bearing(one, next));
  if (left.length > 1)
    for (const one of taken) options.push({ ...bearing(one, total), id: `all:${one.who}`, all: true });
  options.push(AUTO.attacks);
  return options;
}

function healthOf(state: ArmyState, who: SurvivorId): number {
  const slot = slotOf(state, who);
  return slot < 0 ? 1 : survivor(state, slot).health;
}

/** Where the game shares out: whoever would have most Health left; Companions and owners of Personal Goals last. */
function leastHurt(state: ArmyState, { taken, left }: Sharing): SurvivorId {
  let best = (taken[0] as { who: SurvivorId }).who;
  let most = Number.NEGATIVE_INFINITY;
  for (const { who, wounds } of taken) {
    const rest = healthOf(state, who) - wounds;
    const slot = slotOf(state, who);
    const precious = slot < 0 || isOwner(state, survivor(state, slot));
    // Who falls anyway may as well take everything.
    const fallen = rest <= 0 ? 20 : rest - (left[0] ?? 1) <= 0 ? -10 : 0;
    const worth = rest + fallen - (precious ? 0.5 + (fallen < 0 ? 10 : 0) : 0);
    if (worth > most) {
      most = worth;
      best = who;
    }
  }
  return best;
}
