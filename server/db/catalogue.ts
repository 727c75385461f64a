import type { Insertable, Kysely, Transaction } from 'kysely';
import type { CatalogueName } from '../../src/contract/resources';
import type { Row } from '../../src/contract/row';
import type { CatalogueTable, Tables } from './schema';

/** Which part of a list is asked: at most `limit` rows after `offset`; a null limit is all of them. */
export interface Page {
  limit: number | null;
  offset: number;
}

export interface CatalogueFilter {
  /** Leaves out what the owner has switched off. */
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
    active: 'isActive' in fields && fields.isActive === false ? 0 : 1,
    tag: 'tag' in fields && typeof fields.tag === 'string' ? fields.tag : null,
    created_at: at,
    updated_at: at,
  };
}

const thing = ({ id, fields }: Pick<CatalogueTable, 'id' | 'fields'>): Row => ({ ...(JSON.parse(fields) as object), id });

/** The things of a resource in the owner's order. */
export async function listThings(db: Kysely<Tables>, resource: CatalogueName, { onlyActive }: CatalogueFilter, { limit, offset }: Page = { limit: null, offset: 0 }): Promise<Row[]> {
  const rows = await db
    .selectFrom('catalogue')
    .select(['id', 'fields'])
    .where('resource', '=', resource)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .orderBy('position')
    .orderBy('id')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  const things = rows.map(thing);
  return limit === null ? things.slice(offset) : things;
}

/** One thing by its id or, for a content entry, by its tag (a tag has a dot, an id never); null when there is none. */
export async function findThing(db: Kysely<Tables>, resource: CatalogueName, idOrTag: string, { onlyActive }: CatalogueFilter): Promise<Row | null> {
  const row = await db
    .selectFrom('catalogue')
    .select(['id', 'fields'])
    .where('resource', '=', resource)
    .where(resource === 'content' && idOrTag.includes('.') ? 'tag' : 'id', '=', idOrTag)
    .$if(onlyActive, (query) => query.where('active', '=', 1))
    .executeTakeFirst();
  return row ? thing(row) : null;
}

/** Adds a thing at the end of the owner's order. */
export async function appendThing(trx: Transaction<Tables>, resource: CatalogueName, { id, fields }: { id: string; fields: object }, now: Date): Promise<void> {
  const last = await trx.selectFrom('catalogue').select('position').where('resource', '=', resource).orderBy('position', 'desc').limit(1).executeTakeFirst();
  await trx.insertInto('catalogue').values(catalogueRow(resource, id, fields, (last?.position ?? -1) + 1, now)).execute();
}
