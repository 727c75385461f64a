import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('Words that reach a mailbox nobody has proven', (given) => claimServerTests(given, filesOf('strangersMailbox')));
