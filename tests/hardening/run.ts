/*
 * `npm run test:hardening`: runs every case of the hardening suite in its long form, one after the other, and prints one table at the end.
 * `npm run test:hardening -- --short` is what CI runs after `npm test`; `npm run test:hardening -- fuzz sessions` runs the named cases.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CASES, type Case } from './cases.ts';
import type { Check } from './harness.ts';

type Line = Check | { what: string; leftOut: string };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } });
const unknown = positionals.filter((name) => !CASES.some(({ script }) => script === name));
if (unknown.length > 0) {
  console.error(`No such case: ${unknown.join(', ')}. There are: ${CASES.map(({ script }) => script).join(', ')}.`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'boucane-trust-'));

/** Runs one case and reads its claims. A case that exits with an error without a failed claim has failed too. */
async function claimsOf({ script }: Case): Promise<Line[]> {
  const report = join(folder, `${script}.jsonl`);
  const code = await new Promise<number | null>((resolve) => {
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `${script}.ts`), ...(values.short ? [] : ['--long'])];
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, TRUST_REPORT: report } }).once('close', resolve);
  });
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Line) : [];
  const admitted = lines.some((line) => 'held' in line && !line.held);
  return code === 0 || admitted ? lines : [...lines, { what: 'the script', figure: `ended with ${code}`, bar: '0', held: false }];
}

const wanted = CASES.filter(({ script, elsewhere, longOnly }) => (positionals.length > 0 ? positionals.includes(script) : !values.short || (!elsewhere && !longOnly)));
const rows: string[][] = [];
let passed = 0;
let failed = 0;
for (const one of wanted) {
  console.info(`\n▷ ${one.number}. ${one.title}`);
  const start = performance.now();
  for (const line of await claimsOf(one)) {
    const isChecked = 'held' in line;
    rows.push([String(one.number), line.what.split('\n')[0] ?? '', isChecked ? String(line.figure) : '–', isChecked ? line.bar : line.leftOut, isChecked ? (line.held ? 'held' : 'NOT HELD') : 'left out']);
    if (isChecked && line.held) passed += 1;
    else if (isChecked) failed += 1;
  }
  console.info(`(${((performance.now() - start) / 1000).toFixed(0)} s)`);
}
rmSync(folder, { recursive: true, force: true });

const headed = [['case', 'what', 'figure', 'bar', ''], ...rows];
const widths = [0, 1, 2, 3].map((column) => Math.max(...headed.map((row) => row[column]?.length ?? 0)));
console.info(`\n${headed.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')}`);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
