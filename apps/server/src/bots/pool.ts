import { Worker } from 'node:worker_threads';
import type { AnyTask, Thinkers, ThoughtOn } from './thinking.ts';

type Reply = { readonly id: number } & ({ readonly thought: unknown } | { readonly error: string });

/** From TypeScript by way of a starter; built, it lies beside us. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('../../bin/bot-worker.mjs', import.meta.url)
  : new URL('./bot-worker.js', import.meta.url);

/** Threads that take turns. */
export class ThreadPool implements Thinkers {
  readonly #threads: number;
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<number, { resolve(thought: unknown): void; reject(error: Error): void }>();
  #asked = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  think<T extends AnyTask>(task: T): Promise<ThoughtOn<T>> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      // The worker's reply to a task is what that task asks for.
      this.#waiting.set(id, { resolve: resolve as (thought: unknown) => void, reject });
      this.#worker(id % this.#threads).postMessage({ id, task });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker?.terminate()));
  }

  /** Started when it is first needed: many servers never have a bot. */
  #worker(n: number): Worker {
    let worker = this.#workers[n];
    if (worker === undefined) {
      worker = this.#start();
      this.#workers[n] = worker;
    }
    return worker;
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM);
    worker.on('message', (reply: Reply) => {
      const asker = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) asker?.reject(new Error(reply.error));
      else asker?.resolve(reply.thought);
    });
    worker.unref();
    return worker;
  }
}
