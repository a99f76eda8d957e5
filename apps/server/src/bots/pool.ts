import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { keptOf, type Subject, type Task, ThinkerDied, type Thinkers, type Thought, type Wanted } from './thinking.ts';

export type Reply = { readonly thought: Thought } | { readonly error: string };

/** From TypeScript by way of a starter; built, it lies beside us: all that is built lies in one folder. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('../../bin/bot-worker.mjs', import.meta.url)
  : new URL('./bot-worker.js', import.meta.url);

/** Far longer than the slowest bot thinks, in milliseconds; less than nodes wait for bots on other machines. */
const PATIENCE = 50_000;
/** Far more than any bot needs, in megabytes. */
const MEMORY = 512;

/** So many answers of bots come before odds and advice, and then one of these. */
const IN_A_ROW = 4;

interface Job {
  readonly task: Task;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

interface Thinker {
  readonly process: ChildProcess;
  readonly gone: Promise<void>;
  /** What it thinks about now. */
  job: Job | null;
  limit?: ReturnType<typeof setTimeout>;
}

/**
 * Processes that think, one thing at a time each, with so much time and memory and no more. One that fails, dies or never ends is replaced;
 * whoever waited for it is told. In threads of this process it would not do: one that runs out of memory takes everybody along.
 */
export class ThinkerPool implements Thinkers {
  readonly #most: number;
  readonly #patience: number;
  readonly #memory: number;
  readonly #program: URL;
  readonly #thinkers = new Set<Thinker>();
  #queue: Job[] = [];
  /** How many answers of bots have been thought about since it was the turn of anything else. */
  #inARow = 0;
  #closed = false;

  constructor(processes: number, { patience = PATIENCE, memory = MEMORY, program = PROGRAM } = {}) {
    this.#most = processes;
    this.#patience = patience;
    this.#memory = memory;
    this.#program = program;
  }

  async think<W extends Wanted>(about: Subject, wanted: W): Promise<Thought<W>> {
    const { id, match } = about;
    if (match === null) throw new Error(`Match ${id} has not begun.`);
    const company = wanted.what === 'answer' ? { company: about.companyOf(wanted.seat) } : {};
    // The reply to a task is what that task asks for.
    return (await this.do({ kept: keptOf(match), wanted, ...company })) as Thought<W>;
  }

  do(task: Task): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(stopped());
      this.#queue.push({ task, resolve, reject });
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(stopped());
    await Promise.all([...this.#thinkers].map((thinker) => this.#end(thinker, stopped())));
  }

  /** Gives what waits to those who have nothing to do. They are started when they are first needed: many servers never have a bot. */
  #handOut(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const thinker = [...this.#thinkers].find(({ job }) => job === null) ?? this.#start();
      const job = thinker === null ? undefined : this.#next();
      if (thinker === null || job === undefined) return;
      thinker.job = job;
      thinker.limit = setTimeout(() => void this.#end(thinker, tooLong(this.#patience)), this.#patience).unref();
      thinker.process.send(job.task);
    }
  }

  /**
   * A whole table waits for a bot's answer; for odds and advice somebody waits who can do without. After so many answers it is their turn all
   * the same: bots may go on for ever.
   */
  #next(): Job | undefined {
    const isAnswer = ({ task }: Job): boolean => task.wanted.what === 'answer';
    const wanted = this.#inARow < IN_A_ROW;
    const found = this.#queue.findIndex((job) => isAnswer(job) === wanted);
    const [job] = this.#queue.splice(Math.max(0, found), 1);
    this.#inARow = job !== undefined && isAnswer(job) ? this.#inARow + 1 : 0;
    return job;
  }

  #start(): Thinker | null {
    if (this.#thinkers.size >= this.#most) return null;
    const child = fork(fileURLToPath(this.#program), {
      execArgv: [`--max-old-space-size=${this.#memory}`],
      env: {}, // it needs none of our secrets
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const thinker: Thinker = { process: child, gone, job: null };
    child.on('message', (reply: Reply) => this.#hear(thinker, reply));
    child.on('error', (error) => void this.#end(thinker, new ThinkerDied(error.message)));
    child.on('exit', (code, signal) => void this.#end(thinker, died(code, signal)));
    // Nobody need wait for it before the server ends.
    child.unref();
    child.channel?.unref();
    this.#thinkers.add(thinker);
    return thinker;
  }

  #hear(thinker: Thinker, reply: Reply): void {
    const { job } = thinker;
    clearTimeout(thinker.limit);
    thinker.job = null;
    if ('error' in reply) job?.reject(new Error(reply.error));
    else job?.resolve(reply.thought);
    this.#handOut();
  }

  /** The next task gets a new one. */
  async #end(thinker: Thinker, why: Error): Promise<void> {
    if (!this.#thinkers.delete(thinker)) return;
    clearTimeout(thinker.limit);
    thinker.job?.reject(why);
    this.#handOut();
    thinker.process.kill('SIGKILL');
    await thinker.gone;
  }
}

function stopped(): Error {
  return new Error('The server stops.');
}

function died(code: number | null, signal: string | null): ThinkerDied {
  return new ThinkerDied(`A process for bots ended with ${signal ?? code}.`);
}

function tooLong(patience: number): ThinkerDied {
  return new ThinkerDied(`A bot thought for more than ${patience / 1000} seconds.`);
}
