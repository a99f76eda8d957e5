import { hash } from 'node:crypto';
import type { Decision, GameEvent, Match, Viewer } from '@dreadhouse/engine';
import { mayKnow } from '@dreadhouse/engine';
import type { EventView, Proposal, Question, Screen, SeatView } from '@dreadhouse/protocol';
import type { SeatRow } from '../store/schema.ts';

/** A table as the server holds it: the truth. */
export interface Truth {
  readonly match: Match<unknown> | null;
  readonly status: Screen['status'];
  readonly seats: readonly SeatRow[];
  readonly secret: string;
  readonly proposal: Proposal | null;
  /** When the time of those who are asked runs out; null without a clock. */
  readonly deadline: number | null;
  readonly rematch: string | null;
  isOnline(seat: number): boolean;
}

/**
 * What one viewer's screen shows. The only way from the truth to anybody. It may share parts with the state, which goes on changing: whoever
 * keeps it, keeps a copy.
 */
export function screenOf(truth: Truth, viewer: Viewer): Screen {
  const { match, status, proposal } = truth;
  const sits = typeof viewer === 'number';
  return {
    viewer,
    status,
    phase: match?.phase ?? '',
    view: match?.view(viewer) ?? null,
    question: match !== null && sits ? questionOf(match.decision(viewer), truth.secret) : null,
    waitingFor: [...(match?.waitingSeenBy(viewer) ?? [])],
    seats: truth.seats.map((seat) => seatView(seat, truth.isOnline(seat.seat))),
    outcome: match?.outcome ? { side: match.outcome.side, winners: [...match.outcome.winners] } : null,
    // Only for those who are asked: for others it would tell when somebody answered out of their sight.
    deadline: match !== null && sits && match.legal(viewer).length > 0 ? truth.deadline : null,
    canUndo: match !== null && sits && match.canUndo(viewer),
    proposal,
    notes: match?.notes.map(({ kind, undone }) => ({ kind, undone })) ?? [],
    rematch: truth.rematch,
  };
}

export function seatView({ kind, name, level, automated, token }: SeatRow, online: boolean): SeatView {
  return {
    name,
    kind,
    ...(level === null ? {} : { level }),
    online,
    ...(automated === 1 ? { automated: true } : {}),
    ...(kind === 'bot' && token !== null ? { standIn: true } : {}),
  };
}

function questionOf(decision: Decision | null, secret: string): Question | null {
  if (decision === null) return null;
  const { position, kind, rule, about, options } = decision;
  return {
    ask: askName(secret, position),
    kind,
    rule,
    ...(about === undefined ? {} : { about: { ...about } }),
    options: options as Question['options'],
  };
}

/** A question's name: the same whenever it is asked for, and no hint at how many answers came before. */
export function askName(secret: string, position: number): string {
  const key = `${secret} ${position}`;
  let name = names.get(key);
  if (name === undefined) {
    // Part of the hash only: the rest stays with us, so that nothing can be derived from it.
    name = hash('sha256', `ask ${secret} ${position}`, 'base64url').slice(0, 16);
    if (names.size >= NAMES) names.clear();
    names.set(key, name);
  }
  return name;
}

/** The same few are asked for again and again: for every viewer, and when the answer comes. */
const names = new Map<string, string>();
const NAMES = 4096;

/** What a viewer may know to have happened. Grows with the match; an event that has been shown stays the same object. */
export class SeenEvents {
  readonly #viewer: Viewer;
  #last: GameEvent | undefined;
  #looked = 0;
  #seen: EventView[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  of(events: readonly GameEvent[]): readonly EventView[] {
    if (this.#looked > 0 && events[this.#looked - 1] !== this.#last) this.#forget();
    if (this.#looked === events.length) return this.#seen;
    const seen = [...this.#seen];
    for (const event of events.slice(this.#looked)) {
      if (mayKnow(event, this.#viewer)) seen.push(eventView(event, seen.length));
    }
    this.#looked = events.length;
    this.#last = events.at(-1);
    this.#seen = seen;
    return seen;
  }

  #forget(): void {
    this.#looked = 0;
    this.#seen = [];
  }
}

/** Without its position, which would count what others have answered out of sight. */
function eventView({ phase, kind, rule, details }: GameEvent, n: number): EventView {
  return { n, phase, kind, ...(rule === undefined ? {} : { rule }), details: { ...details } };
}
