import { parseArgs } from 'node:util';
import { PROGRAMS } from '../fixtures/programs.ts';
import { disconnections } from './disconnections.ts';
import { fuzz } from './fuzz.ts';
import { halfSaid } from './half-said.ts';
import { type HostileReport, hostileImports } from './hostile-imports.ts';
import { kills } from './kills.ts';
import { resets } from './resets.ts';

/** The long runs: `npm run soak`, or a part of it: `npm run soak -- --kills 100 --disconnects 0 --fuzz 0 --resets 0 --half-said 0 --imports 0`. */
const { values } = parseArgs({
  options: {
    disconnects: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    fuzz: { type: 'string', default: '100000' },
    resets: { type: 'string', default: '20000' },
    'half-said': { type: 'string', default: '5000' },
    imports: { type: 'string', default: '5000' },
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
type Attacked = { crashed: boolean; complaints: string };
const stillThere = ({ crashed, complaints }: Attacked): boolean => !crashed && complaints === '';
type Held = { shutOut: number; held: number; complaints: string };
const nobodyShutOut = ({ shutOut, complaints }: Held): boolean => shutOut === 0 && complaints === '';

const harmless = ({ crashed, healthy, placeless, odd, taken }: HostileReport): boolean =>
  !crashed && healthy && placeless.length === 0 && odd.length === 0 && taken > 0;

const times = {
  disconnects: Number(values.disconnects),
  kills: Number(values.kills),
  fuzz: Number(values.fuzz),
  resets: Number(values.resets),
  halfSaid: Number(values['half-said']),
  imports: Number(values.imports),
};
await part('disconnections', times.disconnects, () => disconnections(times.disconnects, tell), nothingLost);
for (const one of PROGRAMS) {
  await part(`kill -9, ${one.name}`, times.kills, () => kills(one, times.kills, tell), nothingLost);
  await part(`bad messages, ${one.name}`, times.fuzz, () => fuzz(one, times.fuzz, Number(values.seed), tell), unmoved);
}
await part('resets', times.resets, () => resets(times.resets, tell), stillThere);
await part('half-said requests', times.halfSaid, () => halfSaid(times.halfSaid), nobodyShutOut);
await part('hostile imports', times.imports, () => hostileImports(times.imports, Number(values.seed), tell), harmless);
process.exit(failed ? 1 : 0);
