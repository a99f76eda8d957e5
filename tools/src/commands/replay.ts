import {
  type AnyGame,
  type EventView,
  type GameEvent,
  load,
  type Match,
  type RulesChange,
  type Viewer,
} from '@dreadhouse/engine';
import type { Command, Given } from '../command.ts';
import { harmless, UsageError } from '../context.ts';
import { asFarAsItGoes, openMatch, refusal } from '../match-file.ts';
import { wholeNumber } from '../values.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'print what happened in a match',
  arguments: ['FILE'],
  flags: {
    at: { value: 'POSITION', help: 'stop after this many answers (default: all of them)' },
    viewer: { value: 'WHO', help: 'a seat (0, 1, …), spectator, or all: what they may know (default: all)' },
  },
  async run({ arguments: [path], flags }, context) {
    const { game, source } = await openMatch(path!, context);
    const { changed, lines } = asFarAsItGoes(path!, () => replayed(path!, game, source, flags));
    if (changed !== null) {
      const { from, to, resumedAt, lost } = changed;
      const line = `rules changed from ${from} to ${to}: goes on from ${resumedAt}, ${lost} answers are lost`;
      context.err.write(`${harmless(line)}\n`);
    }
    context.out.write(lines.map((line) => `${harmless(line)}\n`).join(''));
    return 0;
  },
};

interface Replayed {
  readonly changed: RulesChange | null;
  readonly lines: readonly string[];
}

function replayed(path: string, game: AnyGame, source: string, flags: Given['flags']): Replayed {
  const loaded = load<unknown>(game, source, { whole: true });
  if (!loaded.ok) throw refusal(path, loaded.why, loaded.where);
  const match = matchAt(loaded.match, flags);
  const viewer = readViewer(flags['viewer'] ?? 'all', match.seats);
  const events: readonly (EventView | GameEvent)[] = viewer === 'all' ? match.events : match.eventsFor(viewer);
  return { changed: loaded.changed, lines: [...events.map(eventLine), ...closingLines(match, viewer)] };
}

function matchAt(match: Match<unknown>, flags: Readonly<Record<string, string | undefined>>): Match<unknown> {
  const min = match.header.layout?.position ?? 0;
  const position = wholeNumber(flags, 'at', match.position, { min, max: match.position });
  return position === match.position ? match : match.at(position);
}

function readViewer(text: string, seats: number): Viewer | 'all' {
  if (text === 'all' || text === 'spectator') return text;
  if (/^\d{1,3}$/.test(text) && Number(text) < seats) return Number(text);
  const valid = [...Array(seats).keys(), 'spectator', 'all'];
  throw new UsageError(`--viewer must be one of ${valid.join(', ')}, not "${text}"`);
}

/** `12 night  wounded  HU-WOUND-01  seat=1 amount=2  (only for 1)` */
function eventLine(event: EventView | GameEvent): string {
  const to = 'to' in event && event.to !== 'all' ? `(only for ${[event.to].flat().join(', ')})` : '';
  const details = Object.entries(event.details).map(([key, value]) => `${key}=${compact(value)}`);
  const parts = [`${event.position} ${event.phase}`, event.kind, event.rule ?? '-', details.join(' '), to];
  return parts.filter((part) => part !== '').join('  ');
}

function compact(value: unknown): string {
  return typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : (JSON.stringify(value) ?? 'undefined');
}

/** The outcome, or what is being waited for. */
function closingLines(match: Match<unknown>, viewer: Viewer | 'all'): string[] {
  const { outcome } = match;
  if (outcome !== null) {
    const winners = outcome.winners.map((seat) => `${seat} (${match.header.players[seat] ?? '?'})`);
    return [`over after ${match.position} answers: ${outcome.side} won; winners: ${winners.join(', ') || 'nobody'}`];
  }
  const asked = match.waitingFor().map((seat) => {
    const decision = viewer === 'all' || viewer === seat ? match.decision(seat) : null;
    if (decision === null) return `seat ${seat} is asked`;
    const options = decision.options.map(({ id, blocked }) => (blocked === undefined ? id : `${id} [${blocked}]`));
    return `seat ${seat} is asked ${decision.kind} (${decision.rule}): ${options.join(', ')}`;
  });
  return [`not over at position ${match.position}, phase ${match.phase}`, ...asked];
}
