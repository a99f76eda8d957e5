import type { Rules, Seat } from '@dreadhouse/engine';
import type { Ending, Haunt, Side } from '../content/types.ts';
import { unseenIn } from '../secrets.ts';
import type { Betrayal, BetrayalState } from '../state.ts';
import { explorerAt, hauntOf, heroes, living } from './figures.ts';
import { mineOf } from './in-play.ts';

/** BH-R-14: a haunt that lasts longer is decided by progress. */
export const LAST_ROUND = 14;

/** Whose secret role this is, as it truly is: for the rules only. */
export function secretSeat({ state }: { readonly state: BetrayalState }): Seat | null {
  const secret = hauntOf({ state })?.role?.secret;
  const seat = state.haunt?.roles.findIndex(({ face }) => face === secret) ?? -1;
  return seat < 0 ? null : seat;
}

/** What a seat's secret role is. */
export const roleOf = (g: { readonly state: BetrayalState }, seat: Seat): string | null =>
  g.state.haunt?.roles[seat]?.face ?? null;

/** The traitor, open or not. */
const evil = (g: Betrayal): Seat | null => g.state.haunt?.traitor ?? secretSeat(g);

/** BH-TYPE: how every haunt of a type can end, besides what it says itself. */
function usualEndings(g: Betrayal, { type }: Haunt): Ending[] {
  const traitor = evil(g);
  const others = living(g).filter((seat) => seat !== traitor);
  const none = (): boolean => others.length === 0;
  if (type === 'traitor') return [{ side: 'traitor', why: 'all-dead', when: none }];
  if (type === 'none') return [{ side: 'house', why: 'all-dead', when: none }];
  if (type === 'alone') {
    const left = living(g);
    const last = left.length === 1 ? left[0] : left.length === 0 ? foremost(g, g.state.turn.together ?? []) : undefined;
    return [
      { side: 'one', why: 'last-alive', when: () => last },
      { side: 'house', why: 'all-dead', when: () => left.length === 0 && last === undefined },
    ];
  }
  return [
    { side: 'heroes', why: 'traitor-dead', when: () => traitor !== null && explorerAt(g, traitor).dead },
    { side: 'traitor', why: 'all-dead', when: none },
  ];
}

interface Won {
  readonly ending: Ending;
  readonly seat: Seat | null;
}

function fulfilled(g: Betrayal, at: Ending['at'] | null): Won[] {
  const haunt = hauntOf(g);
  if (haunt === null) return [];
  const me = mineOf(g);
  return [...haunt.ends, ...usualEndings(g, haunt)]
    .filter((ending) => ending.at === undefined || ending.at === at || (ending.at === 'turn' && at === 'hero-turn'))
    .flatMap((ending) => {
      const said = ending.when(g, me);
      return said === false || said === undefined ? [] : [{ ending, seat: typeof said === 'number' ? said : null }];
    });
}

/** BH-END-01, BH-GOAL-02: the first side to meet its goal wins. BH-AMB-42, BH-R-11: at once, the active side; at the end of a round, not the traitor. */
export function checkEnds(g: Betrayal, at: Ending['at'] | null = null): void {
  if (g.state.turn.together === null) decide(g, at);
}

/** BH-AMB-42: something hits several at once. Whoever wins by it has won when all of it is done. */
export function* together(g: Betrayal, rules: Rules): Rules {
  const { turn } = g.state;
  if (turn.together !== null) return yield* rules;
  turn.together = living(g);
  yield* rules;
  decide(g, null);
  turn.together = null;
}

function decide(g: Betrayal, at: Ending['at'] | null): void {
  const found = fulfilled(g, at);
  const [first] = found;
  if (first === undefined) return;
  const active: Side = at === 'round' || g.state.turn.seat !== evil(g) ? 'heroes' : 'traitor';
  const mine =
    found.find(({ ending }) => ending.side === active) ?? found.find(({ ending }) => ending.side !== 'traitor');
  win(g, mine ?? first);
}

function win(g: Betrayal, { ending, seat }: Won): never {
  const { side, why } = ending;
  const winners = winnersOf(g, side, seat);
  const { haunt, tokens } = g.state;
  // BH-R-22: everything is open from now on, so the end is news of whatever was not.
  const unseen = unseenIn([haunt?.roles, haunt?.memory, tokens], g.seats);
  g.state.result = { side, why, winners };
  if (haunt !== null) for (const role of haunt.roles) role.seen = [...g.state.explorers.keys()];
  g.reveal('all', 'won', { side, haunt: haunt?.number ?? 0, why, winners, unseen, rule: 'BH-END-01' });
  return g.end();
}

function winnersOf(g: Betrayal, side: Ending['side'], seat: Seat | null): Seat[] {
  const traitor = evil(g);
  if (side === 'one') return seat === null ? [] : [seat];
  if (side === 'traitor') return traitor === null ? [] : [traitor];
  return side === 'house' ? [] : [...g.state.explorers.keys()].filter((one) => one !== traitor);
}

/** BH-R-14: after so many rounds whoever is ahead wins. */
export function stallGuard(g: Betrayal): void {
  const haunt = hauntOf(g);
  if (haunt === null || g.state.haunt === null || g.state.haunt.round < LAST_ROUND) return;
  const me = mineOf(g);
  const { progress, type } = haunt;
  g.tell('all', 'stall-guard', { round: g.state.haunt.round, rule: 'BH-GOAL-08' });
  const why = 'progress';
  if ('each' in progress) {
    win(g, { ending: { side: 'one', why, when: () => true }, seat: foremost(g, living(g)) ?? null });
  }
  const ahead = progress.traitor(g, me) > progress.heroes(g, me);
  const side = type === 'none' ? 'house' : ahead ? 'traitor' : 'heroes';
  win(g, { ending: { side, why, when: () => true }, seat: null });
}

/** Each alone: who has come furthest, the later in turn order where several have. */
function foremost(g: Betrayal, among: readonly Seat[]): Seat | undefined {
  const progress = hauntOf(g)?.progress;
  if (progress === undefined || !('each' in progress)) return undefined;
  const ranked = among.map((seat) => ({ seat, worth: progress.each(g, mineOf(g), seat) }));
  const most = Math.max(...ranked.map(({ worth }) => worth));
  return ranked.filter(({ worth }) => worth === most).at(-1)?.seat;
}

/** Whether everybody knows the role of a seat. */
export const isShown = (g: { readonly state: BetrayalState }, seat: Seat): boolean =>
  g.state.haunt?.roles[seat]?.seen.length === g.state.seats;

/** The role of a seat is turned up for everybody. */
export function showRole(g: Betrayal, seat: Seat): void {
  const role = g.state.haunt?.roles[seat];
  if (g.state.haunt === null || role === undefined || isShown(g, seat)) return;
  role.seen = [...g.state.explorers.keys()];
  g.reveal('all', 'role-shown', { seat, haunt: g.state.haunt.number, role: role.face, rule: 'BH-TYPE-04' });
}

/** BH-TYPE-04: a hidden traitor is hidden no longer. */
export function* revealTraitor(g: Betrayal, seat: Seat): Rules {
  const { haunt } = g.state;
  const role = hauntOf(g)?.role;
  if (haunt === null || role === undefined || haunt.revealed) return;
  showRole(g, seat);
  haunt.revealed = true;
  haunt.revealedIn = haunt.round;
  haunt.traitor = seat;
  if (role.onReveal !== undefined) yield* role.onReveal(g, mineOf(g), seat);
  checkEnds(g);
}

export { heroes };
