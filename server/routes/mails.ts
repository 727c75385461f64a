import type { ENDPOINTS } from '../../src/contract/endpoints';
import { MAIL_STATUSES } from '../../src/contract/mailbox';
import { storeResponse } from '../db/idempotency';
import { countMails, findMail, listMails, mailDetails, queueCopy } from '../db/mailbox';
import { requeueMail } from '../db/mails';
import type { AppDependencies } from '../dependencies';
import type { Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import { findReplayIn, parseIdempotencyKey, retryOnConflict } from '../http/idempotency';
import { readMailState } from '../mailserver/activeMailServer';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

/** Returns a mail. @throws Problem 404 when the mail does not exist */
async function existing<Found>(found: Promise<Found | null>): Promise<Found> {
  const mail = await found;
  if (mail === null) throw new HttpError(404, 'notFound');
  return mail;
}

/** `GET /mail?status&search&limit&offset`: a page of the queued, sent and dead-lettered mails, newest first. */
export const listAllMails =
  ({ database }: AppDependencies): Handler<Endpoints['listMail']> =>
  ({ query }) =>
    listMails(database.db, { status: MAIL_STATUSES.find((each) => each === query('status')) ?? null, search: query('search') ?? '' }, readShortPage(query));

/** `GET /mail-counts?search`. */
export const countAllMails =
  ({ database, config }: AppDependencies): Handler<Endpoints['countMail']> =>
  async ({ query }) => ({ ...(await countMails(database.db, query('search') ?? '')), ...(await readMailState(database.db, config)) });

/** `GET /mail/{id}`. */
export const readMail =
  ({ database }: AppDependencies): Handler<Endpoints['readMail']> =>
  async ({ parameter }) =>
    mailDetails(await existing(findMail(database.db, parameter('id'))));

/** `POST /mail/{id}/retry`: queues a dead-lettered mail again. */
export const retryMail =
  ({ database, clock, onQueued }: AppDependencies): Handler<Endpoints['retryMail']> =>
  async ({ parameter }) => {
    const id = parameter('id');
    if (!(await requeueMail(database.db, id, clock()))) throw new HttpError(404, 'notFound');
    onQueued();
    return mailDetails(await existing(findMail(database.db, id)));
  };

/** `POST /mail/{id}/copy`: queues a copy of a sent mail. Idempotent for the same `Idempotency-Key`. */
export const copyMail =
  ({ database, clock, config, onQueued }: AppDependencies): Handler<Endpoints['copyMail']> =>
  async (call) => {
    const id = call.parameter('id');
    const attempt = parseIdempotencyKey(call, `POST /mail/${id}/copy`);
    const copy = await retryOnConflict(() =>
      database.transaction(async (trx) => {
        const now = clock();
        const replay = await findReplayIn<{ id: string }>(trx, attempt, now);
        if (replay) return replay;
        const mail = await existing(findMail(trx, id));
        if (!mailDetails(mail).canCopy) throw new HttpError(409, mail.status === 'sent' ? 'mailContentErased' : 'mailNotSent');
        const made = { id: await queueCopy(trx, mail, { host: new URL(config.publicUrl).hostname, now }) };
        if (attempt) await storeResponse(trx, attempt, 200, JSON.stringify(made), now);
        return made;
      }),
    );
    onQueued();
    return mailDetails(await existing(findMail(database.db, copy.id)));
  };
