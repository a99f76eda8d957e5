import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, rounded, table, writeResults } from './kit.ts';
import { type Crowd, crowd } from './server/crowd.ts';
import { type Idle, idleBytes } from './server/idle.ts';
import { Lanes, type Measured, percentile } from './server/load.ts';
import { ours } from './server/play-ours.ts';
import { theirs } from './server/play-theirs.ts';
import { Program } from './server/process.ts';
import { describeRounds, type Round, undisturbed } from './server/quiet.ts';
import type { Side } from './server/table.ts';

/**
 * Our server beside boardgame.io's, playing the same game over sockets: `npm run bench:server`, some minutes. Ours writes every answer to the
 * disk and syncs it before anybody hears of it; theirs keeps everything in memory. Each is a process of its own, both are driven by this one
 * with the same client library and the same moves, in turns. Compare the ratios, never the times.
 *
 * Theirs sends whole states, as it does unless told otherwise; `delta` is the same server with `deltaState`, measured once. The ratio is to the
 * quicker of them.
 */
/** Enough tables to keep either server busy while the disk, the network and everybody else on the machine take their time. */
const LANES = Number(process.env['LANES'] ?? 256);
const FEW = 16;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const IDLE = 200;
const CROWD = 500;

interface Contender {
  readonly side: Side;
  readonly program: Program;
  readonly bytes: number[];
  readonly rounds: Measured[];
  cpuPerMove: number[];
}

async function contender(side: Side, program: string, env: Readonly<Record<string, string>> = {}): Promise<Contender> {
  return { side, program: await Program.start(program, env), bytes: [], rounds: [], cpuPerMove: [] };
}

/** Every round that counts, with what else went on; see `undisturbed`. */
const watched: Round<unknown>[] = [];

async function quietly<T>(measure: () => Promise<T>): Promise<T> {
  const round = await undisturbed(measure);
  watched.push(round);
  return round.result;
}

interface Saturated {
  readonly measured: Measured;
  readonly bytes: readonly number[];
  readonly cpuPerMove: number;
}

/** As much as it can take. */
async function saturated({ side, program }: Contender, seconds: number, tables: number): Promise<Saturated> {
  const bytes: number[] = [];
  const lanes = new Lanes(side, program.address, (size) => bytes.push(size));
  await lanes.open(tables);
  const before = (await program.memory()).cpu;
  const measured = await lanes.saturate(seconds);
  const { cpu } = await program.memory();
  lanes.close();
  const spent = cpu.user + cpu.system - before.user - before.system;
  return { measured, bytes, cpuPerMove: spent / measured.latencies.length };
}

async function saturate(one: Contender, tables = LANES): Promise<void> {
  const { measured, bytes, cpuPerMove } = await quietly(() => saturated(one, SECONDS, tables));
  one.rounds.push(measured);
  one.cpuPerMove.push(cpuPerMove);
  for (const size of bytes) one.bytes.push(size);
}

/** A load that does not wait for those who cannot keep up. */
function offer({ side, program }: Contender, rate: number): Promise<Measured> {
  return quietly(async () => {
    const lanes = new Lanes(side, program.address);
    await lanes.open(LANES);
    const measured = await lanes.offer(rate, SECONDS * 2);
    lanes.close();
    return measured;
  });
}

const perSecond = ({ rounds }: Contender): number => median(rounds.map((round) => round.perSecond));
const tell = (line: string): void => console.log(line);

// A server that dies leaves nothing to wait for; nobody should take silence for a result.
process.on('exit', (code) => code !== 0 && console.error(`The bench ended early (${code}).`));

const dataFolder = (): string => mkdtempSync(join(tmpdir(), 'dreadhouse-bench-'));
const us = await contender(ours, 'ours', { DATA_DIR: dataFolder() });
const them = await contender(theirs, 'theirs');
const delta = await contender(theirs, 'theirs', { DELTA: 'yes' });
const all = [us, them];

for (const one of all) await saturated(one, 10, LANES);
await saturated(delta, 10, FEW);
await saturate(delta, FEW);
for (let round = 0; round < ROUNDS; round++) {
  for (const one of round % 2 === 0 ? all : [...all].reverse()) await saturate(one);
  tell(`round ${round + 1}: ${all.map((one) => Math.round(one.rounds.at(-1)?.perSecond ?? 0)).join(' / ')} answers/s`);
}

const rival = perSecond(them) >= perSecond(delta) ? them : delta;
const rate = perSecond(rival);
const load = { ours: await offer(us, rate), theirs: await offer(rival, rate) };
const third = await offer(us, perSecond(us) / 3);
for (const { program } of [...all, delta]) await program.stop();

async function fresh<T>(program: string, measure: (program: Program) => Promise<T>): Promise<T> {
  const started = await Program.start(program, { DATA_DIR: dataFolder() });
  const result = await measure(started);
  await started.stop();
  return result;
}

// Both at once: bytes do not depend on how busy the machine is, and most of it is waiting.
const [ourIdle, theirIdle] = await Promise.all([
  fresh('ours', (program) => idleBytes(ours, program, IDLE)),
  fresh('theirs', (program) => idleBytes(theirs, program, IDLE)),
]);
const idle: Record<string, Idle> = { ours: ourIdle, theirs: theirIdle };
const crowds: Record<string, Crowd> = {
  ours: await fresh('ours', (program) => crowd(ours, program, CROWD)),
  theirs: await fresh('theirs', (program) => crowd(theirs, program, CROWD)),
};

const results = {
  /** Answers/s to all seats' screens at saturation: ours, durable, as a multiple of theirs, in memory; compared within each round. */
  answersRatio: rounded(
    median(us.rounds.map((mine, i) => mine.perSecond / (rival.rounds[i] ?? rival.rounds[0] ?? mine).perSecond)),
  ),
  /** At the load that saturates theirs: our 99th percentile, their median, in milliseconds. */
  p99Ms: rounded(percentile(load.ours.latencies, 99)),
  peerP50Ms: rounded(percentile(load.theirs.latencies, 50)),
  /** At a third of what saturates ours. */
  thirdP99Ms: rounded(percentile(third.latencies, 99)),
  medianUpdateBytes: median(us.bytes),
  idleMatchBytes: Math.round(idle['ours']?.alone ?? 0),
  raw: {
    lanes: LANES,
    answersPerSecond: {
      ours: rounded(perSecond(us)),
      theirs: rounded(perSecond(them)),
      delta: rounded(perSecond(delta)),
    },
    serverMicrosecondsPerAnswer: {
      ours: rounded(median(us.cpuPerMove)),
      theirs: rounded(median(them.cpuPerMove)),
      delta: rounded(median(delta.cpuPerMove)),
    },
    updateBytes: { ours: median(us.bytes), theirs: median(them.bytes), delta: median(delta.bytes) },
    offered: rounded(rate),
    third: {
      offered: rounded(perSecond(us) / 3),
      milliseconds: [50, 90, 99].map((p) => rounded(percentile(third.latencies, p))),
    },
    milliseconds: {
      ours: [50, 90, 99].map((p) => rounded(percentile(load.ours.latencies, p))),
      theirs: [50, 90, 99].map((p) => rounded(percentile(load.theirs.latencies, p))),
    },
    idle,
    crowds,
    disturbances: watched.map(({ disturbance, repeated }) => ({ ...disturbance, repeated })),
    node: process.version,
  },
};

const { raw } = results;
tell(
  `\n${table([
    ['', 'ours, durable', 'theirs, in memory', 'with deltaState'],
    ['answers/s', raw.answersPerSecond.ours, raw.answersPerSecond.theirs, raw.answersPerSecond.delta],
    [
      'server µs for an answer',
      raw.serverMicrosecondsPerAnswer.ours,
      raw.serverMicrosecondsPerAnswer.theirs,
      raw.serverMicrosecondsPerAnswer.delta,
    ],
    ['bytes of an update', raw.updateBytes.ours, raw.updateBytes.theirs, raw.updateBytes.delta],
    [`p50 ms at ${Math.round(rate)}/s`, raw.milliseconds.ours[0] ?? 0, raw.milliseconds.theirs[0] ?? 0, ''],
    [`p99 ms at ${Math.round(rate)}/s`, raw.milliseconds.ours[2] ?? 0, raw.milliseconds.theirs[2] ?? 0, ''],
    [`p50 ms at a third, ${Math.round(raw.third.offered)}/s`, raw.third.milliseconds[0] ?? 0, '', ''],
    [`p99 ms at a third, ${Math.round(raw.third.offered)}/s`, raw.third.milliseconds[2] ?? 0, '', ''],
    ['bytes of an idle match', results.idleMatchBytes, Math.round(idle['theirs']?.alone ?? 0), ''],
    ['  with its sockets', Math.round(idle['ours']?.watched ?? 0), Math.round(idle['theirs']?.watched ?? 0), ''],
    ['a move at 500 tables, ms', crowds['ours']?.move[1] ?? 0, crowds['theirs']?.move[1] ?? 0, ''],
    ['2000 sockets come back, ms', crowds['ours']?.storm[1] ?? 0, crowds['theirs']?.storm[1] ?? 0, ''],
  ])}`,
);
tell(`\nanswersRatio ${results.answersRatio}, p99Ms ${results.p99Ms} against peerP50Ms ${results.peerP50Ms}`);
tell(describeRounds(watched));
tell(`Written to ${writeResults('server', results)}`);
process.exit(0);
