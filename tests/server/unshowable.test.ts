import { expect, test } from 'vitest';
import { pageHead } from '../../src/app/pageHead';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import { readEvent } from '../../src/contract/event';
import { LANGUAGES } from '../../src/contract/language';
import { resourceCacheKey } from '../../src/contract/paths';
import { readTraining } from '../../src/contract/training';
import { HOSTILE } from '../hostile';
import { testServer } from './testServer';

/** Malformed URLs, dates and times, and some valid ones. */
const ODD = [
  'https://exemple.com:photo.jpg', 'https://', 'https://[::', 'https://exemple.com:99999/a.jpg', 'https://%zz', '/photos/%', '/photos/brisket.jpg', 'https://exemple.com/é.jpg',
  '2027-13-45', '2027-02-29', '0000-00-00', '9999-12-31', '2027-06-12', '2027-13-45T10:00', '2027-06-12T24:00', '2027-06-12T10:60', '2027-06-12T10:00', '10:00', '24:00', '-1:00',
];
const VALUES = [...ODD, ...HOSTILE];

/** Fields that are parsed as URLs, dates or times when a page is rendered. */
const FIELDS = { event: ['imageUrl', 'date', 'startDate', 'endDate', 'time'], training: ['imageUrl', 'meetingUrl', 'eventDateTime'] } as const;
const NAMES = { event: { name_fr: 'Fête', name_en: 'Party', date: '2027-06-12', time: '17:00' }, training: { title_fr: 'Fumer', title_en: 'Smoking', eventDateTime: '2027-06-12T10:00' } } as const;
const READERS = { event: readEvent, training: readTraining } as const;

test.each(['event', 'training'] as const)('every field value accepted by the server can be rendered (%s)', async (kind) => {
  const server = await testServer();
  const owner = await server.signedIn('admin');
  let taken = 0;
  for (const field of FIELDS[kind]) {
    for (const value of VALUES) {
      const response = await server.call('POST', `/api/${kind}`, { headers: owner, body: { ...NAMES[kind], [field]: value } });
      // Rejected by validation of the field, or earlier because of a character that the API never accepts in JSON.
      if (response.status === 422 || response.status === 400) continue;
      expect([field, value, response.status]).toEqual([field, value, 201]);
      const offer = (await response.json()) as { id: string };
      const data = { [resourceCacheKey('event')]: [], [resourceCacheKey('training')]: [], [resourceCacheKey(kind)]: [READERS[kind](offer)] };
      const path = kind === 'event' ? 'events' : 'formations';
      for (const language of LANGUAGES) expect(pageHead(`/${language}/${path}/${offer.id}`, { language, origin: 'https://boucane.example', settings: DEFAULT_PUBLIC_SETTINGS, apiData: data })).toContain('application/ld+json');
      taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(5);
}, 60_000);
