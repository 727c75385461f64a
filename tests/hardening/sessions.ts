import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Sessions and the first administrator', (given) => claimServerTests(given, filesOf('sessions')));
