/*
 * Map services that fail in every way: runs the server's tests against a stub of them.
 */
import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('badMaps', (given) => claimServerTests(given, filesOf('badMaps')));
