import { createApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { readConfig } from '../../server/config';
import { silentLog } from '../../server/log';
import { createIncidents } from '../../server/incidents';
import { bookingRequest } from './bookingRequests';
import { plainMails, plainMaps } from './testServer';

const AT_ONCE = 50;

/** Fills a database with bookings and their two mails each: one is created by the API, the others are its copies. */
export async function fillWithBookings(database: Database, count: number): Promise<void> {
  const { db } = database;
  const app = createApp({
    config: readConfig({ RATE_LIMIT_SCALE: '100000' }),
    database,
    clock: () => new Date('2026-11-21T17:00:00.000Z'),
    maps: plainMaps,
    log: silentLog(),
    bookingMails: plainMails,
    onQueued: () => {},
    onCatalogueChange: () => {},
    onErased: () => {},
    drawLook: () => Promise.reject(new Error('No drawing is expected')),
    processPicture: () => Promise.reject(new Error('No picture is expected')),
    incidents: createIncidents(silentLog()),
    background: () => {},
    site: null,
    pages: null,
    pressure: null,
  });
  // Notes with characters that an export could mishandle.
  const notes = 'Tab\tulation, \\N, "guillemets", l’apostrophe\net une ligne\r\n🔥 \\.';
  const request = bookingRequest();
  const made = await app.request('/api/booking', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...request, contactInfo: { ...request.contactInfo, notes } }) });
  if (made.status !== 201) throw new Error(`The first booking was answered ${made.status}`);
  const booking = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mail_outbox').selectAll().execute();
  const ids = Array.from({ length: count - 1 }, (_, index) => `copy-${index}`);
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      await trx.insertInto('booking').values(some.map((id) => ({ ...booking, id, reference: id }))).execute();
      await trx.insertInto('mail_outbox').values(some.flatMap((id) => mails.map((mail) => ({ ...mail, id: `${id} ${mail.id}`, booking_id: id, message_id: `<${id} ${mail.id}>` })))).execute();
    }
  });
}
