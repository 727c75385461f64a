import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { troublesOfPlaywright, troublesOfVitest } from '../run/counts.ts';
import type { Copy } from './copy.ts';
import type { Check, Step } from './faults.ts';

/** Steps that test the build output. */
export const ON_THE_BUILD: readonly Step[] = ['budget', 'hardening', 'e2e-desk', 'e2e-phone'];

const REPORT = 'test-results/planted.json';

const reportIn = (copy: Copy, path: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(copy.root, path), 'utf8')) as unknown;
  } catch {
    return null;
  }
};

/** Result of a check: null when everything passed, otherwise the first failure. */
export type Finding = string | null;

const firstOf = (ok: boolean, troubles: readonly string[]): Finding => (ok ? null : (troubles[0] ?? 'ended with an error'));

async function vitest(copy: Copy, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finding> {
  rmSync(join(copy.root, REPORT), { force: true });
  const ok = await copy.execute('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`], env);
  return firstOf(ok, troublesOfVitest(reportIn(copy, REPORT)));
}

/** Earlier commits have the stories in the same configuration as the other tests. */
const storyConfig = (copy: Copy) => (existsSync(join(copy.root, 'tests/stories.config.ts')) ? ['--config', 'tests/stories.config.ts'] : []);

async function playwright(copy: Copy, args: readonly string[]): Promise<Finding> {
  const ok = await copy.execute('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...args]);
  return firstOf(ok, troublesOfPlaywright(reportIn(copy, 'test-results/e2e.json')));
}

const command = async (copy: Copy, name: string, ...args: string[]): Promise<Finding> => ((await copy.execute(name, args)) ? null : [name, ...args].join(' '));

/** Runs one step of the gate, limited to some of its files. @param databaseUrl of a PostgreSQL cluster */
export function check(copy: Copy, { step, only }: Check, databaseUrl: string): Promise<Finding> {
  switch (step) {
    case 'types':
      return command(copy, 'tsc', '--noEmit');
    case 'lint':
      return command(copy, 'oxlint', '--type-aware', '--deny-warnings');
    case 'unit':
    case 'server':
      return vitest(copy, ['--project', step, ...only]);
    case 'postgres':
      return vitest(copy, ['--project', 'server', ...only], { TEST_DATABASE_URL: databaseUrl });
    case 'build':
      return command(copy, 'npm', 'run', 'build');
    case 'budget':
      return command(copy, 'node', 'tests/budget.ts');
    case 'hardening':
      return command(copy, 'node', 'tests/hardening/run.ts', '--short', ...only);
    case 'stories-fr':
    case 'stories-en':
      return vitest(copy, [...storyConfig(copy), '--project', step, ...only]);
    case 'storybook':
      return command(copy, 'npm', 'test', '--', 'storybook');
    case 'e2e-desk':
    case 'e2e-phone':
      return playwright(copy, [`--project=${step.replace('e2e-', '')}`, ...only]);
  }
}
