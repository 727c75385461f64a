import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { isListed, type ListingQuery } from '../../src/contract/listing';
import type { CatalogueName } from '../../src/contract/resources';
import type { Row } from '../../src/contract/row';
import { inOrder, insertListing, listPage, updateListing } from './listing';
import type { Database } from './openDatabase';
import { keepRemoved, takeRemoved } from './removed';
import type { CatalogueTable, Tables } from './schema';

/** Which part of a list is asked: at most `limit` rows after `offset`; a null limit is all of them. */
export interface Page {
  limit: number | null;
  offset: number;
}

export interface CatalogueFilter {
  /** Leaves out what the owner has switched off or has not agreed to yet. */
  onlyActive: boolean;
}

/** A thing as it is stored: its fields, and the columns that are read out of them. */
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

/** A thing as it stands, with how often it was changed. */
export type StoredThing = Row & { version: number };

const COLUMNS = ['id', 'fields', 'version'] as const;

const thing = ({ id, fields, version }: Pick<Selectable<CatalogueTable>, (typeof COLUMNS)[number]>): StoredThing => ({ ...(JSON.parse(fields) as object), id, version });

/** The things of a resource in the owner's order. */
export async function listThings(db: Kysely<Tables>, resource: CatalogueName, { onlyActive }: CatalogueFilter, { limit, offset }: Page = { limit: null, offset: 0 }): Promise<StoredThing[]> {
  const rows = await db
    .selectFrom('catalogue')
    .select(COLUMNS)
    .where('resource', '=', resource)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .orderBy('position')
    .orderBy('id')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  const things = rows.map(thing);
  return limit === null ? things.slice(offset) : things;
}

/** The page of a list that an administrator asks for, and how many things the list holds in all. */
export async function listForOwner(database: Pick<Database, 'db' | 'engine'>, resource: Exclude<CatalogueName, 'content'>, query: ListingQuery): Promise<{ things: StoredThing[]; total: number }> {
  const { ids, total } = await listPage(database, resource, query);
  if (ids.length === 0) return { things: [], total };
  const rows = await database.db.selectFrom('catalogue').select(COLUMNS).where('resource', '=', resource).where('id', 'in', ids).execute();
  return { things: inOrder(ids, rows.map(thing)), total };
}

/** Names the state of everything that the public pages read: another one after every change, whichever server made it. */
export async function publicVersion(db: Kysely<Tables>): Promise<string> {
  const things = await db.selectFrom('catalogue').select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('versions'), fn.max('updated_at').as('newest')]).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seating').select(({ fn }) => [fn.countAll().as('count'), fn.sum('changes').as('changes')]).executeTakeFirstOrThrow();
  return JSON.stringify([things, seats]);
}

/** One thing by its id or, for a content entry, by its tag (a tag has a dot, an id never); null when there is none. */
export async function findThing(db: Kysely<Tables>, resource: CatalogueName, idOrTag: string, { onlyActive }: CatalogueFilter): Promise<StoredThing | null> {
  const row = await db
    .selectFrom('catalogue')
    .select(COLUMNS)
    .where('resource', '=', resource)
    .where(resource === 'content' && idOrTag.includes('.') ? 'tag' : 'id', '=', idOrTag)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .executeTakeFirst();
  return row ? thing(row) : null;
}

/** Adds a thing at the end of its list, under an id of our own. @throws a `taken` failure when another content has its tag */
export async function insertThing(db: Kysely<Tables>, resource: CatalogueName, fields: object, now: Date): Promise<StoredThing> {
  const { last } = await db
    .selectFrom('catalogue')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const position = Number(last ?? -1) + 1;
  await db.insertInto('catalogue').values(catalogueRow(resource, id, fields, position, now)).execute();
  if (isListed(resource)) await insertListing(db, resource, { ...fields, id }, position);
  return { ...fields, id, version: 1 };
}

/** Puts a thing's fields in place of the old ones; its place in the list stays. @throws a `taken` failure when another content has its tag */
export async function replaceThing(db: Kysely<Tables>, resource: CatalogueName, { id, version }: StoredThing, fields: object, now: Date): Promise<StoredThing> {
  const { fields: json, active, tag, updated_at } = catalogueRow(resource, id, fields, 0, now);
  await db
    .updateTable('catalogue')
    .set({ fields: json, active, tag, updated_at, version: sql`version + 1` })
    .where('resource', '=', resource)
    .where('id', '=', id)
    .execute();
  if (isListed(resource)) await updateListing(db, resource, { ...fields, id });
  return { ...fields, id, version: version + 1 };
}

/** Deletes a thing; for a while it can be put back. */
export async function deleteThing(db: Kysely<Tables>, resource: CatalogueName, { id }: StoredThing, now: Date): Promise<void> {
  const row = await db.deleteFrom('catalogue').where('resource', '=', resource).where('id', '=', id).returningAll().executeTakeFirst();
  if (row) await keepRemoved(db, resource, id, row, now);
}

/**
 * Puts a deleted thing back as it was: its id, its place, and its version, for nothing of it has changed.
 * @returns null when there is none to put back
 * @throws a `taken` failure when another content has its tag by now
 */
export async function restoreThing(db: Kysely<Tables>, resource: CatalogueName, id: string, now: Date): Promise<StoredThing | null> {
  const row = (await takeRemoved(db, resource, id, now)) as Selectable<CatalogueTable> | null;
  if (row === null) return null;
  await db.insertInto('catalogue').values(row).execute();
  const restored = thing(row);
  if (isListed(resource)) await insertListing(db, resource, restored, row.position);
  return restored;
}
