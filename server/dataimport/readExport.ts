import type { Kysely, Selectable } from 'kysely';
import type { StoredRow } from '../backup/checksums';
import { EXPORTED_TABLES, type ExportedTable } from '../dataexport/exportedTables';
import { pictureFile, tableFile, type ExportedFile } from '../dataexport/manifest';
import { exportedColumns, schemaName, type Column } from '../dataexport/tableColumns';
import type { Tables, UserTable } from '../db/schema';
import { HttpError } from '../http/httpError';
import { collect, fileProblem, type Archive } from './archive';
import { checkNames, readManifest } from './readManifest';
import { linesOf, readRow } from './rows';

const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

type PictureKey = Parameters<typeof pictureFile>[0];

/** Imported account, as far as it decides who can log in afterwards. */
export interface ImportedAccount {
  id: string;
  username: string;
  username_key: string;
  email_key: string;
  isAdministrator: boolean;
}

/** Export that has been read once and found complete. */
export interface ReadExport {
  rows: number;
  pictures: number;
  requests: number;
  accounts: readonly ImportedAccount[];
  /** Reads the rows of a table again. */
  rowsOf: (table: ExportedTable) => AsyncIterable<StoredRow>;
  /** Reads the content of a picture's file. */
  bytesOf: (row: StoredRow) => Promise<Buffer>;
}

const rowProblem = (table: ExportedTable, row: number) => new HttpError(422, 'importBadRow', { values: { name: tableFile(table.name), row: String(row) } });

/** Reads the rows of a table. @throws Problem 422 for a row that does not fit the table, or when the file was changed */
async function* readRows(archive: Archive, table: ExportedTable, columns: readonly Column[], file: ExportedFile): AsyncGenerator<StoredRow> {
  const { path, sha256, bytes, rows } = file;
  let count = 0;
  let isIntact = false;
  const content = archive.read(path, (actual, size) => (isIntact = actual === sha256 && size === bytes));
  try {
    for await (const line of linesOf(content)) {
      count += 1;
      const row = readRow(line, table, columns);
      if (row === null) throw new RangeError('The row does not fit');
      yield row;
    }
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error;
    // A file that was changed is reported as such, not as a wrong row.
    await checkContent(archive, file);
    throw rowProblem(table, Math.max(1, count));
  }
  if (!isIntact || count !== rows) throw fileProblem('importChangedFile', path);
}

/** Compares a file with its checksum. @throws Problem 422 */
async function checkContent(archive: Archive, { path, sha256, bytes }: ExportedFile): Promise<void> {
  if (path.startsWith('pictures/') && bytes > MAX_PICTURE_BYTES) throw new HttpError(422, 'importTooLarge');
  let isIntact = false;
  for await (const chunk of archive.read(path, (actual, size) => (isIntact = actual === sha256 && size === bytes))) void chunk;
  if (!isIntact) throw fileProblem('importChangedFile', path);
}

const accountOf = ({ id, username, username_key, email_key, role, disabled }: Selectable<UserTable>): ImportedAccount => ({ id, username, username_key, email_key, isAdministrator: role === 'admin' && disabled === 0 });

/**
 * Reads a whole export before anything is written: names, checksums and every row.
 * @throws Problem 422 with the first fault
 */
export async function readExport(db: Kysely<Tables>, archive: Archive): Promise<ReadExport> {
  const columns = await exportedColumns(db);
  const files = checkNames(await readManifest(archive, await schemaName(db)), archive);
  const rowsOf = (table: ExportedTable) => readRows(archive, table, columns.get(table.name) ?? [], files.get(tableFile(table.name)) ?? { path: '', sha256: '', bytes: 0 });
  const accounts: ImportedAccount[] = [];
  const pictures = new Set<string>();
  let rows = 0;
  for (const table of EXPORTED_TABLES) {
    for await (const row of rowsOf(table)) {
      rows += 1;
      if (table.name === 'user') accounts.push(accountOf(row as unknown as Selectable<UserTable>));
      if (table.name === 'picture_file') pictures.add(pictureFile(row as unknown as PictureKey));
    }
  }
  for (const name of pictures) if (!files.has(name)) throw fileProblem('importMissingFile', name);
  for (const file of files.values()) {
    if (file.path.startsWith('pictures/') && !pictures.has(file.path)) throw fileProblem('importUnknownFile', file.path);
    if (!file.path.startsWith('tables/')) await checkContent(archive, file);
  }
  return {
    rows,
    pictures: files.get(tableFile('picture'))?.rows ?? 0,
    requests: files.get(tableFile('booking'))?.rows ?? 0,
    accounts,
    rowsOf,
    bytesOf: (row) => {
      const name = pictureFile(row as unknown as PictureKey);
      return collect(archive.read(name), MAX_PICTURE_BYTES, name);
    },
  };
}
