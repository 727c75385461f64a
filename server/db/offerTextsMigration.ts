import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const MOVED = /^offers\.(?=detail\.|missing\.|allTrainings$|allEvents$)/;

/**
 * Renames the tags of texts used only on an offer's page to begin with `offer.`. The owner's text overrides and their earlier versions are renamed
 * too.
 */
export const offerTexts: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: entries } = await sql<{ id: string; tag: string | null; fields: string }>`select id, tag, fields from catalogue where resource = 'content' and tag like 'offer%'`.execute(db);
    const { rows: versions } = await sql<{ tag: string }>`select distinct tag from text_version where tag like 'offer%'`.execute(db);
    const taken = new Set([...entries, ...versions].map(({ tag }) => tag));
    const renamed = (tag: string | null): string | null => {
      const to = tag?.replace(MOVED, 'offer.') ?? null;
      // Skips a text that already has an override under the new tag, because the newer one applies.
      return to === tag || taken.has(to) ? null : to;
    };
    for (const { id, tag, fields } of entries) {
      const to = renamed(tag);
      if (to !== null) await sql`update catalogue set tag = ${to}, fields = ${JSON.stringify({ ...(JSON.parse(fields) as object), tag: to })} where id = ${id} and resource = 'content'`.execute(db);
    }
    for (const { tag } of versions) {
      const to = renamed(tag);
      if (to !== null) await sql`update text_version set tag = ${to} where tag = ${tag}`.execute(db);
    }
  },
};
