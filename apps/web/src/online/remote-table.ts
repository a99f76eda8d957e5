import { type Advice, type AnyGame, type Applied, load, type Match, type Odds, REFUSALS } from '@dreadhouse/engine';
import type { OddsOf, Question, Screen } from '@dreadhouse/protocol';
import type { Mate } from '../contract/mates.ts';
import type {
  Adviser,
  Analyst,
  Branching,
  History,
  LastTime,
  Moment,
  Play,
  SeatInfo,
  Table,
  TableState,
  WholeMatch,
} from '../contract/table.ts';
import { onSettings } from '../settings/settings.ts';
import { keepGame, newId } from '../store/games.ts';
import { MatchAnalyst } from '../table/match-analyst.ts';
import { MatchHistory } from '../table/match-history.ts';
import { momentOf } from '../table/moment.ts';
import { Past } from '../table/past.ts';
import { ApiTrouble, hintsAt, matchFile, oddsAt } from './api.ts';
import { branchOf } from './keep-branch.ts';
import { RemoteMates } from './remote-mates.ts';
import type { PastScreen, ScreenHistory } from './screen-history.ts';
import { seatInfo } from './seat-names.ts';
import type { Outcome, Session } from './session.ts';
import { keepTicket, type Ticket, ticketFor } from './tickets.ts';

/** The whole match, once it is over and nothing is secret any more. */
interface Revealed {
  readonly match: Match<unknown>;
  readonly history: History;
  readonly analyst: Analyst | null;
}

const NO_MATES: readonly Mate[] = [];

/** Why the server will never hand a match out. */
const SEALED: readonly string[] = ['unplayable', 'given-up'];

/** A match that the server holds: only what this viewer may see is here. */
export class RemoteTable implements Table, Play, Branching, WholeMatch {
  readonly id: string;
  readonly lastTime: LastTime;
  readonly session: Session;
  readonly #game: AnyGame;
  readonly #ticket: Ticket;
  readonly #listeners = new Set<() => void>();
  readonly #answered = new Map<number, string>();
  readonly #moments = new WeakMap<PastScreen, Moment>();
  readonly #stop: readonly (() => void)[];
  #revealed: Revealed | null = null;
  /** The match as it came after the end, also when these rules cannot read it. */
  #file: string | null = null;
  #trouble: string | null = null;
  #revealing = false;
  /** What the server told of the answers to a question. */
  #odds: OddsOf | null = null;
  /** It cannot be read here: then there is the end, but no looking behind it. */
  #sealed = false;
  #state: TableState;
  /** An answer was not taken, and why. */
  onRefused: (applied: Extract<Applied, { ok: false }>) => void = () => {};
  /** An answer was not taken for a reason that is none of the game's. */
  onTrouble: (why: string) => void = () => {};

  constructor(game: AnyGame, session: Session, ticket: Ticket, hints: boolean) {
    this.adviser = hints ? { advice: () => this.#advice() } : null;
    const { token } = ticket;
    this.mates =
      token === null
        ? null
        : new RemoteMates({
            ...{ session, token },
            changed: () => this.#publish(),
            // Somebody has taken the bot's seat.
            refused: (why) => this.onTrouble(why === 'not-your-seat' ? 'no-side' : why),
          });
    this.id = session.match;
    this.#game = game;
    this.session = session;
    this.#ticket = ticket;
    const { end } = session.history;
    const seen = ticket.seen ?? end;
    this.lastTime = { played: ticket.played, seen: seen < end ? seen : Number.POSITIVE_INFINITY };
    this.#state = this.#currentState();
    session.onRefused = (outcome) => {
      const applied = refusalOf(outcome);
      if (applied === null) this.onTrouble(outcome.why);
      else this.#refused(applied);
    };
    this.#stop = [session.subscribe(() => this.#changed()), onSettings(() => this.#publish())];
    this.#changed();
  }

  get game(): string {
    return this.#game.id;
  }

  get options(): unknown {
    return this.#ticket.options;
  }

  /** This page has no match to think about: the server does, where the table allows hints. */
  readonly adviser: Adviser | null;
  readonly handingOver = null;
  readonly play = this;
  /** Null for those who only watch. */
  readonly mates: RemoteMates | null;

  get history(): History {
    return this.#revealed?.history ?? this.#seenHistory;
  }

  /** Of the whole match, once it is here. */
  get analyst(): Analyst | null {
    return this.#revealed?.analyst ?? null;
  }

  get branching(): Branching | null {
    return this.#revealed === null ? null : this;
  }

  get whole(): WholeMatch | null {
    return this.#file === null ? null : this;
  }

  get promise(): Table['promise'] {
    const { commitment, nonce, seat, imported } = this.#ticket;
    return imported === true ? undefined : { commitment, nonce, seat };
  }

  state(): TableState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(option: string): Applied {
    const { decision, position } = this.#state.now;
    const question = this.#screen.question;
    if (decision === null || question === null) return { ok: false, why: 'not-your-decision' };
    const chosen = decision.options.find(({ id }) => id === option);
    if (chosen === undefined) return { ok: false, why: 'no-such-option' };
    if (chosen.blocked !== undefined) return { ok: false, why: 'blocked', reason: chosen.blocked };
    this.#trouble = null;
    this.#answered.set(position, option);
    this.session.answer(question.ask, option);
    return { ok: true };
  }

  undo(): boolean {
    if (!this.#state.canUndo) return false;
    void this.session.undo().then((outcome) => {
      if (!outcome.ok) this.onTrouble(outcome.why);
    });
    return true;
  }

  /** Until the server has told whether something new would come out, better ask once too often. */
  isBinding(option: string): boolean {
    const known = this.#odds?.ask === this.#screen.question?.ask ? this.#odds?.options[option] : undefined;
    return known?.binding ?? true;
  }

  /** The server works them out in worlds that this seat could be in; it alone has any. */
  async odds(show: (odds: Odds) => void): Promise<void> {
    const { seat, token } = this.#ticket;
    const { question } = this.#screen;
    if (seat === null || token === null || question === null) return;
    const { ask, options } = await oddsAt(this.id, token);
    if (ask !== question.ask) return;
    this.#odds = { ask, options };
    show(options);
  }

  async #advice(): Promise<readonly Advice[]> {
    const { token } = this.#ticket;
    if (token === null) return [];
    const { ask, advice } = await hintsAt(this.id, token);
    // It was about another question, if somebody else's answer came first.
    return ask === this.#screen.question?.ask ? advice : [];
  }

  saw(position: number): void {
    if (this.#ticket.token === null) return; // nobody keeps a seat for those who only watch
    const { look, over } = this.#glimpse();
    const ticket = ticketFor(this.id) ?? this.#ticket;
    if ((ticket.seen ?? -1) >= position && ticket.over === over) return;
    keepTicket({ ...ticket, seen: position, played: Date.now(), over, look });
  }

  async branch(position: number): Promise<string> {
    if (this.#revealed === null) throw new Error('A match under way cannot be gone on with elsewhere.');
    const kept = branchOf(this.#revealed.match, position, this.#seats(), newId(), Date.now());
    await keepGame(kept);
    return kept.id;
  }

  /** The whole match, once it is over. */
  file(): string {
    if (this.#file === null) throw new Error('A match under way is not given away.');
    return this.#file;
  }

  close(): void {
    for (const stop of this.#stop) stop();
    this.#listeners.clear();
  }

  /** What was seen of it while it was under way. */
  readonly #seenHistory: History = {
    start: 0,
    visiblePositions: () => undefined,
    at: (position) => {
      const past = this.#screens.at(position);
      return past === null ? this.#state.now : this.#momentOf(past, Math.min(position, this.#screens.end));
    },
    seenBy: () => null,
    chosen: (position) => this.#answered.get(position) ?? null,
  };

  #historyOf(match: Match<unknown>): Revealed {
    const history = new MatchHistory(match, new Past(match), () => this.#state.now);
    const { seat } = this.#ticket;
    return { match, history, analyst: seat === null ? null : new MatchAnalyst(match, seat, history.start) };
  }

  get #screens(): ScreenHistory {
    return this.session.history;
  }

  get #present(): PastScreen {
    const present = this.#screens.at(this.#screens.end);
    if (present === null) throw new Error('Nothing has been shown yet.');
    return present;
  }

  get #screen(): Screen {
    return this.#present.screen;
  }

  /** What a rule failed at stands on the table; anything else is said in passing. */
  #refused(applied: Extract<Applied, { ok: false }>): void {
    if (applied.why !== 'rule-failed') return this.onRefused(applied);
    this.#trouble = applied.reason ?? '';
    this.#publish();
  }

  #changed(): void {
    const { status, givenUp } = this.#screen;
    // What was given up keeps its secrets.
    if (status === 'over' && givenUp !== true && this.#revealed === null && !this.#sealed) void this.#reveal();
    this.#publish();
  }

  /** Nothing is secret any more: from here on the match itself is looked at. */
  async #reveal(): Promise<void> {
    if (this.#revealing) return;
    this.#revealing = true;
    try {
      const file = await matchFile(this.id);
      const loaded = load(this.#game, file, { whole: true });
      this.#file = file;
      if (loaded.ok) this.#revealed = this.#historyOf(loaded.match);
      else this.#sealed = true;
      this.session.forgetHistory();
    } catch (error) {
      if (error instanceof ApiTrouble && SEALED.includes(error.code)) this.#sealed = true;
      else setTimeout(() => void this.#reveal(), 2000);
    }
    this.#revealing = false;
    this.#publish();
  }

  #publish(): void {
    this.#state = this.#currentState();
    for (const listener of this.#listeners) listener();
  }

  #currentState(): TableState {
    const { screen } = this.#present;
    const now = this.#now();
    const asked = now.waitingFor;
    const bot = asked.length === 1 && screen.seats[asked[0] ?? -1]?.kind === 'bot' ? (asked[0] ?? null) : null;
    return {
      now,
      seats: this.#seats(),
      canUndo: screen.canUndo && this.session.answering === null,
      border: now.position - (screen.canUndo ? 1 : 0),
      handing: null,
      curtain: null,
      thinking: bot,
      trouble: this.#trouble,
      sending: this.session.state().sending,
      mates: this.mates?.seenIn(screen) ?? NO_MATES,
      ...(screen.givenUp === true ? { givenUp: true } : {}),
    };
  }

  /** The present. An answer that is on its way takes the question from the table. */
  #now(): Moment {
    if (this.#revealed !== null) return this.#ending(this.#revealed);
    const present = this.#present;
    const moment = this.#momentOf(present, this.#screens.end);
    if (this.#sealed) return this.#sealedEnd(moment);
    const isAnswered = this.session.answering !== null && this.session.answering === present.screen.question?.ask;
    return isAnswered ? this.#answeredMoment(moment) : moment;
  }

  #shownAnswered: { readonly of: Moment; readonly moment: Moment } | null = null;

  #answeredMoment(of: Moment): Moment {
    if (this.#shownAnswered?.of !== of) this.#shownAnswered = { of, moment: { ...of, decision: null } };
    return this.#shownAnswered.moment;
  }

  #end: Moment | null = null;

  #sealedEnd(last: Moment): Moment {
    this.#end ??= { ...last, outcome: this.#screen.outcome };
    return this.#end;
  }

  #ending({ match }: Revealed): Moment {
    this.#end ??= momentOf(match, this.#screen.viewer);
    return this.#end;
  }

  #momentOf(past: PastScreen, position: number): Moment {
    let moment = this.#moments.get(past);
    if (moment === undefined) {
      moment = momentIn(past, position, this.#screen.status === 'over');
      this.#moments.set(past, moment);
    }
    return moment;
  }

  #seats(): readonly SeatInfo[] {
    return this.#screen.seats.map(seatInfo);
  }

  /** What the shelf shows of it. */
  #glimpse(): { readonly look: unknown; readonly over: boolean } {
    const { view, status } = this.#screen;
    return { look: view, over: status === 'over' };
  }
}

/** The outcome waits until the whole match is there, so that the end screen has everything at once. */
function momentIn({ screen, events, steps }: PastScreen, position: number, revealing: boolean): Moment {
  const { phase, viewer, view, question, waitingFor, outcome } = screen;
  return {
    ...{ position, phase, viewer, view, events, steps, waitingFor },
    decision: question === null ? null : decisionOf(question, position),
    outcome: revealing ? null : outcome,
  };
}

function decisionOf({ kind, rule, about, options }: Question, position: number): Moment['decision'] {
  return { position, kind, rule, ...(about === undefined ? {} : { about }), options };
}

/** What the rules have to say about an answer; null when it was refused for another reason. */
export function refusalOf({ why, reason }: Extract<Outcome, { ok: false }>): Extract<Applied, { ok: false }> | null {
  const known = REFUSALS.find((one) => one === why);
  return known === undefined ? null : { ok: false, why: known, ...(reason === undefined ? {} : { reason }) };
}
