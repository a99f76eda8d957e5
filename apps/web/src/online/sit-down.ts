import type { MatchInfo } from '@dreadhouse/protocol';
import { newId } from '../store/games.ts';
import { takeSeat } from './api.ts';
import { keepName, keepTicket, type Ticket } from './tickets.ts';

/** Takes a seat and keeps the ticket for it. Our part of the luck is drawn after the server has sealed its own. */
export async function sitDown(info: MatchInfo, seat: number, name: string): Promise<Ticket> {
  const nonce = newId();
  const { token } = await takeSeat(info.id, seat, name, nonce);
  // Whoever takes a seat in the middle of a match had no part in its luck, nor in what happened before.
  const part = info.status === 'open' ? { nonce, notes: 0, missed: 0 } : {};
  const ticket: Ticket = { ...watching(info), seat, token, name, ...part };
  keepName(name);
  keepTicket(ticket);
  return ticket;
}

/** For those who only watch. */
export function watching({ id, game, options, commitment, status, imported }: MatchInfo): Ticket {
  return {
    ...{ match: id, game, options, commitment },
    ...{ seat: null, token: null, name: '', nonce: null },
    ...(imported === true ? { imported } : {}),
    played: Date.now(),
    over: status === 'over',
  };
}
