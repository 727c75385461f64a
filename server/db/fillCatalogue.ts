import type { Kysely } from 'kysely';
import { CATALOGUE_NAMES, type CatalogueName } from '../../src/contract/resources';
import { catalogueRow } from './catalogue';
import type { Tables } from './schema';

/** The things that a new catalogue starts with, each with the id that it keeps. */
export type Seed = Readonly<Partial<Record<CatalogueName, readonly { id: string; [field: string]: unknown }[]>>>;

/** Fills an empty catalogue. Running it again after a crash in its middle adds what is missing. */
export async function fillCatalogue(db: Kysely<Tables>, seed: Seed, now: Date): Promise<void> {
  for (const resource of CATALOGUE_NAMES) {
    const rows = (seed[resource] ?? []).map(({ id, ...fields }, position) => catalogueRow(resource, id, fields, position, now));
    // One at a time: a single statement for everything could pass the engines' limit of parameters.
    for (const row of rows) await db.insertInto('catalogue').values(row).onConflict((conflict) => conflict.doNothing()).execute();
  }
}
