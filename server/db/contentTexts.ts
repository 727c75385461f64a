import type { Kysely } from 'kysely';
import type { ContentEntry } from '../../src/contract/content';
import type { Tables } from './schema';

/** Lists the text overrides whose tag begins with one of the namespaces. */
export async function listTextsOf(db: Kysely<Tables>, namespaces: readonly string[]): Promise<ContentEntry[]> {
  const rows = await db
    .selectFrom('catalogue')
    .select('fields')
    .where('resource', '=', 'content')
    .where((is) => is.or(namespaces.map((namespace) => is('tag', 'like', `${namespace}.%`))))
    .execute();
  return rows.map(({ fields }) => JSON.parse(fields) as ContentEntry);
}
