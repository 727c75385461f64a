import { statfs } from 'node:fs/promises';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { ADMIN_RESOURCE_NAMES } from '../../src/contract/adminResources';
import type { Overview } from '../../src/contract/overview';
import { isSample } from '../../src/contract/apiRecord';
import { inventedTexts } from '../../src/contract/toReplace';
import { missingLanguages } from '../../src/contract/translations';
import { backupFolder, listCopies } from '../backup/backupFiles';
import { listResources } from '../db/catalogue';
import { readComing, readDeadMails, readQueuedMails, readSeason, readWaiting } from '../db/overview';
import type { Handler } from '../http/api';
import type { AppDependencies } from '../dependencies';

/** Returns the free space of the data disk and the newest backup. With a database on another host both may be missing. */
async function readSystem({ config }: AppDependencies): Promise<Overview['system']> {
  const disk = await statfs(config.dataDir).catch(() => null);
  const [newest] = await listCopies(backupFolder(config));
  return {
    diskFree: disk ? disk.bavail * disk.bsize : null,
    diskSize: disk ? disk.blocks * disk.bsize : null,
    lastBackupAt: newest?.madeAt ?? null,
  };
}

async function readUntranslated({ database }: AppDependencies): Promise<Overview['untranslated']> {
  const counts: Overview['untranslated'] = [];
  for (const resource of ADMIN_RESOURCE_NAMES) {
    if (resource === 'user') continue;
    const count = (await listResources(database.db, resource, { onlyActive: false })).filter((item) => missingLanguages(item).length > 0).length;
    if (count > 0) counts.push({ resource, count });
  }
  return counts;
}

async function readToReplace({ db }: AppDependencies['database']): Promise<Overview['toReplace']> {
  const samples: Overview['toReplace']['samples'] = [];
  for (const resource of ADMIN_RESOURCE_NAMES) {
    if (resource === 'user' || resource === 'content') continue;
    const count = (await listResources(db, resource, { onlyActive: false })).filter(isSample).length;
    if (count > 0) samples.push({ resource, count });
  }
  const written = (await listResources(db, 'content', { onlyActive: false })).map(({ tag }) => String(tag));
  return { samples, texts: inventedTexts(new Set(written)) };
}

/** `GET /admin/overview`: the data of the owner's first page. */
export const readOverview =
  (parts: AppDependencies): Handler<(typeof ENDPOINTS)['readOverview']> =>
  async () => {
    const { clock, config, database, incidents, pages } = parts;
    const now = clock();
    const today = dayAt(now);
    return {
      today,
      waiting: await readWaiting(database.db, now),
      coming: await readComing(database.db, today),
      ...(await readSeason(database.db, today)),
      deadMails: await readDeadMails(database.db),
      queuedMails: await readQueuedMails(database.db, config.smtpUrl !== null),
      incidents: [...(pages?.failures() ?? []).map((address) => ({ kind: 'page' as const, name: address, path: address.replace(/^\/\w\w/, '') })), ...incidents.list()],
      untranslated: await readUntranslated(parts),
      toReplace: await readToReplace(database),
      system: await readSystem(parts),
    };
  };
