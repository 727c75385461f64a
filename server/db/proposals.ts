import type { Kysely, Selectable, Transaction } from 'kysely';
import { ACCEPTANCE_WAYS, PARTIES, PROPOSAL_KINDS, proposalState, type AcceptanceWay, type AgreementContent, type Party, type ProposalKind, type StoredProposalState } from '../../src/contract/agreement';
import type { Proposal } from '../../src/contract/agreementSchemas';
import { isLanguage, type Language } from '../../src/contract/language';
import type { SealedContent } from '../agreement/hash';
import type { ProposalTable } from './agreementTables';
import type { Tables } from './schema';

/** Proposal or amendment to be stored. */
export interface NewProposal {
  bookingId: string;
  kind: ProposalKind;
  askedBy: Party;
  sealed: SealedContent;
  /** Number of the agreement that an amendment changes. */
  baseNumber: number | null;
  /** JSON of what the acceptance writes to the request. Null for a proposal. */
  change: string | null;
  /** Last local day on which it can be accepted. */
  validUntil: string;
  /** Null for the customer. */
  userId: string | null;
  now: Date;
}

/** Acceptance of a proposal to be stored. */
export interface NewAcceptance {
  way: AcceptanceWay;
  name: string;
  language: Language;
  /** Local day of a spoken yes. */
  on: string | null;
  /** Id of the user who noted a spoken yes. */
  notedBy: string | null;
}

/** Proposal that waits for the customer's answer, or the agreement in force. */
export type StoredProposal = Pick<Selectable<ProposalTable>, 'number' | 'hash' | 'change' | 'valid_until' | 'base_number' | 'created_at'> & { kind: ProposalKind; content: AgreementContent };

const COLUMNS = ['number', 'kind', 'content', 'hash', 'change', 'valid_until', 'base_number', 'created_at'] as const;

const among = <Value extends string>(values: readonly Value[], stored: string, otherwise: Value): Value => values.find((value) => value === stored) ?? otherwise;

const toStored = (row: Pick<Selectable<ProposalTable>, (typeof COLUMNS)[number]>): StoredProposal => ({ ...row, kind: among(PROPOSAL_KINDS, row.kind, 'proposal'), content: JSON.parse(row.content) as AgreementContent });

/** Returns the latest proposal of a request in a state, or null. One whose personal data are erased does not count. */
async function findLatest(db: Kysely<Tables>, bookingId: string, state: StoredProposalState): Promise<StoredProposal | null> {
  const row = await db.selectFrom('proposal').select(COLUMNS).where('booking_id', '=', bookingId).where('state', '=', state).where('content', '!=', '').orderBy('number', 'desc').executeTakeFirst();
  return row ? toStored(row) : null;
}

/** Returns the open proposal that can still be accepted on a day, or null. @param today local day */
export async function findOpenProposal(db: Kysely<Tables>, bookingId: string, today: string): Promise<StoredProposal | null> {
  const open = await findLatest(db, bookingId, 'open');
  return open && open.valid_until >= today ? open : null;
}

/** Returns the agreement in force: the latest proposal or amendment that was accepted; null before the first. */
export const findAgreement = (db: Kysely<Tables>, bookingId: string): Promise<StoredProposal | null> => findLatest(db, bookingId, 'accepted');

const acceptanceColumns = ({ way, name, language, on, notedBy }: NewAcceptance, now: Date) =>
  ({ accepted_at: now.toISOString(), accepted_way: way, accepted_name: name, accepted_language: language, accepted_on: on, noted_by: notedBy }) as const;

/** Stores a proposal, open or already accepted. @returns its number */
export async function insertProposal(trx: Transaction<Tables>, { bookingId, kind, askedBy, sealed, baseNumber, change, validUntil, userId, now }: NewProposal, acceptance: NewAcceptance | null = null): Promise<number> {
  const { last } = await trx.selectFrom('proposal').select(({ fn }) => fn.max('number').as('last')).where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  const accepted = acceptance ? acceptanceColumns(acceptance, now) : { accepted_name: '' };
  await trx
    .insertInto('proposal')
    .values({
      booking_id: bookingId,
      number,
      kind,
      asked_by: askedBy,
      state: acceptance ? 'accepted' : 'open',
      content: sealed.json,
      hash: sealed.hash,
      base_number: baseNumber,
      change,
      valid_until: validUntil,
      created_at: now.toISOString(),
      created_by: userId,
      ...accepted,
    })
    .execute();
  return number;
}

/** Records the acceptance of an open proposal. */
export async function storeAcceptance(trx: Transaction<Tables>, bookingId: string, number: number, acceptance: NewAcceptance, now: Date): Promise<void> {
  await trx
    .updateTable('proposal')
    .set({ state: 'accepted', change: null, ...acceptanceColumns(acceptance, now) })
    .where('booking_id', '=', bookingId)
    .where('number', '=', number)
    .execute();
}

/** Ends the open proposals of a request, expired ones included: another one or a change replaces them, or they are withdrawn. */
export async function closeProposals(trx: Transaction<Tables>, bookingId: string, state: Extract<StoredProposalState, 'replaced' | 'withdrawn'>): Promise<void> {
  await trx.updateTable('proposal').set({ state, change: null }).where('booking_id', '=', bookingId).where('state', '=', 'open').execute();
}

/** Erases the personal data of a request's proposals. Their hashes, states and days are kept. */
export async function eraseProposals(trx: Transaction<Tables>, bookingId: string): Promise<void> {
  await trx.updateTable('proposal').set({ content: '', change: null, accepted_name: '' }).where('booking_id', '=', bookingId).execute();
}

/** Lists the proposals and amendments of a request, oldest first; empty once the personal data are erased. @param today local day */
export async function listProposals(db: Kysely<Tables>, bookingId: string, today: string): Promise<Proposal[]> {
  const rows = await db
    .selectFrom('proposal')
    .leftJoin('user', 'user.id', 'proposal.noted_by')
    .selectAll('proposal')
    .select(['user.name', 'user.username'])
    .where('proposal.booking_id', '=', bookingId)
    .where('proposal.content', '!=', '')
    .orderBy('proposal.number')
    .execute();
  const contents = new Map(rows.map(({ number, content }) => [number, JSON.parse(content) as AgreementContent]));
  return rows.flatMap((row) => {
    const content = contents.get(row.number);
    if (!content) return [];
    const { accepted_at: at, accepted_language: language } = row;
    return [
      {
        number: row.number,
        kind: among(PROPOSAL_KINDS, row.kind, 'proposal'),
        askedBy: among(PARTIES, row.asked_by, 'owner'),
        state: proposalState({ state: among(['open', 'accepted', 'replaced', 'withdrawn'], row.state, 'withdrawn'), validUntil: row.valid_until }, today),
        hash: row.hash,
        createdAt: row.created_at,
        validUntil: row.valid_until,
        content,
        base: row.base_number === null ? null : (contents.get(row.base_number) ?? null),
        acceptance:
          at === null
            ? null
            : {
                at,
                way: among(ACCEPTANCE_WAYS, row.accepted_way ?? '', 'link'),
                name: row.accepted_name,
                language: isLanguage(language) ? language : content.language,
                on: row.accepted_on,
                notedBy: row.noted_by === null ? '' : row.name || row.username || '',
              },
      },
    ];
  });
}
