import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Links to reset a password', (given) => claimServerTests(given, filesOf('resetLinks')));
