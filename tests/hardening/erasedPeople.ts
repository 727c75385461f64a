import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Who was erased is found in no table and no file', (given) => claimServerTests(given, filesOf('erasedPeople')));
