import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Every call, every actor', (given) => claimServerTests(given, filesOf('authorizationMatrix')));
