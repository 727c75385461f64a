import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfVitest, type Counts } from '../run/counts.ts';
import { startCluster } from '../run/postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

async function once(files: readonly string[], env: Record<string, string>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'boucane-trust-tests-'));
  const report = join(folder, 'report.json');
  await new Promise<void>((resolve) => {
    spawn(process.execPath, [VITEST, 'run', '--project', 'server', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).once('close', () => resolve());
  });
  try {
    return countsOfVitest(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs tests of the server on SQLite and, where there is one, on PostgreSQL.
 * @param env tells them to do more than in `npm test`
 */
export async function runTests(files: readonly string[], env: Record<string, string> = {}): Promise<(Counts & { engine: string })[]> {
  const results = [{ engine: 'SQLite', ...(await once(files, env)) }];
  const cluster = await startCluster();
  if (cluster === null) return results;
  try {
    return [...results, { engine: 'PostgreSQL', ...(await once(files, { ...env, TEST_DATABASE_URL: cluster.url })) }];
  } finally {
    await cluster.stop();
  }
}
