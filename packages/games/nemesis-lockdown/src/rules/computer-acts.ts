import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Act, PrintedAct } from '../content/definitions.ts';
import type { Nemesis } from '../state.ts';
import { hasComputer } from './computer.ts';
import { closeDoorsOf } from './doors.ts';
import { any } from './hooks.ts';
import { breakDown } from './markers.ts';
import { layOpen, shufflePieces } from './pieces.ts';
import { isPowered, roomOf } from './table.ts';

// Computer actions (G-18): one of those on the card that lies on top; then it goes to the bottom and the next comes up.

const LOCKDOWN = 'lockdown';

/** NL-ACT-09, NL-ACT-10, R-30: one card, a computer that works, power; in combat too, unless the table plays otherwise. */
export function computerActs(g: Nemesis, seat: Seat): Act[] {
  const room = roomOf(g, seat);
  if (room === null || !hasComputer(g, seat)) return [];
  const blocked = !isPowered(g, room) && 'no-power';
  const combat = g.state.options.computerInCombat ? 'any' : 'out';
  return actsOnTop(g, seat).map((act) => ({ ...act, price: 1, combat, blocked }));
}

/** What can be done with the card on top, whatever it costs. */
export function actsOnTop(g: Nemesis, seat: Seat): PrintedAct[] {
  const top = g.state.computer[0]?.face;
  if (top === undefined) return [];
  return found(registry().computers, top)
    .acts(g, seat)
    .map((act) => ({
      ...act,
      *run(now) {
        now.touch(`computer:${top}`);
        now.tell('all', 'computer-used', { seat, card: top, action: act.id.split(':')[2] ?? '', rule: 'NL-ACT-09' });
        yield* act.run(now);
        yield* turnOver(now, seat);
      },
    }));
}

/** The used card lies at the bottom, where everybody knows it until the next shuffle; Lockdown acts when it comes up. */
function* turnOver(g: Nemesis, seat: Seat): Rules {
  const { computer } = g.state;
  computer.push(...computer.splice(0, 1));
  const [top] = computer;
  if (top === undefined) return;
  layOpen(top);
  g.reveal('all', 'computer-card', { card: top.face, rule: 'NL-G-18' });
  if (top.face !== LOCKDOWN) return;
  const room = roomOf(g, seat);
  g.touch(`computer:${LOCKDOWN}`);
  const ignored = any(g, seat, 'ignoresLockdown');
  if (room !== null) {
    g.tell('all', 'lockdown', { seat, room, ignored, rule: 'NL-G-18' });
    if (!ignored) {
      breakDown(g, room);
      yield* closeDoorsOf(g, seat, room);
    }
  }
  shuffleComputers(g);
}

/** Until another card than Lockdown lies on top. */
export function shuffleComputers(g: Nemesis): void {
  const { computer } = g.state;
  do shufflePieces(g, 'computer', computer);
  while (computer[0]?.face === LOCKDOWN);
  if (computer[0] === undefined) return;
  layOpen(computer[0]);
  g.reveal('all', 'computer-card', { card: computer[0].face, rule: 'NL-G-18' });
}
