import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AUDITED, type Audited } from '../../src/contract/audit';
import type { Page } from './catalogue';
import type { Tables } from './schema';

export interface AuditEntry {
  what: Audited;
  /** Id of the acting user, or null when not logged in. */
  by: string | null;
  /** `user` or a resource, a slash, and the id. Empty when the subject is unknown. */
  subject: string;
  /** Description of the change, in figures and internal terms. Must not contain a name or an e-mail address. */
  change?: string;
}

/** Writes an audit entry. Must be called in the transaction of the change. */
export async function insertAuditEntry(trx: Kysely<Tables>, { what, by, subject, change = '' }: AuditEntry, now: Date): Promise<void> {
  await trx.insertInto('audit').values({ id: randomUUID(), at: now.toISOString(), what, user_id: by, subject, change }).execute();
}

/** Describes the differences of two records: `role: user → admin, disabled: false → true`. Empty when equal. */
export function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string {
  const formatValue = (value: unknown) => (value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => formatValue(before[name]) !== formatValue(after[name]))
    .map((name) => `${name}: ${formatValue(before[name])} → ${formatValue(after[name])}`)
    .join(', ');
}

/** Returns a page of the audit log, newest first, with the usernames of accounts that still exist. */
export async function listAudit(db: Kysely<Tables>, { limit, offset }: Page & { limit: number }) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('user', 'user.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.what', 'audit.subject', 'audit.change', 'user.username'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ subject }) => subject).filter((subject) => subject.startsWith('user/')).map((subject) => subject.slice('user/'.length));
  const people = ids.length === 0 ? [] : await db.selectFrom('user').select(['id', 'username']).where('id', 'in', ids).execute();
  const names = new Map(people.map(({ id, username }) => [`user/${id}`, username]));
  return rows.flatMap(({ id, at, what, subject, change, username }) => {
    const known = AUDITED.find((each) => each === what);
    return known ? [{ id, at, what: known, by: username ?? '', subject: names.get(subject) ?? subject, change }] : [];
  });
}
