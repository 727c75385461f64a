import type { Transaction } from 'kysely';
import type { DataImport } from '../../src/contract/dataTransfer';
import { hashToken } from '../auth/tokens';
import type { StoredRow } from '../backup/checksums';
import { EXPORTED_TABLES, type ExportedTable } from '../dataexport/exportedTables';
import { insertAuditEntry } from '../db/audit';
import type { Database } from '../db/database';
import { fillDerived } from '../db/derived';
import type { Tables } from '../db/schema';
import { HttpError } from '../http/httpError';
import { openArchive } from './archive';
import { listImportObstacles } from './importObstacles';
import { readExport, type ImportedAccount, type ReadExport } from './readExport';

/** Values of one statement, below the limit of both engines. */
const MAX_VALUES = 5000;
/** Characters of one statement. */
const MAX_LENGTH = 2_000_000;

/** Whether the database rejected a value: a missing row that another refers to, a duplicate, or a value that the column does not accept. */
const isRejection = (error: unknown): boolean =>
  error instanceof Error && (('errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 19) || ('code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)));

/** Inserts the rows of a table, many at a time. */
async function insertRows(trx: Transaction<Tables>, table: ExportedTable, { rowsOf, bytesOf }: ReadExport): Promise<void> {
  let waiting: StoredRow[] = [];
  let length = 0;
  const flush = async () => {
    if (waiting.length > 0) await trx.insertInto(table.name).values(waiting).execute();
    [waiting, length] = [[], 0];
  };
  for await (const row of rowsOf(table)) {
    const file = table.name === 'picture_file' ? { bytes: await bytesOf(row) } : null;
    waiting.push({ ...row, ...file });
    length += file ? file.bytes.length : JSON.stringify(row).length;
    if (length > MAX_LENGTH || waiting.length * Object.keys(row).length > MAX_VALUES) await flush();
  }
  await flush();
}

/** The only account of an empty house, and the imported account that takes its place: of the same username, or else of the same address. */
async function readSuccession(trx: Transaction<Tables>, accounts: readonly ImportedAccount[]): Promise<{ own: string | null; successor: ImportedAccount | null }> {
  const own = await trx.selectFrom('user').select(['id', 'username_key', 'email_key', 'role', 'disabled']).executeTakeFirst();
  const successor = (own && (accounts.find(({ username_key }) => username_key === own.username_key) ?? accounts.find(({ email_key }) => email_key === own.email_key))) ?? null;
  if (successor && !successor.isAdministrator) throw new HttpError(422, 'importAccount', { values: { name: successor.username } });
  const remains = own !== undefined && successor === null && own.role === 'admin' && own.disabled === 0;
  if (!remains && accounts.length > 0 && !accounts.some(({ isAdministrator }) => isAdministrator)) throw new HttpError(422, 'importNoAdministrator');
  return { own: own?.id ?? null, successor };
}

/**
 * Replaces the rows of an empty house by those of an export. The session that imports stays open; all others end, as do one-time links.
 * @param token of the importing session, or null
 */
async function replaceRows(trx: Transaction<Tables>, content: ReadExport, { token, now }: { token: string | null; now: Date }): Promise<DataImport> {
  if ((await listImportObstacles(trx)).length > 0) throw new HttpError(409, 'importNotEmpty');
  const { own, successor } = await readSuccession(trx, content.accounts);
  const session = token === null ? undefined : await trx.selectFrom('session').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();
  await trx.deleteFrom('session').execute();
  await trx.deleteFrom('one_time_token').execute();
  await trx.deleteFrom('removed').execute();
  for (const { name } of EXPORTED_TABLES.toReversed()) if (name !== 'user' || successor !== null) await trx.deleteFrom(name).execute();
  for (const table of EXPORTED_TABLES) await insertRows(trx, table, content);
  if (session) await trx.insertInto('session').values({ ...session, user_id: successor?.id ?? session.user_id }).execute();
  await fillDerived(trx);
  const { rows, requests, pictures } = content;
  await insertAuditEntry(trx, { what: 'data-imported', by: successor?.id ?? own, subject: '', change: `rows: ${rows}, requests: ${requests}, pictures: ${pictures}` }, now);
  return { rows, requests, pictures, account: successor?.username ?? null };
}

/**
 * Imports an exported file into an empty house, in one transaction, after the whole file was checked.
 * @throws Problem 422 with the first fault of the file, 409 when the house is not empty; nothing has changed then
 */
export async function importHouse(database: Database, path: string, options: { token: string | null; now: Date }): Promise<DataImport> {
  const archive = await openArchive(path);
  try {
    const content = await readExport(database.db, archive);
    return await database.transaction((trx) => replaceRows(trx, content, options));
  } catch (error) {
    throw isRejection(error) ? new HttpError(422, 'importConflict') : error;
  } finally {
    archive.close();
  }
}
