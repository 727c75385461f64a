import { Client } from 'pg';
import { dayAt } from '../../src/contract/days';
import type { DataImport } from '../../src/contract/dataTransfer';
import { backUp } from '../backup/backUp';
import type { Config } from '../config';
import { acquireExclusiveLock } from '../db/advisoryLock';
import { openDatabase } from '../db/openDatabase';
import { sampleCatalogue } from '../db/seed/catalogue';
import { HttpError } from '../http/httpError';
import { messageText } from '../http/messages';
import { createLog } from '../log';
import { OperatorError } from '../operatorError';
import { importHouse } from './importHouse';

async function importAlone(config: Config, path: string, now: Date): Promise<DataImport> {
  const beforeChange = async () => void (await backUp(config, { occasion: 'migration', now }));
  const database = await openDatabase(config, { log: createLog(), seed: sampleCatalogue(dayAt(now)), beforeChange });
  try {
    return await importHouse(database, path, { token: null, now });
  } catch (error) {
    throw error instanceof HttpError ? new OperatorError(messageText(error.sentence, 'en', error.values)) : error;
  } finally {
    await database.close();
  }
}

/**
 * Imports an exported file into an empty house, whose tables are created if they are missing. No server may run.
 * @throws OperatorError with the first fault of the file, or when the house is not empty; DatabaseBusyError while a server runs
 */
export async function importFromFile(config: Config, path: string, now: Date): Promise<DataImport> {
  // The lock of the SQLite file is taken when it is opened.
  if (config.databaseUrl === null) return importAlone(config, path, now);
  const client = new Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await acquireExclusiveLock(client);
    return await importAlone(config, path, now);
  } finally {
    await client.end();
  }
}
