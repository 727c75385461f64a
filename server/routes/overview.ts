import { statfs } from 'node:fs/promises';
import { dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { ADMIN_RESOURCE_NAMES } from '../../src/contract/adminResources';
import type { Overview } from '../../src/contract/overview';
import type { CatalogueName } from '../../src/contract/resources';
import { isSample } from '../../src/contract/apiRecord';
import { inventedTexts } from '../../src/contract/toReplace';
import { missingLanguages } from '../../src/contract/translations';
import { backupFolder, listCopies } from '../backup/backupFiles';
import { readCopyStatus } from '../backup/copyElsewhere';
import { listResources, type StoredResource } from '../db/catalogue';
import { countContactMessages } from '../db/contactMessages';
import { readComing, readDeadMails, readQueuedMails, readSeason, readWaiting } from '../db/overview';
import type { Handler } from '../http/api';
import { readMailState } from '../mailserver/activeMailServer';
import type { AppDependencies } from '../dependencies';

/** Returns the free space of the data disk, the newest backup and its copy elsewhere. With a database on another host both may be missing. */
async function readSystem({ config }: AppDependencies): Promise<Overview['system']> {
  const disk = await statfs(config.dataDir).catch(() => null);
  const [newest] = await listCopies(backupFolder(config));
  const copies = await readCopyStatus(config);
  return {
    diskFree: disk ? disk.bavail * disk.bsize : null,
    diskSize: disk ? disk.blocks * disk.bsize : null,
    lastBackupAt: newest?.madeAt ?? null,
    lastCopyAt: copies.copiedAt,
    copyFailed: config.backupBucket === null ? null : copies.failed,
  };
}

type Catalogue = readonly (readonly [CatalogueName, StoredResource[]])[];

/** Reads the items of every list once, in the order of the navigation. */
async function readCatalogue({ database }: AppDependencies): Promise<Catalogue> {
  const lists: [CatalogueName, StoredResource[]][] = [];
  for (const resource of ADMIN_RESOURCE_NAMES) {
    if (resource !== 'user') lists.push([resource, await listResources(database.db, resource, { onlyActive: false })]);
  }
  return lists;
}

/** Counts the matching items of each list. Lists without any are left out. */
const countMatching = (catalogue: Catalogue, matches: (item: StoredResource) => boolean): { resource: CatalogueName; count: number }[] =>
  catalogue.map(([resource, items]) => ({ resource, count: items.filter(matches).length })).filter(({ count }) => count > 0);

const overriddenTags = (catalogue: Catalogue): Set<string> => new Set(catalogue.flatMap(([resource, items]) => (resource === 'content' ? items.map(({ tag }) => String(tag)) : [])));

/** `GET /admin/overview`: the data of the owner's first page. */
export const readOverview =
  (parts: AppDependencies): Handler<(typeof ENDPOINTS)['readOverview']> =>
  async () => {
    const { clock, config, database, incidents, pages } = parts;
    const now = clock();
    const today = dayAt(now);
    const catalogue = await readCatalogue(parts);
    return {
      today,
      waiting: await readWaiting(database.db, now),
      coming: await readComing(database.db, today),
      ...(await readSeason(database.db, today)),
      deadMails: await readDeadMails(database.db),
      queuedMails: await readQueuedMails(database.db, await readMailState(database.db, config)),
      messages: { unread: (await countContactMessages(database.db, '')).unread },
      incidents: [...(pages?.failures() ?? []).map((address) => ({ kind: 'page' as const, name: address, path: address.replace(/^\/\w\w/, '') })), ...incidents.list()],
      untranslated: countMatching(catalogue, (item) => missingLanguages(item).length > 0),
      toReplace: { samples: countMatching(catalogue, isSample), texts: inventedTexts(overriddenTags(catalogue)) },
      system: await readSystem(parts),
    };
  };
