import type { MailText } from '../contract/mailText';
import type { Language } from '../contract/language';
import type { ContactDetails, MailDetails, MailStatus } from '../contract/mailbox';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { mailsKey, messagesKey } from './invalidation';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Search and page of a list. */
export interface ListPageQuery {
  search: string;
  /** Page number, starting at 1. */
  page: number;
}

/** Filter, search and page of the outgoing mails. */
export interface MailQuery extends ListPageQuery {
  /** Status to filter by, or null for all. */
  status: MailStatus | null;
}

export const MAILBOX_ROWS = 25;

const rows = ({ search, page }: ListPageQuery) => ({ search, limit: MAILBOX_ROWS, offset: (page - 1) * MAILBOX_ROWS });

/** Page of the outgoing mails, newest first. */
export function useMails({ status, ...list }: MailQuery) {
  const language = useLanguage();
  const query = { ...rows(list), status };
  return useApiQuery(mailsKey('page', query), () => call('listMail', { language, query }), ALWAYS_STALE);
}

/** Number of outgoing mails that a search finds, by status, and whether mails can leave. */
export function useMailCounts(search: string) {
  const language = useLanguage();
  return useApiQuery(mailsKey('counts', { search }), () => call('countMail', { language, query: { search } }), ALWAYS_STALE);
}

/** One outgoing mail with its text. */
export function useMail(id: string) {
  const language = useLanguage();
  return useApiQuery(['mail', id], () => call('readMail', { language, params: { id } }), ALWAYS_STALE);
}

/** Queues a dead-lettered mail again. @throws ApiError 404 when the mail no longer exists or has been queued in the meantime */
export const retryMail = (id: string, language: Language): Promise<MailDetails> => call('retryMail', { language, params: { id } });

/** Queues a copy of a sent mail, once for each idempotency key. @returns the copy @throws ApiError 409 when the text was erased */
export const copyMail = (id: string, { language, key }: { language: Language; key: string }): Promise<MailDetails> => call('copyMail', { language, params: { id }, headers: { 'idempotency-key': key } });

/** Page of the messages of the contact form, unread ones first. */
export function useMessages(list: ListPageQuery) {
  const language = useLanguage();
  const query = rows(list);
  return useApiQuery(messagesKey('page', query), () => call('listMessages', { language, query }), ALWAYS_STALE);
}

/** Number of messages that a search finds. */
export function useMessageCounts(search: string) {
  const language = useLanguage();
  return useApiQuery(messagesKey('counts', { search }), () => call('countMessages', { language, query: { search } }), ALWAYS_STALE);
}

/** One message with its answers. */
export function useMessage(id: string) {
  const language = useLanguage();
  return useApiQuery(['message', id], () => call('readMessage', { language, params: { id } }), ALWAYS_STALE);
}

/** Marks a message as read or unread. */
export const markMessage = (id: string, read: boolean, language: Language): Promise<ContactDetails> => call('markMessage', { language, params: { id }, body: { read } });

/** Queues an answer to a message, once for each idempotency key. @throws ApiError 409 when the message was erased, 422 with the invalid fields */
export const answerMessage = (id: string, body: MailText, { language, key }: { language: Language; key: string }): Promise<ContactDetails> =>
  call('answerMessage', { language, params: { id }, body, headers: { 'idempotency-key': key } });

/** Erases the sender's data of a message. */
export const eraseMessage = (id: string, language: Language): Promise<ContactDetails> => call('eraseMessage', { language, params: { id } });
