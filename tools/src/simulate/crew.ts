import { Worker } from 'node:worker_threads';
import type { GameSource } from '../games.ts';
import type { Order, Report, WorkerSettings } from './messages.ts';
import type { Plan } from './play-game.ts';

const ENTRY = new URL('../../bin/worker.mjs', import.meta.url);
const MOST_AT_ONCE = 16;
const START_SECONDS = 60;

interface CrewSettings {
  readonly workers: number;
  /** How long a game may stand still before its worker is given up. */
  readonly patienceSeconds: number;
}

export type Result = Exclude<Report, { ready: true }>;

interface Hand {
  readonly worker: Worker;
  readonly pulse: Int32Array;
  ready: boolean;
  /** The games that it has yet to report, the current one first. */
  todo: number[];
  lastPulse: number;
  lastPulseAt: number;
}

/** A series of games that is being played. */
interface Task {
  readonly plan: Plan;
  readonly onResult: (result: Result) => void;
  readonly done: (error?: Error) => void;
  next: number;
  missing: number;
}

/** Worker threads that share out the games of a series. Which of them plays which game makes no difference to the game. */
export class Crew {
  readonly #game: GameSource;
  readonly #settings: CrewSettings;
  readonly #hands = new Set<Hand>();
  #task: Task | null = null;

  constructor(game: GameSource, settings: CrewSettings) {
    this.#game = game;
    this.#settings = settings;
  }

  /** Plays one series, and lets everybody go. */
  async playOnce(plan: Plan, onResult: (result: Result) => void): Promise<void> {
    await this.play(plan, onResult).finally(() => this.leave());
  }

  /** Resolves when every game of the series has been reported once. The workers stay, for the next one. */
  async play(plan: Plan, onResult: (result: Result) => void): Promise<void> {
    const { workers, patienceSeconds } = this.#settings;
    const finished = new Promise<void>((resolve, reject) => {
      const done = (error?: Error): void => (error === undefined ? resolve() : reject(error));
      this.#task = { plan, onResult, done, next: plan.from, missing: plan.games };
    });
    const watch = setInterval(() => this.#dropHung(), Math.min(1000, patienceSeconds * 250));
    for (const hand of this.#hands) this.#giveMore(hand);
    while (this.#hands.size < Math.min(workers, plan.games)) this.#hire([]);
    await finished.finally(() => {
      clearInterval(watch);
      this.#task = null;
    });
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#hands].map((hand) => this.#dismiss(hand)));
  }

  #hire(todo: number[]): void {
    const pulse = new SharedArrayBuffer(4);
    const workerData: WorkerSettings = { game: this.#game, pulse };
    const worker = new Worker(ENTRY, { workerData });
    const hand = { worker, pulse: new Int32Array(pulse), ready: false, todo, lastPulse: 0, lastPulseAt: Date.now() };
    this.#hands.add(hand);
    worker.on('message', (report: Report) => this.#hear(hand, report));
    worker.on('error', (error: Error) => this.#lose(hand, `The worker died: ${error.message}`));
    worker.on('exit', () => this.#lose(hand, 'The worker ended'));
  }

  #hear(hand: Hand, report: Report): void {
    if (!this.#hands.has(hand)) return; // given up, and yet it moved
    if ('ready' in report) hand.ready = true;
    else {
      hand.todo.shift();
      this.#book(report);
    }
    if ('ready' in report && hand.todo.length > 0) this.#order(hand);
    else if (hand.todo.length === 0) this.#giveMore(hand);
  }

  #book(result: Result): void {
    const task = this.#task;
    if (task === null) return;
    task.onResult(result);
    task.missing -= 1;
    if (task.missing === 0) task.done();
  }

  #giveMore(hand: Hand): void {
    const task = this.#task;
    if (task === null) return;
    const { from, games } = task.plan;
    const fair = Math.ceil(games / (4 * this.#settings.workers));
    const end = Math.min(task.next + Math.min(fair, MOST_AT_ONCE), from + games);
    while (task.next < end) hand.todo.push(task.next++);
    if (hand.todo.length > 0) this.#order(hand);
  }

  /** Whoever is not ready yet is told what to do once they are, and only then: told twice, they would play it twice. */
  #order(hand: Hand): void {
    if (this.#task === null || !hand.ready) return;
    const order: Order = { plan: this.#task.plan, games: hand.todo };
    hand.lastPulseAt = Date.now();
    hand.worker.postMessage(order);
  }

  #dropHung(): void {
    const now = Date.now();
    for (const hand of this.#hands) {
      const pulse = Atomics.load(hand.pulse, 0);
      if (pulse !== hand.lastPulse) {
        hand.lastPulse = pulse;
        hand.lastPulseAt = now;
        continue;
      }
      const limit = hand.ready ? this.#settings.patienceSeconds : START_SECONDS;
      const isIdle = hand.ready && hand.todo.length === 0;
      if (!isIdle && now - hand.lastPulseAt > limit * 1000) this.#lose(hand, `Hangs: no decision for ${limit} seconds`);
    }
  }

  /** Blames the game that the worker was playing, and lets a new worker go on with the rest. */
  #lose(hand: Hand, error: string): void {
    if (!this.#hands.has(hand)) return;
    void this.#dismiss(hand);
    const n = hand.todo.shift();
    if (!hand.ready || n === undefined) return this.#task?.done(new Error(`No game could be played. ${error}`));
    this.#book({ n, error, touched: [] });
    if (this.#task !== null && this.#task.missing > 0) this.#hire(hand.todo);
  }

  #dismiss(hand: Hand): Promise<number> {
    this.#hands.delete(hand);
    return hand.worker.terminate();
  }
}
