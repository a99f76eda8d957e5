// Whether anything that we ship is known to be dangerous: `node scripts/audit.mjs`, part of `.ci/run`. Where no registry can be asked, nothing
// is known, and that is said; a vulnerability that is known fails.
import { spawnSync } from 'node:child_process';
import { root } from './setup.mjs';

/** So bad that it must not be shipped. */
const BAD = /** @type {const} */ (['high', 'critical']);

/**
 * What npm's report means; null when it is none, because nobody could be asked.
 * @param {string} text
 * @returns {{ bad: number, names: string[] } | null}
 */
function verdictOn(text) {
  /** @type {any} npm's own format */
  let report = null;
  try {
    report = JSON.parse(text);
  } catch {}
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined || counts === null) return null;
  const found = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => BAD.includes(severity));
  return {
    bad: BAD.reduce((sum, how) => sum + (counts[how] ?? 0), 0),
    names: found.map(({ name, severity }) => `${name} (${severity})`),
  };
}

function main() {
  const wish = ['audit', '--omit=dev', '--audit-level=high', '--json'];
  const { stdout } = spawnSync('npm', wish, { cwd: root, encoding: 'utf8', timeout: 120_000 });
  const verdict = verdictOn(stdout ?? '');
  if (verdict === null) return console.log('Dependencies: no registry could be asked, so they were not audited.');
  if (verdict.bad === 0) return console.log('Dependencies: audited, nothing known against them.');
  console.error(`Failed: known vulnerabilities in ${verdict.names.join(', ')}`);
  process.exit(1);
}

main();
