import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfText, countsOfVitest, judged, tableOf, troublesOfPlaywright, troublesOfVitest, unwatched } from './counts';

test("Vitest's report is counted", () => {
  expect(countsOfVitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, success: false })).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a story that passed without being watched is named', () => {
  const told = (fullName: string, status: string, meta: object) => ({ fullName, status, meta });
  const report = { testResults: [{ name: 'a.stories.tsx', assertionResults: [told('Default', 'passed', { watched: true }), told('Empty', 'passed', {}), told('Failed', 'failed', {})] }] };
  expect(unwatched(report)).toEqual(['a.stories.tsx: Empty']);
  expect(unwatched(null)).toEqual([]);
});

test("what went wrong is said on a line each, by Vitest's report", () => {
  const told = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
  const report = {
    testResults: [
      { name: 'a.stories.tsx', assertionResults: [told('Default', 'passed'), told('Empty', 'passed', 'late\n  at x'), told('Failed', 'failed', '\u001B[31mred\u001B[39m')] },
      { name: 'b.stories.tsx', assertionResults: [], message: 'cannot be loaded' },
    ],
  };
  expect(troublesOfVitest(report)).toEqual(['second try: a.stories.tsx: Empty: late at x', 'failed: a.stories.tsx: Failed: red', 'failed: b.stories.tsx: cannot be loaded']);
  expect(troublesOfVitest(null)).toEqual([]);
});

test("what went wrong is said on a line each, by Playwright's report", () => {
  const spec = (title: string, status: string, message?: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ projectName: 'desk', status, results: [message ? { error: { message } } : {}, {}] }] });
  const report = { suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky', 'late'), spec('three', 'unexpected', 'wrong')] }] }] };
  expect(troublesOfPlaywright(report)).toEqual(['second try: [desk] a.spec.ts:3 two: late', 'failed: [desk] a.spec.ts:3 three: wrong']);
  expect(troublesOfPlaywright(null)).toEqual([]);
});

test("Playwright's report is counted, and what passed at its second try has passed", () => {
  expect(countsOfPlaywright({ stats: { expected: 30, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({ passed: 31, failed: 1, skipped: 3 });
});

test('the last line of a text is counted', () => {
  expect(countsOfText('1 passed, 1 failed\nmore\n4 passed, 0 failed\n')).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test.each([[null], [undefined], [''], [{}], [{ stats: 'x' }], [[]]])('a report that is %j counts nothing', (report) => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect([countsOfVitest(report), countsOfPlaywright(report)]).toEqual([nothing, nothing]);
});

test.each(['', 'all is well', '12 passed', ' 3 passed, 1 failed', '3 passed, 1 failed, 2 skipped'])('a text without a line of totals (%j) counts nothing', (text) => {
  expect(countsOfText(text)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a step that ended badly has failed, even when no test did', () => {
  expect(judged({ passed: 5, failed: 0, skipped: 0 }, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(judged({ passed: 5, failed: 3, skipped: 0 }, false)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});

test('a step that ran nothing has failed, even when it ended well', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 9 }, true)).toEqual({ passed: 0, failed: 1, skipped: 9 });
});

test('failed tests count even when the step says that it ended well', () => {
  expect(judged({ passed: 1, failed: 1, skipped: 0 }, true).failed).toBe(1);
});

test('the table ends with the totals alone on a line', () => {
  const table = tableOf([
    { name: 'unit', what: 'Rules', counts: { passed: 40, failed: 0, skipped: 1 }, seconds: 3.21 },
    { name: 'e2e', what: 'The built site', counts: { passed: 3, failed: 2, skipped: 0 }, seconds: 75.4 },
  ]);
  expect(table.split('\n')).toEqual(['ok      unit  Rules           40 passed, 0 failed, 1 skipped  3.2 s', 'FAILED  e2e   The built site  3 passed, 2 failed              1 min 15 s', '', '43 passed, 2 failed']);
});
