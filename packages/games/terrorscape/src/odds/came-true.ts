import { type EventOf, type GameEvent, type KnownOptionOdds, NOT_YET } from '@dreadhouse/engine';
import type { TerrorscapeEvents } from '../events.ts';

/** Events with their details: nothing else is told in this game. */
type Told = EventOf<TerrorscapeEvents>;

/** Which outcome has come true: of an attack, once it is over; of what was drawn, at once. */
export function cameTrue(
  option: string,
  { outcomes }: KnownOptionOdds,
  events: readonly GameEvent[],
): string | null | typeof NOT_YET {
  const told = events as unknown as readonly Told[];
  return outcomes[0]?.key === 'repels' ? attacked(option, told) : found(told);
}

/** Whoever steps forward can still use an item, which is another promise. */
function attacked(option: string, told: readonly Told[]): string | null | typeof NOT_YET {
  const isChosen = option.startsWith('defend:') || option === 'yes';
  if (isChosen && told.some(({ kind }) => kind === 'defends-with')) return null;
  for (const { kind } of told) {
    if (kind === 'attack-repelled') return 'repels';
    if (kind === 'wounded') return 'wounded';
    if (kind === 'eliminated') return 'dies';
  }
  return NOT_YET;
}

function found(told: readonly Told[]): string | null {
  const items = told.flatMap(({ kind, details }) =>
    kind === 'ransacked' || kind === 'discovered' ? [details.item] : [],
  );
  if (items.length === 0) return null;
  const isLoud = told.some(
    ({ kind, details }) => kind === 'noise-made' && (details.cause === 'ransack' || details.cause === 'discovery'),
  );
  return `${items.includes('key') ? 'key' : 'item'}${isLoud ? '-loud' : ''}`;
}
