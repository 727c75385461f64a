import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CASES } from './hardening/cases';

const ROOT = join(import.meta.dirname, '..');
const rows = readFileSync(join(ROOT, 'stories/docs/threatsTable.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| N\d/.test(line))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
  .map(([name = '', threat = '', control = '', tests = '']) => ({ name, threat, control, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }));

const missing = (files: readonly string[]) => files.filter((file) => !existsSync(join(ROOT, file)));

test('every threat is listed with its control and a test', () => {
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 25 }, (_, index) => `N${index + 1}`));
  for (const { name, threat, control, tests } of rows) expect([threat, control, ...tests].filter(Boolean).length, name).toBeGreaterThanOrEqual(3);
});

test('every test named in the threat table exists', () => {
  expect(missing(rows.flatMap(({ tests }) => tests))).toEqual([]);
});

test('every case of the hardening suite is listed in the rows of its threats', () => {
  const absent = CASES.flatMap(({ script, threats }) => threats.filter((threat) => !rows.find(({ name }) => name === threat)?.tests.includes(`tests/hardening/${script}.ts`)).map((threat) => `${threat}: ${script}`));
  expect(absent).toEqual([]);
});

test('every case of the hardening suite has a script and its referenced tests exist', () => {
  expect(CASES.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(missing(CASES.flatMap(({ script, elsewhere = [] }) => [`tests/hardening/${script}.ts`, ...elsewhere]))).toEqual([]);
});
