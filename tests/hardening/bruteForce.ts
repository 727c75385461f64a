import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Guessing, and the limits on it', (given) => claimServerTests(given, filesOf('bruteForce')));
