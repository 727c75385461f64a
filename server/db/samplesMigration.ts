import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ids of the seeded items of earlier releases. */
const FILLED_IN = {
  meat: ['brisket', 'pulled-pork', 'ribs', 'smoked-chicken', 'house-sausage', 'trout', 'turkey-breast', 'burnt-ends', 'smoked-meat'],
  side: ['coleslaw', 'potato-salad', 'baked-beans', 'mac-and-cheese', 'corn-bread', 'grilled-corn', 'grilled-vegetables', 'house-pickles', 'caesar-salad', 'fries'],
  tool: ['offset-smoker', 'probe-thermometer', 'brisket-knife', 'butcher-paper', 'wood-fired-oven', 'pizza-peel', 'chimney-starter', 'injector', 'dough-scraper'],
  contentfocus: ['fire-management', 'rub-and-brine', 'trimming-brisket', 'dough-fermentation', 'food-safety', 'slicing-and-service'],
  training: ['first-brisket', 'backyard-smoker', 'wood-fired-pizza', 'rubs-and-brines-online', 'feeding-fifty'],
  event: ['smokehouse-saturday', 'pizza-night', 'microbrewery-pairing', 'rib-sunday', 'village-mechoui', 'chefs-table'],
} as const;

/**
 * Marks seeded items that have not been changed since as examples. An event or a training with reserved seats counts as real. List keys are rebuilt
 * afterwards (`fillDerived`), because they depend on this flag.
 */
export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [resource, ids] of Object.entries(FILLED_IN)) {
      for (const id of ids) {
        const { rows } = await sql<{ fields: string }>`
          select fields from catalogue where resource = ${resource} and id = ${id} and version = 1
            and not exists (select 1 from seat_reservation where kind = ${resource} and thing_id = ${id})`.execute(db);
        for (const { fields } of rows) await sql`update catalogue set fields = ${JSON.stringify({ ...(JSON.parse(fields) as object), sample: true })} where resource = ${resource} and id = ${id}`.execute(db);
      }
    }
    await sql`delete from catalogue_listing`.execute(db);
  },
};
