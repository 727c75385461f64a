import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Seed } from './seed/seed';

/** Seeds an empty catalogue. As a migration, it runs only once, so a catalogue that the owner has emptied stays empty after a restart. */
export const firstCatalogue = (seed: Seed): Migration => ({
  async up(db: Kysely<unknown>) {
    const at = new Date().toISOString();
    for (const [resource, things = []] of Object.entries(seed)) {
      // Inserts rows one by one, because a single statement could exceed the engines' parameter limit.
      for (const [position, { id, ...fields }] of things.entries()) {
        const active = fields['isActive'] === false || fields['visibility'] === 'pending' ? 0 : 1;
        const tag = typeof fields['tag'] === 'string' ? fields['tag'] : null;
        await sql`insert into catalogue (id, resource, fields, position, active, tag, created_at, updated_at) values (${id}, ${resource}, ${JSON.stringify(fields)}, ${position}, ${active}, ${tag}, ${at}, ${at}) on conflict do nothing`.execute(db);
      }
    }
  },
});
