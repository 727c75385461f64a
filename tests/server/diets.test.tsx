import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { bookingFormSchema, type BookingForm } from '../../src/contract/booking';
import { bookingRequestSchema } from '../../src/contract/bookingSchema';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { toBookingRequest } from '../../src/contract/bookingRequest';
import { DIET_CATEGORIES, EMPTY_DIET, isSevere, SEVERITIES } from '../../src/contract/dietKinds';
import type { Diet } from '../../src/contract/diets';
import { dietLabel } from '../../src/contract/dietLabels';
import type { RequestDetails } from '../../src/contract/inbox';
import type { MemberData } from '../../src/contract/memberData';
import type { Preparation } from '../../src/contract/preparation';
import { saveDraft, readDraft, EMPTY_BOOKING } from '../../src/features/booking/draft';
import { DaySheet } from '../../src/features/kitchen/DaySheet';
import { createI18n } from '../../src/i18n/i18n';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { setupSelfService } from './selfServiceSetup';
import { NOW } from './testServer';
import { EMPTY_OPTIONAL } from '../../src/contract/optionalFields';
import { rendered } from './writtenMail';

const freeText = fc.string({ unit: fc.constantFrom('a', 'é', 'œ', ' ', '<', '>', '&', '"', '’', '(', ':', '-', '😀', '1'), maxLength: 60 }).map((text) => text.replaceAll(/ +/g, ' ').trim());
const diet: fc.Arbitrary<Diet> = fc
  .record({ category: fc.constantFrom(...DIET_CATEGORIES), severity: fc.constantFrom(...SEVERITIES), count: fc.integer({ min: 1, max: 24 }), words: freeText })
  .map((made) => (made.category === 'other' && made.words === '' ? { ...made, words: 'Ail' } : made));
const diets = fc.array(diet, { minLength: 1, maxLength: 5 });

const FORM: BookingForm = { hostName: 'Marie', email: 'marie@example.org', ...EMPTY_OPTIONAL, adults: 20, children: 4, eventType: 'smokehouse-popup', eventDate: '2027-06-19', eventTime: '17:30', location: 'Upton', meats: [], sides: [], tools: [], toppings: [] };

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
/** Returns the text of the markup as a reader sees it. */
const read = (html: string) => plain(html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
const sorted = (all: readonly Diet[]) => all.map((each) => JSON.stringify([each.category, each.severity, each.count, each.words])).toSorted();

test('allergies and diets are preserved from draft to database, inbox, mails, kitchen, day sheet and export', async () => {
  const scene = await setupSelfService();
  const { server, owner } = scene;
  const member = await server.signedIn('user', 'marie');
  await fc.assert(
    fc.asyncProperty(diets, fc.constantFrom('fr' as const, 'en' as const), async (asked, language) => {
      // The form, its draft in the browser, and the payload sent to the server.
      const typed = { ...EMPTY_BOOKING, ...FORM, diets: asked };
      expect(sorted(bookingFormSchema.validateSync(typed, { context: { today: '2026-11-21' } }).diets ?? [])).toEqual(sorted(asked));
      const payload = toBookingRequest({ ...FORM, diets: asked }, { meats: [], sides: [], tools: [] }, null, language, '2026-11-21', DEFAULT_SETTINGS);
      expect(sorted(bookingRequestSchema.validateSync(JSON.parse(JSON.stringify(payload)), { context: { today: '2026-11-21' } }).diets ?? [])).toEqual(sorted(asked));

      const created = (await (await server.call('POST', '/api/booking', { headers: member, body: payload })).json()) as { id: string };
      const record = await scene.read(created.id);
      expect(sorted(record.request.diets ?? [])).toEqual(sorted(asked));
      const listed = (await (await server.call('GET', '/api/booking?limit=100', { headers: owner })).json()) as RequestDetails[];
      expect(sorted(listed.find(({ id }) => id === created.id)?.request.diets ?? [])).toEqual(sorted(asked));

      const mails = await server.parts.database.db.selectFrom('mail_outbox').selectAll().where('booking_id', '=', created.id).execute();
      expect(mails).toHaveLength(2);
      for (const mail of mails) {
        for (const one of asked) {
          // The customer's first mail contains no text typed by the customer.
          const line = mail.kind === 'booking-notice' ? dietLabel(one, 'fr') : dietLabel({ ...one, words: '' }, language);
          expect(plain(mail.text)).toContain(plain(line));
          expect(read(rendered(mail).html)).toContain(plain(line));
        }
      }

      const kitchen = (await (await server.call('GET', `/api/preparation?request=${created.id}`, { headers: owner })).json()) as Preparation;
      expect(sorted(kitchen.bookings[0]?.diets ?? [])).toEqual(sorted(asked));
      const sheet = read(renderToStaticMarkup(<I18nextProvider i18n={createI18n(language)}><LanguageProvider language={language}><MemoryRouter><DaySheet preparation={kitchen} sheetOf={null} /></MemoryRouter></LanguageProvider></I18nextProvider>));
      for (const one of asked) expect(sheet).toContain(plain(dietLabel(one, language)));
      const grave = asked.filter(isSevere);
      // Severe allergies are listed before the shopping list.
      for (const one of grave) expect(sheet.indexOf(plain(dietLabel(one, language)))).toBeLessThan(sheet.search(/À acheter|To buy/));

      const data = (await (await server.call('GET', '/api/member/data', { headers: member })).json()) as MemberData;
      expect(sorted(data.requests.find(({ id }) => id === created.id)?.diets ?? [])).toEqual(sorted(asked));
    }),
    { numRuns: 12 },
  );
});

test('a draft preserves its diets, and an incomplete draft the remaining ones', () => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value), removeItem: (key: string) => stored.delete(key) } });
  fc.assert(
    fc.property(diets, (asked) => {
      saveDraft({ values: { ...EMPTY_BOOKING, diets: asked }, key: 'k', at: Date.parse(NOW) });
      expect(readDraft(new Date(NOW))?.values.diets).toEqual(asked);
    }),
  );
  saveDraft({ values: { ...EMPTY_BOOKING, diets: [{ category: 'nuts' } as Diet] }, key: 'k', at: Date.parse(NOW) });
  expect(readDraft(new Date(NOW))?.values.diets).toEqual([{ ...EMPTY_DIET, category: 'nuts' }]);
});

test('diets for too many guests, of unknown category or without a name are rejected, by the server too', async () => {
  const scene = await setupSelfService();
  const right: Diet = { category: 'nuts', severity: 'severe', count: 24, words: '' };
  const wrong: [string, Diet[]][] = [
    ['diets[0].count', [{ ...right, count: 25 }]],
    ['diets[0].category', [{ ...right, category: 'bread' as Diet['category'] }]],
    ['diets[0].words', [{ ...right, category: 'other' }]],
    ['diets[0].words', [{ ...right, words: 'x'.repeat(121) }]],
  ];
  const { id, token } = await scene.book({ diets: [right] });
  for (const [field, sent] of wrong) {
    for (const response of [await scene.server.call('POST', '/api/booking', { body: { ...(await scene.read(id)).request, diets: sent } }), await scene.change(token, 'diets', { diets: sent })]) {
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
    }
  }
  // Fewer guests than a diet's count is rejected: the diet must be changed first.
  expect((await scene.change(token, 'guests', { adults: 10, children: 0 })).status).toBe(422);
});

test('diets are erased with the person', async () => {
  const scene = await setupSelfService();
  const { id } = await scene.book({ diets: [{ category: 'nuts', severity: 'severe', count: 2, words: 'Rose et Félix' }] });
  await scene.performAction(id, 'decline');
  expect((await scene.performAction(id, 'erase')).status).toBe(200);
  const { db } = scene.server.parts.database;
  expect(JSON.stringify([await db.selectFrom('booking').selectAll().execute(), await db.selectFrom('mail_outbox').selectAll().execute(), await db.selectFrom('manage_token').selectAll().execute()])).not.toMatch(/Félix|nuts|token_hash/);
});
