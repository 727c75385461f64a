import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('Words that reach a mailbox nobody has proven', (given) => claimServerTests(given, filesOf('strangersMailbox')));
