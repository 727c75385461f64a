import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language';
import { CARD, cardPath } from '../shareCards';

test.each(LANGUAGES)('the card of a shared link in %s is a PNG of the size that the page says', (language) => {
  const bytes = readFileSync(cardPath(language));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  expect(bytes.length).toBeLessThan(300_000);
});
