import type { Wish as BotWish } from '@dreadhouse/engine';
import type { FromClient, FromServer, Phrase, Proposal, Refusal, Screen, Spoken } from '@dreadhouse/protocol';
import type { BotLevel } from '../contract/table.ts';
import { inPace } from '../kit/basics/in-pace.ts';
import { newId } from '../store/games.ts';
import { socketAddress } from './api.ts';
import { forgetMessages, keepMessage, keptMessages } from './kept-messages.ts';
import { Line, type LineState } from './line.ts';
import { Outbox } from './outbox.ts';
import { ScreenHistory, type ScreenMessage } from './screen-history.ts';
import type { Ticket } from './tickets.ts';

/** A command as it is wished for; it gets its id here. */
type Wish = FromClient extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

export interface SessionState {
  readonly line: LineState;
  /** Why the line is refused. */
  readonly why: Refusal | null;
  readonly screen: Screen | null;
  readonly chat: readonly Spoken[];
  /** An answer is on its way: handed to the line, or kept until there is one again. */
  readonly sending: 'sent' | 'kept' | null;
}

/** In milliseconds; by then what was missed would have come. */
const NOTHING_NEW = 200;

/** What became of something that was asked for. */
export type Outcome = Extract<FromServer, { t: 'done' }>;

/** Somebody's place at an online table: what they see, and what they send. */
export class Session {
  readonly match: string;
  readonly ticket: Pick<Ticket, 'seat' | 'token'> | null;
  readonly history = new ScreenHistory();
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (outcome: Outcome) => void>();
  #line: Line | null = null;
  #chat: readonly Spoken[] = [];
  #why: Refusal | null = null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  #ahead = 0;
  #closed = false;
  /** Whether what comes is kept for the next time. */
  #keeping = true;
  /** What was kept from last time is shown only when the server has said what is new. */
  #caughtUp = false;
  #state: SessionState = { line: 'connecting', why: null, screen: null, chat: [], sending: null };
  /** An answer was not taken. */
  onRefused: (outcome: Extract<Outcome, { ok: false }>) => void = () => {};

  constructor(match: string, ticket: Ticket | null) {
    this.match = match;
    this.ticket = ticket;
    this.#outbox = new Outbox(match);
    void this.#start();
  }

  state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The question that is being answered, if any: it is not asked again meanwhile. */
  get answering(): string | null {
    return this.#outbox.waiting?.ask ?? null;
  }

  /** A moment by the server's clock, by ours. */
  hereAndNow(at: number): number {
    return at - this.#ahead;
  }

  /** A moment by our clock, by the server's. */
  thereAndThen(at: number): number {
    return at + this.#ahead;
  }

  answer(ask: string, option: string): void {
    this.#outbox.put({ t: 'answer', id: newId(), ask, option });
    this.#sendWaiting();
    this.#publish();
  }

  undo(): Promise<Outcome> {
    return this.#command({ t: 'undo' });
  }

  propose(what: Proposal['what'], seat?: number): Promise<Outcome> {
    return this.#command({ t: 'propose', what, ...(seat === undefined ? {} : { seat }) });
  }

  /** A yes or no to the proposal that was read, whatever the table is asked by the time it arrives. */
  consent(proposal: string, yes: boolean): Promise<Outcome> {
    return this.#command({ t: 'consent', proposal, yes });
  }

  say(to: Spoken['to'], text: string): Promise<Outcome> {
    return this.#command({ t: 'say', to, text });
  }

  sayPhrase(to: Spoken['to'], phrase: Phrase): Promise<Outcome> {
    return this.#command({ t: 'phrase', to, phrase });
  }

  letBot(seat: number, level: BotLevel | null): Promise<Outcome> {
    return this.#command({ t: 'bot', seat, level });
  }

  /** Tells a bot on one's side what to do, or (null) takes that back. */
  tell(seat: number, wish: BotWish | null): Promise<Outcome> {
    return this.#command({ t: 'tell', seat, wish });
  }

  /** The whole match is there: what was kept of it to look back at is not needed any more. */
  forgetHistory(): void {
    this.#keeping = false;
    void forgetMessages(this.#matchAndViewer);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
    this.#listeners.clear();
  }

  get #matchAndViewer(): string {
    return `${this.match} ${this.ticket?.seat ?? 'watching'}`;
  }

  async #start(): Promise<void> {
    for (const message of await keptMessages(this.#matchAndViewer)) this.history.add(message);
    if (this.#closed) return;
    this.#line = new Line({
      address: socketAddress(this.match),
      hello: () => ({
        ...(this.ticket?.token ? { token: this.ticket.token } : {}),
        ...(this.history.frame === '' ? {} : { last: this.history.frame }),
      }),
      hear: (message) => this.#hear(message),
      changed: (state, why) => {
        this.#why = why;
        if (state === 'lost') this.#giveUp();
        this.#publish();
      },
    });
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') this.#greet(message.now);
    if (message.t === 'snapshot' || message.t === 'update') this.#show(message);
    if (message.t === 'chat') this.#listen([message.said]);
    if (message.t === 'done') this.#acknowledge(message);
    // What others do may come in any number; what was asked for is waited for.
    if (message.t === 'update' || message.t === 'chat') this.#publishInPace();
    else this.#publish();
  }

  #greet(now: number): void {
    this.#ahead = now - Date.now();
    this.#sendWaiting();
    // Whoever has missed nothing is sent nothing.
    setTimeout(() => this.#catchUp(), NOTHING_NEW);
  }

  #catchUp(): void {
    if (this.#caughtUp || this.#closed) return;
    this.#caughtUp = true;
    this.#publish();
  }

  #show(message: ScreenMessage): void {
    if (!this.history.add(message)) {
      this.history.expectSnapshot();
      return this.#line?.reopen();
    }
    this.#caughtUp = true;
    if (message.t === 'snapshot') this.#listen(message.chat);
    if (this.#keeping) void keepMessage(this.#matchAndViewer, message);
  }

  #listen(said: readonly Spoken[]): void {
    const known = new Set(this.#chat.map(({ id }) => id));
    const news = said.filter(({ id }) => !known.has(id));
    if (news.length > 0) this.#chat = [...this.#chat, ...news].sort((a, b) => a.at - b.at);
  }

  /** The server has said what became of a command. */
  #acknowledge(outcome: Outcome): void {
    this.#waiting.get(outcome.id)?.(outcome);
    this.#waiting.delete(outcome.id);
    if (!outcome.ok && outcome.why === 'unavailable' && this.#outbox.waiting?.id === outcome.id) {
      setTimeout(() => this.#sendWaiting(), 1000);
      return;
    }
    const answer = this.#outbox.remove(outcome.id);
    if (answer !== null && !outcome.ok) this.onRefused(outcome);
  }

  #sendWaiting(): void {
    const { waiting } = this.#outbox;
    if (waiting !== null && this.ticket?.token) this.#line?.send(waiting);
  }

  /** Something that is not worth keeping: if the line is lost, it is wished for again. */
  #command(wish: Wish): Promise<Outcome> {
    const id = newId();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      const sent = this.#line?.send({ ...wish, id } as FromClient) ?? false;
      if (!sent) this.#acknowledge({ t: 'done', id, ok: false, why: 'unavailable' });
    });
  }

  /** Nobody will say any more what became of what was sent. The answer in the outbox is asked about again. */
  #giveUp(): void {
    for (const [id, resolve] of this.#waiting) resolve({ t: 'done', id, ok: false, why: 'unavailable' });
    this.#waiting.clear();
  }

  readonly #publishInPace = inPace(() => !this.#closed && this.#publish());

  #publish(): void {
    const line = this.#line?.state ?? 'connecting';
    const { waiting } = this.#outbox;
    const sending = waiting === null ? null : line === 'open' ? 'sent' : 'kept';
    this.#state = {
      line,
      why: this.#why,
      screen: this.#caughtUp ? this.history.screen : null,
      chat: this.#chat,
      sending,
    };
    for (const listener of this.#listeners) listener();
  }
}
