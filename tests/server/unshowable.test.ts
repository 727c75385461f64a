import { expect, test } from 'vitest';
import { pageHead } from '../../src/app/pageHead';
import { readEvent } from '../../src/contract/event';
import { LANGUAGES } from '../../src/contract/language';
import { readCacheKey } from '../../src/contract/paths';
import { readTraining } from '../../src/contract/training';
import { HOSTILE } from '../hostile';
import { testServer } from './testServer';

/** What looks like an address, a day or a moment and is none, and some that are. */
const ODD = [
  'https://exemple.com:photo.jpg', 'https://', 'https://[::', 'https://exemple.com:99999/a.jpg', 'https://%zz', '/photos/%', '/photos/brisket.jpg', 'https://exemple.com/é.jpg',
  '2027-13-45', '2027-02-29', '0000-00-00', '9999-12-31', '2027-06-12', '2027-13-45T10:00', '2027-06-12T24:00', '2027-06-12T10:60', '2027-06-12T10:00', '10:00', '24:00', '-1:00',
];
const VALUES = [...ODD, ...HOSTILE];

/** Fields that are read as something else than text when a page is made. */
const FIELDS = { event: ['imageUrl', 'date', 'startDate', 'endDate', 'time'], training: ['imageUrl', 'meetingUrl', 'eventDateTime'] } as const;
const NAMES = { event: { name_fr: 'Fête', name_en: 'Party', date: '2027-06-12', time: '17:00' }, training: { title_fr: 'Fumer', title_en: 'Smoking', eventDateTime: '2027-06-12T10:00' } } as const;
const READERS = { event: readEvent, training: readTraining } as const;

test.each(['event', 'training'] as const)('whatever the server takes for a field of an offer can be shown (%s)', async (kind) => {
  const server = await testServer();
  const owner = await server.signedIn('admin');
  let taken = 0;
  for (const field of FIELDS[kind]) {
    for (const value of VALUES) {
      const response = await server.call('POST', `/api/${kind}`, { headers: owner, body: { ...NAMES[kind], [field]: value } });
      // Refused at its field or, with a sign that no JSON may hold, before.
      if (response.status === 422 || response.status === 400) continue;
      expect([field, value, response.status]).toEqual([field, value, 201]);
      const thing = (await response.json()) as { id: string };
      const answers = { [readCacheKey('event')]: [], [readCacheKey('training')]: [], [readCacheKey(kind)]: [READERS[kind](thing)] };
      const path = kind === 'event' ? 'events' : 'formations';
      for (const language of LANGUAGES) expect(pageHead(`/${language}/${path}/${thing.id}`, { language, origin: 'https://boucane.example', answers })).toContain('application/ld+json');
      taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(5);
}, 60_000);
