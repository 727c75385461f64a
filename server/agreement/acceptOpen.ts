import type { Transaction } from 'kysely';
import { dayAt } from '../../src/contract/days';
import type { InboxLine } from '../../src/contract/inbox';
import type { QuoteRevision } from '../../src/contract/quoteChange';
import { statusAfter } from '../../src/contract/requestRules';
import { guestsOf } from '../booking/party';
import { changeRequest, findRequest, type NewHistory, type RequestChanges, type StoredRequest } from '../db/inbox';
import { dropManageTokens } from '../db/manage';
import { findOpenProposal, storeAcceptance, type NewAcceptance, type StoredProposal } from '../db/proposals';
import { insertQuoteRevision } from '../db/quoteRevisions';
import type { Tables } from '../db/schema';
import { HttpError } from '../http/httpError';
import { editMemberResource } from '../inbox/editMemberResource';
import type { WaitingChange } from './applyChange';

export interface AcceptanceOptions {
  /** Hash of the content that is accepted. */
  hash: string;
  acceptance: NewAcceptance;
  /** Current state, for the response when another proposal, or none, is open. */
  current: object;
  /** Claims the day of a request that is not confirmed yet. */
  claim: () => Promise<void>;
  now: Date;
}

export interface Accepted extends Pick<NewHistory, 'guests' | 'totals'> {
  /** The request after the acceptance. */
  record: InboxLine;
  /** Sequence number of its calendar entry. */
  sequence: number;
  proposal: StoredProposal;
  /** Whether the catalogue was changed. */
  catalogue: boolean;
}

/** Whether a change gives a request to another e-mail address. */
export const hasOtherEmail = (before: InboxLine, after: InboxLine): boolean => before.request.contactInfo.email.toLowerCase() !== after.request.contactInfo.email.toLowerCase();

/** Returns the open proposal of a request. @throws Problem 409 with the current state, when the hash is not its own */
export async function openProposal(trx: Transaction<Tables>, bookingId: string, { hash, current, now }: Pick<AcceptanceOptions, 'hash' | 'current' | 'now'>): Promise<StoredProposal> {
  const open = await findOpenProposal(trx, bookingId, dayAt(now));
  if (open?.hash !== hash) throw new HttpError(409, 'proposalReplaced', { current });
  return open;
}

/**
 * Accepts the open proposal of a request: claims the day, confirms the request, applies the change of an amendment, and stores how it was accepted.
 * @throws Problem 409 when the hash is not that of the open proposal, or from `claim`
 */
export async function acceptOpen(trx: Transaction<Tables>, { record, sequence, thingId }: StoredRequest, options: AcceptanceOptions): Promise<Accepted> {
  const { acceptance, claim, now } = options;
  const proposal = await openProposal(trx, record.id, options);
  if (record.status === 'requested') await claim();
  const { columns, revision }: WaitingChange = proposal.change === null ? { columns: {}, revision: null } : (JSON.parse(proposal.change) as WaitingChange);
  const status = statusAfter('accept', record.status);
  const confirmed: RequestChanges = status === record.status ? {} : { status };
  // A proposal settles the day, and with it a request for another one, as confirming does.
  const settled: RequestChanges = proposal.kind === 'proposal' ? { wish: null } : {};
  await changeRequest(trx, record.id, { ...columns, ...settled, ...confirmed, sequence: sequence + 1 });
  const dated: QuoteRevision | null = revision && { ...revision, at: now.toISOString() };
  if (dated) await insertQuoteRevision(trx, record.id, record.version + 1, dated);
  await storeAcceptance(trx, record.id, proposal.number, acceptance, now);
  const next = (await findRequest(trx, record.id))?.record ?? record;
  // Links sent before an amendment that corrects the e-mail address may be in the mailbox of a stranger.
  if (hasOtherEmail(record, next)) await dropManageTokens(trx, record.id, proposal.created_at);
  const guests = { before: guestsOf(record.request), after: guestsOf(next.request) };
  const totals = { before: record.quote.totalCost, after: next.quote.totalCost };
  return {
    record: next,
    sequence: sequence + 1,
    proposal,
    guests: guests.before === guests.after ? undefined : guests,
    totals: totals.before === totals.after ? undefined : totals,
    catalogue: await editMemberResource(trx, thingId, { before: record.request, after: next.request }, now),
  };
}
