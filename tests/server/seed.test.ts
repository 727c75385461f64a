import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../src/contract/resources';
import { seedCatalogue, type SeededName } from '../../server/db/seed/catalogue';

const TODAY = '2027-05-10';
const catalogue = seedCatalogue(TODAY);
const MIN_ROWS: Partial<Record<SeededName, number>> = { meat: 8, side: 10, tool: 8, contentfocus: 6, training: 5, event: 6 };
const NAMES = Object.keys(catalogue) as SeededName[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const variationsOf = (row: Record<string, unknown>): Record<string, unknown>[] => (Array.isArray(row['variations']) ? row['variations'].filter(isRecord) : []);
const withoutId = ({ id: _, ...fields }: { id: string } & Record<string, unknown>) => fields;
const textOf = (row: Record<string, unknown>, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

describe.each(NAMES)('seeded %s', (name) => {
  const rows = catalogue[name];

  test('has the minimum number of entries', () => expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS[name] ?? 0));

  test.each(rows.map((row) => [row.id, row] as const))('%s is valid without its id', async (_, row) => {
    const fields = withoutId(row);
    await expect(RESOURCES[name].schema.validate(fields, { strict: true, abortEarly: false })).resolves.toEqual(fields);
  });

  test('has unique, readable ids that do not resemble variation ids', () => {
    const ids = rows.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has every text in both languages, with different content', () => {
    for (const row of [...rows, ...rows.flatMap(variationsOf)]) {
      for (const field of Object.keys(row).filter((key) => key.endsWith('_fr'))) {
        const [fr, en] = [textOf(row, field), textOf(row, field.replace(/_fr$/, '_en'))];
        expect(fr, field).not.toBe('');
        expect(en, field).not.toBe('');
        expect(fr).not.toBe(en);
      }
    }
  });

  test('has typographic spaces in French, and no straight apostrophe in any text', () => {
    const texts = [...rows, ...rows.flatMap(variationsOf)].flatMap((row) => Object.keys(row).filter((field) => /_(fr|en)$/.test(field)).map((field) => ({ field, text: textOf(row, field) })));
    for (const { text } of texts) expect(text).not.toContain("'");
    for (const { text } of texts.filter(({ field }) => field.endsWith('_fr'))) expect(text).not.toMatch(/[^\u00a0][:»]|[^\u202f][;!?]/);
  });
});

test('every seeded meat and side has the data of both estimates and a price above its cost', () => {
  for (const meat of catalogue.meat) {
    expect(Number(meat['sellPerKg'])).toBeGreaterThan(Number(meat['costPerKg']));
    expect(Number(meat['avgKgPerPerson'])).toBeGreaterThanOrEqual(0.12);
    expect(Number(meat['avgKgPerPerson'])).toBeLessThanOrEqual(0.35);
  }
  for (const side of catalogue.side) {
    for (const field of ['sellPerKg', 'avgKgPerPerson', 'sellPerServing', 'avgServingsPerPerson']) expect(Number(side[field]), field).toBeGreaterThan(0);
  }
});

test('at least four seeded sides have two to four variations with one default', () => {
  const varied = catalogue.side.map(variationsOf).filter((variations) => variations.length > 0);
  expect(varied.length).toBeGreaterThanOrEqual(4);
  for (const variations of varied) {
    expect(variations.length).toBeGreaterThanOrEqual(2);
    expect(variations.length).toBeLessThanOrEqual(4);
    expect(variations.filter((variation) => variation['isDefault'] === true)).toHaveLength(1);
    for (const variation of variations) expect(Number(variation['priceModifier'])).toBeLessThanOrEqual(3);
  }
});

test.each(['2026-01-01', '2027-05-10', '2028-02-29', '2030-12-31'])('no seeded date is in the past on %s', (today) => {
  const { training, event } = seedCatalogue(today);
  for (const row of training) expect(textOf(row, 'eventDateTime') > today, row.id).toBe(true);
  for (const row of event) expect(textOf(row, 'date') > today, row.id).toBe(true);
});

test('exactly one seeded training is online, and seeded offers reference only existing catalogue items', () => {
  expect(catalogue.training.filter((row) => row['type'] === 'online')).toHaveLength(1);
  const lists = { contentFocus: 'contentfocus', meatsCovered: 'meat', toolsUsed: 'tool', meatsOffered: 'meat', sidesOffered: 'side' } as const;
  for (const row of [...catalogue.training, ...catalogue.event]) {
    for (const [field, name] of Object.entries(lists)) {
      const named: unknown = row[field] ?? [];
      for (const id of Array.isArray(named) ? named : []) expect(catalogue[name].map((item) => item.id)).toContain(id);
    }
  }
});
