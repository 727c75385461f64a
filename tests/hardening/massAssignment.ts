import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Fields that nobody may set', (given) => claimServerTests(given, filesOf('massAssignment')));
