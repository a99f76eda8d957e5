import type { Board, DoorId, FloorId, Trouble, ZoneId } from '../../map/index.ts';

/** Thrown while a line is read; the reader of the sheet collects these, at most one a line. */
export class Complaint extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.message);
    this.trouble = trouble;
  }
}

interface Word {
  readonly text: string;
  readonly column: number;
}

/** One `key: value` line of a mission sheet, read word by word. Commas are words of their own. */
export class Entry {
  readonly key: string;
  readonly line: number;
  /** All that follows the colon. */
  readonly rest: string;
  readonly #words: readonly Word[];
  readonly #end: number;
  #at = 0;

  constructor(key: string, value: string, line: number, column: number) {
    this.key = key;
    this.line = line;
    this.rest = value.trim();
    this.#words = [...value.matchAll(/,|[^\s,]+/g)].map((found) => ({ text: found[0], column: column + found.index }));
    this.#end = column + value.trimEnd().length;
  }

  get more(): boolean {
    return this.#at < this.#words.length;
  }

  /** Takes the next word if it is this one. */
  takes(word: string): boolean {
    if (this.#words[this.#at]?.text !== word) return false;
    this.#at += 1;
    return true;
  }

  expects(word: string): void {
    if (!this.takes(word)) this.complain(`"${word}" is expected here`);
  }

  next(what: string): string {
    const word = this.#words[this.#at];
    if (word === undefined || word.text === ',') this.complain(`${what} is missing`);
    this.#at += 1;
    return word!.text; // complain throws
  }

  oneOf<T extends string>(words: readonly T[], what: string): T {
    const text = this.next(what);
    const found = words.find((one) => one === text);
    if (found === undefined) this.complainLast(`"${text}" is no ${what}; known: ${words.join(', ')}`);
    return found!;
  }

  number(what: string, min: number, max: number): number {
    const text = this.next(what);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      this.complainLast(`${what} is a number from ${min} to ${max}, not "${text}"`);
    }
    return value;
  }

  zone(board: Board): ZoneId {
    const id = this.next('a Zone');
    if (!board.byId.has(id)) this.complainLast(`there is no Zone ${id} on the map`);
    return id;
  }

  zones(board: Board): ZoneId[] {
    const zones = [this.zone(board)];
    while (this.more && this.#words[this.#at]?.text !== 'needs') zones.push(this.zone(board));
    return zones;
  }

  floor(board: Board): FloorId {
    return this.oneOf(
      board.floors.map(({ id }) => id),
      'floor',
    );
  }

  door(board: Board): DoorId {
    return this.oneOf(
      board.doors.map(({ id }) => id),
      'closed door',
    );
  }

  /** One thing, or several with commas between them. */
  list<T>(read: () => T): T[] {
    const found = [read()];
    while (this.takes(',')) found.push(read());
    return found;
  }

  ends(): void {
    if (this.more) this.complain(`"${this.#words[this.#at]?.text}" is not expected here`);
  }

  complain(message: string): never {
    throw new Complaint({ line: this.line, column: this.#words[this.#at]?.column ?? this.#end, message });
  }

  /** About the word that was taken last. */
  complainLast(message: string): never {
    throw new Complaint({ line: this.line, column: this.#words[this.#at - 1]?.column ?? 1, message });
  }
}
