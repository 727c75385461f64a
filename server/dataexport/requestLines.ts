import { sql, type Selectable } from 'kysely';
import { csvLine, CSV_START } from '../../src/contract/csv';
import type { Language } from '../../src/contract/language';
import { requestRow, requestsHeader } from '../../src/contract/requestsCsv';
import { BOOKING_COLUMNS, bookingRecord } from '../db/bookings';
import type { BookingTable } from '../db/requestTables';
import { loadSettings } from '../db/settings';
import type { Snapshot } from './snapshot';

type Row = Pick<Selectable<BookingTable>, (typeof BOOKING_COLUMNS)[number]>;

/** Iterates over all requests as lines of a CSV file, by the day of the event. */
export async function* requestLines({ db, engine, stream }: Snapshot, language: Language): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(requestsHeader(language), language)}`;
  const id = engine === 'postgres' ? sql`id collate "C"` : sql`id`;
  const { lists } = await loadSettings(db);
  const query = db.selectFrom('booking').select(BOOKING_COLUMNS).orderBy('date').orderBy(id).compile();
  for await (const row of stream(query)) yield csvLine(requestRow(bookingRecord(row as unknown as Row), language, lists), language);
}
