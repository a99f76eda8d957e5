import type { BotLevel, SavedMatch, SavedSeat } from '@dreadhouse/engine';
import type { SeatInfo, Table } from '../contract/table.ts';

/** What a match is handed over as: the file, and what it is called after. */
interface Handed {
  readonly game: string;
  readonly id: string;
  readonly file: string;
  readonly seats: readonly SeatInfo[];
}

/** Hands a match over as a file, with who sits where written beside it. */
export function handOver({ game, id, file, seats }: Handed): void {
  download(withSeats(file, seats), fileName(game, id));
}

/** Nothing, as long as the match is not here as a whole. */
export function handOverTable(table: Table): void {
  const file = table.whole?.file();
  if (file !== undefined) handOver({ game: table.game, id: table.id, file, seats: table.state().seats });
}

export function download(text: string, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function fileName(game: string, id: string, now = new Date()): string {
  return `dreadhouse-${game}-${now.toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`;
}

/** A file of ours, so that bots stay bots where it is opened again. */
export function withSeats(file: string, seats: readonly SeatInfo[]): string {
  const saved = JSON.parse(file) as SavedMatch;
  const kept = seats.map(({ kind, level }): SavedSeat => ({ kind, ...(level === undefined ? {} : { level }) }));
  return `${JSON.stringify({ ...saved, seats: kept })}\n`;
}

/** Who plays each seat of a file. Where it does not say so, or says what is not known here, it is a person. */
export function seatsOf({ header, seats }: SavedMatch, levels: readonly BotLevel[]): SeatInfo[] {
  return header.players.map((name, seat) => {
    const { kind, level } = (seats?.length === header.players.length && seats[seat]) || {};
    const known = levels.find((one) => one === level);
    return kind === 'bot' && known !== undefined ? { name, kind, level: known } : { name, kind: 'person' };
  });
}
