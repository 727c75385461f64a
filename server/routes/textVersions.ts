import type { ENDPOINTS } from '../../src/contract/endpoints';
import { findResource } from '../db/catalogue';
import { listTextVersionsOf } from '../db/textVersions';
import type { Handler } from '../http/api';
import type { AppDependencies } from '../dependencies';

/** Returns the previous versions of a text, newest first. Found by tag, even when the built-in text is in use again. */
export const listTextVersions =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['listTextVersions']> =>
  async ({ parameter }) => {
    const asked = parameter('id');
    const entry = asked.includes('.') ? null : await findResource(database.db, 'content', asked, { onlyActive: false });
    return listTextVersionsOf(database.db, entry ? String(entry['tag']) : asked);
  };
