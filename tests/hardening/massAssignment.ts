import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Fields that nobody may set', (given) => claimServerTests(given, filesOf('massAssignment')));
