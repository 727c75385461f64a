import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Every call, every actor', (given) => claimServerTests(given, filesOf('authorizationMatrix')));
