import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Memory {
  /** On the heap and beside it, after garbage was collected, in bytes. */
  readonly held: number;
  readonly rss: number;
  /** Microseconds of computing so far. */
  readonly cpu: { readonly user: number; readonly system: number };
}

/** A server in a process of its own. */
export class Program {
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Programs lie beside this one, built. */
  static async start(name: string, env: Readonly<Record<string, string>> = {}): Promise<Program> {
    const file = new URL(`./${name}.js`, import.meta.url);
    const child = fork(file, { env: { ...process.env, NODE_ENV: 'production', ...env }, execArgv: ['--expose-gc'] });
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    return new Program(child, address);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async memory(): Promise<Memory> {
    this.#child.send('memory');
    const [memory] = (await once(this.#child, 'message')) as [Memory];
    return memory;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}
