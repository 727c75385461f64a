import { filesOf } from './cases.ts';
import { claimServerTests } from './serverTests.ts';
import { trial } from './trial.ts';

await trial('The server alone says the price', (given) => claimServerTests(given, filesOf('priceAuthority'), { rounds: { PRICE_ROUNDS: '2000' } }));
