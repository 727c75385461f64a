import type { ENDPOINTS } from '../../src/contract/endpoints';
import { insertAuditEntry } from '../db/audit';
import { countContactMessages, findContactMessage, listContactMessages, markAnswered, markContactMessage, readContactMessage, sentMessageOf } from '../db/contactMessages';
import { storeResponse } from '../db/idempotency';
import { queueMails } from '../db/mails';
import type { AppDependencies } from '../dependencies';
import { eraseMessage } from '../erasing/eraseMessage';
import { currentUser, type Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import { findReplayIn, parseIdempotencyKey, retryOnConflict } from '../http/idempotency';
import { contactAnswer } from '../mail/contactAnswers';
import { loadMailOptions } from '../mail/mailOptions';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

/** Returns a message. @throws Problem 404 when the message does not exist */
async function existing<Found>(found: Promise<Found | null>): Promise<Found> {
  const message = await found;
  if (message === null) throw new HttpError(404, 'notFound');
  return message;
}

/** `GET /messages?search&limit&offset`: a page of the messages of the contact form, unread ones first. */
export const listAllMessages =
  ({ database }: AppDependencies): Handler<Endpoints['listMessages']> =>
  ({ query }) =>
    listContactMessages(database.db, query('search') ?? '', readShortPage(query));

/** `GET /message-counts?search`. */
export const countAllMessages =
  ({ database }: AppDependencies): Handler<Endpoints['countMessages']> =>
  ({ query }) =>
    countContactMessages(database.db, query('search') ?? '');

/** `GET /messages/{id}`: a message with its answers. Reading it here does not mark it as read. */
export const readOneMessage =
  ({ database }: AppDependencies): Handler<Endpoints['readMessage']> =>
  ({ parameter }) =>
    existing(readContactMessage(database.db, parameter('id')));

/** `POST /messages/{id}/read`: marks a message as read or unread. */
export const markMessage =
  ({ database, clock }: AppDependencies): Handler<Endpoints['markMessage']> =>
  async ({ parameter, body }) => {
    const id = parameter('id');
    await markContactMessage(database.db, await existing(findContactMessage(database.db, id)), body.read, clock());
    return existing(readContactMessage(database.db, id));
  };

/** `POST /messages/{id}/answer`: queues the owner's answer to the sender. Idempotent for the same `Idempotency-Key`. */
export const answerMessage =
  (parts: AppDependencies): Handler<Endpoints['answerMessage']> =>
  async (call) => {
    const { database, clock, onQueued } = parts;
    const id = call.parameter('id');
    const attempt = parseIdempotencyKey(call, `POST /messages/${id}/answer`);
    const options = await loadMailOptions(parts);
    await retryOnConflict(() =>
      database.transaction(async (trx) => {
        const now = clock();
        if (await findReplayIn(trx, attempt, now)) return;
        const row = await existing(findContactMessage(trx, id));
        if (row.erased === 1) throw new HttpError(409, 'messageErased');
        const { message, language } = sentMessageOf(row);
        const mail = contactAnswer(message, call.body, { ...options, language, receivedAt: new Date(row.created_at) });
        await queueMails(trx, { bookingId: null, contactId: id, mails: [mail], host: new URL(options.publicUrl).hostname, now });
        await markAnswered(trx, row, now);
        // Stores the key only, so that no personal data is stored with the key.
        if (attempt) await storeResponse(trx, attempt, 200, '{}', now);
      }),
    );
    onQueued();
    return existing(readContactMessage(database.db, id));
  };

/** `POST /messages/{id}/erase`: erases the sender's personal data, with the mails and the other messages of the same address. */
export const eraseOneMessage =
  ({ database, clock, onErased }: AppDependencies): Handler<Endpoints['eraseMessage']> =>
  async (call) => {
    const { id: by } = await currentUser(call);
    const id = call.parameter('id');
    await database.transaction(async (trx) => {
      const row = await existing(findContactMessage(trx, id));
      if (row.erased === 1) return;
      await eraseMessage(trx, row, clock());
      await insertAuditEntry(trx, { what: 'message-erased', by, subject: `message/${id}` }, clock());
    });
    onErased();
    return existing(readContactMessage(database.db, id));
  };
