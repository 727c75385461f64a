import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Fields that are taken and cannot be shown', (given) => claimServerTests(given, filesOf('unshowableFields')));
