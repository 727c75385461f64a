import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language';
import { CARD, cardPath } from '../shareCards';

test.each(LANGUAGES)('share image in %s is a PNG of the declared size', (language) => {
  const bytes = readFileSync(cardPath(language));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  expect(bytes.length).toBeLessThan(300_000);
});
