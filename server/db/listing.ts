import { sql, type Expression, type Insertable, type Kysely, type SqlBool } from 'kysely';
import { searchTerms } from '../../src/contract/searchText';
import type { ListableResource, ListQuery } from '../../src/contract/listQuery';
import { listIndexKeys } from '../../src/contract/listIndexKeys';
import type { ApiRecord } from '../../src/contract/apiRecord';
import type { Database } from './database';
import type { ListingTable, Tables } from './schema';

/*
 * Sort, filter and search keys of the admin lists, in tables of their own, so that lists are fast with ten thousand items and behave the same on both
 * engines. A foreign key deletes a row with its item.
 */

const tableOf = (name: ListableResource) => (name === 'user' ? 'user_listing' : 'catalogue_listing');

const written = (name: ListableResource, row: ApiRecord) => {
  const { keys, words } = listIndexKeys(name, row);
  return { keys: JSON.stringify(keys), words };
};

/** Builds an item's row of list keys. @param position insertion order of the item */
export const listingRow = (name: ListableResource, row: ApiRecord, position: number): Insertable<ListingTable> => ({ resource: name, id: row.id, position, ...written(name, row) });

/** Inserts the list keys of a new item. */
export async function insertListing(db: Kysely<Tables>, name: ListableResource, row: ApiRecord, position: number): Promise<void> {
  await db.insertInto(tableOf(name)).values(listingRow(name, row, position)).execute();
}

/** Updates the list keys of a changed item. */
export async function updateListing(db: Kysely<Tables>, name: ListableResource, row: ApiRecord): Promise<void> {
  await db.updateTable(tableOf(name)).set(written(name, row)).where('resource', '=', name).where('id', '=', row.id).execute();
}

/** SQL per engine to read a key as a sortable value and as text. */
const READERS = {
  sqlite: { value: (field: string) => sql`json_extract(keys, ${`$.${field}`})`, text: (field: string) => sql<string>`json_extract(keys, ${`$.${field}`})` },
  postgres: { value: (field: string) => sql`(keys::jsonb -> ${field}::text)`, text: (field: string) => sql<string>`(keys::jsonb ->> ${field}::text)` },
};

const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the ids of one page of a list, in order, and the total count. Items without the sort field come last. */
export async function listPage({ db, engine }: Pick<Database, 'db' | 'engine'>, name: ListableResource, { limit, offset, sort, order, q, filters }: ListQuery): Promise<{ ids: string[]; total: number }> {
  const read = READERS[engine];
  const conditions: Expression<SqlBool>[] = [
    ...searchTerms(q).map((term) => sql<boolean>`words like ${containing(term)} escape '\\'`),
    ...Object.entries(filters).map(([field, value]) => (field === 'missing' ? sql<boolean>`${read.text(`missing_${value}`)} = 'true'` : sql<boolean>`${read.text(field)} = ${value}`)),
  ];
  const found = db
    .selectFrom(tableOf(name))
    .where('resource', '=', name)
    .where((where) => where.and(conditions));
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select('id')
    .$if(sort !== null, (query) => query.orderBy(read.value(sort ?? ''), (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast()))
    .orderBy('position', sort === null ? order : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

/** Sorts items by a list of ids. Skips items that were deleted in the meantime. */
export function inOrder<Item extends { id: string }>(ids: readonly string[], items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
