import { Worker } from 'node:worker_threads';

/** How often it is looked whether whoever started us is still there, in milliseconds. */
const LOOK = 1000;

/** In a thread of its own: what never comes to an end hears of nothing, not even that nobody waits for it any more. */
const WATCH = `
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${LOOK});
`;

/** Whoever started this process may be killed at any moment; then it has no reason to go on. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0));
  new Worker(WATCH, { eval: true }).unref();
}
