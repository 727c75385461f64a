import { onTestFinished } from 'vitest';
import { readConfig } from '../../server/config';
import { insertBooking } from '../../server/db/bookings';
import { queueMails } from '../../server/db/mails';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/openDatabase';
import { silentLog } from '../../server/log';
import { bookingMails } from '../../server/mail/bookingMails';
import type { Mailer } from '../../server/mail/mail';
import { DEFAULT_MAIL_CONTEXT } from '../../server/mail/mailContext';
import { startOutbox, type Outbox } from '../../server/mail/outbox';
import { bookingRecord } from '../../stories/fixtures/bookingRecord';
import { seededDatabase } from './testDatabase';
import { OUTBOX_DEFAULTS } from './writtenMail';

/** Start time of every test setup. */
export const START = new Date('2027-05-10T14:00:00Z');
/** Poll interval in milliseconds, so long that no test waits for a poll. */
const NEVER = 3_600_000;
const log = silentLog();

async function newDatabase(): Promise<Database> {
  const database = await openDatabase(readConfig(await seededDatabase({})), { log, seed: {} });
  onTestFinished(() => database.close());
  return database;
}

export interface OutboxSetup {
  database: Database;
  /** Advances the clock. */
  advance(minutes: number): void;
  clock: () => Date;
  /** Starts a worker, which by default polls once an hour. */
  work(mailer: Mailer | null, pollMs?: number): Outbox;
  rows(): ReturnType<typeof rowsOf>;
}

const rowsOf = ({ db }: Database) => db.selectFrom('mail_outbox').selectAll().orderBy('kind', 'desc').execute();

/** Sets up a database, a fixed clock, and a pair of mails for each booking. */
export async function setupOutbox({ bookings = 1, name = 'Julie Tremblay' } = {}): Promise<OutboxSetup> {
  const database = await newDatabase();
  let now = START;
  const clock = () => now;
  for (let each = 0; each < bookings; each += 1) {
    const record = bookingRecord({ form: { meats: ['brisket'], hostName: name }, travelMetres: 28_600, language: 'fr', changes: { id: `booking-${each}`, reference: `B-TEST${each}` } });
    const mails = await bookingMails(record, { mail: DEFAULT_MAIL_CONTEXT, ownerEmail: 'samuel@boucane.example', publicUrl: 'https://boucane.example', now });
    await database.transaction(async (trx) => {
      await insertBooking(trx, { record, totalCents: null, travelMetres: null, pricedItems: [], userId: null, thingId: null, customerId: null, enteredBy: null });
      await queueMails(trx, { bookingId: record.id, mails, host: 'boucane.example', now });
    });
  }
  return {
    database,
    clock,
    advance: (minutes) => (now = new Date(now.getTime() + minutes * 60_000)),
    work(mailer, pollMs = NEVER) {
      const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: database.db, findMailer: () => Promise.resolve(mailer), clock, log, pollMs });
      onTestFinished(() => outbox.stop());
      return outbox;
    },
    rows: () => rowsOf(database),
  };
}
