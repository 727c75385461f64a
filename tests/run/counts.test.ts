import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfText, countsOfVitest, judged, tableOf, troublesOfPlaywright, troublesOfVitest, unwatched } from './counts';

test('counts the tests of a Vitest report', () => {
  expect(countsOfVitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, success: false })).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('lists stories that passed without being watched', () => {
  const assertion = (fullName: string, status: string, meta: object) => ({ fullName, status, meta });
  const report = { testResults: [{ name: 'a.stories.tsx', assertionResults: [assertion('Default', 'passed', { watched: true }), assertion('Empty', 'passed', {}), assertion('Failed', 'failed', {})] }] };
  expect(unwatched(report)).toEqual(['a.stories.tsx: Empty']);
  expect(unwatched(null)).toEqual([]);
});

test('lists the problems of a Vitest report, one per line', () => {
  const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });
  const report = {
    testResults: [
      { name: 'a.stories.tsx', assertionResults: [assertion('Default', 'passed'), assertion('Empty', 'passed', 'late\n  at x'), assertion('Failed', 'failed', '\u001B[31mred\u001B[39m')] },
      { name: 'b.stories.tsx', assertionResults: [], message: 'cannot be loaded' },
    ],
  };
  expect(troublesOfVitest(report)).toEqual(['second try: a.stories.tsx: Empty: late at x', 'failed: a.stories.tsx: Failed: red', 'failed: b.stories.tsx: cannot be loaded']);
  expect(troublesOfVitest(null)).toEqual([]);
});

test('lists the problems of a Playwright report, one per line', () => {
  const spec = (title: string, status: string, message?: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ projectName: 'desk', status, results: [message ? { error: { message } } : {}, {}] }] });
  const report = { suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky', 'late'), spec('three', 'unexpected', 'wrong')] }] }] };
  expect(troublesOfPlaywright(report)).toEqual(['second try: [desk] a.spec.ts:3 two: late', 'failed: [desk] a.spec.ts:3 three: wrong']);
  expect(troublesOfPlaywright(null)).toEqual([]);
});

test('counts the tests of a Playwright report, with flaky tests as passed', () => {
  expect(countsOfPlaywright({ stats: { expected: 30, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({ passed: 31, failed: 1, skipped: 3 });
});

test('counts from the last line with totals of a text report', () => {
  expect(countsOfText('1 passed, 1 failed\nmore\n4 passed, 0 failed\n')).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test.each([[null], [undefined], [''], [{}], [{ stats: 'x' }], [[]]])('counts zero tests for the report %j', (report) => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  expect([countsOfVitest(report), countsOfPlaywright(report)]).toEqual([nothing, nothing]);
});

test.each(['', 'all is well', '12 passed', ' 3 passed, 1 failed', '3 passed, 1 failed, 2 skipped'])('counts zero tests for a text without totals (%j)', (text) => {
  expect(countsOfText(text)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a step with a failing exit code has failed, even without a failed test', () => {
  expect(judged({ passed: 5, failed: 0, skipped: 0 }, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(judged({ passed: 5, failed: 3, skipped: 0 }, false)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});

test('a step that ran no test has failed, even with a successful exit code', () => {
  expect(judged({ passed: 0, failed: 0, skipped: 9 }, true)).toEqual({ passed: 0, failed: 1, skipped: 9 });
});

test('failed tests count even when the step exits successfully', () => {
  expect(judged({ passed: 1, failed: 1, skipped: 0 }, true).failed).toBe(1);
});

test('the table ends with a line of totals only', () => {
  const table = tableOf([
    { name: 'unit', what: 'Rules', counts: { passed: 40, failed: 0, skipped: 1 }, seconds: 3.21 },
    { name: 'e2e', what: 'The built site', counts: { passed: 3, failed: 2, skipped: 0 }, seconds: 75.4 },
  ]);
  expect(table.split('\n')).toEqual(['ok      unit  Rules           40 passed, 0 failed, 1 skipped  3.2 s', 'FAILED  e2e   The built site  3 passed, 2 failed              1 min 15 s', '', '43 passed, 2 failed']);
});
