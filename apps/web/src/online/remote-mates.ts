import type { Seat, Tellable, Wish } from '@dreadhouse/engine';
import type { Screen } from '@dreadhouse/protocol';
import type { Mate, Mates, WishedAnswer } from '../contract/mates.ts';
import { tellableAt } from './api.ts';
import type { Session } from './session.ts';

interface RemoteMatesParts {
  readonly session: Session;
  readonly token: string;
  /** More is known than before of what is on the screen. */
  readonly changed: () => void;
  readonly refused: (why: string) => void;
}

/** Bots on one's side at a table elsewhere. An answer is told by its id alone; what it is called each page finds out for itself. */
export class RemoteMates implements Mates {
  readonly #parts: RemoteMatesParts;
  /** Answers that this page knows by name, and those that it has asked about. */
  readonly #named = new Map<string, WishedAnswer>();
  readonly #asked = new Set<string>();

  constructor(parts: RemoteMatesParts) {
    this.#parts = parts;
  }

  tell(seat: Seat, wish: Wish | null): void {
    void this.#parts.session.tell(seat, wish).then((outcome) => {
      if (!outcome.ok) this.#parts.refused(outcome.why);
    });
  }

  async choices(seat: Seat): Promise<Tellable | null> {
    const { session, token } = this.#parts;
    const found = await tellableAt(session.match, token, seat);
    for (const option of found.answers) this.#named.set(keyOf(seat, option.id), { kind: found.kind, option });
    return found;
  }

  seenIn({ mates }: Screen): readonly Mate[] {
    if (mates === undefined) return NOBODY;
    return mates.map(({ seat, spoken, said, told }) => ({
      ...{ seat, spoken, said, wish: told?.wish ?? null, by: told?.by ?? null },
      answer: told?.wish.kind === 'option' ? this.#answerNamed(seat, told.wish.option) : null,
    }));
  }

  #answerNamed(seat: Seat, option: string): WishedAnswer | null {
    const key = keyOf(seat, option);
    if (!this.#asked.has(key) && !this.#named.has(key))
      void this.choices(seat).then(this.#parts.changed, () => undefined);
    this.#asked.add(key);
    return this.#named.get(key) ?? null;
  }
}

const NOBODY: readonly Mate[] = [];

const keyOf = (seat: Seat, option: string): string => `${seat} ${option}`;
