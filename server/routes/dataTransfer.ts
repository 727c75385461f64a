import { EXPORT_MINUTES } from '../../src/contract/dataTransfer';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isLanguage } from '../../src/contract/language';
import { exportName } from '../dataexport/exportName';
import { writeExport } from '../dataexport/writeExport';
import { importHouse } from '../dataimport/importHouse';
import { listImportObstacles } from '../dataimport/importObstacles';
import { withReceivedFile } from '../dataimport/receiveFile';
import { insertAuditEntry } from '../db/audit';
import { issueToken, restoreToken, spendToken } from '../db/oneTimeTokens';
import { readSettings } from '../db/settings';
import type { AppDependencies } from '../dependencies';
import { repeatErasures } from '../erasing/repeatErasures';
import { currentUser, type Handler } from '../http/api';
import { HttpError } from '../http/httpError';

type Endpoints = typeof ENDPOINTS;

const PURPOSE = 'data-export';

/** `POST /data-exports`: creates a one-time address of an export. */
export const createDataExport =
  ({ database, clock }: AppDependencies): Handler<Endpoints['createDataExport']> =>
  async (call) => {
    const { id } = await currentUser(call);
    const now = clock();
    const lifeMs = EXPORT_MINUTES * 60_000;
    const token = await database.transaction(async (trx) => {
      await insertAuditEntry(trx, { what: 'data-exported', by: id, subject: '' }, now);
      return issueToken(trx, { purpose: PURPOSE, now, userId: id, lifeMs });
    });
    return { address: `/data-exports/${token}?language=${call.language}`, expiresAt: new Date(now.getTime() + lifeMs).toISOString() };
  };

/**
 * `GET /data-exports/{token}`: the export, once. An address whose download was cut can be used again until it expires.
 * @throws Problem 404 for an unknown, expired or used address
 */
export const readDataExport =
  ({ database, clock, config }: AppDependencies): Handler<Endpoints['readDataExport']> =>
  async ({ parameter, query }) => {
    const now = clock();
    const claim = { purpose: PURPOSE, token: parameter('token'), now } as const;
    if (!(await spendToken(database.db, claim))) throw new HttpError(404, 'notFound');
    const asked = query('language');
    async function* content(): AsyncGenerator<Uint8Array> {
      let isComplete = false;
      try {
        yield* writeExport(config, isLanguage(asked) ? asked : 'fr');
        isComplete = true;
      } finally {
        if (!isComplete) await restoreToken(database.db, claim);
      }
    }
    const { identity } = await readSettings(database);
    return { fileName: exportName(identity.name, dayAt(now)), content: content() };
  };

/** `GET /data-imports`: whether a file can be imported. */
export const readImportState =
  ({ database }: AppDependencies): Handler<Endpoints['readImportState']> =>
  async () => ({ obstacles: await listImportObstacles(database.db) });

/** `POST /data-imports`: imports an exported file. One at a time, because a second would find the house filled by the first. */
export function importData({ database, clock, config, onCatalogueChange, onQueued, background }: AppDependencies): Handler<Endpoints['importData']> {
  let isBusy = false;
  return async ({ upload, token }) => {
    if (isBusy) throw new HttpError(409, 'stillRunning');
    if ((await listImportObstacles(database.db)).length > 0) throw new HttpError(409, 'importNotEmpty');
    isBusy = true;
    try {
      const now = clock();
      const result = await withReceivedFile(config, upload, (path) => importHouse(database, path, { token, now }));
      // Persons who were erased after the file was exported are erased again.
      await repeatErasures({ database, config, now });
      // Returns the space that the log of changes has taken meanwhile.
      background(() => database.scrub());
      onQueued();
      onCatalogueChange();
      return result;
    } finally {
      isBusy = false;
    }
  };
}
