import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { isListable, type ListQuery } from '../../src/contract/listQuery';
import type { CatalogueName } from '../../src/contract/resources';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { inOrder, insertListing, listPage, updateListing } from './listing';
import type { Database } from './database';
import { saveDeleted, takeDeleted } from './softDelete';
import type { CatalogueTable, Tables } from './schema';

/** Range of a list: at most `limit` rows after `offset`. A null limit returns all rows. */
export interface Page {
  limit: number | null;
  offset: number;
}

export interface CatalogueFilter {
  /** Excludes items that the owner has deactivated or not yet approved. */
  onlyActive: boolean;
}

/** Builds an item's row: its fields as JSON, and the columns derived from them. */
export function catalogueRow(resource: CatalogueName, id: string, fields: object, position: number, now: Date): Insertable<CatalogueTable> {
  const at = now.toISOString();
  return {
    id,
    resource,
    fields: JSON.stringify(fields),
    position,
    active: ('isActive' in fields && fields.isActive === false) || ('visibility' in fields && fields.visibility === 'pending') ? 0 : 1,
    tag: 'tag' in fields && typeof fields.tag === 'string' ? fields.tag : null,
    created_at: at,
    updated_at: at,
  };
}

/** Stored item with its version. */
export type StoredResource = ApiRecord & { version: number };

const COLUMNS = ['id', 'fields', 'version'] as const;

const toResource = ({ id, fields, version }: Pick<Selectable<CatalogueTable>, (typeof COLUMNS)[number]>): StoredResource => ({ ...(JSON.parse(fields) as object), id, version });

/** Lists a resource's items in the owner's order. */
export async function listResources(db: Kysely<Tables>, resource: CatalogueName, { onlyActive }: CatalogueFilter, { limit, offset }: Page = { limit: null, offset: 0 }): Promise<StoredResource[]> {
  const rows = await db
    .selectFrom('catalogue')
    .select(COLUMNS)
    .where('resource', '=', resource)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .orderBy('position')
    .orderBy('id')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  const resources = rows.map(toResource);
  return limit === null ? resources.slice(offset) : resources;
}

/** Returns the requested page of an admin list and the list's total count. */
export async function listForOwner(database: Pick<Database, 'db' | 'engine'>, resource: Exclude<CatalogueName, 'content'>, query: ListQuery): Promise<{ resources: StoredResource[]; total: number }> {
  const { ids, total } = await listPage(database, resource, query);
  if (ids.length === 0) return { resources: [], total };
  const rows = await database.db.selectFrom('catalogue').select(COLUMNS).where('resource', '=', resource).where('id', 'in', ids).execute();
  return { resources: inOrder(ids, rows.map(toResource)), total };
}

/** Returns a version of all publicly readable data. Changes with every write by any server. */
export async function publicVersion(db: Kysely<Tables>): Promise<string> {
  const catalogue = await db.selectFrom('catalogue').select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions'), fn.max('updated_at').as('newest')]).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seating').select(({ fn }) => [fn.countAll().as('count'), fn.sum('changes').as('changes')]).executeTakeFirstOrThrow();
  const settings = await db.selectFrom('setting').select(({ fn }) => fn.sum('version').as('versions')).executeTakeFirstOrThrow();
  const pictures = await db.selectFrom('picture').select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions'), fn.max('created_at').as('newest')]).executeTakeFirstOrThrow();
  return JSON.stringify([catalogue, seats, settings, pictures]);
}

/** Finds an item by id or, for a content entry, by tag (a tag contains a dot, an id never does). Returns null when missing. */
export async function findResource(db: Kysely<Tables>, resource: CatalogueName, idOrTag: string, { onlyActive }: CatalogueFilter): Promise<StoredResource | null> {
  const row = await db
    .selectFrom('catalogue')
    .select(COLUMNS)
    .where('resource', '=', resource)
    .where(resource === 'content' && idOrTag.includes('.') ? 'tag' : 'id', '=', idOrTag)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .executeTakeFirst();
  return row ? toResource(row) : null;
}

/** Appends an item to its list under a generated id. @throws a unique violation when another content entry has its tag */
export async function insertResource(db: Kysely<Tables>, resource: CatalogueName, fields: object, now: Date): Promise<StoredResource> {
  const { last } = await db
    .selectFrom('catalogue')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const position = Number(last ?? -1) + 1;
  await db.insertInto('catalogue').values(catalogueRow(resource, id, fields, position, now)).execute();
  if (isListable(resource)) await insertListing(db, resource, { ...fields, id }, position);
  return { ...fields, id, version: 1 };
}

/** Replaces an item's fields and keeps its position in the list. @throws a unique violation when another content entry has its tag */
export async function replaceResource(db: Kysely<Tables>, resource: CatalogueName, { id, version }: StoredResource, fields: object, now: Date): Promise<StoredResource> {
  const { fields: json, active, tag, updated_at } = catalogueRow(resource, id, fields, 0, now);
  await db
    .updateTable('catalogue')
    .set({ fields: json, active, tag, updated_at, version: sql`version + 1` })
    .where('resource', '=', resource)
    .where('id', '=', id)
    .execute();
  if (isListable(resource)) await updateListing(db, resource, { ...fields, id });
  return { ...fields, id, version: version + 1 };
}

/** Deletes an item. Can be restored for a limited time. */
export async function deleteResource(db: Kysely<Tables>, resource: CatalogueName, { id }: StoredResource, now: Date): Promise<void> {
  const row = await db.deleteFrom('catalogue').where('resource', '=', resource).where('id', '=', id).returningAll().executeTakeFirst();
  if (row) await saveDeleted(db, resource, id, row, now);
}

/**
 * Restores a deleted item unchanged, with its id, position and version.
 * @returns null when there is nothing to restore
 * @throws a unique violation when another content entry has taken its tag
 */
export async function restoreResource(db: Kysely<Tables>, resource: CatalogueName, id: string, now: Date): Promise<StoredResource | null> {
  const row = (await takeDeleted(db, resource, id, now)) as Selectable<CatalogueTable> | null;
  if (row === null) return null;
  await db.insertInto('catalogue').values(row).execute();
  const restored = toResource(row);
  if (isListable(resource)) await insertListing(db, resource, restored, row.position);
  return restored;
}
