import { frenchSpacing } from '../../../src/contract/language';
import type { CatalogueName } from '../../../src/contract/resources';
import { contentFocuses } from './contentFocuses';
import { events } from './events';
import { meats } from './meats';
import { sides } from './sides';
import { tools } from './tools';
import { trainings } from './trainings';

export type SeededName = Exclude<CatalogueName, 'content'>;
export type SeedRow = { id: string } & Record<string, unknown>;

/** Applies French spacing here, so that the seed texts can use plain spaces. */
const typeset = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'object' && item !== null ? typesetFields(item) : item));
  return name.endsWith('_fr') && typeof value === 'string' ? frenchSpacing(value) : value;
};

const typesetFields = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeset(name, value)]));

const rows = (items: readonly { id: string }[]): SeedRow[] => items.map((item) => ({ ...typesetFields(item), id: item.id }));

/**
 * Initial catalogue, in display order.
 * @param today local day; trainings and public events are dated after it
 */
export const seedCatalogue = (today: string): Record<SeededName, SeedRow[]> => ({
  meat: rows(meats),
  side: rows(sides),
  tool: rows(tools),
  contentfocus: rows(contentFocuses),
  training: rows(trainings(today)),
  event: rows(events(today)),
});

/** Catalogue seeded on the first start. All items are fictitious and marked as examples until the owner edits them. @param today local day */
export function sampleCatalogue(today: string): Record<SeededName, SeedRow[]> {
  const catalogue = seedCatalogue(today);
  for (const item of Object.values(catalogue).flat()) item['sample'] = true;
  return catalogue;
}
