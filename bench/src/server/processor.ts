import { readdirSync, readFileSync } from 'node:fs';

/** What a process, its threads and its children have had of the processors, and how long they wanted one that others had; in microseconds. */
interface Share {
  readonly used: number;
  readonly waited: number;
}

/** What `/proc/<pid>/stat` counts in. */
const TICK = 10_000;

/** As Linux has counted it so far: unlike the time on the wall, it is the same beside other work. */
export function shareOf(pid: number): Share {
  const threads = threadsOf(pid).map((thread) => readIfThere(`/proc/${pid}/task/${thread}/schedstat`));
  const own = threads.map((text) => text.split(' ').map(Number));
  const parts = childrenOf(pid).map(shareOf);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    used: sum(own.map(([used = 0]) => used / 1000)) + sum(parts.map(({ used }) => used)) + usedByTheDead(pid),
    waited: sum(own.map(([, waited = 0]) => waited / 1000)) + sum(parts.map(({ waited }) => waited)),
  };
}

export function between(before: Share, after: Share): Share {
  return { used: after.used - before.used, waited: after.waited - before.waited };
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function childrenOf(pid: number): number[] {
  const ids = readIfThere(`/proc/${pid}/task/${pid}/children`).trim();
  return ids === '' ? [] : ids.split(' ').map(Number);
}

/** Children that have ended and were waited for, with theirs. */
function usedByTheDead(pid: number): number {
  const text = readIfThere(`/proc/${pid}/stat`);
  const stat = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(stat[DEAD_USER] ?? 0) + Number(stat[DEAD_SYSTEM] ?? 0)) * TICK;
}

/** Places in `/proc/<pid>/stat` after the name, which may hold spaces: see proc(5). */
const DEAD_USER = 13;
const DEAD_SYSTEM = 14;

/** A process or a thread may end while it is being looked at. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
