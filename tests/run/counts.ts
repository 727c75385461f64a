/** How many tests a step ran. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the report of Vitest's json reporter. */
export function countsOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = fieldsOf(report);
  return { passed: numberOf(numPassedTests), failed: numberOf(numFailedTests), skipped: numberOf(numPendingTests) + numberOf(numTodoTests) };
}

/**
 * The stories that ran without the watch of `.storybook/vitest.setup.ts`, by file: their console and their picture were not looked at.
 * @param report of Vitest's json reporter, whose tests carry the mark that the watch leaves
 */
export function unwatched(report: unknown): string[] {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return listOf(fieldsOf(report)['testResults']).flatMap((file) => {
    const { name, assertionResults } = fieldsOf(file);
    return listOf(assertionResults).flatMap((each) => {
      const { fullName, status, meta } = fieldsOf(each);
      return status === 'passed' && fieldsOf(meta)['watched'] !== true ? [`${String(name)}: ${String(fullName)}`] : [];
    });
  });
}

/** Reads the report of Playwright's json reporter; what passed at its second try (in CI) has passed, and is named by the reporter. */
export function countsOfPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = fieldsOf(fieldsOf(report)['stats']);
  return { passed: numberOf(expected) + numberOf(flaky), failed: numberOf(unexpected), skipped: numberOf(skipped) };
}

/** Reads the last line of the form `3 passed, 1 failed`. */
export function countsOfText(output: string): Counts {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { ...NONE, passed: Number(found[1]), failed: Number(found[2]) } : NONE;
}

/**
 * What counts in the end. A step that ended badly has failed at least once, whatever its report says
 * (a file that could not be loaded has no tests), and so has one that ran nothing.
 */
export function judged(counts: Counts, endedWell: boolean): Counts {
  const nothingRan = counts.passed + counts.failed === 0;
  return (endedWell && !nothingRan) || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export interface Result {
  name: string;
  what: string;
  counts: Counts;
  seconds: number;
}

const time = (seconds: number) => (seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);

/** The table that a run ends with, its totals on the last line. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ name, what, counts, seconds }) => [
    counts.failed > 0 ? 'FAILED' : 'ok',
    name,
    what,
    `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
    time(seconds),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
  const total = (name: 'passed' | 'failed') => results.reduce((sum, { counts }) => sum + counts[name], 0);
  return [...lines, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
