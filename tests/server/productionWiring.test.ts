import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { bookingMails } from '../../server/mail/bookingMails';
import type { BookingResponse } from '../../src/contract/bookingSchema';
import { bookingRequest } from './bookingRequests';
import { testServer } from './testServer';
import { rendered } from './writtenMail';

test.each(['fr', 'en'] as const)('a booking from the real catalogue queues the real mails, with the customer’s in %s', async (language) => {
  const server = await testServer({ seed: seedCatalogue('2026-11-21'), bookingMails });
  const selections = { meats: [{ id: 'brisket', name: '' }], sides: [{ id: 'coleslaw', name: '' }], tools: [], contentFocus: [] };
  const response = await server.call('POST', '/api/booking', { body: bookingRequest({ language, selections }) });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as BookingResponse;
  const mails = await server.parts.database.db.selectFrom('mail_outbox').selectAll().orderBy('kind', 'desc').execute();
  expect(mails).toMatchObject([
    { kind: 'booking-received', recipient: 'marie@example.org', language },
    { kind: 'booking-notice', recipient: 'bonjour@boucane.example' },
  ]);
  for (const mail of mails) {
    expect(mail.text).toContain(reference);
    expect(rendered(mail).html).toContain(reference);
  }
});

test('the real catalogue is listed completely', async () => {
  const catalogue = seedCatalogue('2026-11-21');
  const server = await testServer({ seed: catalogue });
  const meats = (await (await server.call('GET', '/api/meat')).json()) as { id: string }[];
  expect(meats.map(({ id }) => id)).toEqual(catalogue.meat.map(({ id }) => id));
});
