import { hash } from 'node:crypto';
import {
  type AnyGame,
  type Decision,
  type GameEvent,
  type Match,
  mayKnow,
  phaseSeenBy,
  type Seat,
  type Sight,
  same,
  teamsHiddenFrom,
  type Viewer,
} from '@dreadhouse/engine';
import type { Deadline, Question, Screen, SeatView, SentEvent } from '@dreadhouse/protocol';
import type { SeatRow } from '../store/schema.ts';
import { type Companions, matesSeenBy } from './mate.ts';
import { type Assembly, proposalSeenBy } from './proposal.ts';

/** A table as the server holds it: the truth. */
export interface Truth extends Assembly, Companions {
  readonly game: AnyGame;
  readonly seats: readonly SeatRow[];
  readonly status: Screen['status'];
  readonly id: string;
  readonly match: Match<unknown> | null;
  readonly secret: string;
  /** When the time of somebody who is asked runs out; null without a clock. */
  deadlineOf(seat: Seat): Deadline | null;
  /** How often a bot has answered for a seat because its time was over. */
  missedBy(seat: Seat): number;
  readonly rematch: string | null;
  readonly host: number | null;
  readonly putAside: boolean;
  readonly givenUp: boolean;
  /** How many look on without a seat. */
  readonly watchers: number;
}

/**
 * What one viewer's screen shows. The only way from the truth to anybody. It may share parts with the state, which goes on changing: whoever
 * keeps it, keeps a copy.
 */
export function screenOf(truth: Truth, viewer: Viewer, { publicView, seats }: ForAll = forAll(truth)): Screen {
  const { match, status } = truth;
  // Where the match was given up, nobody is asked anything any more.
  const sits = typeof viewer === 'number' && !truth.givenUp;
  const mates = matesSeenBy(truth, viewer);
  return {
    viewer,
    status,
    phase: match?.phaseSeenBy(viewer) ?? '',
    view: match?.view(viewer, publicView) ?? null,
    question: match !== null && sits ? questionOf(match.decision(viewer), truth) : null,
    waitingFor: truth.givenUp ? [] : [...(match?.waitingSeenBy(viewer) ?? [])],
    seats: seatsSeenBy(truth, viewer, seats),
    outcome: match?.outcome ? { side: match.outcome.side, winners: [...match.outcome.winners] } : null,
    // Only for those who are asked: for others it would tell when somebody answered out of their sight.
    deadline: match !== null && sits && match.legal(viewer).length > 0 ? truth.deadlineOf(viewer) : null,
    ...(sits && truth.missedBy(viewer) > 0 ? { missed: truth.missedBy(viewer) } : {}),
    canUndo: match !== null && sits && match.canUndo(viewer),
    proposal: proposalSeenBy(truth, viewer),
    notes: match?.notes.map(({ kind, undone }) => ({ kind, undone })) ?? [],
    rematch: truth.rematch,
    host: truth.host,
    watchers: truth.watchers,
    ...(truth.putAside ? { putAside: true as const } : {}),
    ...(truth.givenUp ? { givenUp: true as const } : {}),
    ...(mates.length > 0 ? { mates: [...mates] } : {}),
  };
}

export type PublicView = Readonly<Record<string, unknown>>;

/** What is nearly the same on everybody's screen: made once for all of them. */
export interface ForAll {
  /** Empty before the match. */
  readonly publicView: PublicView;
  readonly seats: SeatView[];
}

export function forAll(truth: Truth): ForAll {
  return {
    publicView: { ...truth.match?.publicView() },
    seats: truth.seats.map((seat) => seatView(seat, truth.isOnline(seat.seat))),
  };
}

/** Who sits where, as far as this viewer may know: a bot that sits down when somebody's time is over would show who is acting out of sight. */
export function seatsSeenBy(
  { game, seats }: { readonly game: Sight; readonly seats: readonly SeatRow[] },
  viewer: Viewer,
  views: SeatView[],
): SeatView[] {
  if (!views.some(({ standIn }) => standIn)) return views;
  const hidden = teamsHiddenFrom(game, seats.length, viewer).flat();
  return views.map((view, seat) => (view.standIn && hidden.includes(seat) ? asPerson(view) : view));
}

function asPerson({ standIn: _, level: __, ...view }: SeatView): SeatView {
  return { ...view, kind: 'person' };
}

export function seatView({ kind, name, level, automated, token }: SeatRow, online: boolean): SeatView {
  const view: SeatView = { name, kind, online };
  if (level !== null) view.level = level;
  if (automated === 1) view.automated = true;
  if (kind === 'bot' && token !== null) view.standIn = true;
  return view;
}

function questionOf(decision: Decision | null, truth: Named): Question | null {
  if (decision === null) return null;
  const { kind, rule, about, options } = decision;
  return {
    ask: askName(truth),
    kind,
    rule,
    ...(about === undefined ? {} : { about: { ...about } }),
    options,
  };
}

/** What a question's name is made of. */
type Named = Pick<Truth, 'id' | 'secret' | 'seq'>;

/**
 * The name of the question that is asked after the last entry of the journal: the same on every node and after every restart, and no hint at
 * how many answers came before. Entries are never taken out of the journal, so no name is given twice, whatever is taken back.
 */
export function askName({ id, secret, seq }: Named): string {
  const last = names.get(id);
  if (last?.seq === seq) return last.name;
  // Part of the hash only: the rest stays with us, so that nothing can be derived from it.
  const name = hash('sha256', `ask ${secret} ${id} ${seq}`, 'base64url').slice(0, 16);
  if (names.size >= NAMES) names.clear();
  names.set(id, { seq, name });
  return name;
}

/** The same one is asked for again and again at each table: for every viewer, and when the answer comes. */
const names = new Map<string, { readonly seq: number; readonly name: string }>();
const NAMES = 4096;

/** What a viewer may know to have happened. Grows with the match. */
export class SeenEvents {
  readonly #viewer: Viewer;
  readonly #game: Sight;
  /** How many of the match's events have been followed, and the last of them. */
  #followed = 0;
  #last: GameEvent | undefined;
  #seen: GameEvent[] = [];
  #isAtRest = false;

  constructor(viewer: Viewer, game: Sight) {
    this.#viewer = viewer;
    this.#game = game;
  }

  get count(): number {
    return this.#seen.length;
  }

  /** Nobody looks for a while: what was seen is found again among the match's events, as long as these stay as they are. */
  rest(): void {
    this.#isAtRest = true;
    this.#seen = [];
    this.#last = undefined;
  }

  wake(events: readonly GameEvent[]): void {
    if (!this.#isAtRest) return;
    this.#isAtRest = false;
    const known = events.slice(0, this.#followed);
    this.#followed = 0;
    this.#add(known);
  }

  /**
   * Adds what is new. Returns how many were known before; or that it is another past, when the match has gone back and this viewer had seen
   * something of what is gone.
   */
  follow(events: readonly GameEvent[]): number | 'another past' {
    if (this.#followed > 0 && events[this.#followed - 1] !== this.#last) return this.#followAnew(events);
    const known = this.#seen.length;
    this.#add(events);
    return known;
  }

  #add(events: readonly GameEvent[]): void {
    for (let i = this.#followed; i < events.length; i++) {
      const event = events[i];
      if (event !== undefined && mayKnow(event, this.#viewer)) this.#seen.push(event);
    }
    this.#followed = events.length;
    this.#last = events.at(-1);
  }

  /** Rules that ran again have told everything again; whoever is told the same as before need not hear of it. */
  #followAnew(events: readonly GameEvent[]): number | 'another past' {
    const before = this.views(0);
    this.#followed = 0;
    this.#seen = [];
    this.#add(events);
    const isSame = same(before, this.views(0).slice(0, before.length));
    return isSame ? before.length : 'another past';
  }

  /** What the viewer is told, from one of its events on, with what each changed in the view, as the entries of a list in JSON. */
  texts(from: number, shared: EventTexts, changes: ReadonlyMap<GameEvent, string>): string {
    let texts = '';
    for (let n = from; n < this.#seen.length; n++) {
      const event = this.#seen[n];
      if (event === undefined) continue;
      const phase = JSON.stringify(phaseSeenBy(this.#game, event.phase, this.#viewer));
      const change = changes.get(event);
      const view = change === undefined ? '' : `"view":${change},`;
      texts += `${n === from ? '' : ','}{"n":${n},"phase":${phase},${view}${restOf(event, shared)}`;
    }
    return texts;
  }

  /** What the viewer is told, from one of its events on. */
  views(from: number): SentEvent[] {
    const views: SentEvent[] = [];
    for (let n = from; n < this.#seen.length; n++) {
      const event = this.#seen[n];
      if (event === undefined) continue;
      const phase = phaseSeenBy(this.#game, event.phase, this.#viewer);
      views.push({ n, phase, ...nameless(event) });
    }
    return views;
  }
}

/** The texts of events that several viewers are told at the same moment; they differ in nothing but their number and the name of their phase. */
export type EventTexts = Map<GameEvent, string>;

function restOf(event: GameEvent, texts: EventTexts): string {
  let text = texts.get(event);
  if (text === undefined) {
    text = JSON.stringify(nameless(event)).slice(1);
    texts.set(event, text);
  }
  return text;
}

/** Without its position, which would count what others have answered out of sight, and without its phase, which not everybody knows by the same name. */
function nameless({ kind, rule, details }: GameEvent): Omit<SentEvent, 'n' | 'phase'> {
  return rule === undefined ? { kind, details } : { kind, rule, details };
}
