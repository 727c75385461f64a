/*
 * Map services that fail in every way: the tests against a stub of them, many times over in the long form.
 */
import { CASES } from './cases.ts';
import { runTests } from './runTests.ts';
import { trial } from './trial.ts';

await trial('badMaps', async ({ long, claim }) => {
  const files = CASES.find(({ script }) => script === 'badMaps')?.elsewhere ?? [];
  const rounds = long ? 5 : 1;
  let failed = 0;
  let passed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const counts of await runTests(files)) {
      failed += counts.failed;
      passed += counts.passed;
    }
  }
  claim('tests of bad map services that fail', failed, `0 of ${passed + failed}`, failed === 0 && passed > 0);
});
