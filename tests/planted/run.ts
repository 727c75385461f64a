/*
 * `npm run test:planted`: plants each fault of this folder in a copy of the repository, runs the checks that are expected to catch the fault, and
 * prints which check did. `-- --at <commit>` tests another commit, `-- 03 lost` only the faults whose names contain these words.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '../run/postgres.ts';
import { copyOf } from './copy.ts';
import { readFaults, STEPS, type Check, type Fault } from './faults.ts';
import { check, ON_THE_BUILD, type Finding } from './steps.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string', default: 'HEAD' } } });
const faults = readFaults().filter(({ name }) => positionals.length === 0 || positionals.some((positional) => name.includes(positional)));
const log = join(mkdtempSync(join(tmpdir(), 'boucane-planted-log-')), 'output.log');
console.info(`Planting ${faults.length} faults at ${values.at}; output in ${log}`);

const cluster = await startCluster();
const copy = await copyOf(values.at, log);

/** Builds first if the step tests the build. A failing build has already caught the fault. */
async function run(one: Check, isBuilt: boolean): Promise<{ step: string; found: Finding }> {
  if (!isBuilt && ON_THE_BUILD.includes(one.step)) {
    const found = await check(copy, { step: 'build', only: [] }, '');
    if (found) return { step: 'build', found };
  }
  return { step: one.step, found: await check(copy, one, cluster?.url ?? '') };
}

/** Returns all checks, for a run without a fault. */
function everyCheck(): Check[] {
  const wanted = faults.flatMap(({ checks }) => checks);
  const steps = STEPS.filter((step) => wanted.some((one) => one.step === step) || (step === 'build' && wanted.some((one) => ON_THE_BUILD.includes(one.step))));
  return steps.map((step) => ({ step, only: [...new Set(wanted.flatMap((one) => (one.step === step ? one.only : [])))] }));
}

async function caughtBy({ path, checks }: Fault): Promise<string | null> {
  await copy.plant(path);
  try {
    for (const [index, one] of checks.entries()) {
      const isBuilt = checks.slice(0, index).some(({ step }) => ON_THE_BUILD.includes(step));
      const { step, found } = await run(one, isBuilt);
      if (found) return `${step}: ${found.replaceAll(copy.root, '').slice(0, 200)}`;
    }
    return null;
  } finally {
    await copy.restore();
  }
}

/** Ctrl-C also ends the running check. The copy and the cluster are still removed. */
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});

let missed = 0;
try {
  // A check that fails without a fault would seem to catch every fault.
  const broken: string[] = [];
  for (const one of everyCheck()) {
    if (stopped) break;
    const started = performance.now();
    const { found } = await run(one, true);
    console.info(`without a fault  ${one.step}: ${found === null ? 'passes' : `FAILS: ${found}`} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    if (found !== null) broken.push(one.step);
  }
  for (const fault of faults) {
    if (stopped) break;
    const started = performance.now();
    const usable = { ...fault, checks: fault.checks.filter(({ step }) => !broken.includes(step)) };
    const caught = await caughtBy(usable);
    if (caught === null) missed += 1;
    console.info(`${caught === null ? 'MISSED' : 'caught'}  ${fault.name}: ${fault.sentence}\n        ${caught ?? fault.checks.map(({ step, only }) => [step, ...only].join(' ')).join('; ')} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }
  if (broken.length > 0) console.info(`Left out, as they fail without a fault: ${broken.join(', ')}`);
} finally {
  await copy.remove();
  await cluster?.stop();
}
console.info(`\n${faults.length - missed} caught, ${missed} missed`);
process.exitCode = missed === 0 && !stopped ? 0 : 1;
