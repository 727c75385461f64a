import type { AlterTableBuilder, AlterTableColumnAlteringBuilder, Kysely } from 'kysely';

/** Adds a column if missing: SQLite has no `if not exists` for columns, and a migration may run again after a crash. */
export async function addColumn<Known>(db: Kysely<Known>, table: string, column: string, alter: (table: AlterTableBuilder) => AlterTableColumnAlteringBuilder): Promise<void> {
  const tables = await db.introspection.getTables();
  const found = tables.find(({ name }) => name === table);
  if (!found?.columns.some(({ name }) => name === column)) await alter(db.schema.alterTable(table)).execute();
}
