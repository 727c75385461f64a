import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFault, readFaults, STEPS } from './faults';

const PATCH = ['Fault: A cent is missing.', 'Step: e2e-desk tests/e2e/a.spec.ts', 'Step: unit tests/a.test.ts tests/b.test.ts', '', 'diff --git a/x b/x'].join('\n');

test('a patch contains its fault and its checks, the fastest first', () => {
  expect(readFault('tests/planted/01-cent.patch', PATCH)).toEqual({
    name: '01-cent',
    path: 'tests/planted/01-cent.patch',
    sentence: 'A cent is missing.',
    checks: [
      { step: 'unit', only: ['tests/a.test.ts', 'tests/b.test.ts'] },
      { step: 'e2e-desk', only: ['tests/e2e/a.spec.ts'] },
    ],
  });
});

test.each([
  ['without a sentence', PATCH.replace('Fault: ', '')],
  ['without a check', PATCH.replaceAll('Step: ', '')],
  ['with an unknown step', PATCH.replace('unit', 'units')],
])('a patch %s is rejected', (_, patch) => {
  expect(() => readFault('01-cent.patch', patch)).toThrow('01-cent');
});

test('every step of the gate is expected to catch a planted fault', () => {
  const expected = new Set(readFaults().flatMap(({ checks }) => checks.map(({ step }) => step)));
  expect(STEPS.filter((step) => !expected.has(step))).toEqual([]);
});

test('every test file that is expected to catch a planted fault exists', () => {
  const files = readFaults().flatMap(({ checks }) => checks.flatMap(({ only }) => only)).filter((file) => file.includes('/'));
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
});

test.each(readFaults())('the patch $name applies to the current code', ({ path }) => {
  expect(spawnSync('git', ['apply', '--check', path], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }).stderr).toBe('');
});
