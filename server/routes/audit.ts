import { auditSchema } from '../../src/contract/audit';
import type { Endpoint } from '../../src/contract/endpoints';
import { PAGE_QUERY } from '../../src/contract/query';
import { listAudit } from '../db/audit';
import type { Handler } from '../http/api';
import type { AppDependencies } from '../dependencies';
import { readShortPage } from './page';

/** `GET /audit`: recorded logins, changes of permissions and changes of prices. */
export const AUDIT_ENDPOINT = { method: 'GET', path: '/audit', access: 'admin', query: PAGE_QUERY, response: auditSchema } satisfies Endpoint;

/** Returns the page of the audit given by `?limit&offset`, newest first. */
export const readAudit =
  ({ database }: AppDependencies): Handler<typeof AUDIT_ENDPOINT> =>
  async ({ query }) =>
    listAudit(database.db, readShortPage(query));
