import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Who was erased is found in no table and no file', (given) => claimServerTests(given, filesOf('erasedPeople')));
