import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../run/postgres.ts';
import type { CaseContext } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Runs tests of the server and reads their report. */
async function run(files: readonly string[], env: Readonly<Record<string, string>>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'boucane-trust-tests-'));
  const report = join(folder, 'report.json');
  const { TEST_DATABASE_URL: _, ...own } = process.env;
  try {
    const args = ['vitest', 'run', '--project', 'server', '--reporter=json', `--outputFile=${report}`, ...files];
    await new Promise((resolve) => spawn('npx', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...own, ...env } }).once('close', resolve));
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Claims that tests of the server pass: on SQLite and, in the long form, on a temporary PostgreSQL too.
 * @param rounds environment for the tests that can run more rounds
 */
export async function claimServerTests({ long, check, skip }: CaseContext, files: readonly string[], { rounds = {} }: { rounds?: Record<string, string> } = {}): Promise<void> {
  const engines: { name: string; env: Record<string, string> }[] = [{ name: 'SQLite', env: {} }];
  const cluster = long ? await startCluster() : null;
  if (cluster) engines.push({ name: 'PostgreSQL', env: { TEST_DATABASE_URL: cluster.url } });
  else if (long) skip('the same on PostgreSQL', 'none is installed');
  try {
    for (const { name, env } of engines) {
      const { numPassedTests, numFailedTests, testResults } = await run(files, { ...(long ? rounds : {}), ...env });
      for (const { fullName, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) if (status === 'failed') console.info(`✗ ${fullName}`);
      // A file that fails to load has no tests, which must not count as passed.
      const held = numFailedTests === 0 && testResults.length === files.length && testResults.every(({ assertionResults }) => assertionResults.length > 0);
      check(`tests that fail on ${name}, of ${numPassedTests + numFailedTests} in ${files.length} files`, numFailedTests, '0', held);
    }
  } finally {
    await cluster?.stop();
  }
}
