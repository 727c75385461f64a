/*
 * `npm test`: runs every gate in sequence, and continues after a failure.
 * `npm test -- unit server` runs only the named gates. Plain Node strips the types, so no compilation is needed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { countsOfPlaywright, countsOfText, countsOfVitest, judged, tableOf, troublesOfPlaywright, troublesOfVitest, unwatched, type Counts, type Result } from './run/counts.ts';
import { deleteDiffs, REPORT, reportDifferences } from './screenshots/report.ts';
import { startCluster } from './run/postgres.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = mkdtempSync(join(tmpdir(), 'boucane-reports-'));

/** Set by a signal: the running step is ended, its resources are cleaned up, and no further step starts. */
const interruption: { signal: NodeJS.Signals | null; child: ChildProcess | null } = { signal: null, child: null };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interruption.signal = signal;
    interruption.child?.kill(signal);
  });
}

interface Ended {
  ok: boolean;
  /** Empty unless `capture` is set. */
  output: string;
}

/** Variables to set. Those with undefined are removed. */
type Environment = Record<string, string | undefined>;

/** Runs a program of node_modules/.bin, or Node itself, with its output on this terminal. */
function execute(command: string, args: readonly string[], { env = {}, capture = false }: { env?: Environment; capture?: boolean } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      cwd: ROOT,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    });
    interruption.child = child;
    const pieces: string[] = [];
    child.stdout?.on('data', (piece: Buffer) => {
      pieces.push(piece.toString());
      process.stdout.write(piece);
    });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve({ ok: false, output: '' });
    });
    child.once('close', (code) => resolve({ ok: code === 0, output: pieces.join('') }));
  });
}

const readReport = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
};

/** Runs a program that counts as one check. */
const check = async (command: string, ...args: string[]): Promise<Counts> => {
  const { ok } = await execute(command, args);
  return ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
};

/** Failures, one line each, repeated at the end of the run where they are easy to find. */
const troubles: string[] = [];

/** More workers than cores, because tests wait for the disk, the clock or PostgreSQL much of the time. */
const WORKERS = '--maxWorkers=3';

const vitest = async (name: string, project: string, env: Environment = {}, options: readonly string[] = []): Promise<Counts> => {
  const report = join(REPORTS, `${name}.json`);
  const args = ['run', '--project', project, WORKERS, ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await execute('vitest', args, { env });
  const read = readReport(report);
  troubles.push(...troublesOfVitest(read));
  return judged(countsOfVitest(read), ok);
};

/** Runs every story in both languages. A story that ran without the checks of the console and the screenshot counts as failed. */
const stories = async (): Promise<Counts> => {
  const report = join(REPORTS, 'stories.json');
  const args = ['run', '-c', 'tests/stories.config.ts', '--project', 'stories-fr', '--project', 'stories-en', WORKERS, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  deleteDiffs();
  const { ok } = await execute('vitest', args);
  const changed = reportDifferences();
  if (changed > 0) console.error(`${changed} pictures have changed. To look at: ${REPORT}`);
  const read = readReport(report);
  const alone = unwatched(read);
  troubles.push(...troublesOfVitest(read), ...alone.map((name) => `ran without being watched: ${name}`));
  const counts = judged(countsOfVitest(read), ok);
  return { ...counts, passed: counts.passed - alone.length, failed: counts.failed + alone.length };
};

const playwright = async (): Promise<Counts> => {
  const report = join(ROOT, 'test-results/e2e.json');
  rmSync(report, { force: true });
  const { ok } = await execute('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']);
  const read = readReport(report);
  troubles.push(...troublesOfPlaywright(read));
  return judged(countsOfPlaywright(read), ok);
};

/** Tests of HTTP, maps and the wording of mails. Their SQL is covered by other tests, so one engine is enough. */
const ON_SQLITE_ONLY = ['bodyTimeout', 'config', 'contactHostile', 'copyElsewhere', 'dev', 'door', 'formShield', 'hostileWords', 'listen', 'log', 'mail', 'mailCalendar', 'mailCalendarReader', 'mailSheets', 'mailStorm', 'maps', 'mapsFailures', 'mapsGazetteer', 'openapi', 'pages', 'protocol', 'secretKey', 'securityHeaders', 'site', 'styleHashes'];
const WITHOUT_THEM = ON_SQLITE_ONLY.flatMap((name) => ['--exclude', `tests/server/${name}.test.*`]);

/**
 * Runs the server's SQL tests on PostgreSQL too: on the one named by the environment, or on a temporary cluster. Returns null when PostgreSQL is not
 * installed.
 */
async function onPostgres(): Promise<Counts | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return vitest('postgres', 'server', {}, WITHOUT_THEM);
  const cluster = await startCluster().catch((error: unknown) => {
    console.error('PostgreSQL is installed but did not start:', error);
    return 'broken' as const;
  });
  if (cluster === 'broken') return { passed: 0, failed: 1, skipped: 0 };
  if (cluster === null) {
    console.info('Left out: no PostgreSQL on this machine, and TEST_DATABASE_URL is not set.');
    return null;
  }
  console.info(cluster.version);
  try {
    return await vitest('postgres', 'server', { TEST_DATABASE_URL: cluster.url }, WITHOUT_THEM);
  } finally {
    await cluster.stop();
  }
}

/** Runs a script that ends with `N passed, N failed`. */
const script = async (...args: string[]): Promise<Counts> => {
  const { ok, output } = await execute('node', args, { capture: true });
  return judged(countsOfText(output), ok);
};

interface Step {
  name: string;
  what: string;
  run: () => Promise<Counts | null>;
}

const STEPS: readonly Step[] = [
  { name: 'types', what: 'TypeScript, everywhere', run: () => check('tsc', '--noEmit') },
  { name: 'lint', what: 'oxlint with types', run: () => check('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'unit', what: 'contract, texts, client, architecture', run: () => vitest('unit', 'unit') },
  { name: 'server', what: 'the API on SQLite', run: () => vitest('server', 'server', { TEST_DATABASE_URL: undefined }) },
  { name: 'postgres', what: 'the API on PostgreSQL', run: onPostgres },
  { name: 'build', what: 'site and server', run: () => check('npm', 'run', 'build') },
  { name: 'budget', what: 'JavaScript of a first load', run: () => script('tests/budget.ts') },
  { name: 'stories', what: 'every story: play, axe, console, picture', run: stories },
  { name: 'storybook', what: 'the built Storybook, opened below a path', run: () => script('tests/builtstorybook/run.ts') },
  { name: 'e2e', what: 'the built site against the real server', run: playwright },
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results: Result[] = [];
for (const { name, what, run } of STEPS.filter((step) => named.length === 0 || named.includes(step.name))) {
  if (interruption.signal) break;
  console.info(`\n▶ ${name}: ${what}\n`);
  const start = performance.now();
  // Steps run one at a time, because two concurrent browsers would slow each other down and delay the screenshots.
  const counts = await run();
  if (counts) results.push({ name, what, counts, seconds: (performance.now() - start) / 1000 });
}
rmSync(REPORTS, { recursive: true, force: true });
if (troubles.length > 0) console.info(`\n${troubles.join('\n')}`);
console.info(`\n${results.length > 0 ? tableOf(results) : '0 passed, 0 failed'}`);
process.exitCode = interruption.signal === null && results.every(({ counts }) => counts.failed === 0) ? 0 : 1;
