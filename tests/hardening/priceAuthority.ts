import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { runCase } from './harness.ts';

await runCase('The server alone says the price', (given) => claimServerTests(given, filesOf('priceAuthority'), { rounds: { PRICE_ROUNDS: '2000' } }));
