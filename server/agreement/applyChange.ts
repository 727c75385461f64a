import type { Kysely, Transaction } from 'kysely';
import { countsAtOnce, type Party } from '../../src/contract/agreement';
import { dayAt } from '../../src/contract/days';
import type { InboxLine } from '../../src/contract/inbox';
import type { MailText } from '../../src/contract/mailText';
import type { FrozenItem, QuoteRevision } from '../../src/contract/quoteChange';
import { findPricing } from '../db/bookings';
import { changeRequest, type RequestChanges, type StoredRequest } from '../db/inbox';
import { closeProposals, findAgreement, insertProposal, type StoredProposal } from '../db/proposals';
import { insertQuoteRevision } from '../db/quoteRevisions';
import type { Tables } from '../db/schema';
import { findSettingsPart } from '../db/settings';
import { HttpError } from '../http/httpError';
import { assertReachable } from '../inbox/sendOwnerMail';
import type { MailOptions } from '../mail/mailOptions';
import { amendedContent, isAmended } from './amendedContent';
import { agreementContent } from './content';
import { loadAgreementSources } from './loadAgreementSources';
import { seal, type SealedContent } from './hash';
import { sendAmendment } from './sendAmendment';
import { lastValidDay } from './validUntil';

/** Change of a request that the owner or the customer makes. */
export interface ProposedChange {
  stored: StoredRequest;
  /** The request after the change. */
  next: InboxLine;
  /** Columns that the change writes. The sequence number of the calendar entry is incremented in any case. */
  columns: RequestChanges;
  askedBy: Party;
  /** Null for the customer. */
  userId: string | null;
  /** Change of the quote, if any. Recorded when the request changes, which can be after the customer's yes. */
  revision?: QuoteRevision | null;
  /** Letter of the owner, shown above the difference. */
  letter?: MailText | null;
  /** Whether the caller queues a mail to the customer that shows the change, so that no other one is queued. */
  mailed?: boolean;
  now: Date;
  mailOptions: MailOptions;
}

/** Effect of a change: the request changes, or its customer is asked first. */
export type ChangeEffect = 'changes' | 'asks';

export interface AppliedChange {
  effect: ChangeEffect;
  /** Whether a mail to the customer was queued, with the letter if there is one. Otherwise the caller sends the letter. */
  queued: boolean;
}

/** Change that waits for the customer's yes, as stored with its amendment. */
export interface WaitingChange {
  columns: RequestChanges;
  revision: QuoteRevision | null;
}

interface Amendment {
  agreement: StoredProposal;
  sealed: SealedContent;
  effect: ChangeEffect;
}

/** Returns what a change amends; null when nothing was agreed yet, or when the change leaves what was agreed as it is. */
async function amendmentOf(db: Kysely<Tables>, { stored, next, askedBy, columns }: Pick<ProposedChange, 'stored' | 'next' | 'askedBy'> & { columns?: RequestChanges }): Promise<Amendment | null> {
  const agreement = await findAgreement(db, stored.record.id);
  if (agreement === null) return null;
  const sources = await loadAgreementSources(db);
  const { items } = await findPricing(db, stored.record.id);
  const nextItems = columns?.priced_items === undefined ? items : (JSON.parse(columns.priced_items) as FrozenItem[]);
  const sealed = seal(amendedContent({ base: agreement.content, before: agreementContent(stored.record, items, sources), after: agreementContent(next, nextItems, sources) }));
  if (!isAmended(agreement.content, sealed.content)) return null;
  return { agreement, sealed, effect: countsAtOnce({ askedBy, before: agreement.content, after: sealed.content }) ? 'changes' : 'asks' };
}

/** Returns what a change would do, without storing anything. */
export async function effectOf(db: Kysely<Tables>, change: Pick<ProposedChange, 'stored' | 'next' | 'askedBy'>): Promise<ChangeEffect> {
  return (await amendmentOf(db, change))?.effect ?? 'changes';
}

/** Stores the amendment of a change: accepted when the change counts at once, otherwise open and with the change. @returns the last day on which it can be accepted */
async function storeAmendment(trx: Transaction<Tables>, { agreement, sealed, effect }: Amendment, { stored, next, columns, askedBy, userId, revision = null, now }: ProposedChange): Promise<string> {
  const { value } = await findSettingsPart(trx, 'proposals');
  const validUntil = lastValidDay(now, value.validDays, next.request.date);
  const waiting: WaitingChange = { columns, revision };
  const change = effect === 'asks' ? JSON.stringify(waiting) : null;
  const noYesNeeded = { way: 'notNeeded', name: '', language: sealed.content.language, on: null, notedBy: null } as const;
  await insertProposal(trx, { bookingId: stored.record.id, kind: 'amendment', askedBy, sealed, baseNumber: agreement.number, change, validUntil, userId, now }, effect === 'asks' ? null : noYesNeeded);
  return validUntil;
}

/**
 * Applies a change to a request, or stores it as an amendment that waits for the customer's yes. Either way it replaces an open proposal. The history
 * entry of an amendment that waits is `amend`.
 * @throws Problem 422 for a letter to a customer without an e-mail address, and for a dearer change after the event that the customer did not ask for
 */
export async function applyChange(trx: Transaction<Tables>, change: ProposedChange): Promise<AppliedChange> {
  const { stored, next, columns, revision = null, letter = null, mailed = false, now, mailOptions } = change;
  const { record, sequence } = stored;
  assertReachable(next, letter);
  await closeProposals(trx, record.id, 'replaced');
  const amendment = await amendmentOf(trx, change);
  const effect = amendment?.effect ?? 'changes';
  // Nothing can be accepted after the event.
  if (effect === 'asks' && next.request.date < dayAt(now)) throw new HttpError(422, 'dearerAfterTheDay');
  const nextSequence = sequence + 1;
  await changeRequest(trx, record.id, effect === 'asks' ? {} : { ...columns, sequence: nextSequence });
  if (revision && effect === 'changes') await insertQuoteRevision(trx, record.id, record.version + 1, revision);
  if (amendment === null) return { effect, queued: false };
  const validUntil = await storeAmendment(trx, amendment, change);
  if (mailed) return { effect, queued: false };
  const difference = { before: amendment.agreement.content, after: amendment.sealed.content };
  const queued = await sendAmendment(trx, next, { ...mailOptions, ...difference, letter, waits: effect === 'asks' ? { validUntil } : null, sequence: nextSequence, now });
  return { effect, queued };
}
