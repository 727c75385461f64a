import type { ENDPOINTS } from '../../src/contract/endpoints';
import { listMails } from '../db/mails';
import type { Handler } from '../http/api';
import type { Parts } from '../parts';
import { readShortPage } from './page';

/** `GET /mail`: a page of the queued, sent and dead mails, newest first. */
export const listAllMails =
  ({ database }: Parts): Handler<(typeof ENDPOINTS)['listMail']> =>
  ({ query }) =>
    listMails(database.db, readShortPage(query));
