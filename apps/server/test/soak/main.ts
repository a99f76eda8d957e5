import { parseArgs } from 'node:util';
import { PROGRAMS } from '../fixtures/programs.ts';
import { disconnections } from './disconnections.ts';
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';

/** The long runs: `npm run soak`, or a part of it: `npm run soak -- --kills 100 --disconnects 0 --fuzz 0`. */
const { values } = parseArgs({
  options: {
    disconnects: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    fuzz: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
let failed = false;

async function part(name: string, times: number, run: () => Promise<object>, isGood: (report: never) => boolean) {
  if (times === 0) return;
  tell(`== ${name}: ${times}`);
  const started = Date.now();
  const report = await run();
  const good = isGood(report as never);
  failed ||= !good;
  tell(
    `${JSON.stringify(report)}\n-- ${name}: ${good ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

type Reckoned = { lost: number; doubled: number; astray: number; acknowledged: number };
const nothingLost = ({ lost, doubled, astray, acknowledged }: Reckoned): boolean =>
  lost === 0 && doubled === 0 && astray === 0 && acknowledged > 0;
type Fuzzed = { crashed: boolean; changed: boolean; complaints: string; memory: readonly [number, number] };
const unmoved = ({ crashed, changed, complaints, memory: [early, late] }: Fuzzed): boolean =>
  !crashed && !changed && complaints === '' && late < early * 1.25 + 30;

const times = { disconnects: Number(values.disconnects), kills: Number(values.kills), fuzz: Number(values.fuzz) };
await part('disconnections', times.disconnects, () => disconnections(times.disconnects, tell), nothingLost);
for (const one of PROGRAMS) {
  await part(`kill -9, ${one.name}`, times.kills, () => kills(one, times.kills, tell), nothingLost);
  await part(`bad messages, ${one.name}`, times.fuzz, () => fuzz(one, times.fuzz, Number(values.seed), tell), unmoved);
}
process.exit(failed ? 1 : 0);
