import { Cluster, type Cost, type How, type Played } from './cluster/cluster.ts';
import { median, rounded, table, writeResults } from './kit.ts';
import { percentile } from './server/load.ts';
import { describeRounds, type Round, undisturbed } from './server/quiet.ts';

/**
 * What an answer costs where several nodes serve one match: `npm run bench:cluster`, some minutes; needs PostgreSQL and NATS. One, two and four
 * nodes on this machine, each with a database and a bus of their own; the guests of every table sit at different nodes, so that every answer
 * crosses the bus; and once more with all guests of a table at the same node, as a proxy can arrange it. Costs are processor time, which a busy
 * machine distorts less than times; a machine that is much too busy distorts them as well.
 */
const LANES = Number(process.env['LANES'] ?? 128);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const SIZES = (process.env['SIZES'] ?? '1,2,4').split(',').map(Number);

interface Contender {
  readonly cluster: Cluster;
  readonly how: How;
  readonly full: Round<Played>[];
  readonly third: Round<Played>[];
  /** At a load that is the same for all. */
  readonly same: Round<Played>[];
  /** At a load that is the same for each node: the more nodes, the more answers. */
  readonly even: Round<Played>[];
  rest: Cost | null;
}

const tell = (line: string): void => console.log(line);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.on('exit', (code) => code !== 0 && console.error(`The bench ended early (${code}).`));

const clusters: Cluster[] = [];
for (const size of SIZES) clusters.push(await Cluster.start(size));
const contender = (cluster: Cluster, how: How): Contender => ({
  ...{ cluster, how, full: [], third: [], same: [], even: [], rest: null },
});
const spread = clusters.map((cluster) => contender(cluster, 'spread'));
const largest = clusters.at(-1);
const all = largest === undefined ? spread : [...spread, contender(largest, 'together')];

/** Once for each, the first of them last the next time. */
async function eachInTurn(rounds: number, what: string, work: (one: Contender) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const one of round % 2 === 0 ? all : [...all].reverse()) await work(one);
    tell(`${what} ${round + 1} of ${rounds}`);
  }
}

const saturation = ({ full }: Contender): number => median(full.map(({ result }) => result.measured.perSecond));
const play = ({ cluster, how }: Contender, rate: number | null): Promise<Round<Played>> =>
  undisturbed(() => cluster.play(how, LANES, SECONDS, rate));

await eachInTurn(1, 'warm-up', async ({ cluster, how }) => {
  await cluster.play(how, LANES, SECONDS * 2, null);
});
await eachInTurn(2, 'saturation, round', async (one) => {
  one.full.push(await play(one, null));
});
await eachInTurn(1, 'a third of saturation, round', async (one) => {
  one.third.push(await play(one, saturation(one) / 3));
});
const rate = Math.min(...all.map(saturation)) / 3;
await eachInTurn(ROUNDS, 'the same load for all, round', async (one) => {
  one.same.push(await play(one, rate));
});
// Whoever has few answers a turn pays more for each. So more nodes are compared fairly where each has as much to do as the one had.
const most = Math.max(...SIZES);
await eachInTurn(ROUNDS, 'the same load for each node, round', async (one) => {
  one.even.push(await play(one, (rate * one.cluster.size) / most));
});
await eachInTurn(1, 'at rest, round', async (one) => {
  one.rest = await one.cluster.rest(one.how, LANES, SECONDS);
});
for (const cluster of clusters) await cluster.stop();

function medianCost(rounds: readonly Round<Played>[]): Cost {
  const part = (name: keyof Cost): number => rounded(median(rounds.map(({ result }) => result.cost[name])));
  return {
    nodes: part('nodes'),
    database: part('database'),
    bus: part('bus'),
    busBytes: part('busBytes'),
    busMessages: part('busMessages'),
  };
}

function sum(cost: Cost | undefined): number {
  return cost === undefined ? Number.NaN : cost.nodes + cost.database + cost.bus;
}

function figuresOf(one: Contender): Figures {
  const latencies = one.third[0]?.result.measured.latencies ?? [];
  const cost = medianCost(one.same);
  return {
    nodes: one.cluster.size,
    how: one.how,
    answersPerSecond: rounded(saturation(one)),
    cost,
    total: rounded(sum(cost)),
    even: medianCost(one.even),
    atSaturation: medianCost(one.full),
    rest: one.rest,
    milliseconds: [50, 99].map((p) => rounded(percentile(latencies, p))),
  };
}

interface Figures {
  readonly nodes: number;
  readonly how: How;
  /** As many as could be taken, on this machine, with everything else on it. */
  readonly answersPerSecond: number;
  /** For one answer, at the same load for all. */
  readonly cost: Cost;
  readonly total: number;
  /** For one answer, where each node takes as many as each of the largest cluster does. */
  readonly even: Cost;
  readonly atSaturation: Cost;
  /** For a second in which nobody answers. */
  readonly rest: Cost | null;
  /** At a third of what could be taken: the median and the 99th percentile. */
  readonly milliseconds: readonly number[];
}

const figures = all.map(figuresOf);
const [one, four, together] = [figures[0], figures[SIZES.length - 1], figures.at(-1)];
const rounds = all.flatMap(({ full, third, same, even }) => [...full, ...third, ...same, ...even]);
const results = {
  /** What an answer costs on four nodes, as a multiple of what it costs on one. */
  rise: rounded((four?.total ?? Number.NaN) / (one?.total ?? Number.NaN)),
  riseAtSaturation: rounded(sum(four?.atSaturation) / sum(one?.atSaturation)),
  /** As much for each node, with a table at one of them, as `compose.cluster.yaml` has it. */
  riseAtEvenLoad: rounded(sum(together?.even) / sum(one?.even)),
  rate: rounded(rate),
  lanes: LANES,
  figures,
  disturbances: rounds.map(({ disturbance, repeated }) => ({ ...disturbance, repeated })),
  node: process.version,
};

const row = (name: string, of: (one: Figures) => number): (string | number)[] => [name, ...figures.map(of)];
tell(
  `\n${table([
    ['nodes', ...figures.map(({ nodes, how }) => (how === 'spread' ? `${nodes}` : `${nodes}, a table at one`))],
    row(`µs for an answer at ${Math.round(rate)}/s: nodes`, ({ cost }) => cost.nodes),
    row('  database', ({ cost }) => cost.database),
    row('  bus', ({ cost }) => cost.bus),
    row('  together', ({ total }) => total),
    row('bytes on the bus for it, in and out', ({ cost }) => cost.busBytes),
    row(`µs for an answer at ${Math.round(rate / most)}/s for each node: nodes`, ({ even }) => even.nodes),
    row('  database', ({ even }) => even.database),
    row('  bus', ({ even }) => even.bus),
    row('  together', ({ even }) => rounded(sum(even))),
    row('µs for an answer at saturation: nodes', ({ atSaturation }) => atSaturation.nodes),
    row('  database', ({ atSaturation }) => atSaturation.database),
    row('  bus', ({ atSaturation }) => atSaturation.bus),
    row('answers/s at saturation', ({ answersPerSecond }) => answersPerSecond),
    row('p50 ms at a third of it', ({ milliseconds }) => milliseconds[0] ?? 0),
    row('p99 ms at a third of it', ({ milliseconds }) => milliseconds[1] ?? 0),
    row(`µs in a second for ${LANES * 4} who wait: nodes`, ({ rest }) => rest?.nodes ?? 0),
    row('  database', ({ rest }) => rest?.database ?? 0),
    row('  bus', ({ rest }) => rest?.bus ?? 0),
  ])}`,
);
tell(
  `\nFrom ${SIZES[0]} to ${SIZES.at(-1)} nodes the cost of an answer is ${results.rise} times as high, at saturation ${results.riseAtSaturation} times; with a table at one node and as much for each node ${results.riseAtEvenLoad} times.`,
);
tell(describeRounds(rounds));
tell(`Written to ${writeResults('cluster', results)}`);
process.exit(0);
