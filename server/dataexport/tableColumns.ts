import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema';
import { EXPORTED_TABLES } from './exportedTables';

/** Column of an exported table, the same on both engines. */
export interface Column {
  name: string;
  /** `integer` has 32 bits. */
  kind: 'text' | 'integer' | 'bigint' | 'blob';
  nullable: boolean;
}

function kindOf(dataType: string): Column['kind'] {
  if (/^(blob|bytea)$/i.test(dataType)) return 'blob';
  if (/^(bigint|int8)$/i.test(dataType)) return 'bigint';
  return /^int/i.test(dataType) ? 'integer' : 'text';
}

/** Returns the columns of the exported tables, by name. */
export async function exportedColumns(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly Column[]>> {
  const tables = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  return new Map(
    EXPORTED_TABLES.map(({ name, key }) => {
      const columns = tables.get(name)?.columns ?? [];
      // SQLite calls the columns of a primary key nullable, PostgreSQL does not.
      return [name, columns.map((column): Column => ({ name: column.name, kind: kindOf(column.dataType), nullable: column.isNullable && !key.includes(column.name) })).toSorted((a, b) => (a.name < b.name ? -1 : 1))];
    }),
  );
}

/** Name of the newest migration: data of another schema do not fit. */
export async function schemaName(db: Kysely<Tables>): Promise<string> {
  const { name } = await db.$extendTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration').select(({ fn }) => fn.max('name').as('name')).executeTakeFirstOrThrow();
  return name;
}
