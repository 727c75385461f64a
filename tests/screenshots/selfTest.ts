import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDiffs, REPORT, reportDifferences } from './report.ts';

/*
 * `npm run visual:selftest`: self-test of the visual regression tests. One story is run unchanged and once for each breakage. Unchanged it must pass,
 * broken it must differ from its screenshot. Ends with `N passed, N failed`.
 */

const STORY = 'stories/app/PageFailed';
/** Timeout, not a measure. */
const PATIENCE_MS = 180_000;

const BREAKAGES: readonly { what: string; styles: string; caught: boolean }[] = [
  { what: 'the story as it is', styles: '', caught: false },
  { what: 'a redder orange', styles: '.MuiButton-contained { background-color: #FF7A4C !important }', caught: true },
  { what: 'a button moved by a pixel', styles: '.MuiButton-root { margin-left: 1px !important }', caught: true },
  { what: 'a French label clipped at its end', styles: '.MuiButton-root { width: 96px !important; min-width: 0 !important; justify-content: flex-start !important; white-space: nowrap; overflow: hidden }', caught: true },
];

const reports = mkdtempSync(join(tmpdir(), 'boucane-proof-'));

/** Returns the failures of a run of the story with these additional styles, or null when the story did not run. */
async function complaintsWith(styles: string): Promise<string[] | null> {
  const report = join(reports, 'story.json');
  rmSync(report, { force: true });
  const args = ['run', '-c', 'tests/stories.config.ts', '--project', 'stories-fr', '--reporter=json', `--outputFile=${report}`, STORY];
  const child = spawn(join(import.meta.dirname, '../../node_modules/.bin/vitest'), args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE_MS, env: { ...process.env, CI: 'true', BROKEN_STYLES: styles } });
  await new Promise((resolve) => child.once('close', resolve));
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: { failureMessages: string[] }[] }[] };
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return tests.length > 0 ? tests.flatMap(({ failureMessages }) => failureMessages) : null;
  } catch {
    return null;
  }
}

const counts = { passed: 0, failed: 0 };
deleteDiffs();
for (const { what, styles, caught } of BREAKAGES) {
  const complaints = await complaintsWith(styles);
  const hasMismatch = complaints?.some((each) => each.includes('Screenshot does not match')) ?? false;
  const right = complaints !== null && (caught ? hasMismatch : complaints.length === 0);
  counts[right ? 'passed' : 'failed'] += 1;
  console.info(`${right ? '✓' : '×'} ${what}: ${complaints === null ? 'did not run' : hasMismatch ? 'another picture' : complaints.length > 0 ? `failed for another reason: ${complaints.join(' ')}` : 'the same picture'}`);
}
rmSync(reports, { recursive: true, force: true });
if (reportDifferences() > 0) console.info(`The last of them: ${REPORT}`);
console.info(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
