import type { SeatView } from '@dreadhouse/protocol';
import type { BotLevel, SeatInfo } from '../contract/table.ts';
import { LEVELS } from '../kit/seats/levels.ts';
import { settings } from '../settings/settings.ts';
import { sayIn, texts } from '../text/text.ts';

const text = texts({
  en: { bot: 'Bot {n}', open: 'Open seat', 'stand-in': '{name} (bot)' },
  pl: { bot: 'Bot {n}', open: 'Wolne miejsce', 'stand-in': '{name} (bot)' },
});

/** Programs may also seat one that answers anything. */
const KNOWN: readonly BotLevel[] = ['random', ...LEVELS];

/** A seat as the table shows it. */
export function seatInfo({ name, kind, level, online, standIn }: SeatView, seat: number): SeatInfo {
  const say = sayIn(text, settings().language);
  const known = KNOWN.find((one) => one === level);
  const called =
    kind === 'open'
      ? say('open')
      : kind === 'bot' && standIn !== true
        ? say('bot', { n: seat + 1 })
        : standIn === true
          ? say('stand-in', { name: name ?? '?' })
          : (name ?? '?');
  return {
    name: called,
    kind: kind === 'bot' ? 'bot' : 'person',
    ...(known === undefined ? {} : { level: known }),
    // A bot is always there.
    ...(kind === 'person' ? { online } : {}),
    ...(kind === 'open' ? { free: true as const } : {}),
  };
}
