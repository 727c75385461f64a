import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Sessions and the first administrator', (given) => claimServerTests(given, filesOf('sessions')));
