/** Numbers of tests that passed, failed and were skipped in a step. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the report of Vitest's JSON reporter. */
export function countsOfVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = fieldsOf(report);
  return { passed: numberOf(numPassedTests), failed: numberOf(numFailedTests), skipped: numberOf(numPendingTests) + numberOf(numTodoTests) };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Describes a test's failure on one line: result, name and the beginning of the message. */
const lineOf = (ending: 'failed' | 'second try', name: string, message: unknown): string => {
  // eslint-disable-next-line no-control-regex -- the colours of a terminal
  const plainText = String(message).replaceAll(/\u001B\[[\d;]*m/g, '').replaceAll(/\s+/g, ' ').trim();
  return `${ending}: ${name}: ${plainText.slice(0, 300)}`;
};

/** Lists the failures in Vitest's JSON report: each test that failed, and each that passed only on retry. */
export const troublesOfVitest = (report: unknown): string[] =>
  listOf(fieldsOf(report)['testResults']).flatMap((file) => {
    const { name, assertionResults, message } = fieldsOf(file);
    const tests = listOf(assertionResults).map(fieldsOf);
    // A file that failed to load has no tests. The error is in the file's own message.
    if (tests.length === 0 && message) return [lineOf('failed', String(name), message)];
    return tests.flatMap(({ fullName, status, failureMessages }) => {
      const [first] = listOf(failureMessages);
      return status === 'failed' || first !== undefined ? [lineOf(status === 'failed' ? 'failed' : 'second try', `${String(name)}: ${String(fullName)}`, first)] : [];
    });
  });

/** Lists the failures in Playwright's JSON report: each test that failed, and each that passed only on retry. */
export const troublesOfPlaywright = (report: unknown): string[] => {
  const { suites, specs } = fieldsOf(report);
  const own = listOf(specs).flatMap((spec) => {
    const { title, file, line, tests } = fieldsOf(spec);
    return listOf(tests).flatMap((each) => {
      const { status, projectName, results } = fieldsOf(each);
      if (status !== 'unexpected' && status !== 'flaky') return [];
      const message = fieldsOf(fieldsOf(listOf(results)[0])['error'])['message'];
      return [lineOf(status === 'flaky' ? 'second try' : 'failed', `[${String(projectName)}] ${String(file)}:${String(line)} ${String(title)}`, message)];
    });
  });
  return [...own, ...listOf(suites).flatMap(troublesOfPlaywright)];
};

/**
 * Lists the stories that ran without the checks of `.storybook/vitest.setup.ts`, by file. Their console and their screenshot were not checked.
 * @param report of Vitest's JSON reporter, whose tests carry the mark that the checks set
 */
export function unwatched(report: unknown): string[] {
  return listOf(fieldsOf(report)['testResults']).flatMap((file) => {
    const { name, assertionResults } = fieldsOf(file);
    return listOf(assertionResults).flatMap((each) => {
      const { fullName, status, meta } = fieldsOf(each);
      return status === 'passed' && fieldsOf(meta)['watched'] !== true ? [`${String(name)}: ${String(fullName)}`] : [];
    });
  });
}

/** Reads the report of Playwright's JSON reporter. A test that passed on retry (in CI) counts as passed, and is listed with the failures. */
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
 * Corrects the counts of a step. A step that exited with an error has at least one failure, even if its report has none
 * (a file that failed to load has no tests), and so has a step that ran no test.
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

/** Formats the results as the table at the end of a run, with totals in the last row. */
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
