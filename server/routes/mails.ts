import type { ENDPOINTS } from '../../src/contract/endpoints';
import { listMails, requeueMail } from '../db/mails';
import type { Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import { messageText } from '../http/messages';
import type { AppDependencies } from '../dependencies';
import { readShortPage } from './page';

/** `GET /mail`: a page of the queued, sent and dead-lettered mails, newest first. */
export const listAllMails =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['listMail']> =>
  ({ query }) =>
    listMails(database.db, readShortPage(query));

/** `POST /mail/{id}/retry`: queues a dead-lettered mail again. */
export const retryMail =
  ({ database, clock, onQueued }: AppDependencies): Handler<(typeof ENDPOINTS)['retryMail']> =>
  async ({ parameter, language }) => {
    if (!(await requeueMail(database.db, parameter('id'), clock()))) throw new HttpError(404, 'notFound');
    onQueued();
    return { message: messageText('mailQueued', language) };
  };
