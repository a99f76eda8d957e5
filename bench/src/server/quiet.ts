import { readFileSync } from 'node:fs';
import { between, shareOf } from './processor.ts';

/** What else went on while something was measured. */
interface Disturbance {
  /** How long our processes waited for a processor, all their threads together, as a share of the time that went by. */
  readonly waited: number;
  /** How much of all processors' time others had: other processes, and other machines on the same host. */
  readonly others: number;
}

/** From here on a round was starved: its processes waited, and others had what they waited for. */
const WAITED = 0.05;
const OTHERS = 0.05;
const TRIES = Number(process.env['TRIES'] ?? 3);

function isStarved({ waited, others }: Disturbance): boolean {
  return waited > WAITED && others > OTHERS;
}

export interface Round<T> {
  readonly result: T;
  readonly disturbance: Disturbance;
  /** How many rounds before it were thrown away because they were starved. */
  readonly repeated: number;
}

/** Does it, and again while it is starved, a few times; then the least disturbed round has to do, and says how it was. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<Round<T>> {
  let best: Round<T> | null = null;
  for (let repeated = 0; repeated < TRIES; repeated++) {
    const watch = startWatch();
    const result = await measure();
    const disturbance = watch();
    if (best === null || disturbance.others < best.disturbance.others) best = { result, disturbance, repeated };
    if (!isStarved(disturbance)) return { result, disturbance, repeated };
  }
  return { ...best!, repeated: TRIES - 1 }; // there was at least one
}

/** Watches this process and everything that it has started. */
function startWatch(): () => Disturbance {
  const start = performance.now();
  const before = { ours: shareOf(process.pid), all: processors() };
  return () => {
    const ours = between(before.ours, shareOf(process.pid));
    const all = processors();
    const time = all.time - before.all.time;
    const elapsed = (performance.now() - start) * 1000;
    const others = (all.busy - before.all.busy) / time - ours.used / (elapsed * all.count);
    return { waited: ours.waited / elapsed, others: Math.max(0, others) };
  };
}

/** All processors of the machine, in the kernel's ticks: `/proc/stat`, see proc(5). */
function processors(): { readonly busy: number; readonly time: number; readonly count: number } {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, idle = 0, disk = 0, hard = 0, soft = 0, stolen = 0] = (lines[0] ?? '')
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + hard + soft + stolen;
  return { busy, time: busy + idle + disk, count: lines.filter((line) => /^cpu\d/.test(line)).length };
}

/** For people. */
export function describeRounds(rounds: readonly Round<unknown>[]): string {
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const most = (of: (one: Disturbance) => number): number =>
    Math.max(...rounds.map(({ disturbance }) => of(disturbance)));
  const repeated = rounds.reduce((sum, round) => sum + round.repeated, 0);
  const starved = rounds.filter(({ disturbance }) => isStarved(disturbance)).length;
  return [
    `Others had at most ${percent(most(({ others }) => others))} of the processors during a round that counts;`,
    `our processes waited at most ${percent(most(({ waited }) => waited))} of its time.`,
    `${repeated} starved rounds were repeated; ${starved} of ${rounds.length} that count were starved all the same`,
    `(waiting over ${percent(WAITED)} while others have over ${percent(OTHERS)}).`,
    ...(starved > 0 ? ['Do not compare the times of this run.'] : []),
  ].join(' ');
}
