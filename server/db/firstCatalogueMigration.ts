import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Seed } from './seed/seed';

/** Fills an empty catalogue. A migration, so that it happens once: an owner who empties the catalogue finds it empty after the next start. */
export const firstCatalogue = (seed: Seed): Migration => ({
  async up(db: Kysely<unknown>) {
    const at = new Date().toISOString();
    for (const [resource, things = []] of Object.entries(seed)) {
      // One at a time: a single statement for everything could pass the engines' limit of parameters.
      for (const [position, { id, ...fields }] of things.entries()) {
        const active = fields['isActive'] === false || fields['visibility'] === 'pending' ? 0 : 1;
        const tag = typeof fields['tag'] === 'string' ? fields['tag'] : null;
        await sql`insert into catalogue (id, resource, fields, position, active, tag, created_at, updated_at) values (${id}, ${resource}, ${JSON.stringify(fields)}, ${position}, ${active}, ${tag}, ${at}, ${at}) on conflict do nothing`.execute(db);
      }
    }
  },
});
