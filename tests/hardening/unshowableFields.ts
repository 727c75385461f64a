import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Fields that are taken and cannot be shown', (given) => claimServerTests(given, filesOf('unshowableFields')));
