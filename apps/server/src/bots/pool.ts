import { Worker } from 'node:worker_threads';
import type { AnyTask, Thinkers, ThoughtOn } from './thinking.ts';

type Reply = { readonly thought: unknown } | { readonly error: string };

/** From TypeScript by way of a starter; built, it lies beside us. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('../../bin/bot-worker.mjs', import.meta.url)
  : new URL('./bot-worker.js', import.meta.url);

/** Far longer than the slowest bot thinks, in milliseconds; less than nodes wait for bots in other processes. */
const PATIENCE = 50_000;

interface Job {
  readonly task: AnyTask;
  resolve(thought: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  /** What it thinks about now. */
  job: Job | null;
  limit?: ReturnType<typeof setTimeout>;
}

/** Threads that think, one thing at a time each. One that fails or never ends is replaced; whoever waited for it is told. */
export class ThreadPool implements Thinkers {
  readonly #most: number;
  readonly #patience: number;
  readonly #program: URL;
  readonly #threads = new Set<Thread>();
  #queue: Job[] = [];
  #closed = false;

  constructor(threads: number, { patience = PATIENCE, program = PROGRAM } = {}) {
    this.#most = threads;
    this.#patience = patience;
    this.#program = program;
  }

  think<T extends AnyTask>(task: T): Promise<ThoughtOn<T>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(stopped());
      // The worker's reply to a task is what that task asks for.
      this.#queue.push({ task, resolve: resolve as (thought: unknown) => void, reject });
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(stopped());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, stopped())));
  }

  /** Gives what waits to threads that have nothing to do. They are started when they are first needed: many servers never have a bot. */
  #handOut(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const thread = [...this.#threads].find(({ job }) => job === null) ?? this.#start();
      const job = thread === null ? undefined : this.#queue.shift();
      if (thread === null || job === undefined) return;
      thread.job = job;
      thread.limit = setTimeout(() => void this.#end(thread, tooLong(this.#patience)), this.#patience).unref();
      thread.worker.postMessage(job.task);
    }
  }

  #start(): Thread | null {
    if (this.#threads.size >= this.#most) return null;
    const thread: Thread = { worker: new Worker(this.#program), job: null };
    thread.worker.on('message', (reply: Reply) => this.#hear(thread, reply));
    thread.worker.on('error', (error) => void this.#end(thread, error));
    thread.worker.on('exit', (code) => void this.#end(thread, new Error(`A thread for bots ended with ${code}.`)));
    thread.worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #hear(thread: Thread, reply: Reply): void {
    const { job } = thread;
    clearTimeout(thread.limit);
    thread.job = null;
    if ('error' in reply) job?.reject(new Error(reply.error));
    else job?.resolve(reply.thought);
    this.#handOut();
  }

  /** The next task gets a new one. */
  async #end(thread: Thread, why: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.limit);
    thread.job?.reject(why);
    this.#handOut();
    await thread.worker.terminate();
  }
}

function stopped(): Error {
  return new Error('The server stops.');
}

function tooLong(patience: number): Error {
  return new Error(`A bot thought for more than ${patience / 1000} seconds.`);
}
