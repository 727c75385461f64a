import { expect, test } from 'vitest';
import { agendaOf } from '../../src/contract/calendar';
import { readEvent } from '../../src/contract/event';
import { occupancyByDay } from '../../src/contract/dayOccupancy';
import { inventedTexts, INVENTED_TEXTS } from '../../src/contract/toReplace';
import { readTraining } from '../../src/contract/training';
import { isSearchable } from '../../src/contract/visibility';
import { tagged } from '../../src/i18n/tags';
import { allTexts } from '../i18n/everyLeaf';

const event = (sample: boolean) => readEvent({ id: 'e', date: '2027-06-05', sample });
const training = (sample: boolean) => readTraining({ id: 't', eventDateTime: '2027-06-12T10:00', sample });

test('sample content takes no capacity and appears on no day', () => {
  expect([...occupancyByDay([], [event(true)], [training(true)])]).toEqual([]);
  expect([...occupancyByDay([], [event(false)], [training(false)]).keys()]).toEqual(['2027-06-05', '2027-06-12']);
  const days = (sample: boolean) => [...agendaOf([event(sample)], [training(sample)], { days: [], perDay: 1, hours: [], blocked: [] }, 14).occasions.keys()];
  expect(days(true)).toEqual([]);
  expect(days(false)).toEqual(['2027-06-05', '2027-06-12']);
});

test('only `true` marks sample content, which is not searchable', () => {
  for (const value of [undefined, null, false, 0, 1, 'true']) expect(readEvent({ id: 'e', sample: value }).sample).toBe(false);
  expect([isSearchable(event(true)), isSearchable(event(false))]).toEqual([false, true]);
});

test('every sample text exists, and is removed from the list once overridden', () => {
  const tags = Object.values(INVENTED_TEXTS).flat();
  const known = new Set(allTexts.flatMap(([, texts]) => tagged(texts)).map(({ tag }) => tag));
  expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
  expect(inventedTexts(new Set(INVENTED_TEXTS.home))).toEqual(inventedTexts(new Set()).filter(({ page }) => page !== 'home'));
  expect(inventedTexts(new Set(['about.lead'])).find(({ page }) => page === 'about')?.count).toBe(INVENTED_TEXTS.about.length - 1);
  expect(inventedTexts(new Set(tags))).toEqual([]);
});
