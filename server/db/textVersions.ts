import type { Kysely } from 'kysely';
import type { TextVersion } from '../../src/contract/content';
import type { Text } from '../../src/contract/language';
import type { Tables } from './schema';

/** Stores the new version of a text, in the transaction that writes it. A null value records its deletion. */
export async function insertTextVersion(trx: Kysely<Tables>, { tag, value }: { tag: string; value: Text | null }, { by, now }: { by: string; now: Date }): Promise<void> {
  const { last } = await trx
    .selectFrom('text_version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow();
  const version = { tag, number: Number(last ?? 0) + 1, value: value && JSON.stringify(value), saved_at: now.toISOString(), user_id: by };
  await trx.insertInto('text_version').values(version).execute();
}

/** Lists the versions of a text, newest first, with the names of their authors. */
export async function listTextVersionsOf(db: Kysely<Tables>, tag: string): Promise<TextVersion[]> {
  const rows = await db
    .selectFrom('text_version')
    .leftJoin('user', 'user.id', 'text_version.user_id')
    .select(['text_version.number', 'text_version.value', 'text_version.saved_at', 'user.name', 'user.username'])
    .where('text_version.tag', '=', tag)
    .orderBy('text_version.number', 'desc')
    .execute();
  return rows.map(({ number, value, saved_at, name, username }) => ({
    number,
    value: value === null ? null : (JSON.parse(value) as Text),
    savedAt: saved_at,
    savedBy: [name, username].find(Boolean) ?? '',
  }));
}
