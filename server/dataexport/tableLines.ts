import { sql, type Kysely } from 'kysely';
import type { StoredRow } from '../backup/checksums';
import type { Tables } from '../db/schema';
import type { ExportedTable } from './exportedTables';
import type { Snapshot } from './snapshot';
import type { Column } from './tableColumns';

/** Column in the byte order of its UTF-8, which is SQLite's own order, so that both engines export the same file. */
const inByteOrder = (engine: Snapshot['engine'], { name, kind }: Column) => (engine === 'postgres' && kind === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name));

/** Query for the rows of a table in the order of their keys, without the content of files. */
function rowsQuery(db: Kysely<Tables>, engine: Snapshot['engine'], { name, key, omitted }: ExportedTable, columns: readonly Column[]) {
  const shown = columns.filter(({ kind }) => kind !== 'blob').map((column) => sql.ref(column.name));
  const order = key.flatMap((part) => columns.filter((column) => column.name === part)).map((column) => inByteOrder(engine, column));
  const condition = omitted === null ? sql`` : sql`where ${sql.ref(omitted.column)} not in (${sql.join(omitted.values.map((value) => sql.lit(value)))})`;
  return sql`select ${sql.join(shown)} from ${sql.table(name)} ${condition} order by ${sql.join(order)}`.compile(db);
}

/** Writes a row as a line of JSON with sorted keys. PostgreSQL returns a bigint as a string. */
function lineOf(row: StoredRow, columns: readonly Column[]): string {
  const values = columns.filter(({ kind }) => kind !== 'blob').map(({ name, kind }) => [name, kind === 'bigint' && row[name] !== null ? Number(row[name]) : row[name]] as const);
  return `${JSON.stringify(Object.fromEntries(values))}\n`;
}

/** Iterates over the rows of a table as lines. */
export async function* tableLines({ db, engine, stream }: Snapshot, table: ExportedTable, columns: readonly Column[]): AsyncGenerator<string> {
  for await (const row of stream(rowsQuery(db, engine, table, columns))) yield lineOf(row, columns);
}
