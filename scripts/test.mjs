// Everything that must hold, in one command: `npm test`. Further arguments go to vitest: `npm test -- engine`.
import './node-version.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeArtefact } from './artefact.mjs';
import { installIfNeeded, npm, root } from './setup.mjs';

/** What is shipped: made in a folder of its own, as for the image, and played by the tests. */
const artefact = mkdtempSync(join(tmpdir(), 'dreadhouse-artefact-'));
const scratch = mkdtempSync(join(tmpdir(), 'dreadhouse-test-'));
/** What each run of vitest has counted. */
const reports = ['unit', 'browser'].map((name) => join(scratch, `${name}.json`));
process.on('exit', () => {
  for (const folder of [scratch, artefact]) rmSync(folder, { recursive: true, force: true });
});

installIfNeeded();
sayWhatIsThere();

/** @type {{ title: string, run: () => boolean, onlyWith?: string }[]} */
const steps = [
  { title: 'Lint and format', run: () => npm('run', '--silent', 'lint') },
  { title: 'Types', run: () => npm('run', '--silent', 'check:types') },
  { title: 'Styles', run: () => npm('run', '--silent', 'check:styles') },
  { title: 'Dependency directions', run: () => npm('run', '--silent', 'check:dependencies') },
  { title: 'What is installed', run: () => npm('run', '--silent', 'check:lock') },
  { title: 'Rule ledgers', run: () => npm('run', '--silent', 'check:ledger'), onlyWith: 'tools/src/check-ledger.ts' },
  { title: 'API description', run: () => npm('run', '--silent', 'check:api'), onlyWith: 'tools/src/check-api.ts' },
  { title: 'What is shipped, made', run: () => isMade() && npm('run', '--silent', 'check:size') },
  { title: 'Unit tests and scenarios', run: () => vitest(0) },
  { title: 'In the browser', run: () => vitest(1, '--config', 'e2e/vitest.config.ts', '--passWithNoTests') },
];

for (const { title, run, onlyWith } of steps) {
  if (onlyWith && !existsSync(join(root, onlyWith))) continue;
  console.log(`\n== ${title}`);
  const started = Date.now();
  const passed = run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`-- ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!passed) {
    printCounts();
    console.error(`Failed: ${title}`);
    process.exit(1);
  }
}
printCounts();

/** The server's tests use a real PostgreSQL and NATS where there are any; `.ci/run` starts both, and cannot do without. */
function sayWhatIsThere() {
  for (const [name, variable, without] of /** @type {const} */ ([
    ['PostgreSQL', 'TEST_DATABASE_URL', 'the store is tested with SQLite only'],
    ['NATS', 'TEST_NATS_URL', 'nothing is tested with several nodes'],
  ])) {
    if (process.env[variable]) console.log(`${name}: tested with the one at ${variable}.`);
    else if (process.env['TEST_SERVICES'] !== 'required') console.log(`${name}: no ${variable}, so ${without}.`);
    else {
      console.error(`Failed: ${variable} is not set, and the tests with ${name} must not be left out here`);
      process.exit(1);
    }
  }
}

function isMade() {
  const trouble = makeArtefact(artefact);
  if (trouble !== null) console.error(trouble);
  return trouble === null;
}

/** @param {number} report @param {...string} settings */
function vitest(report, ...settings) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports[report]}`];
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [program, 'run', ...settings, ...reporters, ...process.argv.slice(2)];
  const env = { ...process.env, ARTEFACT: artefact };
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** A test file that could not even be loaded counts as one failed test. */
function printCounts() {
  let passed = 0;
  let failed = 0;
  for (const report of reports.filter((file) => existsSync(file))) {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    /** @param {{ status: string, assertionResults: { status: string }[] }} file */
    const brokenFile = (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed');
    passed += numPassedTests;
    failed += numFailedTests + testResults.filter(brokenFile).length;
  }
  if (passed + failed > 0) console.log(`\nTests: ${passed} passed, ${failed} failed`);
}
