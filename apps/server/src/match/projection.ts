import { hash } from 'node:crypto';
import type { Decision, GameEvent, Match, Viewer } from '@dreadhouse/engine';
import { mayKnow } from '@dreadhouse/engine';
import { type EventView, type Proposal, type Question, type Screen, type SeatView, same } from '@dreadhouse/protocol';
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
  readonly host: number | null;
  readonly putAside: boolean;
  isOnline(seat: number): boolean;
}

/**
 * What one viewer's screen shows. The only way from the truth to anybody. It may share parts with the state, which goes on changing: whoever
 * keeps it, keeps a copy.
 */
export function screenOf(truth: Truth, viewer: Viewer, { open, seats }: ForAll = forAll(truth)): Screen {
  const { match, status, proposal } = truth;
  const sits = typeof viewer === 'number';
  return {
    viewer,
    status,
    phase: match?.phase ?? '',
    view: match?.view(viewer, open) ?? null,
    question: match !== null && sits ? questionOf(match.decision(viewer), truth.secret) : null,
    waitingFor: [...(match?.waitingSeenBy(viewer) ?? [])],
    seats,
    outcome: match?.outcome ? { side: match.outcome.side, winners: [...match.outcome.winners] } : null,
    // Only for those who are asked: for others it would tell when somebody answered out of their sight.
    deadline: match !== null && sits && match.legal(viewer).length > 0 ? truth.deadline : null,
    canUndo: match !== null && sits && match.canUndo(viewer),
    proposal,
    notes: match?.notes.map(({ kind, undone }) => ({ kind, undone })) ?? [],
    rematch: truth.rematch,
    host: truth.host,
    ...(truth.putAside ? { putAside: true as const } : {}),
  };
}

/** What is the same on everybody's screen: made once for all of them. */
export interface ForAll {
  readonly open: unknown;
  readonly seats: SeatView[];
}

export function forAll(truth: Truth): ForAll {
  return { open: truth.match?.open(), seats: seatViews(truth) };
}

/** Who sits where. */
export function seatViews(truth: Pick<Truth, 'seats' | 'isOnline'>): SeatView[] {
  return truth.seats.map((seat) => seatView(seat, truth.isOnline(seat.seat)));
}

export function seatView({ kind, name, level, automated, token }: SeatRow, online: boolean): SeatView {
  const view: SeatView = { name, kind, online };
  if (level !== null) view.level = level;
  if (automated === 1) view.automated = true;
  if (kind === 'bot' && token !== null) view.standIn = true;
  return view;
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
  const last = names.get(secret);
  if (last?.position === position) return last.name;
  // Part of the hash only: the rest stays with us, so that nothing can be derived from it.
  const name = hash('sha256', `ask ${secret} ${position}`, 'base64url').slice(0, 16);
  if (names.size >= NAMES) names.clear();
  names.set(secret, { position, name });
  return name;
}

/** The same one is asked for again and again at each table: for every viewer, and when the answer comes. */
const names = new Map<string, { readonly position: number; readonly name: string }>();
const NAMES = 4096;

/** What a viewer may know to have happened. Grows with the match. */
export class SeenEvents {
  readonly #viewer: Viewer;
  /** All events that have been looked at, counted, and the last of them. */
  #looked = 0;
  #last: GameEvent | undefined;
  #seen: GameEvent[] = [];

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  get count(): number {
    return this.#seen.length;
  }

  /**
   * Looks at what is new. Returns how many were known before; or that it is another past, when the match has gone back and this viewer had
   * seen something of what is gone.
   */
  look(events: readonly GameEvent[]): number | 'another past' {
    if (this.#looked > 0 && events[this.#looked - 1] !== this.#last) return this.#lookAnew(events);
    const known = this.#seen.length;
    this.#lookOn(events);
    return known;
  }

  #lookOn(events: readonly GameEvent[]): void {
    for (let i = this.#looked; i < events.length; i++) {
      const event = events[i];
      if (event !== undefined && mayKnow(event, this.#viewer)) this.#seen.push(event);
    }
    this.#looked = events.length;
    this.#last = events.at(-1);
  }

  /** Rules that ran again have told everything again; whoever is told the same as before need not hear of it. */
  #lookAnew(events: readonly GameEvent[]): number | 'another past' {
    const before = this.views(0);
    this.#looked = 0;
    this.#seen = [];
    this.#lookOn(events);
    const isSame = same(before, this.views(0).slice(0, before.length));
    return isSame ? before.length : 'another past';
  }

  /** What the viewer is told, from one of its events on, as the entries of a list in JSON. */
  texts(from: number, told: Told): string {
    let texts = '';
    for (let n = from; n < this.#seen.length; n++) {
      const event = this.#seen[n];
      if (event !== undefined) texts += `${n === from ? '' : ','}{"n":${n},${restOf(event, told)}`;
    }
    return texts;
  }

  /** What the viewer is told, from one of its events on. */
  views(from: number): EventView[] {
    const views: EventView[] = [];
    for (let n = from; n < this.#seen.length; n++) {
      const event = this.#seen[n];
      if (event !== undefined) views.push(eventView(event, n));
    }
    return views;
  }
}

/** The texts of events that several viewers are told at the same moment; they differ in nothing but their number. */
export type Told = Map<GameEvent, string>;

function restOf(event: GameEvent, told: Told): string {
  let text = told.get(event);
  if (text === undefined) {
    text = JSON.stringify(unnumbered(event)).slice(1);
    told.set(event, text);
  }
  return text;
}

function eventView(event: GameEvent, n: number): EventView {
  return { n, ...unnumbered(event) };
}

/** Without its position, which would count what others have answered out of sight. */
function unnumbered({ phase, kind, rule, details }: GameEvent): Omit<EventView, 'n'> {
  return rule === undefined ? { phase, kind, details } : { phase, kind, rule, details };
}
