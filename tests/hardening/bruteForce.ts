import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Guessing, and the limits on it', (given) => claimServerTests(given, filesOf('bruteForce')));
