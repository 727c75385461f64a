import { auditSchema } from '../../src/contract/audit';
import type { Endpoint } from '../../src/contract/endpoints';
import { PAGE_QUERY } from '../../src/contract/query';
import { listAudit } from '../db/audit';
import type { Handler } from '../http/api';
import type { Parts } from '../parts';
import { readShortPage } from './page';

/** `GET /audit`: who came in, who may do what and what something costs, as it was written down. */
export const AUDIT_ENDPOINT = { method: 'GET', path: '/audit', access: 'admin', query: PAGE_QUERY, answer: auditSchema } satisfies Endpoint;

/** Answers the page of the audit that `?limit&offset` ask for, the newest first. */
export const readAudit =
  ({ database }: Parts): Handler<typeof AUDIT_ENDPOINT> =>
  async ({ query }) =>
    listAudit(database.db, readShortPage(query));
