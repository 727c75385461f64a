import type { Kysely } from 'kysely';
import type { ImportObstacle, ImportState } from '../../src/contract/dataTransfer';
import { isSample } from '../../src/contract/apiRecord';
import type { Tables } from '../db/schema';

const countOf = async (db: Kysely<Tables>, table: 'booking' | 'seat_reservation' | 'contact_message' | 'suspect' | 'picture' | 'user'): Promise<number> =>
  Number((await db.selectFrom(table).select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);

/** Items of the catalogue, including texts, that are not the samples of the first start. */
async function countOwnItems(db: Kysely<Tables>): Promise<number> {
  const rows = await db.selectFrom('catalogue').select('fields').execute();
  return rows.filter(({ fields }) => !isSample(JSON.parse(fields) as Record<string, unknown>)).length;
}

/** Lists the data that an import would mix with. Settings and availability are replaced, so that the assistant of the first start does not matter. */
export async function listImportObstacles(db: Kysely<Tables>): Promise<ImportState['obstacles']> {
  const users = await countOf(db, 'user');
  const counts: Record<ImportObstacle, number> = {
    requests: await countOf(db, 'booking'),
    reservations: await countOf(db, 'seat_reservation'),
    messages: (await countOf(db, 'contact_message')) + (await countOf(db, 'suspect')),
    catalogue: await countOwnItems(db),
    pictures: await countOf(db, 'picture'),
    // The account of the administrator who imports.
    accounts: Math.max(0, users - 1),
  };
  return (Object.keys(counts) as ImportObstacle[]).map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
