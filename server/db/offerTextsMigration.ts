import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './schema';

const MOVED = /^offers\.(?=detail\.|missing\.|allTrainings$|allEvents$)/;

/** What only an offer's own page says has tags that begin with `offer.` now. What the owner wrote there, and had written before, goes with it. */
export const offerTexts: Migration = {
  async up(db: Kysely<Tables>) {
    const standing = await db.selectFrom('catalogue').select(['id', 'tag', 'fields']).where('resource', '=', 'content').where('tag', 'like', 'offer%').execute();
    const versions = await db.selectFrom('text_version').select('tag').distinct().where('tag', 'like', 'offer%').execute();
    const taken = new Set([...standing, ...versions].map(({ tag }) => tag));
    const renamed = (tag: string | null): string | null => {
      const to = tag?.replace(MOVED, 'offer.') ?? null;
      // Written under its new name already: that one counts.
      return to === tag || taken.has(to) ? null : to;
    };
    for (const { id, tag, fields } of standing) {
      const to = renamed(tag);
      if (to !== null) await db.updateTable('catalogue').set({ tag: to, fields: JSON.stringify({ ...(JSON.parse(fields) as object), tag: to }) }).where('id', '=', id).where('resource', '=', 'content').execute();
    }
    for (const { tag } of versions) {
      const to = renamed(tag);
      if (to !== null) await db.updateTable('text_version').set({ tag: to }).where('tag', '=', tag).execute();
    }
  },
};
