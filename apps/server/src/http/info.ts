import { commitmentTo } from '@dreadhouse/engine';
import type { MatchInfo } from '@dreadhouse/protocol';
import type { Host } from '../match/host.ts';
import type { LiveMatch } from '../match/live.ts';
import { seatsSeenBy, seatView } from '../match/projection.ts';
import { isImported } from '../match/tables.ts';
import type { KeptTable, Matches } from '../store/matches.ts';

/** A table and who sits at it; null when there is none. */
export async function infoAbout(matches: Matches, host: Host, id: string): Promise<MatchInfo | null> {
  const kept = await matches.find(id);
  return kept === null ? null : infoOf(kept, await playable(host, id));
}

/** A match that no longer loads is still known by its table. */
export function playable(host: Host, id: string): Promise<LiveMatch | null> {
  return host.find(id).catch(() => null);
}

export function infoOf({ match, seats }: KeptTable, live: LiveMatch | null): MatchInfo {
  const views = seats.map((seat) => seatView(seat, live?.isOnline(seat.seat) ?? false));
  return {
    id: match.id,
    game: match.game,
    options: JSON.parse(match.options),
    status: match.status,
    seats: seatsSeenBy({ game: live?.game ?? {}, seats }, 'spectator', views),
    commitment: commitmentTo(match.secret),
    created: match.created,
    rematch: match.rematch,
    clock: match.clock,
    patience: match.patience,
    public: match.listed === 1,
    hints: match.hints === 1,
    ...(isImported({ match, seats }) ? { imported: true } : {}),
  };
}
