import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AUDITED, type Audited } from '../../src/contract/audit';
import type { Page } from './catalogue';
import type { Tables } from './schema';

export interface AuditEntry {
  what: Audited;
  /** The id of who does it; null for somebody who is not signed in. */
  by: string | null;
  /** `user` or a resource, a slash, and the id; empty when it is nothing that is known. */
  subject: string;
  /** What changed, in figures and words of the house; never a name or an address. */
  change?: string;
}

/** Writes a line of the audit; to be called in the transaction that makes it true. */
export async function keepAudit(trx: Kysely<Tables>, { what, by, subject, change = '' }: AuditEntry, now: Date): Promise<void> {
  await trx.insertInto('audit').values({ id: randomUUID(), at: now.toISOString(), what, user_id: by, subject, change }).execute();
}

/** Says how two records differ: `role: user → admin, disabled: false → true`; empty when they do not. */
export function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string {
  const said = (value: unknown) => (value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => said(before[name]) !== said(after[name]))
    .map((name) => `${name}: ${said(before[name])} → ${said(after[name])}`)
    .join(', ');
}

/** A page of the audit, the newest first, with the usernames of those who have one still. */
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
