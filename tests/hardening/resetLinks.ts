import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Links to reset a password', (given) => claimServerTests(given, filesOf('resetLinks')));
