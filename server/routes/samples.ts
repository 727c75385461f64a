import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isSample } from '../../src/contract/apiRecord';
import { CATALOGUE_NAMES, type CatalogueName } from '../../src/contract/resources';
import { deleteResource, listResources } from '../db/catalogue';
import type { AppDependencies } from '../dependencies';
import type { Handler } from '../http/api';

/** `POST /samples/remove`: deletes all sample items of the catalogue. Each can be restored for a limited time, like any deleted item. */
export const removeSamples =
  ({ database, clock, onCatalogueChange }: AppDependencies): Handler<(typeof ENDPOINTS)['removeSamples']> =>
  async () => {
    const removed = await database.transaction(async (trx) => {
      const deleted: { resource: CatalogueName; id: string }[] = [];
      for (const resource of CATALOGUE_NAMES) {
        for (const item of (await listResources(trx, resource, { onlyActive: false })).filter(isSample)) {
          await deleteResource(trx, resource, item, clock());
          deleted.push({ resource, id: item.id });
        }
      }
      return deleted;
    });
    onCatalogueChange();
    return { removed };
  };
